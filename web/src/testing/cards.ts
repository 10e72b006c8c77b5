// What the tests of both boards ask of their cards.
import { render } from "@testing-library/react";
import { createElement, type ComponentType } from "react";
import { expect } from "vitest";
import { factsOf } from "../games/cards/facts";
import { loadHelp } from "../games/cards/help";
import type { BoardProps, Look } from "../session/types";
import { LANGUAGES } from "../words/languages";
import { loadWords } from "../words/use_words";

const ignore = () => {};

/** All that a board calls things in these looks; whatever `spots` selects must be one. */
export function cardsOf(Board: ComponentType<BoardProps>, looks: Look[], spots: string): Set<string> {
  const cards = new Set<string>();
  for (const look of looks) {
    const shown = { look, hovered: null, preview: null, language: "en", news: [], reducedMotion: true };
    const asked = { onAnswer: ignore, onExplain: ignore, onNarrow: null, onHover: ignore };
    const { container, unmount } = render(createElement(Board, { ...shown, ...asked }));
    for (const spot of container.querySelectorAll(spots))
      expect(spot.hasAttribute("data-card"), spot.outerHTML).toBe(true);
    for (const thing of container.querySelectorAll("[data-card]")) cards.add(thing.getAttribute("data-card")!);
    unmount();
  }
  return cards;
}

/** Each has a name, a text and a section of the rules, in every language. */
export async function expectCards(game: string, cards: Iterable<string>): Promise<void> {
  const help = await loadHelp(game);
  for (const language of LANGUAGES) {
    const say = await loadWords(language, game, `${game}_help`, "page");
    for (const card of new Set(cards)) {
      const facts = factsOf(game, help!, say, card, []);
      expect(facts?.name, `${card} ${language}`).toBeTruthy();
      expect(facts?.text, `${card} ${language}`).toBeTruthy();
      expect(say.has(`${game}.rule.title.${facts?.rule}`), `${card} ${facts?.rule}`).toBe(true);
    }
  }
}
