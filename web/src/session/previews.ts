// Asks what answers would do while the pointer moves over them: not at every step of it, one at a time, and only once
// for each answer of a position. What was pointed at last wins.

import { applyPatch } from "./patch";
import type { Foreseen, JsonObject, Look, Preview } from "./types";

type Ask = (answer: string) => Promise<Preview | null>;

/** The pointer must rest so many milliseconds: whoever only passes by asks nothing. */
export const REST = 90;

const foreseen = (answer: string, view: JsonObject, { difference, ...told }: Preview): Foreseen => ({
  ...told,
  answer,
  view,
  after: applyPatch(view, difference),
});

export class Previews {
  private view: JsonObject | null = null;
  /** By answer; null where there is none. */
  private known = new Map<string, Foreseen | null>();
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private asking = false;

  constructor(
    private readonly ask: Ask,
    private readonly show: (shown: Foreseen | null) => void,
  ) {}

  /** What is pointed at now. A preview follows from the view alone, so another view makes all of them void. */
  want({ view, legal }: Pick<Look, "view" | "legal">, answer: string | null): void {
    if (view !== this.view) this.known = new Map();
    this.view = view;
    this.wanted = legal.some(({ text }) => text === answer) ? answer : null;
    this.stop();
    this.tell();
    if (this.wanted !== null && !this.known.has(this.wanted)) this.timer = setTimeout(() => this.rested(), REST);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private tell(): void {
    this.show((this.wanted !== null && this.known.get(this.wanted)) || null);
  }

  private rested(): void {
    this.timer = null;
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    const { view, wanted } = this;
    if (this.asking || view === null || wanted === null || this.known.has(wanted)) return;
    this.asking = true;
    const shown = await this.ask(wanted).catch(() => null);
    this.asking = false;
    if (view === this.view) this.known.set(wanted, shown && foreseen(wanted, view, shown));
    this.tell();
    // Meanwhile the pointer may have come to rest on something else.
    if (this.timer === null) await this.fetch();
  }
}
