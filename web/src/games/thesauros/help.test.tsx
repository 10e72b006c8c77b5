// @vitest-environment jsdom
// Every thing on the board has a card, in every mode.
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Look } from "../../session/types";
import { cardsIn, expectCards } from "../../testing/cards";
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
  const cards = new Set<string>();
  for (const look of looks.filter((_, i) => i % 3 === 0)) {
    const { container, unmount } = render(
      <ThesaurosBoard
        {...{ look, hovered: null, preview: null, language: "en", news: [], reducedMotion: true }}
        onAnswer={() => {}}
        onExplain={() => {}}
        onNarrow={null}
        onHover={() => {}}
      />,
    );
    for (const lit of container.querySelectorAll("[data-thing]"))
      expect(lit.hasAttribute("data-card"), lit.outerHTML).toBe(true);
    for (const card of cardsIn(container)) cards.add(card);
    unmount();
  }
  expect(cards.size).toBeGreaterThan(80);
  await expectCards("thesauros", cards);
});
