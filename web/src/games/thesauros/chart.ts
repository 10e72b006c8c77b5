// Where the spaces of the sea lie in the picture, and the lines between them.

import components from "../../../../games/thesauros/data/thesauros.components.json";
import { columnsOf, digZones, face, lagoon } from "./view";

export interface Place {
  name: string;
  x: number;
  y: number;
}

/** The spaces of the lagoon, from left to right. */
export const LAGOON = [...lagoon.keys()];

/** A well hangs under the spaces of its dig zone; some run from right to left, so that the entrance faces the way. */
export interface Well {
  zone: number;
  x: number;
  columns: number;
  wide: number;
  turned: boolean;
}

/** From left to right: dig zone and left edge. */
const WELLS: Record<"1-2" | "3-4", { wide: number; at: [zone: number, x: number][] }> = {
  "1-2": {
    wide: 31,
    at: [
      [3, 38],
      [1, 216],
      [2, 394],
      [4, 572],
      [5, 781],
    ],
  },
  "3-4": {
    wide: 25,
    at: [
      [3, 38],
      [1, 154],
      [2, 270],
      [4, 386],
      [5, 527],
      [6, 668],
      [7, 809],
    ],
  },
};
const TURNED = [3, 6];

const NAMED: Record<"1-2" | "3-4", Record<string, [x: number, y: number]>> = {
  "1-2": { PORT: [296, 344], F1: [400, 344], F2: [560, 344], d: [790, 344], b: [216, 380], e: [654, 380] },
  "3-4": {
    PORT: [292, 344],
    F1: [376, 344],
    F2: [448, 344],
    d: [565, 344],
    g: [690, 344],
    h: [846, 344],
    b: [216, 380],
    e: [486, 380],
    j: [643, 381],
    i: [781, 381],
  },
};
/** The middle of the dig spaces, and where boats float on them. */
export const DIG_Y = 408;

export function wellsOf(players: number): Well[] {
  const { wide, at } = WELLS[face(players)];
  return at
    .filter(([zone]) => zone <= digZones(players))
    .map(([zone, x]) => ({ zone, x, wide, columns: columnsOf(zone - 1), turned: TURNED.includes(zone) }));
}

/** The middle of a column, counted from 1. */
export const columnX = ({ x, wide, columns, turned }: Well, column: number): number =>
  x + wide * ((turned ? columns - column : column - 1) + 0.5);

/** The lagoon lies at the left, from its upper corner. */
export const lagoonX = (index: number): number => 9 + index * 44;

function everywhere(players: number): Map<string, Place> {
  const places: Place[] = [];
  for (const [name, [x, y]] of Object.entries(NAMED[face(players)])) places.push({ name, x, y });
  for (const well of wellsOf(players))
    for (let column = 1; column <= well.columns; ++column)
      places.push({ name: `Z${well.zone}.${column}`, x: columnX(well, column), y: DIG_Y });
  LAGOON.forEach((name, index) => places.push({ name, x: lagoonX(index) + 20, y: 337 }));
  return new Map(places.map((place) => [place.name, place]));
}

type Edge = [string, string];
export const edgesOf = (players: number): Edge[] => components.sea[face(players)].edges as Edge[];
const inLagoon = (name: string) => LAGOON.includes(name);
const zoneIn = (name: string): string | null => /^Z(\d)/.exec(name)?.[1] ?? null;
const within = ([a, b]: Edge): boolean => zoneIn(a) !== null && zoneIn(a) === zoneIn(b);

/** The places of the board for so many players, and the ways to draw: those of lagoon and wells need no line. */
export function chart(players: number): { places: Map<string, Place>; ways: [Place, Place][] } {
  const places = everywhere(players);
  const ways = edgesOf(players)
    .filter((edge) => !edge.some(inLagoon) && !within(edge))
    .flatMap(([from, to]): [Place, Place][] => {
      const [a, b] = [places.get(from), places.get(to)];
      return a && b ? [[a, b]] : [];
    });
  return { places, ways };
}

/** A line from place to place: level on the surface, bent down into a well. */
export function line(a: Place, b: Place): string {
  const [high, low] = a.y <= b.y ? [a, b] : [b, a];
  if (Math.abs(a.y - b.y) < 2) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const bend = `C${low.x} ${high.y} ${low.x} ${high.y + (low.y - high.y) * 0.35} ${low.x} ${low.y}`;
  return a === high ? `M${high.x} ${high.y}${bend}` : reversed(high, low);
}
const reversed = (high: Place, low: Place): string =>
  `M${low.x} ${low.y}C${low.x} ${high.y + (low.y - high.y) * 0.35} ${low.x} ${high.y} ${high.x} ${high.y}`;
