// The events that came with the last look, for short animations and the live region.

import { useEffect, useRef, useState } from "react";
import type { GameEvent, Look } from "../session/types";

export function newsBetween(before: Look | null, now: Look): GameEvent[] {
  if (before === null || before.viewer !== now.viewer || before.game !== now.game) return [];
  const known = before.events.length;
  // Another language or something taken back is no news.
  if (now.events.length <= known || now.decision.number < before.decision.number) return [];
  return now.events.slice(known);
}

export function useNews(look: Look): GameEvent[] {
  const before = useRef<Look | null>(null);
  const [news, setNews] = useState<GameEvent[]>([]);
  useEffect(() => {
    setNews(newsBetween(before.current, look));
    before.current = look;
  }, [look]);
  return news;
}
