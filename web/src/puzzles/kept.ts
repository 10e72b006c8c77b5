// What became of each puzzle, and on which days the puzzle of the day was solved: kept in this browser.

/** At the first answer, after others, or not without having seen the answer. */
export type Solved = "first" | "later" | "seen";

const PUZZLE = "bathys.puzzle.";
const DAY = "bathys.puzzle_day.";

const RANK: Record<Solved, number> = { first: 2, later: 1, seen: 0 };
const isSolved = (value: string | null): value is Solved => value !== null && Object.hasOwn(RANK, value);

/** Another page may do the same at the same time: each puzzle and each day has a place of its own. */
export class PuzzleProgress {
  constructor(private readonly storage: Storage) {}

  /** Null while it was never solved nor seen. */
  of(game: string, id: string): Solved | null {
    const value = this.read(`${PUZZLE}${game}.${id}`);
    return isSolved(value) ? value : null;
  }

  /** What is kept is how it went the first time; only from having seen the answer one can still get better. */
  note(game: string, id: string, solved: Solved): void {
    const before = this.of(game, id);
    if (before === null) this.write(`${PUZZLE}${game}.${id}`, solved);
    else if (before === "seen" && solved !== "seen") this.write(`${PUZZLE}${game}.${id}`, "later");
  }

  /** The puzzle of that day was solved on that day. */
  noteDay(day: number): void {
    this.write(`${DAY}${day}`, "1");
  }

  solvedOn(day: number): boolean {
    return this.read(`${DAY}${day}`) !== null;
  }

  /** So many days in a row until today; a day that is not over yet breaks nothing. */
  streak(today: number): number {
    let day = this.solvedOn(today) ? today : today - 1;
    let days = 0;
    for (; this.solvedOn(day); --day) ++days;
    return days;
  }

  private read(key: string): string | null {
    try {
      return this.storage.getItem(key);
    } catch {
      return null;
    }
  }

  private write(key: string, value: string): void {
    try {
      this.storage.setItem(key, value);
    } catch {
      // The browser keeps nothing; the puzzle was solved all the same.
    }
  }
}
