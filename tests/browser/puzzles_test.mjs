// Puzzles in the browser: one is failed and then solved, the streak begins, and everything is there offline.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { accessible, fits, guestOf, picture, premises, root } from "./support.mjs";

const { server, browser } = await premises();

const bookOf = (game) => JSON.parse(readFileSync(join(root, `games/${game}/puzzles/puzzles.json`), "utf8")).puzzles;
/** What has to be found: where there is only one answer nobody is asked. */
const toFind = ({ steps }) =>
  steps.filter(({ lines }) => lines.length > 1).map(({ lines }) => lines[0].answers[0]);

/** Only with its table is a puzzle there. */
const phase = (page, name) => page.locator(`.puzzle[data-phase="${name}"]:not([data-busy]) .table[data-game]`).waitFor();

/** By its button in the list of answers, opening groups until it is there. */
async function give(page, text) {
  const button = page.locator(`.asked .answers [data-answer="${text}"]`);
  const closed = page.locator('.asked .answer-fold[aria-expanded="false"]');
  while ((await button.count()) === 0 && (await closed.count()) > 0) await closed.first().click();
  await button.first().click();
}

test("The puzzle of the day is failed, tried again and solved, and a streak begins", async (context) => {
  const { page } = await guestOf(browser, context, { width: 360, height: 740, locale: "en-GB" });
  await page.goto(`${server.address}/puzzles`);
  await page.locator(".puzzles-game").nth(1).waitFor();
  await fits(page, "the puzzles");
  await accessible(page, "the puzzles");
  await picture(page, "puzzles-360");
  await page.locator('.puzzles-game[data-game="otys"] .puzzles-today a').click();
  await phase(page, "asked");
  await fits(page, "a puzzle");
  const puzzle = bookOf("otys")[Number(new URL(page.url()).pathname.split("/").at(-1)) - 1];
  await give(page, puzzle.obvious);
  await phase(page, "wrong");
  await page.locator(".puzzle-wrong").waitFor();
  await accessible(page, "a wrong answer");
  await fits(page, "a wrong answer");
  await picture(page, "puzzle-wrong-360");
  await page.getByRole("button", { name: "Try again" }).click();
  await phase(page, "asked");
  for (const [step, answer] of toFind(puzzle).entries()) {
    await page.locator(`.puzzle[data-step="${step}"]:not([data-busy])`).waitFor();
    await give(page, answer);
  }
  await phase(page, "solved");
  await accessible(page, "a solved puzzle");
  await picture(page, "puzzle-solved-360");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.locator('.puzzles-streak[data-days="1"]').waitFor();
  await page.locator("summary").first().click();
  await page.locator('.puzzle-mark[data-solved="later"]').first().waitFor();
  await accessible(page, "the list of puzzles");
});

test("The puzzle of the day is there without a network", async (context) => {
  const { page, context: browserContext } = await guestOf(browser, context);
  await page.goto(server.address);
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then(
      ({ active }) =>
        active.state === "activated" || new Promise((done) => active.addEventListener("statechange", done)),
    ),
  );
  await browserContext.setOffline(true);
  for (const game of ["otys", "thesauros"]) {
    await page.goto(`${server.address}/puzzles`);
    await page.locator(`.puzzles-game[data-game="${game}"] .puzzles-today a`).click();
    await phase(page, "asked");
    await page.getByRole("button", { name: "Show the answer" }).click();
    await phase(page, "shown");
  }
});

test("A puzzle of Thesauros is given up, and its line is played on the board", async (context) => {
  const { page } = await guestOf(browser, context);
  await page.goto(`${server.address}/puzzles/thesauros/1`);
  await phase(page, "asked");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await phase(page, "shown");
  await page.locator(".puzzle-line").waitFor();
  await picture(page, "puzzle-shown");
  await page.getByRole("button", { name: "Play it on the board" }).click();
  await page.locator('.table[data-decision="1"]').waitFor();
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await page.waitForURL(/\/puzzles\/thesauros\/2$/);
  await phase(page, "asked");
});
