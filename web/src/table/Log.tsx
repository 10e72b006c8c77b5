// What happened, with a mark where the viewer's last answer was.

import { useEffect, useMemo, useRef } from "react";
import type { GameEvent, TakenBack } from "../session/types";
import { useWords } from "../words/use_words";
import { logLines } from "./log_lines";

interface LogProps {
  events: GameEvent[];
  mark: number;
  takenBack?: TakenBack[] | undefined;
}

/** Events from this many on are shown first; older ones on demand by scrolling are all there. */
export function Log({ events, mark, takenBack }: LogProps) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => logLines(events, takenBack ?? []), [events, takenBack]);
  const before = lines.filter((line) => line.at < mark);
  const since = lines.filter((line) => line.at >= mark);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    <section className="panel log" aria-labelledby="log-title">
      <h2 id="log-title">{say("page.log")}</h2>
      <ol ref={list} className="log-list" tabIndex={0} aria-label={say("page.log")}>
        {before.map((line) => (
          <li key={line.key} className={line.back ? "log-back" : undefined}>
            {line.text}
          </li>
        ))}
        {mark > 0 && since.length > 0 && (
          <li className="log-mark">
            <span>{say("page.log.since")}</span>
          </li>
        )}
        {since.map((line) => (
          <li key={line.key} className={line.back ? "log-new log-back" : "log-new"}>
            {line.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
