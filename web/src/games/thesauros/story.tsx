// How turns of Thesauros are told: what matters, the picture of each event, and where it shows on the board.
import type { GameEvent, Json } from "../../session/types";
import type { Storybook } from "../../table/turns";
import { Sign } from "./art/pieces";
import { placesOf } from "./news";
import { seatIn } from "./view";

const last = (arg: Json | undefined): string =>
  String(arg ?? "")
    .split(".")
    .at(-1) ?? "";

/** Symbols by the kind of event; "@1" is that of its argument 1. */
const PICTURES: Record<string, string> = {
  hat_laid_out: "hat",
  income: "coin",
  budget_revealed: "coin",
  money_gained: "coin",
  royalty: "patent",
  placed: "@1",
  placed_double: "double",
  mercenary_placed: "merc",
  recruited: "recruit",
  trained: "hat",
  declined: "worker",
  sat_down: "worker",
  passed: "worker",
  posted: "envelope",
  bid_opened: "envelope",
  bid_withdrawn: "envelope",
  new_order: "swap",
  new_order_3: "swap",
  new_order_2: "swap",
  reputation_gained: "star",
  reputation_lost: "star",
  year_points: "star",
  final_points: "star",
  slandered: "merc",
  paid: "@2",
  transferred: "swap",
  allocated: "@1",
  token_gained: "double",
  developed: "@1",
  bought: "@1",
  tech_revealed: "@0",
  patent_stolen: "@1",
  found_object: "palm",
  looked_at_two: "eye",
  pile_looked_through: "eye",
  tiles_drawn: "eye",
  tiles_seen: "eye",
  tile_placed: "lock",
  tile_turned_up: "eye",
  map_bought: "map",
  map_added: "map",
  map_claimed: "map",
  plane_used: "z4",
  gear_shifted: "@1",
  crews_swapped: "swap",
  zodiac_bought: "boat",
  sailed: "boat",
  sailed_port: "boat",
  passed_by: "boat",
  passed_by_port: "boat",
  move_ended: "boat",
  move_ended_port: "boat",
  docked: "boat",
  lagoon_trip: "palm",
  fished: "fish",
  dived: "diver",
  shark_shot: "die",
  shark_killed: "shark",
  shark_fled: "shark",
  treasure_taken: "urn",
  treasure_sold: "z8",
  treasures_switched: "merc",
  treasure_carried: "merc",
  mussels: "z6",
  room_sponsored: "z8",
  room_opened: "z8",
  room_closed: "z8",
  advertised: "z9",
  wages_paid: "wage",
  wages_unpaid: "wage",
  mercenary_offered: "merc",
  auction_bid: "merc",
  auction_won: "merc",
  auction_unsold: "merc",
  tokens_stolen: "merc",
  tokens_stolen_none: "merc",
  planes_sabotaged: "merc",
  mine_taken: "merc",
  mine_exploded: "merc",
  mine_exploded_empty: "merc",
};

function symbolOf({ kind, args }: GameEvent): string {
  if (kind === "zone_begins") return `z${last(args[0])}`;
  const picture = PICTURES[kind] ?? "eye";
  if (!picture.startsWith("@")) return picture;
  const name = last(args[Number(picture.slice(1))]);
  return /^worker\d/.test(name) ? "worker" : name;
}

/** What has no symbol on the board: another time begins. */
const TIMES = ["game_begins", "quadrimester_begins", "game_ends"];

const Clock = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
    <circle cx="16" cy="16" r="12" />
    <path d="M16 9v7l5 3" />
  </svg>
);

