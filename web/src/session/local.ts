// A table in this browser: the engine answers, bots play their seats, people share the screen.

import { onceMore } from "./again";
import { Observed } from "./base";
import type { Hint } from "./coach";
import { EngineError, type Begun, type Engine } from "./engine";
import { FORMER_LEVEL } from "./bots";
import { isNewer, newId, type SavedTable } from "./saved";
import { Thinker } from "./thinker";
import { Told, type News } from "./told";
import type {
  Decision,
  JsonObject,
  Language,
  Look,
  Place,
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
  /** Starts another engine, in which bots think. */
  startThinker: () => Engine;
  table: SavedTable;
  keeper: Keeper;
  language: Language;
  /** Milliseconds between two answers of bots, so that people can follow. */
  pace?: () => number;
  /** Whether forced answers of people are given without asking. */
  givesForced?: () => boolean;
}

interface Answered {
  answers: [number, string][];
}

type LookReply = Pick<Look, "decision" | "view" | "legal" | "events" | "outcome">;
/** What the engine says of a look, with the events since those that it has told. */
type LookNews = LookReply & News;

/** Where the game stands after something was done, and what one viewer sees of it if that was asked for too. */
interface Standing {
  decision: Decision;
  look?: LookReply;
  viewer?: Viewer;
}

/** As many as a server remembers. */
const MAX_TAKEN_BACK = 200;
/** So long the coach thinks about a hint. */
const HINT_MS = 1200;
const DONE: Result = { ok: true };
const STALE: Refusal = { code: "stale", message: "" };
const refusalOf = (error: unknown): Refusal =>
  error instanceof EngineError ? error.refusal : { code: "internal", message: String(error) };

/** The answer of a bot at a decision, which is shown after a pause. */
interface Awaited {
  decision: number;
  over: Promise<void>;
  /** Ends the pause. */
  hurry: () => void;
}

function pause(decision: number, ms: number): Awaited {
  let hurry = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    hurry = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { decision, over, hurry };
}

export class LocalSession extends Observed implements Session {
  private readonly engine: Engine;
  private readonly keeper: Keeper;
  private readonly pace: () => number;
  private readonly givesForced: () => boolean;
  private language: Language;
  private table: SavedTable;
  /** The game in the engine: it tells its record once, afterwards every answer is added here. */
  private played: JsonObject | null = null;
  /** Where the game in the engine stands. */
  private standing: Standing | null = null;
  /** The decisions that were met on the way here, by their numbers: a reload begins with the present one. */
  private readonly met = new Map<number, Decision>();
  /** Everything that talks to the engine waits for what came before. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly thinker: Thinker;
  private readonly told = new Told();
  /** The bot whose answer is awaited: it thinks, and then waits until people have seen what was before. */
  private awaited: Awaited | null = null;
  /** Bots do not wait until a person is asked again. */
  private hurrying = false;
  readonly id: string;
  private closed = false;
  /** Hot-seat: who has sat down. */
  private seated: number | null = null;
  private readonly page = newId();
  /** How often what another page saved took the place of what was here. */
  private overtaken = 0;
  private readonly unwatch: () => void;

  constructor({ engine, startThinker, table, keeper, language, pace, givesForced }: LocalOptions) {
    super({ owner: true });
    this.engine = engine;
    this.thinker = new Thinker(startThinker, (thinking) => {
      if (!this.closed && this.state().thinking !== thinking) this.update({ thinking });
    });
    this.keeper = keeper;
    this.language = language;
    this.pace = pace ?? (() => 0);
    this.givesForced = givesForced ?? (() => true);
    this.table = structuredClone(table);
    this.id = table.id;
    this.unwatch = keeper.watch(table.id, () => this.run(() => this.follow()));
    if (table.seats.some(({ kind }) => kind === "bot")) this.thinker.warm();
    this.run(() => this.begin());
  }

