// Choosing an answer in steps: what has been pressed so far, and what may be pressed next. Which things an answer is
// given by is the board's: the ways to it, one press after the other.
import type { Answer } from "../session/types";

export type Thing = string;
export type Ways = (answer: Answer) => Thing[][];

const begins = (way: Thing[], chosen: Thing[]): boolean => chosen.every((thing, i) => way[i] === thing);

/** What may be pressed after `chosen`, and the answers that each leads to, in the order of the legal answers. */
export function nextSteps(legal: Answer[], ways: Ways, chosen: Thing[]): Map<Thing, Answer[]> {
  const found = new Map<Thing, Answer[]>();
  for (const answer of legal) {
    for (const way of ways(answer)) {
      const next = way[chosen.length];
      if (next === undefined || !begins(way, chosen)) continue;
      const answers = found.get(next) ?? [];
      if (!answers.includes(answer)) found.set(next, [...answers, answer]);
    }
  }
  return found;
}

/** The answers that are still open after `chosen`. */
export const openAfter = (legal: Answer[], ways: Ways, chosen: Thing[]): Answer[] =>
  legal.filter((answer) => ways(answer).some((way) => begins(way, chosen)));
