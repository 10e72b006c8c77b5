// The entries of a glossary: the words that the cards of the board say, in the order of the language.
import type { GameHelp } from "../../games/cards/help";
import type { Texts } from "../../words/catalogue";

export interface Term {
  entry: string;
  name: string;
  text: string;
  rule: string | null;
}

const NAME = ".name";

export function termsOf(game: string, texts: Texts, help: GameHelp | null, language: string): Term[] {
  const prefix = `${game}.thing.`;
  const order = new Intl.Collator(language, { numeric: true });
  return [...texts]
    .flatMap(([key, name]) => {
      if (!key.startsWith(prefix) || !key.endsWith(NAME)) return [];
      const entry = key.slice(prefix.length, -NAME.length);
      return [{ entry, name, text: texts.get(`${prefix}${entry}.text`) ?? "", rule: help?.ruleOf(entry) ?? null }];
    })
    .sort((one, other) => order.compare(one.name, other.name));
}
