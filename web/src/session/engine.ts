// The engine in a worker: requests of the protocol (docs/formats.md) go in, answers come out in the same order.

import type { Decision, JsonObject, Refusal } from "./types";

/** An answer of the engine that is not "ok". */
export class EngineError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export interface Engine {
  /** Throws EngineError when the engine refuses. */
  ask<T>(request: { cmd: string } & JsonObject): Promise<T>;
  close(): void;
}

export interface Begun {
  game: string;
  seats: number;
  decision: Decision;
}

type Reply = { ok: true } | { ok: false; error: Refusal };

export function readReply<T>(line: string): T {
  const reply = JSON.parse(line) as Reply;
  if (!reply.ok) throw new EngineError(reply.error);
  return reply as T;
}

interface Waiting {
  resolve: (line: string) => void;
  reject: (error: Error) => void;
}

export function startEngine(): Engine {
  const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  const waiting: Waiting[] = [];
  const fail = (message: string) => {
    const error = new EngineError({ code: "engine", message });
    for (const one of waiting.splice(0)) one.reject(error);
  };
  worker.onmessage = ({ data }: MessageEvent<{ line: string } | { failed: string }>) => {
    if ("failed" in data) fail(data.failed);
    else waiting.shift()?.resolve(data.line);
  };
  worker.onerror = (event) => fail(event.message);
  return {
    ask: async (request) => {
      const line = new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
      worker.postMessage(JSON.stringify(request));
      return readReply(await line);
    },
    close: () => {
      worker.terminate();
      fail("closed");
    },
  };
}
