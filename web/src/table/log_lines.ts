// What the log shows: what happened, and in between that answers were taken back.

import type { GameEvent, TakenBack } from "../session/types";

export interface LogLine {
  key: string;
  text: string;
  /** The number of the event, or of the one that comes next. */
  at: number;
  /** Something was taken back here. */
  back: boolean;
}

/** The decision at which each of them stands: whoever goes back further later on takes the earlier ones along. */
function standing(takenBack: TakenBack[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  const places = [...takenBack].reverse().map(({ to }) => (least = Math.min(least, to)));
  return places.reverse();
}

export function logLines(events: GameEvent[], takenBack: TakenBack[]): LogLine[] {
  const places = standing(takenBack);
  const lines: LogLine[] = [];
  let next = 0;
  const tellBefore = (decision: number, at: number) => {
    for (; next < takenBack.length && places[next]! < decision; ++next) {
      const { change, text } = takenBack[next]!;
      lines.push({ key: `back ${change}`, text, at, back: true });
    }
  };
  for (const { n, decision, text } of events) {
    tellBefore(decision, n);
    lines.push({ key: String(n), text, at: n, back: false });
  }
  tellBefore(Number.POSITIVE_INFINITY, (events.at(-1)?.n ?? -1) + 1);
  return lines;
}
