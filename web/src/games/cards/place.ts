// Where a card lies: beside its thing, within the window, never over the thing itself, and over the decision or over what
// is lit only where there is no other way.
import type { Box } from "../walk";

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 6;
/** What it costs to lie over something: over the thing itself the most. */
const OVER_THING = 1000;
const OVER_DECISION = 30;
const OVER_LIT = 1;

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

/** Beside, below and above the thing, then the edges of the window, in the order in which they are preferred. */
function candidates(thing: Box, { width, height }: Size, window: Size): Spot[] {
  const centred = {
    left: (thing.left + thing.right - width) / 2,
    top: (thing.top + thing.bottom - height) / 2,
  };
  const right = thing.right + GAP;
  const left = thing.left - GAP - width;
  const below = thing.bottom + GAP;
  const above = thing.top - GAP - height;
  return [
    { left: right, top: centred.top },
    { left, top: centred.top },
    { left: centred.left, top: below },
    { left: centred.left, top: above },
    { left: right, top: below },
    { left, top: below },
    { left: right, top: above },
    { left, top: above },
    { left: centred.left, top: EDGE },
    { left: centred.left, top: window.height },
    { left: EDGE, top: centred.top },
    { left: window.width, top: centred.top },
  ];
}

export interface Around {
  window: Size;
  decision: Box[];
  lit: Box[];
}

/** The best place for a card of this size. */
export function placeCard(thing: Box, card: Size, { window, decision, lit }: Around): Spot {
  const most = { left: window.width - card.width - EDGE, top: window.height - card.height - EDGE };
  const places = candidates(thing, card, window).map(({ left, top }) => ({
    left: clamp(left, most.left),
    top: clamp(top, most.top),
  }));
  const cost = (place: Spot): number => {
    const box = boxAt(place, card);
    const over = (boxes: Box[]) => boxes.reduce((sum, one) => sum + shared(box, one), 0);
    return OVER_THING * shared(box, thing) + OVER_DECISION * over(decision) + OVER_LIT * over(lit);
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}
