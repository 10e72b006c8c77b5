// A table of a server over a WebSocket: comes back by itself after a loss, and an answer is never given twice or lost.

import { onceMoreOnline, tokensBySeatBefore } from "./again";
import { ApiError, type CreatedTable, type NewTable } from "./api";
import { Observed } from "./base";
import { SHORT_THOUGHT_MS } from "./bots";
import type { Hint } from "./coach";
import { checkOpening, type Opened } from "./opening";
import { applyPatch, PatchError, type Operation } from "./patch";
import type { NextTable } from "./saved";
import type {
  Answer,
  Decision,
  GameEvent,
  Invited,
  JsonObject,
  Language,
  Look,
  Outcome,
  Place,
  Preview,
  Refusal,
  Result,
  SeatInfo,
  SeatEvent,
  SeatLink,
  Session,
  TableTime,
  TakenBack,
  UndoRequest,
  UndoState,
  WaitingRoom,
} from "./types";

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface RemoteOptions {
  table: string;
  token: string;
  /** Given with the greeting by whoever made the table: lets bots take seats. */
  owner?: string | null;
  language: Language;
  connect: () => Socket;
  fetchRecord: () => Promise<JsonObject | null>;
  /** Makes a table at the same server, for playing again. Throws ApiError. */
  createTable?: (table: NewTable) => Promise<CreatedTable>;
  /** Keeps the tokens of a table that was made here. */
  keepTable?: (made: CreatedTable, table: NewTable, token: string) => void;
  /** Where this table's people play again, as this browser knows it: a server keeps no tokens, and forgets it. */
  next?: NextTable | null;
  keepNext?: (next: NextTable) => void;
  /** Remembers over a reload which events the viewer had seen at their last answer, and what the server promised. */
  marks?: Pick<Storage, "getItem" | "setItem">;
  /** The parts that this browser has given to the seed. */
  ownParts?: () => string[];
  /** Whether a record, played again from this seed, leads to what is seen. */
  replays?: (record: JsonObject, seed: string, seen: Look, language: Language) => Promise<boolean>;
  /** Whether forced answers are given without asking. */
  givesForced?: () => boolean;
  random?: () => number;
}

/** What is told of the time of a table that has a clock. */
type ToldTime = Partial<Omit<TableTime, "heard">> & { deadlines?: (number | null)[]; now?: number };

interface TableMessage extends Omit<Look, "takenBack" | "seatEvents">, ToldTime {
  type: "table";
  taken_back?: TakenBack[];
  seat_events?: SeatEvent[];
  owner: boolean;
  commitment: string;
  timer?: number;
  change: number;
  deadline?: number;
}

interface WaitingMessage extends Omit<WaitingRoom, "invited" | "seatEvents">, ToldTime {
  type: "waiting";
  owner: boolean;
  invited?: Invited;
  seat_events?: SeatEvent[];
}

interface SeatsMessage extends ToldTime {
  type: "seats";
  seats: SeatInfo[];
  seat_event?: SeatEvent;
  seat_events?: SeatEvent[];
  rated?: boolean;
}

interface UpdateMessage {
  type: "update";
  from: number;
  change: number;
  decision: Decision;
  patch: Operation[];
  legal: Answer[];
  from_event: number;
  events: GameEvent[];
  outcome?: Outcome;
  undone?: boolean;
  taken_back?: TakenBack[];
  deadline?: number;
  now?: number;
  clocks?: NonNullable<TableTime["clocks"]>;
}

