// Where on the board an event shows for a moment, and what floats up there.
import type { GameEvent, Json } from "../../session/types";
import { seatIn } from "./view";

const last = (arg: Json | undefined): string =>
  String(arg ?? "")
    .split(".")
    .at(-1) ?? "";

type Mark = [where: string, text: string];

function marksOf({ kind, args }: GameEvent): Mark[] {
  const seat = seatIn(args[0]) ?? 0;
  switch (kind) {
    case "placed":
      return [[`house:${last(args[2])}`, ""]];
    case "paid":
      return [[`account:${seat}:${last(args[2])}`, `−${String(args[1])}`]];
    case "allocated":
      return [[`account:${seat}:${last(args[1])}`, `+${String(args[2])}`]];
    case "transferred":
      return [
        [`account:${seat}:${last(args[2])}`, `−${Number(args[1]) + Number(args[4])}`],
        [`account:${seat}:${last(args[3])}`, `+${String(args[1])}`],
      ];
    case "developed":
    case "bought":
    case "patent_stolen":
      return [[`tech:${last(args[1])}`, ""]];
    case "map_bought":
    case "map_added":
      return [[`map:${String(kind === "map_added" ? args[0] : args[1])}`, ""]];
    case "map_claimed":
    case "tile_placed":
      return [[`bed:${String(args[1])}`, "+1"]];
    case "tile_turned_up":
      return [[`bed:${String(args[0])}`, ""]];
    case "room_sponsored":
    case "treasure_sold":
      return [[`room:${last(kind === "treasure_sold" ? args[2] : args[1])}`, ""]];
    case "room_opened":
      return [[`room:${last(args[1])}`, `+${String(args[2])}★`]];
    case "sailed":
    case "passed_by":
      return [[`space:${String(args[2])}`, ""]];
    case "fished":
      return [["sea", `+${String(args[1])}$`]];
    case "treasure_taken":
      return [[`bed:${String(args[2])}`, `${String(args[1])}$`]];
    case "posted":
      return [["zone:10", ""]];
    default:
      return [];
  }
}

/** Of several events at one place the last one shows. */
export const marks = (news: GameEvent[]): Map<string, string> => new Map(news.flatMap(marksOf));

/** Where an event shows. */
export const placesOf = (event: GameEvent): string[] => marksOf(event).map(([where]) => where);
