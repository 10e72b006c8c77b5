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

it("every thing of random games has a card in every language, and every spot is a thing", async () => {
  const some = looks.filter((_, i) => i % 12 === 0);
  const cards = cardsOf(OtysBoard, some, ".otys-spot");
  expect(cards.size).toBeGreaterThan(30);
  await expectCards("otys", cards);
});
