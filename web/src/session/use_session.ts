// Sessions in React.

import { useEffect, useState, useSyncExternalStore } from "react";
import { motionReduced, settings, useSettings } from "../app/settings";
import { fetchRecord } from "./api";
import { startEngine } from "./engine";
import { LocalSession } from "./local";
import { RemoteSession, type Socket } from "./remote";
import { memoryStorage, TableStore, type SavedTable } from "./saved";
import type { Session, SessionState } from "./types";

const BOT_PACE = 450;

export function browserStorage(): Storage {
  try {
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

export const tables = new TableStore(browserStorage(), window);

/** Milliseconds between two answers of others. */
export const botPace = () => (motionReduced(settings()) ? 0 : BOT_PACE);

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
    () => new LocalSession({ engine: startEngine(), table, keeper: tables, language, pace: botPace, givesForced }),
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

export function useRemoteSession(table: string, token: string): RemoteSession | null {
  const session = useOpened(
    () =>
      new RemoteSession({
        table,
        token,
        owner: tables.known().find((one) => one.table === table)?.owner ?? null,
        language: settings().language,
        connect: () => openSocket(socketAddress()),
        fetchRecord: () => fetchRecord(table, token),
        marks: sessionStorage,
        givesForced,
      }),
    `${table} ${token}`,
  );
  useEffect(() => {
    const back = () => session?.reconnectNow();
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, [session]);
  return session;
}

export const useSessionState = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, session.state);
