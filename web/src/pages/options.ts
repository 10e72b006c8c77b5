// What can be chosen when a table is made, by game: the options of docs/formats.md.

import { YES_NO, type GameOptions } from "../games/options";
import type { JsonObject } from "../session/types";

const own = import.meta.glob<GameOptions>("../games/*/options.ts", { import: "options", eager: true });
const usual: GameOptions = { players: [2, 3, 4], choices: [], first: { players: 2 } };

export const optionsFor = (game: string): GameOptions => own[`../games/${game}/options.ts`] ?? usual;

/** Games of one mode are counted together. */
export const modeOf = (game: string, options: JsonObject): string => optionsFor(game).mode?.(options) ?? "standard";

function readValue(value: string): string | boolean | number {
  if (YES_NO.includes(value)) return value === "yes";
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** The options of the engine for what was chosen; what does not fit the number of players is left out. */
export function optionsOf(game: string, players: number, chosen: Record<string, string>): JsonObject {
  const { choices, implied } = optionsFor(game);
  const options: JsonObject = { players };
  for (const { field, values, fits } of choices) {
    if (fits && !fits(players)) continue;
    const value = chosen[field];
    options[field] = readValue(value !== undefined && values.includes(value) ? value : values[0]!);
  }
  return { ...options, ...implied?.(players) };
}
