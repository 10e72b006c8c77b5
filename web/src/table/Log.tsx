// What happened, with a mark where the viewer's last answer was.

import { memo, useEffect, useMemo, useRef, type ReactNode } from "react";
import type { GameEvent, Given, TakenBack } from "../session/types";
import { useWords } from "../words/use_words";
import { logLines, type LogLine } from "./log_lines";

interface LogProps {
  events: GameEvent[];
  mark: number;
  takenBack?: TakenBack[] | undefined;
  /** What happened to the seats. */
  seats?: LogLine[];
  given?: Given[];
  /** What stands beside its title. */
  children?: ReactNode;
}

const NONE: Given[] = [];
const NOTHING: TakenBack[] = [];
const NO_LINES: LogLine[] = [];

/** Events from this many on are shown first; older ones on demand by scrolling are all there. */
export function Log({ children, ...told }: LogProps) {
  const say = useWords();
  return (
    <section className="panel log" aria-labelledby="log-title">
      <h2 id="log-title">{say("page.log")}</h2>
      {children}
      <Lines {...told} />
    </section>
  );
}

const Lines = memo(function Lines({
  events,
  mark,
  takenBack = NOTHING,
  seats = NO_LINES,
  given = NONE,
}: Omit<LogProps, "children">) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () => [...logLines(events, takenBack, given, say), ...seats].sort((a, b) => a.at - b.at),
    [events, takenBack, given, seats, say],
  );
  const [before, since] = useMemo(
    () => [lines.filter(({ at }) => at < mark), lines.filter(({ at }) => at >= mark)],
    [lines, mark],
  );
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    <ol ref={list} className="log-list" tabIndex={0} aria-label={say("page.log")}>
      {before.map(({ key, ...line }) => (
        <Line key={key} {...line} />
      ))}
      {mark > 0 && since.length > 0 && (
        <li className="log-mark" key={`mark ${mark}`}>
          <span>{say("page.log.since")}</span>
        </li>
      )}
      {since.map(({ key, ...line }) => (
        <Line key={key} {...line} fresh />
      ))}
    </ol>
  );
});

/** There are hundreds of them, and nearly all stay as they are. */
const Line = memo(function Line({ text, forced, back, given, fresh }: Omit<LogLine, "key"> & { fresh?: true }) {
  const classes = [fresh && "log-new", back && "log-back"].filter(Boolean).join(" ");
  return (
    <li className={classes || undefined} data-given={given}>
      {text} {forced && <span className="log-forced">{forced}</span>}
    </li>
  );
});
