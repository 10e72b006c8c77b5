// How the line to the table is, when it is not open.

import { useEffect, useState } from "react";
import type { SessionState } from "../session/types";
import { clockFace } from "../terms/duration";
import { sayRefusal } from "../words/refusals";
import { useWords } from "../words/use_words";

export function ConnectionBanner({ state }: { state: SessionState }) {
  const say = useWords();
  return (
    <div role="status" className="banner-place">
      {state.line !== "open" && (
        <p className="banner" data-line={state.line}>
          {state.error ? sayRefusal(say, state.error) : say(`page.line.${state.line}`)}
        </p>
      )}
      {state.deadline !== null && !state.look?.time?.paused && <Deadline until={state.deadline} />}
    </div>
  );
}

function Deadline({ until }: { until: number }) {
  const say = useWords();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="deadline" aria-live="off">
      {say("page.deadline", clockFace(say, until - now))}
    </p>
  );
}
