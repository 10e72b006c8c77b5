// A click on something unlit means what a player would mean by it.
import { describe, expect, it } from "vitest";
import { contractOf } from "./components";
import { meaning } from "./explain";
import { lookWhere, looks } from "./testing";
import { viewOf } from "./view";

describe("meaning", () => {
  const { view, seat } = lookWhere((look, { players }) => look.decision.kind === "step_one" && players.length === 3);

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
  ])("of %s is %s", (thing, action) => {
    expect(meaning(thing, view, seat)).toBe(action);
  });

  it("of a neighbour's diver is to copy it", () => {
    expect(meaning(`rival:${(seat + 1) % 3}`, view, seat)).toBe("copy left");
    expect(meaning(`rival:${(seat + 2) % 3}`, view, seat)).toBe("copy right");
  });

  it("of a diver is to move it by one place", () => {
    const [top, second] = view.players[seat]?.column ?? [];
    expect(meaning(`diver:${top}`, view, seat)).toBe(`propel ${top} s2`);
    expect(meaning(`diver:${second}`, view, seat)).toBe(`propel ${second} s1`);
  });

  it("of a contract is to complete it with as many resources as it asks", () => {
    for (const look of looks) {
      const table = viewOf(look);
      for (const id of table.colony.contracts.filter((one) => one !== "none")) {
        const { needs } = contractOf(id);
        const action = meaning(`contract:${id}`, { ...table, pending: [] }, 0) ?? "";
        const counts = [...action.matchAll(/(\d)(?:metal|plant|fuel|tech)/g)].map(([, count]) => Number(count));
        expect(action).toMatch(new RegExp(`^complete ${id} [1-5] `));
        expect(counts.sort()).toEqual((Array.isArray(needs) ? [...needs] : Object.values(needs)).sort());
      }
    }
  });

  it("of what has no action is nothing", () => {
    expect(meaning("token:1", view, seat)).toBeNull();
    expect(meaning("track:neutral", view, seat)).toBeNull();
    expect(meaning("key:4", view, 7)).toBeNull();
  });
});
