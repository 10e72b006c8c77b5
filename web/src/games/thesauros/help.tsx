// What the things of Thesauros are called in the words, the pictures of them, and where the rules show them.
import type { ReactNode } from "react";
import { byEntry, type GameHelp } from "../cards/help";
import { BoatSign, GearSign, MeepleSign, Sign, Symbols, TreasureSign } from "./art/pieces";
import { SECTIONS } from "./help_rules";
import "./thesauros.css";
import { ACCOUNTS, bigFishing, lagoon, NONE, techs } from "./view";

const GEAR = [...techs.keys(), "metal_detector", "found_speargun", "found_motor", "found_sonar"];
const ZONES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** The kind of a place at sea; both sides of the board call their places alike. */
function spaceEntry(space: string): string {
  if (space === "PORT") return "port_space";
  if (/^Z\d/.test(space)) return "dig_space";
  const kind = lagoon.get(space)?.kind;
  if (kind !== undefined) return kind;
  return [2, 4].some((players) => bigFishing(players).includes(space)) ? "fishing_space" : "passage";
}

const zoneEntry = (zone: string): string[] => [`zone_${zone}`, "zone"];
const gearEntry = (gear: string): string[] => [gear, "gear"];
const FACTS: Record<string, string> = {
  star: "reputation",
  shark: "shark",
  wage: "wage",
  double: "double_action",
  merc: "mercenary",
  z4: "black_plane",
  fish: "fishing_space",
  envelope: "envelope",
};
const PHASES: Record<string, string> = {
  budget: "budget",
  place: "placement",
  zones: "resolution",
  wages: "wage",
  upkeep: "maintenance",
};
const CELLS: Record<string, string> = { p: "plain", h: "hidden", i: "rock" };

/** What a board calls a thing, where the words call it otherwise. */
const RENAMED: Record<string, (...parts: string[]) => string[]> = {
  zone: (zone = "") => zoneEntry(zone),
  sign: (zone = "") => zoneEntry(zone),
  hatch: () => ["mercenary_space"],
  tech: (tech = "") => gearEntry(tech),
  card: (tech = "") => gearEntry(tech),
  gear: (_hold, gear = "") => gearEntry(gear),
  account: (account = "") => [account, "account"],
  more: (account = "") => [account, "account"],
  meeple: (who) => (who === undefined ? ["meeple"] : who === "boss" ? ["boss"] : ["worker"]),
  sailor: () => ["crew"],
  boat: () => ["zodiac"],
  hold: (where) => (where === "shore" ? ["shore"] : ["zodiac"]),
  space: (space = "") => [spaceEntry(space), "sea_space"],
  well: () => ["column"],
  bed: () => ["dig_zone"],
  tile: () => ["dig_tile"],
  plane: () => ["seaplane"],
  found: () => ["found_object"],
  room: (room) => [room === "reserve" ? "museum_reserve" : "room"],
  exhibit: () => ["slot"],
  phase: (phase = "") => [PHASES[phase] ?? "quadrimester"],
  fact: (sign = "") => [FACTS[sign] ?? "reputation"],
  cell: (kind = "") => [CELLS[kind] ?? "treasure"],
};

function entriesOf(card: string): string[] {
  const [kind = "", ...parts] = card.split(":");
  return RENAMED[kind]?.(...parts) ?? [kind];
}

const signs = (of: Record<string, string>): [string, ReactNode][] =>
  Object.entries(of).map(([entry, sign]) => [entry, <Sign of={sign} />]);

