// Where the spaces of the sea lie on the chart, and which are joined.

import layout from "../../../../games/thesauros/data/thesauros.chart.json";
import components from "../../../../games/thesauros/data/thesauros.components.json";
import { face } from "./view";

export interface Place {
  name: string;
  x: number;
  y: number;
}

const WIDE = 12;
const HIGH = 26;

const everywhere = new Map<string, Place>(
  Object.entries(layout.places).map(([name, [row, column]]) => [name, { name, x: column! * WIDE, y: row! * HIGH }]),
);

/** The places and ways of the board for so many players; the lagoon is reached from the port and listed apart. */
export function chart(players: number): { places: Place[]; ways: [Place, Place][] } {
  const ways = (components.sea[face(players)].edges as [string, string][]).flatMap(([from, to]): [Place, Place][] => {
    const [a, b] = [everywhere.get(from), everywhere.get(to)];
    return a && b ? [[a, b]] : [];
  });
  return { places: [...new Set(ways.flat())], ways };
}

/** The kind of each space of the lagoon, by its name. */
export const LAGOON: ReadonlyMap<string, string> = new Map(
  Object.entries(components.lagoon).flatMap(([name, spot]): [string, string][] =>
    typeof spot === "string" ? [] : [[name, spot.kind]],
  ),
);
