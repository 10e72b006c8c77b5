// The lessons there are, each fetched when it is first wanted.

import { DamagedLesson, readLesson, type Lesson } from "./lesson";

const files = import.meta.glob<string>("../../../games/*/lessons/first.json", { query: "?url", import: "default" });
const fileOf = (game: string) => files[`../../../games/${game}/lessons/first.json`];

export const hasLesson = (game: string): boolean => fileOf(game) !== undefined;

/** Throws DamagedLesson where there is none that can be used. */
export async function fetchLesson(game: string): Promise<Lesson> {
  const file = fileOf(game);
  if (file === undefined) throw new DamagedLesson("no lesson");
  const response = await fetch(await file()).catch(() => null);
  if (!response?.ok) throw new DamagedLesson("not there");
  return readLesson(await response.text());
}
