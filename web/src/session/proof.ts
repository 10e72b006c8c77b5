// Whether a game that was seen is the one that its seed and its answers lead to: it is played again here.

import { EngineError, type Engine } from "./engine";
import type { GameEvent, JsonObject, Language, Look } from "./types";

/** What happened, whatever language it is told in. */
const happened = (events: GameEvent[]): string =>
  JSON.stringify(events.map(({ decision, kind, args }) => [decision, kind, args]));

/** Every card that was turned, and the points at the end. Who won a game that people ended, the cards do not say. */
export async function leadsTo(
  engine: Engine,
  record: JsonObject,
  seed: string,
  seen: Look,
  lang: Language,
): Promise<boolean> {
  if (record.seed !== seed || record.game !== seen.game) return false;
  try {
    await engine.ask({ cmd: "load", record });
    const again = await engine.ask<Pick<Look, "events" | "outcome">>({
      cmd: "look",
      seat: seen.viewer,
      since: 0,
      lang,
      names: seen.seats.map(({ name }) => name),
    });
    const points = ({ outcome }: Pick<Look, "outcome">) => JSON.stringify([outcome.points, record.ending === undefined && outcome.winners]);
    return happened(again.events) === happened(seen.events) && points(again) === points(seen);
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}
