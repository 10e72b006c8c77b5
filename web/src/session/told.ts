// The events that the engine has told one viewer. What was told stays as it is, so the engine is asked only for what came
// since: late in a game all sentences of it are most of a look.

import type { GameEvent } from "./types";

/** Events from the one that was asked for on, and the number of the next one. */
export interface News {
  events: GameEvent[];
  next: number;
}

export class Told {
  private listener = "";
  private events: GameEvent[] = [];

  /** The first event that this listener has not been told. The name has all that sentences depend on. */
  since(listener: string): number {
    return listener === this.listener ? this.events.length : 0;
  }

  /** Adds what the engine said when it was asked from `since` on; gives all events. After undo there are fewer. */
  hear(listener: string, since: number, { events, next }: News): GameEvent[] {
    const before = listener === this.listener && since === this.events.length ? this.events : [];
    const kept = next < before.length ? before.slice(0, next) : before;
    this.listener = listener;
    this.events = events.length > 0 ? [...kept, ...events] : kept;
    return this.events;
  }

  /** Another game, or another course of this one. */
  forget(): void {
    this.listener = "";
    this.events = [];
  }
}
