import { describe, expect, it } from "vitest";
import { shortLine } from "./short_line";

const parts = (sentence: string, heading?: string) => {
  const { said, text, between, price, end } = shortLine(sentence, heading);
  expect(said + text + between + price + end).toBe(sentence);
  return [said, text, price];
};

describe("a short line", () => {
  it("leaves out what the heading says, and puts a price apart", () => {
    expect(parts("Boss to zone 1 (recruiting), space 1: 3$", "Boss to zone")).toEqual([
      "Boss to zone ",
      "1 (recruiting), space 1",
      "3$",
    ]);
    expect(parts("Patent, 3$: mask (dive to level 2), 1 point", "Patent")).toEqual([
      "Patent, ",
      "3$: mask (dive to level 2), 1 point",
      "",
    ]);
  });

  it("knows prices in brackets and in other languages", () => {
    expect(parts("Draw 4 contracts and keep 1 (1 credit)")).toEqual(["", "Draw 4 contracts and keep 1", "1 credit"]);
    expect(parts("Do nothing (−1 reputation)")).toEqual(["", "Do nothing", "−1 reputation"]);
    expect(parts("Boss en zone 6 (moules)\u00a0: +3$", "Boss en zone")).toEqual(["Boss en zone ", "6 (moules)", "+3$"]);
  });

  it("leaves what is no price where it is", () => {
    expect(parts("Key 1: trader; sponsor: a reward token", "Key")).toEqual([
      "Key ",
      "1: trader; sponsor: a reward token",
      "",
    ]);
    expect(parts("Keep c06 (2 prestige): 1 plant + 1 fuel and more")).toEqual([
      "",
      "Keep c06 (2 prestige): 1 plant + 1 fuel and more",
      "",
    ]);
    expect(parts("Cast off", "Cast off")).toEqual(["", "Cast off", ""]);
  });
});
