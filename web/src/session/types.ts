// What the page knows of a table, and what it may ask of it. Two sessions speak this: the server's and the engine's in
// the browser. The forms are those of docs/formats.md.

import type { Hint } from "./coach";
import type { Operation } from "./patch";

/** The code of one of the languages; which there are is found in the folders of words. */
export type Language = string;
export type Viewer = number | "spectator";

/** Any JSON value; a game's view is read by the board of that game. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Where the game stands. */
export interface Decision {
  number: number;
  over: boolean;
  asked: number[];
  kind?: string;
  rule?: string;
  sealed?: boolean;
  question?: string;
  /** How much money is lacking, where the question is about that. */
  missing?: number;
  /** The only answer, when everybody can tell that it is. */
  forced?: string;
  can_undo: boolean;
  /** What follows by the rules from what the viewer sees; read by the board of the game. */
  facts?: JsonObject;
}

/** One thing the viewer may answer now. `text` is sent back, `say` is for people. */
export interface Answer {
  text: string;
  say: string;
  json: { verb: string } & Record<string, string>;
  /** What it costs, in the money of the game. */
  price?: number;
  /** What a transfer leaves in its account. */
  leaves?: number;
  /** The least number of the die that is a hit. */
  roll?: number;
  /** The seat whose diver is copied. */
  owner?: number;
  /** The places that it leads by, the first and the last one included. */
  way?: string[];
}

export interface GameEvent {
  n: number;
  decision: number;
  kind: string;
  args: Json[];
  text: string;
  /** The first event of an answer that was forced. */
  forced?: boolean;
  /** The places that something went by, the first and the last one included. */
  way?: string[];
}

/** The points of each seat that come from one source. */
export interface PointSource {
  source: string;
  word: string;
  points: number[];
}

/** Answers that were taken back: who, to which decision, how many; the table's change after it tells them apart. */
export interface TakenBack {
  by: number;
  to: number;
  count: number;
  change: number;
  /** The sentence, when the table has one. */
  text?: string;
}

/** What an answer would do, as far as its seat can know it before giving it. */
export interface Preview {
  /** Of the view. */
  difference: Operation[];
  events: GameEvent[];
  /** Why it goes no further: somebody is asked, others must answer in secret, the end, or something hidden comes. */
  stopped: "question" | "sealed" | "over" | "chance" | "learned";
  /** The same as a sentence. */
  say: string;
  /** How much money would be lacking then. */
  missing?: number;
  /** What would follow then by the rules from what the viewer sees. */
  facts?: JsonObject;
}

/** A preview of an answer with the view it starts from and the one it leads to. */
export interface Foreseen extends Omit<Preview, "difference"> {
  answer: string;
  view: JsonObject;
  after: JsonObject;
}

export interface Outcome {
  over: boolean;
  winners: number[];
  points: number[];
  verdict?: string;
  /** The verdict without a language: which it is, and what is filled in. */
  kind?: string;
  args?: Json[];
  /** Where the points come from, if the game tells. */
  sources?: PointSource[];
}

/** Why something was refused: a code, the rule section where there is one, and a sentence. */
export interface Refusal {
  code: string;
  rule?: string;
  message: string;
  at?: number;
  /** Somebody else has already said it: the table is silent. */
  told?: boolean;
}

export interface SeatInfo {
  name: string;
  kind: "human" | "bot" | "open";
  level?: string;
  connected?: boolean;
  /** How many windows are open at it. */
  connections?: number;
  /** Where seats are taken by invitations: whether somebody holds it, and since when (seconds since 1970). */
  taken?: boolean;
  since?: number;
  /** What whoever took it gave to the seed. */
  part?: string;
  /** From when on (milliseconds since 1970) a new link to the seat is valid, unless its holder comes. */
  renewal?: number;
  /** Why its person plays no more. */
  gave_up?: "conceded" | "time";
  /** Has agreed to end the game as it stands. */
  wants_end?: boolean;
  /** Has asked for a pause, or during one to go on. */
  pause?: "pause" | "go_on";
  /** A word to the others; `n` tells them apart. */
  reaction?: { what: string; n: number };
}

