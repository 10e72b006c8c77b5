// Tables in the browser, with the real engine: bots, hot-seat, undo, and coming back after a reload.
import { afterEach, describe, expect, it } from "vitest";
import { nodeThinker, startNodeEngine } from "../testing/node_engine";
import { until } from "../testing/until";
import { LocalSession, type Keeper } from "./local";
import { applyPatch } from "./patch";
import { memoryStorage, newTable, TableStore, type SavedSeat, type SavedTable } from "./saved";
import type { JsonObject, SessionState } from "./types";

const open: LocalSession[] = [];
afterEach(() => open.splice(0).forEach((session) => session.close()));

const person = (name: string): SavedSeat => ({ name, kind: "human" });
const bot = (name: string): SavedSeat => ({ name, kind: "bot", level: "greedy" });

async function sit(table: SavedTable, kept: SavedTable[] = []): Promise<LocalSession> {
  const engine = await startNodeEngine();
  const keeper: Keeper = {
    load: () => null,
    save: (saved) => kept.push(structuredClone(saved)),
    watch: () => () => {},
  };
  return sitAt(new LocalSession({ engine, startThinker: nodeThinker, table, keeper, language: "en" }));
}

async function sitAt(session: LocalSession): Promise<LocalSession> {
  open.push(session);
  await until(session, (state) => state.look !== null);
  return session;
}

/** A browser with several pages: what one of them saves, the others are told, unless they sleep. */
function browser() {
  const storage = memoryStorage();
  const pages: { events: EventTarget; awake: boolean }[] = [];
  return async (table: SavedTable) => {
    const page = { events: new EventTarget(), awake: true };
    pages.push(page);
    const store = new TableStore(storage, page.events);
    const tell = (key: string) => {
      for (const other of pages)
        if (other !== page && other.awake) other.events.dispatchEvent(Object.assign(new Event("storage"), { key }));
    };
    const keeper: Keeper = {
      load: (id) => store.load(id),
      watch: (id, listener) => store.watch(id, listener),
      save: (saved) => {
        store.save(saved);
        queueMicrotask(() => tell(`bathys.table.${saved.id}`));
      },
    };
    const engine = await startNodeEngine();
    const session = new LocalSession({
      engine,
      startThinker: nodeThinker,
      table: store.load(table.id) ?? table,
      keeper,
      language: "en",
    });
    return { session: await sitAt(session), page, store };
  };
}

const otys = (seats: SavedSeat[], options: JsonObject = {}) =>
  newTable("otys", { players: seats.length, first: "0", ...options }, seats);
const asked = (seat: number) => (state: SessionState) =>
  state.look!.decision.over || (state.look!.legal.length > 0 && state.look!.decision.asked.includes(seat));

