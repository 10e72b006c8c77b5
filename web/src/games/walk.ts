// Walking over a part of the board with the arrow keys, lit or not. The tab key stops at what is lit; a part in which
// nothing is lit has one stop, so that what is not possible can be asked about by keyboard too.
import { useEffect } from "react";
import type { KeyboardEvent, RefObject } from "react";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;
const centre = ({ left, right }: Box): number => (left + right) / 2;

/** The nearest box in the next row above (-1) or below (1); the same when there is none. */
function across(boxes: Box[], from: Box, way: 1 | -1): Box {
  const beyond = boxes.filter((box) => (way > 0 ? middle(box) > from.bottom : middle(box) < from.top));
  const closer = (distance: (box: Box) => number) => (one: Box, other: Box) => distance(one) - distance(other);
  const [nearest] = beyond.sort(closer((box) => Math.abs(middle(box) - middle(from))));
  if (!nearest) return from;
  const row = beyond.filter((box) => middle(box) >= nearest.top && middle(box) <= nearest.bottom);
  return row.sort(closer((box) => Math.abs(centre(box) - centre(from))))[0] ?? from;
}

/** Where a key leads from one of the boxes, which are in reading order; null when it is no key for walking. */
export function walk(boxes: Box[], at: number, key: string): number | null {
  const from = boxes[at];
  if (!from) return null;
  switch (key) {
    case "ArrowRight":
      return Math.min(at + 1, boxes.length - 1);
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "ArrowDown":
      return boxes.indexOf(across(boxes, from, 1));
    case "ArrowUp":
      return boxes.indexOf(across(boxes, from, -1));
    case "Home":
      return 0;
    case "End":
      return boxes.length - 1;
    default:
      return null;
  }
}

const PART = "[data-part]";
const LIT = "[data-thing]";
/** What opens or switches something is always a stop of its own. */
const CONTROLS = "[data-switch], [data-open], [data-open-zone]";
/** What can be asked why not, and what has only a card. */
const UNLIT = `[data-why], [data-card][tabindex]:not(${LIT}, ${CONTROLS})`;

const all = (part: Element, what: string): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility?.() ?? true);

/** One of the unlit is a stop for the tab key where nothing is lit: the one that had the focus last, or the first. All
 *  parts are read before anything changes: reading between changes costs a layout each time. */
function setStops(parts: Iterable<Element>, focused: Element | null): void {
  const found = [...parts].map((part) => {
    const unlit = all(part, UNLIT);
    const stop = unlit.find((one) => one === focused) ?? unlit.find((one) => one.tabIndex === 0) ?? unlit[0];
    return { unlit, stop: all(part, LIT).length === 0 ? stop : undefined };
  });
  for (const { unlit, stop } of found) {
    for (const one of unlit) {
      const wanted = one === stop ? 0 : -1;
      if (one.tabIndex !== wanted) one.tabIndex = wanted;
    }
  }
}

/** The stops of a board's parts, found anew when something else is `lit`; returns what its key strokes do. */
export function useWalking(root: RefObject<HTMLElement>, lit: unknown): (event: KeyboardEvent) => void {
  useEffect(() => {
    setStops(root.current?.querySelectorAll(PART) ?? [], document.activeElement);
  }, [root, lit]);
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const part = target?.closest(PART);
    if (!part || event.altKey || event.ctrlKey || event.metaKey) return;
    const spots = all(part, `${LIT}, ${CONTROLS}, ${UNLIT}`);
    const boxes = spots.map((spot) => spot.getBoundingClientRect());
    const next = walk(
      boxes,
      spots.findIndex((spot) => spot === target),
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    spots[next]?.focus();
    setStops([part], document.activeElement);
  };
}
