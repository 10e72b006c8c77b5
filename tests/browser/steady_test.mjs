// The table keeps still: what is asked and the way to answer are in sight in every position, and nothing jumps while a
// game is played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { golden, openPosition, positions } from "./positions.mjs";
import { guestOf, PATIENCE, premises } from "./support.mjs";

const { server, browser } = await premises();

async function guest(context, options) {
  const { page } = await guestOf(browser, context, options);
  await page.goto(server.address);
  return page;
}

/** In the page: what of the panel cannot be hit where it stands, with what it is. */
function outOfSight() {
  const hit = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && (element.contains(found) || found.contains(element)) && found.closest(".asked") !== null;
  };
  const all = (what) => [...document.querySelectorAll(`.asked ${what}`)].filter((one) => one.checkVisibility());
  const answers = all(".answers button");
  const list = document.querySelector(".answers");
  const problems = [];
  for (const what of ["#question", ".undo button"])
    for (const one of all(what)) if (!hit(one)) problems.push(`${what} is out of sight`);
  if (answers.length > 0 && !hit(answers[0])) problems.push("the first answer is out of sight");
  for (const one of all("[data-closing] button")) if (!hit(one)) problems.push("the way on is out of sight");
  // What does not fit is reached by scrolling the list itself, never the window.
  for (const one of answers) {
    one.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (!hit(one)) problems.push(`${one.textContent} cannot be reached`);
  }
  if (document.documentElement.scrollTop !== 0) problems.push("the window scrolls");
  const words = [...document.querySelectorAll(".otys-name, .otys-sponsor-text")].filter((one) => one.checkVisibility());
  for (const one of words) {
    const range = document.createRange();
    for (const { 0: word, index } of one.firstChild.data.matchAll(/\S+/g)) {
      range.setStart(one.firstChild, index);
      range.setEnd(one.firstChild, index + word.length);
      const box = one.closest(".otys-spot").getBoundingClientRect();
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        problems.push(`${word} breaks`);
      if (range.getBoundingClientRect().right > box.right + 1) problems.push(`${word} sticks out`);
    }
  }
  return {
    problems,
    keys: answers.filter((one) => /^key /.test(one.dataset.answer ?? "")).length,
    scrolls: list.scrollHeight > list.clientHeight,
  };
}

/** In a short run each language has its share of the positions. */
const LOCALES = ["en-GB", "fr-FR", "ru-RU"];
const isLooked = (index, locale) => process.env.BATHYS_LONG || index % LOCALES.length === LOCALES.indexOf(locale);

for (const locale of LOCALES)
  test(`The question, its answers and undo are in sight in every kind of position: ${locale}`, async (context) => {
    const page = await guest(context, { locale });
    let [looked, scrolled] = [0, 0];
    for (const game of ["otys", "thesauros"])
      for (const [index, [kind, position]] of [...positions(game)].entries()) {
        if (!isLooked(index, locale)) continue;
        await openPosition(page, server.address, position);
        await page.locator(".otys-board, .thes").waitFor();
        const { problems, scrolls } = await page.evaluate(outOfSight);
        assert.deepEqual(problems, [], `${game}, ${kind}, ${locale}`);
        ++looked;
        if (scrolls) ++scrolled;
      }
    assert.ok(scrolled < looked / 4, `the list scrolls in ${scrolled} of ${looked} positions`);
  });

test("All five keys are in sight at the first question of Otys, and the fold of the X key", async (context) => {
  for (const locale of ["en-GB", "fr-FR", "ru-RU"]) {
    const page = await guest(context, { locale });
    const [record] = golden("otys").filter(({ options }) => options?.players === 2);
    await openPosition(page, server.address, { record: { ...record, answers: [] }, seat: record.answers[0][0] });
    const boxes = await page
      .locator(".answers button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const foot = await page.locator(".answers").evaluate((list) => list.getBoundingClientRect().bottom);
    assert.ok(boxes.length >= 7 && Math.max(...boxes) <= foot, `${locale}: ${boxes} in a list that ends at ${foot}`);
  }
});

/** In the page: plays with a little chance in it, as quickly as frames are drawn, and sums what has shifted. */
async function playAndMeasure({ most, patience }) {
  let shifted = 0;
  let counting = true;
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of counting ? list.getEntries() : []) {
      shifted += value;
      const [{ node = null } = {}] = sources;
      shifts.push([value, node?.className ?? node?.nodeName ?? ""]);
    }
  }).observe({ type: "layout-shift", buffered: true });
  const table = () => document.querySelector(".table");
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const all = (what) => [...document.querySelectorAll(`.asked ${what}`)];
  const buttons = () => all('button[data-answer]:not([aria-disabled="true"])');
  const folds = () => all('.answer-fold[aria-expanded="false"]');
  const over = () => table().hasAttribute("data-over");
  const until = async (holds) => {
    for (const end = Date.now() + patience; !holds(); await frame())
      if (Date.now() > end) throw new Error("the table stands still");
  };
  let seed = 7;
  let answers = 0;
  for (; answers < most; ++answers) {
    await until(() => over() || buttons().length + folds().length > 0);
    if (over()) break;
    seed = (seed * 48271) % 2147483647;
    if (buttons().length === 0) {
      // Whoever opens a group wants what is below it to make room.
      counting = false;
      folds()[0].click();
      await frame();
      await frame();
      counting = true;
    }
    const before = table().dataset.decision;
    const open = buttons();
    const chosen = open[seed % open.length];
    chosen.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    await frame();
    chosen.click();
    await until(() => over() || table().dataset.decision !== before);
    await frame();
  }
  const worst = shifts.sort(([one], [other]) => other - one).slice(0, 5);
  return { shifted, answers, over: over(), worst: JSON.stringify(worst) };
}

const MOST_SHIFT = 0.1;

for (const [game, players, most] of [
  ["otys", 2, 200],
  ["thesauros", 3, 300],
])
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ])
    test(`Nothing jumps in a game of ${game}, ${width} px wide`, async (context) => {
      const page = await guest(context, { width, height });
      const record = golden(game).find(
        ({ options }) => options?.players === players && !options.mode?.match(/init|merc/),
      );
      await openPosition(page, server.address, { record: { ...record, answers: [] }, seat: 0 }, ".table");
      await page.evaluate(() => localStorage.removeItem("bathys.settings"));
      await page.reload();
      await page.locator(".otys-board, .thes").waitFor();
      const { shifted, answers, over, worst } = await page.evaluate(playAndMeasure, { most, patience: PATIENCE });
      assert.ok(over, `not over after ${answers} answers`);
      assert.ok(shifted < MOST_SHIFT, `${shifted.toFixed(3)} in ${answers} answers: ${worst}`);
      context.diagnostic(`${game} ${width}: ${shifted.toFixed(3)} in ${answers} answers`);
    });
