// What happened, with a mark where the viewer's last answer was.

import { useEffect, useMemo, useRef } from "react";
import type { GameEvent, Given } from "../session/types";
import { useWords, type Say } from "../words/use_words";

interface LogProps {
  events: GameEvent[];
  mark: number;
  given?: Given[];
}

interface Line {
  key: string;
  /** The event that it tells, or stands before. */
  at: number;
  text: string;
  /** Told by this page, not by the game. */
  given?: true;
  /** What is said about nobody's having had a choice. */
  forced?: string;
}

/** The events, with forced answers marked; one that nothing tells of gets a line of its own. */
function linesOf(events: GameEvent[], given: Given[], say: Say): Line[] {
  const told = new Set(events.filter(({ forced }) => forced).map(({ decision }) => decision));
  const silent = given
    .filter(({ decision }) => !told.has(decision + 1))
    .map((one) => ({
      key: `given ${one.decision}`,
      at: one.at,
      text: "",
      given: true as const,
      forced: say("page.log.given", one.say),
    }));
  const lines = events.map(({ n, text, forced }) => ({
    key: String(n),
    at: n,
    text,
    ...(forced && { forced: say("page.log.forced") }),
  }));
  return [...silent, ...lines].sort((a, b) => a.at - b.at);
}

const NONE: Given[] = [];

/** Events from this many on are shown first; older ones on demand by scrolling are all there. */
export function Log({ events, mark, given = NONE }: LogProps) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => linesOf(events, given, say), [events, given, say]);
  const [before, since] = useMemo(
    () => [lines.filter(({ at }) => at < mark), lines.filter(({ at }) => at >= mark)],
    [lines, mark],
  );
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    <section className="panel log" aria-labelledby="log-title">
      <h2 id="log-title">{say("page.log")}</h2>
      <ol ref={list} className="log-list" tabIndex={0} aria-label={say("page.log")}>
        {before.map((line) => (
          <li key={line.key} data-given={line.given}>
            <Told line={line} />
          </li>
        ))}
        {mark > 0 && since.length > 0 && (
          <li className="log-mark">
            <span>{say("page.log.since")}</span>
          </li>
        )}
        {since.map((line) => (
          <li key={line.key} className="log-new" data-given={line.given}>
            <Told line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Told({ line: { text, forced } }: { line: Line }) {
  return (
    <>
      {text} {forced && <span className="log-forced">{forced}</span>}
    </>
  );
}
