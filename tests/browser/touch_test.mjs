// On a phone every place that can be pressed is large enough for a finger, in all the positions that light other things.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPosition, positions, shortOfWages } from "./positions.mjs";
import { fits, flawless, picture, premises, touchable, visitor } from "./support.mjs";

const { server, browser } = await premises();

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

test("Whatever is lit on the board of Otys can be touched, 360 px wide", async (context) => {
  const person = await visitor(browser, { width: 360, height: 740 });
  const { page } = person;
  await page.goto(server.address);
  const touched = new Set();
  const check = async (where, within = ".otys-board") => {
    const places = await touchable(page, where, within);
    for (const { thing } of places) if (thing) touched.add(thing.split(":")[0]);
    return places;
  };
  for (const [kind, position] of positions("otys")) {
    await context.test(kind, async () => {
      await openPosition(page, server.address, position, ".otys-board .otys-lit, .otys-board .otys-answer");
      await fits(page, kind);
      if (PICTURES.has(kind)) await picture(page, `otys-${kind.replace(" ", "-")}-360`);
      const places = await check(kind);
      // What an answer would cost is shown beside the credits, over the technicians.
      if (places.some(({ thing }) => thing?.startsWith("technician"))) {
        // What comes to lie under a mouse that rests would be foretold in its place.
        await page.mouse.move(0, 0);
        await page.locator(".asked button[data-answer]").first().focus();
        await page.locator(".otys-loss").first().waitFor();
        await check(`${kind}, with its price`);
      }
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
          await openPosition(page, server.address, position, ".otys-board .otys-lit, .otys-board .otys-answer");
          continue;
        }
        await check(`${kind}, then ${thing}`);
        await check(`${kind}, then ${thing}: the dock`, ".asked");
        await page.locator(".answers-all").click();
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
    await openPosition(page, server.address, position, ".asked button[data-answer], .asked .answer-fold");
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

/** One answer of each scene that lies over the board, the end of a year among them, and of each place in the town. */
const SCENES = [
  ["budget", "budget after a year", "shoot", "transfer", "bid", "bid in an auction"],
  ["tile", "choose", "keep", "sail", "place", "develop", "purchase", "sell"],
].flat();

/** Both widths and both themes, with as few changes as possible. */
const LOOKS = [
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
  { width: 360, height: 740, colorScheme: "dark" },
  { width: 360, height: 740, colorScheme: "light" },
];

test("Every scene of Thesauros is accessible, wide and on a phone, light and dark", async () => {
  const person = await visitor(browser);
  const { page } = person;
  await page.goto(server.address);
  const all = positions("thesauros");
  const open = async (position) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPosition(page, server.address, position, ".thes-stage");
  };
  const check = async (kind) => {
    for (const { colorScheme, ...size } of LOOKS) {
      await page.setViewportSize(size);
      await page.locator(size.width === 360 ? ".thes-phone" : ".thes-stage").waitFor();
      await page.emulateMedia({ colorScheme });
      await flawless(page, `${kind}, ${size.width} px, ${colorScheme}`, ".table");
      if (colorScheme === "light") await picture(page, `scene-${kind.replaceAll(" ", "-")}-${size.width}`);
    }
  };
  for (const kind of SCENES) {
    await open(all.get(kind));
    if (kind === "budget after a year") await page.locator('[data-scene="year"]').waitFor();
    await check(kind);
  }
  const [short] = shortOfWages();
  await open(short);
  await page.locator('[data-scene="wages"]').waitFor();
  await check("wages");
  await person.context.close();
  person.calm();
});
