// What both sessions share: a state that listeners follow.

import type { Look, SessionState } from "./types";

export const EMPTY_STATE: SessionState = {
  look: null,
  waiting: null,
  line: "connecting",
  curtain: null,
  busy: false,
  giving: false,
  undo: "none",
  undoRequest: null,
  given: [],
  mark: 0,
  deadline: null,
  error: null,
  owner: false,
  behind: false,
  thinking: null,
  opening: null,
  next: null,
};

export class Observed {
  private readonly listeners = new Set<() => void>();
  private current: SessionState;

  constructor(initial: Partial<SessionState>) {
    this.current = { ...EMPTY_STATE, ...initial };
  }

  readonly state = (): SessionState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Remembers the forced answer that is given at this look by its viewer. */
  protected noteGiven({ decision, events, legal }: Pick<Look, "decision" | "events" | "legal">): void {
    const [only] = legal;
    if (only === undefined) return;
    const note = { decision: decision.number, at: events.length, say: only.say };
    this.update({ given: [...this.state().given, note] });
  }

  /** What was given up to a decision: undo takes back the rest. */
  protected givenBefore(decision: number): SessionState["given"] {
    return this.state().given.filter((one) => one.decision < decision);
  }

  protected update(change: Partial<SessionState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
