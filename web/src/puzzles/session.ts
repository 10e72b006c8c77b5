// A table on which a puzzle is solved: the engine judges each answer by what was found when the puzzle was made, and only
// what leads on is played. The position is a guess, so nothing here knows anything that was hidden from the seat.

import { Observed } from "../session/base";
import type { AdvisedLine, Scale } from "../session/coach";
import { EngineError, type Engine } from "../session/engine";
import type { JsonObject, Language, Look, Preview, Refusal, Result, Session } from "../session/types";
import type { Puzzle } from "./book";

/** The player is asked; an answer was wrong; the best line, or one as good, was found; it was shown. */
export type Phase = "asked" | "wrong" | "solved" | "shown";

/** How the engine judges an answer. */
export interface Verdict extends Scale {
  solution: "best" | "good" | "wrong" | "shown";
  obvious: boolean;
  over: boolean;
  given?: AdvisedLine;
  better?: AdvisedLine;
}

export interface Moment {
  phase: Phase;
  /** Of the last answer, if there was one. */
  verdict: Verdict | null;
  /** How many questions of the line are answered. */
  step: number;
  wrongs: number;
  /** What it was about; told when it is over. */
  theme: string | null;
  /** The line is being played on the board. */
  playing: boolean;
  played: boolean;
}

export interface PuzzleOptions {
  engine: Engine;
  game: string;
  puzzle: Puzzle;
  /** By seat. */
  names: string[];
  language: Language;
  /** Told once, when it is over. */
  onOver: (how: "first" | "later" | "seen") => void;
  /** Milliseconds between two answers of a line that is shown. */
  pace?: () => number;
}

type LookReply = Pick<Look, "decision" | "view" | "legal" | "events" | "outcome">;

const DONE: Result = { ok: true };
/** The card says why; the table is silent. */
const TOLD: Result = { ok: false, error: { code: "puzzle", message: "", told: true } };
const FRESH: Moment = { phase: "asked", verdict: null, step: 0, wrongs: 0, theme: null, playing: false, played: false };

const refusalOf = (error: unknown): Refusal =>
  error instanceof EngineError ? error.refusal : { code: "internal", message: String(error) };

export class PuzzleSession extends Observed implements Session {
  private readonly options: PuzzleOptions;
  private language: Language;
  private now: Moment = FRESH;
  private theme = "";
  private told = false;
  private closed = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(options: PuzzleOptions) {
    super({});
    this.options = options;
    this.language = options.language;
    void this.run(() => this.begin()).catch(() => {});
  }

  readonly moment = (): Moment => this.now;

  async answer(actions: string[]): Promise<Result> {
    if (this.now.phase === "solved" || this.now.phase === "shown") return TOLD;
    this.update({ busy: true });
    try {
      return await this.run(() => this.take(actions));
    } catch (error) {
      return { ok: false, error: refusalOf(error) };
    } finally {
      this.update({ busy: false });
    }
  }

  /** After a wrong answer. */
  retry(): void {
    if (this.now.phase === "wrong") this.move({ phase: "asked", verdict: null });
  }

  /** From the first question on. */
  restart(): Promise<void> {
    return this.run(async () => {
      this.now = { ...FRESH, wrongs: this.now.wrongs };
      await this.begin();
    });
  }

  /** Gives up, and sees the answer. */
  show(): Promise<void> {
    return this.run(async () => {
      if (this.now.phase === "solved" || this.now.phase === "shown") return;
      const verdict = await this.options.engine.ask<Verdict>({ cmd: "solve", ...this.spoken() });
      this.end("seen", { phase: "shown", verdict });
      this.look(await this.fetchLook());
    });
  }

  /** Plays the best line on the board, from the question that is asked. */
  playLine(): Promise<void> {
    return this.run(async () => {
      const { verdict } = this.now;
      const line = verdict?.better;
      if (!line || this.now.playing || this.now.played) return;
      this.move({ playing: true });
      for (const { text } of line.answers) {
        if (this.closed) return;
        const played = await this.do(text).catch(() => null);
        if (played === null) break;
        this.look(played);
        await this.wait();
      }
      this.move({ playing: false, played: true });
    });
  }

