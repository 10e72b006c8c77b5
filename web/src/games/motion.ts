// Things that change place glide there: where each was is remembered, and the way from there is played.
import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const DURATION_MS = 450;
export const EASING = "cubic-bezier(.3,.1,.2,1)";

/** A way relative to where something stands in the end, in pixels of the screen. */
export type Offset = [dx: number, dy: number];
export interface Timing {
  delay: number;
  ms: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Spots = Map<string, { element: SVGElement | HTMLElement; box: Box }>;

function boxIn(corner: DOMRect, element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - corner.left, y: top - corner.top, width, height };
}

/** Where an element is, seen from the corner of the board. */
export const boxOf = (element: Element, board: Element): Box => boxIn(board.getBoundingClientRect(), element);

/** What is on its way. The browser knows it too, but would work out all styles anew for each element that is asked. */
const gliding = new WeakMap<Element, Animation>();

/** Where everything with a data-flip mark stands, seen from the corner of the board. */
export function spotsOf(board: HTMLElement): Spots {
  const elements = [...board.querySelectorAll<HTMLElement | SVGElement>("[data-flip]")];
  // Everything stands still before the first place is read: reading between changes costs a layout each time.
  for (const element of elements) gliding.get(element)?.cancel();
  const corner = board.getBoundingClientRect();
  return new Map(elements.map((element) => [element.dataset["flip"] ?? "", { element, box: boxIn(corner, element) }]));
}

/** How many pixels of the screen a unit has in which an element is moved: a picture's own, or a board's in a large window. */
function unitOf(element: Element & { currentCSSZoom?: number }): number {
  const picture = element instanceof SVGElement ? element.ownerSVGElement : null;
  return picture?.getScreenCTM?.()?.a || element.currentCSSZoom || 1;
}

/** Plays the way of an element through these points to where it stands. */
export function glide(element: SVGElement | HTMLElement, way: Offset[], { delay, ms }: Timing): void {
  if (way.every(([dx, dy]) => Math.abs(dx) + Math.abs(dy) < 2)) return;
  const unit = unitOf(element);
  const points = [...way, [0, 0]].map(([dx = 0, dy = 0]) => ({
    transform: `translate(${dx / unit}px, ${dy / unit}px)`,
  }));
  const motion = element.animate?.(points, { id: "glide", delay, duration: ms, easing: EASING, fill: "backwards" });
  if (motion) gliding.set(element, motion);
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
    const now = spotsOf(board);
    before.current = { moment, spots: now };
    if (!old) return;
    for (const [mark, to] of now) {
      const from = old.spots.get(mark);
      if (from) glide(to.element, [[from.box.x - to.box.x, from.box.y - to.box.y]], { delay: 0, ms: DURATION_MS });
    }
  });
}
