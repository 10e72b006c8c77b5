// The view of Thesauros (docs/formats.md) and the printed components, as far as the table shows them.

import components from "../../../../games/thesauros/data/thesauros.components.json";
import type { Answer, GameEvent, Json, JsonObject, Look } from "../../session/types";
import { isAction, isFacts, isView } from "./types.generated";
import type {
  Account2Word,
  AccountWord,
  Action,
  Facts,
  Frame,
  MeepleWord,
  Player as Company,
  QueueWord,
  Standing,
  TrainingWord,
  View,
  Zodiac,
} from "./types.generated";

export type {
  Action,
  Board,
  Buyer,
  Facts,
  Frame,
  Player as Company,
  Room,
  Site,
  Standing,
  View,
  Zodiac,
} from "./types.generated";

/** A view of Thesauros; the engine promises its form. */
export function readView(view: JsonObject): View {
  if (!isView(view)) throw new Error("this is no view of Thesauros");
  return view;
}

/** What the engine says that follows from a view by the rules: the page has none. */
export function readFacts(facts: JsonObject | undefined): Facts {
  if (!isFacts(facts)) throw new Error("these are no facts of Thesauros");
  return facts;
}

/** What an answer says, by its verb; null for what is no answer of Thesauros. */
export const actionOf = ({ json }: Answer): Action | null => (isAction(json) ? json : null);

export const MEEPLES = [
  "boss",
  "worker1",
  "worker2",
  "worker3",
  "worker4",
  "worker5",
] as const satisfies readonly MeepleWord[];
/** The zones with a queue. */
export const ZONES = Object.keys(components.queues["3-4"]) as QueueWord[];
export const hasQueue = (zone: string): zone is QueueWord => ZONES.some((one) => one === zone);
/** The zones in which mercenaries act. */
export const MERCENARY_ZONES = ZONES.filter((zone) => zone in components.mercenaries.spot);
export const hasMercenary = (zone: string): zone is QueueWord => MERCENARY_ZONES.some((one) => one === zone);
export const NONE = "none";
export const SEAT_LETTERS = "ABCD";
export const OPEN_ACCOUNTS = ["hr", "rd", "gp", "mx"] as const satisfies readonly Account2Word[];
export const ACCOUNTS = [...OPEN_ACCOUNTS, "bb"] as const satisfies readonly AccountWord[];
export type Account = AccountWord;
/** The colour of a roof and the purse on its sign: the account that pays in the zone. Only drawn, never reckoned with;
 *  drawn.test.ts holds it against what is paid in games of the engine. Mussels bring money. */
export const PAYS: Record<string, Account | undefined> = {
  "1": "hr",
  "2": "rd",
  "3": "gp",
  "4": "mx",
  "5": "mx",
  "7": "mx",
  "8": "gp",
  "9": "gp",
  "10": "bb",
};
const HAT_WORDS = ["research", "market", "port", "museum"] as const satisfies readonly TrainingWord[];
/** The hat that is learned in a zone. */
export const HATS: Partial<Record<string, TrainingWord>> = Object.fromEntries(
  HAT_WORDS.map((hat, index) => [components.hats.zones[index], hat]),
);
export const hatSign = (hat: string): string | undefined => Object.keys(HATS).find((zone) => HATS[zone] === hat);
export const meepleIndex = (meeple: string): number => MEEPLES.findIndex((name) => name === meeple);

/** The seat whose company is the large one: the viewer's own, for a spectator the one to move. */
export function mainSeat(look: Look): number {
  return look.viewer === "spectator" ? (look.decision.asked[0] ?? 0) : look.viewer;
}
export const rivalSeats = (view: View, main: number): number[] =>
  view.players.slice(1).map((_, i) => (main + 1 + i) % view.players.length);

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
export const rents = (players: number) => components.seaplanes.rent[face(players)] as number[];
export const wage = components.calendar.wage;
export const quadrimesters = components.calendar.quadrimesters;
export const advice = components.initiation.budget as Record<string, number>;

interface LagoonSpace {
  kind: string;
  gain?: number;
  gain_harpoon?: number;
  gain_speargun?: number;
}
/** The spaces of the lagoon as printed, by their names. */
export const lagoon: ReadonlyMap<string, LagoonSpace> = new Map(
  Object.entries(components.lagoon).flatMap(([name, space]): [string, LagoonSpace][] =>
    typeof space === "string" ? [] : [[name, space]],
  ),
);
export const seaFishing = components.sea.open_sea_fishing;
export const bigFishing = (players: number) => components.sea[face(players)].big_fishing;
export const solo = components.solo;
export const yearPoints = (players: number) =>
  (components.calendar.year_points as Record<string, number[]>)[String(players)] ?? [];
