// How the line to the table is, when it is not open.

import { useEffect, useState } from "react";
import type { SessionState } from "../session/types";
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
      {state.deadline !== null && <Deadline until={state.deadline} />}
    </div>
  );
}

function Deadline({ until }: { until: number }) {
  const say = useWords();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((until - now) / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className="deadline" aria-live="off">
      {say("page.deadline", text)}
    </p>
  );
}
