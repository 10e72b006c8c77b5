// The view of Thesauros (docs/formats.md) and the printed components, as far as the table shows them.

import components from "../../../../games/thesauros/data/thesauros.components.json";
import type { JsonObject } from "../../session/types";

export interface Standing {
  seat: string;
  meeple: string;
  token: boolean;
}

export interface Room {
  sponsor: string;
  open: boolean;
  owners: string[];
}

export interface Site {
  placed: boolean;
  tile: string;
  covered: string[];
}

export interface Zodiac {
  owner: string;
  space: string;
  crew: string;
  load: string[];
}

export interface Company {
  accounts: Record<string, number>;
  reputation: number;
  fishing: number;
  ashore: string[];
  maps: string[];
  satellite_maps: string[];
  mercenary_maps?: string[];
  treasures: (string | number)[];
  sharks: number;
  stored: number;
  meeples: { spot: string; hat: string }[];
  tokens: number;
  posted: boolean;
  mercenaries?: number;
  mine?: boolean;
  black_plane?: boolean;
}

export interface View {
  viewer: string;
  setup: { mode: string; players: number };
  board: {
    quadrimester: number;
    order: string[];
    envelopes: string[];
    queues: Record<string, Standing[]>;
    slots: string[];
    owners: Record<string, string>;
    copies: Record<string, number>;
    market: { number: number; count: number }[];
    sites: Site[];
    seaplanes: number;
    hats: Record<string, number>;
    mussels: number;
    advertising: number;
    shop: (Standing & { space: number })[];
    rooms: Room[];
    pile_size: number;
    reserve_size: number;
    island_size: number;
    mercenary?: Record<string, string>;
    mercenary_spent?: string[];
    sabotaged?: boolean;
  };
  zodiacs: Zodiac[];
  players: Company[];
  own?: { black_box: number; tiles: string[]; drawn: string[] };
}

export const readView = (view: JsonObject) => view as unknown as View;

export const MEEPLES = ["boss", "worker1", "worker2", "worker3", "worker4", "worker5"];
/** The zones with a queue. */
export const ZONES = Object.keys(components.queues["3-4"]);
export const NONE = "none";
export const SEAT_LETTERS = "ABCD";

export const face = (players: number): "1-2" | "3-4" => (players <= 2 ? "1-2" : "3-4");

interface Queue {
  len: Record<string, number> | null;
  costs?: number[];
  shop?: number[];
}
const queueOf = (players: number, zone: string) =>
  (components.queues[face(players)] as unknown as Record<string, Queue>)[zone]!;

/** The spaces of a queue with who stands there; a free one has its price, 0 when it is free of charge. */
export function spacesOf(view: View, zone: string): { standing: Standing | null; price: number }[] {
  const { players } = view.setup;
  const { len, costs } = queueOf(players, zone);
  const standing = view.board.queues[zone] ?? [];
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
    row.map((content, column) => ({ content, covered: site.covered.includes(`${level + 1}.${column + 1}`) })),
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
