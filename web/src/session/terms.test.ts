// What a table says about its end, its time, its next table: against a socket that does what the test says.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RemoteSession, type Socket } from "./remote";
import type { JsonObject } from "./types";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: JsonObject[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as JsonObject);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): JsonObject {
    return this.sent.at(-1)!;
  }
}

const seats = ["Ann", "Bob"].map((name) => ({ name, kind: "human", connected: true, connections: 1 }));
const table = {
  type: "table",
  table: "T",
  game: "otys",
  options: {},
  viewer: 0,
  owner: false,
  seats,
  timer: 0,
  commitment: "",
  change: 3,
  decision: { number: 3, over: false, asked: [0], can_undo: true },
  view: {},
  legal: [],
  events: [],
  next: 0,
  outcome: { over: false, winners: [], points: [] },
};
const flush = () => new Promise((resolve) => setTimeout(resolve));

let socket: FakeSocket;
let session: RemoteSession;
const kept: object[] = [];
beforeEach(() => {
  kept.length = 0;
  session = new RemoteSession({
    table: "T",
    token: "own key",
    language: "en",
    connect: () => (socket = new FakeSocket()),
    fetchRecord: async () => null,
    keepNext: (next) => kept.push(next),
  });
  socket.onopen!();
  socket.say(table);
});
afterEach(() => session.close());

const answered = async (asked: Promise<unknown>) => {
  await flush();
  socket.say({ type: "done", nonce: socket.last().nonce, change: 3 });
  return asked;
};

describe("a table of a server", () => {
  it.each([
    ["concede", () => session.concede(), { type: "concede" }],
    ["end", () => session.agreeToEnd(true), { type: "end", yes: true }],
    ["refuse to end", () => session.agreeToEnd(false), { type: "end", yes: false }],
    ["pause", () => session.pause(true), { type: "pause", yes: true }],
    ["react", () => session.react("hello"), { type: "react", what: "hello" }],
  ])("is asked to %s", async (_, ask, message) => {
    expect(await answered(ask())).toEqual({ ok: true });
    expect(socket.last()).toMatchObject(message);
  });

  it("has no time to show without a clock", () => {
    expect(session.state().look!.time).toBeNull();
  });

  it("tells its clocks with every message, and keeps what it has chosen", () => {
    const clock = { time: 600, increment: 5 };
    const clocks = [
      { left: 600_000, runs: true },
      { left: 600_000, runs: false },
    ];
    socket.say({ ...table, late: "lose", paused: false, clock, clocks });
    expect(session.state().look!.time).toMatchObject({ late: "lose", paused: false, clock, clocks });
    const later = [
      { left: 590_000, runs: false },
      { left: 600_000, runs: true },
    ];
    socket.say({
      type: "update",
      from: 3,
      change: 4,
      decision: { ...table.decision, number: 4, asked: [1] },
      patch: [],
      legal: [],
      from_event: 0,
      events: [],
      next: 0,
      clocks: later,
    });
    expect(session.state().look!.time).toMatchObject({ late: "lose", clock, clocks: later });
    socket.say({ type: "seats", seats, late: "lose", paused: true, clock, clocks: later });
    expect(session.state().look!.time).toMatchObject({ paused: true });
  });

  it("counts what is left by a clock that nobody sets", () => {
    const realNow = Date.now;
    try {
      for (const jump of [0, 5 * 3_600_000, -5 * 3_600_000]) {
        Date.now = () => realNow() + jump;
        const before = performance.now();
        socket.say({ ...table, late: "bot", clock: { time: 60, increment: 0 }, clocks: [{ left: 9, runs: true }] });
        const { heard } = session.state().look!.time!;
        expect(heard).toBeGreaterThanOrEqual(before);
        expect(heard).toBeLessThanOrEqual(performance.now());
      }
    } finally {
      Date.now = realNow;
    }
  });

  it("knows until when there is time, also after a pause", () => {
    const told = (deadlines: (number | null)[]) => {
      socket.say({ type: "seats", seats, late: "bot", paused: false, deadlines, now: 7 * HOUR });
      return left();
    };
    // How many hours, by the server's own clock; ours may say what it likes.
    const left = () => {
      const { deadline } = session.state();
      return deadline === null ? null : Math.round((deadline - performance.now()) / HOUR);
    };
    const HOUR = 3_600_000;
    socket.say({ ...table, late: "bot", deadline: 9 * HOUR, now: 5 * HOUR });
    expect(left()).toBe(4);
    expect(told([null, null])).toBeNull();
    expect(told([20 * HOUR, 15 * HOUR])).toBe(13);
    expect(told([null, 15 * HOUR])).toBe(8);
    socket.say({ ...table, late: "bot", deadline: Date.now() + 2 * HOUR });
    expect(left()).toBe(2);
  });

  it("counts for ratings until it is told that it does so no more", () => {
    expect(session.state().look!.rated).toBeUndefined();
    socket.say({ ...table, type: "waiting", rated: true });
    expect(session.state().waiting!.rated).toBe(true);
    socket.say({ ...table, rated: true });
    expect(session.state().look!.rated).toBe(true);
    socket.say({ type: "seats", seats });
    expect(session.state().look!.rated).toBe(true);
    socket.say({ type: "seats", seats, rated: false });
    expect(session.state().look!.rated).toBe(false);
  });

  it("leads its people to the next table by what they hold here", async () => {
    const going = session.playAgain();
    await flush();
    expect(socket.last().type).toBe("rematch");
    socket.say({ type: "rematch", table: "N" });
    socket.say({ type: "done", nonce: socket.last().nonce, change: 3 });
    expect(await going).toEqual({ table: "N", token: "own key" });
    expect(session.state().next).toEqual({ table: "N", token: "own key" });
    expect(kept).toEqual([{ table: "N", token: "own key" }]);
  });

  it("says why there is no next table", async () => {
    const going = session.playAgain();
    await flush();
    const error = { code: "not_over", message: "the game goes on here" };
    socket.say({ type: "refused", nonce: socket.last().nonce, error });
    expect(await going).toEqual(error);
  });
});
