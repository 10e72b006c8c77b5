// What moves on the board after an answer, and when: one thing after the other, all of it short.
import type { GameEvent, Json } from "../../session/types";
import { boatsOf, MEEPLES, seatIn, type View } from "./view";

export type Move =
  /** To a queue, or home from there: who, by the mark of the piece. */
  | { kind: "meeples"; who: string[] }
  | { kind: "boat"; boat: string; course: string[] }
  | { kind: "coin"; from: string; to: string }
  | { kind: "tile"; zone: string }
  | { kind: "doors"; room: string }
  | { kind: "die"; at: string; face: number }
  | { kind: "cube"; zone: string };

export interface Step {
  start: number;
  ms: number;
  move: Move;
}

/** How long each kind of move takes, in milliseconds. */
export const TIMES = { meeples: 240, coin: 220, tile: 260, doors: 300, die: 300, cube: 160 } as const;
const LEG = 90;
const LONGEST_COURSE = 360;
/** What would come later than this is there at once. */
export const WHOLE = 1200;

export const last = (arg: Json | undefined): string =>
  String(arg ?? "")
    .split(".")
    .at(-1) ?? "";

/** Where on the board an event takes place. */
export function placeOf({ kind, args }: GameEvent): string | null {
  switch (kind) {
    case "placed":
      return `house:${last(args[2])}`;
    case "mercenary_placed":
    case "zone_begins":
      return `house:${last(args.at(-1))}`;
    case "developed":
    case "bought":
    case "patent_stolen":
      return `tech:${last(args[1])}`;
    case "map_bought":
      return `map:${String(args[1])}`;
    case "map_added":
      return `map:${String(args[0])}`;
    case "map_claimed":
    case "tile_placed":
      return `bed:${String(args[1])}`;
    case "tile_turned_up":
      return `bed:${String(args[0])}`;
    case "room_sponsored":
    case "room_opened":
    case "room_closed":
      return `room:${last(args[1])}`;
    case "treasure_sold":
      return `room:${last(args[2])}`;
    case "sailed":
    case "passed_by":
    case "move_ended":
      return `space:${String(args[2])}`;
    case "docked":
      return "space:PORT";
    case "treasure_taken":
      return `bed:${String(args[2])}`;
    case "recruited":
      return "house:1";
    case "plane_used":
      return "house:4";
    case "mussels":
      return "house:6";
    case "zodiac_bought":
      return "house:7";
    case "advertised":
      return "house:9";
    case "posted":
    case "bid_opened":
      return "zone:10";
    default:
      return null;
  }
}

const boatIn = (view: View, number: Json | undefined) => boatsOf(view).find(({ id }) => id === `z${String(number)}`);

/** Where the boat of a seat lies that was under way last. */
const divedAt = (view: View, seat: number | null): string =>
  `space:${boatsOf(view).find((boat) => boat.seat === seat && /^Z/.test(boat.space))?.space ?? "PORT"}`;

/** The place of what was paid for: told next, or else just before. */
function paidFor(news: GameEvent[], at: number, zone: string | null): string | null {
  const near = [...news.slice(at + 1, at + 4), ...news.slice(0, at).reverse()];
  for (const event of near) {
    const place = placeOf(event);
    if (place !== null) return place;
  }
  return zone === null ? null : zone === "5" ? "sea" : `house:${zone}`;
}

const coin = (from: string | null, to: string | null): Move[] =>
  from === null || to === null || from === to ? [] : [{ kind: "coin", from, to }];

function movesOf(news: GameEvent[], at: number, before: View, zone: string | null): Move[] {
  const { kind, args, way } = news[at]!;
  const seat = seatIn(args[0]);
  const account = (arg: Json | undefined) => `account:${seat}:${last(arg)}`;
  switch (kind) {
    case "placed":
      return [{ kind: "meeples", who: [`${seat} ${last(args[1])}`] }];
    case "sailed":
    case "passed_by": {
      const boat = boatIn(before, args[1]);
      return boat && way ? [{ kind: "boat", boat: boat.id, course: way }] : [];
    }
    case "paid":
      return coin(account(args[2]), paidFor(news, at, zone));
    case "allocated":
      return coin(paidFor(news, at, zone), account(args[1]));
    case "transferred":
      return coin(account(args[2]), account(args[3]));
    case "tile_turned_up":
      return [{ kind: "tile", zone: String(args[0]) }];
    case "room_opened":
      return [{ kind: "doors", room: last(args[1]) }];
    case "shark_shot":
      return [{ kind: "die", at: divedAt(before, seat), face: Number(args[1]) }];
    case "mussels":
      return [{ kind: "cube", zone: "6" }];
    case "advertised":
      return [{ kind: "cube", zone: "9" }];
    default:
      return [];
  }
}

/** Whoever has come home: all of them at once. */
function homecoming(before: View, now: View): Move[] {
  const home = (view: View, seat: number, index: number) => view.players[seat]?.meeples[index]?.spot === "home";
  const who = now.players.flatMap((_, seat) =>
    MEEPLES.flatMap((meeple, index) =>
      home(now, seat, index) && !home(before, seat, index) ? [`${seat} ${meeple}`] : [],
    ),
  );
  return who.length > 0 ? [{ kind: "meeples", who }] : [];
}

export const timeOf = (move: Move): number =>
  move.kind === "boat" ? Math.min(LONGEST_COURSE, LEG * (move.course.length - 1)) : TIMES[move.kind];

/** Everything that moves between two views, in the order in which it happened; nothing that would come too late. */
export function plan(news: GameEvent[], before: View, now: View, zone: string | null): Step[] {
  const moves = [...news.flatMap((_, at) => movesOf(news, at, before, zone)), ...homecoming(before, now)];
  const steps: Step[] = [];
  let start = 0;
  for (const move of moves) {
    const ms = timeOf(move);
    if (start + ms > WHOLE) break;
    steps.push({ start, ms, move });
    start += ms;
  }
  return steps;
}
