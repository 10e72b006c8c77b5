// One's own finished games, kept in this browser: each table once, however often it is opened.

import type { Json, Look } from "./types";

/** What is kept of a finished game. */
export interface Played {
  game: string;
  mode: string;
  players: number;
  /** The own seat; null where several people shared the screen and nobody is "you". */
  seat: number | null;
  won: boolean;
  /** Others won too. */
  shared: boolean;
  points: number;
  /** The verdict without a language. */
  kind: string;
  args: Json[];
  at: number;
}

const KEY = "bathys.played.";

/** Another page may do the same at the same time: each table has a place of its own, so that nothing is overwritten. */
export class Statistics {
  constructor(private readonly storage: Storage) {}

  /** Keeps the first result of a table; what was undone and played again is practice. */
  count(table: string, played: Played): void {
    if (this.storage.getItem(KEY + table) === null) this.write(table, played);
  }

  all(): Played[] {
    return this.tables().flatMap((table) => this.read(table) ?? []);
  }

  /** The same with their tables. */
  entries(): [string, Played][] {
    return this.tables().flatMap((table): [string, Played][] => {
      const played = this.read(table);
      return played === null ? [] : [[table, played]];
    });
  }

  /** Forgets the games, but not that they were counted: a finished table that is still open must not come back. */
  clear(): void {
    for (const table of this.tables()) this.write(table, null);
  }

  private tables(): string[] {
    const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(KEY)).map((key) => key.slice(KEY.length));
  }

  private read(table: string): Played | null {
    try {
      const value = JSON.parse(this.storage.getItem(KEY + table) ?? "null") as Played | null;
      return isPlayed(value) ? value : null;
    } catch {
      return null;
    }
  }

  private write(table: string, played: Played | null): void {
    try {
      this.storage.setItem(KEY + table, JSON.stringify(played));
    } catch {
      // The browser keeps nothing; the game was played all the same.
    }
  }
}

const isPlayed = (value: Played | null): value is Played =>
  typeof value === "object" &&
  value !== null &&
  typeof value.game === "string" &&
  typeof value.mode === "string" &&
  typeof value.points === "number" &&
  Array.isArray(value.args);

/** The only person at a screen is "you"; among several nobody is. Undefined where nobody played. */
export function ownSeat({ seats }: Look): number | null | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  if (people.length === 0) return undefined;
  return people.length === 1 ? people[0]! : null;
}

/** What is kept of a look at a finished game. */
export function playedOf(look: Look, mode: string, seat: number | null, at = Date.now()): Played {
  const { winners, points, kind, args } = look.outcome;
  return {
    game: look.game,
    mode,
    players: points.length,
    seat,
    won: seat !== null && winners.includes(seat),
    shared: winners.length > 1,
    points: seat === null ? Math.max(...points) : points[seat]!,
    kind: kind ?? "",
    args: args ?? [],
    at,
  };
}
