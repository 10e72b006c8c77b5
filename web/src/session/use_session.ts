// Sessions in React.

import { useEffect, useState, useSyncExternalStore } from "react";
import { paceOf, settings, useSettings, type Pace } from "../app/settings";
import { createTable, fetchRecord, type CreatedTable, type NewTable } from "./api";
import { Claims } from "./claims";
import { startEngine } from "./engine";
import { LocalSession } from "./local";
import { leadsTo } from "./proof";
import { PacedSession } from "./paced";
import { promiseOf, RemoteSession, type Socket } from "./remote";
import { memoryStorage, TableStore, type SavedTable } from "./saved";
import { Statistics } from "./statistics";
import type { Session, SessionState } from "./types";

/** Milliseconds that an answer of somebody else is shown before the next. */
const PACE_MS: Record<Pace, number> = { slow: 1300, quick: 450, once: 0 };
export const botPace = () => PACE_MS[paceOf(settings())];

export function browserStorage(): Storage {
  try {
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

const storage = browserStorage();
export const tables = new TableStore(storage, window);
export const claims = new Claims(storage);
export const statistics = new Statistics(storage);

const givesForced = () => settings().forced === "give";

/** Opens a session, follows the language, and closes it at the end. */
export function useOpened<S extends Session>(open: () => S, key: string): S | null {
  const [session, setSession] = useState<S | null>(null);
  const { language } = useSettings();
  useEffect(() => {
    const opened = open();
    setSession(opened);
    return () => opened.close();
    // What is opened is told by the key alone.
  }, [key]);
  useEffect(() => session?.setLanguage(language), [session, language]);
  return session;
}

export function useLocalSession(table: SavedTable): LocalSession | null {
  const { language } = settings();
  return useOpened(
    () =>
      new LocalSession({
        engine: startEngine(),
        startThinker: startEngine,
        table,
        keeper: tables,
        language,
        pace: botPace,
        givesForced,
      }),
    table.id,
  );
}

const socketAddress = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** A WebSocket, as far as a session uses it. */
function openSocket(address: string): Socket {
  const socket = new WebSocket(address);
  const used: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => used.onopen?.();
  socket.onmessage = (event) => used.onmessage?.(event);
  socket.onclose = () => used.onclose?.();
  return used;
}

function keepTable({ table, tokens, spectator, owner }: CreatedTable, { game, seats }: NewTable, token: string): void {
  const name = seats.flatMap((seat) => seat.name ?? []).join(", ");
  tables.know({ table, game, token, tokens, spectator, owner, name, created: Date.now() });
}

/** What a server has promised about a table that was made here. */
export function keepPromise(table: string, commitment: string): void {
  try {
    sessionStorage.setItem(promiseOf(table), commitment);
  } catch {
    // A browser that keeps nothing hears it again.
  }
}

function openRemote(table: string, token: string): PacedSession<RemoteSession> {
  const { owner = null, next = null } = tables.known().find((one) => one.table === table) ?? {};
  const inner = new RemoteSession({
    table,
    token,
    owner,
    next,
    keepNext: (kept) => {
      tables.lead(table, kept);
      // Whoever made this table has the same rights at the next one.
      if (owner !== null && !tables.known().some((one) => one.table === kept.table)) {
        const { game = "", name = "", spectator } = tables.known().find((one) => one.table === table) ?? {};
        const { token } = kept;
        tables.know({
          table: kept.table,
          game,
          name,
          token,
          owner,
          ...(spectator && { spectator }),
          created: Date.now(),
        });
      }
    },
    language: settings().language,
    connect: () => openSocket(socketAddress()),
    fetchRecord: () => fetchRecord(table, token),
    createTable,
    keepTable,
    ownParts: () => claims.partsOf(table),
    replays: async (record, seed, seen, language) => {
      const engine = startEngine();
      try {
        return await leadsTo(engine, record, seed, seen, language);
      } finally {
        engine.close();
      }
    },
    marks: sessionStorage,
    givesForced,
  });
  return new PacedSession(inner, botPace);
}

export function useRemoteSession(table: string, token: string): PacedSession<RemoteSession> | null {
  const session = useOpened(() => openRemote(table, token), `${table} ${token}`);
  useEffect(() => {
    const back = () => session?.inner.reconnectNow();
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, [session]);
  return session;
}

export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state);
