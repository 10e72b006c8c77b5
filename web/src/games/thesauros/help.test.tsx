// @vitest-environment jsdom
// Every thing on the board has a card, in every mode.
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Look } from "../../session/types";
import { cardsOf, expectCards } from "../../testing/cards";
import { loadWords } from "../../words/use_words";
import { ThesaurosBoard } from ".";
import { gather } from "./testing";

let looks: Look[];
beforeAll(async () => {
  await loadWords("en", "thesauros", "thesauros_terminal", "thesauros_page", "page");
  ({ looks } = await gather(130));
});
afterEach(cleanup);

it("every thing of random games has a card in every language, and whatever is lit is a thing", async () => {
  const some = looks.filter((_, i) => i % 3 === 0);
  const cards = cardsOf(ThesaurosBoard, some, "[data-thing]");
  expect(cards.size).toBeGreaterThan(80);
  await expectCards("thesauros", cards);
});
