// What a replay shows of a game: one moment of it, its course, and what was done in each turn.

import { useEffect, useRef, useState } from "react";
import { toldByTurn } from "../session/course";
import type { Engine } from "../session/engine";
import { courseOf, lookAt, type Course, type ReplayGame, type ReplayMoment } from "../session/replay";
import type { Language, Viewer } from "../session/types";

export interface Watched {
  engine: Engine;
  replay: ReplayGame;
  viewer: Viewer;
  language: Language;
  names: string[];
}

/** What is shown at a decision; what was shown before until it is there. */
export function useMoment({ engine, replay, viewer, language, names }: Watched, at: number): ReplayMoment | null {
  const [moment, setMoment] = useState<ReplayMoment | null>(null);
  const wanted = useRef(0);
  useEffect(() => {
    const mine = ++wanted.current;
    void lookAt(engine, replay, { at, viewer, language, names }).then(
      (shown) => mine === wanted.current && setMoment(shown),
      () => {},
    );
  }, [engine, replay, at, viewer, language, names]);
  return moment;
}

export function useCourse(engine: Engine, replay: ReplayGame): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let wanted = true;
    void courseOf(engine, replay).then(
      (found) => wanted && setCourse(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [engine, replay]);
  return course;
}

/** By turn, as the viewer was told of it in the end. */
export function useTold({ engine, replay, viewer, language, names }: Watched, course: Course | null): string[][] {
  const [told, setTold] = useState<string[][]>([]);
  useEffect(() => {
    if (course === null) return;
    let wanted = true;
    void lookAt(engine, replay, { at: replay.answers.length, viewer, language, names }).then(
      ({ look }) => wanted && setTold(toldByTurn(course.turns, look.events)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [engine, replay, viewer, language, names, course]);
  return told;
}