const WEIGHTS: Record<string, number> = {
  treasure_taken: 3,
  treasure_sold: 3,
  room_opened: 3,
  room_closed: 3,
  room_sponsored: 3,
  developed: 3,
  map_bought: 3,
  map_claimed: 3,
  mine_exploded: 3,
  patent_stolen: 3,
  auction_won: 3,
  zodiac_bought: 3,
  new_order: 3,
  new_order_3: 3,
  new_order_2: 3,
  wages_unpaid: 3,
  year_points: 3,
  final_points: 3,
  game_ends: 3,
  budget_revealed: 3,
  quadrimester_begins: 3,
  shark_killed: 3,
  placed: 2,
  placed_double: 2,
  mercenary_placed: 2,
  posted: 2,
  recruited: 2,
  trained: 2,
  bought: 2,
  sailed: 2,
  sailed_port: 2,
  fished: 2,
  dived: 2,
  lagoon_trip: 2,
  found_object: 2,
  reputation_gained: 2,
  reputation_lost: 2,
  bid_opened: 2,
  tech_revealed: 2,
  advertised: 2,
  paid: 0,
  allocated: 0,
  transferred: 0,
  money_gained: 0,
  tiles_drawn: 0,
  zone_begins: 0,
  docked: 0,
  map_added: 0,
  income: 0,
};

/** What happens to all, or to one after the other. */
const COMMON = [
  "game_begins",
  "quadrimester_begins",
  "income",
  "budget_revealed",
  "zone_begins",
  "bid_opened",
  "bid_withdrawn",
  "new_order",
  "new_order_3",
  "new_order_2",
  "wages_paid",
  "wages_unpaid",
  "tech_revealed",
  "map_added",
  "docked",
  "year_points",
  "final_points",
  "game_ends",
  "mercenary_offered",
  "auction_unsold",
];

/** The house in which something is done. */
const HOUSES: Record<string, string> = {
  placed: "@2",
  placed_double: "@2",
  mercenary_placed: "@1",
  trained: "@2",
  zone_begins: "@0",
  recruited: "1",
  sat_down: "2",
  pile_looked_through: "2",
  tech_revealed: "2",
  developed: "2",
  plane_used: "4",
  planes_sabotaged: "4",
  mussels: "6",
  zodiac_bought: "7",
  map_bought: "3",
  map_added: "3",
  room_sponsored: "8",
  room_opened: "8",
  room_closed: "8",
  treasure_sold: "8",
  bought: "2",
  patent_stolen: "2",
  treasures_switched: "8",
  treasure_carried: "8",
  advertised: "9",
  posted: "10",
  bid_opened: "10",
  bid_withdrawn: "10",
};

/** The house, and what stands for it on a phone. */
function houseOf({ kind, args }: GameEvent): string[] {
  const house = HOUSES[kind];
  if (house === undefined) return [];
  const zone = house.startsWith("@") ? last(args[Number(house.slice(1))]) : house;
  return [`house:${zone}`, `zone:${zone}`];
}

/** The piece that an event is about: who was placed, or the boat. */
function pieceOf({ kind, args }: GameEvent, seat: number | null): string[] {
  if (kind.startsWith("placed")) return [`${seat} ${last(args[1])}`];
  return /^(sailed|passed_by|move_ended|docked|dived)/.test(kind) ? [`z${String(args[1])}`] : [];
}

/** On a phone the columns of a dig zone show where its bed does. */
const withBed = (place: string): string[] => {
  const zone = /^space:Z(\d)/.exec(place)?.[1];
  return zone === undefined ? [place] : [place, `bed:${zone}`];
};

/** What shows nowhere else, shows with the company whose doing it is. */
function places(event: GameEvent): string[] {
  const seat = seatIn(event.args[0]);
  const company = seat === null ? [] : [`company:${seat}`];
  return [...pieceOf(event, seat), ...placesOf(event).flatMap(withBed), ...houseOf(event), ...company];
}

const storybook: Storybook = {
  common: COMMON,
  passive: ["royalty", "money_gained"],
  weights: WEIGHTS,
  places,
  Picture: ({ event }) => (TIMES.includes(event.kind) ? <Clock /> : <Sign of={symbolOf(event)} />),
};

export default storybook;
