// What others did, at whose pace, and the story for whoever comes back: with a real board, keyboard and storage.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, asked, decisionOf, picture, premises, visitor } from "./support.mjs";

const { server, browser } = await premises();

/** At a table of Otys where a bot begins, slowly enough to be watched for ever. */
async function atTable(context, options) {
  const person = await visitor(browser, { motion: "no-preference", ...options });
  context.after(async () => {
    await person.context.close();
    person.calm();
  });
  const { page } = person;
  await page.goto(server.address);
  await page.evaluate(() => localStorage.setItem("bathys.settings", JSON.stringify({ pace: "slow", language: "en" })));
  await page.goto(`${server.address}/new/otys`);
  await page.locator(".seat-form li").nth(0).locator("select").selectOption("easy");
  await page.locator(".seat-form li").nth(1).locator("select").selectOption("");
  await page.getByRole("button", { name: "Sit down" }).click();
  return page;
}

/** Whoever of the two begins: until the bot has had a turn and the person is asked. */
async function untilToldBy(page) {
  const told = page.locator(".turn-card .turn-line");
  for (let tries = 0; tries < 40; ++tries) {
    const skip = page.locator(".turn-skip");
    await page.locator(".turn-skip, .asked button[data-answer], .asked .answer-fold").first().waitFor();
    if ((await skip.count()) > 0) await page.keyboard.press("Escape");
    await asked(page);
    if ((await told.count()) > 0) return;
    const before = await decisionOf(page);
    // The last answer of a question of Otys is to go on; the first opens a group where there is one.
    await page.locator(".asked .answers .answer").last().click();
    await page.waitForFunction(
      (old) =>
        Number(document.querySelector(".table").dataset.decision) !== old ||
        document.querySelector('.asked .answer-fold[aria-expanded="true"]'),
      before,
    );
  }
  assert.fail("the bot never had a turn");
}

test("A key skips what a bot does; its turn is told, points at the board, and is shown again", async (context) => {
  const page = await atTable(context);
  await untilToldBy(page);
  await picture(page, "turn_card");
  const answers = await page.locator(".asked .answers").boundingBox();
  await page.locator(".turn-card .turn-line").first().hover();
  await page.locator(".pointer i").first().waitFor();
  const [ring, board] = [
    await page.locator(".pointer i").first().boundingBox(),
    await page.locator("#main").boundingBox(),
  ];
  assert.ok(ring.x > board.x && ring.x + ring.width < board.x + board.width + 8, "the ring is on the board");
  const now = await decisionOf(page);
  await page.locator(".turn-show").click();
  await page.locator(".turn-show", { hasText: "Stop" }).waitFor();
  // The question stays the present one, and nothing moves.
  assert.equal(await decisionOf(page), now);
  assert.deepEqual(await page.locator(".asked .answers").boundingBox(), answers);
  await page.keyboard.press("Escape");
  await page.locator(".turn-show", { hasText: "Show me" }).waitFor();
  await accessible(page, "the card of a turn");
});

test("Digits answer, Ctrl+Z takes back, ? shows the keys, and a note is no answer", async (context) => {
  const page = await atTable(context);
  await untilToldBy(page);
  const before = await decisionOf(page);
  await page.locator('[data-tool="note"]').evaluate((tool) => tool.click());
  await page.locator(".log .note textarea").fill("dive 123");
  assert.equal(await decisionOf(page), before);
  await page.locator("h2#question").focus();
  await page.keyboard.press("2");
  await page.waitForFunction((old) => Number(document.querySelector(".table").dataset.decision) > old, before);
  await page.keyboard.press("Control+z");
  await page.waitForFunction((old) => Number(document.querySelector(".table").dataset.decision) === old, before);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
  await accessible(page, "the keys");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // Three days later.
  const table = page.url();
  await page.goto(server.address);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith("bathys.visit."))) {
      const visit = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({ ...visit, at: Date.now() - 3 * 86_400_000 }));
    }
  });
  await page.goto(table);
  const story = page.getByRole("dialog", { name: "The story so far" });
  await story.getByText("3 days ago").waitFor();
  assert.equal(await story.locator("textarea").inputValue(), "dive 123");
  await picture(page, "story_so_far");
  await accessible(page, "the story so far");
  await story.getByRole("button", { name: "Go on playing" }).click();
  // What was shown is not forgotten with the reload: the record is played again.
  await asked(page);
  await page.locator(".turn-show").first().click();
  await page.locator(".turn-show", { hasText: "Stop" }).waitFor();
});