const PICTURES = new Map<string, ReactNode>([
  ...GEAR.map((id): [string, ReactNode] => [id, <GearSign id={id} />]),
  ...ZONES.map((zone): [string, ReactNode] => [`zone_${zone}`, <Sign of={`z${zone}`} />]),
  ...ACCOUNTS.map((account): [string, ReactNode] => [account, <Sign of={account} />]),
  ...signs({
    reputation: "star",
    influence: "star",
    income: "coin",
    budget: "coin",
    bank: "coin",
    account: "coin",
    wage: "wage",
    transfer: "swap",
    recruit: "recruit",
    hat: "hat",
    training: "hat",
    double_action: "double",
    envelope: "envelope",
    bid: "envelope",
    patent: "patent",
    develop: "patent",
    tech: "z2",
    pile: "z2",
    sit: "z2",
    map: "map",
    map_reserve: "map",
    stack: "map",
    satellite_map: "map",
    mercenary_map: "map",
    dig_zone: "diver",
    dive: "diver",
    zone: "z7",
    seaplane: "z4",
    black_plane: "z4",
    pilot: "z4",
    shop: "boattop",
    lobster: "lobster",
    coastal: "fish",
    fishing_space: "fish",
    tourists: "tourist",
    island: "island",
    lagoon: "palm",
    found_object: "metal_detector",
    port_space: "z7",
    shark: "shark",
    flee: "shark",
    room: "z8",
    museum_reserve: "urn",
    museum_bonus: "z8",
    mercenary: "merc",
    auction: "merc",
    mercenary_space: "merc",
    trophy: "star",
  }),
  ["boss", <MeepleSign seat={0} meeple="boss" />],
  ["worker", <MeepleSign seat={0} meeple="worker1" />],
  ["meeple", <MeepleSign seat={1} meeple="worker1" />],
  ["specialist", <MeepleSign seat={0} meeple="worker1" hat="port" />],
  ["zodiac", <BoatSign seat={0} crew={NONE} />],
  ["crew", <BoatSign seat={0} crew="worker1" />],
  ["treasure", <TreasureSign content="p5" />],
  ["plain", <TreasureSign content="p5" />],
  ["hidden", <TreasureSign content="h7" />],
  ["rock", <TreasureSign content="i9" />],
]);

const help: GameHelp = {
  entriesOf,
  ruleOf: byEntry(SECTIONS),
  pictureOf: (entry) => PICTURES.get(entry) ?? null,
  pictures: {
    "0.2": ["boss", "worker", "zodiac", "metal_detector"],
    "0.4": ["mask", "aux_motor", "harpoon", "lobster_trap"],
    "0.5": ["map"],
    "1": ["income"],
    "2": ["hr", "rd", "gp", "mx", "bb"],
    "2.3": ["transfer"],
    "2.4": ["bb"],
    "3.1.1": ["boss", "worker"],
    "3.1.2": ["double_action"],
    "3.1.3": ["envelope"],
    "3.2": ["boss", "specialist", "hat"],
    "3.2.1": ["zone_1", "recruit"],
    "3.2.2": ["zone_2", "patent"],
    "3.2.3": ["zone_3", "map"],
    "3.2.4": ["zone_4"],
    "3.2.5": ["zone_5", "crew"],
    "3.2.5.2": ["mask", "harpoon", "aux_motor"],
    "3.2.5.3": ["aux_motor", "medium_motor", "super_motor"],
    "3.2.5.4": ["fishing_space"],
    "3.2.5.5": ["port_space", "lagoon"],
    "3.2.5.6": ["dive", "shark", "mask", "bottle", "suit"],
    "3.2.5.7": ["plain", "hidden", "rock"],
    "3.2.6": ["zone_6"],
    "3.2.7": ["zone_7", "lobster", "coastal", "tourists", "island"],
    "3.2.8": ["zone_8", "treasure"],
    "3.2.9": ["zone_9"],
    "3.2.10": ["zone_10", "bid"],
    "3.3": ["wage", "worker"],
    "3.4.1": ["zone_2"],
    "3.4.2": ["map"],
    "3.4.3": ["seaplane"],
    "4.3": ["treasure", "patent", "shark", "map", "income"],
    V: ["mercenary"],
    "V.1": ["mercenary", "bb"],
    "V.3.2": ["patent"],
    "V.3.3": ["map"],
    "V.3.4": ["seaplane"],
    "S.3": ["trophy"],
  },
  symbols: <Symbols />,
  frame: "thes",
};

export default help;
