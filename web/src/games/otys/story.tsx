// How turns of Otys are told: what matters, the picture of each event, and where it shows on the board.
import type { ReactNode } from "react";
import type { GameEvent, Json } from "../../session/types";
import type { Storybook } from "../../table/turns";
import { KeyIcon } from "./art/keys";
import { DiverIcon } from "./art/divers";
import { BatteryIcon, ContractIcon, CreditIcon, HackerIcon, MechanicIcon, PrestigeIcon, TimerIcon } from "./art/money";
import { CubeIcon, ResourceIcon } from "./art/resources";
import { BackIcon } from "./art/rewards";
import { SponsorIcon } from "./art/sponsors";
import { rewardOf } from "./components";
import { placesOf } from "./news";
import { RESOURCES, seatIn, type Diver, type Resource } from "./view";

const part = (arg: Json | undefined, index: number): string =>
  String(arg ?? "")
    .split(".")
    .at(index) ?? "";

const resource = (arg: Json | undefined): Resource => RESOURCES.find((one) => one === part(arg, -1)) ?? "metal";
const keyName = (arg: Json | undefined): string => (part(arg, -1) === "x" ? "X" : part(arg, -1));
const diver = (arg: Json | undefined, upgraded = false): ReactNode => (
  <DiverIcon diver={part(arg, -1).replace("+", "") as Diver} upgraded={upgraded} />
);

function pictureOf({ kind, args }: GameEvent): ReactNode {
  switch (kind) {
    case "key_played":
    case "key_taken_back":
    case "key_on_track":
      return <KeyIcon name={keyName(args[1])} />;
    case "keys_return":
      return <HackerIcon />;
    case "neutral_key_gained":
      return <KeyIcon name="neutral" />;
    case "sponsor_used":
      return (
        <SponsorIcon tile={Number(part(args[1], 2))} side={part(args[1], 3) === "advanced" ? "advanced" : "basic"} />
      );
    case "propelled":
    case "resurfaced":
    case "stayed":
      return diver(args[1]);
    case "upgraded":
      return diver(args[1], true);
    case "copied":
      return <DiverIcon diver="spy" upgraded={false} />;
    case "found":
    case "resource_moved":
    case "sold":
    case "bought":
      return <ResourceIcon type={resource(args[1])} letter="" />;
    case "credits_gained":
    case "credits_paid":
      return <CreditIcon />;
    case "batteries_gained":
    case "battery_spent":
      return <BatteryIcon />;
    case "improved":
      return part(args[1], -1) === "hacker" ? <HackerIcon /> : <MechanicIcon />;
    case "explored":
    case "reward_placed":
    case "reward_discarded":
    case "reward_drawn":
      return <BackIcon back={rewardOf(String(args[1])).back} />;
    case "drew":
    case "drew_cards":
    case "kept":
    case "kept_card":
    case "completed":
    case "contract_revealed":
    case "contract_discarded":
    case "deck_shuffled":
      return <ContractIcon />;
    case "cube_on_space":
    case "cube_on_contract":
    case "cube_to_store":
    case "cube_lost":
      return <CubeIcon type={resource(args[1])} letter="" />;
    case "timer_moved":
    case "timer_pushed":
    case "timer_gone":
      return <TimerIcon />;
    default:
      return <PrestigeIcon />;
  }
}

const WEIGHTS: Record<string, number> = {
  completed: 3,
  prestige_gained: 3,
  last_round: 3,
  game_ends: 3,
  explored: 3,
  copied: 3,
  key_played: 2,
  sponsor_used: 2,
  upgraded: 2,
  improved: 2,
  found: 2,
  sold: 2,
  bought: 2,
  drew: 2,
  drew_cards: 2,
  contract_revealed: 2,
  keys_return: 2,
  neutral_key_gained: 2,
  propelled: 2,
  kept: 0,
  credits_paid: 0,
  battery_spent: 0,
  sponsors_shift: 0,
  key_on_track: 0,
  resurfaced: 0,
  stayed: 0,
  reward_placed: 0,
  deck_shuffled: 0,
};

/** What leaves no mark of its own. */
function further({ kind, args }: GameEvent, seat: number): string[] {
  switch (kind) {
    case "key_on_track":
      return [`key:${seat}:${keyName(args[1])}`];
    case "keys_return":
      return [`technician:${seat}:hacker`];
    case "completed":
      return [`prestige:${seat}`];
    case "explored":
      return [`token:${seat}:${String(args[2])}`];
    case "copied":
      return [`seat:${seatIn(args[1])}`];
    default:
      return [];
  }
}

/** What shows nowhere else, shows on the board of whose doing it is. */
function places(event: GameEvent): string[] {
  const seat = seatIn(event.args[0]);
  return [...placesOf(event), ...(seat === null ? [] : [...further(event, seat), `seat:${seat}`])];
}

const storybook: Storybook = {
  turn: "turn_begins",
  common: [],
  passive: [],
  weights: WEIGHTS,
  places,
  Picture: ({ event }) => pictureOf(event),
};

export default storybook;
