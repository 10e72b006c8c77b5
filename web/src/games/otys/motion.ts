// Things that change place glide there: where each was is remembered, and the way from there is played.
import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const DURATION_MS = 450;

function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    found.set(element.dataset["flip"] ?? "", element.getBoundingClientRect());
  }
  return found;
}

function glide(element: HTMLElement, from: DOMRect, origin: { x: number; y: number }) {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left + origin.x, from.top - to.top + origin.y];
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  element.animate?.(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    {
      duration: DURATION_MS,
      easing: "cubic-bezier(.3,.1,.2,1)",
    },
  );
}

/** Animates everything with a data-flip mark under `root` whose place changed with `moment`. */
export function useGliding(root: RefObject<HTMLElement>, moment: number, still: boolean) {
  const before = useRef<{ moment: number; places: Map<string, DOMRect>; top: DOMRect } | null>(null);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const top = board.getBoundingClientRect();
    const old = before.current;
    if (old && old.moment !== moment && !still) {
      const origin = { x: top.left - old.top.left, y: top.top - old.top.top };
      for (const element of board.querySelectorAll<HTMLElement>("[data-flip]")) {
        const from = old.places.get(element.dataset["flip"] ?? "");
        if (from) glide(element, from, origin);
      }
    }
    if (!old || old.moment !== moment) before.current = { moment, places: places(board), top };
  });
}
