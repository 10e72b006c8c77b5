// What happened, with a mark where the viewer's last answer was.

import { useEffect, useMemo, useRef } from "react";
import type { GameEvent } from "../session/types";
import { useWords } from "../words/use_words";

interface LogProps {
  events: GameEvent[];
  mark: number;
}

/** Events from this many on are shown first; older ones on demand by scrolling are all there. */
export function Log({ events, mark }: LogProps) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const [before, since] = useMemo(() => [events.slice(0, mark), events.slice(mark)], [events, mark]);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [events.length]);
  return (
    <section className="panel log" aria-labelledby="log-title">
      <h2 id="log-title">{say("page.log")}</h2>
      <ol ref={list} className="log-list" tabIndex={0} aria-label={say("page.log")}>
        {before.map((event) => (
          <li key={event.n}>
            <Told event={event} />
          </li>
        ))}
        {mark > 0 && since.length > 0 && (
          <li className="log-mark">
            <span>{say("page.log.since")}</span>
          </li>
        )}
        {since.map((event) => (
          <li key={event.n} className="log-new">
            <Told event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happened, with a mark where nobody had a choice. */
function Told({ event }: { event: GameEvent }) {
  const say = useWords();
  if (!event.forced) return event.text;
  return (
    <>
      {event.text} <span className="log-forced">{say("page.log.forced")}</span>
    </>
  );
}
