import { describe, expect, it } from "vitest";
import { shortLine } from "./short_line";

const parts = (sentence: string, heading?: string, cost?: number) => {
  const { said, text, between, price, end } = shortLine(sentence, heading, cost);
  expect(said + text + between + price + end).toBe(sentence);
  return [said, text, price];
};

describe("a short line", () => {
  it("leaves out what the heading says, and puts a price apart", () => {
    expect(parts("Boss to zone 1 (recruiting), space 1: 3$", "Boss to zone", 3)).toEqual([
      "Boss to zone ",
      "1 (recruiting), space 1",
      "3$",
    ]);
    expect(parts("Patent, 3$: mask (dive to level 2), 1 point", "Patent", 3)).toEqual([
      "Patent, ",
      "3$: mask (dive to level 2), 1 point",
      "",
    ]);
  });

  it("knows prices in brackets and in other languages", () => {
    const credit = parts("Draw 4 contracts and keep 1 (1 credit)", "", 1);
    expect(credit).toEqual(["", "Draw 4 contracts and keep 1", "1 credit"]);
    expect(parts("Boss en zone 1\u00a0: 3$", "Boss en zone", 3)).toEqual(["Boss en zone ", "1", "3$"]);
  });

  it("takes for a price only what the answer costs", () => {
    for (const [sentence, cost] of [
      ["1$ (1$ à Bob) : moteur d’appoint (+1 case, 1$)", 1],
      ["Take the reward: +1 battery", undefined],
      ["Take the reward: 1 battery", undefined],
      ["Do nothing (−1 reputation)", undefined],
      ["Boss to zone 6 (mussels): +3$", undefined],
      ["Sail to 5: 2$", 3],
    ] as const)
      expect(parts(sentence, "", cost)).toEqual(["", sentence, ""]);
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
