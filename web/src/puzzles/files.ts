// The puzzles there are, one file for each game, fetched when it is first wanted.

import { DamagedBook, readBook, type Book } from "./book";

const files = import.meta.glob<string>("../../../games/*/puzzles/puzzles.json", { query: "?url", import: "default" });
const fileOf = (game: string) => files[`../../../games/${game}/puzzles/puzzles.json`];

export const hasPuzzles = (game: string): boolean => fileOf(game) !== undefined;

const fetched = new Map<string, Promise<Book>>();

async function fetchNow(game: string): Promise<Book> {
  const response = await fetch(await fileOf(game)!()).catch(() => null);
  if (!response?.ok) throw new DamagedBook("not there");
  return readBook(await response.text());
}

/** Throws DamagedBook where there is none that can be used. */
export function fetchBook(game: string): Promise<Book> {
  if (!hasPuzzles(game)) return Promise.reject(new DamagedBook("no puzzles"));
  const book = fetched.get(game) ?? fetchNow(game);
  fetched.set(game, book);
  // A failed fetch may be tried again.
  book.catch(() => fetched.delete(game));
  return book;
}
