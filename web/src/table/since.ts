// From which event on something is new to the viewer.

import type { Look } from "../session/types";
import type { Turn } from "./turns";

const beyond = (turn: Turn | undefined): number => (turn?.events.at(-1)?.n ?? -1) + 1;

/** After the viewer's last answer, the mark. Where that is not known, or was taken back, after the last turn of theirs. Who
 *  only watches is told the latest turn. */
export function newSince(turns: Turn[], { viewer, events, legal }: Look, mark: number): number {
  if (viewer === "spectator") return turns.findLast(({ seat }) => seat !== null)?.events[0]?.n ?? 0;
  const known = mark > 0 && (mark < events.length || legal.length === 0);
  return known ? mark : beyond(turns.findLast(({ seat, answered }) => seat === viewer && answered));
}
