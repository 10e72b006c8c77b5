// The session over a WebSocket, against a socket that does what the test says.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RemoteSession, type Socket } from "./remote";
import { memoryStorage, type NextTable } from "./saved";
import type { JsonObject } from "./types";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: JsonObject[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as JsonObject);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): JsonObject {
    return this.sent.at(-1)!;
  }
}

const event = (n: number) => ({ n, decision: n, kind: "k", args: [], text: `event ${n}` });
const decision = (number: number) => ({ number, over: false, asked: [0], can_undo: true });
const table = (change: number, events = [event(0)]) => ({
  type: "table",
  table: "T",
  game: "otys",
  options: {},
  viewer: 0,
  owner: true,
  seats: [{ name: "Ann", kind: "human" }],
  timer: 0,
  commitment: "",
  change,
  decision: decision(change),
  view: { level: 1, list: [1, 2] },
  legal: [{ text: "key 3", say: "Key 3", json: { verb: "key" } }],
  events,
  next: events.length,
  outcome: { over: false, winners: [], points: [] },
});
const updated = (from: number, change: number, patch: object[] = [], events = [event(1)]) => ({
  type: "update",
  from,
  change,
  decision: decision(change),
  patch,
  legal: [],
  from_event: events[0]?.n ?? 0,
  events,
  next: 2,
});

