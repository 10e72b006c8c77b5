// Where the bots of a table in this browser think: in a worker of their own, beside the one that holds the table. A call
// into the engine cannot be interrupted, but a worker can be ended, whatever it does; and while a bot thinks, the table
// goes on answering people who look around.

import { budgetOf, SHORT_THOUGHT_MS } from "./bots";
import type { Hint } from "./coach";
import type { Engine } from "./engine";
import type { JsonObject, Language, Thinking } from "./types";

export interface BotQuestion {
  record: JsonObject;
  seat: number;
  level: string;
  decision: number;
}

export interface HintQuestion {
  record: JsonObject;
  seat: number;
  lang: Language;
  names: string[];
  simulations?: number;
  budget_ms?: number;
}

export class Thinker {
  private engine: Engine | null = null;
  /** Which of its questions is being answered. */
  private asking: object | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly start: () => Engine,
    /** Told when a thought turns out to be a long one, and with null when it is over. */
    private readonly tell: (thinking: Thinking | null) => void,
  ) {}

  /** So that the first answer does not have to wait for the engine. */
  warm(): void {
    this.engine ??= this.start();
  }

  /** The bot's answer; null when it was stopped. The seed is the decision's number: a reload changes nothing. */
  async choose({ record, seat, level, decision }: BotQuestion): Promise<string | null> {
    this.stop();
    const asking = (this.asking = {});
    this.timer = setTimeout(() => this.tell({ seat }), SHORT_THOUGHT_MS);
    const engine = (this.engine ??= this.start());
    try {
      await engine.ask({ cmd: "load", record });
      const question = { cmd: "bot", seat, level, seed: decision, decision, ...budgetOf(level) };
      const { action } = await engine.ask<{ action: { text: string } }>(question);
      return this.asking === asking ? action.text : null;
    } catch (error) {
      if (this.asking !== asking) return null;
      throw error;
    } finally {
      if (this.asking === asking) this.rest();
    }
  }

  /** What the coach would answer; null when it was stopped or has nothing to say. */
  async hint({ record, ...request }: HintQuestion): Promise<Hint | null> {
    this.stop();
    const asking = (this.asking = {});
    const engine = (this.engine ??= this.start());
    try {
      await engine.ask({ cmd: "load", record });
      const { hint } = await engine.ask<{ hint: Hint }>({ cmd: "hint", ...request });
      return this.asking === asking ? hint : null;
    } catch {
      return null;
    } finally {
      if (this.asking === asking) this.rest();
    }
  }

  /** At once; whoever waits for the answer gets null. */
  stop(): void {
    if (this.asking === null) return;
    this.rest();
    this.close();
  }

  close(): void {
    this.rest();
    this.engine?.close();
    this.engine = null;
  }

  private rest(): void {
    this.asking = null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.tell(null);
  }
}
