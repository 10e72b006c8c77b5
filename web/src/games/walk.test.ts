// The arrow keys go over the board as the eye does.
import { describe, expect, it } from "vitest";
import { walk } from "./walk";

const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

// Two boxes above, then three, then a wide one; the middle row is not quite even.
const boxes = [box(0, 0), box(100, 0), box(0, 60), box(50, 66, 30, 30), box(100, 58), box(0, 120, 200)];

describe("walk", () => {
  it.each([
    [0, "ArrowRight", 1],
    [1, "ArrowRight", 2],
    [5, "ArrowRight", 5],
    [2, "ArrowLeft", 1],
    [0, "ArrowLeft", 0],
    [0, "ArrowDown", 2],
    [1, "ArrowDown", 4],
    [2, "ArrowDown", 5],
    [5, "ArrowDown", 5],
    [5, "ArrowUp", 4],
    [3, "ArrowUp", 0],
    [4, "ArrowUp", 1],
    [0, "ArrowUp", 0],
    [3, "Home", 0],
    [3, "End", 5],
  ])("leads from %i by %s to %i", (from, key, to) => expect(walk(boxes, from, key)).toBe(to));

  it.each(["Enter", "Tab", "a"])("leaves %s to others", (key) => expect(walk(boxes, 0, key)).toBeNull());

  it("goes nowhere from what is not one of them", () => expect(walk(boxes, -1, "Home")).toBeNull());
});
