// The files of puzzles: what is there can be listed, and each day has one.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { DamagedBook, dayOf, HARDEST, puzzleOfDay, readBook, themeKey } from "./book";

const games = resolve(__dirname, "../../../games");
const books = readdirSync(games).flatMap((game) => {
  try {
    return [[game, readFileSync(resolve(games, game, "puzzles/puzzles.json"), "utf8")] as const];
  } catch {
    return [];
  }
});

describe("the puzzles of the repository", () => {
  it("are there for both games", () => expect(books.map(([game]) => game)).toEqual(["otys", "thesauros"]));

  it.each(books)("of %s can be listed", (game, text) => {
    const book = readBook(text);
    expect(book.game).toBe(game);
    expect(new Set(book.puzzles.map(({ id }) => id)).size).toBe(book.puzzles.length);
    for (const { difficulty, players, seat, theme } of book.puzzles) {
      expect(difficulty).toBeGreaterThanOrEqual(1);
      expect(difficulty).toBeLessThanOrEqual(HARDEST);
      expect(players).toBeGreaterThan(seat);
      expect(themeKey(theme)).not.toBe("");
    }
  });
});

describe("a file", () => {
  const puzzle = {
    id: "1-2",
    seat: 0,
    difficulty: 1,
    theme: { name: "quiet", about: "" },
    position: { players: [{}, {}] },
  };
  const file = (puzzles: unknown, more = {}) => JSON.stringify({ bathys_puzzles: 1, game: "otys", puzzles, ...more });

  it("is read", () => {
    const [read] = readBook(file([puzzle])).puzzles;
    expect(read).toMatchObject({ id: "1-2", players: 2, theme: { name: "quiet", about: "" } });
  });

  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["another format", file([puzzle], { bathys_puzzles: 2 })],
    ["no puzzle", file([])],
    ["a puzzle that is none", file([7])],
    ["no theme", file([{ ...puzzle, theme: null }])],
    ["a seat that is not there", file([{ ...puzzle, seat: 2 }])],
  ])("with %s is refused", (_, text) => {
    expect(() => readBook(text)).toThrow(DamagedBook);
  });
});

describe("the puzzle of the day", () => {
  const book = { game: "otys", puzzles: Array.from({ length: 7 }, () => null as never) };

  it("is another one tomorrow, and all have their day", () => {
    const numbers = Array.from({ length: 7 }, (_, day) => puzzleOfDay(book, 20_000 + day));
    expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("changes at midnight where one is", () => {
    const last = dayOf(new Date(2026, 2, 28, 23, 59));
    expect(dayOf(new Date(2026, 2, 28, 0, 0))).toBe(last);
    expect(dayOf(new Date(2026, 2, 29, 0, 0))).toBe(last + 1);
    expect(dayOf(new Date(2026, 2, 30, 12, 0))).toBe(last + 2);
  });
});
