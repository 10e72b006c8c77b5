// The levels that people choose by, against those of the real engine.
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../words/languages";
import { loadTexts } from "../words/catalogue";
import { startNodeEngine } from "../testing/node_engine";
import { BOT_LEVELS, budgetOf, FORMER_LEVEL, levelsToChoose, USUAL_LEVEL } from "./bots";

describe("the levels of bots", () => {
  it("are those of the engine", async () => {
    const engine = await startNodeEngine();
    expect((await engine.ask<{ levels: string[] }>({ cmd: "games" })).levels).toEqual(BOT_LEVELS);
    expect(BOT_LEVELS).toContain(USUAL_LEVEL);
  });

  it("can all be played, those of before among them", async () => {
    const engine = await startNodeEngine();
    await engine.ask({ cmd: "new", game: "otys", options: { players: 2, first: "0" } });
    for (const level of [...BOT_LEVELS, "random", FORMER_LEVEL]) {
      const { action } = await engine.ask<{ action: { text: string } }>({ cmd: "bot", seat: 0, level, simulations: 2 });
      expect(action.text).not.toBe("");
    }
  });

  it.each(LANGUAGES)("have a name and a sentence in %s", async (language) => {
    const say = await loadTexts(language, "page");
    for (const level of BOT_LEVELS) {
      expect(say.has(`page.level.${level}`)).toBe(true);
      expect(say.has(`page.level.${level}.how`)).toBe(true);
    }
    for (const level of ["random", FORMER_LEVEL]) expect(say.has(`page.level.${level}`)).toBe(true);
  });

  it("think as long as they usually do, the expert as long as people like to wait", () => {
    expect(budgetOf("expert")).toEqual({ budget_ms: 200 });
    expect(budgetOf("easy")).toEqual({ limit_ms: 1000 });
  });

  it("are offered to people, one for studies only where it sits already", () => {
    expect(levelsToChoose()).toEqual(BOT_LEVELS);
    expect(levelsToChoose("hard")).toEqual(BOT_LEVELS);
    expect(levelsToChoose("greedy")).toEqual([...BOT_LEVELS, "greedy"]);
  });
});
