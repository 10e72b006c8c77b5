// @vitest-environment jsdom
// Every thing on the board has a card.
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { cardsIn, expectCards } from "../../testing/cards";
import { loadWords } from "../../words/use_words";
import { OtysBoard } from ".";
import { looks } from "./testing";

beforeAll(async () => void (await loadWords("en", "otys", "otys_page", "page")));
afterEach(cleanup);

it("every thing of random games has a card in every language, and every spot is a thing", async () => {
  const cards = new Set<string>();
  for (const look of looks.filter((_, i) => i % 12 === 0)) {
    const { container, unmount } = render(
      <OtysBoard
        {...{ look, hovered: null, preview: null, language: "en", news: [], reducedMotion: true }}
        onAnswer={() => {}}
        onExplain={() => {}}
        onNarrow={null}
        onHover={() => {}}
      />,
    );
    for (const spot of container.querySelectorAll(".otys-spot"))
      expect(spot.hasAttribute("data-card"), spot.outerHTML).toBe(true);
    for (const card of cardsIn(container)) cards.add(card);
    unmount();
  }
  expect(cards.size).toBeGreaterThan(30);
  await expectCards("otys", cards);
});
