// Tables in this browser, kept in local storage: a reload loses nothing.

import { forgetTable } from "../table/kept";
import type { JsonObject, TakenBack } from "./types";

export interface SavedSeat {
  name: string;
  kind: "human" | "bot";
  level?: string;
}

export interface SavedTable {
  id: string;
  game: string;
  options: JsonObject;
  seats: SavedSeat[];
  /** Null before the first answer of the engine. */
  record: JsonObject | null;
  decision: number;
  over: boolean;
  /** Who is to decide; tables of before do not tell. */
  asked?: number[];
  /** Which seat sits at the screen. */
  viewer: number | null;
  /** By seat: how many events it had seen at its last answer. */
  marks: number[];
  /** Oldest first. */
  takenBack?: TakenBack[];
  /** Whether people who play together may ask the coach. */
  hints?: boolean;
  /** A game that was played on from a decision of another one, which stays as it was. */
  whatIf?: { from: number };
  changed: number;
  /** How often it was saved, and by which page: two pages may have the same table open. */
  version: number;
  by: string;
}

/** A table of a server that this browser has a seat at. */
export interface KnownTable {
  table: string;
  game: string;
  token: string;
  name: string;
  /** For the creator: by seat, null for bots. */
  tokens?: (string | null)[];
  spectator?: string;
  owner?: string;
  created: number;
  /** How it stood when it was last seen here. */
  standing?: Standing;
  /** Where its people play again. */
  next?: NextTable;
}

/** The own way to a table where those of another play again, and for whoever made it what the others are to be told. */
export interface NextTable {
  table: string;
  token: string;
  tell?: { tokens: (string | null)[]; spectator: string };
}

export interface Standing {
  over: boolean;
  mine: boolean;
  /** The names of those who are to decide. */
  waiting: string[];
}

const TABLE = "bathys.table.";
const KNOWN = "bathys.known";
const MAX_FINISHED = 20;

function read<T>(storage: Storage, key: string): T | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing (full, or forbidden): the game goes on all the same. */
function write(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isSeat = (seat: SavedSeat | null): boolean =>
  typeof seat === "object" && seat !== null && typeof seat.name === "string" && typeof seat.kind === "string";

const isTable = (value: SavedTable | null): value is SavedTable =>
  value !== null &&
  typeof value === "object" &&
  typeof value.id === "string" &&
  Array.isArray(value.seats) &&
  value.seats.every(isSeat) &&
  typeof value.game === "string" &&
  Array.isArray(value.marks);

/** Whether another page has saved something that this one has not seen; of two at the same time, what is kept counts. */
export const isNewer = (kept: SavedTable, seen: SavedTable): boolean =>
  kept.version > seen.version || (kept.version === seen.version && kept.by !== seen.by);

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 12);

export function newTable(game: string, options: JsonObject, seats: SavedSeat[]): SavedTable {
  return {
    id: newId(),
    game,
    options,
    seats,
    record: null,
    decision: 0,
    over: false,
    viewer: null,
    marks: [],
    changed: Date.now(),
    version: 0,
    by: "",
  };
}

/** For browsers that keep nothing: everything lasts as long as the page. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Other pages tell of what they save; a page that slept has to look for itself. */
const MAYBE_SAVED = ["storage", "pageshow", "focus"];

export class TableStore {
  constructor(
    private readonly storage: Storage,
    /** Where the browser tells that another page has saved something: the window. */
    private readonly events: EventTarget | null = null,
  ) {}

  load(id: string): SavedTable | null {
    const table = read<SavedTable>(this.storage, TABLE + id);
    return isTable(table) ? { ...table, version: table.version ?? 0, by: table.by ?? "" } : null;
  }

  /** Calls back when another page may have saved this table; returns how to stop. */
  watch(id: string, listener: () => void): () => void {
    const hear = (event: Event) => {
      const key = (event as Partial<StorageEvent>).key ?? null;
      if (key === null || key === TABLE + id) listener();
    };
    for (const type of MAYBE_SAVED) this.events?.addEventListener(type, hear);
    return () => {
      for (const type of MAYBE_SAVED) this.events?.removeEventListener(type, hear);
    };
  }

  save(table: SavedTable): boolean {
    return write(this.storage, TABLE + table.id, table);
  }

  remove(id: string): void {
    this.storage.removeItem(TABLE + id);
    forgetTable(this.storage, id);
  }

  /** The last changed first. */
  all(): SavedTable[] {
    const tables: SavedTable[] = [];
    for (let i = 0; i < this.storage.length; ++i) {
      const key = this.storage.key(i)!;
      const table = key.startsWith(TABLE) ? this.load(key.slice(TABLE.length)) : null;
      if (table) tables.push(table);
    }
    return tables.sort((a, b) => b.changed - a.changed);
  }

  /** Forgets the oldest finished tables. */
  tidy(): void {
    for (const table of this.all()
      .filter((one) => one.over)
      .slice(MAX_FINISHED))
      this.remove(table.id);
  }

  known(): KnownTable[] {
    const list = read<KnownTable[]>(this.storage, KNOWN);
    return Array.isArray(list) ? list : [];
  }

  know(table: KnownTable): void {
    const others = this.known().filter((one) => one.table !== table.table);
    const old = this.known().find((one) => one.table === table.table);
    write(this.storage, KNOWN, [{ ...old, ...table }, ...others].slice(0, 50));
  }

  /** How a known table stands now; in its place of the list. */
  note(table: string, standing: Standing): void {
    const noted = this.known().map((one) => (one.table === table ? { ...one, standing } : one));
    write(this.storage, KNOWN, noted);
  }

  /** Where the people of a known table play again. */
  lead(table: string, next: NextTable): void {
    const led = this.known().map((one) => (one.table === table ? { ...one, next } : one));
    write(this.storage, KNOWN, led);
  }

  forget(table: string): void {
    forgetTable(this.storage, table);
    write(
      this.storage,
      KNOWN,
      this.known().filter((one) => one.table !== table),
    );
  }
}
