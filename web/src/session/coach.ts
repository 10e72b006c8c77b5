// What the coach in the engine tells: hints, and the review of a game. The forms are those of docs/formats.md.

import type { Say } from "../words/use_words";
import type { Engine } from "./engine";
import type { Answer, JsonObject, Language } from "./types";

/** A mean and its standard error. */
export interface Estimate {
  value: number;
  error: number;
}

export interface Reason {
  kind: string;
  text: string;
}

/** A way to play on, and what sets it apart from another. */
export interface AdvisedLine {
  answers: (Pick<Answer, "text"> & Partial<Answer>)[];
  chance: Estimate;
  behind: Estimate;
  reasons: Reason[];
}

/** What numbers of the coach count: chances to win, of which `sure` is certainty, or points, of which `point` is one. */
export interface Scale {
  sure: number;
  stake: "victory" | "points";
  point: number;
}

export interface Hint extends Scale {
  lines: AdvisedLine[];
}

export type Verdict = "sound" | "inaccuracy" | "mistake" | "blunder";

export interface Judgement {
  decision: number;
  seat: number;
  verdict: Verdict;
  loss: Estimate;
  better?: AdvisedLine;
  played?: AdvisedLine;
}

/** The chance before a decision, and the parts of own decision, rivals and luck in its change; where luck was measured also
 *  what could be expected before something was turned up, and since. */
export type LedgerEntry = [
  before: number,
  own: number,
  rivals: number,
  luck: number,
  expected?: number,
  became?: number,
];

export interface SeatReview {
  seat: number;
  start: number;
  result: number;
  own: Estimate;
  rivals: Estimate;
  luck: Estimate;
  entries: LedgerEntry[];
  phases: { decisions: number; sound: number; lost: number }[];
  turning_points: TurningPoint[];
}

export interface TurningPoint {
  decision: number;
  cause: string;
  change: number;
  text: string;
}

export interface Review extends Scale {
  decisions: number;
  over: boolean;
  seats: SeatReview[];
  judgements: Judgement[];
}

export const DEPTHS = ["quick", "standard", "deep"] as const;
export type Depth = (typeof DEPTHS)[number];

interface Wanted {
  depth: Depth;
  language: Language;
  names: string[];
  /** For tests: instead of what belongs to the depth. */
  simulations?: number;
}

interface Progress {
  done: number;
  of: number;
  review?: Review;
}

/** Goes on with the review of the game in the engine, one decision at a time; closing the engine ends it. */
export async function reviewOf(
  engine: Engine,
  { depth, language, names, simulations }: Wanted,
  onProgress: (done: number, of: number) => void,
): Promise<Review> {
  const request = { cmd: "review", depth, lang: language, names, steps: 1, ...(simulations && { simulations }) };
  for (;;) {
    const { done, of, review } = await engine.ask<Progress>(request);
    if (review) return review;
    onProgress(done, of);
  }
}

/** The game that is to be reviewed. */
export const loadForReview = (engine: Engine, record: JsonObject): Promise<unknown> =>
  engine.ask({ cmd: "load", record });

/** Decisions with a verdict against them. */
export const judged = ({ judgements }: Review): Judgement[] => judgements.filter(({ verdict }) => verdict !== "sound");

const MOST_TURNS = 3;

/** The three of whoever looks; for a spectator the three largest of the game, each told of one seat only. */
export function turningPointsOf(
  { seats }: { seats: Pick<SeatReview, "seat" | "turning_points">[] },
  viewer: number | null,
): TurningPoint[] {
  const own = seats.find(({ seat }) => seat === viewer);
  const largest = (own ? [own] : seats)
    .flatMap(({ turning_points }) => turning_points)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const told = new Map<number, TurningPoint>();
  for (const turn of largest) {
    // What one gains another loses: that is not told twice.
    if (told.size < MOST_TURNS && (own || !told.has(turn.decision))) told.set(own ? told.size : turn.decision, turn);
  }
  return [...told.values()].sort((one, other) => one.decision - other.decision);
}

/** Of all seats as points of a curve: chances as parts of a hundred, points as they are. */
export function chancesOf(review: Review): { decision: number; points: number[] }[] {
  const { seats, decisions, sure, stake, point } = review;
  const percent = (chance: number) => (stake === "points" ? round(chance / point) : Math.round((chance / sure) * 100));
  return Array.from({ length: decisions + 1 }, (_, decision) => ({
    decision,
    points: seats.map(({ entries, result }) => percent(entries[decision]?.[0] ?? result)),
  }));
}

const round = (points: number): number => Math.round(points * 10) / 10;

/** What was turned up at a decision: expected before, and since; null where luck was not measured. */
export function turnedAt(
  { entries }: Pick<SeatReview, "entries">,
  decision: number,
): { expected: number; became: number } | null {
  const [, , , , expected, became] = entries[decision] ?? [];
  return expected === undefined || became === undefined ? null : { expected, became };
}

/** What a difference may be off by, two standard errors: an estimate is never exact, however little the games differed. */
export function giveOrTake(say: Say, { error }: Estimate, scale: Scale): string {
  const least = scale.stake === "points" ? scale.point / 10 : scale.sure / 1000;
  return amountText(say, Math.max(2 * error, least), scale);
}

/** 61.5%, or 18.5 points; with a sign where a change is meant. `say` knows the words of the coach. */
export function amountText(say: Say, value: number, scale: Scale, sign: "never" | "always" = "never"): string {
  if (scale.stake !== "points") return percentText(say.language, value / scale.sure, sign);
  const tenths = Math.round((Math.abs(value) / scale.point) * 10);
  const signed = sign === "never" ? "" : value < 0 ? ".minus" : ".plus";
  return say(`coach.points${signed}`, Math.floor(tenths / 10), tenths % 10);
}

/** 61.5 %, and with a sign where a change is meant. */
export function percentText(language: Language, part: number, sign: "never" | "always" = "never"): string {
  const format = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign,
  });
  return format.format(part);
}
