// A table on which a lesson is played: the engine's own game, in which only what the lesson asks for goes on.

import { Observed } from "../session/base";
import { EngineError, type Engine } from "../session/engine";
import type { Answer, Decision, JsonObject, Language, Look, Preview, Refusal, Result, Session } from "../session/types";
import type { ProgressKeeper } from "./kept";
import { DamagedLesson, fits, isComplete, type Lesson, type Step } from "./lesson";

/** The player is asked or reads; the others play; it is said how it went; the lesson is over. */
export type Phase = "asked" | "played" | "told" | "over";

export interface Moment {
  /** Which step; as many as there are at the end. */
  step: number;
  phase: Phase;
  /** The step that was done last, if there is something to say of it. */
  done: number | null;
  /** How often something was tried in this step that is possible, but not what it asks for. */
  missed: number;
}

export interface LessonOptions {
  engine: Engine;
  lesson: Lesson;
  keeper: ProgressKeeper;
  /** By seat. */
  names: string[];
  language: Language;
  /** Milliseconds between two answers of others, so that people can follow. */
  pace?: () => number;
}

type LookReply = Pick<Look, "decision" | "view" | "legal" | "events" | "outcome">;

const DONE: Result = { ok: true };
/** The teacher says why; the table is silent. */
const MISSED: Result = { ok: false, error: { code: "lesson", message: "", told: true } };

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof EngineError) return error.refusal;
  return { code: error instanceof DamagedLesson ? "lesson" : "internal", message: String(error) };
};

export class LessonSession extends Observed implements Session {
  private readonly engine: Engine;
  private readonly lesson: Lesson;
  private readonly keeper: ProgressKeeper;
  private readonly names: string[];
  private readonly pace: () => number;
  private language: Language;
  private now: Moment = { step: 0, phase: "played", done: null, missed: 0 };
  /** What was answered to each step, by its id. */
  private given: Record<string, string[]> = {};
  /** What was answered to a part of the present step. */
  private part: string[] = [];
  /** Positions begin to count their decisions anew; a table never does. */
  private shift = 0;
  private mark = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor({ engine, lesson, keeper, names, language, pace }: LessonOptions) {
    super({});
    this.engine = engine;
    this.lesson = lesson;
    this.keeper = keeper;
    this.names = names;
    this.language = language;
    this.pace = pace ?? (() => 0);
    void this.run(() => this.begin());
  }

  readonly moment = (): Moment => this.now;

  /** After something to read, or after what was said of an answer. */
  goOn(): Promise<void> {
    return this.run(async () => {
      const { step, phase } = this.now;
      if (phase === "told") await this.enter(step + 1, null);
      else if (phase === "asked" && this.lesson.steps[step]!.expect === null) await this.finish(step);
    });
  }

  /** To the step before. */
  back(): Promise<void> {
    return this.run(async () => {
      const { step, phase } = this.now;
      const to = phase === "told" ? step : step - 1;
      if (phase !== "played" && to >= 0) await this.goTo(to);
    });
  }

  restart(): Promise<void> {
    return this.run(async () => {
      this.given = {};
      await this.goTo(0);
    });
  }

  async answer(actions: string[]): Promise<Result> {
    if (this.now.phase !== "asked") return MISSED;
    this.update({ busy: true });
    const result = await this.run(() => this.take(actions)).catch((error: unknown): Result => ({
      ok: false,
      error: refusalOf(error),
    }));
    this.update({ busy: false });
    return result;
  }

