// @vitest-environment jsdom
// What is shown of puzzles: the lists with their marks and the streak, and what is told of an answer, in every language.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AdvisedLine } from "../session/coach";
import { loadWords, WordsProvider } from "../words/use_words";
import { LANGUAGES } from "../words/languages";
import { dayOf, puzzleOfDay, readBook, themeKey } from "./book";
import { PuzzleProgress } from "./kept";
import { PuzzleCard } from "./PuzzleCard";
import { PuzzlesPage } from "./PuzzlesPage";
import type { Moment } from "./session";

const textOf = (game: string) =>
  readFileSync(resolve(__dirname, `../../../games/${game}/puzzles/puzzles.json`), "utf8");
const book = readBook(textOf("otys"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    const game = /games\/(\w+)\/puzzles/.exec(address)?.[1];
    return game ? new Response(textOf(game)) : new Response("", { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (game: string | null) => (
  <WordsProvider>
    <PuzzlesPage game={game} />
  </WordsProvider>
);

describe("the list", () => {
  it("has the puzzle of the day of each game, and all others by level and theme", async () => {
    const { container } = render(page(null));
    await waitFor(() => expect(container.querySelectorAll(".puzzles-today")).toHaveLength(2));
    const today = puzzleOfDay(book, dayOf(new Date()));
    const otys = container.querySelector('[data-game="otys"]')!;
    expect(otys.querySelector(".puzzles-today a")!.getAttribute("href")).toBe(`/puzzles/otys/${today}`);
    expect(otys.querySelectorAll(".puzzles-list li")).toHaveLength(book.puzzles.length);
    const [level, theme] = otys.querySelectorAll("select");
    const { difficulty, theme: wanted } = book.puzzles[0]!;
    fireEvent.change(level!, { target: { value: String(difficulty) } });
    fireEvent.change(theme!, { target: { value: themeKey(wanted) } });
    const alike = book.puzzles.filter(
      (one) => one.difficulty === difficulty && themeKey(one.theme) === themeKey(wanted),
    );
    expect(otys.querySelectorAll(".puzzles-list li")).toHaveLength(alike.length);
  });

  it("marks what was solved, and counts the days", async () => {
    const progress = new PuzzleProgress(localStorage);
    progress.note("otys", book.puzzles[0]!.id, "first");
    progress.noteDay(dayOf(new Date()) - 1);
    const { container } = render(page("otys"));
    await waitFor(() => expect(container.querySelector('.puzzles-list [data-solved="first"]')).not.toBeNull());
    expect(container.querySelector(".puzzles-streak")!.getAttribute("data-days")).toBe("1");
    expect(container.querySelectorAll(".puzzles-game")).toHaveLength(1);
  });

  it("says so for a game without puzzles", async () => {
    render(page("pearls"));
    await screen.findByText(/no puzzles/);
  });
});

const line = (text: string, behind: number): AdvisedLine => ({
  answers: [{ text, say: `do ${text}` }],
  chance: { value: 32768, error: 100 },
  behind: { value: behind, error: 65 },
  reasons: [{ kind: "points.fewer", text: "Fewer points." }],
});

async function card(moment: Partial<Moment>, language = "en") {
  const words = await loadWords(language, "puzzle", "coach");
  const fresh: Moment = {
    phase: "asked",
    verdict: null,
    step: 0,
    wrongs: 0,
    theme: null,
    playing: false,
    played: false,
  };
  const session = { retry: vi.fn(), show: vi.fn(), playLine: vi.fn(), restart: vi.fn() };
  render(
    <WordsProvider>
      <PuzzleCard
        book={book}
        puzzle={book.puzzles[0]!}
        number={book.puzzles.length}
        session={session}
        moment={{ ...fresh, ...moment }}
        words={words}
      />
    </WordsProvider>,
  );
  await screen.findByRole("status");
  return session;
}

const scale = { sure: 65536, stake: "victory" as const, point: 3276 };
const verdict = { obvious: true, over: false, ...scale };

describe("the card", () => {
  it("tells what a wrong answer costs and why, without the right one", async () => {
    const wrong = { ...verdict, solution: "wrong" as const, given: line("a", 6554), better: line("b", 0) };
    const session = await card({ phase: "wrong", verdict: wrong, wrongs: 1 });
    const told = screen.getByRole("status").textContent;
    expect(told).toContain("Not the best: do a · 50.0% to win");
    expect(told).toContain("This is what one sees first. That gives away 10.0%");
    expect(told).toContain("Fewer points.");
    expect(told).not.toContain("do b");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(session.retry).toHaveBeenCalledOnce();
  });

  it("never leaves a wrong answer without a word why", async () => {
    const given = { ...line("a", 6554), reasons: [] };
    await card({ phase: "wrong", verdict: { ...verdict, solution: "wrong", given }, wrongs: 1 });
    expect(screen.getByRole("status").textContent).toContain("Nothing that can be counted differs clearly");
  });

  it("tells points where there is no victory", async () => {
    const given = line("a", 2 * 3276);
    await card({ phase: "wrong", verdict: { ...verdict, stake: "points", solution: "wrong", given }, wrongs: 1 });
    const told = screen.getByRole("status").textContent;
    expect(told).toContain("do a · 10.0 points to expect");
    expect(told).toContain("That gives away 2.0 points, give or take 0.1 points.");
  });

  it("shows the best line when asked, plays it, and leads on to the next puzzle", async () => {
    const shown = { ...verdict, solution: "shown" as const, better: line("b", 0) };
    const session = await card({ phase: "shown", verdict: shown, theme: "Money" });
    const told = screen.getByRole("status").textContent;
    expect(told).toContain("The best: do b · 50.0% to win");
    expect(told).toContain("What it was about: Money");
    fireEvent.click(screen.getByRole("button", { name: "Play it on the board" }));
    expect(session.playLine).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Next puzzle" }).getAttribute("href")).toBe("/puzzles/otys/1");
  });

  it.each(LANGUAGES)("has words for everything in %s", async (language) => {
    const words = await loadWords(language, "puzzle");
    for (const { theme } of book.puzzles) expect(words.has(`puzzle.theme.${theme.name}`)).toBe(true);
    const best = { ...verdict, solution: "best" as const, over: true, given: line("b", 0) };
    await card({ phase: "solved", verdict: best, theme: "x" }, language);
    expect(document.body.textContent).not.toMatch(/puzzle\./);
  });
});
