// The keys of a replay: one decision with left and right, one turn with up and down, the ends with Home and End.

import { useEffect } from "react";

export type Step = "first" | "turn_back" | "back" | "forward" | "turn_forward" | "last";

const SIDEWAYS: Record<string, Step> = { ArrowLeft: "back", ArrowRight: "forward" };
const OTHERS: Record<string, Step> = {
  ArrowUp: "turn_back",
  PageUp: "turn_back",
  ArrowDown: "turn_forward",
  PageDown: "turn_forward",
  Home: "first",
  End: "last",
};

/** What has a use for these keys itself. The slider is not among them: it moves as everything else here does. */
const TAKEN = "select, textarea, input:not([type=range]), [contenteditable]";
/** A board may be taller than its place and is scrolled with the keys for up and down. */
const SCROLLED = ".table-board";

/** The step that a key stands for here; null when it is somebody else's. */
export function stepOf(event: KeyboardEvent): Step | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  if (target instanceof Element && target.closest(TAKEN)) return null;
  const scrolls = target instanceof Element && target.closest(SCROLLED) !== null;
  return SIDEWAYS[key] ?? (scrolls ? null : OTHERS[key]) ?? null;
}

export function useReplayKeys(onStep: (step: Step) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === null) return;
      event.preventDefault();
      onStep(step);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