describe("LocalSession", () => {
  it("plays a whole game against a bot, always with the same viewer", async () => {
    const session = await sit(otys([person("Ann"), bot("Bob")]));
    for (let turn = 0; turn < 3000; ++turn) {
      const { look } = await until(session, asked(0));
      if (look!.decision.over) break;
      expect(look!.viewer).toBe(0);
      expect(await session.answer([look!.legal[turn % look!.legal.length]!.text])).toEqual({ ok: true });
    }
    expect(session.state().look!.outcome.verdict).toMatch(/win/);
  });

  it("comes back after a reload at the same decision", async () => {
    const kept: SavedTable[] = [];
    const session = await sit(otys([person("Ann"), bot("Bob")]), kept);
    await session.answer(["key 3"]);
    const before = (await until(session, asked(0))).look!;
    const again = await sit(kept.at(-1)!);
    expect(again.state().look).toEqual(before);
  });

  it("tells all events, whatever it had to ask the engine for", async () => {
    const kept: SavedTable[] = [];
    const session = await sit(otys([person("Ann"), bot("Bob")]), kept);
    const answer = async (which: number) => {
      const { look } = await until(session, asked(0));
      await session.answer([look!.legal.at(which)!.text]);
    };
    for (let turn = 0; turn < 6; ++turn) await answer(0);
    await until(session, asked(0));
    await session.undo();
    await session.undo();
    for (let turn = 0; turn < 4; ++turn) await answer(-1);
    await until(session, asked(0));
    await session.rename("Zoe");
    const { events } = (await until(session, asked(0))).look!;
    expect(events.length).toBeGreaterThan(8);
    expect((await sit(kept.at(-1)!)).state().look!.events).toEqual(events);
  });

  it("says by which rules a saved table was played when they are no longer ours", async () => {
    const kept: SavedTable[] = [];
    await sit(otys([person("Ann")], { first: "random" }), kept);
    const components = "562d81c4fef4763053d39c6d4d9253998a2f8e904149271647d427269b1d9a4b";
    const table = { ...kept.at(-1)!, record: { ...kept.at(-1)!.record, rules: 1, components } };
    const keeper: Keeper = { load: () => null, save: () => {}, watch: () => () => {} };
    const session = new LocalSession({
      engine: await startNodeEngine(),
      startThinker: nodeThinker,
      table,
      keeper,
      language: "fr",
    });
    open.push(session);
    const { error } = await until(session, (state) => state.error !== null);
    expect(error).toMatchObject({ code: "other_rules", message: expect.stringMatching(/version 1 .* version 2/) });
  });

  it("takes back the last own answer and what bots answered since", async () => {
    const session = await sit(otys([person("Ann"), bot("Bob")]));
    expect(session.state().undo).toBe("none");
    const seen = [];
    for (let answers = 0; answers < 40; ++answers) {
      const { look } = await until(session, asked(0));
      seen.push(look!.view);
      await session.answer([look!.legal[0]!.text]);
    }
    await until(session, asked(0));
    for (const view of seen.reverse()) {
      expect(session.state().undo).toBe("free");
      await session.undo();
      expect(session.state().look!.view).toEqual(view);
    }
    expect(session.state().undo).toBe("none");
    expect(await session.undo()).toMatchObject({ ok: false });
  });

  it("refuses what the rules refuse, in the viewer's language, and changes nothing", async () => {
    const session = await sit(otys([person("Ann"), bot("Bob")]));
    session.setLanguage("fr");
    await session.record();
    const before = session.state().look!.decision;
    const result = await session.answer(["dive"]);
    expect(result).toMatchObject({ ok: false, error: { rule: "otys 2.1", message: expect.stringMatching(/répond/) } });
    expect(session.state().look!.decision).toEqual(before);
    expect(await session.explain("dive")).toMatchObject({ code: "not_this_question" });
    expect(await session.explain("key 3")).toBeNull();
  });

  it("says what an answer would do, for the one at the screen, and changes nothing", async () => {
    const session = await sit(otys([person("Ann"), bot("Bob")]));
    const before = session.state().look!;
    const shown = await session.preview("key 3");
    expect(shown).toMatchObject({ stopped: "question", say: expect.stringMatching(/^Next: /) });
    expect(session.state().look).toBe(before);
    expect(await session.preview("dive")).toBeNull();
    expect(session.state().error).toBeNull();
    await session.answer(["key 3"]);
    expect(applyPatch(before.view, shown!.difference)).toEqual(session.state().look!.view);
    expect(session.state().look!.events.slice(before.events.length)).toEqual(shown!.events);
  });

  it("says nothing of what answers would do while the curtain is down", async () => {
    const session = await sit(otys([person("Ann"), person("Bob")]));
    expect(await session.preview("key 3")).toBeNull();
  });

  it("draws a curtain between two people, and shows nothing secret behind it", async () => {
    const session = await sit(otys([person("Ann"), person("Bob")]));
    expect(session.state()).toMatchObject({ curtain: 0, look: { viewer: "spectator", legal: [] } });
    session.liftCurtain();
    await until(session, asked(0));
    expect(session.state().curtain).toBeNull();
    while (session.state().curtain === null) {
      const { look } = session.state();
      expect(await session.answer([look!.legal.at(-1)!.text])).toEqual({ ok: true });
    }
    expect(session.state()).toMatchObject({ curtain: 1, look: { viewer: "spectator", legal: [] } });
    session.liftCurtain();
    expect((await until(session, asked(1))).look!.viewer).toBe(1);
  });

  it("lets two people undo only to the barrier", async () => {
    const session = await sit(otys([person("Ann"), person("Bob")]));
    session.liftCurtain();
    await until(session, asked(0));
    await session.answer(["key 3"]);
    expect(session.state().undo).toBe("free");
    expect(await session.undo()).toEqual({ ok: true });
    expect(session.state().look!.decision.number).toBe(0);
    expect(session.state().undo).toBe("none");
  });

  it("remembers what was taken back", async () => {
    const kept: SavedTable[] = [];
    const session = await sit(otys([person("Ann"), person("Bob")]), kept);
    session.liftCurtain();
    await until(session, asked(0));
    for (let change = 1; change <= 2; ++change) {
      await session.answer(["key 3"]);
      await session.undo();
      expect(session.state().look!.takenBack!.at(-1)).toEqual({ by: 0, to: 0, count: 1, change });
    }
    expect(session.state().look!.takenBack).toHaveLength(2);
    const again = await sit(kept.at(-1)!);
    expect(again.state().look!.takenBack).toHaveLength(2);
  });

  it("promises several people an undo only when it keeps the promise", async () => {
    const session = await sit(otys([person("Ann"), bot("Cid"), person("Bob")]));
    /** Whoever is asked sits down. */
    const ready = async () => {
      for (;;) {
        const { curtain, look } = await until(
          session,
          (state) => state.curtain !== null || state.look!.legal.length > 0 || state.look!.decision.over,
        );
        if (curtain === null) return look!;
        session.liftCurtain();
        await until(session, (state) => state.curtain === null);
      }
    };
    const promised = { free: 0, none: 0, consent: 0 };
    for (let turn = 0; turn < 40; ++turn) {
      for (let answers = 0; answers < 1 + (turn % 3); ++answers) {
        const { legal, decision } = await ready();
        if (decision.over) return;
        expect(await session.answer([legal[(7 * turn) % legal.length]!.text])).toEqual({ ok: true });
      }
      if ((await ready()).decision.over) return;
      const { undo } = session.state();
      ++promised[undo];
      expect((await session.undo()).ok).toBe(undo === "free");
    }
    expect(promised.free).toBeGreaterThan(0);
    expect(promised.none).toBeGreaterThan(0);
  });

  it("marks what happened since the viewer's last answer", async () => {
    const session = await sit(otys([person("Ann"), bot("Bob")]));
    for (;;) {
      const { look } = await until(session, asked(0));
      const turn = (look!.view.turn as JsonObject).round;
      if (turn === 2) break;
      expect(await session.answer([look!.legal.at(-1)!.text])).toEqual({ ok: true });
    }
    const { look, mark } = session.state();
    const since = look!.events.slice(mark);
    expect(since.length).toBeGreaterThan(0);
    expect(since.every((event) => !event.text.startsWith("You "))).toBe(true);
  });

  it("gives a seat to a bot and back", async () => {
    const session = await sit(otys([person("Ann"), person("Bob")]));
    session.liftCurtain();
    await session.setBot(1, "greedy");
    expect((await until(session, asked(0))).look!.seats[1]).toMatchObject({ kind: "bot", level: "greedy" });
    await session.setBot(1, null);
    expect(session.state().look!.seats[1]).toEqual({ name: "Bob", kind: "human" });
  });

  it("plays Thesauros, where several are asked at once", async () => {
    const seats = [person("Ann"), bot("Bob"), bot("Cid")];
    const session = await sit(newTable("thesauros", { players: 3, mode: "standard" }, seats));
    for (let answers = 0; answers < 30; ++answers) {
      const { look } = await until(session, asked(0));
      await session.answer([look!.legal[0]!.text]);
    }
    expect((await until(session, asked(0))).look!.decision.number).toBeGreaterThan(40);
  });
});

