// What somebody did can be shown once more: from memory, or from the record, to the same looks.
import { afterEach, describe, expect, it } from "vitest";
import { nodeThinker, startNodeEngine } from "../testing/node_engine";
import { until } from "../testing/until";
import { findScenes, History, scenesFromRecord } from "./history";
import { LocalSession } from "./local";
import { newTable, type SavedTable } from "./saved";
import type { Look, SessionState } from "./types";

const open: LocalSession[] = [];
afterEach(() => open.splice(0).forEach((session) => session.close()));

const keeper = { load: (): SavedTable | null => null, save: () => {}, watch: () => () => {} };

async function sit(pace = 0): Promise<LocalSession> {
  const seats = [
    { name: "Ann", kind: "human" as const },
    { name: "Nereus", kind: "bot" as const, level: "greedy" },
  ];
  const table = newTable("otys", { players: 2, first: "1" }, seats);
  const engine = await startNodeEngine();
  const session = new LocalSession({
    engine,
    startThinker: nodeThinker,
    table,
    keeper,
    language: "en",
    pace: () => pace,
  });
  open.push(session);
  return session;
}

const isAsked = ({ look }: SessionState) => look !== null && look.legal.length > 0;

/** The bot's first turn, remembered as it was shown. */
async function firstTurn() {
  const session = await sit();
  const history = new History();
  const looks: Look[] = [];
  session.subscribe(() => {
    const { look, mark } = session.state();
    if (look === null) return;
    history.note(look, mark);
    if (looks.at(-1)?.decision.number !== look.decision.number) looks.push(look);
  });
  const { look } = await until(session, isAsked);
  const events = look!.events.filter(({ decision }) => decision > 0);
  return { session, history, looks, now: look!, events };
}

describe("History", () => {
  it("has the looks of a turn with what happened in each", async () => {
    const { history, looks, now, events } = await firstTurn();
    const scenes = history.scenes(now, events)!;
    expect(scenes[0]).toMatchObject({ look: { view: looks[0]!.view, legal: [] }, news: [] });
    expect(scenes.flatMap(({ news }) => news)).toEqual(events);
    for (const { look, news } of scenes.slice(1)) {
      const then = looks.find(({ decision }) => decision.number === look!.decision.number)!;
      expect(look!.view).toEqual(then.view);
      expect(look!.events).toEqual(then.events);
      expect(news.every(({ decision }) => decision <= then.decision.number)).toBe(true);
    }
  });

  it("tells the same from the record, whatever it remembers", async () => {
    const { session, history, now, events } = await firstTurn();
    const record = (await session.record())!;
    const again = await scenesFromRecord(await startNodeEngine(), record, now, events, "en");
    const scenes = history.scenes(now, events)!;
    expect(again.at(-1)!.look!.view).toEqual(scenes.at(-1)!.look!.view);
    expect(again.flatMap(({ news }) => news)).toEqual(events);
    expect(new History().scenes(now, events)).toBeNull();
  });

  it("has the events alone where nothing else is known", async () => {
    const { session, now, events } = await firstTurn();
    session.record = () => Promise.resolve(null);
    const scenes = await findScenes(new History(), session, now, events, "en");
    expect(scenes.every(({ look }) => look === null)).toBe(true);
    expect(scenes.flatMap(({ news }) => news)).toEqual(events);
  });

  it("forgets what was before the viewer's own answer, and what was taken back", async () => {
    const { history, now, events } = await firstTurn();
    history.note(now, now.events.length);
    expect(history.scenes(now, events)).toBeNull();
    const { history: other, looks } = await firstTurn();
    other.note(looks[1]!, 0);
    expect(other.scenes(looks[1]!, events)).toBeNull();
  });
});

describe("a hurry", () => {
  it("lets bots play at once until a person is asked, and then they take their time again", async () => {
    // With this pace a bot's turn would never end.
    const session = await sit(3_600_000);
    await until(session, ({ look }) => look !== null);
    expect(session.state().behind).toBe(true);
    session.hurry();
    const { look, behind } = await until(session, isAsked);
    expect(behind).toBe(false);
    expect(look!.decision.number).toBeGreaterThan(2);
    while (isAsked(session.state())) await session.answer([session.state().look!.legal.at(-1)!.text]);
    expect(session.state().behind).toBe(true);
    expect(session.state().look!.decision.asked).toEqual([1]);
  });
});
