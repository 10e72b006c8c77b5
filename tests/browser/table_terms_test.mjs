// What people at a table of a server can say about it: giving up, ending by agreement, clocks and pauses, a word to the
// others, once more; and how their turn is told. Two browsers, one wide and one narrow.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accessible,
  answerByClicking,
  claim,
  decisionOf,
  eventually,
  fits,
  guestOf,
  onlinePremises,
  outOfSight,
  picture,
} from "./support.mjs";

const { server, address, browser } = await onlinePremises();

/** Makes a table of so many people and seats them: the first at 1280 px, all others at 360. */
async function seatAll(context, { people = ["Ann", "Bob"], ...more } = {}) {
  const request = {
    game: "otys",
    options: { players: people.length },
    seats: people.map((name) => ({ kind: "human", name })),
    ...more,
  };
  const made = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  }).then((answer) => answer.json());
  const guests = [];
  for (const [seat, token] of made.tokens.entries()) {
    const size = seat === 0 ? { width: 1280, height: 800 } : { width: 360, height: 740 };
    const { page } = await guestOf(browser, context, size);
    await page.goto(`${address}/t/${made.table}#${token}`);
    await claim(page);
    guests.push(page);
  }
  for (const page of guests) await page.locator(".table").waitFor();
  return guests;
}

const open = async (page) => {
  if ((await page.locator("details.table-terms[open]").count()) === 0)
    await page.locator(".table-terms summary").click();
};
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const isOver = (page) => page.locator(".table[data-over]").waitFor();
/** However it ended: the deal is checked, and nobody is accused. */
const isProved = (page) => page.locator('.opened[data-verdict="joint"]').waitFor();
const verdict = (page) => page.locator(".outcome .question-text").innerText();

test("Giving up asks once more, ends a game of two, and everybody is told who has won", async (context) => {
  const [ann, bob] = await seatAll(context);
  await open(bob);
  await press(bob, "Give up");
  await press(bob, "No, play on");
  assert.equal(await ann.locator(".table[data-over]").count(), 0);
  await press(bob, "Give up");
  await fits(bob, "giving up at 360 px");
  await accessible(bob, "giving up", ".table-terms");
  await picture(bob, "terms-give-up-360");
  await press(bob, "Yes, give up");
  await Promise.all([ann, bob].map(isOver));
  assert.equal(await verdict(ann), "You win: Bob gave up.");
  assert.equal(await verdict(bob), "Ann wins: Bob gave up.");
  await Promise.all([ann, bob].map(isProved));
  await picture(ann, "terms-given-up-1280");
});

test("Of three the others play on, with a bot in place of who gave up", async (context) => {
  const [ann, bob, cleo] = await seatAll(context, { people: ["Ann", "Bob", "Cleo"] });
  await open(bob);
  await press(bob, "Give up");
  await press(bob, "Yes, give up");
  await ann.locator('.seat[data-seat="1"]').getByText("(has given up)").waitFor();
  assert.equal(await ann.locator(".table[data-over]").count(), 0);
  await open(cleo);
  await press(cleo, "Give up");
  await press(cleo, "Yes, give up");
  await isOver(ann);
  assert.equal(await verdict(ann), "You win: Cleo gave up.");
  await isProved(ann);
});

test("A game ends by agreement when all agree, and goes on when one refuses", async (context) => {
  const [ann, bob] = await seatAll(context);
  await open(ann);
  await press(ann, "Propose to end");
  await bob.locator('[data-agreement="end"]').waitFor();
  await accessible(bob, "asked to end", '[data-agreement="end"]');
  await fits(bob, "asked to end at 360 px");
  await picture(bob, "terms-end-asked-360");
  await press(bob, "Play on");
  await ann.locator('[data-agreement="end"]').waitFor({ state: "detached" });
  await open(ann);
  await press(ann, "Propose to end");
  await press(bob, "End the game");
  await Promise.all([ann, bob].map(isOver));
  assert.match(await verdict(ann), /^Ended by agreement/);
  await Promise.all([ann, bob].map(isProved));
});

