// The coach in the browser: advice in a game against a bot, and the review of a game.
import { test } from "node:test";
import { accessible, asked, guestOf, picture, premises } from "./support.mjs";

const { server, browser } = await premises();
/** A game of which one answer was given. */
const SHORT = "otys.1.AgAAAAAAR1oz-eg8D_Nr9zHWSpJzLoKvjYj6F2l_UrztlIn2rFIBAAKf9JyS";
/** A game of random answers, of which the first was a blunder. */
const BLUNDERED = "otys.1.AgAAAAD_EZkzNLipXOPTsxu8LEzCQYs5dZ_x3_RVcY6BwlwqxLkMAHOGHrRxJiI";

test("Against a bot the coach tells what it would do, and the board shows it", async (context) => {
  const { page } = await guestOf(browser, context);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play Otys against a bot" }).click();
  await asked(page);
  await page.getByRole("button", { name: "What would you do?" }).click();
  await page.locator(".advice-line").nth(1).waitFor();
  await page.locator(".foretold [data-stopped]").waitFor();
  await accessible(page, "advice");
  await page.getByRole("button", { name: "Hide the advice" }).click();
  await page.locator(".advice-line").first().waitFor({ state: "detached" });
});

test("What was better is played on the board, and put away again", async (context) => {
  const { page } = await guestOf(browser, context);
  await page.goto(`${server.address}/replay#game=${BLUNDERED}`);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.locator(".review select").selectOption("quick");
  await page.getByRole("button", { name: "Review this game" }).click();
  await page.locator('.review-list [data-verdict="blunder"]').first().click();
  await page.locator(".review-better li").first().waitFor();
  await picture(page, "review-1280");
  // The blunder was the first decision; the board of the better line stands where that leads.
  await page.locator('.table[data-decision="0"]').waitFor();
  await page.getByRole("button", { name: "Show on the board" }).click();
  await page.locator(".replay-varied").waitFor();
  await page.locator('.table:not([data-decision="0"])').waitFor();
  await accessible(page, "a better line on the board");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".replay-varied").waitFor({ state: "detached" });
  await page.locator('.table[data-decision="0"]').waitFor();
});

test("A replay is reviewed beside the board", async (context) => {
  const { page } = await guestOf(browser, context);
  await page.goto(`${server.address}/replay#game=${SHORT}`);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.locator(".review select").selectOption("quick");
  await page.getByRole("button", { name: "Review this game" }).click();
  await page.locator(".review-ledger tbody tr").nth(4).waitFor();
  await accessible(page, "review");
  await page.getByRole("button", { name: "Turns", exact: true }).click();
  await page.locator(".turns").waitFor();
});
