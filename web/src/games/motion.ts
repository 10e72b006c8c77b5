// Things that change place glide there: where each was is remembered, and the way from there is played.
import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const DURATION_MS = 450;

type Spots = Map<string, { element: HTMLElement; x: number; y: number }>;

/** Where everything with a data-flip mark stands, seen from the corner of the board. */
function spots(board: HTMLElement): Spots {
  const corner = board.getBoundingClientRect();
  const found: Spots = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-flip]")) {
    for (const animation of element.getAnimations?.() ?? []) if (animation.id === "glide") animation.cancel();
    const { left, top } = element.getBoundingClientRect();
    found.set(element.dataset["flip"] ?? "", { element, x: left - corner.left, y: top - corner.top });
  }
  return found;
}

function glide(element: HTMLElement, dx: number, dy: number) {
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const way = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
  element.animate?.(way, { id: "glide", duration: DURATION_MS, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/** Animates everything with a data-flip mark under `root` whose place changed with `moment`. */
export function useGliding(root: RefObject<HTMLElement>, moment: number, still: boolean) {
  const before = useRef<{ moment: number; spots: Spots } | null>(null);
  useLayoutEffect(() => {
    const board = root.current;
    const old = before.current;
    if (still) before.current = null;
    if (!board || still || old?.moment === moment) return;
    // All places are read before anything moves: a moving thing is not where it stands.
    const now = spots(board);
    before.current = { moment, spots: now };
    if (!old) return;
    for (const [mark, to] of now) {
      const from = old.spots.get(mark);
      if (from) glide(to.element, from.x - to.x, from.y - to.y);
    }
  });
}
