// The bots that people choose from, and how long they think in a browser.

import type { JsonObject } from "./types";

/** The weakest first; the engine tells the same list. */
export const BOT_LEVELS = ["easy", "normal", "hard", "expert"];
/** Who sits down where nobody was chosen. */
export const USUAL_LEVEL = "normal";
/** What a table of before says that tells no level. */
export const FORMER_LEVEL = "greedy";

/** Nobody is told of a thought that is shorter. */
export const SHORT_THOUGHT_MS = 500;

/** A level at its usual depth is quick, but a slow phone must not keep people waiting. */
const MOST_MS = 1000;
const EXPERT_MS = 200;

/** What a bot of a level may spend on an answer, as the engine takes it. */
export const budgetOf = (level: string): JsonObject =>
  level === "expert" ? { budget_ms: EXPERT_MS } : { limit_ms: MOST_MS };

/** The levels of a form: those for people, and the one that is chosen already, whatever it is. */
export const levelsToChoose = (chosen?: string | null): string[] =>
  chosen && !BOT_LEVELS.includes(chosen) ? [...BOT_LEVELS, chosen] : BOT_LEVELS;
