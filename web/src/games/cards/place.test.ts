// A card lies beside its thing, in the window, and over the decision or what is lit only where it must.
import { describe, expect, it } from "vitest";
import type { Box } from "../walk";
import { placeCard, shared, type Around, type Size } from "./place";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const CARD: Size = { width: 300, height: 240 };
const desk: Around = { window: { width: 1280, height: 800 }, decision: [box(964, 68, 304, 400)], lit: [], things: [] };
const phone: Around = { window: { width: 360, height: 740 }, decision: [box(0, 500, 360, 240)], lit: [], things: [] };

const placed = (thing: Box, around: Around, card = CARD): Box => {
  const { left, top } = placeCard(thing, card, around);
  return box(left, top, card.width, card.height);
};

describe("the place of a card", () => {
  it("is never over the thing or the decision, wherever the thing is", () => {
    for (const around of [desk, phone])
      for (let x = 0; x < around.window.width - 60; x += 90)
        for (let y = 0; y < 440; y += 70) {
          const thing = box(x, y, 50, 40);
          if (around.decision.some((one) => shared(one, thing) > 0)) continue;
          const card = placed(thing, around);
          expect(shared(card, thing)).toBe(0);
          for (const one of around.decision) expect(shared(card, one)).toBe(0);
          expect(card.left >= 0 && card.top >= 0).toBe(true);
          expect(card.right <= around.window.width && card.bottom <= around.window.height).toBe(true);
        }
  });

  it("is close where there is room", () => {
    const thing = box(400, 300, 50, 40);
    expect(placed(thing, { ...desk, decision: [] }).left).toBe(460);
  });

  it("leaves what is lit in sight", () => {
    const lit = [box(460, 200, 300, 300)];
    expect(shared(placed(box(400, 300, 50, 40), { ...desk, lit }), lit[0]!)).toBe(0);
  });
});
