// What the picture repeats of the game is what the game does: the order of the houses, and the colours of their roofs.
import { expect, it } from "vitest";
import components from "../../../../games/thesauros/data/thesauros.components.json";
import type { Engine } from "../../session/engine";
import type { GameEvent, Look } from "../../session/types";
import { startNodeEngine } from "../../testing/node_engine";
import { HOUSES } from "./town/house";
import { PAYS, type Account } from "./view";

const word = (arg: unknown): string => String(arg).split(".").at(-1) ?? "";

/** The events of a whole game of bots, as the first seat is told them. */
async function played(engine: Engine, players: number): Promise<GameEvent[]> {
  await engine.ask({ cmd: "new", game: "thesauros", options: { mode: "standard", players }, seed: "drawn" });
  for (let answers = 0; ; ++answers) {
    const { decision } = await engine.ask<Pick<Look, "decision">>({ cmd: "decision" });
    if (decision.over) break;
    const seat = decision.asked[0]!;
    await engine.ask({ cmd: "bot", seat, level: "greedy", seed: answers, budget_ms: 1, play: true });
  }
  return (await engine.ask<Look>({ cmd: "look", seat: 0, lang: "en" })).events;
}

it("houses stand in the order in which their zones are resolved, roofs have the colour of the account that pays", async () => {
  const numbers = Object.keys(HOUSES).sort((one, other) => Number(one) - Number(other));
  expect(numbers).toEqual([...Object.keys(components.queues["3-4"]), "10"]);
  const at = (zone: string) => HOUSES[zone]!.y * 1000 + HOUSES[zone]!.x;
  expect([...numbers].sort((one, other) => at(one) - at(other))).toEqual(numbers);

  const paid = new Map<string, Set<string>>();
  const engine = await startNodeEngine();
  for (const players of [2, 3]) {
    let zone = "";
    for (const { kind, args } of await played(engine, players)) {
      if (kind === "quadrimester_begins") zone = "";
      if (kind === "zone_begins") {
        expect(Number(word(args[0]))).toBeGreaterThan(Number(zone));
        zone = word(args[0]);
      }
      if (kind === "paid" && zone !== "") paid.set(zone, (paid.get(zone) ?? new Set()).add(word(args[2])));
    }
  }
  expect(paid.size).toBeGreaterThan(5);
  for (const [zone, accounts] of paid) {
    expect(accounts, `zone ${zone}`).toContain(PAYS[zone]);
    // No event announces the sea, which follows zone 4 or whatever came before it, nor the wages at the end.
    const unannounced = [PAYS[zone], Number(zone) < 5 ? PAYS["5"] : undefined, "hr"];
    expect(
      [...accounts].filter((account) => !unannounced.includes(account as Account)),
      `zone ${zone}`,
    ).toEqual([]);
  }
});
