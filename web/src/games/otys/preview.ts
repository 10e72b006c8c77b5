// What an answer will do, as far as everybody can see it beforehand: shown on the board before it is given.
import type { Answer } from "../../session/types";
import { effect } from "./effects";
import type { Preview } from "./effects";
import { ways } from "./things";
import type { Thing } from "./things";
import { diverName, LEVELS } from "./view";
import type { Player, View } from "./view";

const nothing = (): Preview => ({
  things: [],
  credits: 0,
  batteries: 0,
  prestige: 0,
  column: null,
  cargo: [],
  store: null,
  shift: false,
});

/** The things of the level that a key names: its sponsor, its reward tokens and the diver. */
function levelThings(player: Player, answer: Answer): Thing[] {
  const level = LEVELS.find((one) => String(one) === answer.json["level"]);
  if (!level || (answer.json.verb !== "key" && answer.json.verb !== "x")) return [];
  const tile = player.column[level + 2] ?? "";
  return [`sponsor:${level}`, `diver:${diverName(tile)}`, `row:${level}`];
}

/** What the answer of a seat will do. */
export function preview(answer: Answer, view: View, seat: number): Preview {
  const player = view.players[seat];
  if (!player) return nothing();
  const shown = { ...nothing(), ...effect(answer, view, seat, player) };
  const clicked = ways(answer, view, seat).flat();
  const moving = shown.cargo.map(({ level, resource }) => `cargo:${level}:${resource}`);
  const things = shown.cargo.length > 0 ? clicked.filter((thing) => !thing.startsWith("level:")) : clicked;
  return { ...shown, things: [...new Set([...things, ...moving, ...levelThings(player, answer)])] };
}
