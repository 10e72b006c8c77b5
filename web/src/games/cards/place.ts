// Where a card lies: near its thing, within the window, never over the thing itself, and over the decision, over what is
// lit or over other things only where there is no other way.
import type { Box } from "../walk";

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

export interface Around {
  window: Size;
  decision: Box[];
  /** What is lit or pointed out. */
  lit: Box[];
  things: Box[];
}

const GAP = 10;
const EDGE = 6;
/** What a square pixel over something costs: over the thing itself the most. */
const OVER_THING = 1000;
const OVER_DECISION = 50;
const OVER_LIT = 1;
const OVER_OTHERS = 0.3;
/** What a pixel away from the thing costs. */
const FAR = 90;
/** Places all over the window that are tried, in a row and in a column. */
const TRIED = 7;

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

const boxAt = ({ left, top }: Spot, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** How much two boxes share, in square pixels. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** From edge to edge. */
function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/** Beside, below and above the thing in the order in which they are preferred, then all over the window. */
function candidates(thing: Box, { width, height }: Size, most: Spot): Spot[] {
  const lefts = [(thing.left + thing.right - width) / 2, thing.left, thing.right - width];
  const tops = [(thing.top + thing.bottom - height) / 2, thing.top, thing.bottom - height];
  const beside = [thing.right + GAP, thing.left - GAP - width];
  const past = [thing.bottom + GAP, thing.top - GAP - height];
  const steps = Array.from({ length: TRIED }, (_, step) => step / (TRIED - 1));
  return [
    ...tops.flatMap((top) => beside.map((left) => ({ left, top }))),
    ...lefts.flatMap((left) => past.map((top) => ({ left, top }))),
    ...steps.flatMap((x) => steps.map((y) => ({ left: x * most.left, top: y * most.top }))),
  ];
}

/** The best place for a card of this size. */
export function placeCard(thing: Box, card: Size, { window, decision, lit, things }: Around): Spot {
  const most = { left: window.width - card.width - EDGE, top: window.height - card.height - EDGE };
  const places = candidates(thing, card, most).map(({ left, top }) => ({
    left: clamp(left, most.left),
    top: clamp(top, most.top),
  }));
  const cost = (place: Spot): number => {
    const box = boxAt(place, card);
    const over = (boxes: Box[]) => boxes.reduce((sum, one) => sum + shared(box, one), 0);
    return (
      OVER_THING * shared(box, thing) +
      OVER_DECISION * over(decision) +
      OVER_LIT * over(lit) +
      OVER_OTHERS * over(things) +
      FAR * distance(box, thing)
    );
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}
