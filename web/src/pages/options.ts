// What can be chosen when a table is made, by game: the options of docs/formats.md.

import type { JsonObject } from "../session/types";

export interface Choice {
  field: string;
  values: string[];
  /** With so many players only. */
  fits?: (players: number) => boolean;
}

const YES_NO = ["no", "yes"];

export const PLAYERS: Record<string, number[]> = { otys: [1, 2, 3, 4], thesauros: [1, 2, 3, 4] };

export const CHOICES: Record<string, Choice[]> = {
  otys: [
    { field: "sponsors", values: ["basic", "random", "advanced"] },
    { field: "designer_variant", values: YES_NO, fits: (players) => players > 1 },
    { field: "hard", values: YES_NO, fits: (players) => players === 1 },
  ],
  thesauros: [{ field: "mode", values: ["standard", "initiation", "mercenaries"], fits: (players) => players > 1 }],
};

const readValue = (value: string): string | boolean => (YES_NO.includes(value) ? value === "yes" : value);

/** The options of the engine for what was chosen; what does not fit the number of players is left out. */
export function optionsOf(game: string, players: number, chosen: Record<string, string>): JsonObject {
  const options: JsonObject = { players };
  for (const { field, values, fits } of CHOICES[game] ?? []) {
    if (fits && !fits(players)) continue;
    options[field] = readValue(chosen[field] ?? values[0]!);
  }
  if (game === "thesauros" && players === 1) options.mode = "solo";
  return options;
}