/** How it stands with the time of a table. */
export interface TableTime {
  /** Whoever has no time left has lost, or a bot answers for them. */
  late: "lose" | "bot";
  paused: boolean;
  /** Where each seat has a store of time for the whole game, in seconds. */
  clock?: { time: number; increment: number };
  /** What each seat has left of it, in milliseconds, when this was heard (`performance.now()`). */
  clocks?: { left: number; runs: boolean }[];
  heard: number;
}

/** What happened to a seat; `n` tells them apart. */
export interface SeatEvent {
  n: number;
  seat: number;
  kind: string;
  detail: string;
  /** How many answers had been given. */
  decision: number;
  when: number;
}

/** The viewer has come by a link to a seat, and does not hold it. */
export interface Invited {
  seat: number;
  by: "invitation" | "move" | "used_move" | "renewal";
  /** When it becomes valid, in milliseconds since 1970, and how many these were when it was told. */
  from?: number;
  wait?: number;
}

/** A table at which somebody is missing: nothing is dealt yet. */
export interface WaitingRoom {
  game: string;
  options: JsonObject;
  viewer: Viewer;
  seats: SeatInfo[];
  timer: number;
  commitment: string;
  invited: Invited | null;
  seatEvents: SeatEvent[];
  time?: TableTime | null;
  /** Whether the game counts for ratings. */
  rated?: boolean;
}

/** A new link to a seat, and from when on it is valid (milliseconds since 1970, 0 for at once). */
export interface SeatLink {
  token: string;
  from: number;
  /** How many milliseconds until then, when it was told. */
  wait?: number;
}

/** Everything one viewer is shown at one moment. */
export interface Look {
  game: string;
  options: JsonObject;
  viewer: Viewer;
  seats: SeatInfo[];
  decision: Decision;
  view: JsonObject;
  legal: Answer[];
  events: GameEvent[];
  outcome: Outcome;
  /** Whether the table allows hints; one in this browser says so only if several people want them. */
  hints?: boolean;
  /** Whether the game counts for ratings; false at a table that was made to count and does so no more. */
  rated?: boolean;
  /** What was taken back, oldest first. */
  takenBack?: TakenBack[];
  /** What happened to the seats, oldest first. */
  seatEvents?: SeatEvent[];
  invited?: Invited | null;
  time?: TableTime | null;
}

/** Whether the viewer's last answer can be taken back: at once, with the consent of the others, or not at all. */
export type UndoState = "free" | "consent" | "none";

/** How the line to the table is. A session in the browser is always open. */
export type Line = "connecting" | "open" | "lost" | "closed";

export interface UndoRequest {
  by: number;
  agreed: number[];
  needed: number[];
}

/** The seed of all shuffles, opened at the end of a game on a server, and whether it is the one promised before. */
export interface Opening {
  seed: string;
  salt: string;
  commitment: string;
  /** What the seed was made of, where nobody alone has chosen it: the server's part, and one for each seat. */
  secret?: string;
  parts?: string[];
  /** Whether the game, played again from that seed, is the one that was seen; null until that is known. */
  replayed?: boolean | null;
  /** "late": it fits, but the promise was heard only after the end. */
  verdict: "checked" | "late" | "different";
}

/** A forced answer that this page gave: at which decision, before which event, and how it is said. */
export interface Given {
  decision: number;
  at: number;
  say: string;
}

/** A table in this browser, or one of a server and the own token there. */
export type Place = { local: string } | { table: string; token: string };

/** A bot that has been thinking for more than a moment. */
export interface Thinking {
  seat: number;
}

export interface SessionState {
  look: Look | null;
  /** Until everybody is there; then a look follows. */
  waiting: WaitingRoom | null;
  line: Line;
  /** Hot-seat: whose turn it is to sit down at the screen; nothing of the game is shown until they say so. */
  curtain: number | null;
  /** A submission is on its way. */
  busy: boolean;
  /** A forced answer is on its way: nobody has to be asked. */
  giving: boolean;
  undo: UndoState;
  undoRequest: UndoRequest | null;
  /** Forced answers given here; the log tells those of which no event does. */
  given: Given[];
  /** Events from this number on have happened since the viewer's last answer. */
  mark: number;
  /** When the asked seat must have answered (`performance.now()`), when the table has a timer. */
  deadline: number | null;
  error: Refusal | null;
  owner: boolean;
  /** What others did is still being shown, or bots are still playing: `hurry` skips to the end of it. */
  behind: boolean;
  thinking: Thinking | null;
  opening: Opening | null;
  /** Where those of this table play again. */
  next: Place | null;
}

