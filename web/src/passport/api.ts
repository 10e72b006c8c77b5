// The server's requests about passports, as docs/formats.md has them.

import { post, request } from "../session/api";
import type { JsonObject, SeatInfo } from "../session/types";

export interface Paper {
  kind: "note" | "game";
  id: string;
  text: string;
  when: number;
}

export interface PassportTable {
  table: string;
  token: string;
  seat: number;
  game: string;
  options: JsonObject;
  seats: SeatInfo[];
  over: boolean;
  created: number;
  /** Whether it was made to count for ratings. */
  rated?: boolean;
  /** Of the tables that go on, the latest ones tell how they stand. */
  waiting?: boolean;
  asked?: number[];
}

/** How strong somebody is at a game, as far as rated games tell. */
export interface GameRating {
  game: string;
  rating: number;
  /** How far it may be off. */
  deviation: number;
  games: number;
}

export interface Passport {
  name: string;
  feed: string;
  tables: PassportTable[];
  papers: Paper[];
  /** None of a server of before. */
  ratings?: GameRating[];
}

const as = (secret: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, Authorization: `Bearer ${secret}` },
});

export const issuePassport = async (name: string) =>
  (await request<{ passport: string }>("/api/passports", post({ name }))).passport;

export const showPassport = (secret: string) => request<Passport>("/api/passport", as(secret));

export const renamePassport = (secret: string, name: string) => request("/api/passport", as(secret, post({ name })));

export const deletePassport = (secret: string) => request("/api/passport", as(secret, { method: "DELETE" }));

export const renewFeed = async (secret: string) =>
  (await request<{ feed: string }>("/api/passport/feed", as(secret, post({})))).feed;

/** Without a token the table is left. */
export const tieTable = (secret: string, table: string, token: string | null) =>
  request("/api/passport/tables", as(secret, post({ table, token })));

export const keepPapers = (secret: string, papers: Paper[]) =>
  request("/api/passport/papers", as(secret, post({ papers })));
