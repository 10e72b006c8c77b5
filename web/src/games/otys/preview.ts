// What an answer changes on the board. The engine says how the table looks afterwards; here the two looks are compared.
import type { Answer } from "../../session/types";
import { ways } from "./things";
import type { Thing } from "./things";
import { diverName, LEVELS, RESOURCES } from "./view";
import type { Cargo, Player, Resource, View } from "./view";

/** What changes for one player. */
export interface Change {
  credits: number;
  batteries: number;
  prestige: number;
  /** The column afterwards, where it is another. */
  column: string[] | null;
  cargo: { level: number; resource: Resource; by: number }[];
}

export interface Preview {
  /** The things that the answer concerns. */
  things: Thing[];
  players: Change[];
  store: Partial<Cargo>;
  /** The sponsors afterwards, where they are others. */
  sponsors: View["colony"]["sponsors"] | null;
}

const different = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

function changedCargo(before: Cargo[], after: Cargo[]): Change["cargo"] {
  return before.flatMap((cargo, i) =>
    RESOURCES.map((resource) => ({
      level: i + 1,
      resource,
      by: (after[i]?.[resource] ?? 0) - cargo[resource],
    })).filter(({ by }) => by !== 0),
  );
}

const changed = (before: Player, after: Player): Change => ({
  credits: after.credits - before.credits,
  batteries: after.batteries - before.batteries,
  prestige: after.prestige - before.prestige,
  column: different(before.column, after.column) ? after.column : null,
  cargo: changedCargo(before.levels, after.levels),
});

function changedStore(before: Cargo, after: Cargo): Partial<Cargo> {
  const types = RESOURCES.filter((type) => before[type] !== after[type]);
  return Object.fromEntries(types.map((type) => [type, after[type] - before[type]]));
}

/** The things of the level that a key names: its sponsor, its reward tokens and the diver. */
function levelThings(player: Player | undefined, answer: Answer): Thing[] {
  const level = LEVELS.find((one) => String(one) === answer.json["level"]);
  if (!level || !player || (answer.json.verb !== "key" && answer.json.verb !== "x")) return [];
  const tile = player.column[level + 2] ?? "";
  return [`sponsor:${level}`, `diver:${diverName(tile)}`, `row:${level}`];
}

/** Of the answer of a seat; until the engine has said what it does (`after`), only what it is about. */
export function preview(answer: Answer, view: View, seat: number, after: View | null): Preview {
  const then = after ?? view;
  const players = view.players.map((player, i) => changed(player, then.players[i] ?? player));
  const clicked = ways(answer, view, seat).flat();
  const moving = (players[seat]?.cargo ?? []).map(({ level, resource }) => `cargo:${level}:${resource}`);
  const things = moving.length > 0 ? clicked.filter((thing) => !thing.startsWith("level:")) : clicked;
  return {
    things: [...new Set([...things, ...moving, ...levelThings(view.players[seat], answer)])],
    players,
    store: changedStore(view.colony.store, then.colony.store),
    sponsors: different(view.colony.sponsors, then.colony.sponsors) ? then.colony.sponsors : null,
  };
}
