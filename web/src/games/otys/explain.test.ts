// A click on something unlit means what a player would mean by it.
import { describe, expect, it } from "vitest";
import type { Look, Refusal } from "../../session/types";
import { startNodeEngine } from "../../testing/node_engine";
import { loadWords } from "../../words/use_words";
import { options } from "./choice";
import { meaning, whenUsed } from "./explain";
import { lookWhere, looks } from "./testing";
import { factsOf, LEVELS, mainSeat, rivalSeats, RESOURCES, TECHNICIANS, viewOf, diverName, type View } from "./view";

describe("meaning", () => {
  const { look, view, seat } = lookWhere(
    ({ decision }, { players }) => decision.kind === "step_one" && players.length === 3,
  );
  const facts = factsOf(look);

  it.each([
    ["key:4", "key 4"],
    ["track:2", "sponsor key 2"],
    ["sponsor:3", "sponsor"],
    ["reward:2:1", "explore 1"],
    ["cargo:2:fuel", "sell fuel credits"],
    ["store:tech", "buy tech"],
    ["technician:hacker", "improve hacker"],
    ["deck", "draw"],
    ["timer:2", "push 2"],
    ["level:3", "x own 3"],
  ])("of %s is %s", (thing, action) => {
    expect(meaning(thing, view, facts, seat)).toBe(action);
  });

  it("of a neighbour's diver is to copy it", () => {
    expect(meaning(`rival:${(seat + 1) % 3}`, view, facts, seat)).toBe("copy left");
    expect(meaning(`rival:${(seat + 2) % 3}`, view, facts, seat)).toBe("copy right");
  });

  it("of a diver is to move it by one place", () => {
    const [top, second] = view.players[seat]?.column ?? [];
    expect(meaning(`diver:${top}`, view, facts, seat)).toBe(`propel ${top} s2`);
    expect(meaning(`diver:${second}`, view, facts, seat)).toBe(`propel ${second} s1`);
  });

  it("of a contract is to complete it as the engine says", () => {
    for (const one of looks) {
      const table = { ...viewOf(one), pending: [] };
      for (const id of table.colony.contracts.filter((card) => card !== "none")) {
        const action = meaning(`contract:${id}`, table, factsOf(one), mainSeat(one));
        if (one.viewer === "spectator") expect(action).toBeNull();
        else expect(action).toMatch(new RegExp(`^complete ${id} [1-5] `));
      }
    }
  });

  it("of what has no action is nothing", () => {
    expect(meaning("cube:metal", view, facts, seat)).toBeNull();
    expect(meaning("key:4", view, facts, 7)).toBeNull();
  });
});

/** All that stands on the board of a seat, lit or not. */
function thingsOf(view: View, seat: number): string[] {
  const player = view.players[seat]!;
  const byLevel = LEVELS.flatMap((level) => [
    ...[`key:${level}`, `sponsor:${level}`, `level:${level}`, `token:${level}`],
    ...[`reward:${level}:1`, `reward:${level}:2`, ...RESOURCES.map((type) => `cargo:${level}:${type}`)],
  ]);
  return [
    ...byLevel,
    ...["key:X", "key:neutral", "deck", ...player.track.map((key) => `track:${key}`)],
    ...player.column.map((tile) => `diver:${diverName(tile)}`),
    ...RESOURCES.map((type) => `store:${type}`),
    ...TECHNICIANS.map((who) => `technician:${who}`),
    ...[...view.colony.contracts, ...(view.own?.hand ?? [])].flatMap((id) => (id === "none" ? [] : [`contract:${id}`])),
    ...(view.solo ? ["timer:1", "timer:2"] : rivalSeats(view, seat).map((rival) => `rival:${rival}`)),
  ];
}

describe("what is said of something unlit", () => {
  it.each([2, 3, 1])("is never that it does not answer the question: %i players", async (players) => {
    const say = await loadWords("en", "otys", "otys_page", "page");
    const engine = await startNodeEngine();
    const why = async (seat: number, action: string) =>
      (await engine.ask<{ refusal?: Refusal }>({ cmd: "explain", seat, action, lang: "en" })).refusal;
    await engine.ask({ cmd: "new", game: "otys", options: { players }, seed: "unlit" });
    for (let answers = 0; answers < 60; ++answers) {
      const { decision } = await engine.ask<{ decision: Look["decision"] }>({ cmd: "decision" });
      if (decision.over) break;
      const viewer = decision.asked[0]!;
      const look = await engine.ask<Look>({ cmd: "look", seat: viewer, lang: "en" });
      const view = viewOf(look);
      const lit = options(look.legal, view, mainSeat({ ...look, viewer }), []);
      for (const thing of thingsOf(view, viewer).filter((one) => !lit.has(one))) {
        const action = meaning(thing, view, factsOf(look), viewer);
        if (action === null) continue;
        const told = await why(viewer, action);
        const shown = told && told.code !== "not_this_question" ? told : whenUsed(thing, say);
        expect(shown?.message, `${thing} at ${decision.question}`).toMatch(/^[A-Z].{10,}\.$/);
        expect(shown?.message).not.toMatch(/what is being asked|cannot be read/);
      }
      await engine.ask({
        cmd: "bot",
        seat: viewer,
        level: answers % 3 ? "greedy" : "random",
        seed: answers,
        play: true,
      });
    }
  });

  it.each(["en", "fr", "ru"])("has words in each language: %s", async (language) => {
    const say = await loadWords(language, "otys", "otys_page", "page");
    for (const thing of thingsOf(lookWhere(() => true).view, 0))
      expect(whenUsed(thing, say)?.message).not.toMatch(/otys/);
  });
});
