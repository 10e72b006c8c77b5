// Where the spaces of the sea lie on the chart, and which are joined.

import components from "../../../../games/thesauros/data/thesauros.components.json";
import { columnsOf, face } from "./view";

export interface Place {
  name: string;
  x: number;
  y: number;
}

const STEP = 4;
/** By dig zone: row and column of its first space, and which way its columns run. */
const ZONES: [number, number, number][] = [
  [0, 0, STEP],
  [0, 18, STEP],
  [6, 12, -STEP],
  [6, 18, STEP],
  [0, 36, STEP],
  [4, 70, -STEP],
  [0, 58, STEP],
];
const NAMED: Record<string, [number, number]> = {
  PORT: [2, 1],
  F1: [2, 12],
  F2: [2, 30],
  b: [4, 13],
  d: [2, 41],
  e: [4, 31],
  g: [2, 52],
  h: [2, 63],
  i: [2, 71],
  j: [6, 63],
};
const WIDE = 12;
const HIGH = 26;

const digPlaces = (zone: number): Place[] => {
  const [row, column, step] = ZONES[zone]!;
  return Array.from({ length: columnsOf(zone) }, (_, index) => ({
    name: `Z${zone + 1}.${index + 1}`,
    x: (column + step * index) * WIDE,
    y: row * HIGH,
  }));
};

const everywhere = new Map<string, Place>(
  [...ZONES.keys()]
    .flatMap(digPlaces)
    .concat(Object.entries(NAMED).map(([name, [row, column]]) => ({ name, x: column * WIDE, y: row * HIGH })))
    .map((place) => [place.name, place]),
);

/** The places and ways of the board for so many players; the lagoon is reached from the port and listed apart. */
export function chart(players: number): { places: Place[]; ways: [Place, Place][] } {
  const ways = (components.sea[face(players)].edges as [string, string][]).flatMap(([from, to]): [Place, Place][] => {
    const [a, b] = [everywhere.get(from), everywhere.get(to)];
    return a && b ? [[a, b]] : [];
  });
  return { places: [...new Set(ways.flat())], ways };
}

export const LAGOON = ["LA", "LB", "LC", "LD1", "LD2"];
