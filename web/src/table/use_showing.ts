// Showing once more what somebody did: one scene after the other on the board, until the end, or until it is stopped.

import { useCallback, useEffect, useRef, useState } from "react";
import { findScenes, History, type Scene } from "../session/history";
import type { GameEvent, Look, Session } from "../session/types";

/** Long enough to be read; many scenes go quicker, so that nobody waits long. */
const SCENE_MS = 1300;
const LEAST_MS = 500;
const WHOLE_MS = 9000;

const pause = (scenes: number): number => Math.max(LEAST_MS, Math.min(SCENE_MS, WHOLE_MS / scenes));

export interface Showing {
  /** What is on the board instead of the present; null when nothing is shown. */
  scene: Scene | null;
  show: (events: GameEvent[]) => void;
  stop: () => void;
}

const NONE: Scene[] = [];

/** `mark` is the first event after the viewer's last answer. Whatever happens at the table ends the showing. */
export function useShowing(session: Session, look: Look, mark: number, language: string): Showing {
  const [history] = useState(() => new History());
  const [scenes, setScenes] = useState(NONE);
  const wanted = useRef(0);
  useEffect(() => history.note(look, mark), [history, look, mark]);

  const stop = useCallback(() => {
    ++wanted.current;
    setScenes(NONE);
  }, []);
  const { number } = look.decision;
  useEffect(stop, [stop, number, look.viewer, language]);

  useEffect(() => {
    if (scenes.length === 0) return;
    const timer = setTimeout(() => setScenes((left) => left.slice(1)), pause(scenes.length));
    return () => clearTimeout(timer);
  }, [scenes]);

  const show = (events: GameEvent[]) => {
    const mine = ++wanted.current;
    void findScenes(history, session, look, events, language).then((found) => {
      if (mine === wanted.current) setScenes(found);
    });
  };
  return { scene: scenes[0] ?? null, show, stop };
}
