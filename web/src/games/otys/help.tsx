// What the things of Otys are called in the words, the pictures of them, and where the rules show them.
import type { ReactNode } from "react";
import { byEntry, type GameHelp } from "../cards/help";
import { DiverIcon } from "./art/divers";
import { KeyIcon } from "./art/keys";
import {
  BatteryIcon,
  ContractIcon,
  CreditIcon,
  DeckIcon,
  HackerIcon,
  MechanicIcon,
  PrestigeIcon,
  TimerIcon,
} from "./art/money";
import { CubeIcon, ResourceIcon } from "./art/resources";
import { BackIcon, RewardIcon } from "./art/rewards";
import { SponsorIcon } from "./art/sponsors";
import { SECTIONS } from "./help_rules";
import "./otys.css";
import { RESOURCES, type Diver, type Side } from "./view";

const DIVERS = [
  "metal_expert",
  "plant_expert",
  "fuel_expert",
  "tech_expert",
  "trader",
  "spy",
  "engineer",
  "explorer",
] as const satisfies readonly Diver[];
const SIDES = ["basic", "advanced"] as const satisfies readonly Side[];

/** What a board calls a thing, where the words call it otherwise. */
const RENAMED: Record<string, (...parts: string[]) => string[]> = {
  diver: (diver) => [diver ?? "", "diver"],
  resource: (type) => [type ?? "", "resource"],
  sponsor: (tile, side) => [`sponsor_${tile}_${side}`, "sponsor"],
  contract: (kind) => [`contract_${kind}`, "contract"],
};

function entriesOf(card: string): string[] {
  const [kind = "", ...parts] = card.split(":");
  return RENAMED[kind]?.(...parts) ?? [kind];
}

const divers = DIVERS.map((diver): [string, ReactNode] => [diver, <DiverIcon diver={diver} upgraded={false} />]);
const resources = RESOURCES.map((type): [string, ReactNode] => [type, <ResourceIcon type={type} letter="" />]);
const sponsors = [1, 2, 3, 4, 5].flatMap((tile) =>
  SIDES.map((side): [string, ReactNode] => [`sponsor_${tile}_${side}`, <SponsorIcon tile={tile} side={side} />]),
);

const PICTURES = new Map<string, ReactNode>([
  ...divers,
  ...resources,
  ...sponsors,
  ["diver", <DiverIcon diver="explorer" upgraded={false} />],
  ["expert", <DiverIcon diver="metal_expert" upgraded={false} />],
  ["basic_side", <DiverIcon diver="engineer" upgraded={false} />],
  ["upgraded_side", <DiverIcon diver="engineer" upgraded />],
  ["copy", <DiverIcon diver="spy" upgraded={false} />],
  ["resource", <ResourceIcon type="plant" letter="" />],
  ["credit", <CreditIcon />],
  ["battery", <BatteryIcon />],
  ["oxygen", <BatteryIcon />],
  ["propeller", <MechanicIcon />],
  ["prestige", <PrestigeIcon />],
  ["score_track", <PrestigeIcon />],
  ["mechanic", <MechanicIcon />],
  ["reach", <MechanicIcon />],
  ["hacker", <HackerIcon />],
  ["hacker_track", <HackerIcon />],
  ["threshold", <HackerIcon />],
  ["technician", <MechanicIcon />],
  ["key", <KeyIcon name="3" />],
  ["ready", <KeyIcon name="1" />],
  ["used_key", <KeyIcon name="5" />],
  ["x_key", <KeyIcon name="X" />],
  ["neutral_key", <KeyIcon name="neutral" />],
  ["neutral_supply", <KeyIcon name="neutral" />],
  ["sponsor", <SponsorIcon tile={2} side="basic" />],
  ["sponsor_sides", <SponsorIcon tile={2} side="advanced" />],
  ["store", <ResourceIcon type="metal" letter="" />],
  ["contract", <ContractIcon />],
  ["contract_fixed", <ContractIcon />],
  ["contract_free", <ContractIcon />],
  ["contract_kinds", <ContractIcon />],
  ["public_contract", <ContractIcon />],
  ["complete", <ContractIcon />],
  ["hand", <ContractIcon />],
  ["deck", <DeckIcon />],
  ["reward", <RewardIcon reward={{ id: "", front: "battery", choice: [], back: "credits2" }} letters="" />],
  ["front", <RewardIcon reward={{ id: "", front: "prestige", choice: [], back: "credits2" }} letters="" />],
  ["back", <BackIcon back="credits2" />],
  ["timer", <TimerIcon />],
  ["cube", <CubeIcon type="fuel" letter="" />],
]);

const help: GameHelp = {
  entriesOf,
  ruleOf: byEntry(SECTIONS),
  pictureOf: (entry) => PICTURES.get(entry) ?? null,
  pictures: {
    "1.1": ["key", "x_key", "diver", "mechanic", "hacker"],
    "1.2": ["sponsor", "reward", "contract", "neutral_key"],
    "1.3": ["sponsor", "sponsor_sides"],
    "2.1": ["ready", "key", "used_key"],
    "2.2": ["x_key", "neutral_key"],
    "2.3": ["sponsor_1_basic", "propeller"],
    "2.4": ["propeller", "battery"],
    "2.5": ["diver"],
    "2.6": ["used_key", "hacker", "battery"],
    "2.8": ["contract", "prestige"],
    "3.1": ["sponsor_1_basic", "sponsor_1_advanced"],
    "3.2": ["sponsor_2_basic", "sponsor_2_advanced"],
    "3.3": ["sponsor_3_basic", "sponsor_3_advanced"],
    "3.4": ["sponsor_4_basic", "sponsor_4_advanced"],
    "3.5": ["sponsor_5_basic", "sponsor_5_advanced"],
    "4": ["basic_side", "upgraded_side"],
    "4.1": ["metal_expert", "plant_expert", "fuel_expert", "tech_expert"],
    "4.2": ["trader", "store", "credit"],
    "4.3": ["spy", "deck"],
    "4.4": ["engineer", "mechanic", "hacker"],
    "4.5": ["explorer", "reward"],
    "5.2": ["spy", "engineer"],
    "6.1": ["contract", "metal", "plant", "fuel", "tech"],
    "6.2": ["contract_fixed"],
    "6.3": ["prestige", "credit", "battery"],
    "6.4": ["deck"],
    "7.1": ["reward", "front"],
    "7.2": ["back"],
    "8.3": ["timer"],
    "8.4": ["timer", "cube"],
    "8.6": ["spy", "timer"],
    "9.1": ["prestige"],
  },
  symbols: null,
  frame: "",
};

export default help;
