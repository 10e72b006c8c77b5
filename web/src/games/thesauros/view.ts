// The view of Thesauros (docs/formats.md) and the printed components, as far as the table shows them.

import components from "../../../../games/thesauros/data/thesauros.components.json";
import type { JsonObject } from "../../session/types";
import { isView } from "./types.generated";
import type { MeepleWord, QueueWord, Standing, View } from "./types.generated";

export type { Board, Buyer, Player as Company, Room, Site, Standing, View, Zodiac } from "./types.generated";

/** A view of Thesauros; the engine promises its form. */
export function readView(view: JsonObject): View {
  if (!isView(view)) throw new Error("this is no view of Thesauros");
  return view;
}

export const MEEPLES: readonly MeepleWord[] = ["boss", "worker1", "worker2", "worker3", "worker4", "worker5"];
/** The zones with a queue. */
export const ZONES = Object.keys(components.queues["3-4"]) as QueueWord[];
export const NONE = "none";
export const SEAT_LETTERS = "ABCD";

export const face = (players: number): "1-2" | "3-4" => (players <= 2 ? "1-2" : "3-4");

interface Queue {
  len: Record<string, number> | null;
  costs?: number[];
  shop?: number[];
}
const queueOf = (players: number, zone: QueueWord): Queue => components.queues[face(players)][zone];

/** The spaces of a queue with who stands there; a free one has its price, 0 when it is free of charge. */
export function spacesOf(view: View, zone: QueueWord): { standing: Standing | null; price: number }[] {
  const { players } = view.setup;
  const { len, costs } = queueOf(players, zone);
  const standing = view.board.queues[zone];
  const count = Math.max(len?.[String(players)] ?? standing.length + 1, standing.length);
  return Array.from({ length: count }, (_, place) => ({
    standing: standing[place] ?? null,
    price: costs?.[place] ?? 0,
  }));
}

export const shopPrices = (players: number) => queueOf(players, "7").shop ?? [];
export const marketPrices = (players: number) => components.market.track[face(players)];
export const musselTrack = components.mussels.track as { cash?: number; reputation?: number }[];
export const advertisingTrack = components.advertising.track;
export const techs = new Map(components.techs.map((tech) => [tech.id, tech]));
export const transferFee = (quadrimester: number) => components.calendar.transfer_fee[yearOf(quadrimester) - 1]!;
export const yearOf = (quadrimester: number) => Math.min(3, Math.ceil(quadrimester / 3) || 1);

export interface PrintedRoom {
  index: number;
  slots: number[];
  cost: number;
  door: number;
}

/** The rooms that are in play with so many players. */
export function roomsOf(players: number): PrintedRoom[] {
  return components.museum[face(players)].flatMap(({ min_players, slots, cost, door }, index) =>
    min_players <= players ? [{ index, slots, cost, door }] : [],
  );
}

/** What lies in a dig zone, as far as the viewer knows it: by level, then by column; null for an unknown tile. */
export function cellsOf(view: View, zone: number): { content: string; covered: boolean }[][] | null {
  const site = view.board.sites[zone]!;
  const name = site.tile !== NONE ? site.tile : (view.own?.tiles[zone] ?? NONE);
  const tile = (components.dig_tiles.tiles as Record<string, string[][]>)[name];
  if (!tile) return null;
  return tile.map((row, level) =>
    row.map((content, column) => ({
      content,
      covered: site.covered.some((cell) => cell === `${level + 1}.${column + 1}`),
    })),
  );
}

/** How many there are of each, in order: ["3","3","4"] becomes 3 ×2, 4. */
export function counted(list: (string | number)[]): { item: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(String(item), (counts.get(String(item)) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([item, count]) => ({ item, count }));
}
