// Who did what: the events of a game as turns, and a turn in few lines.

import type { ComponentType } from "react";
import type { GameEvent } from "../session/types";

/** What a game knows about telling its turns; all of it is data of the game's folder. */
export interface Storybook {
  /** The kind of event that begins the turn of the seat it names. Without one, a turn is what a seat's answers did. */
  turn?: string;
  /** Kinds that are nobody's doing: they concern all. */
  common: readonly string[];
  /** Kinds that happen to others in somebody's turn, and do not tell whose it is. */
  passive: readonly string[];
  /** How much a kind matters, from 0 (goes without saying) to 3; 1 where nothing is said. */
  weights: Readonly<Record<string, number>>;
  /** Where on the board an event shows: names of places, the most telling first. */
  places: (event: GameEvent) => string[];
  /** The picture of an event, 32 by 32. */
  Picture: ComponentType<{ event: GameEvent }>;
}

/** What one seat did, or what happened to all (null). */
export interface Turn {
  seat: number | null;
  events: GameEvent[];
  /** The seat has answered in it; without that, it was done for the seat while somebody else did. */
  answered?: boolean;
}

/** A line of a turn; what was told several times in the same words is one line. */
export interface Line {
  event: GameEvent;
  text: string;
  times: number;
  events: GameEvent[];
}

function seatOf({ args: [first] }: GameEvent): number | null {
  const seat = first !== null && typeof first === "object" && !Array.isArray(first) ? first["seat"] : undefined;
  return typeof seat === "number" ? seat : null;
}

type Told = Pick<Storybook, "turn" | "common" | "passive">;

/** Whose answer brought these events about. */
function actorOf(batch: GameEvent[], { common, passive }: Told, before: number | null): number | null {
  const own = batch.filter((event) => seatOf(event) !== null && !common.includes(event.kind));
  const actor = own.find(({ kind }) => !passive.includes(kind)) ?? own[0];
  if (actor) return seatOf(actor);
  return batch.some(({ kind }) => common.includes(kind)) ? null : before;
}

/** The events by the answers that brought them about. */
function batches(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && last[0]!.decision === event.decision) last.push(event);
    else found.push([event]);
  }
  return found;
}

interface Seated {
  event: GameEvent;
  seat: number | null;
  answered: boolean;
}

function* byTurns(events: GameEvent[], turn: string): Generator<Seated> {
  let seat: number | null = null;
  for (const event of events) {
    if (event.kind === turn) seat = seatOf(event);
    else yield { event, seat, answered: true };
  }
}

/** What an answer brought about, each with the seat that it was done by: the rules act for others too, one after the
 *  other. What merely happens to them is the doing of whoever acts. */
function* byActors(batch: GameEvent[], book: Told, actor: number | null): Generator<Seated> {
  let seat = actor;
  let all = false;
  for (const event of batch) {
    const own = seatOf(event);
    // Once something happens to all, so does what follows from it.
    all ||= book.common.includes(event.kind);
    if (all) seat = null;
    else if (own !== null && !book.passive.includes(event.kind)) seat = own;
    yield { event, seat, answered: seat === actor };
  }
}

/** The events with the seat whose turn each belongs to. */
function* seated(events: GameEvent[], book: Told): Generator<Seated> {
  if (book.turn !== undefined) return yield* byTurns(events, book.turn);
  let actor: number | null = null;
  for (const batch of batches(events)) {
    actor = actorOf(batch, book, actor);
    yield* byActors(batch, book, actor);
    // What follows without a name follows from it.
    if (batch.some(({ kind }) => book.common.includes(kind))) actor = null;
  }
}

/** All turns in their order. */
export function turnsOf(events: GameEvent[], book: Told): Turn[] {
  const turns: Turn[] = [];
  for (const { event, seat, answered } of seated(events, book)) {
    const last = turns.at(-1);
    if (last && last.seat === seat) {
      last.events.push(event);
      last.answered ||= answered;
    } else turns.push({ seat, events: [event], answered });
  }
  return turns;
}

/** What of the turns happened from an event on. */
export const turnsSince = (turns: Turn[], since: number): Turn[] =>
  turns
    .map(({ seat, events }) => ({ seat, events: events.filter(({ n }) => n >= since) }))
    .filter(({ events }) => events.length > 0);

/** The turns of others, those of each seat together. */
export function bySeat(turns: Turn[], viewer: number | "spectator"): Turn[] {
  const seats = new Map<number | null, GameEvent[]>();
  for (const { seat, events } of turns) {
    if (seat !== viewer) seats.set(seat, [...(seats.get(seat) ?? []), ...events]);
  }
  const told = [...seats].map(([seat, events]) => ({ seat, events }));
  // What people did is looked for first; what is nobody's doing frames it.
  return [...told.filter(({ seat }) => seat !== null), ...told.filter(({ seat }) => seat === null)];
}

/** What stands between a name and what is told of it. */
const AFTER_NAME = /^(?:\s*[:：]\s*|\s)/u;

/** Under a heading with the name of who acts, sentences need not begin with it. */
function withoutName(text: string, name: string): string {
  if (name === "" || !text.startsWith(name)) return text;
  const [between] = AFTER_NAME.exec(text.slice(name.length)) ?? [];
  if (between === undefined) return text;
  const rest = text.slice(name.length + between.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A turn in lines: what was told in the same words is told once, with how often. */
export function linesOf({ events }: Turn, name: string): Line[] {
  const lines = new Map<string, Line>();
  for (const event of events) {
    const line = lines.get(event.text);
    if (line) {
      line.times += 1;
      line.events.push(event);
    } else lines.set(event.text, { event, text: withoutName(event.text, name), times: 1, events: [event] });
  }
  return [...lines.values()];
}

const LEAST_LINES = 3;

/** The lines that matter most, as many as there is room for, in their order. What goes without saying fills up short
 *  turns only. */
export function digest(lines: Line[], { weights }: Pick<Storybook, "weights">, room: number): Line[] {
  // The line that says that one more is hidden would need the same room.
  if (lines.length <= room + 1) return lines;
  const weight = ({ event }: Line) => weights[event.kind] ?? 1;
  const byWeight = [...lines].sort((one, other) => weight(other) - weight(one));
  const chosen = byWeight.filter((line, index) => index < room && (weight(line) > 0 || index < LEAST_LINES));
  return lines.filter((line) => chosen.includes(line));
}

/** So many things can be looked at together. */
const AT_ONCE = 4;

/** Of many events that happened at once, those that matter most. */
export function telling(events: GameEvent[], { weights }: Pick<Storybook, "weights">): GameEvent[] {
  const weight = ({ kind }: GameEvent) => weights[kind] ?? 1;
  return [...events].sort((one, other) => weight(other) - weight(one)).slice(0, AT_ONCE);
}

/** How many lines a turn may have when so many turns are told together. */
export const roomFor = (turns: number): number => (turns <= 1 ? 6 : turns === 2 ? 4 : LEAST_LINES);
