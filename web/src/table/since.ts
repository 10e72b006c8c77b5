// From which event on something is new to the viewer.

import type { Viewer } from "../session/types";
import type { Turn } from "./turns";

const beyond = (turn: Turn | undefined): number => (turn?.events.at(-1)?.n ?? -1) + 1;

/** After the viewer's last answer; where that is not known, after the last turn of theirs. Who only watches is told the
 *  latest turn. */
export function newSince(turns: Turn[], viewer: Viewer, mark: number): number {
  if (viewer === "spectator") return turns.findLast(({ seat }) => seat !== null)?.events[0]?.n ?? 0;
  return mark > 0 ? mark : beyond(turns.findLast(({ seat }) => seat === viewer));
}
