// What a game played alone was worth, where a game says so in a file honours.ts of its folder.

import type { Json } from "../session/types";

/** A rank that was reached, or a trophy with its grade. */
export interface Honour {
  /** The key of its word. */
  word: string;
  grade?: number;
  most?: number;
}

/** The verdict of a finished game without a language. */
export interface Verdict {
  kind: string;
  args: Json[];
}

export interface GameHonours {
  /** The files of words that have the names of the honours. */
  words: string[];
  honours: (verdict: Verdict) => Honour[];
  /** Whether this verdict is about winning or losing at all. */
  decides: (verdict: Verdict) => boolean;
}

const own = import.meta.glob<GameHonours>("./*/honours.ts", { import: "honours", eager: true });
const none: GameHonours = { words: [], honours: () => [], decides: () => true };

export const honoursOf = (game: string): GameHonours => own[`./${game}/honours.ts`] ?? none;
