// Hints and reviews with the real engine.
import { expect, it } from "vitest";
import { startNodeEngine } from "../testing/node_engine";
import { loadWords } from "../words/use_words";
import {
  amountText,
  chancesOf,
  giveOrTake,
  judged,
  loadForReview,
  percentText,
  reviewOf,
  turnedAt,
  turningPointsOf,
  type Hint,
  type LedgerEntry,
} from "./coach";
import type { Engine } from "./engine";
import type { Decision, JsonObject } from "./types";

async function played(engine: Engine, answers: number): Promise<JsonObject> {
  await engine.ask({ cmd: "new", game: "pearls", options: { players: 2 }, seed: "review" });
  for (let n = 0; n < answers; ++n) {
    const { decision } = await engine.ask<{ decision: Decision }>({ cmd: "decision" });
    if (decision.over) break;
    await engine.ask({ cmd: "bot", seat: decision.asked[0]!, level: "random", seed: n, play: true });
  }
  return (await engine.ask<{ record: JsonObject }>({ cmd: "record" })).record;
}

const wanted = { depth: "quick" as const, language: "en", names: ["Ann", "Bob"], simulations: 100 };

it("reviews a game decision by decision, and every change has its cause", async () => {
  const engine = await startNodeEngine();
  await loadForReview(engine, await played(engine, 100));
  const seen: number[] = [];
  const review = await reviewOf(engine, wanted, (done) => seen.push(done));
  expect(seen).toEqual(Array.from({ length: review.decisions - 1 }, (_, index) => index + 1));
  expect(review.over).toBe(true);
  for (const { start, own, rivals, luck, result, entries } of review.seats) {
    expect(start + own.value + rivals.value + luck.value).toBe(result);
    expect(entries).toHaveLength(review.decisions);
  }
  expect(chancesOf(review)).toHaveLength(review.decisions + 1);
  expect(
    chancesOf(review)
      .at(-1)!
      .points.reduce((sum, one) => sum + one, 0),
  ).toBe(100);
  for (const { better, played: given } of judged(review)) {
    expect(better!.answers[0]!.say).toBeTruthy();
    expect(given!.answers[0]!.text).not.toBe(better!.answers[0]!.text);
  }
});

it("tells a finished review again in another language at once", async () => {
  const engine = await startNodeEngine();
  await loadForReview(engine, await played(engine, 12));
  const review = await reviewOf(engine, wanted, () => {});
  const again = await reviewOf(engine, { ...wanted, language: "fr" }, () => expect.unreachable());
  expect(again.seats[0]!.own).toEqual(review.seats[0]!.own);
  const [turn] = review.seats.flatMap(({ turning_points }) => turning_points);
  const [french] = again.seats.flatMap(({ turning_points }) => turning_points);
  expect(french?.text).not.toBe(turn?.text);
});

it("gives a hint with chances, as its answers are said", async () => {
  const engine = await startNodeEngine();
  await loadForReview(engine, await played(engine, 0));
  const { hint } = await engine.ask<{ hint: Hint }>({ cmd: "hint", seat: 0, simulations: 200 });
  expect(hint.lines.length).toBeGreaterThan(1);
  expect(hint.lines[0]!.answers[0]!.say).toContain("fist");
  expect(hint.lines[0]!.chance.value).toBeLessThan(hint.sure);
});

it("tells three turning points: of the seat one looks from, or of the game, each once", () => {
  const turns = (changes: [decision: number, change: number][]) =>
    changes.map(([decision, change]) => ({ decision, change, cause: "luck", text: `${decision} ${change}` }));
  const seat = (number: number, changes: [number, number][]) => ({ seat: number, turning_points: turns(changes) });
  const seats = [seat(0, [[3, 20], [3, -5], [9, -30]]), seat(1, [[3, -21], [6, 4], [9, 29]])]; // prettier-ignore
  expect(turningPointsOf({ seats }, 0).map(({ text }) => text)).toEqual(["3 20", "3 -5", "9 -30"]);
  expect(turningPointsOf({ seats }, null).map(({ text }) => text)).toEqual(["3 -21", "6 4", "9 -30"]);
  expect(turningPointsOf({ seats: seats.slice(0, 1) }, 1)).toHaveLength(2);
});

const scale = { sure: 65536, stake: "victory" as const, point: 3276 };
const points = { ...scale, stake: "points" as const };

it("never calls an estimate exact", async () => {
  const say = await loadWords("en", "coach");
  expect(giveOrTake(say, { value: 0, error: 0 }, scale)).toBe("0.1%");
  expect(giveOrTake(say, { value: 0, error: 655 }, scale)).toBe("2.0%");
  expect(giveOrTake(say, { value: 0, error: 0 }, points)).toBe("0.1 points");
});

it("tells points as points", async () => {
  const say = await loadWords("en", "coach");
  expect(amountText(say, 21 * 3276, points)).toBe("21.0 points");
  expect(amountText(say, -4914, points, "always")).toBe("−1.5 points");
  expect(amountText(await loadWords("ru", "coach"), 4914, points, "always")).toBe("+1,5 очка");
});

it("tells what was expected before something was turned up, and since", () => {
  const entries: LedgerEntry[] = [[1, 0, 0, 0], [1, 0, 0, 6, 54, 60]]; // prettier-ignore
  const seat = { entries };
  expect(turnedAt(seat, 0)).toBeNull();
  expect(turnedAt(seat, 1)).toEqual({ expected: 54, became: 60 });
  expect(turnedAt(seat, 2)).toBeNull();
});

it("writes chances as the language does", () => {
  expect(percentText("en", 0.615)).toBe("61.5%");
  expect(percentText("en", -0.03, "always")).toBe("-3.0%");
  expect(percentText("ru", 0.5)).toBe("50,0\u00a0%");
});
