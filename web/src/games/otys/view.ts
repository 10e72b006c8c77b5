// Otys as one viewer sees it, and the questions the board asks of it. The form of a view is what the engine describes.
import type { Answer, Json, JsonObject, Look } from "../../session/types";
import { isAction, isFacts, isView } from "./types.generated";
import type {
  Action,
  DiverSideWord,
  DiverWord,
  Facts,
  PlaceWord,
  Player,
  ResourceWord,
  Sponsor,
  View,
} from "./types.generated";

export type { Action, Facts, Frame, Player, Solo, View } from "./types.generated";

export const RESOURCES = ["metal", "plant", "fuel", "tech"] as const satisfies readonly ResourceWord[];
export const PLACES = ["s1", "s2", "s3", "1", "2", "3", "4", "5"] as const satisfies readonly PlaceWord[];
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const TECHNICIANS = ["mechanic", "hacker"] as const;

export type Resource = ResourceWord;
export type Place = PlaceWord;
export type Technician = (typeof TECHNICIANS)[number];
export type Diver = DiverWord;
/** A diver as it lies in a column: an upgraded one has a "+" after its name. */
export type DiverTile = DiverSideWord;
export type Cargo = Record<Resource, number>;
export type Side = Sponsor["side"];

/** A view of Otys; the engine promises its form. */
export function readView(view: JsonObject): View {
  if (!isView(view)) throw new Error("this is no view of Otys");
  return view;
}
export const viewOf = (look: Look): View => readView(look.view);

/** What the engine says that follows by the rules from what the viewer sees: the page has none. */
export function factsOf({ decision: { facts } }: Look): Facts {
  if (!isFacts(facts)) throw new Error("these are no facts of Otys");
  return facts;
}

/** What an answer says, by its verb; null for what is no answer of Otys. */
export const actionOf = ({ json }: Answer): Action | null => (isAction(json) ? json : null);

/** The seat whose board is the large one: the viewer's own, for a spectator the first. */
export const mainSeat = (look: Look): number => (look.viewer === "spectator" ? 0 : look.viewer);

/** The seats after the main one in turn order. */
export function rivalSeats(view: View, main: number): number[] {
  return view.players.slice(1).map((_, i) => (main + 1 + i) % view.players.length);
}

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
