// News are marked where they happened.
import { describe, expect, it } from "vitest";
import type { GameEvent, Json } from "../../session/types";
import { marks } from "./news";

const event = (kind: string, ...args: Json[]): GameEvent => ({ n: 0, decision: 0, kind, args, text: "" });
const seat = { seat: 1 };

describe("marks", () => {
  it.each([
    [event("found", seat, "otys.resource.plant", 3), "cargo:1:3:plant", "+1"],
    [event("credits_paid", seat, 2), "credits:1", "−2"],
    [event("prestige_gained", seat, 2, 9), "prestige:1", "+2"],
    [event("propelled", seat, "otys.diver.spy", "otys.place.s1", "otys.place.1"), "diver:1:spy", ""],
    [event("key_played", seat, "otys.key.x", 4), "key:1:X", ""],
    [event("key_played", seat, "otys.key.neutral", 4), "neutral:1", ""],
    [event("key_taken_back", seat, "otys.key.2"), "key:1:2", ""],
    [event("sponsor_used", seat, "otys.sponsor.4.basic"), "sponsor:4", ""],
    [event("sold", seat, "otys.resource.fuel", 1, "otys.for.prestige"), "store:fuel", "+1"],
    [event("contract_revealed", seat, "c07"), "contract:c07", ""],
  ])("puts %o where it happened", (news, where, text) => {
    expect([...marks([news])]).toEqual([[where, text]]);
  });

  it("shows the last of several, and nothing for what has no place", () => {
    const news = [event("credits_gained", seat, 1), event("credits_paid", seat, 2), event("turn_begins", seat, 4)];
    expect([...marks(news)]).toEqual([["credits:1", "−2"]]);
  });
});