export const endOf = components.end_scoring;
export const digZones = (players: number): number => components.market.numbers[face(players)];
export const techs = new Map(components.techs.map((tech) => [tech.id, tech]));
/** The accounts that the viewer sees of the large company. */
export const accountsOf = (view: View): readonly Account[] =>
  view.own && view.setup.mode !== "solo" ? ACCOUNTS : OPEN_ACCOUNTS;
export const moneyIn = (view: View, seat: number, account: Account): number =>
  account === "bb" ? (view.own?.black_box ?? 0) : (view.players[seat]!.accounts[account] ?? 0);
export const years = components.calendar.income.length;

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

/** What is printed on a dig tile: by level, then by column. */
export const tileCells = (name: string): string[][] | undefined =>
  (components.dig_tiles.tiles as Record<string, string[][]>)[name];

/** What lies in a dig zone, as far as the viewer knows it: by level, then by column; null for an unknown tile. */
export function cellsOf(view: View, zone: number): { content: string; covered: boolean }[][] | null {
  const site = view.board.sites[zone]!;
  const name = site.tile !== NONE ? site.tile : (view.own?.tiles[zone] ?? NONE);
  const tile = tileCells(name);
  if (!tile) return null;
  return tile.map((row, level) =>
    row.map((content, column) => ({
      content,
      covered: site.covered.some((cell) => cell === `${level + 1}.${column + 1}`),
    })),
  );
}

export const columnsOf = (zone: number): number => {
  const size = (components.zones.size as Record<string, "small" | "large">)[String(zone + 1)]!;
  return components.zones.columns[size];
};