describe("Forced answers", () => {
  /** Plays until somebody's answer was followed by one that nobody was asked for; what was seen before it. */
  async function untilForced(session: LocalSession) {
    for (let answers = 0; answers < 400; ++answers) {
      if (session.state().curtain !== null) session.liftCurtain();
      const { look } = await until(session, (state) => state.look!.legal.length > 0 || state.look!.decision.over);
      expect(look!.decision.over).toBe(false);
      expect(look!.decision.forced).toBeUndefined();
      expect(await session.answer([look!.legal.at(-1)!.text])).toEqual({ ok: true });
      if (session.state().look!.decision.number > look!.decision.number + 1) return look!;
    }
    throw new Error("nothing was ever forced");
  }

  it("are given without asking, without a curtain, and marked in the log", async () => {
    const session = await sit(otys([person("Ann"), person("Bob")]));
    const before = await untilForced(session);
    const { look } = session.state();
    const marked = look!.events.filter((one) => one.forced);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.at(-1)!.decision).toBeGreaterThan(before.decision.number + 1);
    expect((await session.record())!["answers"]).toHaveLength(look!.decision.number);
  });

  it("are taken back together with the answer before them", async () => {
    const session = await sit(otys([person("Ann")]));
    const before = await untilForced(session);
    expect(await session.undo()).toEqual({ ok: true });
    expect(session.state().look!.view).toEqual(before.view);
    expect(session.state().look!.decision.number).toBe(before.decision.number);
  });

  it("are taken back in the same way by people among themselves, or not at all", async () => {
    const session = await sit(otys([person("Ann"), person("Bob")]));
    const before = await untilForced(session);
    const after = session.state().look!.decision.number;
    const { ok } = await session.undo();
    expect(session.state().look!.decision.number).toBe(ok ? before.decision.number : after);
  });

  it("are asked for when the person wants it", async () => {
    const engine = await startNodeEngine();
    const keeper: Keeper = { load: () => null, save: () => {}, watch: () => () => {} };
    const table = otys([person("Ann")]);
    const session = await sitAt(
      new LocalSession({ engine, startThinker: nodeThinker, table, keeper, language: "en", givesForced: () => false }),
    );
    for (let answers = 0; answers < 400; ++answers) {
      const { look } = session.state();
      if (look!.decision.forced !== undefined) {
        expect(look!.legal.map(({ text }) => text)).toEqual([look!.decision.forced]);
        return;
      }
      await session.answer([look!.legal.at(-1)!.text]);
    }
    throw new Error("nothing was ever forced");
  });
});

