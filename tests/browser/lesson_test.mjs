// Whole lessons as somebody plays them who presses what they are shown; leaving, going back, and what is damaged.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accessible,
  fits,
  lessonOf,
  outOfSight,
  picture,
  playLesson,
  premises,
  touchable,
  visitor,
} from "./support.mjs";

const { server, browser } = await premises();

const stepOf = (page) => page.locator(".lesson").getAttribute("data-step");

async function open(page, game) {
  await page.goto(`${server.address}/learn/${game}`);
  await page.locator('.lesson[data-phase="asked"]').waitFor();
}

/** Where all accounts of the budget stand between teacher and dock, none is covered, and it can be sealed. */
async function ledgerInSight(page) {
  await picture(page, "lesson-thesauros-budget-360");
  assert.deepEqual(await outOfSight(page, ".thes-ledger-account, .form-so-far button"), []);
  await touchable(page, "the ledger in a lesson", ".thes-ledger");
}

/** However long the teacher talks: there is room for an answer, or there is nothing to answer. */
async function roomToAnswer(page, where) {
  const room = await page.evaluate(() => {
    const answers = document.querySelector(".asked .answers");
    const reading = document.querySelector(".lesson-on, .lesson-end") !== null;
    return reading || !answers?.childElementCount ? null : answers.clientHeight;
  });
  assert.ok(room === null || room >= 44, `${where}: ${room} px for the answers`);
}

const WINDOWS = [
  { game: "otys", width: 1280, height: 800 },
  { game: "thesauros", width: 360, height: 740 },
];

for (const { game, width, height } of WINDOWS) {
  test(`The whole lesson of ${game} at ${width} px`, async () => {
    const person = await visitor(browser, { width, height });
    const { page } = person;
    await open(page, game);
    await accessible(page, "the beginning of a lesson");
    let steps = 0;
    await playLesson(page, game, async (step) => {
      ++steps;
      await fits(page, `${game}, ${step}`);
      await roomToAnswer(page, `${game}, ${step}`);
      if (width === 360 && step === "budget") await ledgerInSight(page);
    });
    assert.equal(steps, lessonOf(game).steps.length);
    await picture(page, `lesson-${game}-end`);
    await accessible(page, "the end of a lesson");
    await page.locator(".lesson-end .primary").click();
    await page.waitForURL(/\/local\//);
    await page.locator(`.table[data-game="${game}"]`).waitFor();
    await person.context.close();
    person.calm();
  });
}

test("The lesson of Otys with a finger at 360 px: something else, a refusal, back, away and here again", async () => {
  const person = await visitor(browser, { width: 360, height: 740, dark: true, locale: "fr-FR" });
  const { page } = person;
  await open(page, "otys");
  await fits(page, "a lesson");
  await page.locator(".lesson-on").click();
  await page.locator('.lesson[data-step="column"]').waitFor();
  await page.locator(".lesson-on").click();
  await page.locator('.lesson[data-step="rooms"] .lesson-on').click();
  await page.locator('.lesson[data-step="key"]').waitFor();
  // Allowed, but not asked for.
  await page.locator('.table-board [data-thing="key:1"]').click();
  await page.locator(".lesson-not").waitFor();
  assert.equal(await stepOf(page), "key");
  // Against the rules: the engine says so, with its rule.
  await page.locator('.table-board [data-why="sponsor:4"]').click({ force: true });
  await page.locator(".refused .rule-link").waitFor();
  await page.locator(".lesson-fold").click();
  assert.equal(await page.locator(".lesson-say").isVisible(), false);
  assert.equal(await page.locator(".lesson-do").isVisible(), true);
  await page.locator(".lesson-fold").click();
  await page.locator('.table-board [data-thing="key:4"]').click();
  await page.locator('.lesson[data-step="sponsor"]').waitFor();
  // The board has scrolled: whatever the mouse is on now would show its card.
  await page.mouse.move(0, 0);
  await picture(page, "lesson-otys-360");
  await accessible(page, "a lesson at 360 px");
  await touchable(page, "a lesson at 360 px", ".lesson-card");
  await page.locator(".lesson-back").click();
  await page.locator('.lesson[data-step="key"]').waitFor();
  await page.locator('.table-board [data-thing="key:4"]').click();
  await page.locator('.lesson[data-step="sponsor"]').waitFor();
  await page.goto(server.address);
  await open(page, "otys");
  assert.equal(await stepOf(page), "sponsor");
  await playLesson(page, "otys");
  await fits(page, "the end of a lesson");
  await person.context.close();
  person.calm();
});

test("A damaged lesson says so in one sentence and leads home", async () => {
  const whole = JSON.stringify(lessonOf("otys"));
  const damages = [
    whole.slice(0, 900),
    whole.replace('"key 4"', '"swim 4"'),
    whole.replace('"metal_expert"', '"mermaid"'),
  ];
  for (const [index, body] of damages.entries()) {
    const person = await visitor(browser);
    const { page } = person;
    await page.route("**/first-*.json", (route) => route.fulfill({ body, contentType: "application/json" }));
    await page.goto(`${server.address}/learn/otys`);
    // The second is found when it is reached.
    if (index === 1) for (let read = 0; read < 3; ++read) await page.locator(".lesson-on").click();
    await page.locator("main [role=alert]").waitFor();
    await page.locator("main .button.primary").click();
    await page.locator(".hero, .home").first().waitFor();
    await person.context.close();
    person.calm();
  }
});