type ServerMessage =
  | TableMessage
  | WaitingMessage
  | UpdateMessage
  | { type: "done"; nonce: string; change: number }
  | { type: "refused"; nonce: string; error: Refusal }
  | { type: "explained"; nonce: string; legal: boolean; refusal?: Refusal }
  | ({ type: "previewed"; nonce: string; change: number } & Preview)
  | { type: "hinted"; nonce: string; change: number; hint: Hint }
  | SeatsMessage
  | { type: "link"; nonce: string; seat: number; token: string; from: number }
  | ({ type: "undo_asked" } & UndoRequest)
  | { type: "undo_ended"; granted: boolean }
  | { type: "error"; error: Refusal }
  | { type: "opened"; seed: string; salt: string; secret?: string; parts?: string[] }
  | { type: "go_on"; table: string; token: string }
  | { type: "rematch"; table: string }
  | { type: "pong"; nonce: string };

type Reply = Extract<ServerMessage, { nonce: string }>;

interface Sent {
  text: string;
  /** Sent again with the same nonce when the line comes back. */
  again: boolean;
  resolve: (reply: Reply) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** What is shown changes with these messages. */
const LOOKS = new Set<string>(["table", "update", "seats"]);
const LOST: Refusal = { code: "lost", message: "" };
/** Errors after which trying again is of no use. */
const FINAL = new Set(["bad_hello", "no_table", "wrong_token", "unplayable", "other_rules", "moved"]);

let count = 0;
const newNonce = () =>
  `${Date.now().toString(36)}-${(++count).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** Null where there is no clock. */
function timeOf({ late, paused = false, clock, clocks }: ToldTime): TableTime | null {
  if (late === undefined) return null;
  return { late, paused, ...(clock && { clock }), ...(clocks && { clocks }), heard: performance.now() };
}

/** The viewer's own, or the first of those who are asked; null where no time runs. */
function deadlineAmong(deadlines: (number | null)[], viewer: Look["viewer"]): number | null {
  const own = typeof viewer === "number" ? (deadlines[viewer] ?? null) : null;
  const running = deadlines.filter((one) => one !== null);
  return own ?? (running.length > 0 ? Math.min(...running) : null);
}

/** A moment that the server tells, by our clock that nobody sets; older servers do not say what time it is there. */
const hereOf = (moment: number | null | undefined, now = Date.now()): number | null =>
  moment == null ? null : performance.now() + moment - now;

const timeAfter = (before: TableTime | null | undefined, { clocks }: ToldTime): TableTime | null =>
  before ? { ...before, ...(clocks && { clocks, heard: performance.now() }) } : null;

/** Where the first commitment of a table is kept. */
export const promiseOf = (table: string): string => `bathys.commitment.${table}`;

export class RemoteSession extends Observed implements Session {
  readonly id: string;
  private socket: Socket | null = null;
  private change: number | null = null;
  private tries = 0;
  private closed = false;
  private ready = false;
  private readonly sent = new Map<string, Sent>();
  private retry: ReturnType<typeof setTimeout> | null = null;
  private pulse: ReturnType<typeof setTimeout> | null = null;
  private patience: ReturnType<typeof setTimeout> | null = null;
  /** The change that the viewer's own last answer made, until its update has come. */
  private ownChange: number | null = null;
  private answering = 0;
  /** Seconds for each decision, 0 for none. */
  private timer = 0;

  constructor(private readonly options: RemoteOptions) {
    const { next, marks } = options;
    super({
      mark: Number(marks?.getItem(`bathys.mark.${options.table}`) ?? 0),
      next: next ? { table: next.table, token: next.token } : null,
    });
    this.next = next ?? null;
    this.language = options.language;
    this.id = options.table;
    this.open();
  }

  private language: Language;
  private next: NextTable | null;

  async answer(actions: string[]): Promise<Result> {
    const reply = await this.give(actions);
    if (reply.type === "done") this.answered(reply.change);
    return this.result(reply);
  }

  private async give(actions: string[]): Promise<Reply> {
    const { look } = this.state();
    if (look === null || this.change === null) return { type: "refused", nonce: "", error: LOST };
    ++this.answering;
    this.update({ busy: true });
    const reply = await this.request(
      { type: "do", change: this.change, decision: look.decision.number, actions },
      true,
    );
    --this.answering;
    this.update({ busy: this.answering > 0 });
    return reply;
  }

  /**
   * Gives what everybody can tell, once at each change; if it is refused, the person is asked like any other. It is no
   * turn of theirs: what happened since their own last answer stays news.
   */
  private giveForced(): void {
    const { look } = this.state();
    if (look === null || this.gaveAt === this.change || !(this.options.givesForced?.() ?? true)) return;
    const { decision, viewer, seats } = look;
    if (decision.forced === undefined || viewer === "spectator" || decision.asked[0] !== viewer) return;
    if (seats[viewer]?.kind === "bot") return;
    this.gaveAt = this.change;
    this.noteGiven(look);
    this.update({ giving: true });
    void this.give([decision.forced]).then((reply) => reply.type === "refused" && this.update({ giving: false }));
  }
  private gaveAt: number | null = null;

  /** Whether what was given at this change is still on its way. */
  private stillGiving = (): boolean => this.state().giving && this.gaveAt === this.change;

  async undo(): Promise<Result> {
    return this.result(await this.request({ type: "undo", change: this.change }));
  }

  async agreeToUndo(yes: boolean): Promise<Result> {
    return this.result(await this.request({ type: "agree", yes }));
  }

  async explain(action: string): Promise<Refusal | null> {
    const reply = await this.request({ type: "explain", action });
    if (reply.type === "explained") return reply.refusal ?? null;
    return reply.type === "refused" ? reply.error : null;
  }

  async preview(action: string): Promise<Preview | null> {
    const reply = await this.request({ type: "preview", action });
    // What was said of an earlier change is of no use now.
    return reply.type === "previewed" && reply.change === this.change ? reply : null;
  }

  async hint(): Promise<Hint | null> {
    const reply = await this.request({ type: "hint" });
    return reply.type === "hinted" && reply.change === this.change ? reply.hint : null;
  }

  setLanguage(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    // A new table follows, and no other answer.
    if (this.ready) this.socket?.send(JSON.stringify({ type: "lang", lang: language, nonce: newNonce() }));
  }

  liftCurtain(): void {}

  async setBot(seat: number, level: string | null): Promise<Result> {
    return this.result(await this.request({ type: "bot", seat, level }));
  }

  async rename(name: string): Promise<Result> {
    return this.result(await this.request({ type: "name", name }));
  }

  moveSeat = (): Promise<SeatLink | Refusal> => this.link({ type: "move" });

  renewSeat = (seat: number): Promise<SeatLink | Refusal> => this.link({ type: "renew", seat });

  concede = async (): Promise<Result> => this.result(await this.request({ type: "concede" }));

  agreeToEnd = async (yes: boolean): Promise<Result> => this.result(await this.request({ type: "end", yes }));

  pause = async (yes: boolean): Promise<Result> => this.result(await this.request({ type: "pause", yes }));

  react = async (what: string): Promise<Result> => this.result(await this.request({ type: "react", what }));

  private async link(message: object): Promise<SeatLink | Refusal> {
    const reply = await this.request(message);
    if (reply.type === "link") return { token: reply.token, from: reply.from };
    return reply.type === "refused" ? reply.error : LOST;
  }

  record(): Promise<JsonObject | null> {
    return this.options.fetchRecord();
  }

  /** The server makes the next table and tells everybody; whoever holds a seat here is invited by that there. */
  async playAgain(): Promise<Place | Refusal> {
    if (typeof this.state().look?.viewer !== "number") return this.playAgainAsOwner();
    const done = this.result(await this.request({ type: "rematch" }));
    return done.ok ? (this.state().next ?? LOST) : done.error;
  }

  /** Whoever made the table and only watches makes the next one, and the server tells everybody the own way there. */
  private async playAgainAsOwner(): Promise<Place | Refusal> {
    const { look } = this.state();
    const { createTable, keepTable } = this.options;
    if (look === null || createTable === undefined) return LOST;
    try {
      const table = onceMoreOnline(look, this.timer);
      const made = await createTable(table);
      const tokens = tokensBySeatBefore(made);
      const token = (typeof look.viewer === "number" && tokens[look.viewer]) || made.owner;
      keepTable?.(made, table, token);
      this.keepNext({ table: made.table, token, tell: { tokens, spectator: made.spectator } });
      const told = await this.tellNext();
      return told.ok ? { table: made.table, token } : told.error;
    } catch (error) {
      if (error instanceof ApiError) return error.refusal;
      throw error;
    }
  }

  private keepNext(next: NextTable): void {
    this.next = next;
    this.options.keepNext?.(next);
  }

  /** Those who have not heard of it, and a server that was started again since, are told by whoever made it. */
  private async tellNext(): Promise<Result> {
    const { table, tell } = this.next ?? {};
    if (tell === undefined) return { ok: true };
    return this.result(await this.request({ type: "go_on", table, ...tell }));
  }

  private hearNext({ table, token }: { table: string; token: string }): void {
    if (this.next?.table !== table) this.keepNext({ table, token });
    this.update({ next: { table, token } });
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    this.drop();
    this.giveUp(() => true);
    this.update({ line: "closed" });
  }

  /** At once, for instance when the browser says that the network is back. */
  reconnectNow(): void {
    if (this.closed || this.ready || this.retry === null) return;
    this.stopTimers();
    this.open();
  }

  private open(): void {
    const socket = this.options.connect();
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => {
      if (this.socket === socket && typeof data === "string") this.hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private greet(): void {
    const { look } = this.state();
    const since = this.change !== null && look ? { change: this.change, events: look.events.length } : undefined;
    const { table, token, owner } = this.options;
    this.socket?.send(
      JSON.stringify({
        type: "hello",
        table,
        token,
        ...(owner && { owner }),
        lang: this.language,
        ...(since && { since }),
      }),
    );
    this.expectPulse();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.ready = false;
    socket?.close();
  }

  /** Waits twice as long each time, with some chance so that not everybody comes back at once. */
  private lose(): void {
    this.drop();
    this.stopTimers();
    if (this.closed) return;
    this.giveUp((sent) => !sent.again);
    this.update({ line: this.state().look ? "lost" : "connecting" });
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    const random = this.options.random ?? Math.random;
    this.retry = setTimeout(
      () => {
        this.retry = null;
        this.open();
      },
      wait * (0.5 + random() / 2),
    );
  }

  private stopTimers(): void {
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.pulse !== null) clearTimeout(this.pulse);
    if (this.patience !== null) clearTimeout(this.patience);
    this.retry = this.pulse = this.patience = null;
  }

  /** A line on which nothing comes back is lost even if nobody says so. */
  private expectPulse(): void {
    if (this.pulse !== null) clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      if (!this.ready) return this.lose();
      this.socket?.send(JSON.stringify({ type: "ping", nonce: newNonce() }));
      this.pulse = setTimeout(() => this.lose(), PONG_WITHIN);
    }, PING_EVERY);
  }

  private giveUp(which: (sent: Sent) => boolean): void {
    for (const [nonce, sent] of [...this.sent]) {
      if (!which(sent)) continue;
      this.sent.delete(nonce);
      sent.resolve({ type: "refused", nonce, error: LOST });
    }
  }

  private request(message: object, again = false): Promise<Reply> {
    const nonce = newNonce();
    const text = JSON.stringify({ ...message, nonce });
    if (!this.ready && !again) return Promise.resolve({ type: "refused", nonce, error: LOST });
    const reply = new Promise<Reply>((resolve) => this.sent.set(nonce, { text, again, resolve }));
    if (this.ready) this.socket?.send(text);
    return reply;
  }

  private result(reply: Reply): Result {
    return reply.type === "refused" ? { ok: false, error: reply.error } : { ok: true };
  }

  private hear(message: ServerMessage): void {
    this.expectPulse();
    this.take(message);
    if (LOOKS.has(message.type)) this.awaitBot();
  }

  /** Where a bot of the server is asked, its answer may take more than a moment. */
  private awaitBot(): void {
    if (this.patience !== null) clearTimeout(this.patience);
    if (this.state().thinking !== null) this.update({ thinking: null });
    const { look } = this.state();
    const seat = look?.decision.asked.find((one) => look.seats[one]?.kind === "bot");
    if (seat === undefined || this.closed) return;
    this.patience = setTimeout(() => this.update({ thinking: { seat } }), SHORT_THOUGHT_MS);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        return this.showTable(message);
      case "update":
        return this.showUpdate(message);
      case "waiting":
        return this.showWaiting(message);
      case "seats":
        this.hearTime(message);
        return this.showSeats(message);
      case "undo_asked":
        return this.update({ undoRequest: { by: message.by, agreed: message.agreed, needed: message.needed } });
      case "undo_ended":
        return this.update({ undoRequest: null });
      case "error":
        return this.fail(message.error);
      case "opened":
        return this.check(message);
      case "go_on":
        return this.hearNext(message);
      case "rematch":
        return this.hearNext({ table: message.table, token: this.options.token });
      default:
        this.sent.get(message.nonce)?.resolve(message);
        this.sent.delete(message.nonce);
    }
  }

  private showWaiting(message: WaitingMessage): void {
    const { game, options, viewer, seats, timer, commitment, owner } = message;
    const rated = message.rated !== undefined && { rated: message.rated };
    const room = { game, options, viewer, seats, timer, commitment, ...rated };
    this.notePromise(commitment, true);
    this.arrive();
    this.update({
      waiting: {
        ...room,
        invited: message.invited ?? null,
        seatEvents: message.seat_events ?? [],
        time: timeOf(message),
      },
      owner,
      error: null,
    });
  }

  private showSeats({ seats, seat_event: event, seat_events: events, rated }: SeatsMessage): void {
    const { waiting, look } = this.state();
    const counts = rated !== undefined && { rated };
    const told = (known: SeatEvent[] = []) => {
      if (events) return events;
      return event && !known.some(({ n }) => n === event.n) ? [...known, event] : known;
    };
    if (waiting) this.update({ waiting: { ...waiting, ...counts, seats, seatEvents: told(waiting.seatEvents) } });
    if (look) this.changeLook({ ...counts, seats, seatEvents: told(look.seatEvents) });
  }

  private showTable(message: TableMessage): void {
    const { game, options, viewer, seats, decision, view, legal, events, outcome } = message;
    this.change = message.change;
    this.timer = message.timer ?? 0;
    this.notePromise(message.commitment, !message.decision.over);
    this.arrive();
    this.update({
      look: {
        game,
        options,
        viewer,
        seats,
        decision,
        view,
        legal,
        events,
        outcome,
        takenBack: message.taken_back ?? [],
        seatEvents: message.seat_events ?? [],
        invited: message.invited ?? null,
        hints: message.hints ?? false,
        time: timeOf(message),
        ...(message.rated !== undefined && { rated: message.rated }),
      },
      waiting: null,
      owner: message.owner,
      undo: this.undoState(decision, viewer),
      given: this.givenBefore(decision.number),
      giving: this.stillGiving(),
      undoRequest: null,
      deadline: hereOf(message.deadline, message.now),
      error: null,
    });
    this.resend();
    this.giveForced();
    if (message.owner && decision.over) void this.tellNext();
  }

  private showUpdate(message: UpdateMessage): void {
    const { look } = this.state();
    if (look === null || this.change === null || message.from !== this.change) {
      if (this.change !== null && message.change <= this.change) return;
      return this.startOver();
    }
    try {
      const view = applyPatch(look.view, message.patch);
      const events = [...look.events.filter((event) => event.n < message.from_event), ...message.events];
      this.change = message.change;
      const { decision, legal } = message;
      const outcome = message.outcome ?? look.outcome;
      const takenBack = [...(look.takenBack ?? []), ...(message.taken_back ?? [])];
      this.arrive();
      this.update({
        look: { ...look, decision, view, legal, events, outcome, takenBack, time: timeAfter(look.time, message) },
        undo: this.undoState(decision, look.viewer),
        given: this.givenBefore(decision.number),
        giving: this.stillGiving(),
        deadline: hereOf(message.deadline, message.now),
        ...(message.undone && { undoRequest: null }),
      });
      this.markOwn();
      this.resend();
      this.giveForced();
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.startOver();
    }
  }

  /** The first commitment counts, whatever the server says later. */
  private notePromise(commitment: string, early: boolean): void {
    if (this.promise !== null) return;
    const key = promiseOf(this.options.table);
    const known = this.options.marks?.getItem(key) ?? null;
    this.promise = { commitment: known ?? commitment, early: known !== null || early };
    if (this.promise.early) this.options.marks?.setItem(key, this.promise.commitment);
  }
  private promise: { commitment: string; early: boolean } | null = null;

  /** The game is played again here, from the seed that all have made together, before anything is called verified. */
  private check(opened: Opened): void {
    if (!this.promise) return;
    const { commitment, early } = this.promise;
    const opening = checkOpening(opened, commitment, early, this.options.ownParts?.() ?? []);
    this.update({ opening });
    const { replays } = this.options;
    if (replays === undefined || opening.verdict === "different" || opening.parts === undefined) return;
    void this.replayed(opening.seed, replays).then((replayed) => {
      if (!this.closed) this.update({ opening: { ...opening, replayed } });
    });
  }

  private async replayed(seed: string, replays: NonNullable<RemoteOptions["replays"]>): Promise<boolean> {
    const { look } = this.state();
    const record = await this.options.fetchRecord();
    return look !== null && record !== null && replays(record, seed, look, this.language);
  }

  /** The picture does not fit any more: forget it and ask for a whole one. */
  private startOver(): void {
    this.change = null;
    this.lose();
  }

  private arrive(): void {
    const first = !this.ready;
    this.ready = true;
    this.tries = 0;
    if (first || this.state().line !== "open") this.update({ line: "open" });
  }

  /** Once after each greeting: what was not acknowledged before the line was lost. */
  private resend(): void {
    if (this.resentOn === this.socket) return;
    this.resentOn = this.socket;
    for (const { text, again } of this.sent.values()) if (again) this.socket?.send(text);
  }
  private resentOn: Socket | null = null;

  private answered(change: number): void {
    this.ownChange = change;
    this.markOwn();
  }

  private markOwn(): void {
    const { look } = this.state();
    if (look === null || this.ownChange === null || this.change === null || this.change < this.ownChange) return;
    // With later changes already here, the mark stays where the own answer was seen.
    const mark = look.events.length;
    this.ownChange = null;
    this.options.marks?.setItem(`bathys.mark.${this.options.table}`, String(mark));
    this.update({ mark });
  }

  private hearTime(message: ToldTime): void {
    const { waiting, look } = this.state();
    if (message.late === undefined) return;
    if (waiting) this.update({ waiting: { ...waiting, time: timeOf(message) } });
    if (look) this.changeLook({ time: timeOf(message) });
    if (look && message.deadlines)
      this.update({ deadline: hereOf(deadlineAmong(message.deadlines, look.viewer), message.now) });
  }

  private changeLook(change: Partial<Look>): void {
    const { look } = this.state();
    if (look) this.update({ look: { ...look, ...change } });
  }

  private undoState(decision: Decision, viewer: Look["viewer"]): UndoState {
    if (viewer === "spectator" || decision.number === 0 || decision.over) return "none";
    return decision.can_undo ? "free" : "consent";
  }

  private fail(error: Refusal): void {
    this.update({ error });
    if (FINAL.has(error.code)) this.close();
  }
}
