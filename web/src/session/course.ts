// What can be read from the course of a game: who led when, and where a turn begins.

import type { Course, Scored, Turn } from "./replay";
import type { GameEvent } from "./types";

/** From this decision on this seat alone has the most points; before, somebody else had, or nobody. */
export interface Lead {
  decision: number;
  seat: number;
  points: number[];
}

/** The seat that alone has the most points; null when several have. */
function leader(points: number[]): number | null {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first : null;
}

/** Whenever somebody takes the lead; who gets it back from a draw has not lost it. Nobody leads alone. */
export function leadsOf(points: Scored[]): Lead[] {
  const leads: Lead[] = [];
  for (const scored of points) {
    const seat = scored.points.length > 1 ? leader(scored.points) : null;
    if (seat !== null && leads.at(-1)?.seat !== seat) leads.push({ ...scored, seat });
  }
  return leads;
}

export const pointsAt = (points: Scored[], decision: number): number[] =>
  points.findLast((scored) => scored.decision <= decision)?.points ?? [];

/** The index of the turn in which a decision is; 0 before the first. */
export const turnAt = (turns: Turn[], decision: number): number =>
  Math.max(
    0,
    turns.findLastIndex((turn) => turn.decision <= decision),
  );

/** Where the next turn begins, the end of the game after the last. */
export const nextTurn = ({ turns }: Course, decision: number, last: number): number =>
  turns.find((turn) => turn.decision > decision)?.decision ?? last;

/** Where this turn begins, or the one before when it is there already. */
export const turnBefore = ({ turns }: Course, decision: number): number =>
  turns.findLast((turn) => turn.decision < decision)?.decision ?? 0;

/** The sentences about what was done in each turn, as far as they were told. */
export function toldByTurn(turns: Turn[], events: GameEvent[]): string[][] {
  const told: string[][] = turns.map(() => []);
  for (const { decision, text } of events) {
    // An event belongs to the answer that caused it; what was before the first answer belongs to no turn.
    if (decision > 0) told[turnAt(turns, decision - 1)]?.push(text);
  }
  return told;
}
