// On a phone every place that can be pressed is large enough for a finger, in all the positions that light other things.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { accessible, fits, picture, premises, root, touchable, visitor } from "./support.mjs";

const { server, browser } = await premises();

const golden = (game) => {
  const folder = join(root, "tests/golden", game);
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
};

/** The verb of an answer, with the word that tells what it is about; what is accepted depends on what came before. */
function kindOf(answers, index) {
  const verb = (at) => /^(?:(?:sponsor|find|bonus) )?[a-z]+/.exec(answers[at]?.[1] ?? "nothing")[0];
  return verb(index) === "accept" ? `accept after ${verb(index - 1)}` : verb(index);
}

/** For each kind of answer in the kept games, one position in which it is given. */
function positions(game) {
  const found = new Map();
  for (const record of golden(game))
    record.answers.forEach(([seat], index) => {
      const kind = kindOf(record.answers, index);
      const answers = record.answers.slice(0, index);
      if (!found.has(kind)) found.set(kind, { record: { ...record, answers }, seat });
    });
  return found;
}

/** Every kind of thing that can be lit on the board. */
const THINGS = [
  ["cargo", "contract", "cube", "deck", "diver", "key", "level", "place"],
  ["reward", "rival", "sponsor", "store", "technician", "timer", "token", "track"],
].flat();

/** The same for the coast of Thesauros, in the view that a question opens. */
const COAST = [
  ["account", "bed", "boat", "card", "found", "gear", "hat", "hatch", "map"],
  ["pile", "plane", "room", "shop", "sign", "space", "tech", "tile", "zone"],
].flat();

const PICTURES = new Set(["bonus key", "sell", "complete"]);

let opened = 0;

/** Keeps the position as a table of this browser, with a person on the seat that is asked, and opens it. Positions with
 *  a single answer are looked at too. */
async function open(page, { record, seat }, ready = ".otys-board .otys-answer, .otys-board .otys-lit") {
  const seats = Array.from({ length: record.options?.players ?? record.start.players.length }, (_, index) =>
    index === seat ? { name: "Ann", kind: "human" } : { name: "Bob", kind: "bot", level: "greedy" },
  );
  // Another table each time: the page that was there before still keeps its own.
  const id = `touch${++opened}`;
  const table = { id, game: record.game, options: record.options ?? {}, seats, record, marks: [], viewer: seat };
  await page.evaluate(
    ([key, value]) => {
      const settings = JSON.parse(localStorage.getItem("bathys.settings") ?? "{}");
      localStorage.setItem("bathys.settings", JSON.stringify({ ...settings, forced: "ask" }));
      localStorage.setItem(key, value);
    },
    [`bathys.table.${id}`, JSON.stringify(table)],
  );
  await page.goto(`${server.address}/local/${id}`);
  await page.locator(ready).first().waitFor();
}

test("Whatever is lit on the board of Otys can be touched, 360 px wide", async (context) => {
  const person = await visitor(browser, { width: 360, height: 740 });
  const { page } = person;
  await page.goto(server.address);
  const touched = new Set();
  const check = async (where) => {
    const places = await touchable(page, where, ".otys-board");
    for (const { thing } of places) if (thing) touched.add(thing.split(":")[0]);
    return places;
  };
  for (const [kind, position] of positions("otys")) {
    await context.test(kind, async () => {
      await open(page, position);
      await fits(page, kind);
      if (PICTURES.has(kind)) await picture(page, `otys-${kind.replace(" ", "-")}-360`);
      const places = await check(kind);
      // One thing of each kind is chosen, to measure what is lit then.
      const lit = new Map(places.filter(({ thing }) => thing).map(({ thing }) => [thing.split(":")[0], thing]));
      for (const thing of lit.values()) {
        const decision = await page.locator(".table").getAttribute("data-decision");
        await page.locator(`[data-thing="${thing}"]`).first().click();
        await page.waitForFunction(
          (old) => document.querySelector(".otys-back") || document.querySelector(".table")?.dataset.decision !== old,
          decision,
        );
        if ((await page.locator(".otys-back").count()) === 0) {
          await open(page, position);
          continue;
        }
        await check(`${kind}, then ${thing}`);
        await page.locator(".otys-back").focus();
        await page.keyboard.press("Escape");
      }
    });
  }
  assert.deepEqual([...touched].sort(), THINGS);
  await person.context.close();
  person.calm();
});

test("The answers and the things of Thesauros can be touched, 360 px wide", async () => {
  const person = await visitor(browser, { width: 360, height: 740 });
  const { page } = person;
  await page.goto(server.address);
  let amounts = 0;
  const touched = new Set();
  for (const [kind, position] of positions("thesauros")) {
    await open(page, position, ".asked button[data-answer], .asked .answer-fold");
    await page.locator(".thes").waitFor();
    const closed = page.locator('.asked .answer-fold[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    await fits(page, kind);
    await touchable(page, kind, ".asked");
    for (const { thing } of await touchable(page, kind, ".thes")) touched.add(thing?.split(":")[0] ?? "other");
    amounts += await page.locator(".amounts").count();
  }
  assert.ok(amounts > 0, "no amount was asked for");
  for (const thing of COAST) assert.ok(touched.has(thing), `${thing} was never lit`);
  await person.context.close();
  person.calm();
});

/** One answer of each scene that lies over the board. */
const SCENES = ["budget", "shoot", "transfer", "bid", "tile", "choose", "keep", "sail"];

test("Every scene of Thesauros is accessible, light and dark", async () => {
  const person = await visitor(browser);
  const { page } = person;
  await page.goto(server.address);
  const all = positions("thesauros");
  for (const kind of SCENES) {
    await open(page, all.get(kind), ".thes-stage");
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await accessible(page, `${kind}, ${colorScheme}`);
    }
  }
  await person.context.close();
  person.calm();
});
