// What a game says of the options of a table, in a file options.ts of its folder.

import type { JsonObject } from "../session/types";

export interface Choice {
  field: string;
  /** The first is the usual one. Numbers are given to the engine as numbers, and shown in their order. */
  values: string[];
  /** With so many players only. */
  fits?: (players: number) => boolean;
}

export interface GameOptions {
  players: number[];
  choices: Choice[];
  /** The table that one click makes, for two. */
  first: JsonObject;
  /** For a demanding game: what whoever plays it for the first time is offered, beside its lesson. */
  newcomers?: Record<string, string>;
  /** Options that follow from the number of players. */
  implied?: (players: number) => JsonObject;
  /** Which kind of game a table with these options plays, for statistics; "standard" when there is one kind only. */
  mode?: (options: JsonObject) => string;
}

export const YES_NO = ["no", "yes"];
