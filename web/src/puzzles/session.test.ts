// Every way through a puzzle with the real engine: right, wrong and again, about as good, given up; and that the file
// knows nothing that was hidden.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { startNodeEngine } from "../testing/node_engine";
import { until } from "../testing/until";
import { readBook, type Puzzle } from "./book";
import { PuzzleSession } from "./session";

const bookOf = (game: string) =>
  readBook(readFileSync(resolve(__dirname, `../../../games/${game}/puzzles/puzzles.json`), "utf8"));
const book = bookOf("otys");

type Steps = { lines: { answers: string[] }[] }[];
const stepsOf = ({ whole }: Puzzle) => whole["steps"] as Steps;
/** The answers that have to be found: where there is only one, nobody is asked. */
const toFind = (puzzle: Puzzle) =>
  stepsOf(puzzle)
    .filter(({ lines }) => lines.length > 1)
    .map(({ lines }) => lines[0]!.answers[0]!);

async function open(puzzle = book.puzzles[0]!, game = "otys") {
  const over: string[] = [];
  const session = new PuzzleSession({
    engine: await startNodeEngine(),
    game,
    puzzle,
    names: Array.from({ length: puzzle.players }, (_, seat) => `P${seat}`),
    language: "en",
    onOver: (how) => over.push(how),
  });
  await until(session, ({ look }) => look !== null);
  return { session, puzzle, over };
}

describe.each(["otys", "thesauros"])("a puzzle of %s", (game) => {
  it("is solved by the answers of its line", async () => {
    const { session, puzzle, over } = await open(bookOf(game).puzzles[0]!, game);
    for (const answer of toFind(puzzle)) expect(await session.answer([answer])).toEqual({ ok: true });
    expect(session.moment()).toMatchObject({ phase: "solved", wrongs: 0 });
    expect(session.moment().theme).not.toBe("");
    expect(session.state().look!.legal).toEqual([]);
    expect(over).toEqual(["first"]);
  });
});

describe("solving", () => {
  it("tells why an answer is wrong, and lets one try again", async () => {
    const { session, puzzle, over } = await open();
    const before = session.state().look!.view;
    const told = await session.answer([puzzle.whole["obvious"] as string]);
    expect(told).toMatchObject({ ok: false, error: { told: true } });
    const { phase, verdict } = session.moment();
    expect(phase).toBe("wrong");
    expect(verdict).toMatchObject({ solution: "wrong", obvious: true });
    expect(verdict!.given!.behind.value).toBeGreaterThan(0);
    expect(session.state().look!.view).toEqual(before);
    session.retry();
    expect(session.moment()).toMatchObject({ phase: "asked", verdict: null });
    for (const answer of toFind(puzzle)) await session.answer([answer]);
    expect(session.moment().phase).toBe("solved");
    expect(over).toEqual(["later"]);
  });

  it("shows the answer and plays it on the board", async () => {
    const { session, puzzle, over } = await open();
    await session.show();
    const { phase, verdict } = session.moment();
    expect(phase).toBe("shown");
    expect(verdict!.better!.answers.map(({ text }) => text)).toEqual(
      stepsOf(puzzle).map(({ lines }) => lines[0]!.answers[0]),
    );
    const before = session.state().look!.view;
    await session.playLine();
    expect(session.moment().played).toBe(true);
    expect(session.state().look!.view).not.toEqual(before);
    expect(over).toEqual(["seen"]);
    await session.restart();
    expect(session.moment()).toMatchObject({ phase: "asked", verdict: null });
    for (const answer of toFind(puzzle)) await session.answer([answer]);
    expect(over).toEqual(["seen"]);
  });

  it("refuses what is not legal without a verdict", async () => {
    const { session } = await open();
    const result = await session.answer(["fly"]);
    expect(result.ok).toBe(false);
    expect(session.moment()).toMatchObject({ phase: "asked", wrongs: 0 });
  });

  it("says so where a puzzle is damaged", async () => {
    const damaged = { ...book.puzzles[0]!, whole: { ...book.puzzles[0]!.whole, obvious: "fly" } };
    const session = new PuzzleSession({
      engine: await startNodeEngine(),
      game: "otys",
      puzzle: damaged,
      names: ["A", "B"],
      language: "en",
      onOver: () => {},
    });
    await until(session, ({ error }) => error !== null);
    expect(session.state().error!.code).toBe("bad_puzzle");
  });
});
