// @vitest-environment jsdom
// Every thing on the board has a card, in every mode, wide and on a phone.
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Look } from "../../session/types";
import { cardsOf, expectCards } from "../../testing/cards";
import { loadWords } from "../../words/use_words";
import { ThesaurosBoard } from ".";
import { gather } from "./testing";
import { readView } from "./view";

/** Controls and pictures around the things: scenes and sheets are put away, views turned, amounts typed, courses drawn. */
const ASIDE = [
  ".thes-symbols, .thes-lower, .thes-close, .thes-tabs",
  ".thes-stepper, .thes-ledger-range, .thes-advice, .thes-ledger-end button, [data-read]",
  ".thes-scene-note, .thes-compass, .thes-course, .thes-plate",
].join();

let looks: Look[];
beforeAll(async () => {
  await loadWords("en", "thesauros", "thesauros_terminal", "thesauros_page", "page");
  ({ looks } = await gather(200));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** One look of each question and of each mode, and what somebody sees who watches. */
function varied(): Look[] {
  const kind = ({ decision, view }: Look) =>
    decision.kind === "place" ? `place ${readView(view).setup.mode}` : decision.kind;
  const some = looks.filter((look, index) => looks.findIndex((one) => kind(one) === kind(look)) === index);
  return [...some, { ...some[0]!, viewer: "spectator", legal: [] }];
}

const board = { Board: ThesaurosBoard, game: "thesauros", aside: ASIDE };

it("every thing of random games has a card in every language, and whatever is drawn is a thing", async () => {
  const cards = await cardsOf(board, varied());
  expect(cards.size).toBeGreaterThan(80);
  await expectCards("thesauros", cards);
});

it("the same on a phone, in all its views and sheets", async () => {
  const matchMedia = (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal("matchMedia", matchMedia);
  const cards = await cardsOf(
    board,
    varied().filter((_, index) => index % 2 === 0),
  );
  // Everything is opened once for each side of the board.
  const opened = [2, 4].map((players) => looks.find(({ view }) => readView(view).setup.players === players)!);
  for (const card of await cardsOf({ ...board, opened: "[data-tab], [data-open], [data-open-zone]" }, opened))
    cards.add(card);
  expect(cards.size).toBeGreaterThan(60);
  await expectCards("thesauros", cards);
});
