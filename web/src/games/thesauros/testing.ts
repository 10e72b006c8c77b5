// What the tests of the board share: looks of games that the real engine plays, in every mode.
import type { Engine } from "../../session/engine";
import type { Answer, JsonObject, Look, SeatInfo } from "../../session/types";
import { startNodeEngine } from "../../testing/node_engine";

const SEATS: SeatInfo[] = ["Anna", "Bruno", "Clara", "Doris"].map((name) => ({ name, kind: "human" }));

export const TABLES: JsonObject[] = [
  { mode: "standard", players: 3 },
  { mode: "mercenaries", players: 4 },
  { mode: "solo", players: 1 },
  { mode: "initiation", players: 2 },
  { mode: "standard", players: 2 },
];

let state = 4711;
const random = (below: number) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

const lookOf = async (engine: Engine, seat: number, options: JsonObject): Promise<Look> => {
  const told = await engine.ask<Look>({ cmd: "look", seat, lang: "en" });
  return { ...told, viewer: seat, seats: SEATS.slice(0, Number(options["players"])) };
};

/** What one seat sees of a game, look after look. */
export async function journey(engine: Engine, options: JsonObject, most: number): Promise<Look[]> {
  await engine.ask({ cmd: "new", game: "thesauros", options, seed: "journey" });
  const looks: Look[] = [];
  for (let answers = 0; answers < most; ++answers) {
    const look = await lookOf(engine, 0, options);
    looks.push(look);
    if (look.decision.over) break;
    await engine.ask({
      cmd: "bot",
      seat: look.decision.asked[0]!,
      level: "greedy",
      seed: answers,
      budget_ms: 1,
      play: true,
    });
  }
  return looks;
}

/** Looks with something new in them, as whoever is asked: another question, other verbs, another mode. */
export async function gather(most: number): Promise<{ engine: Engine; looks: Look[] }> {
  const engine = await startNodeEngine();
  const looks: Look[] = [];
  const seen = new Set<string>();
  for (const options of TABLES) {
    await engine.ask({ cmd: "new", game: "thesauros", options, seed: "coast" });
    for (let answers = 0; answers < most; ++answers) {
      const { decision } = await engine.ask<{ decision: Look["decision"] }>({ cmd: "decision" });
      if (decision.over) break;
      const seat = decision.asked[random(decision.asked.length)]!;
      const look = await lookOf(engine, seat, options);
      const verbs = [...new Set(look.legal.map(({ json }) => json.verb))];
      const alone = ["budget", "place", "raise_bid"].includes(decision.kind ?? "") ? options["mode"] : "";
      const kind = [alone, decision.kind, ...verbs].join(" ");
      if (!seen.has(kind) && look.legal.length > 0) looks.push(look);
      seen.add(kind);
      if (random(3) > 0)
        await engine.ask({ cmd: "bot", seat, level: "greedy", seed: answers, budget_ms: 1, play: true });
      else await engine.ask({ cmd: "do", seat, action: look.legal[random(look.legal.length)]!.text });
    }
  }
  return { engine, looks };
}

/** An answer made by hand. */
export const answer = (verb: string, fields: Record<string, string> = {}, say?: string): Answer => {
  const text = [verb, ...Object.values(fields)].join(" ");
  return { text, say: say ?? text, json: { verb, ...fields } };
};
