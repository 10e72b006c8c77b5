// When the viewer was here last, and what they saw then.

import { useEffect, useMemo, useState } from "react";
import type { Look } from "../session/types";
import { TableMemory, type Visit } from "./kept";

/** Who was away so long may have forgotten. */
export const AWAY_MS = 3 * 3_600_000;

export interface Visiting {
  /** Null at tables of which nothing is kept. */
  memory: TableMemory | null;
  /** The last visit before this one. */
  before: Visit | null;
  /** Whether it was long ago. */
  returned: boolean;
}

function arrive(memory: TableMemory | null): Visiting {
  const before = memory?.visit() ?? null;
  return { memory, before, returned: before !== null && Date.now() - before.at > AWAY_MS };
}

/** Keeps what the viewer sees, while they see it. */
export function useVisit(table: string | undefined, look: Look): Visiting {
  const { viewer } = look;
  const memory = useMemo(() => (table === undefined ? null : new TableMemory(table, viewer)), [table, viewer]);
  const [visiting, setVisiting] = useState(() => arrive(memory));
  const events = look.events.length;
  const { points } = look.outcome;
  useEffect(() => {
    const note = () => memory?.setVisit({ at: Date.now(), events, points });
    const turn = () => {
      if (document.hidden) return note();
      const back = arrive(memory);
      if (back.returned) setVisiting(back);
      note();
    };
    if (visiting.memory !== memory) setVisiting(arrive(memory));
    if (!document.hidden) note();
    window.addEventListener("pagehide", note);
    document.addEventListener("visibilitychange", turn);
    return () => {
      window.removeEventListener("pagehide", note);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [memory, events, points.join()]);
  return visiting;
}
