// What both sessions share: a state that listeners follow.

import type { SessionState } from "./types";

export const EMPTY_STATE: SessionState = {
  look: null,
  line: "connecting",
  curtain: null,
  busy: false,
  undo: "none",
  undoRequest: null,
  mark: 0,
  deadline: null,
  error: null,
  owner: false,
  opening: null,
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

  protected update(change: Partial<SessionState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
