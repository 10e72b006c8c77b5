// The games there are: the list that the engine is built from.

import list from "../../../games/all/games.txt?raw";

const entries = list
  .split("\n")
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.trim().split(/\s+/));

/** In the order in which people are shown them. */
export const GAMES: string[] = entries.map(([name]) => name!);
export const FIRST_GAME: string = GAMES[0]!;

/** Games that are there to be learned from, shown aside. */
export const LESSONS: string[] = entries.filter(([, ...words]) => words.includes("lesson")).map(([name]) => name!);
