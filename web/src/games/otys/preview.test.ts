// Previews say what the engine then does: positions before and after are compared by hand here.
import { describe, expect, it } from "vitest";
import { moved, payment } from "./effects";
import { preview } from "./preview";
import { lookWith, questions } from "./testing";
import { activeLevel, mainSeat, viewOf } from "./view";

describe("moved", () => {
  it("shifts those that are passed", () => {
    expect(moved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  });
});

describe("payment", () => {
  it("reads counts and types", () => {
    expect(payment("2metal+1plant")).toEqual([
      { resource: "metal", count: 2 },
      { resource: "plant", count: 1 },
    ]);
    expect(payment("")).toEqual([]);
  });
});

describe("preview", () => {
  it("always knows the things of an answer, and never leaves anybody in debt", () => {
    for (const look of questions) {
      const [view, seat] = [viewOf(look), mainSeat(look)];
      for (const answer of look.legal) {
        const shown = preview(answer, view, seat);
        const player = view.players[seat];
        expect(shown.things.length).toBeGreaterThan(0);
        expect((player?.credits ?? 0) + shown.credits).toBeGreaterThanOrEqual(0);
        expect((player?.batteries ?? 0) + shown.batteries).toBeGreaterThanOrEqual(0);
        if (shown.column) expect([...shown.column].sort()).toEqual([...(player?.column ?? [])].sort());
      }
    }
  });

  it("says the price that the sentence says", () => {
    for (const look of questions) {
      for (const answer of look.legal) {
        if (!["buy", "draw", "copy", "push", "improve", "explore"].includes(answer.json.verb)) continue;
        const price = /(\d+) credits?/.exec(answer.say)?.[1];
        expect(preview(answer, viewOf(look), mainSeat(look)).credits, answer.say).toBe(-Number(price) + 0);
      }
    }
  });

  it("says what a sale brings", () => {
    for (const look of questions) {
      for (const answer of look.legal.filter(({ json }) => json.verb === "sell")) {
        const gain = Number(/\(\+(\d+)\)/.exec(answer.say)?.[1]);
        const shown = preview(answer, viewOf(look), mainSeat(look));
        expect(answer.json["for"] === "credits" ? shown.credits : shown.prestige, answer.say).toBe(gain);
      }
    }
  });

  it("takes what a contract asks and gives what it says", () => {
    const { view, seat, answer } = lookWith("complete");
    const shown = preview(answer, view, seat);
    expect(shown.prestige).toBe(Number(/\(\+(\d+)\)/.exec(answer.say)?.[1]));
    expect(shown.cargo.every(({ by, level }) => by < 0 && String(level) === answer.json["level"])).toBe(true);
  });

  it("finds on the active level", () => {
    const { view, seat, answer } = lookWith("find");
    expect(preview(answer, view, seat).cargo).toMatchObject([{ level: activeLevel(view), by: 1 }]);
  });

  it("lets a diver resurface to the top", () => {
    const { view, seat, answer } = lookWith("resurface");
    const level = activeLevel(view) ?? 0;
    expect(preview(answer, view, seat).column?.[0]).toBe(view.players[seat]?.column[level + 2]);
  });

  it("shifts the sponsors for an X key and points out the level of a key", () => {
    const x = lookWith("x");
    expect(preview(x.answer, x.view, x.seat).shift).toBe(true);
    const key = lookWith("key");
    expect(preview(key.answer, key.view, key.seat)).toMatchObject({ shift: false });
    expect(preview(key.answer, key.view, key.seat).things).toContain(`sponsor:${key.answer.json["level"]}`);
  });
});
