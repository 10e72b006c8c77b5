// Bars and curves are as long and as high as the points are many.
import { expect, it } from "vitest";
import { barOf, boundsOfBars, boundsOfCurve, curveOf, heightOf, linesOf } from "./shapes";

const source = (name: string, ...points: number[]) => ({ source: name, word: name, points });

it("puts what was won to the right and what was lost to the left, without a gap", () => {
  const sources = [source("a", 6, 2), source("b", -2, 0), source("c", 2, 4)];
  const bounds = boundsOfBars(sources, 2);
  expect(bounds).toEqual({ least: -2, most: 8 });
  expect(barOf(sources, 0, bounds)).toEqual([
    { source: 0, points: 6, x: 20, width: 60 },
    { source: 1, points: -2, x: 0, width: 20 },
    { source: 2, points: 2, x: 80, width: 20 },
  ]);
  expect(barOf(sources, 1, bounds).map(({ x, width }) => [x, width])).toEqual([
    [20, 20],
    [40, 40],
  ]);
});

it("is a picture also where nobody has anything", () => {
  expect(barOf([source("a", 0)], 0, boundsOfBars([source("a", 0)], 1))).toEqual([]);
  const points = [{ decision: 0, points: [0] }];
  expect(curveOf(points, 0, 0, boundsOfCurve(points))).toMatch(/^M0 \d+(\.\d+)?H100$/);
});

it("draws curves in steps, more points higher", () => {
  const points = [
    { decision: 0, points: [0, 0] },
    { decision: 5, points: [4, 0] },
  ];
  const bounds = boundsOfCurve(points);
  expect(curveOf(points, 0, 10, bounds)).toMatch(/^M0 [\d.]+H50V[\d.]+H100$/);
  expect(heightOf(bounds, 4)).toBeLessThan(heightOf(bounds, 0));
});

it.each([
  [0, 18],
  [0, 1],
  [-7, 97],
  [0, 250],
])("has a few round lines between %i and %i", (least, most) => {
  const lines = linesOf({ least, most });
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(lines.every((line) => line >= least && line <= most)).toBe(true);
});