describe("One answer is one call", () => {
  it("of the engine, for a person alone and for each answer of a bot", async () => {
    const engine = await startNodeEngine();
    const asked: string[] = [];
    const counted: typeof engine = {
      ...engine,
      ask: (request) => {
        asked.push(request.cmd);
        return engine.ask(request);
      },
    };
    const kept: SavedTable[] = [];
    const keeper: Keeper = {
      load: () => null,
      save: (saved) => kept.push(structuredClone(saved)),
      watch: () => () => {},
    };
    const table = otys([person("Ann"), bot("Bob")]);
    const session = await sitAt(
      new LocalSession({ engine: counted, startThinker: nodeThinker, table, keeper, language: "en" }),
    );
    expect(asked).toEqual(["new", "record", "look"]);
    asked.length = 0;
    for (let answers = 0; answers < 30; ++answers) {
      const { look } = await until(session, (state) => state.look!.legal.length > 0);
      await session.answer([look!.legal.at(-1)!.text]);
    }
    const { look } = await until(session, (state) => state.look!.legal.length > 0);
    expect(new Set(asked)).toEqual(new Set(["do"]));
    expect(asked.length).toBe(look!.decision.number);
    const { record } = await engine.ask<{ record: JsonObject }>({ cmd: "record" });
    expect(kept.at(-1)!.record).toEqual(record);
  });
});

describe("A bot that thinks for ever", () => {
  /** So many of the engines for bots were started, and so many ended. */
  async function against() {
    const engines = { started: 0, ended: 0 };
    const startThinker = () => {
      ++engines.started;
      return {
        ask: <T>({ cmd }: { cmd: string }) => (cmd === "load" ? Promise.resolve({} as T) : new Promise<T>(() => {})),
        close: () => void ++engines.ended,
      };
    };
    const keeper: Keeper = { load: () => null, save: () => {}, watch: () => () => {} };
    const table = otys([person("Ann"), bot("Bob")]);
    const engine = await startNodeEngine();
    const session = await sitAt(new LocalSession({ engine, startThinker, table, keeper, language: "en" }));
    while (session.state().look!.legal.length > 0) await session.answer([session.state().look!.legal[0]!.text]);
    return { session, engines };
  }

  it("is stopped by undo, and asked again", async () => {
    const { session, engines } = await against();
    expect(session.state().behind).toBe(true);
    expect(await session.undo()).toEqual({ ok: true });
    expect(session.state().look!.legal).not.toEqual([]);
    expect(engines.ended).toBe(1);
    while (session.state().look!.legal.length > 0) await session.answer([session.state().look!.legal[0]!.text]);
    expect(engines.started).toBe(2);
  });

  it("is stopped when its seat is given to a person, who then is asked", async () => {
    const { session, engines } = await against();
    expect(await session.setBot(1, null)).toEqual({ ok: true });
    expect(engines.ended).toBe(1);
    expect(session.state().curtain).toBe(1);
  });

  it("keeps nobody from looking around, or from leaving", async () => {
    const { session, engines } = await against();
    session.setLanguage("fr");
    await until(session, ({ look }) => look!.decision.question!.startsWith("Bob choisit"));
    expect(engines.ended).toBe(0);
    session.close();
    expect(engines.ended).toBe(1);
  });

  it("thinks on when an answer is refused", async () => {
    const { session, engines } = await against();
    expect(await session.answer(["key 1"])).toMatchObject({ ok: false });
    expect(engines.started).toBe(2);
  });
});

