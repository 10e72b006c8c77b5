// A finished game of a table, looked back at: its course, and the link to it.

import { useEffect, useState } from "react";
import { startEngine, type Engine } from "../session/engine";
import { courseOf, openReplay, type Course } from "../session/replay";
import type { JsonObject, Session } from "../session/types";

export interface Finished {
  course: Course;
  /** How many answers were given. */
  last: number;
  /** Null when the game began from a position. */
  link: string | null;
}

export async function finishedGame(engine: Engine, record: JsonObject): Promise<Finished> {
  const replay = await openReplay(engine, { record });
  return { course: await courseOf(engine, replay), last: replay.answers.length, link: replay.link };
}

/** Null until it is known, and where there is no engine: the rest of the result does not wait for it. */
export function useFinished(session: Session): Finished | null {
  const [finished, setFinished] = useState<Finished | null>(null);
  useEffect(() => {
    const engine = startEngine();
    let wanted = true;
    const look = async () => {
      const record = await session.record();
      const found = record && (await finishedGame(engine, record));
      if (wanted) setFinished(found);
    };
    void look().catch(() => {});
    return () => {
      wanted = false;
      engine.close();
    };
  }, [session]);
  return finished;
}
