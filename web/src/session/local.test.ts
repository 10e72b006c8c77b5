// Tables in the browser, with the real engine: bots, hot-seat, undo, and coming back after a reload.
import { afterEach, describe, expect, it } from "vitest";
import { startNodeEngine } from "../testing/node_engine";
import { LocalSession } from "./local";
import { newTable, type SavedSeat, type SavedTable } from "./saved";
import type { JsonObject, SessionState } from "./types";

const open: LocalSession[] = [];
afterEach(() => open.splice(0).forEach((session) => session.close()));

const person = (name: string): SavedSeat => ({ name, kind: "human" });
const bot = (name: string): SavedSeat => ({ name, kind: "bot", level: "greedy" });

async function sit(table: SavedTable, kept: SavedTable[] = []): Promise<LocalSession> {
  const engine = await startNodeEngine();
  const keeper = { save: (saved: SavedTable) => kept.push(structuredClone(saved)) };
  const session = new LocalSession({ engine, table, keeper, language: "en" });
  open.push(session);
  await until(session, (state) => state.look !== null);
  return session;
}

function until(session: LocalSession, holds: (state: SessionState) => boolean): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(session.state())) return;
      stop();
      resolve(session.state());
    };
    const stop = session.subscribe(look);
    look();
  });
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
  }, 60_000);

  it("comes back after a reload at the same decision", async () => {
    const kept: SavedTable[] = [];
    const session = await sit(otys([person("Ann"), bot("Bob")]), kept);
    await session.answer(["key 3"]);
    const before = (await until(session, asked(0))).look!;
    const again = await sit(kept.at(-1)!);
    expect(again.state().look).toEqual(before);
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
