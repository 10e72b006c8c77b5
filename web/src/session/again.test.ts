// Tables that follow from others, with the real engine.
import { expect, it } from "vitest";
import { nodeThinker, startNodeEngine } from "../testing/node_engine";
import { onceMore, onceMoreOnline, tokensBySeatBefore, whatIfTable } from "./again";
import { LocalSession } from "./local";
import { openReplay } from "./replay";
import { memoryStorage, newTable, TableStore } from "./saved";
import { blankLook } from "../testing/look";
import type { Decision, JsonObject, Place } from "./types";

const person = (name: string) => ({ name, kind: "human" as const });
const bot = (name: string) => ({ name, kind: "bot" as const, level: "greedy" });

async function played(answers: number): Promise<JsonObject> {
  const engine = await startNodeEngine();
  await engine.ask({ cmd: "new", game: "otys", options: { players: 2, first: "0" }, seed: "again" });
  for (let n = 0; n < answers; ++n) {
    const { decision } = await engine.ask<{ decision: Decision }>({ cmd: "decision" });
    await engine.ask({ cmd: "bot", seat: decision.asked[0]!, level: "greedy", seed: n, budget_ms: 0, play: true });
  }
  return (await engine.ask<{ record: JsonObject }>({ cmd: "record" })).record;
}

it("is the same table once more, everybody one seat further", () => {
  const table = { ...newTable("otys", { players: 3 }, [person("Ann"), bot("Bob"), bot("Cid")]), over: true };
  const next = onceMore(table);
  expect(next.seats.map(({ name }) => name)).toEqual(["Bob", "Cid", "Ann"]);
  expect(next).toMatchObject({ game: "otys", options: { players: 3 }, record: null, over: false, decision: 0 });
  expect(next.id).not.toBe(table.id);
});

it("tells a server who sits where, and everybody the own new token", () => {
  const look = {
    ...blankLook,
    game: "otys",
    options: { players: 3 },
    seats: [person("Ann"), { name: "Bob", kind: "bot" as const, level: "random" }, person("")],
  };
  expect(onceMoreOnline(look, 60)).toEqual({
    game: "otys",
    options: { players: 3 },
    seats: [{ kind: "bot", name: "Bob", level: "random" }, { kind: "human" }, { kind: "human", name: "Ann" }],
    public: false,
    timer: 60,
    hints: false,
  });
  const counted = { ...look, rated: false };
  expect(onceMoreOnline(counted, 60)).toMatchObject({ rated: true, seats: [{ kind: "human", name: "Bob" }, {}, {}] });
  const made = { table: "t", tokens: [null, "third", "ann"], spectator: "s", owner: "o" };
  expect(tokensBySeatBefore(made)).toEqual(["ann", null, "third"]);
});

it("plays on from a decision of a game that stays as it was", async () => {
  const record = await played(30);
  const before = JSON.stringify(record);
  const replay = await openReplay(await startNodeEngine(), { record });
  const table = whatIfTable({ replay, at: 12, seat: 1, names: ["Ann", "Bob"], level: "greedy" });
  expect(table).toMatchObject({ decision: 12, whatIf: { from: 12 }, seats: [{ kind: "bot" }, { kind: "human" }] });
  const keeper = new TableStore(memoryStorage());
  keeper.save(table);
  const session = new LocalSession({
    engine: await startNodeEngine(),
    startThinker: nodeThinker,
    table,
    keeper,
    language: "en",
  });
  await expect.poll(() => session.state().look?.legal.length ?? 0).toBeGreaterThan(0);
  const { decision, legal } = session.state().look!;
  expect(decision.number).toBeGreaterThanOrEqual(12);
  await session.answer([legal.at(-1)!.text]);
  const kept = keeper.load(table.id)!;
  expect((kept.record!.answers as unknown[]).slice(0, 12)).toEqual(replay.answers.slice(0, 12));
  expect(JSON.stringify(record)).toBe(before);
  // Once more means from the same decision on.
  const { local } = (await session.playAgain()) as Extract<Place, { local: string }>;
  const again = keeper.load(local)!;
  expect(again).toMatchObject({ decision: 12, whatIf: { from: 12 }, seats: table.seats });
  expect(again.record!.answers).toEqual(replay.answers.slice(0, 12));
  session.close();
});
