// Choosing an answer in steps: what has been clicked so far, and what may be clicked next.
import type { Answer } from "../../session/types";
import { nextSteps, openAfter } from "../steps";
import { ways } from "./things";
import type { Thing } from "./things";
import type { View } from "./view";

/** What may be clicked after `chosen`, and the answers that each leads to, in the order of the legal answers. */
export const options = (legal: Answer[], view: View, seat: number, chosen: Thing[]): Map<Thing, Answer[]> =>
  nextSteps(legal, (answer) => ways(answer, view, seat), chosen);

/** The answers that are still open after `chosen`. */
export const openAnswers = (legal: Answer[], view: View, seat: number, chosen: Thing[]): Answer[] =>
  openAfter(legal, (answer) => ways(answer, view, seat), chosen);

export type Step = { send: Answer } | { chosen: Thing[] };

/** What a click on a lit thing does: it sends the one answer left, or goes on to where there is something to choose. */
export function click(legal: Answer[], view: View, seat: number, chosen: Thing[], thing: Thing): Step {
  let steps = [...chosen, thing];
  const open = openAnswers(legal, view, seat, steps);
  if (open.length === 1 && open[0]) return { send: open[0] };
  for (;;) {
    const next = options(legal, view, seat, steps);
    const only = next.size === 1 ? [...next.keys()][0] : undefined;
    if (only === undefined) return { chosen: steps };
    steps = [...steps, only];
  }
}

/** So many answers fit in the bar; where more are open, those that a place on the board stands for are given there. */
const ROOM_IN_BAR = 6;

/** The answers that have a button of their own in the bar. */
export function barAnswers(legal: Answer[], view: View, seat: number, chosen: Thing[]): Answer[] {
  const open = openAnswers(legal, view, seat, chosen);
  if (chosen.length > 0 && open.length <= ROOM_IN_BAR) return open;
  const next = options(legal, view, seat, chosen);
  return open.filter((answer) => next.get(`do:${answer.text}`)?.includes(answer));
}

/** One step back, to where there was something to choose. */
export function stepBack(legal: Answer[], view: View, seat: number, chosen: Thing[]): Thing[] {
  const steps = chosen.slice(0, -1);
  return steps.length > 0 && options(legal, view, seat, steps).size === 1 ? stepBack(legal, view, seat, steps) : steps;
}
