// Whatever can be chosen on the page, the engine accepts.
import { expect, it } from "vitest";
import { GAMES } from "../games/list";
import { startNodeEngine } from "../testing/node_engine";
import { optionsFor, optionsOf } from "./options";

function* chosen(choices: { field: string; values: string[] }[]): Generator<Record<string, string>> {
  const [first, ...rest] = choices;
  if (!first) return yield {};
  for (const value of first.values) for (const others of chosen(rest)) yield { [first.field]: value, ...others };
}

it.each(GAMES)("every choice for %s begins a game", async (game) => {
  const engine = await startNodeEngine();
  const { players: playable, choices, first } = optionsFor(game);
  expect((await engine.ask<{ seats: number }>({ cmd: "new", game, options: first })).seats).toBe(2);
  for (const players of playable) {
    for (const choice of chosen(choices)) {
      const begun = await engine.ask<{ seats: number }>({
        cmd: "new",
        game,
        options: optionsOf(game, players, choice),
      });
      expect(begun.seats).toBe(players);
    }
  }
});
