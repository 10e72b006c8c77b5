// Where on the board an event shows for a moment, and what floats up there.
import type { GameEvent } from "../../session/types";
import { dollars, stars } from "./board";
import { last, placeOf } from "./motion";
import { seatIn } from "./view";

type Mark = [where: string, text: string];

/** What floats up at the place of an event. */
function noteOf({ kind, args }: GameEvent): string {
  switch (kind) {
    case "map_claimed":
    case "tile_placed":
      return "+1";
    case "room_opened":
      return stars(`+${String(args[2])}`);
    case "treasure_taken":
      return dollars(String(args[1]));
    default:
      return "";
  }
}

function marksOf(event: GameEvent): Mark[] {
  const { kind, args } = event;
  const account = (arg: (typeof args)[number] | undefined) => `account:${seatIn(args[0]) ?? 0}:${last(arg)}`;
  switch (kind) {
    case "paid":
      return [[account(args[2]), `−${String(args[1])}`]];
    case "allocated":
      return [[account(args[1]), `+${String(args[2])}`]];
    case "transferred":
      return [
        [account(args[2]), `−${Number(args[1]) + Number(args[4])}`],
        [account(args[3]), `+${String(args[1])}`],
      ];
    case "fished":
      return [["sea", `+${dollars(String(args[1]))}`]];
    case "zone_begins":
      return [];
    default: {
      const place = placeOf(event);
      return place === null ? [] : [[place, noteOf(event)]];
    }
  }
}

/** Of several events at one place the last one shows. */
export const marks = (news: GameEvent[]): Map<string, string> => new Map(news.flatMap(marksOf));

/** Where an event shows. */
export const placesOf = (event: GameEvent): string[] => marksOf(event).map(([where]) => where);
