// Bots that think beside the table: they are stopped at once, and people hear of those that take long.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineError, type Engine } from "./engine";
import { Thinker, type BotQuestion } from "./thinker";
import type { Thinking } from "./types";

/** An engine that thinks until the test lets it answer. */
class Brooder implements Engine {
  readonly asked: string[] = [];
  closed = false;
  private waiting: { resolve: (reply: unknown) => void; reject: (error: Error) => void } | null = null;

  ask<T>(request: { cmd: string }): Promise<T> {
    this.asked.push(request.cmd);
    if (request.cmd === "load") return Promise.resolve({} as T);
    return new Promise<unknown>((resolve, reject) => (this.waiting = { resolve, reject })) as Promise<T>;
  }
  answer(text: string) {
    this.waiting?.resolve({ action: { text } });
  }
  close() {
    this.closed = true;
    this.waiting?.reject(new EngineError({ code: "engine", message: "closed" }));
  }
}

function thinker() {
  const engines: Brooder[] = [];
  const told: (Thinking | null)[] = [];
  const start = () => {
    engines.push(new Brooder());
    return engines.at(-1)!;
  };
  return { engines, told, thinker: new Thinker(start, (thinking) => told.push(thinking)) };
}

const question: BotQuestion = { record: {}, seat: 1, level: "expert", decision: 7 };
const begun = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("Thinker", () => {
  it("gives the bot's answer, and keeps its engine for the next", async () => {
    const { engines, thinker: one } = thinker();
    one.warm();
    for (const text of ["key 1", "key 2"]) {
      const answer = one.choose(question);
      await begun();
      engines[0]!.answer(text);
      expect(await answer).toBe(text);
    }
    expect(engines).toHaveLength(1);
    expect(engines[0]!.asked).toEqual(["load", "bot", "load", "bot"]);
  });

  it("is stopped at once by ending the engine, and begins with another", async () => {
    const { engines, thinker: one } = thinker();
    const answer = one.choose(question);
    await begun();
    one.stop();
    expect(await answer).toBeNull();
    expect(engines[0]!.closed).toBe(true);
    const next = one.choose(question);
    await begun();
    engines[1]!.answer("key 3");
    expect(await next).toBe("key 3");
  });

  it("does not end an engine that has nothing to do", async () => {
    const { engines, thinker: one } = thinker();
    one.warm();
    one.stop();
    expect(engines[0]!.closed).toBe(false);
    one.close();
    expect(engines[0]!.closed).toBe(true);
  });

  it("tells of a thought only when it takes long", async () => {
    const { engines, told, thinker: one } = thinker();
    const answer = one.choose(question);
    await vi.advanceTimersByTimeAsync(499);
    expect(told.filter(Boolean)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toEqual({ seat: 1 });
    engines[0]!.answer("key 1");
    await answer;
    expect(told.at(-1)).toBeNull();
  });

  it("passes on what goes wrong", async () => {
    const { engines, thinker: one } = thinker();
    const answer = one.choose(question);
    await begun();
    engines[0]!.close();
    await expect(answer).rejects.toThrow(EngineError);
  });
});
