// The pictures of a result in numbers: where bars and curves are drawn. Widths and heights are percent of the picture.

import type { PointSource } from "../session/types";
import type { Scored } from "../session/replay";

/** The points between which a picture is drawn. */
export interface Bounds {
  least: number;
  most: number;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export interface Segment {
  source: number;
  points: number;
  x: number;
  width: number;
}

/** Points that were lost lie to the left of nothing, so that what is to the right is what was won. */
export function boundsOfBars(sources: PointSource[], seats: number): Bounds {
  const bySeat = Array.from({ length: seats }, (_, seat) => sources.map(({ points }) => points[seat] ?? 0));
  return {
    least: Math.min(0, ...bySeat.map((points) => sum(points.filter((one) => one < 0)))),
    most: Math.max(1, ...bySeat.map((points) => sum(points.filter((one) => one > 0)))),
  };
}

const share = ({ least, most }: Bounds, points: number): number => (points / (most - least)) * 100;

/** The pieces of one seat's bar, as long as their points are many. */
export function barOf(sources: PointSource[], seat: number, bounds: Bounds): Segment[] {
  const nothing = share(bounds, -bounds.least);
  let won = nothing;
  let lost = nothing;
  return sources.flatMap(({ points: bySeat }, source) => {
    const points = bySeat[seat] ?? 0;
    if (points === 0) return [];
    const width = Math.abs(share(bounds, points));
    if (points < 0) return { source, points, x: (lost -= width), width };
    won += width;
    return { source, points, x: won - width, width };
  });
}

/** Room above and below a curve, for its marks. */
const TOP = 12;
const BOTTOM = 8;
/** Curves that are at the same height lie beside each other. */
const BESIDE = 1.4;

export function boundsOfCurve(points: Scored[]): Bounds {
  const all = points.flatMap((scored) => scored.points);
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

export const heightOf = ({ least, most }: Bounds, points: number): number =>
  TOP + (1 - (points - least) / (most - least)) * (100 - TOP - BOTTOM);

export const placeOf = (decision: number, last: number): number => (last === 0 ? 0 : (decision / last) * 100);

/** The curve of one seat in steps, from the left to the right end of a picture of 100 × 100. */
export function curveOf(points: Scored[], seat: number, last: number, bounds: Bounds): string {
  const aside = (seat - ((points[0]?.points.length ?? 1) - 1) / 2) * BESIDE;
  const height = (scored: Scored) => round(heightOf(bounds, scored.points[seat] ?? 0) + aside);
  const [first, ...later] = points;
  if (first === undefined) return "";
  const steps = later.map((scored) => `H${round(placeOf(scored.decision, last))}V${height(scored)}`);
  return `M0 ${height(first)}${steps.join("")}H100`;
}

const round = (number: number): number => Math.round(number * 100) / 100;

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MAX_LINES = 4;

/** Round numbers for the lines across a curve. */
export function linesOf({ least, most }: Bounds): number[] {
  const step = STEPS.find((one) => (most - least) / one <= MAX_LINES) ?? most;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}
