// The passport that is open in this browser: one secret, kept here, by which a person is the same on every device.

import { ApiError } from "../session/api";
import type { Played, Statistics } from "../session/statistics";
import type { KnownTable, TableStore } from "../session/saved";
import * as server from "./api";
import type { Paper, Passport, PassportTable } from "./api";
import { exchange, type Agreed, type Desk } from "./papers";

const SECRET = "bathys.passport";
const AGREED = "bathys.passport.papers";
const NOTE = "bathys.note.";
/** What fits into one request. */
const MOST_BYTES = 12_000;
const SOON_MS = 1_000;

const ONLINE = /^[A-Za-z0-9_-]{22}\./;
const SECRET_FORM = /^[A-Za-z0-9_-]{22}$/;

/** The secret in what somebody pasted: a link, or the secret itself. */
export function secretIn(text: string): string | null {
  const secret = text.trim().replace(/^.*#/, "");
  return SECRET_FORM.test(secret) ? secret : null;
}

interface Kit {
  storage: Storage;
  tables: TableStore;
  statistics: Statistics;
  /** By what a known table's seat is held. */
  tokenOf: (table: KnownTable) => string;
}

export class OpenPassport implements Desk {
  private listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running: Promise<void> | null = null;
  private memory: string | null = null;

  constructor(private readonly kit: Kit) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  secret = (): string | null => this.read(SECRET) ?? this.memory;

  async make(name: string): Promise<void> {
    await this.open(await server.issuePassport(name));
  }

  /** Throws ApiError when there is no such passport; then nothing has changed. */
  async open(secret: string): Promise<Passport> {
    const shown = await server.showPassport(secret);
    this.close();
    this.memory = secret;
    this.write(SECRET, secret);
    await this.takeAlong(shown);
    this.tell();
    return this.refresh();
  }

  /** On this device only; nothing of it is deleted. */
  close(): void {
    this.memory = null;
    for (const key of [SECRET, AGREED]) this.kit.storage.removeItem(key);
    this.tell();
  }

  async remove(): Promise<void> {
    const secret = this.secret();
    if (secret !== null) await server.deletePassport(secret);
    this.close();
  }

  /** The passport as it is now; what is new in it is here afterwards, and what is new here is in it. */
  async refresh(): Promise<Passport> {
    const secret = this.secret();
    if (secret === null) throw new ApiError({ code: "no_passport", message: "" });
    const shown = await server.showPassport(secret);
    for (const table of shown.tables) this.learn(table);
    const { send, agreed } = exchange(this, shown.papers, this.agreed(), Date.now());
    for (const some of portions(send)) await server.keepPapers(secret, some);
    if (this.secret() === secret) this.write(AGREED, JSON.stringify(agreed));
    return shown;
  }

  /** Something has changed here that travels. */
  syncSoon(): void {
    if (this.secret() === null || this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      // Without the network it is done the next time.
      this.running = (this.running ?? Promise.resolve()).then(() => this.refresh().then(none, none));
    }, SOON_MS);
  }

  /** A table at which the seat was there from the beginning. */
  async tie(table: KnownTable): Promise<void> {
    const secret = this.secret();
    if (secret !== null) await server.tieTable(secret, table.table, this.kit.tokenOf(table)).catch(none);
  }

  /** In this browser and wherever the passport is open. */
  async leave(table: string): Promise<void> {
    const secret = this.secret();
    this.kit.tables.forget(table);
    if (secret !== null) await server.tieTable(secret, table, null).catch(none);
  }

  private async takeAlong({ tables }: Passport): Promise<void> {
    const there = new Set(tables.map(({ table }) => table));
    for (const table of this.kit.tables.known()) if (!there.has(table.table)) await this.tie(table);
  }

  private learn({ table, token, game, seats, created, over, asked, seat }: PassportTable): void {
    const { tables } = this.kit;
    const known = tables.known().find((one) => one.table === table);
    const name = seats
      .map((one) => one.name)
      .filter(Boolean)
      .join(", ");
    if (!known || this.kit.tokenOf(known) !== token) tables.know({ table, game, token, name, created: created * 1000 });
    if (over) tables.note(table, { over, mine: false, waiting: [] });
    else if (asked && asked.length > 0)
      tables.note(table, {
        over,
        mine: asked.includes(seat),
        waiting: asked.flatMap((one) => seats[one]?.name || []),
      });
  }

  local = (): Omit<Paper, "when">[] => [...this.notes(), ...this.games()];

  /** Of tables that are in this browser alone nobody needs the notes elsewhere: their names are shorter. */
  private notes(): Omit<Paper, "when">[] {
    return this.keys(NOTE)
      .map((key) => key.slice(NOTE.length))
      .filter((id) => ONLINE.test(id))
      .map((id) => ({ kind: "note" as const, id, text: this.read(NOTE + id) ?? "" }));
  }

  private games(): Omit<Paper, "when">[] {
    return this.kit.statistics
      .entries()
      .map(([id, played]) => ({ kind: "game" as const, id, text: JSON.stringify(played) }));
  }

  put = ({ kind, id, text }: Paper): void => {
    if (kind === "note") {
      if (text === "") this.kit.storage.removeItem(NOTE + id);
      else this.write(NOTE + id, text);
      return;
    }
    try {
      this.kit.statistics.count(id, JSON.parse(text) as Played);
    } catch {
      // No game of ours.
    }
  };

  private agreed(): Agreed {
    try {
      const value: unknown = JSON.parse(this.read(AGREED) ?? "{}");
      return typeof value === "object" && value !== null ? (value as Agreed) : {};
    } catch {
      return {};
    }
  }

  private keys(begin: string): string[] {
    const { storage } = this.kit;
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
      key.startsWith(begin),
    );
  }

  private read(key: string): string | null {
    return this.kit.storage.getItem(key);
  }

  private write(key: string, text: string): void {
    try {
      this.kit.storage.setItem(key, text);
    } catch {
      // The browser keeps nothing: then it lasts as long as the page.
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const none = () => undefined;

/** A request has room for so much. */
function portions(papers: Paper[]): Paper[][] {
  const all: Paper[][] = [];
  let room = 0;
  for (const paper of papers) {
    const bytes = new TextEncoder().encode(JSON.stringify(paper)).length;
    if (room < bytes || all.at(-1)!.length >= 100) {
      all.push([]);
      room = MOST_BYTES;
    }
    all.at(-1)!.push(paper);
    room -= bytes;
  }
  return all;
}
