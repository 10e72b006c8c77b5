// The events that came with the last look, for short animations and the live region.

import { useRef } from "react";
import type { GameEvent, Look } from "../session/types";

export function newsBetween(before: Look | null, now: Look): GameEvent[] {
  if (before === null || before.viewer !== now.viewer || before.game !== now.game) return [];
  const known = before.events.length;
  // Another language or something taken back is no news.
  if (now.events.length <= known || now.decision.number < before.decision.number) return [];
  return now.events.slice(known);
}

const NOTHING: GameEvent[] = [];

/** Known when the look is drawn for the first time, so that it need not be drawn again for them. */
export function useNews(look: Look): GameEvent[] {
  const last = useRef<{ look: Look | null; news: GameEvent[] }>({ look: null, news: NOTHING });
  if (last.current.look !== look) last.current = { look, news: newsBetween(last.current.look, look) };
  return last.current.news;
}