  async explain(action: string): Promise<Refusal | null> {
    const request = { cmd: "explain", seat: this.options.puzzle.seat, action, lang: this.language };
    try {
      return (await this.options.engine.ask<{ refusal?: Refusal }>(request)).refusal ?? null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  preview(action: string): Promise<Preview | null> {
    const view = this.state().look?.view;
    return this.run(async () => {
      // Whatever was waited for may have changed the position.
      if (this.closed || this.state().look?.view !== view) return null;
      const request = { cmd: "preview", seat: this.options.puzzle.seat, action, ...this.spoken() };
      return this.options.engine.ask<Preview>(request).catch(() => null);
    });
  }

  /** What was said of an answer is forgotten with its language: the question stands anew. */
  setLanguage(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    void this.run(async () => {
      if (this.state().look === null) return;
      if (this.now.phase === "solved" || this.now.phase === "shown") return this.begin();
      this.move({ phase: "asked", verdict: null });
      this.look(await this.fetchLook());
    }).catch(() => {});
  }

  async record(): Promise<JsonObject | null> {
    return (await this.options.engine.ask<{ record: JsonObject }>({ cmd: "record" })).record;
  }

  undo(): Promise<Result> {
    return this.restart().then(() => DONE);
  }
  agreeToUndo(): Promise<Result> {
    return Promise.resolve(DONE);
  }
  setBot(): Promise<Result> {
    return Promise.resolve(DONE);
  }
  rename(): Promise<Result> {
    return Promise.resolve(DONE);
  }
  liftCurtain(): void {}
  playAgain(): Promise<Refusal> {
    return Promise.resolve({ code: "forbidden", message: "" });
  }

  close(): void {
    this.closed = true;
    this.options.engine.close();
  }

  /** One after the other. */
  private run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task);
    this.queue = result.catch((error: unknown) => {
      if (!this.closed && this.state().look === null) this.update({ error: refusalOf(error), busy: false });
    });
    return result;
  }

  private spoken() {
    return { lang: this.language, names: this.options.names };
  }

  private fetchLook(): Promise<LookReply> {
    const { engine, puzzle } = this.options;
    return engine.ask<LookReply>({ cmd: "look", seat: puzzle.seat, since: 0, ...this.spoken() });
  }

  private async do(action: string): Promise<LookReply> {
    const { engine, puzzle } = this.options;
    const look = { seat: puzzle.seat, since: 0 };
    const request = { cmd: "do", seat: puzzle.seat, action, look, ...this.spoken() };
    return (await engine.ask<{ look: LookReply }>(request)).look;
  }

  private async setUp(): Promise<void> {
    const { engine, game, puzzle } = this.options;
    const request = { cmd: "puzzle", game, puzzle: puzzle.whole, lang: this.language };
    this.theme = (await engine.ask<{ puzzle: { theme: { text: string } } }>(request)).puzzle.theme.text;
  }

  private async begin(): Promise<void> {
    await this.setUp();
    this.now = { ...FRESH, wrongs: this.now.wrongs };
    this.look(await this.fetchLook());
  }

  private solve(action: string): Promise<Verdict> {
    return this.options.engine.ask({ cmd: "solve", action, ...this.spoken() });
  }

  /** All that lead on are played; the first that does not ends it. */
  private async take(actions: string[]): Promise<Result> {
    for (const action of actions) {
      const verdict = await this.solve(action);
      if (verdict.solution === "wrong") {
        this.move({ phase: "wrong", verdict, wrongs: this.now.wrongs + 1 });
        return TOLD;
      }
      const step = verdict.solution === "best" ? this.now.step + 1 : this.now.step;
      this.now = { ...this.now, phase: "asked", verdict, step };
      if (verdict.over) {
        this.end(this.now.wrongs === 0 ? "first" : "later", { phase: "solved" });
        break;
      }
    }
    this.look(await this.fetchLook());
    return DONE;
  }

  private end(how: "first" | "later" | "seen", moment: Partial<Moment>): void {
    this.move({ ...moment, theme: this.theme });
    if (this.told) return;
    this.told = true;
    this.options.onOver(how);
  }

  private move(moment: Partial<Moment>): void {
    this.now = { ...this.now, ...moment };
    this.update({});
  }

  private wait(): Promise<void> {
    const pace = this.options.pace?.() ?? 0;
    return pace === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, pace));
  }

  private look({ decision, view, legal, events, outcome }: LookReply): void {
    const { game, puzzle, names } = this.options;
    const seats = names.map((name, seat) =>
      seat === puzzle.seat ? { name, kind: "human" as const } : { name, kind: "bot" as const },
    );
    const isOver = this.now.phase === "solved" || this.now.phase === "shown";
    this.update({
      look: {
        game,
        options: {},
        viewer: puzzle.seat,
        seats,
        decision,
        view,
        legal: isOver ? [] : legal,
        events,
        outcome,
      },
      line: "open",
      undo: "none",
      mark: 0,
      error: null,
    });
  }
}
