// What this browser keeps about a table for one person: when they were here last and what they saw then, and a note of
// theirs, which goes with an open passport. Nothing else of it is sent anywhere.

import type { Viewer } from "../session/types";

export interface Visit {
  /** Unix milliseconds. */
  at: number;
  /** How many events there were, and the points. */
  events: number;
  points: number[];
}

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const MAX_NOTE = 2000;

function browser(): Kept | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  typeof value.at === "number" &&
  "events" in value &&
  typeof value.events === "number" &&
  "points" in value &&
  Array.isArray(value.points) &&
  value.points.every((one) => typeof one === "number");

/** People who share a screen have a note each. */
export class TableMemory {
  constructor(
    private readonly table: string,
    private readonly viewer: Viewer,
    private readonly storage: Kept | null = browser(),
  ) {}

  private key = (what: string): string => `bathys.${what}.${this.table}.${this.viewer}`;

  private read(what: string): string | null {
    try {
      return this.storage?.getItem(this.key(what)) ?? null;
    } catch {
      return null;
    }
  }

  private write(what: string, text: string): void {
    try {
      if (text === "") this.storage?.removeItem(this.key(what));
      else this.storage?.setItem(this.key(what), text);
    } catch {
      // The browser keeps nothing: then it lasts as long as the page.
    }
  }

  note = (): string => (this.read("note") ?? "").slice(0, MAX_NOTE);
  setNote = (text: string): void => this.write("note", text.slice(0, MAX_NOTE));

  visit(): Visit | null {
    try {
      const value: unknown = JSON.parse(this.read("visit") ?? "null");
      return isVisit(value) ? value : null;
    } catch {
      return null;
    }
  }

  setVisit = (visit: Visit): void => this.write("visit", JSON.stringify(visit));
}

/** What was kept about a table that is removed. */
export function forgetTable(storage: Storage, table: string): void {
  const ours = ["note", "visit"].map((what) => `bathys.${what}.${table}.`);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
  for (const key of keys) if (ours.some((begin) => key.startsWith(begin))) storage.removeItem(key);
}