  async undo(): Promise<Result> {
    await this.back();
    return DONE;
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

  async explain(action: string): Promise<Refusal | null> {
    const request = { cmd: "explain", seat: this.lesson.viewer, action, lang: this.language };
    try {
      return (await this.engine.ask<{ refusal?: Refusal }>(request)).refusal ?? null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  preview(action: string): Promise<Preview | null> {
    const view = this.state().look?.view;
    return this.run(async () => {
      // Whatever was waited for may have changed the position.
      if (this.closed || this.state().look?.view !== view) return null;
      const request = { cmd: "preview", seat: this.lesson.viewer, action, ...this.spoken() };
      return this.engine.ask<Preview>(request).catch(() => null);
    });
  }

  setLanguage(language: Language): void {
    this.language = language;
    void this.run(async () => {
      if (this.state().look !== null) this.show(await this.look());
    });
  }

  async record(): Promise<JsonObject | null> {
    return (await this.engine.ask<{ record: JsonObject }>({ cmd: "record" })).record;
  }

  /** A lesson begins again by its own button. */
  playAgain(): Promise<Refusal> {
    return Promise.resolve({ code: "forbidden", message: "" });
  }

  close(): void {
    this.closed = true;
    this.engine.close();
  }

  /** One after the other. What goes wrong on the way leaves a damaged lesson. */
  private run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task);
    this.queue = result.catch((error) => {
      if (!this.closed) this.update({ error: refusalOf(error), busy: false });
    });
    return result;
  }

  private spoken() {
    return { lang: this.language, names: this.names };
  }

  private look(): Promise<LookReply> {
    return this.engine.ask<LookReply>({ cmd: "look", seat: this.lesson.viewer, since: 0, ...this.spoken() });
  }

  private async do(seat: number, action: string): Promise<LookReply> {
    const look = { seat: this.lesson.viewer, since: 0 };
    return (await this.engine.ask<{ look: LookReply }>({ cmd: "do", seat, action, look, ...this.spoken() })).look;
  }

  private async begin(): Promise<void> {
    const kept = this.keeper.load();
    const at = this.lesson.steps.findIndex(({ id }) => id === kept?.at);
    if (kept === null || at <= 0) return this.goTo(0);
    this.given = kept.given;
    // What was kept of another edition of the lesson may lead nowhere.
    await this.goTo(at).catch(() => {
      this.given = {};
      return this.goTo(0);
    });
  }

  /** From the last position that was set up, by what was answered since. */
  private async goTo(index: number): Promise<void> {
    const { steps } = this.lesson;
    const from = steps.findLastIndex(({ position }, at) => at <= index && position !== undefined);
    await this.setUp(steps[from]!);
    for (const step of steps.slice(from, index)) await this.again(step);
    await this.enter(index, null, true);
  }

  private async setUp({ id, position }: Step): Promise<void> {
    const { game } = this.lesson;
    const state = position!;
    const { decision } = await this.engine
      .ask<{ decision: Decision }>({ cmd: "position", game, state })
      .catch((error: unknown) => {
        throw new DamagedLesson(`step ${id}: position: ${String(error)}`);
      });
    this.mark = 0;
    this.shift = (this.state().look?.decision.number ?? -1) + 1 - decision.number;
  }

  private async again(step: Step): Promise<void> {
    const before = this.given[step.id] ?? [];
    if (step.expect !== null) {
      for (let given = 0; given < before.length || !isComplete(step, given); ++given) {
        const fitting = (await this.look()).legal.filter((answer) => fits(step, answer, given));
        const answer = fitting.find(({ text }) => text === before[given]) ?? fitting[0];
        if (answer === undefined) throw new DamagedLesson(`step ${step.id}: nothing of what it expects is legal`);
        await this.do(this.lesson.viewer, answer.text);
      }
    }
    await this.play(step, async () => {});
  }

  private async enter(index: number, done: number | null, isSetUp = false): Promise<void> {
    const step = this.lesson.steps[index];
    this.part = [];
    if (step?.position && !isSetUp) await this.setUp(step);
    const look = await this.look();
    if (step && step.expect !== null && !look.legal.some((answer) => fits(step, answer)))
      throw new DamagedLesson(`step ${step.id}: nothing of what it expects is legal`);
    this.keep(index);
    this.show(look, { step: index, phase: step ? "asked" : "over", done, missed: 0 });
  }

  private keep(index: number): void {
    const step = this.lesson.steps[index];
    const finished = step === undefined || (this.keeper.load()?.finished ?? false);
    this.keeper.save({ at: step?.id ?? null, given: this.given, finished });
  }

  /** All of the answers or none: a form may answer several steps. */
  private async take(actions: string[]): Promise<Result> {
    const before = actions.length > 1 ? await this.record() : null;
    const undone = { step: this.now.step, part: this.part, given: this.given };
    let at = this.now.step;
    let look = await this.look();
    const putBack = async () => {
      this.part = undone.part;
      this.given = undone.given;
      if (before) await this.engine.ask({ cmd: "load", record: before });
    };
    try {
      for (const action of actions) {
        const answer = look.legal.find(({ text }) => text === action);
        const wanted = answer && this.stepFor(at, answer);
        if (wanted === null) {
          await putBack();
          this.miss();
          return MISSED;
        }
        look = await this.do(this.lesson.viewer, action);
        if (wanted !== undefined && wanted !== at) this.complete(at);
        at = wanted ?? at;
        this.part = [...this.part, action];
      }
    } catch (error) {
      await putBack();
      return { ok: false, error: refusalOf(error) };
    }
    this.mark = look.events.length;
    if (!isComplete(this.lesson.steps[at]!, this.part.length)) this.show(look, { step: at });
    else await this.finish(at, look);
    return DONE;
  }

  /** The step that an answer belongs to; null for one that nobody asks for now. */
  private stepFor(at: number, answer: Answer): number | null {
    const step = this.lesson.steps[at]!;
    if (!isComplete(step, this.part.length)) return fits(step, answer, this.part.length) ? at : null;
    const next = this.lesson.steps[at + 1];
    const goesOn = next !== undefined && next.position === undefined && step.then?.length === 0;
    if (goesOn && fits(next, answer)) return at + 1;
    return !step.form && fits(step, answer) ? at : null;
  }

  private miss(): void {
    this.now = { ...this.now, missed: this.now.missed + 1 };
    this.update({});
  }

  private complete(at: number): void {
    this.given = { ...this.given, [this.lesson.steps[at]!.id]: this.part };
    this.part = [];
  }

  /** The step is done: the others play, and the next one comes, at once or when the player has seen what happened. */
  private async finish(at: number, look?: LookReply): Promise<void> {
    const { steps } = this.lesson;
    const step = steps[at]!;
    if (step.expect !== null) this.complete(at);
    this.keep(at + 1);
    this.show(look ?? (await this.look()), { step: at, phase: "played" });
    await this.play(step, async (next) => {
      this.show(next);
    });
    if (this.closed) return;
    const waits = steps[at + 1] === undefined || steps[at + 1]!.position !== undefined;
    if (step.expect === null || !waits) return this.enter(at + 1, step.expect === null ? null : at);
    this.show(await this.look(), { phase: "told", done: at });
  }

  /** What is played after a step, one answer at a time. */
  private async play({ id, then = [] }: Step, shown: (look: LookReply) => Promise<void>): Promise<void> {
    if (then === "bots") return this.playBots(shown);
    for (const [seat, text] of then) {
      await this.wait();
      if (this.closed) return;
      const look = await this.do(seat, text).catch((error: unknown) => {
        throw new DamagedLesson(`step ${id}: then ${text} (${String(error)})`);
      });
      await shown(look);
    }
  }

  /** The seed is the decision's number, so that every time is the same. */
  private async playBots(shown: (look: LookReply) => Promise<void>): Promise<void> {
    for (;;) {
      const look = await this.look();
      const { over, asked, number } = look.decision;
      const [seat] = asked;
      if (this.closed || over || seat === undefined || asked.includes(this.lesson.viewer)) return;
      await this.wait();
      await this.engine.ask({ cmd: "bot", seat, level: "greedy", seed: number, play: true });
      await shown(await this.look());
    }
  }

  private wait(): Promise<void> {
    const pace = this.state().look === null ? 0 : this.pace();
    return pace === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, pace));
  }

  private show({ decision, view, legal, events, outcome }: LookReply, moment: Partial<Moment> = {}): void {
    this.now = { ...this.now, ...moment };
    const { game, viewer } = this.lesson;
    const seats = this.names.map((name, seat) =>
      seat === viewer ? { name, kind: "human" as const } : { name, kind: "bot" as const },
    );
    const counted = <T extends { decision: number }>(one: T): T => ({ ...one, decision: one.decision + this.shift });
    this.update({
      look: {
        game,
        options: {},
        viewer,
        seats,
        decision: { ...decision, number: decision.number + this.shift },
        view,
        // Nothing is asked while others play, nor before the player has gone on.
        legal: this.now.phase === "asked" ? legal : [],
        events: events.map(counted),
        outcome,
      },
      line: "open",
      undo: this.now.phase === "played" || (this.now.step === 0 && this.now.phase === "asked") ? "none" : "free",
      mark: Math.min(this.mark, events.length),
      error: null,
    });
  }
}
