// Where on the board an event shows for a moment, and what floats up there.
import type { GameEvent, Json } from "../../session/types";
import { seatIn } from "./view";

const last = (arg: Json | undefined): string =>
  String(arg ?? "")
    .split(".")
    .at(-1) ?? "";
const tile = (arg: Json | undefined): string => String(arg ?? "").split(".")[2] ?? "";

/** Where a key shows: its own place, or that of the neutral ones. */
const keyMark = (seat: number, arg: Json | undefined): string =>
  last(arg) === "neutral" ? `neutral:${seat}` : `key:${seat}:${last(arg).toUpperCase()}`;

type Mark = [where: string, text: string];

function marksOf({ kind, args }: GameEvent): Mark[] {
  const seat = seatIn(args[0]) ?? 0;
  switch (kind) {
    case "found":
      return [[`cargo:${seat}:${args[2]}:${last(args[1])}`, "+1"]];
    case "resource_moved":
      return [[`cargo:${seat}:${args[3]}:${last(args[1])}`, "+1"]];
    case "credits_gained":
      return [[`credits:${seat}`, `+${args[1]}`]];
    case "credits_paid":
      return [[`credits:${seat}`, `−${args[1]}`]];
    case "batteries_gained":
      return [[`batteries:${seat}`, `+${args[1]}`]];
    case "battery_spent":
      return [[`batteries:${seat}`, "−1"]];
    case "prestige_gained":
      return [[`prestige:${seat}`, `+${args[1]}`]];
    case "neutral_key_gained":
      return [[`neutral:${seat}`, "+1"]];
    case "key_played":
    case "key_taken_back":
      return [[keyMark(seat, args[1]), ""]];
    case "upgraded":
      return [[`diver:${seat}:${last(args[1])}`, "+"]];
    case "propelled":
    case "resurfaced":
    case "stayed":
      return [[`diver:${seat}:${last(args[1])}`, ""]];
    case "improved":
      return [[`technician:${seat}:${last(args[1])}`, "+1"]];
    case "sponsor_used":
      return [[`sponsor:${tile(args[1])}`, ""]];
    case "sold":
    case "bought":
    case "cube_to_store":
      return [[`store:${last(args[1])}`, kind === "bought" ? "−1" : "+1"]];
    case "reward_placed":
      return [[`token:${seat}:${args[2]}`, ""]];
    case "reward_drawn":
      return [[`reward:${args[2]}:${args[1]}`, ""]];
    case "contract_revealed":
      return [[`contract:${args[1]}`, ""]];
    case "timer_moved":
    case "timer_pushed":
      return [[`timer:${args[1]}`, kind === "timer_moved" ? "−1" : "+1"]];
    case "drew":
    case "drew_cards":
      return [["deck", `−${args[1]}`]];
    default:
      return [];
  }
}

/** Of several events at one place the last one shows. */
export const marks = (news: GameEvent[]): Map<string, string> => new Map(news.flatMap(marksOf));

/** Where an event shows. */
export const placesOf = (event: GameEvent): string[] => marksOf(event).map(([where]) => where);
