// The list of games and what the page finds for each of them.
import { describe, expect, it } from "vitest";
import { optionsFor } from "../pages/options";
import { loadTexts } from "../words/catalogue";
import { FIRST_GAME, GAMES, LESSONS } from "./list";

describe("the list of games", () => {
  it("has names without comments, and marks lessons", () => {
    for (const game of GAMES) expect(game).toMatch(/^[a-z][a-z0-9]*$/);
    expect(new Set(GAMES).size).toBe(GAMES.length);
    expect(LESSONS).toEqual(["pearls"]);
    expect(LESSONS).not.toContain(FIRST_GAME);
  });
  it.each(GAMES)("has a name, a sentence and rules for %s", async (game) => {
    const page = await loadTexts("en", "page");
    expect(page.has(`page.game.${game}`)).toBe(true);
    expect(page.has(`page.tagline.${game}`)).toBe(true);
    expect((await loadTexts("en", game)).has(`${game}.rule.intro`)).toBe(true);
  });
  it.each([...GAMES, "another"])("has options for %s that are for two by one click", (game) => {
    const { players, first } = optionsFor(game);
    expect(players).toContain(2);
    expect(first.players).toBe(2);
  });
});
