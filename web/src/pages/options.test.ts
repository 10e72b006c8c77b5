// Whatever can be chosen on the page, the engine accepts.
import { expect, it } from "vitest";
import { startNodeEngine } from "../testing/node_engine";
import { CHOICES, optionsOf, PLAYERS } from "./options";

function* chosen(choices: { field: string; values: string[] }[]): Generator<Record<string, string>> {
  const [first, ...rest] = choices;
  if (!first) return yield {};
  for (const value of first.values) for (const others of chosen(rest)) yield { [first.field]: value, ...others };
}

it.each(Object.keys(CHOICES))("every choice for %s begins a game", async (game) => {
  const engine = await startNodeEngine();
  for (const players of PLAYERS[game]!) {
    for (const choice of chosen(CHOICES[game]!)) {
      const begun = await engine.ask<{ seats: number }>({
        cmd: "new",
        game,
        options: optionsOf(game, players, choice),
      });
      expect(begun.seats).toBe(players);
    }
  }
});
