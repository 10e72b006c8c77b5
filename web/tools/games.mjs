// The list of the games, in its order: games/all/games.txt.
import { readFileSync } from "node:fs";

const list = readFileSync(new URL("../../games/all/games.txt", import.meta.url), "utf8");

/** The name of each game, and what it is where the list says so. */
export const games = list
  .split("\n")
  .map((line) => line.replace(/#.*/, "").trim().split(/\s+/))
  .filter(([name]) => name)
  .map(([name, is = null]) => ({ name, is }));
