// A table in this browser: the engine answers, bots play their seats, people share the screen.

import { Observed } from "./base";
import { EngineError, type Begun, type Engine } from "./engine";
import { isNewer, newId, type SavedTable } from "./saved";
import type {
  Decision,
  JsonObject,
  Language,
  Look,
  Preview,
  Refusal,
  Result,
  Session,
  UndoState,
  Viewer,
} from "./types";

/** Where the table is kept, for this page and for others that have it open too. */
export interface Keeper {
  load(id: string): SavedTable | null;
  save(table: SavedTable): unknown;
  /** Calls back when another page may have saved the table; returns how to stop. */
  watch(id: string, listener: () => void): () => void;
}

export interface LocalOptions {
  engine: Engine;
  table: SavedTable;
  keeper: Keeper;
  language: Language;
  /** Milliseconds between two answers of bots, so that people can follow. */
  pace?: () => number;
}

interface Answered {
  answers: [number, string][];
}

type LookReply = Pick<Look, "decision" | "view" | "legal" | "events" | "outcome">;

const DONE: Result = { ok: true };
const STALE: Refusal = { code: "stale", message: "" };
const refusalOf = (error: unknown): Refusal =>
  error instanceof EngineError ? error.refusal : { code: "internal", message: String(error) };

export class LocalSession extends Observed implements Session {
  private readonly engine: Engine;
  private readonly keeper: Keeper;
  private readonly pace: () => number;
  private language: Language;
  private table: SavedTable;
  /** Everything that talks to the engine waits for what came before. */
  private queue: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  /** Hot-seat: who has sat down. */
  private seated: number | null = null;
  private readonly page = newId();
  /** How often what another page saved took the place of what was here. */
  private overtaken = 0;
  private readonly unwatch: () => void;

  constructor({ engine, table, keeper, language, pace }: LocalOptions) {
    super({ owner: true });
    this.engine = engine;
    this.keeper = keeper;
    this.language = language;
    this.pace = pace ?? (() => 0);
    this.table = structuredClone(table);
    this.unwatch = keeper.watch(table.id, () => this.run(() => this.follow()));
    this.run(() => this.begin());
  }

  answer(actions: string[]): Promise<Result> {
    return this.change(async () => {
      const seat = this.table.viewer;
      await this.engine.ask({ cmd: "do", seat, actions, lang: this.language });
      const look = await this.lookAs(seat ?? "spectator");
      if (seat !== null) this.table.marks[seat] = look.events.length;
    });
  }

  undo(): Promise<Result> {
    return this.change(() => this.takeBack());
  }

  agreeToUndo(): Promise<Result> {
    return Promise.resolve(DONE);
  }

  async explain(action: string): Promise<Refusal | null> {
    try {
      const seat = typeof this.viewer() === "number" ? this.viewer() : 0;
      const reply = await this.engine.ask<{ legal: boolean; refusal?: Refusal }>({
        cmd: "explain",
        seat,
        action,
        lang: this.language,
      });
      return reply.refusal ?? null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  preview(action: string): Promise<Preview | null> {
    const view = this.state().look?.view;
    return this.run(async () => {
      const seat = this.state().look?.viewer;
      // Whatever was waited for may have changed the position.
      if (this.closed || typeof seat !== "number" || this.state().look?.view !== view) return null;
      const request = { cmd: "preview", seat, action, lang: this.language, names: this.names() };
      return this.engine.ask<Preview>(request).catch(() => null);
    });
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.run(() => this.refresh());
  }

  liftCurtain(): void {
    this.seated = this.state().curtain;
    this.run(() => this.refresh());
  }

  setBot(seat: number, level: string | null): Promise<Result> {
    return this.change(async () => {
      const { name } = this.table.seats[seat]!;
      this.table.seats[seat] = level === null ? { name, kind: "human" } : { name, kind: "bot", level };
    });
  }

  rename(name: string): Promise<Result> {
    return this.change(async () => {
      const seat = this.viewer();
      if (typeof seat === "number") this.table.seats[seat]!.name = name;
    });
  }

  async record(): Promise<JsonObject | null> {
    await this.queue;
    return this.table.record;
  }

  close(): void {
    this.closed = true;
    this.unwatch();
    if (this.timer !== null) clearTimeout(this.timer);
    this.engine.close();
  }

  private async begin(): Promise<void> {
    const { record, game, options } = this.table;
    await (record ? this.load(record) : this.engine.ask({ cmd: "new", game, options }));
    if (record !== null || (await this.keep())) await this.refresh();
  }

  private load(record: JsonObject): Promise<Begun> {
    return this.engine.ask<Begun>({ cmd: "load", record });
  }

  /** One after the other; an error that nobody waits for becomes the state's. */
  private run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task);
    this.queue = result.catch((error) => {
      if (!this.closed) this.update({ error: refusalOf(error), busy: false });
    });
    return result;
  }

  private async change(task: () => Promise<void>): Promise<Result> {
    this.update({ busy: true });
    const seen = this.overtaken;
    const outcome = this.run(async (): Promise<Result> => {
      try {
        await this.follow();
        // What was meant for another position is not done in this one.
        if (this.overtaken !== seen) throw new EngineError(STALE);
        await task();
        if (!(await this.keep())) throw new EngineError(STALE);
        await this.refresh();
        return DONE;
      } catch (error) {
        return { ok: false, error: refusalOf(error) };
      }
    });
    const result = await outcome;
    this.update({ busy: false });
    return result;
  }

  private names(): string[] {
    return this.table.seats.map((seat) => seat.name);
  }

