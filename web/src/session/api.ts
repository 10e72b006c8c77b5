// The server's requests, as docs/formats.md has them.

import type { JsonObject, Refusal, SeatInfo } from "./types";

export class ApiError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export interface NewTable {
  game: string;
  options: JsonObject;
  seats: { kind: "human" | "bot"; name?: string; level?: string }[];
  public: boolean;
  timer: number;
  /** Whether people may ask the coach. */
  hints: boolean;
  /** In place of a timer: each seat's time for the whole game, in seconds. */
  clock?: { time: number; increment: number };
  /** What happens to whoever has no time left. */
  late?: "bot" | "lose";
  /** Seconds that somebody has to be away before their seat may be given to a bot. */
  absence?: number;
  /** Whether the game counts for ratings. */
  rated?: boolean;
  /** Seconds until a new link to a seat is valid, whose holder has to come to make it void. */
  renewal?: number;
  /** Whether even somebody who is alone takes their seat, and with it has a part in the seed. */
  invitations?: boolean;
}

export interface CreatedTable {
  table: string;
  /** Invitations while the table waits for its people, otherwise the seats themselves. */
  tokens: (string | null)[];
  spectator: string;
  owner: string;
  /** Whether it waits for its people. */
  waiting?: boolean;
  /** What the server has promised about its part of the seed. */
  commitment?: string;
}

export interface PublicTable {
  table: string;
  game: string;
  options: JsonObject;
  seats: SeatInfo[];
  decision: number;
  over: boolean;
  created: number;
  /** Whether the game counts for ratings. */
  rated?: boolean;
}

export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  let body: (T & { error?: Refusal }) | null;
  try {
    response = await fetch(path, init);
    body = (await response.json()) as typeof body;
  } catch {
    throw new ApiError({ code: "no_server", message: "" });
  }
  if (!response.ok || body === null)
    throw new ApiError(body?.error ?? { code: "no_server", message: response.statusText });
  return body;
}

export const post = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

export const createTable = (table: NewTable) => request<CreatedTable>("/api/tables", post(table));

export const listTables = async () => (await request<{ tables: PublicTable[] }>("/api/tables")).tables;

/** What holds a seat from now on, and the browser's part of the seed. */
interface Taking {
  key: string;
  part: string;
  name?: string;
  /** The secret of the passport that the seat is to belong to. */
  passport?: string;
}

export const claimSeat = (table: string, claim: Taking & { token: string }) =>
  request<{ token: string; seat: number }>(`/api/tables/${table}/claim`, post(claim));

export const joinTable = async (table: string, claim: Taking & { seat: number }) =>
  (await request<{ token: string }>(`/api/tables/${table}/join`, post(claim))).token;

export async function fetchRecord(table: string, token: string): Promise<JsonObject | null> {
  try {
    const answer = await request<JsonObject>(`/api/tables/${table}/record`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return typeof answer.record === "object" && answer.record !== null ? (answer.record as JsonObject) : answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Whether a server answers here at all; the page also lives without one. */
export async function serverThere(): Promise<boolean> {
  try {
    return (await request<{ ok?: boolean }>("/health")).ok === true;
  } catch {
    return false;
  }
}
