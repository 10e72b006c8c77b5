import { describe, expect, it } from "vitest";
import type { Answer } from "../../session/types";
import { answersByThing, instead } from "./things";

const answer = (verb: string, fields: Record<string, string> = {}): Answer => {
  const text = [verb, ...Object.values(fields)].join(" ");
  return { text, say: text, json: { verb, ...fields } };
};

const legal = [
  answer("place", { meeple: "boss", zone: "3" }),
  answer("place double", { meeple: "boss", zone: "3" }),
  answer("place", { meeple: "worker1", zone: "8" }),
  answer("mine", { zone: "2", column: "1" }),
  answer("post"),
];

describe("things of the table", () => {
  it("have all answers that name them", () => {
    const found = answersByThing(legal);
    expect([...found.keys()]).toEqual(["zone:3", "zone:8"]);
    expect(found.get("zone:3")).toEqual([legal[0], legal[1]]);
  });

  it("are asked about by an answer like those that are possible", () => {
    expect(instead(legal, "zone:9")).toBe("place boss 9");
    expect(instead([answer("pass by", { zodiac: "z1", space: "F1" })], "space:Z3.1")).toBe("pass by z1 Z3.1");
  });

  it("are not asked about while nothing like them is", () => {
    expect(instead(legal, "room:1")).toBeNull();
    expect(instead([legal[3]!], "zone:1")).toBeNull();
    expect(instead([], "zone:1")).toBeNull();
  });
});
