// Positions of the golden games, one for each kind of answer, opened as tables of this browser.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { putAwayCard, root } from "./support.mjs";

export const golden = (game) => {
  const folder = join(root, "tests/golden", game);
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
};

/** The verb of an answer, with the word that tells what it is about; what is accepted depends on what came before. */
function kindOf(answers, index) {
  const verb = (at) => /^(?:(?:sponsor|find|bonus) )?[a-z]+/.exec(answers[at]?.[1] ?? "nothing")[0];
  if (verb(index) === "budget" && !["budget", "nothing"].includes(verb(index - 1))) return "budget after a year";
  // The open auction, in which others pass, is another question than the sealed offers, which are withdrawn.
  if (verb(index) === "bid" && [index - 1, index + 1].some((at) => verb(at) === "pass")) return "bid in an auction";
  return verb(index) === "accept" ? `accept after ${verb(index - 1)}` : verb(index);
}

/** For each kind of answer in the kept games, one position in which it is given. */
export function positions(game) {
  const found = new Map();
  for (const record of golden(game))
    record.answers.forEach(([seat], index) => {
      const kind = kindOf(record.answers, index);
      const answers = record.answers.slice(0, index);
      if (!found.has(kind)) found.set(kind, { record: { ...record, answers }, seat });
    });
  return found;
}

const NEW_QUADRIMESTER = /^(place|post|budget)/;
const STILL_PAYING = /^(transfer|decline|allocate|open)/;

/** Positions in which money is sent for wages: a new quadrimester begins as soon as all have paid. */
export const shortOfWages = () =>
  golden("thesauros").flatMap((record) =>
    record.answers.flatMap(([seat, text], index) => {
      const next = record.answers.slice(index).find(([, later]) => !STILL_PAYING.test(later));
      if (!text.startsWith("transfer") || !next || !NEW_QUADRIMESTER.test(next[1])) return [];
      return [{ record: { ...record, answers: record.answers.slice(0, index) }, seat }];
    }),
  );

let opened = 0;

/** Keeps the position as a table of this browser, with a person on the seat that is asked, and opens it. Positions with
 *  a single answer are looked at too. */
export async function openPosition(
  page,
  address,
  { record, seat },
  ready = ".asked button[data-answer], .asked .answer-fold",
) {
  const seats = Array.from({ length: record.options?.players ?? record.start.players.length }, (_, index) =>
    index === seat ? { name: "Ann", kind: "human" } : { name: "Bob", kind: "bot", level: "greedy" },
  );
  // Another table each time: the page that was there before still keeps its own.
  const id = `position${++opened}`;
  const table = { id, game: record.game, options: record.options ?? {}, seats, record, marks: [], viewer: seat };
  await page.evaluate(
    ([key, value]) => {
      const settings = JSON.parse(localStorage.getItem("bathys.settings") ?? "{}");
      localStorage.setItem("bathys.settings", JSON.stringify({ ...settings, forced: "ask" }));
      localStorage.setItem(key, value);
    },
    [`bathys.table.${id}`, JSON.stringify(table)],
  );
  await page.goto(`${address}/local/${id}`);
  await page.locator(ready).first().waitFor();
  await putAwayCard(page);
}
