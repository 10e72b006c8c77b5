// One's own games: counted once, summed up by mode, forgotten when asked to.
import { expect, it } from "vitest";
import { sumUp } from "../result/tally";
import { blankLook } from "../testing/look";
import { startNodeEngine } from "../testing/node_engine";
import { memoryStorage } from "./saved";
import { ownSeat, playedOf, Statistics, type Played } from "./statistics";
import type { Decision, JsonObject, Look, Outcome, SeatInfo } from "./types";

const person: SeatInfo = { name: "", kind: "human" };
const bot: SeatInfo = { name: "", kind: "bot" };

async function outcomeOf(game: string, options: JsonObject, seed: string): Promise<Outcome> {
  const engine = await startNodeEngine();
  let { decision } = await engine.ask<{ decision: Decision }>({ cmd: "new", game, options, seed });
  while (!decision.over) {
    const asked = { seat: decision.asked[0]!, seed: decision.number };
    const bots = { cmd: "bot", ...asked, level: "greedy", budget_ms: 0, play: true };
    ({ decision } = await engine.ask<{ decision: Decision }>(bots));
  }
  return (await engine.ask<{ outcome: Outcome }>({ cmd: "outcome" })).outcome;
}

const over = (game: string, outcome: Outcome, seats: SeatInfo[]): Look => ({ ...blankLook, game, outcome, seats });

const played = (change: Partial<Played>): Played => ({
  game: "otys",
  mode: "standard",
  players: 2,
  seat: 0,
  won: false,
  shared: false,
  points: 10,
  kind: "wins",
  args: [],
  at: 1,
  ...change,
});

it("counts a table once, also in two pages, and keeps its first result", () => {
  const storage = memoryStorage();
  const [one, other] = [new Statistics(storage), new Statistics(storage)];
  one.count("t1", played({ won: false }));
  other.count("t1", played({ won: true }));
  one.count("t2", played({ won: true }));
  expect(other.all().map(({ won }) => won)).toEqual([false, true]);
});

it("forgets what was counted, and does not count it again", () => {
  const statistics = new Statistics(memoryStorage());
  statistics.count("t1", played({}));
  statistics.clear();
  statistics.count("t1", played({}));
  expect(statistics.all()).toEqual([]);
  statistics.count("t2", played({}));
  expect(statistics.all()).toHaveLength(1);
});

it("survives what is no game in the storage", () => {
  const storage = memoryStorage();
  for (const [table, text] of Object.entries({ a: "{", b: "7", c: "{}", d: "null", e: '"x"' }))
    storage.setItem(`bathys.played.${table}`, text);
  expect(new Statistics(storage).all()).toEqual([]);
});

it("knows who is you: the only person, nobody among several, none at a table of bots", () => {
  const seats = (...all: SeatInfo[]) => ownSeat({ ...blankLook, seats: all });
  expect(seats(bot, person)).toBe(1);
  expect(seats(person, person)).toBeNull();
  expect(seats(bot, bot)).toBeUndefined();
});

it("sums up games, wins and the best rank of solo games", async () => {
  const solo = over("otys", await outcomeOf("otys", { players: 1 }, "a3"), [person]);
  const duel = over("otys", await outcomeOf("otys", { players: 2, first: "0" }, "a1"), [person, bot]);
  const [winner] = duel.outcome.winners;
  const tallies = sumUp([
    playedOf(duel, "standard", winner!),
    playedOf(duel, "standard", 1 - winner!),
    playedOf(duel, "standard", null),
    playedOf(solo, "solo", 0),
    played({ mode: "solo", kind: "solo", args: [3, "otys.rank.beginner"], points: 3, won: true }),
  ]);
  expect(tallies).toEqual([
    {
      mode: "solo",
      games: 2,
      decided: 0,
      wins: 0,
      best: solo.outcome.points[0],
      honours: [{ word: solo.outcome.args![1] }],
    },
    { mode: "standard", games: 3, decided: 2, wins: 1, best: Math.max(...duel.outcome.points), honours: [] },
  ]);
});

it("keeps the best grade of each trophy", async () => {
  const outcome = await outcomeOf("thesauros", { players: 1, mode: "solo" }, "a6");
  expect(outcome.kind).toBe("solo_won");
  const won = playedOf(over("thesauros", outcome, [person]), "solo", 0);
  const [, ...grades] = outcome.args as number[];
  const better = { ...won, args: [80, 0, 3, 1, 0], points: 80 };
  const lost = { ...won, kind: "solo_lost", args: [40], won: false, points: 40 };
  const [tally] = sumUp([won, better, lost]);
  expect(tally).toMatchObject({ games: 3, decided: 3, wins: 2, best: won.points });
  expect(tally!.honours.map(({ grade }) => grade)).toEqual(
    [0, 3, 1].map((grade, index) => Math.max(grade, grades[index]!)),
  );
});
