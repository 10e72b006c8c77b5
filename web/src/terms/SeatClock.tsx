// What a seat has left of its time for the whole game. It runs on here by itself, by a clock that
// nobody sets; the server's word counts.

import { useEffect, useState } from "react";
import type { TableTime } from "../session/types";
import { useWords } from "../words/use_words";
import { clockFace } from "./duration";
import "./terms.css";

const HURRY_MS = 30_000;

export function SeatClock({ time, seat }: { time: TableTime | null | undefined; seat: number }) {
  const say = useWords();
  const [now, setNow] = useState(() => performance.now());
  const clock = time?.clocks?.[seat];
  const runs = clock?.runs === true;
  useEffect(() => {
    setNow(performance.now());
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [runs, time]);
  if (time == null || clock === undefined) return null;
  const left = Math.max(0, clock.left - (runs ? Math.max(0, now - time.heard) : 0));
  return (
    <span
      className="seat-clock"
      data-runs={runs || undefined}
      data-hurry={(runs && left < HURRY_MS) || undefined}
      aria-label={say("page.clock.left", clockFace(say, left))}
      role="timer"
    >
      {clockFace(say, left)}
    </span>
  );
}
