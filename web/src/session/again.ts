// Tables that follow from others: once more with the seats turned by one, and played on from a decision ("what if").

import type { CreatedTable, NewTable } from "./api";
import { FORMER_LEVEL } from "./bots";
import type { ReplayGame } from "./replay";
import { newTable, type SavedSeat, type SavedTable } from "./saved";
import type { Json, JsonObject, Look, SeatInfo } from "./types";

/** Whoever sat on the second seat sits on the first now. */
export const turned = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];

/** What is known by seat now, by seat of the table before. */
const turnedBack = <T>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)];

const begun = (record: JsonObject, answers: number): JsonObject => ({
  ...record,
  answers: (record.answers as Json[]).slice(0, answers),
});

/** A what-if begins again where it began; any other table with new shuffles and the seats turned. */
export function onceMore({ game, options, seats, hints, whatIf, record }: SavedTable): SavedTable {
  if (!whatIf || record === null) return { ...newTable(game, options, turned(seats)), ...(hints && { hints }) };
  return { ...newTable(game, options, seats), record: begun(record, whatIf.from), decision: whatIf.from, whatIf };
}

const seatOf = ({ kind, name, level }: SeatInfo): NewTable["seats"][number] => ({
  kind: kind === "bot" ? "bot" : "human",
  ...(name && { name }),
  ...(kind === "bot" && { level: level ?? FORMER_LEVEL }),
});

/** The same at a server. At a rated table everybody was a person, whoever plays for them now. */
export const onceMoreOnline = ({ game, options, seats, hints = false, rated }: Look, timer: number): NewTable => ({
  game,
  options,
  seats: turned(seats).map((seat) => seatOf(rated === undefined ? seat : { ...seat, kind: "human" })),
  public: false,
  timer,
  hints,
  ...(rated !== undefined && { rated: true }),
});

/** The tokens of the next table by seat of the one before. */
export const tokensBySeatBefore = ({ tokens }: CreatedTable): (string | null)[] => turnedBack(tokens);

interface WhatIf {
  replay: ReplayGame;
  at: number;
  /** Who plays on; bots play all the others. */
  seat: number;
  names: string[];
  level: string;
}

/** A game of its own from here on: what it comes from is not touched. */
export function whatIfTable({ replay, at, seat, names, level }: WhatIf): SavedTable {
  const seats = names.map((name, index): SavedSeat =>
    index === seat ? { name, kind: "human" } : { name, kind: "bot", level },
  );
  const options = (replay.record.options ?? {}) as JsonObject;
  return {
    ...newTable(replay.game, options, seats),
    record: begun(replay.record, at),
    decision: at,
    viewer: seat,
    whatIf: { from: at },
  };
}
