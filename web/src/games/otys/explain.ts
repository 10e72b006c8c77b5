// The answer that a click on something unlit would naturally mean, so that the table can say why it is not possible.
import type { Refusal } from "../../session/types";
import type { Say } from "../../words/use_words";
import { contractOf } from "./components";
import type { Thing } from "./things";
import { activeLevel, LEVELS, neighbour, placeOf, PLACES, RESOURCES } from "./view";
import type { Cargo, Diver, Player, Resource, View } from "./view";

type Part = [count: number, resource: Resource];

/** What a contract asks, taken from a level as well as can be: the largest number from the type most present. */
function asked(id: string, cargo: Cargo): Part[] {
  const { needs } = contractOf(id);
  if (!Array.isArray(needs)) return RESOURCES.flatMap((type): Part[] => (needs[type] ? [[needs[type], type]] : []));
  const types = [...RESOURCES].sort((one, other) => cargo[other] - cargo[one]);
  const numbers = [...needs].sort((one, other) => other - one);
  return numbers
    .map((count, i): Part => [count, types[i] ?? "metal"])
    .sort((one, other) => RESOURCES.indexOf(one[1]) - RESOURCES.indexOf(other[1]));
}

const missing = (parts: Part[], cargo: Cargo): number =>
  parts.reduce((sum, [count, type]) => sum + Math.max(0, count - cargo[type]), 0);

/** The contract on the level that lacks the least for it. */
function completing(id: string, player: Player): string {
  const tries = LEVELS.flatMap((level) => {
    const cargo = player.levels[level - 1];
    if (!cargo) return [];
    const parts = asked(id, cargo);
    return [{ level, parts, lacks: missing(parts, cargo) }];
  });
  const best = tries.reduce((one, other) => (other.lacks < one.lacks ? other : one));
  return `complete ${id} ${best.level} ${best.parts.map(([count, type]) => `${count}${type}`).join("+")}`;
}

function moving(diver: string, view: View, player: Player): string {
  const place = placeOf(player, diver as Diver);
  if (view.pending[0]?.rule === "use_front") return `flip ${diver}`;
  if (activeLevel(view) === null && place > 2) return `key ${PLACES[place]}`;
  return `propel ${diver} ${PLACES[place === 0 ? 1 : place - 1]}`;
}

function spying(owner: number, view: View, seat: number): string | null {
  const side = ["left", "right"].find((one) => neighbour(view, seat, one) === owner);
  return side ? `copy ${side}` : null;
}

/** Null where nothing is meant by a click. */
export function meaning(thing: Thing, view: View, seat: number): string | null {
  const [kind, first = "", second = ""] = thing.split(":");
  const player = view.players[seat];
  if (!player) return null;
  switch (kind) {
    case "key":
      if (first === "X") return `x own ${activeLevel(view) ?? 1}`;
      return first === "neutral" ? `x neutral ${activeLevel(view) ?? 1}` : `key ${first}`;
    case "track":
      return `sponsor key ${first === "neutral" ? "X" : first}`;
    case "level":
      return `x own ${first}`;
    case "token":
      return "accept";
    case "diver":
      return moving(first, view, player);
    case "sponsor":
      return "sponsor";
    case "reward":
      return `explore ${second}`;
    case "cargo":
      return `sell ${second} credits`;
    case "store":
      return `buy ${first}`;
    case "contract":
      return view.pending[0]?.rule === "keep_contract" ? `keep ${first}` : completing(first, player);
    case "technician":
      return `improve ${first}`;
    case "deck":
      return "draw";
    case "timer":
      return view.pending[0]?.rule === "choose_timer" ? `timer ${first}` : `push ${first}`;
    case "rival":
      return spying(Number(first), view, seat);
    default:
      return null;
  }
}

/** The rule that says when something is used; each has a sentence of its own, "otys.page.when.…". */
const RULE_OF: Record<string, string> = {
  key: "2.1",
  track: "2.6",
  diver: "2.5",
  sponsor: "2.3",
  reward: "4.5",
  cargo: "4.2",
  store: "4.2",
  contract: "2.8",
  technician: "4.4",
  deck: "4.3",
  timer: "8.6",
  rival: "5.2",
  level: "2.2",
  token: "7.2",
};

/** When something can be used, for questions that it has nothing to do with. */
export function whenUsed(thing: Thing, say: Say): Refusal | undefined {
  const [kind = ""] = thing.split(":");
  const section = RULE_OF[kind];
  return section === undefined
    ? undefined
    : { code: "not_now", rule: `otys ${section}`, message: say(`otys.page.when.${kind}`) };
}
