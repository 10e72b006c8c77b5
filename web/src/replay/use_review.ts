// A review of the game, made in a worker of its own so that the replay goes on meanwhile.

import { useCallback, useEffect, useRef, useState } from "react";
import { loadForReview, reviewOf, type Depth, type Review } from "../session/coach";
import { startEngine, type Engine } from "../session/engine";
import type { ReplayGame } from "../session/replay";
import type { Language } from "../session/types";

export type ReviewState =
  | { stage: "idle" }
  | { stage: "failed" }
  | { stage: "running"; done: number; of: number }
  | { stage: "done"; review: Review };

interface Reviewing {
  state: ReviewState;
  begin: (depth: Depth) => void;
  stop: () => void;
}

const IDLE: ReviewState = { stage: "idle" };

export function useReview({ record, answers }: ReplayGame, language: Language, names: string[]): Reviewing {
  const [state, setState] = useState(IDLE);
  const engine = useRef<Engine | null>(null);
  const depth = useRef<Depth>("standard");

  const stop = useCallback(() => {
    engine.current?.close();
    engine.current = null;
    setState(IDLE);
  }, []);
  useEffect(() => () => engine.current?.close(), []);

  const goOn = async (mine: Engine) => {
    const current = () => engine.current === mine;
    try {
      const wanted = { depth: depth.current, language, names };
      const review = await reviewOf(mine, wanted, (done, of) => current() && setState({ stage: "running", done, of }));
      if (current()) setState({ stage: "done", review });
    } catch {
      if (current()) setState({ stage: "failed" });
    }
  };
  const begin = (wanted: Depth) => {
    stop();
    const mine = (engine.current = startEngine());
    depth.current = wanted;
    setState({ stage: "running", done: 0, of: answers.length });
    void loadForReview(mine, record).then(
      () => goOn(mine),
      () => engine.current === mine && setState({ stage: "failed" }),
    );
  };
  // What was found stays in the engine: it is told again in another language at once.
  const { stage } = state;
  useEffect(() => {
    if (stage === "done" && engine.current) void goOn(engine.current);
  }, [language, names]);

  return { state, begin, stop };
}