let sockets: FakeSocket[];
let session: RemoteSession;
const socket = () => sockets.at(-1)!;
const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  const connect = () => {
    sockets.push(new FakeSocket());
    return socket();
  };
  session = new RemoteSession({
    table: "T",
    token: "secret",
    language: "en",
    connect,
    fetchRecord: async () => null,
    random: () => 1,
  });
  socket().onopen!();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("RemoteSession", () => {
  it("greets with its token and shows the table", () => {
    expect(socket().sent).toEqual([{ type: "hello", table: "T", token: "secret", lang: "en" }]);
    socket().say(table(5));
    expect(session.state()).toMatchObject({
      line: "open",
      owner: true,
      undo: "free",
      look: { viewer: 0, view: { level: 1 } },
    });
  });

  it("says that a bot is thinking when its answer takes more than a moment", async () => {
    socket().say({ ...table(5), seats: [{ name: "Nereus", kind: "bot", level: "expert" }], legal: [] });
    await vi.advanceTimersByTimeAsync(499);
    expect(session.state().thinking).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.state().thinking).toEqual({ seat: 0 });
    socket().say(updated(5, 6));
    expect(session.state().thinking).toBeNull();
    socket().say({ type: "seats", seats: [{ name: "Ann", kind: "human" }] });
    await vi.advanceTimersByTimeAsync(600);
    expect(session.state().thinking).toBeNull();
  });

  it("patches the view, replaces events from a number on, and keeps the outcome", () => {
    socket().say(table(5, [event(0), event(1), event(2)]));
    socket().say(updated(5, 6, [{ op: "replace", path: "/level", value: 4 }], [{ ...event(1), text: "another" }]));
    const { look } = session.state();
    expect(look!.view).toEqual({ level: 4, list: [1, 2] });
    expect(look!.events.map((one) => one.text)).toEqual(["event 0", "another"]);
    expect(look!.outcome.over).toBe(false);
  });

  it("keeps what was taken back, from the table on", () => {
    const back = (change: number) => ({ by: 1, to: 3, count: 2, change, text: `Bob took back at ${change}` });
    socket().say({ ...table(5), taken_back: [back(4)] });
    socket().say({ ...updated(5, 6, [], []), undone: true, taken_back: [back(6)] });
    socket().say(updated(6, 7, [], []));
    expect(session.state().look!.takenBack).toEqual([back(4), back(6)]);
  });

  it("sends an answer with the change it is meant for and resolves when it is on disk", async () => {
    socket().say(table(5));
    const result = session.answer(["key 3"]);
    expect(session.state().busy).toBe(true);
    const sent = socket().last();
    expect(sent).toMatchObject({ type: "do", change: 5, decision: 5, actions: ["key 3"] });
    socket().say(updated(5, 6));
    socket().say({ type: "done", nonce: sent.nonce, change: 6 });
    expect(await result).toEqual({ ok: true });
    expect(session.state()).toMatchObject({ busy: false, mark: 2 });
  });

  it("gives a forced answer once, and leaves the mark where the person last answered", async () => {
    const forced = { ...table(5), decision: { ...decision(5), forced: "key 3" } };
    socket().say(forced);
    const sent = socket().last();
    expect(sent).toMatchObject({ type: "do", change: 5, decision: 5, actions: ["key 3"] });
    expect(session.state().giving).toBe(true);
    const count = socket().sent.length;
    socket().say(forced);
    expect(socket().sent.length).toBe(count);
    expect(session.state().giving).toBe(true);
    socket().say(updated(5, 6));
    expect(session.state().giving).toBe(false);
    socket().say({ type: "done", nonce: sent.nonce, change: 6 });
    await flush();
    expect(session.state()).toMatchObject({ busy: false, mark: 0 });
    expect(socket().sent.length).toBe(count);
  });

  it("asks the person when the forced answer was refused", async () => {
    socket().say({ ...table(5), decision: { ...decision(5), forced: "key 3" } });
    socket().say({ type: "refused", nonce: socket().last().nonce, error: { code: "stale", message: "" } });
    await flush();
    expect(session.state()).toMatchObject({ busy: false, giving: false });
  });

  it.each([
    ["of somebody else", { decision: { ...decision(5), asked: [1], forced: "key 3" } }],
    ["for a spectator", { viewer: "spectator", decision: { ...decision(5), forced: "key 3" } }],
    ["for a bot", { seats: [{ name: "Ann", kind: "bot" }], decision: { ...decision(5), forced: "key 3" } }],
  ])("gives no forced answer %s", (_, change) => {
    socket().say({ ...table(5), ...change });
    expect(socket().last().type).toBe("hello");
  });

  it("asks when the person wants to be asked", () => {
    session.close();
    const line = new FakeSocket();
    session = new RemoteSession({
      table: "T",
      token: "secret",
      language: "en",
      connect: () => line,
      fetchRecord: async () => null,
      givesForced: () => false,
    });
    line.onopen!();
    line.say({ ...table(5), decision: { ...decision(5), forced: "key 3" } });
    expect(line.last().type).toBe("hello");
  });

  it("asks what an answer would do", async () => {
    socket().say(table(5));
    const shown = session.preview("key 3");
    const { nonce, ...sent } = socket().last();
    expect(sent).toEqual({ type: "preview", action: "key 3" });
    const said = { difference: [], events: [event(1)], stopped: "question", say: "Next" };
    socket().say({ type: "previewed", nonce, change: 5, ...said });
    expect(await shown).toMatchObject(said);
    expect(session.state()).toMatchObject({ busy: false, look: { view: { level: 1 } } });
  });

  it("asks the coach of the server where the table allows hints", async () => {
    socket().say({ ...table(5), hints: true });
    expect(session.state().look!.hints).toBe(true);
    const hint = { sure: 65536, stake: "victory", point: 3276, lines: [] };
    const asked = session.hint();
    expect(socket().last().type).toBe("hint");
    socket().say({ type: "hinted", nonce: socket().last().nonce, change: 5, hint });
    expect(await asked).toEqual(hint);
    const refused = session.hint();
    socket().say({ type: "refused", nonce: socket().last().nonce, error: { code: "no_hints", message: "" } });
    expect(await refused).toBeNull();
  });

  it("takes no preview that was refused, is of an earlier change, or got lost", async () => {
    socket().say(table(5));
    const late = session.preview("key 3");
    const { nonce } = socket().last();
    socket().say(updated(5, 6));
    socket().say({ type: "previewed", nonce, change: 5, difference: [], events: [], stopped: "question", say: "" });
    expect(await late).toBeNull();
    const refused = session.preview("key 9");
    socket().say({ type: "refused", nonce: socket().last().nonce, error: { code: "one_preview", message: "" } });
    expect(await refused).toBeNull();
    const lost = session.preview("key 3");
    socket().onclose!();
    expect(await lost).toBeNull();
    expect(session.state().error).toBeNull();
  });

  it("hands on a refusal", async () => {
    socket().say(table(5));
    const result = session.answer(["key 4"]);
    socket().say({ type: "refused", nonce: socket().last().nonce, error: { code: "stale", message: "late" } });
    expect(await result).toEqual({ ok: false, error: { code: "stale", message: "late" } });
  });

  it("comes back after a loss with what it has, and sends an unacknowledged answer again with the same nonce", async () => {
    socket().say(table(5));
    const result = session.answer(["key 3"]);
    const { nonce } = socket().last();
    socket().onclose!();
    expect(session.state().line).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets.length).toBe(2);
    socket().onopen!();
    expect(socket().last()).toEqual({
      type: "hello",
      table: "T",
      token: "secret",
      lang: "en",
      since: { change: 5, events: 1 },
    });
    socket().say(updated(5, 5, [], []));
    expect(socket().last()).toMatchObject({ type: "do", nonce, change: 5 });
    socket().say({ type: "done", nonce, change: 6 });
    expect(await result).toEqual({ ok: true });
    expect(socket().sent.filter((message) => message.type === "do").length).toBe(1);
  });

  it("waits longer each time, up to a limit, and starts small again after success", async () => {
    socket().say(table(5));
    for (const wait of [500, 1000, 2000, 4000, 8000, 15000, 15000]) {
      const before = sockets.length;
      socket().onclose!();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sockets.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets.length).toBe(before + 1);
    }
    socket().onopen!();
    socket().say(table(5));
    socket().onclose!();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets.length).toBe(9);
  });

  it("asks for a whole picture when a difference does not fit", async () => {
    socket().say(table(5));
    socket().say(updated(7, 8));
    await vi.advanceTimersByTimeAsync(500);
    socket().onopen!();
    expect(socket().last()).not.toHaveProperty("since");
    socket().say(table(8));
    socket().say(updated(8, 9, [{ op: "remove", path: "/nothing" }]));
    expect(session.state().line).toBe("lost");
  });

  it("ignores a difference that it has already", () => {
    socket().say(table(5));
    socket().say(updated(4, 5, [{ op: "replace", path: "/level", value: 9 }]));
    expect(session.state()).toMatchObject({ line: "open", look: { view: { level: 1 } } });
  });

  it("takes a silent line for lost", async () => {
    socket().say(table(5));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket().last().type).toBe("ping");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.state().line).toBe("lost");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("does not send an old question again, and says that the line was lost", async () => {
    socket().say(table(5));
    const why = session.undo();
    socket().onclose!();
    expect(await why).toMatchObject({ ok: false, error: { code: "lost" } });
  });

  it("explains, asks for consent, and follows seats and languages", async () => {
    socket().say(table(5));
    const why = session.explain("key 4");
    socket().say({
      type: "explained",
      nonce: socket().last().nonce,
      legal: false,
      refusal: { code: "used", message: "no" },
    });
    expect(await why).toEqual({ code: "used", message: "no" });
    socket().say({ type: "undo_asked", by: 1, to: 3, agreed: [1], needed: [0, 1] });
    expect(session.state().undoRequest).toEqual({ by: 1, agreed: [1], needed: [0, 1] });
    socket().say({ type: "undo_ended", granted: false });
    expect(session.state().undoRequest).toBeNull();
    socket().say({ type: "seats", seats: [{ name: "Eve", kind: "bot", level: "greedy" }] });
    expect(session.state().look!.seats[0]!.name).toBe("Eve");
    session.setLanguage("fr");
    expect(socket().last()).toMatchObject({ type: "lang", lang: "fr" });
    await flush();
  });

  it.each(["wrong_token", "no_table", "unplayable", "other_rules"])("stops for good when told %s", async (code) => {
    socket().say({ type: "error", error: { code, message: "no" } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.state()).toMatchObject({ line: "closed", error: { code } });
    expect(sockets.length).toBe(1);
  });

  describe("with the seed opened at the end", () => {
    const promised = "3e2ab6108f8c032cf4ae824d99a6c17db56ce9b2a0e2dc265e92081f689bc921";
    const begun = (commitment = promised) => ({ ...table(5), commitment });
    const ended = (commitment = promised) => ({ ...begun(commitment), decision: { ...decision(9), over: true } });
    const opened = { type: "opened", seed: "aa", salt: "bb" };
    const verdict = () => session.state().opening?.verdict;

    it("checks it against what was promised", () => {
      socket().say(begun());
      expect(session.state().opening).toBeNull();
      socket().say(opened);
      expect(session.state().opening).toEqual({ seed: "aa", salt: "bb", commitment: promised, verdict: "checked" });
    });

    it("notices another seed", () => {
      socket().say(begun());
      socket().say({ ...opened, seed: "ab" });
      expect(verdict()).toBe("different");
    });

    it("notices a promise that was changed to fit", () => {
      socket().say(begun("0".repeat(64)));
      socket().say(ended());
      socket().say(opened);
      expect(verdict()).toBe("different");
    });

    it("says so when the promise was heard only after the end", () => {
      socket().say(ended());
      socket().say(opened);
      expect(verdict()).toBe("late");
    });

    it("remembers the promise over a reload", () => {
      const marks = memoryStorage();
      const again = () => {
        session.close();
        const connect = () => {
          sockets.push(new FakeSocket());
          return socket();
        };
        const fetchRecord = async () => null;
        session = new RemoteSession({ table: "T", token: "s", language: "en", connect, fetchRecord, marks });
        socket().onopen!();
      };
      again();
      socket().say(begun());
      again();
      socket().say(ended());
      socket().say(opened);
      expect(verdict()).toBe("checked");
    });
  });

  it("makes the next table for everybody, and goes where the server says", async () => {
    const made = { table: "N", tokens: ["new bob", "new ann"], spectator: "watch", owner: "own" };
    const kept: string[] = [];
    session.close();
    session = new RemoteSession({
      table: "T",
      token: "secret",
      language: "en",
      connect: () => {
        sockets.push(new FakeSocket());
        return socket();
      },
      fetchRecord: async () => null,
      createTable: async ({ seats, timer }) => {
        expect([seats.map(({ name }) => name), timer]).toEqual([["Bob", "Ann"], 60]);
        return made;
      },
      keepTable: ({ table: name }, _, token) => kept.push(name, token),
    });
    socket().onopen!();
    const seats = ["Ann", "Bob"].map((name) => ({ name, kind: "human" }));
    socket().say({ ...table(5), viewer: "spectator", seats, timer: 60 });
    const going = session.playAgain();
    await flush();
    expect(socket().last()).toMatchObject({
      type: "go_on",
      table: "N",
      tokens: ["new ann", "new bob"],
      spectator: "watch",
    });
    socket().say({ type: "done", nonce: socket().last().nonce, change: 5 });
    expect(await going).toEqual({ table: "N", token: "own" });
    expect(kept).toEqual(["N", "own"]);
    socket().say({ type: "go_on", table: "N", token: "new ann" });
    expect(session.state().next).toEqual({ table: "N", token: "new ann" });
  });

  describe("where a table is played again, once the server has forgotten it", () => {
    const over = (owner: boolean) => ({ ...table(5), owner, decision: { ...decision(5), over: true, asked: [] } });
    const tell = { tokens: ["new ann", "new bob"], spectator: "watch" };
    const open = (next: NextTable | null, keepNext: (kept: NextTable) => void = () => {}) => {
      session.close();
      session = new RemoteSession({
        table: "T",
        token: "secret",
        language: "en",
        connect: () => {
          sockets.push(new FakeSocket());
          return socket();
        },
        fetchRecord: async () => null,
        next,
        keepNext,
      });
      socket().onopen!();
    };

    it("is still known to whoever was told", () => {
      const kept: NextTable[] = [];
      open(null, (next) => kept.push(next));
      socket().say(over(false));
      expect(session.state().next).toBeNull();
      socket().say({ type: "go_on", table: "N", token: "new bob" });
      expect(kept).toEqual([{ table: "N", token: "new bob" }]);
      open(kept[0]!);
      socket().say(over(false));
      expect(session.state().next).toEqual({ table: "N", token: "new bob" });
      expect(socket().last().type).toBe("hello");
    });

    it("is told anew by whoever made it", () => {
      open({ table: "N", token: "new ann", tell });
      socket().say(over(true));
      expect(socket().last()).toMatchObject({ type: "go_on", table: "N", ...tell });
    });
  });
});
