import { describe, expect, it } from "vitest";
import { Told } from "./told";
import type { GameEvent } from "./types";

const event = (n: number, text = `event ${n}`): GameEvent => ({ n, decision: n, kind: "some", args: [], text });
const events = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => event(from + index));

describe("what the engine has told a viewer", () => {
  it("is asked for once, and grows by what came since", () => {
    const told = new Told();
    expect(told.since("A en")).toBe(0);
    told.hear("A en", 0, { events: events(0, 3), next: 3 });
    expect(told.since("A en")).toBe(3);
    expect(told.hear("A en", 3, { events: events(3, 5), next: 5 })).toEqual(events(0, 5));
  });

  it("is the same list where nothing was added", () => {
    const told = new Told();
    const first = told.hear("A en", 0, { events: events(0, 3), next: 3 });
    expect(told.hear("A en", 3, { events: [], next: 3 })).toBe(first);
  });

  it("is shorter after something was taken back", () => {
    const told = new Told();
    told.hear("A en", 0, { events: events(0, 5), next: 5 });
    expect(told.hear("A en", 5, { events: [], next: 2 })).toEqual(events(0, 2));
    expect(told.since("A en")).toBe(2);
  });

  it("begins anew for another viewer, language or name, and after another game was loaded", () => {
    const told = new Told();
    told.hear("A en", 0, { events: events(0, 3), next: 3 });
    expect(told.since("A fr")).toBe(0);
    const french = [event(0, "un"), event(1, "deux")];
    expect(told.hear("A fr", 0, { events: french, next: 2 })).toEqual(french);
    expect(told.since("A en")).toBe(0);
    told.forget();
    expect(told.since("A fr")).toBe(0);
  });
});