describe("One table in two pages", () => {
  const view = (session: LocalSession) => session.state().look!.view;
  const numberIs = (number: number) => (state: SessionState) => state.look!.decision.number === number;
  const solo = () => otys([person("Ann")]);

  it("shows the same in both, whichever answers", async () => {
    const [openPage, table] = [browser(), solo()];
    const [one, other] = [await openPage(table), await openPage(table)];
    let before = 0;
    for (let answers = 0; answers < 10; ++answers) {
      const [first, second] = answers % 2 ? [other, one] : [one, other];
      before = first.session.state().look!.decision.number;
      expect(await first.session.answer([first.session.state().look!.legal[0]!.text])).toEqual({ ok: true });
      await until(second.session, numberIs(first.session.state().look!.decision.number));
      expect(view(second.session)).toEqual(view(first.session));
    }
    await one.session.undo();
    await until(other.session, numberIs(before));
  });

  it("begins one game, not two, when both pages begin it at once", async () => {
    const [openPage, table] = [browser(), solo()];
    const [one, other] = await Promise.all([openPage(table), openPage(table)]);
    const records = await Promise.all([one.session.record(), other.session.record()]);
    expect(records[0]).not.toBeNull();
    expect(records[0]).toEqual(records[1]);
  });

  it("never lets a page that slept overwrite what came since", async () => {
    const [openPage, table] = [browser(), solo()];
    const [one, sleeper] = [await openPage(table), await openPage(table)];
    sleeper.page.awake = false;
    const [answer, another] = sleeper.session.state().look!.legal;
    await one.session.answer([answer!.text]);
    const kept = one.store.load(table.id);
    expect(await sleeper.session.answer([another!.text])).toMatchObject({ ok: false, error: { code: "stale" } });
    expect(one.store.load(table.id)).toEqual(kept);
    expect(view(sleeper.session)).toEqual(view(one.session));
    expect(await sleeper.session.answer([sleeper.session.state().look!.legal[0]!.text])).toEqual({ ok: true });
  });

  it("does not give an answer to a question that another page has answered meanwhile", async () => {
    const [openPage, table] = [browser(), solo()];
    const [one, other] = [await openPage(table), await openPage(table)];
    const [answer, another] = one.session.state().look!.legal;
    const results = await Promise.all([one.session.answer([answer!.text]), other.session.answer([another!.text])]);
    expect(results.filter(({ ok }) => ok).length).toBe(1);
    await until(one.session, numberIs(1));
    await until(other.session, numberIs(1));
    expect(view(one.session)).toEqual(view(other.session));
  });

  it("lets bots answer once, though both pages would", async () => {
    const [openPage, table] = [browser(), otys([person("Ann"), bot("Bob")])];
    const [one, other] = [await openPage(table), await openPage(table)];
    for (let answers = 0; answers < 30; ++answers) {
      const { look } = await until(one.session, asked(0));
      expect(await one.session.answer([look!.legal.at(-1)!.text])).toEqual({ ok: true });
    }
    const { look } = await until(one.session, asked(0));
    await until(other.session, (state) => asked(0)(state) && numberIs(look!.decision.number)(state));
    expect(view(other.session)).toEqual(look!.view);
    expect(look!.decision.number).toBe((one.store.load(table.id)!.record as { answers?: unknown[] }).answers!.length);
  });

  it("draws the curtain in the other page too", async () => {
    const [openPage, table] = [browser(), otys([person("Ann"), person("Bob")])];
    const [one, other] = [await openPage(table), await openPage(table)];
    one.session.liftCurtain();
    other.session.liftCurtain();
    await until(one.session, asked(0));
    await until(other.session, asked(0));
    while (one.session.state().curtain === null)
      await one.session.answer([one.session.state().look!.legal.at(-1)!.text]);
    const { look } = await until(other.session, ({ curtain }) => curtain === 1);
    expect(look).toMatchObject({ viewer: "spectator", legal: [] });
  });
});
