// Whatever is damaged costs one sentence: there is a way home, and nothing else is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { golden } from "./positions.mjs";
import { accessible, premises, visitor } from "./support.mjs";

const { server, browser } = await premises();
const KEY = "bathys.table.";
const [record] = golden("otys");
const seats = [
  { name: "Ann", kind: "human" },
  { name: "Bob", kind: "bot" },
];
const table = { id: "good", game: "otys", options: record.options, seats, record: null, marks: [], decision: 0 };

/** What is kept in the browser, by its key. */
const KEPT = {
  good: JSON.stringify(table),
  torn: JSON.stringify(table).slice(0, 60),
  seatless: JSON.stringify({ ...table, id: "seatless", seats: [null, 3] }),
  record: JSON.stringify({ ...table, id: "record", record: { ...record, answers: [[0, "fly to the moon"]] } }),
  gameless: JSON.stringify({ ...table, id: "gameless", game: "chess" }),
  word: JSON.stringify("good"),
};

test("Damaged addresses and tables lead home, and the others stay", async (context) => {
  const person = await visitor(browser);
  const { page } = person;
  context.after(() => person.context.close());
  await page.goto(server.address);
  await page.evaluate(
    ([key, kept]) => {
      for (const [id, value] of Object.entries(kept)) localStorage.setItem(key + id, value);
    },
    [KEY, KEPT],
  );
  const damaged = Object.keys(KEPT).filter((id) => id !== "good");
  for (const path of ["/nowhere", "/rules/chess", "/local/none", ...damaged.map((id) => `/local/${id}`)]) {
    await page.goto(server.address + path);
    const home = page.locator("#main").getByRole("link", { name: "Home" });
    await home.waitFor();
    assert.ok((await page.locator("#main h1").textContent()).length > 10, path);
    if (path === "/local/record") await accessible(page, path);
    await home.click();
    await page.locator("main.home").waitFor();
  }
  const kept = await page.evaluate((key) => Object.keys(localStorage).filter((one) => one.startsWith(key)).length, KEY);
  assert.equal(kept, Object.keys(KEPT).length);
  await page.goto(`${server.address}/local/good`);
  await page.locator(".asked button[data-answer]").first().waitFor();
});