test("Clocks are shown, stand still by agreement, and no answer is taken meanwhile", async (context) => {
  const [ann, bob] = await seatAll(context, { clock: { time: 259_200, increment: 60 }, late: "lose" });
  for (const page of [ann, bob]) assert.equal(await page.locator(".seat-clock").count(), 2);
  assert.equal(await ann.locator(".seat-clock[data-runs]").count(), 1);
  for (const page of [ann, bob]) {
    assert.match(await page.locator(".deadline").innerText(), /^Time left: (3 days 0:00|2 days 23:59)$/);
  }
  assert.deepEqual(await outOfSight(ann, ".table-terms summary"), []);
  await fits(bob, "clocks at 360 px");
  await picture(ann, "terms-clocks-1280");
  await picture(bob, "terms-clocks-360");
  await open(ann);
  assert.deepEqual(await outOfSight(ann, ".table-terms button"), []);
  await picture(ann, "terms-open-1280");
  await press(ann, "Ask for a pause");
  await bob.locator('[data-agreement="pause"]').waitFor();
  await press(bob, "Pause");
  await Promise.all([ann, bob].map((page) => page.locator('[data-agreement="paused"]').waitFor()));
  assert.equal(await ann.locator(".seat-clock[data-runs]").count(), 0);
  assert.equal(await ann.locator(".deadline").count(), 0);
  const asked = (await ann.locator(".question[data-mine]").count()) > 0 ? ann : bob;
  const fold = asked.locator('.asked .answer-fold[aria-expanded="false"]');
  if ((await fold.count()) > 0) await fold.first().click();
  const before = await decisionOf(asked);
  await asked.locator(".asked button[data-answer]").first().click();
  await asked.locator(".refused").getByText("The game is paused").waitFor();
  assert.equal(await decisionOf(asked), before);
  await accessible(bob, "paused", ".asked");
  await fits(bob, "paused at 360 px");
  await picture(ann, "terms-paused-1280");
  await picture(bob, "terms-paused-360");
  await press(ann, "I am ready");
  await bob.getByText("Ready to go on: Ann.").waitFor();
  await press(bob, "I am ready");
  await ann.locator(".seat-clock[data-runs]").waitFor();
  await ann.locator(".deadline").waitFor();
});

test("Whoever has no time left has lost, where the table was made so", async (context) => {
  const [ann, bob] = await seatAll(context, { clock: { time: 2 }, late: "lose" });
  await Promise.all([ann, bob].map(isOver));
  const verdicts = await Promise.all([ann, bob].map(verdict));
  assert.ok(
    verdicts.some((text) => /^You win: the other clock has run out/.test(text)),
    verdicts.join(),
  );
  await Promise.all([ann, bob].map(isProved));
  await picture(ann, "terms-time-over-1280");
  await picture(bob, "terms-time-over-360");
});

test("A word to the others is seen beside the name", async (context) => {
  const [ann, bob] = await seatAll(context);
  await open(bob);
  await fits(bob, "reactions at 360 px");
  await picture(bob, "terms-reactions-360");
  await press(bob, "Well done!");
  await ann.locator('.seat[data-seat="1"] .seat-reaction').getByText("Well done!").waitFor();
  await picture(ann, "terms-reaction-1280");
});

test("Once more is kept by the server: who comes back after it was started again finds the way", async (context) => {
  const [ann, bob] = await seatAll(context);
  await open(bob);
  await press(bob, "Give up");
  await press(bob, "Yes, give up");
  await Promise.all([ann, bob].map(isOver));
  await bob.locator(".result").getByRole("button", { name: "Play again" }).click();
  await claim(bob);
  await bob.locator(".waiting-room").waitFor();
  await fits(bob, "waiting for the others at 360 px");
  await picture(bob, "terms-waiting-360");
  assert.equal(await bob.locator("[data-arrived]").getAttribute("data-arrived"), "1");
  await server.kill();
  await server.start();
  await ann.reload();
  await ann.locator(".result").getByRole("link", { name: "On to the next table" }).click();
  await claim(ann);
  await Promise.all([ann, bob].map((page) => page.locator(".table:not([data-over])").waitFor()));
  assert.equal(new URL(ann.url()).pathname, new URL(bob.url()).pathname);
  assert.match((await ann.locator(".seat-name").allInnerTexts()).join(), /Bob.*Ann \(you\)/s);
});

test("One's turn is marked in the title and on the icon, and a notification comes only where it is allowed", async (context) => {
  const [ann, bob] = await seatAll(context);
  const marked = (page) => page.title().then((title) => title.startsWith("▶ "));
  const icon = (page) => page.locator('link[rel="icon"]').getAttribute("href");
  assert.ok(await eventually(async () => (await marked(ann)) !== (await marked(bob))));
  const [mine, other] = (await marked(ann)) ? [ann, bob] : [bob, ann];
  assert.equal(await icon(mine), "/icon_turn.svg");
  assert.equal(await icon(other), "/icon.svg");
  assert.equal((await fetch(`${address}/icon_turn.svg`)).status, 200);
  for (let answers = 0; answers < 40 && !(await marked(other)); ++answers) {
    if ((await mine.locator(".question[data-mine]").count()) > 0) await answerByClicking(mine);
  }
  assert.ok(await eventually(() => marked(other)));
  assert.ok(await eventually(async () => !(await marked(mine))));
  // Without the permission the switch stays off, and the page says why.
  await mine.goto(`${address}/settings`);
  await mine
    .locator('input[name="notify"][value="on"]')
    .check({ force: true })
    .catch(() => {});
  await mine.getByText("Your browser does not allow notifications").waitFor();
  assert.equal(await mine.locator('input[name="notify"][value="off"]').isChecked(), true);
});