export type Result = { ok: true } | { ok: false; error: Refusal };

/** One table as one person sees it. */
export interface Session {
  /** What is kept in this browser about the table goes by this name; without it nothing is kept. */
  readonly id?: string;
  state(): SessionState;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Gives one answer or a whole form of them: all or none. */
  answer(actions: string[]): Promise<Result>;
  undo(): Promise<Result>;
  agreeToUndo(yes: boolean): Promise<Result>;
  /** Why an answer is not possible; null when it is. */
  explain(action: string): Promise<Refusal | null>;
  /** What one of the viewer's answers would do; null when nobody can say. One at a time. */
  preview(action: string): Promise<Preview | null>;
  /** What the coach would answer; null when it has nothing to say. Missing where there is no coach. */
  hint?(): Promise<Hint | null>;
  setLanguage(language: Language): void;
  /** Hot-seat: the person at the seat behind the curtain has sat down. */
  liftCurtain(): void;
  /** Puts a bot on a seat, or gives the seat back (null). */
  setBot(seat: number, level: string | null): Promise<Result>;
  rename(name: string): Promise<Result>;
  /** A link by which another device takes over the own seat. */
  moveSeat?(): Promise<SeatLink | Refusal>;
  /** For whoever made the table: a new link to a seat whose holder has lost it. */
  renewSeat?(seat: number): Promise<SeatLink | Refusal>;
  /** At a table of a server: gives the game up. */
  concede?(): Promise<Result>;
  /** Agrees to end the game as it stands, or asks the others to; false refuses. */
  agreeToEnd?(yes: boolean): Promise<Result>;
  /** Agrees to a pause, or asks for one; false refuses it, or wants to go on. */
  pause?(yes: boolean): Promise<Result>;
  /** Shows the others one of a few words. */
  react?(what: string): Promise<Result>;
  /** The record, when the viewer may have it (always for a game in this browser, otherwise once it is over). */
  record(): Promise<JsonObject | null>;
  /** Shows at once what others did, until the viewer is asked again. */
  hurry?(): void;
  /** Makes a table for the same people, each one seat further; where it is. Refused to whoever may not. */
  playAgain(): Promise<Place | Refusal>;
  close(): void;
}

/** A form on the board: answers that are given together. */
export interface Form {
  /** What it asks, in place of the question about its first part. */
  title: string;
  /** What it says so far. */
  lines: { name: string; value: string }[];
  /** What giving it is called. */
  send: string;
  texts: string[];
  /** It lies under something that is read first: there is nothing to give yet, and this leads on to it. */
  onOpen?: () => void;
}

/** What a board draws: it lights what is legal, and sends what is clicked. */
export interface BoardProps {
  look: Look;
  /** Answers of the viewer; the board calls this with `Answer.text`. */
  onAnswer: (text: string) => void;
  /** A whole form of answers at once: all of them or none. */
  onAnswers?: (texts: string[]) => void;
  /** Tells what such a form says so far: it stands beside the board instead of the single answers. Null when there is
   *  none any more. */
  onForm?: (form: Form | null) => void;
  /** Asks why something is not possible; the sentence is shown by the table. Where the engine has only to say that it
   *  does not answer the question, `otherwise` is shown instead. Null where nobody plays. */
  onExplain: ((action: string, otherwise?: Refusal) => void) | null;
  /** Shows only these answers beside the board: a thing with several of them was pressed; null for all of them again.
   *  No function where nobody plays. */
  onNarrow: ((texts: string[] | null) => void) | null;
  /** The answers that are shown alone; null for all of them. */
  narrowed?: string[] | null;
  /** The answer that the pointer or the keyboard is on, wherever it is: boards preview it. */
  hovered: string | null;
  onHover: (text: string | null) => void;
  /** What the answer under the pointer would do, once it is known. */
  preview: Foreseen | null;
  language: Language;
  /** Events that happened since the last look, for short animations. */
  news: GameEvent[];
  reducedMotion: boolean;
  /** What the table points at: for each event its places, the most telling first. A board that shows a part at a time
   *  turns to it. */
  pointed?: string[][];
}
