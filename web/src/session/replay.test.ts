// Replays with the real engine.
import { expect, it } from "vitest";
import { startNodeEngine } from "../testing/node_engine";
import { EngineError, type Engine } from "./engine";
import { lookAt, openReplay } from "./replay";
import type { Decision, JsonObject } from "./types";

async function played(engine: Engine, answers: number): Promise<JsonObject> {
  await engine.ask({ cmd: "new", game: "otys", options: { players: 2, first: "0" }, seed: "replay" });
  for (let n = 0; n < answers; ++n) {
    const { decision } = await engine.ask<{ decision: Decision }>({ cmd: "decision" });
    await engine.ask({ cmd: "bot", seat: decision.asked[0]!, level: "greedy", seed: n, play: true });
  }
  return (await engine.ask<{ record: JsonObject }>({ cmd: "record" })).record;
}

const moment = (at: number, viewer: number | "spectator" = 0) => ({
  at,
  viewer,
  language: "en" as const,
  names: ["Ann", "Bob"],
});

it("shows every decision as it was, through each seat's eyes", async () => {
  const engine = await startNodeEngine();
  const replay = await openReplay(engine, { record: await played(engine, 30) });
  expect(replay).toMatchObject({ game: "otys", seats: 2, answers: { length: 30 } });
  for (const at of [0, 7, 30, 3]) {
    const { look } = await lookAt(engine, replay, moment(at, 1));
    expect(look.decision.number).toBe(at);
    expect(look.view.viewer).toBe("1");
    expect(look.legal).toEqual([]);
  }
});

it("is not confused by questions that come before the answer to the last one", async () => {
  const engine = await startNodeEngine();
  const record = await played(engine, 12);
  const replay = await openReplay(engine, { record });
  const [early, again, late] = await Promise.all([
    lookAt(engine, replay, moment(2)),
    openReplay(engine, { record }),
    lookAt(engine, replay, moment(9)),
  ]);
  expect([early.look.decision.number, again.answers.length, late.look.decision.number]).toEqual([2, 12, 9]);
});

it("tells what was answered next, and nothing at the end", async () => {
  const engine = await startNodeEngine();
  const replay = await openReplay(engine, { record: await played(engine, 5) });
  const { next } = await lookAt(engine, replay, moment(0));
  expect(next!.seat).toBe(0);
  expect(next!.say).toMatch(/^(X key on|Key) \d/);
  expect((await lookAt(engine, replay, moment(5))).next).toBeNull();
});

it("opens the same game from its link", async () => {
  const engine = await startNodeEngine();
  const replay = await openReplay(engine, { record: await played(engine, 20) });
  const again = await openReplay(await startNodeEngine(), { link: replay.link! });
  expect(again.record).toEqual(replay.record);
});

it("refuses what is no game", async () => {
  const engine = await startNodeEngine();
  await expect(openReplay(engine, { link: "otys.1.nonsense" })).rejects.toThrow(EngineError);
  await expect(openReplay(engine, { record: { hello: 1 } })).rejects.toThrow(EngineError);
});
