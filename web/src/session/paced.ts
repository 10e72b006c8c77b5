// A table of a server, shown at the pace that people can follow: a server plays its bots at once, and what they did is
// shown one answer after the other. What the viewer is asked is never older than the table: answers are offered only
// once everything has been shown.

import type { Hint } from "./coach";
import type { Look, Preview, Refusal, Result, SeatLink, Session, SessionState } from "./types";

/** So far behind nobody wants to be: then everything is shown at once. */
const MAX_WAITING = 100;

/** Whether one look follows from the other by answers; not so after undo, in another language or on another seat. */
const follows = (before: Look, now: Look): boolean =>
  now.viewer === before.viewer &&
  now.decision.number > before.decision.number &&
  now.events.length >= before.events.length;

/** In this browser nobody sits by a link. */
const NO_LINKS: Refusal = { code: "no_invitations", message: "" };

const isAsked = ({ look, giving }: SessionState): boolean => look !== null && look.legal.length > 0 && !giving;

export class PacedSession<Inner extends Session = Session> implements Session {
  private readonly listeners = new Set<() => void>();
  /** What the inner session said, not yet shown; the last one is its present state. */
  private waiting: SessionState[] = [];
  private shown: SessionState;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private hurrying = false;
  private readonly unsubscribe: () => void;
  readonly id?: string;

  constructor(
    readonly inner: Inner,
    /** Milliseconds that each look is shown before the next. */
    private readonly pace: () => number,
  ) {
    if (inner.id !== undefined) this.id = inner.id;
    this.shown = inner.state();
    this.unsubscribe = inner.subscribe(() => this.hear(inner.state()));
  }

  readonly state = (): SessionState => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  hurry(): void {
    this.hurrying = !isAsked(this.inner.state());
    this.catchUp();
  }

  async answer(actions: string[]): Promise<Result> {
    // Nothing was offered: whatever this answers is not what is asked now.
    if (this.waiting.length > 0) return { ok: false, error: this.overtaken() };
    this.hurrying = false;
    return this.inner.answer(actions);
  }

  undo(): Promise<Result> {
    this.catchUp();
    return this.inner.undo();
  }

  agreeToUndo = (yes: boolean): Promise<Result> => this.inner.agreeToUndo(yes);
  explain = (action: string): Promise<Refusal | null> => this.inner.explain(action);
  preview = (action: string): Promise<Preview | null> => this.inner.preview(action);
  hint = async (): Promise<Hint | null> => (await this.inner.hint?.()) ?? null;
  setLanguage = (language: string): void => this.inner.setLanguage(language);
  liftCurtain = (): void => this.inner.liftCurtain();
  setBot = (seat: number, level: string | null): Promise<Result> => this.inner.setBot(seat, level);
  rename = (name: string): Promise<Result> => this.inner.rename(name);
  record = () => this.inner.record();
  playAgain = () => this.inner.playAgain();
  moveSeat = async (): Promise<SeatLink | Refusal> => (await this.inner.moveSeat?.()) ?? NO_LINKS;
  renewSeat = async (seat: number): Promise<SeatLink | Refusal> => (await this.inner.renewSeat?.(seat)) ?? NO_LINKS;

  concede = async (): Promise<Result> => (await this.inner.concede?.()) ?? { ok: false, error: NO_LINKS };
  agreeToEnd = async (yes: boolean): Promise<Result> =>
    (await this.inner.agreeToEnd?.(yes)) ?? { ok: false, error: NO_LINKS };
  pause = async (yes: boolean): Promise<Result> => (await this.inner.pause?.(yes)) ?? { ok: false, error: NO_LINKS };
  react = async (what: string): Promise<Result> => (await this.inner.react?.(what)) ?? { ok: false, error: NO_LINKS };

  close(): void {
    this.unsubscribe();
    if (this.timer !== null) clearTimeout(this.timer);
    this.inner.close();
  }

  private overtaken(): Refusal {
    this.catchUp();
    return { code: "stale", message: "" };
  }

  private hear(next: SessionState): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (next.look !== null && last.look !== null && this.sameMoment(last.look, next.look)) return this.amend(next);
    const waits = this.mayWait(last, next);
    // A forced answer goes by itself, and whoever is in a hurry still is.
    if (isAsked(next) && next.look?.decision.forced === undefined) this.hurrying = false;
    if (!waits) return this.catchUp(next);
    this.waiting.push(next);
    if (this.timer === null) this.showNext();
    else this.show(this.shown);
  }

  private sameMoment(before: Look, now: Look): boolean {
    return now.decision === before.decision && now.events === before.events && now.view === before.view;
  }

  /** Something beside the game changed: a name, the line, that an answer is on its way. */
  private amend(next: SessionState): void {
    if (this.waiting.length === 0) return this.show(next);
    this.waiting[this.waiting.length - 1] = next;
    this.show(this.shown);
  }

  /** What somebody else did may wait. What follows the viewer's own question may not, nor does a running clock wait. */
  private mayWait(last: SessionState, next: SessionState): boolean {
    if (last.look === null || next.look === null || !follows(last.look, next.look)) return false;
    if (isAsked(last) || this.hurrying || this.pace() === 0) return false;
    return this.waiting.length < MAX_WAITING && !(isAsked(next) && next.deadline !== null);
  }

  private catchUp(now = this.inner.state()): void {
    this.waiting = [];
    this.show(now);
    this.rest();
  }

  /** Nothing else is shown for a moment. */
  private rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.waiting.length > 0) this.showNext();
    }, this.pace());
  }

  private showNext(): void {
    const next = this.waiting.shift()!;
    this.show(next);
    this.rest();
  }

  /** While more is waiting, the moment of the game is the one that is shown, everything else is as it is now. */
  private show(state: SessionState): void {
    const now = this.waiting.at(-1);
    this.shown = now === undefined ? { ...state, behind: false } : this.momentOf(state, now);
    for (const listener of [...this.listeners]) listener();
  }

  private momentOf({ look, given, mark }: SessionState, now: SessionState): SessionState {
    const asked = look !== null && look.legal.length > 0;
    return {
      ...now,
      look: asked ? { ...look, legal: [] } : look,
      given,
      mark,
      giving: false,
      thinking: null,
      undo: "none",
      behind: true,
    };
  }
}
