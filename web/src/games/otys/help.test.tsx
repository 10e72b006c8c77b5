// @vitest-environment jsdom
// Every thing on the board has a card.
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { cardsOf, expectCards } from "../../testing/cards";
import { loadWords } from "../../words/use_words";
import { OtysBoard } from ".";
import { looks } from "./testing";

beforeAll(async () => void (await loadWords("en", "otys", "otys_page", "page")));
afterEach(cleanup);

/** The bar words answers and what is pointed at; the rest is scenery, a sentence about playing alone, and what is only
 *  read out. */
const ASIDE = ".otys-bar, .otys-wave, .otys-bubbles, .otys-solo-help, .otys-words";

it("every thing of random games has a card in every language, and whatever is drawn is a thing", async () => {
  const some = looks.filter((_, i) => i % 12 === 0);
  const cards = await cardsOf({ Board: OtysBoard, game: "otys", aside: ASIDE }, some);
  expect(cards.size).toBeGreaterThan(30);
  await expectCards("otys", cards);
});
