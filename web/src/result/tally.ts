// One's own games of one kind, summed up by mode.

import { honoursOf, type Honour } from "../games/honours";
import type { Played } from "../session/statistics";

export interface Tally {
  mode: string;
  games: number;
  /** Those that could be won or lost by "you". */
  decided: number;
  wins: number;
  /** The most own points; null where nobody was "you". */
  best: number | null;
  honours: Honour[];
}

/** The rank of the best game; of each trophy its best grade. */
function bestHonours(played: Played[]): Honour[] {
  const best = new Map<string, Honour>();
  let rank: Honour | null = null;
  for (const one of [...played].sort((a, b) => a.points - b.points)) {
    for (const honour of honoursOf(one.game).honours(one)) {
      if (honour.grade === undefined) rank = honour;
      else if (honour.grade >= (best.get(honour.word)?.grade ?? 0)) best.set(honour.word, honour);
    }
  }
  return [...(rank ? [rank] : []), ...best.values()];
}

function tallyOf(mode: string, played: Played[]): Tally {
  const own = played.filter(({ seat }) => seat !== null);
  const decided = own.filter((one) => honoursOf(one.game).decides(one));
  return {
    mode,
    games: played.length,
    decided: decided.length,
    wins: decided.filter(({ won }) => won).length,
    best: own.length > 0 ? Math.max(...own.map(({ points }) => points)) : null,
    honours: bestHonours(own),
  };
}

/** A shared victory is a win. */
export function sumUp(played: Played[]): Tally[] {
  const modes = [...new Set(played.map(({ mode }) => mode))].sort();
  return modes.map((mode) =>
    tallyOf(
      mode,
      played.filter((one) => one.mode === mode),
    ),
  );
}