/** How many there are of each, in order: ["3","3","4"] becomes 3 ×2, 4. */
export function counted(list: (string | number)[]): { item: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(String(item), (counts.get(String(item)) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([item, count]) => ({ item, count }));
}

const usesOf = (id: string): Use =>
  (techs.get(id) as { use?: Use } | undefined)?.use ??
  (components.found_objects.items as ({ id: string } & Use)[]).find((found) => found.id === id) ??
  {};

/** What it does against sharks. */
export const sharkUse = (id: string): NonNullable<Use["shark"]> => usesOf(id).shark ?? {};

/** What a piece of gear can do, as printed on it: reach of a motor, depth, roll against sharks. */
export function gearValue(id: string): string {
  const use = usesOf(id);
  if (use.motor) return `+${use.motor.spaces}`;
  if (use.dive) return String(use.dive.depth);
  if (use.shark?.kill_on !== undefined) return `${use.shark.kill_on}+`;
  if (use.shark?.die_bonus !== undefined) return `+${use.shark.die_bonus}`;
  if (use.maps !== undefined) return "∞";
  const depth = use.detect?.depth ?? use.extract?.depth;
  return depth === undefined ? "" : String(depth);
}

interface Use {
  motor?: { spaces: number };
  dive?: { depth: number };
  shark?: { kill_on?: number; die_bonus?: number };
  detect?: { depth: number };
  extract?: { depth: number };
  maps?: number;
}

/** How many levels the diver of a boat goes down. */
export const reachOf = ({ reach }: Facts, boat: string): number => reach[boatIndex(boat)] ?? 0;
const swimsuit = components.dive.swimsuit;
/** The faces of the die against sharks. */
export const bossDie = components.boss.die;
export const dieFaces = components.dive.die;
/** The columns and levels that a mine destroys. */
export const mineReach = components.mercenaries.mine;

/** The gear that reaches each level, from the first. */
export const LEVEL_GEAR = Array.from({ length: components.zones.rows }, (_, level) =>
  level < swimsuit
    ? "swimsuit"
    : ([...techs.values()].find((tech) => (tech.use as Use).dive?.depth === level + 1)?.id ?? ""),
);

const boatIndex = (id: string): number => Number(id.slice(1)) - 1;
/** The boats that somebody has, with their names. */
export type Boat = Zodiac & { id: string; seat: number };
export const boatsOf = (view: View): Boat[] =>
  view.zodiacs.flatMap((zodiac, index) =>
    zodiac.owner === NONE ? [] : [{ ...zodiac, id: `z${index + 1}`, seat: Number(zodiac.owner) }],
  );
export const ownBoats = (view: View, seat: number): Boat[] => boatsOf(view).filter((boat) => boat.seat === seat);

/** The zone in which a meeple stands or sits. */
export function zoneOf(view: View, seat: number, meeple: string): string | null {
  const here = (standing: Standing) => standing.seat === String(seat) && standing.meeple === meeple;
  const queue = Object.entries(view.board.queues).find(([, list]) => list.some(here));
  if (queue) return queue[0];
  if (view.board.sitter.some(here)) return "2";
  if (view.board.shop.some(here)) return "7";
  return ownBoats(view, seat).some(({ crew }) => crew === meeple) ? "5" : null;
}

export const doubled = (view: View, seat: number, meeple: string): boolean =>
  Object.values(view.board.queues).some((list) =>
    list.some((one) => one.seat === String(seat) && one.meeple === meeple && one.token),
  );

/** Who holds a map of a dig zone, from wherever it came. */
export const holdersOf = (view: View, zone: number): number[] =>
  view.players.flatMap((company, seat) => (mapsOf(company).includes(String(zone + 1)) ? [seat] : []));
export const mapsOf = (company: Company): string[] => [
  ...company.maps,
  ...company.satellite_maps,
  ...(company.mercenary_maps ?? []),
];

/** The zodiac that a question is about, where it is about one. */
function zodiacOf(frame: Frame | undefined): string | null {
  switch (frame?.rule) {
    case "load_gear":
    case "under_way":
    case "meet_shark":
    case "lift_treasure":
    case "coastal_gear":
      return frame.zodiac;
    case "sea_turn":
      return frame.only;
    default:
      return null;
  }
}

/** The boat that is being asked about, where the question is about one. */
export function activeBoat(view: View): Boat | null {
  const zodiac = zodiacOf(view.pending[0]);
  return boatsOf(view).find(({ id }) => id === zodiac) ?? null;
}

/** The phases of a quadrimester, and how far it is. */
export const PHASES = ["budget", "place", "zones", "wages", "upkeep"] as const;
export type Phase = (typeof PHASES)[number];
export function phaseOf(view: View): Phase {
  const waits = (rule: string) => view.pending.some((frame) => frame.rule === rule);
  if (waits("choose_hat") || (waits("placement") && (waits("budget") || waits("reveal_budgets")))) return "budget";
  if (waits("placement") || view.pending[0]?.rule === "place") return "place";
  if (waits("resolve")) return "zones";
  if (waits("bid")) return "zones";
  if (waits("wages")) return view.pending[0]?.rule === "bid" ? "zones" : "wages";
  return "upkeep";
}

const lastWord = (arg: Json | undefined): string =>
  String(arg ?? "")
    .split(".")
    .at(-1) ?? "";

/** Boats at sea act between zones 4 and 6; those that leave port do so in zone 7. */
const AT_SEA = ["high_sea", "next_zodiac"];

/** The zone that is being resolved: the last that was announced, or the sea. */
export function activeZone(view: View, events: GameEvent[]): string | null {
  if (phaseOf(view) !== "zones") return null;
  const begun = events.findLast(({ kind }) => kind === "zone_begins" || kind === "quadrimester_begins");
  const zone = begun?.kind === "zone_begins" ? lastWord(begun.args[0]) : null;
  if (view.pending[0]?.rule === "bid") return "10";
  return zone !== "7" && view.pending.some(({ rule }) => AT_SEA.includes(rule)) ? "5" : zone;
}

export const seatIn = (arg: Json | undefined): number | null => {
  const seat = arg !== null && typeof arg === "object" && !Array.isArray(arg) ? arg["seat"] : undefined;
  return typeof seat === "number" ? seat : null;
};

/** What the last event of a kind told about each seat: the first number in it. */
export function lastOf(events: GameEvent[], kind: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const event of events) {
    const seat = event.kind === kind ? seatIn(event.args[0]) : null;
    if (seat !== null) found.set(seat, Number(event.args[1]));
  }
  return found;
}

/** What a seat paid and transferred away from each account since its last income but `back` years. */
export function spent(events: GameEvent[], seat: number, back: number): Record<string, number> | null {
  const incomes = events.flatMap(({ kind, args }, at) => (kind === "income" && seatIn(args[0]) === seat ? [at] : []));
  const begin = incomes.at(-1 - back);
  if (begin === undefined) return null;
  const year = events.slice(begin, back === 0 ? undefined : incomes.at(-back));
  const sums: Record<string, number> = {};
  for (const { kind, args } of year) {
    if (kind !== "paid" || seatIn(args[0]) !== seat) continue;
    const account = lastWord(args[2]);
    sums[account] = (sums[account] ?? 0) + Number(args[1]);
  }
  return sums;
}

/** What an answer costs, as the engine says: the page never works out a price. */
export const priceOf = ({ price }: Answer): number | null => price ?? null;
