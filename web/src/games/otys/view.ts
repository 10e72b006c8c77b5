// Otys as one viewer sees it: the form of its view, and the questions the board asks of it.
import type { Json, JsonObject, Look } from "../../session/types";
import type { ContractId, RewardId } from "./components";

export const RESOURCES = ["metal", "plant", "fuel", "tech"] as const;
export const PLACES = ["s1", "s2", "s3", "1", "2", "3", "4", "5"] as const;
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const TECHNICIANS = ["mechanic", "hacker"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Place = (typeof PLACES)[number];
export type Technician = (typeof TECHNICIANS)[number];
export type Diver =
  "metal_expert" | "plant_expert" | "fuel_expert" | "tech_expert" | "trader" | "spy" | "engineer" | "explorer";
export type Cargo = Record<Resource, number>;
export type Side = "basic" | "advanced";

export interface Player {
  prestige: number;
  credits: number;
  batteries: number;
  /** From the top; an upgraded diver has a "+" after its name. */
  column: string[];
  keys: string[];
  neutral_keys: number;
  track: string[];
  mechanic: number;
  hacker: number;
  levels: Cargo[];
  rewards: (RewardId | "none")[];
  hand_size: number;
  drawn_size: number;
}

export interface Solo {
  timers: number[];
  track: (Resource | "none")[];
  cubes: (Resource | "none")[];
  waiting: Resource[];
}

export interface View {
  viewer: string;
  setup: { players: number; hard: boolean };
  turn: {
    round: number;
    seat: number;
    first: number;
    level: string;
    key_in_play: string;
    sponsor_used: boolean;
    free_effects: boolean;
    double_use: boolean;
  };
  colony: {
    sponsors: { tile: number; side: Side }[];
    rewards: (RewardId | "none")[][];
    store: Cargo;
    contracts: (ContractId | "none")[];
    neutral_keys: number;
    contract_discards: ContractId[];
  };
  solo?: Solo;
  pending: Frame[];
  players: Player[];
  deck_size: number;
  own?: { hand: ContractId[]; drawn: ContractId[] };
}

/** What is to be done. Beside its rule a frame has the fields of that rule alone (docs/formats.md). */
export interface Frame {
  rule: string;
  seat: number;
  again?: boolean;
  owner?: number;
  diver?: Diver;
  level?: string;
  token?: string;
  place?: number;
}

/** A view of Otys; its form is promised by the engine. */
export const readView = (view: JsonObject): View => view as unknown as View;
export const viewOf = (look: Look): View => readView(look.view);

/** The seat whose board is the large one: the viewer's own, for a spectator the first. */
export const mainSeat = (look: Look): number => (look.viewer === "spectator" ? 0 : look.viewer);

/** The seats after the main one in turn order. */
export function rivalSeats(view: View, main: number): number[] {
  return view.players.slice(1).map((_, i) => (main + 1 + i) % view.players.length);
}

/** The seat that `copy left` or `copy right` means to a seat (Otys 5.1). */
export const neighbour = (view: View, seat: number, side: string): number =>
  (seat + (side === "left" ? 1 : view.players.length - 1)) % view.players.length;

/** The active level from 1, or null before a key is chosen. */
export const activeLevel = (view: View): number | null => (view.turn.level === "none" ? null : Number(view.turn.level));

export const diverName = (tile: string): Diver => tile.replace("+", "") as Diver;
export const isUpgraded = (tile: string): boolean => tile.endsWith("+");

/** The diver a player has on a level from 1. */
export const diverOn = (player: Player, level: number): string => player.column[level + 2] ?? "";

export const placeOf = (player: Player, diver: Diver): number =>
  player.column.findIndex((tile) => diverName(tile) === diver);

export const cargoSize = (cargo: Cargo): number => RESOURCES.reduce((sum, resource) => sum + cargo[resource], 0);

/** The seat number in an event's argument, if it is one. */
export function seatIn(arg: Json | undefined): number | null {
  const seat = arg !== null && typeof arg === "object" && !Array.isArray(arg) ? arg["seat"] : undefined;
  return typeof seat === "number" ? seat : null;
}
