// What a card says of a thing: what it is, what can be done with it now, otherwise when; and its rule.
import type { Answer } from "../../session/types";
import type { Say } from "../../words/use_words";
import type { GameHelp } from "./help";

export interface Facts {
  entry: string;
  name: string;
  /** What it is and what it does. */
  text: string;
  /** What can be done with it now, in the words of the answers. */
  now: string[];
  /** How many more there are. */
  more: number;
  /** When it can be used; null for what is only looked at, or where it can be used now. */
  when: string | null;
  /** The section of the rules. */
  rule: string | null;
}

const MOST_ANSWERS = 4;

/** Null where the words know nothing of it. */
export function factsOf(game: string, help: GameHelp, say: Say, card: string, answers: Answer[]): Facts | null {
  const key = (entry: string, part: string) => `${game}.thing.${entry}.${part}`;
  const entry = help.entriesOf(card).find((one) => say.has(key(one, "text")));
  if (entry === undefined) return null;
  const when = key(entry, "when");
  const said = [...new Set(answers.map((answer) => answer.say))];
  return {
    entry,
    name: say(key(entry, "name")),
    text: say(key(entry, "text")),
    now: said.slice(0, MOST_ANSWERS),
    more: Math.max(0, said.length - MOST_ANSWERS),
    when: said.length === 0 && say.has(when) ? say(when) : null,
    rule: help.ruleOf(entry),
  };
}
