// The answer that a click on something unlit would naturally mean, so that the table can say why it is not possible.
import type { Refusal } from "../../session/types";
import type { Say } from "../../words/use_words";
import type { Thing } from "./things";
import { activeLevel, placeOf, PLACES } from "./view";
import type { Diver, Facts, Player, View } from "./view";

function moving(diver: string, view: View, player: Player): string {
  const place = placeOf(player, diver as Diver);
  if (view.pending[0]?.rule === "use_front") return `flip ${diver}`;
  if (activeLevel(view) === null && place > 2) return `key ${PLACES[place]}`;
  return `propel ${diver} ${PLACES[place === 0 ? 1 : place - 1]}`;
}

function spying(owner: string, { neighbours }: Facts): string | null {
  if (neighbours.left === owner) return "copy left";
  return neighbours.right === owner ? "copy right" : null;
}

/** The engine says what comes nearest to completing a contract. */
const completing = (id: string, { contracts }: Facts): string | null =>
  contracts.find(({ contract }) => contract === id)?.answer ?? null;

/** Null where nothing is meant by a click. */
export function meaning(thing: Thing, view: View, facts: Facts, seat: number): string | null {
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
      return view.pending[0]?.rule === "keep_contract" ? `keep ${first}` : completing(first, facts);
    case "technician":
      return `improve ${first}`;
    case "deck":
      return "draw";
    case "timer":
      return view.pending[0]?.rule === "choose_timer" ? `timer ${first}` : `push ${first}`;
    case "rival":
      return spying(first, facts);
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