  answer(actions: string[]): Promise<Result> {
    return this.change(async () => {
      const seat = this.table.viewer;
      const standing = await this.give(seat, actions);
      if (seat !== null) this.table.marks[seat] = standing.look!.events.length;
      return standing;
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

  /** Among people the coach keeps out of it, unless they want it. */
  async hint(): Promise<Hint | null> {
    const { look, busy } = this.state();
    const seat = look?.viewer;
    const record = this.played;
    if (busy || record === null || typeof seat !== "number" || !look?.decision.asked.includes(seat)) return null;
    if (this.people().length !== 1 && !this.table.hints) return null;
    return this.thinker.hint({ record, seat, lang: this.language, names: this.names(), budget_ms: HINT_MS });
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
      return { decision: this.standing!.decision };
    });
  }

  rename(name: string): Promise<Result> {
    return this.change(async () => {
      const seat = this.viewer();
      if (typeof seat === "number") this.table.seats[seat]!.name = name;
      return { decision: this.standing!.decision };
    });
  }

  async record(): Promise<JsonObject | null> {
    await this.queue;
    return this.table.record;
  }

  hurry(): void {
    this.hurrying = true;
    this.awaited?.hurry();
  }

  async playAgain(): Promise<Place> {
    await this.queue;
    const table = onceMore(this.table);
    this.keeper.save(table);
    return { local: table.id };
  }

  close(): void {
    this.closed = true;
    this.unwatch();
    this.stopBot();
    this.thinker.close();
    this.engine.close();
  }

  private async begin(): Promise<void> {
    const { record, game, options } = this.table;
    if (record) return void (await this.settle(await this.load(record), false));
    const { decision } = await this.engine.ask<Begun>({ cmd: "new", game, options });
    this.meet(decision);
    this.played = (await this.engine.ask<{ record: JsonObject }>({ cmd: "record" })).record;
    await this.settle({ decision });
  }

  private async load(record: JsonObject): Promise<Standing> {
    this.told.forget();
    const { decision } = await this.engine.ask<Begun>({ cmd: "load", record, lang: this.language });
    this.played = record;
    this.met.clear();
    this.meet(decision);
    return { decision };
  }

  /** One call: the answer goes in, what is to be shown comes out. */
  private async give(seat: number | null, actions: string[]): Promise<Standing> {
    const standing = await this.ask({ cmd: "do", seat, actions });
    this.note(actions.map((action) => [seat!, action]));
    return standing;
  }

  /** A request that changes the game, and shows it to whoever is likely to look next. */
  private async ask<T>(request: { cmd: string } & JsonObject): Promise<T & Standing> {
    const viewer = this.eyes();
    const listener = this.listener(viewer);
    const since = this.told.since(listener);
    const reply = await this.engine.ask<T & Standing & { look: LookNews }>({
      ...request,
      look: { seat: viewer, since },
      lang: this.language,
      names: this.names(),
    });
    this.meet(reply.decision);
    return { ...reply, look: this.whole(listener, since, reply.look), viewer };
  }

  /** Whoever hears the sentences, with all that they depend on. */
  private listener(viewer: Viewer): string {
    return JSON.stringify([viewer, this.language, this.names()]);
  }

  private whole(listener: string, since: number, look: LookNews): LookReply {
    return { ...look, events: this.told.hear(listener, since, look) };
  }

  /** Whatever was met beyond it was taken back. */
  private meet(decision: Decision): void {
    for (const number of this.met.keys()) if (number > decision.number) this.met.delete(number);
    this.met.set(decision.number, decision);
  }

  private note(answers: [number, string][]): void {
    this.played = { ...this.played, answers: [...this.answers(), ...answers] };
  }

  /** Whether this question is answered without asking: everybody can tell the answer of a person. */
  private isGiven({ forced, asked }: Decision): boolean {
    return forced !== undefined && this.givesForced() && this.people().includes(asked[0]!);
  }

  /** Gives what needs no asking, then saves and shows where the game stands; with it, where a person waited for it, that
   *  nothing is on its way any more: that is one picture, not two. False when another page was quicker. */
  private async settle(standing: Standing, changed = true, awaited = false): Promise<boolean> {
    let now = standing;
    while (this.isGiven(now.decision)) {
      if (now.look) this.noteGiven(now.look);
      now = await this.give(now.decision.asked[0]!, [now.decision.forced!]);
    }
    this.standing = now;
    this.chooseViewer(now.decision);
    if ((changed || now !== standing) && !(await this.keep(now.decision))) return false;
    await this.refresh(now, awaited);
    return true;
  }

  /** One after the other; an error that nobody waits for becomes the state's. */
  private run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task);
    this.queue = result.catch((error) => {
      if (!this.closed) this.update({ error: refusalOf(error), busy: false });
    });
    return result;
  }

  private async change(task: () => Promise<Standing>): Promise<Result> {
    this.update({ busy: true });
    // Whatever a bot is thinking about will not be asked any more, or asked again.
    this.stopBot();
    const seen = this.overtaken;
    const outcome = this.run(async (): Promise<Result> => {
      try {
        await this.follow();
        // What was meant for another position is not done in this one.
        if (this.overtaken !== seen) throw new EngineError(STALE);
        if (!(await this.settle(await task(), true, true))) throw new EngineError(STALE);
        return DONE;
      } catch (error) {
        if (this.standing) this.askBot(this.standing.decision);
        return { ok: false, error: refusalOf(error) };
      }
    });
    const result = await outcome;
    if (this.state().busy) this.update({ busy: false });
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

  /** Through whose eyes the screen is seen: nobody's while the one to sit down has not. */
  private eyes(): Viewer {
    const people = this.people();
    if (people.length <= 1) return people[0] ?? "spectator";
    return this.seated === this.table.viewer ? this.viewer() : "spectator";
  }

  private async lookAs(seat: Viewer): Promise<LookReply> {
    const listener = this.listener(seat);
    const since = this.told.since(listener);
    const request = { cmd: "look", seat, since, lang: this.language, names: this.names() };
    return this.whole(listener, since, await this.engine.ask<LookNews>(request));
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

  /** Saves what the engine has now. False when another page was quicker: then its table is here instead. */
  private async keep({ number, over, asked }: Decision): Promise<boolean> {
    // Nothing is waited for between looking and saving, so that no other page comes between.
    const newer = this.newer();
    if (newer) return this.adopt(newer).then(() => false);
    const version = this.table.version + 1;
    const changed = Date.now();
    Object.assign(this.table, { record: this.played, decision: number, over, asked, changed, version, by: this.page });
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
    this.stopBot();
    this.table = structuredClone(kept);
    const standing = await this.load(this.table.record!);
    this.standing = standing;
    await this.refresh(standing);
  }

  private async follow(): Promise<void> {
    const newer = this.closed ? null : this.newer();
    if (newer) await this.adopt(newer);
  }

  /** Shows where the game stands, with what is known of it already if it is for the right eyes. */
  private async refresh(standing?: Standing, awaited = false): Promise<void> {
    const { decision } = standing ?? this.standing!;
    this.chooseViewer(decision);
    const hidden = this.table.viewer !== null && this.seated !== this.table.viewer && !decision.over;
    const viewer = hidden ? "spectator" : this.viewer();
    const known = standing?.viewer === viewer ? standing.look : undefined;
    this.show(known ?? (await this.lookAs(viewer)), hidden, awaited);
    this.askBot(decision);
  }

  private show(look: LookReply, hidden: boolean, awaited: boolean): void {
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
        takenBack: this.table.takenBack ?? [],
        ...(this.table.hints && { hints: true }),
      },
      line: "open",
      ...(awaited && { busy: false }),
      behind: !decision.over && this.botsOf(decision).length > 0,
      curtain: hidden ? viewer : null,
      undo: this.undoState(decision),
      given: this.givenBefore(decision.number),
      mark: Math.min((viewer !== null && marks[viewer]) || 0, events.length),
      error: null,
    });
  }

  private answers(): [number, string][] {
    return (this.played as Answered | null)?.answers ?? [];
  }

  private lastOfPeople(): number {
    const people = this.people();
    return this.answers().findLastIndex(([seat]) => people.includes(seat));
  }

  private undoState(decision: Decision): UndoState {
    if (this.lastOfPeople() < 0) return "none";
    if (this.people().length === 1) return "free";
    return this.reachesChoice(decision) ? "free" : "none";
  }

  /** Whether people among themselves get back to a choice of one of them before somebody has learned something. */
  private reachesChoice(now: Decision): boolean {
    const answers = this.answers();
    const people = this.people();
    for (let decision: Decision | undefined = now; decision && decision.number > 0;) {
      if (!decision.can_undo) return false;
      const last: number = decision.number - 1;
      decision = this.met.get(last);
      const given = decision !== undefined && this.isGiven(decision);
      if (people.includes(answers[last]![0]) && !given) return true;
    }
    // What was before a reload shows only when it is tried.
    return now.can_undo;
  }

  /** To the last answer of a person that was a choice: a forced one would be given again at once. */
  private async takeBack(): Promise<Standing> {
    const before = this.played!;
    const count = this.answers().length;
    try {
      let standing = await this.stepBack();
      while (this.isGiven(standing.decision)) standing = await this.stepBack();
      this.table.marks = this.table.seats.map(() => Number.MAX_SAFE_INTEGER);
      this.noteTakenBack(standing.decision, count);
      return standing;
    } catch (error) {
      await this.load(before);
      throw error;
    }
  }

  private noteTakenBack({ number, asked }: Decision, before: number): void {
    const earlier = this.table.takenBack ?? [];
    const change = (earlier.at(-1)?.change ?? 0) + 1;
    const by = this.people().find((seat) => asked.includes(seat))!;
    this.table.takenBack = [...earlier, { by, to: number, count: before - number, change }].slice(-MAX_TAKEN_BACK);
  }

  /** To the last answer of a person. One who plays alone may always; people among themselves only to the barrier. */
  private async stepBack(): Promise<Standing> {
    const answers = this.answers();
    const last = this.lastOfPeople();
    if (last < 0) throw new EngineError(await this.nothingToUndo());
    const shorter = { ...this.played, answers: answers.slice(0, last) };
    if (this.people().length <= 1) return this.load(shorter);
    let standing: Standing | null = null;
    for (let step = last; step < answers.length; ++step) standing = await this.ask({ cmd: "undo" });
    this.played = shorter;
    return standing!;
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

  private stopBot(): void {
    this.awaited?.hurry();
    this.awaited = null;
    this.thinker.stop();
  }

  /** Lets the first of the bots that are asked think, unless it does already. */
  private askBot(decision: Decision): void {
    if (this.awaited?.decision === decision.number) return;
    this.stopBot();
    const bots = this.botsOf(decision);
    if (bots.length < decision.asked.length) this.hurrying = false;
    const [seat] = bots;
    if (this.closed || decision.over || seat === undefined) return;
    void this.awaitBot(seat, decision.number);
  }

  /** While it thinks everything else goes on; its answer then takes its turn. */
  private async awaitBot(seat: number, decision: number): Promise<void> {
    const awaited = (this.awaited = pause(decision, this.hurrying ? 0 : this.pace()));
    const level = this.table.seats[seat]!.level ?? FORMER_LEVEL;
    const thought = this.thinker.choose({ record: this.played!, seat, level, decision });
    const action = await thought.catch((error: unknown) => refusalOf(error));
    await awaited.over;
    await this.run(async () => {
      if (this.closed || this.awaited !== awaited) return;
      this.awaited = null;
      if (action === null || typeof action === "object") throw new EngineError(action ?? STALE);
      await this.settle(await this.give(seat, [action]));
    }).catch(() => {});
  }
}
