// What the tests of both boards ask of their cards.
import { expect } from "vitest";
import { factsOf } from "../games/cards/facts";
import { loadHelp } from "../games/cards/help";
import { LANGUAGES } from "../words/languages";
import { loadWords } from "../words/use_words";

/** All that the boards call things, wherever they are drawn. */
export const cardsIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll("[data-card]")].map((thing) => thing.getAttribute("data-card")!);

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
