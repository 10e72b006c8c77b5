// Only the game that was seen is proved by its seed and its answers.
import { describe, expect, it } from "vitest";
import { EngineError, type Engine } from "./engine";
import { leadsTo } from "./proof";
import type { GameEvent, JsonObject, Look } from "./types";

const event = (n: number, card: string): GameEvent => ({ n, decision: n, kind: "drawn", args: [card], text: "said" });
const seen = (cards: string[], points = [3, 1]) =>
  ({
    game: "otys",
    viewer: 0,
    seats: [{ name: "Ann", kind: "human" }],
    events: cards.map((card, n) => event(n, card)),
    outcome: { over: true, winners: [0], points },
  }) as Partial<Look> as Look;
const record: JsonObject = { game: "otys", seed: "aa", answers: [] };

/** An engine by which this happens. */
const engine = (again: Look | null): Engine => ({
  ask: async <T>({ cmd }: JsonObject) => {
    if (again === null) throw new EngineError({ code: "bad_input", message: "" });
    return (cmd === "look" ? { events: again.events, outcome: again.outcome } : {}) as T;
  },
  close: () => {},
});

describe("leadsTo", () => {
  const proved = (again: Look | null, of = record, seed = "aa") =>
    leadsTo(engine(again), of, seed, seen(["a", "b"]), "en");

  it("is true of the same cards and points", async () => expect(await proved(seen(["a", "b"]))).toBe(true));
  it("notices another card", async () => expect(await proved(seen(["a", "c"]))).toBe(false));
  it("notices a card too few", async () => expect(await proved(seen(["a"]))).toBe(false));
  it("notices other points", async () => expect(await proved(seen(["a", "b"], [4, 1]))).toBe(false));
  it("does not ask the cards who won a game that people ended", async () => {
    const ended = { ...record, ending: { kind: "conceded", winners: [0], gave_up: [] } };
    const unfinished = (points: number[]) => {
      const look = seen(["a", "b"], points);
      return { ...look, outcome: { ...look.outcome, over: false, winners: [] } };
    };
    expect(await proved(unfinished([3, 1]), ended)).toBe(true);
    expect(await proved(unfinished([4, 1]), ended)).toBe(false);
    expect(await proved(unfinished([3, 1]))).toBe(false);
  });
  it("notices another seed", async () => expect(await proved(seen(["a", "b"]), record, "bb")).toBe(false));
  it("notices another game", async () =>
    expect(await proved(seen(["a", "b"]), { ...record, game: "pearls" })).toBe(false));
  it("is false of answers that are not legal", async () => expect(await proved(null)).toBe(false));
});