  private people(): number[] {
    return this.table.seats.flatMap((seat, index) => (seat.kind === "human" ? [index] : []));
  }

  private viewer(): Viewer {
    return this.table.viewer ?? "spectator";
  }

  private lookAs(seat: Viewer): Promise<LookReply> {
    return this.engine.ask<LookReply>({ cmd: "look", seat, since: 0, lang: this.language, names: this.names() });
  }

  /** Whoever is asked sits at the screen; while bots think, nobody moves. */
  private chooseViewer({ asked }: Decision): void {
    const people = this.people();
    const waiting = people.filter((seat) => asked.includes(seat));
    if (people.length <= 1) {
      this.table.viewer = people[0] ?? null;
      this.seated = this.table.viewer;
    } else if (this.table.viewer === null || (waiting.length > 0 && !waiting.includes(this.table.viewer))) {
      this.table.viewer = waiting[0] ?? people[0]!;
    }
  }

  private decision(): Promise<{ decision: Decision }> {
    return this.engine.ask({ cmd: "decision" });
  }

  /** Saves what the engine has now. False when another page was quicker: then its table is here instead. */
  private async keep(): Promise<boolean> {
    const { decision } = await this.decision();
    this.chooseViewer(decision);
    const { record } = await this.engine.ask<{ record: JsonObject }>({ cmd: "record" });
    // Nothing is waited for between looking and saving, so that no other page comes between.
    const newer = this.newer();
    if (newer) return this.adopt(newer).then(() => false);
    const { number, over } = decision;
    const version = this.table.version + 1;
    Object.assign(this.table, { record, decision: number, over, changed: Date.now(), version, by: this.page });
    this.keeper.save(this.table);
    return true;
  }

  /** What another page saved since, if it did. */
  private newer(): SavedTable | null {
    const kept = this.keeper.load(this.table.id);
    return kept && kept.record && isNewer(kept, this.table) ? kept : null;
  }

  private async adopt(kept: SavedTable): Promise<void> {
    ++this.overtaken;
    this.table = structuredClone(kept);
    await this.load(this.table.record!);
    await this.refresh();
  }

  private async follow(): Promise<void> {
    const newer = this.closed ? null : this.newer();
    if (newer) await this.adopt(newer);
  }

  private async refresh(): Promise<void> {
    const { decision } = await this.decision();
    this.chooseViewer(decision);
    const hidden = this.table.viewer !== null && this.seated !== this.table.viewer && !decision.over;
    const look = await this.lookAs(hidden ? "spectator" : this.viewer());
    this.show(look, hidden);
    this.scheduleBots(decision);
  }

  private show(look: LookReply, hidden: boolean): void {
    const { game, options, seats, marks, viewer } = this.table;
    const { decision, view, legal, events, outcome } = look;
    this.update({
      look: {
        game,
        options,
        viewer: hidden ? "spectator" : this.viewer(),
        seats: structuredClone(seats),
        decision,
        view,
        legal,
        events,
        outcome,
      },
      line: "open",
      curtain: hidden ? viewer : null,
      undo: this.undoState(decision),
      mark: Math.min((viewer !== null && marks[viewer]) || 0, events.length),
      error: null,
    });
  }

  private answers(): [number, string][] {
    return (this.table.record as Answered | null)?.answers ?? [];
  }

  private lastOfPeople(): number {
    const people = this.people();
    return this.answers().findLastIndex(([seat]) => people.includes(seat));
  }

  private undoState(decision: Decision): UndoState {
    if (this.lastOfPeople() < 0) return "none";
    return this.people().length === 1 || decision.can_undo ? "free" : "none";
  }

  /** To the last answer of a person. One who plays alone may always; people among themselves only to the barrier. */
  private async takeBack(): Promise<void> {
    const last = this.lastOfPeople();
    if (last < 0) throw new EngineError(await this.nothingToUndo());
    const record = this.table.record!;
    if (this.people().length > 1) {
      await this.stepBack(this.answers().length - last, record);
    } else {
      await this.load({ ...record, answers: this.answers().slice(0, last) });
    }
    this.table.marks = this.table.seats.map(() => Number.MAX_SAFE_INTEGER);
  }

  private async stepBack(steps: number, record: JsonObject): Promise<void> {
    try {
      for (let step = 0; step < steps; ++step) await this.engine.ask({ cmd: "undo", lang: this.language });
    } catch (error) {
      await this.load(record);
      throw error;
    }
  }

  /** The engine's own words for it. */
  private async nothingToUndo(): Promise<Refusal> {
    try {
      await this.engine.ask({ cmd: "undo", decision: 0, lang: this.language });
    } catch (error) {
      return refusalOf(error);
    }
    return { code: "nothing_to_undo", message: "" };
  }

  private botsOf({ asked }: Decision): number[] {
    return asked.filter((seat) => this.table.seats[seat]?.kind === "bot");
  }

  private scheduleBots(decision: Decision): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.closed || decision.over || this.botsOf(decision).length === 0) return;
    this.timer = setTimeout(() => this.run(() => this.playBot()), this.pace());
  }

  /** The seed is the decision's number: a reload in the middle changes nothing. */
  private async playBot(): Promise<void> {
    if (this.closed) return;
    const { decision } = await this.decision();
    const seat = this.botsOf(decision)[0];
    if (seat === undefined) return;
    const level = this.table.seats[seat]!.level ?? "greedy";
    await this.engine.ask({ cmd: "bot", seat, level, seed: decision.number, budget_ms: 500, play: true });
    if (await this.keep()) await this.refresh();
  }
}
