// Whether somebody sits down to a game for the first time and may want to be shown it first.

import { hasLesson } from "./files";
import { keeperOf } from "./kept";
import type { TableStore } from "../session/saved";

const KEY = "bathys.newcomer.";

function asked(storage: Storage, game: string): boolean {
  try {
    return storage.getItem(KEY + game) !== null;
  } catch {
    return true;
  }
}

/** So many answers are no more than the beginning of a game. */
const FEW = 10;

/** They have no other table of it, have not been through its lesson, and have not said that they need none. */
export function isNewcomer(storage: Storage, store: Pick<TableStore, "all" | "known">, game: string): boolean {
  const ofGame = (table: { game: string }) => table.game === game;
  const saved = store.all().filter(ofGame);
  const isNew = saved.length + store.known().filter(ofGame).length <= 1;
  const begins = saved.every(({ over, decision }) => !over && decision < FEW);
  return isNew && begins && hasLesson(game) && !keeperOf(storage, game).load()?.finished && !asked(storage, game);
}

export function refuseLesson(storage: Storage, game: string): void {
  try {
    storage.setItem(KEY + game, "no");
  } catch {
    // Then they are asked again.
  }
}
