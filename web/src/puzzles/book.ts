// The puzzles of a game, as the program found them (docs/puzzles.md). The page reads what it lists them by; the engine
// reads the rest.

import type { Json, JsonObject } from "../session/types";

export interface Theme {
  name: string;
  /** The key of the term it speaks of; empty when there is none. */
  about: string;
}

export interface Puzzle {
  id: string;
  seat: number;
  theme: Theme;
  difficulty: number;
  players: number;
  /** What the engine is given. */
  whole: JsonObject;
}

export interface Book {
  game: string;
  /** A puzzle is called by its place, from 1 on. */
  puzzles: Puzzle[];
}

export const HARDEST = 5;

/** The file cannot be used. */
export class DamagedBook extends Error {}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readPuzzle(whole: Json): Puzzle {
  if (!isObject(whole)) throw new DamagedBook("no puzzle");
  const { id, seat, theme, difficulty, position } = whole;
  const players = isObject(position) && Array.isArray(position["players"]) ? position["players"].length : 0;
  if (typeof id !== "string" || typeof seat !== "number" || typeof difficulty !== "number" || !isObject(theme))
    throw new DamagedBook("id, seat, difficulty, theme");
  const { name, about } = theme;
  if (typeof name !== "string" || typeof about !== "string" || players <= seat)
    throw new DamagedBook(`puzzle ${id}: theme and position`);
  return { id, seat, theme: { name, about }, difficulty, players, whole };
}

/** Throws DamagedBook for whatever is no file of puzzles. */
export function readBook(text: string): Book {
  let data: Json;
  try {
    data = JSON.parse(text) as Json;
  } catch {
    throw new DamagedBook("no JSON");
  }
  if (!isObject(data) || data["bathys_puzzles"] !== 1) throw new DamagedBook("no puzzles of format 1");
  const { game, puzzles } = data;
  if (typeof game !== "string" || !Array.isArray(puzzles) || puzzles.length === 0) throw new DamagedBook("no puzzles");
  return { game, puzzles: puzzles.map(readPuzzle) };
}

const DAY_MS = 86_400_000;

/** The days since 1970 of a date on the calendar of whoever looks at it. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

/** The number of the puzzle of a day, the same for everybody, and in the terminal too. */
export const puzzleOfDay = (book: Book, day: number): number => (day % book.puzzles.length) + 1;

/** Puzzles of one theme are called alike. */
export const themeKey = ({ name, about }: Theme): string => (about === "" ? name : about);
