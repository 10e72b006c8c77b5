// The course of whole games with the real engine: who led, where turns begin, and what was told of them.
import { expect, it } from "vitest";
import { finishedGame } from "../result/use_finished";
import { startNodeEngine } from "../testing/node_engine";
import { leadsOf, nextTurn, pointsAt, toldByTurn, turnAt, turnBefore } from "./course";
import type { Engine } from "./engine";
import { courseOf, lookAt, openReplay } from "./replay";
import type { Decision, JsonObject, Outcome } from "./types";

async function finished(engine: Engine, game: string, options: JsonObject): Promise<JsonObject> {
  let { decision } = await engine.ask<{ decision: Decision }>({ cmd: "new", game, options, seed: "course" });
  while (!decision.over) {
    const { number, asked } = decision;
    const bot = { cmd: "bot", seat: asked[0]!, level: "greedy", seed: number, budget_ms: 0, play: true };
    ({ decision } = await engine.ask<{ decision: Decision }>(bot));
  }
  return (await engine.ask<{ record: JsonObject }>({ cmd: "record" })).record;
}

const GAMES: [string, JsonObject][] = [
  ["otys", { players: 2, first: "0" }],
  ["otys", { players: 1 }],
  ["thesauros", { players: 3, mode: "initiation" }],
];

it.each(GAMES)("tells the points of a whole game at every decision: %s %j", async (game, options) => {
  const engine = await startNodeEngine();
  const replay = await openReplay(engine, { record: await finished(engine, game, options) });
  const course = await courseOf(engine, replay);
  const last = replay.answers.length;
  const { outcome } = await engine.ask<{ outcome: Outcome }>({ cmd: "outcome" });
  expect(pointsAt(course.points, last)).toEqual(outcome.points);
  const at = Math.floor(last / 2);
  const { look } = await lookAt(engine, replay, { at, viewer: "spectator", language: "en", names: [] });
  expect(pointsAt(course.points, at)).toEqual(look.outcome.points);
  expect(course.turns[turnAt(course.turns, at)]!.asked).toEqual(expect.arrayContaining(look.decision.asked));
});

it("gives the result of a table its course and its link", async () => {
  const engine = await startNodeEngine();
  const record = await finished(engine, "otys", { players: 2, first: "0" });
  const { link, last, course } = await finishedGame(engine, record);
  expect(link).toMatch(/^otys\.1\./);
  expect(last).toBe((record.answers as unknown[]).length);
  expect(course.points.length).toBeGreaterThan(5);
});

it("goes from turn to turn, and tells of each what a viewer was told", async () => {
  const engine = await startNodeEngine();
  const replay = await openReplay(engine, { record: await finished(engine, "otys", { players: 2, first: "0" }) });
  const course = await courseOf(engine, replay);
  const last = replay.answers.length;
  const names = ["Ann", "Bob"];
  const { look } = await lookAt(engine, replay, { at: last, viewer: 1, language: "en", names });
  const told = toldByTurn(course.turns, look.events);
  expect(told[0]![0]).toMatch(/^Ann plays/);
  expect(told[1]![0]).toMatch(/^You play/);
  expect(told.flat().length).toBe(look.events.filter(({ decision }) => decision > 0).length);
  let at = 0;
  const begins = [0];
  while ((at = nextTurn(course, at, last)) < last) begins.push(at);
  expect(begins).toEqual(course.turns.map(({ decision }) => decision));
  while (at > 0) {
    expect(turnBefore(course, at)).toBe(begins.pop());
    at = turnBefore(course, at);
  }
});

it("finds where somebody takes the lead", () => {
  const scored = (decision: number, ...points: number[]) => ({ decision, points });
  const leads = leadsOf([
    scored(0, 0, 0),
    scored(3, 2, 0),
    scored(5, 2, 2),
    scored(6, 3, 2),
    scored(9, 3, 4),
    scored(12, 5, 4),
  ]);
  expect(leads.map(({ decision, seat }) => [decision, seat])).toEqual([
    [3, 0],
    [9, 1],
    [12, 0],
  ]);
  expect(leadsOf([scored(0, 0), scored(4, 7)])).toEqual([]);
});
