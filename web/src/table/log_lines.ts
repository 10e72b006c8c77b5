// What the log shows: what happened, and in between that answers were taken back or given without asking.

import type { GameEvent, Given, Look, TakenBack } from "../session/types";
import type { Say } from "../words/use_words";
import { saySeatEvent } from "../waiting/seat_events";
import { seatName } from "./Seats";

export interface LogLine {
  key: string;
  text: string;
  /** The number of the event, or of the one that comes next. */
  at: number;
  /** Something was taken back here. */
  back?: true;
  /** Told by this page, not by the game. */
  given?: true;
  /** What is said about nobody's having had a choice. */
  forced?: string;
}

/** Each with a sentence: a table in this browser has none of its own. */
export const sayTakenBack = (say: Say, look: Look): TakenBack[] =>
  (look.takenBack ?? []).map((one) => {
    const words = one.by === look.viewer ? "page.log.taken_back.you" : "page.log.taken_back";
    return { ...one, text: one.text ?? say(words, seatName(say, look, one.by), one.count) };
  });

/** The number of the first event that came after so many answers. */
const placeOf = (events: GameEvent[], decision: number): number =>
  events.find((event) => event.decision > decision)?.n ?? (events.at(-1)?.n ?? -1) + 1;

/** What happened to the seats while the game was played, before the next event; who took a seat before it is no news. */
export const saySeatEvents = (say: Say, look: Look): LogLine[] =>
  (look.seatEvents ?? [])
    .filter(({ kind, decision }) => kind !== "claimed" || decision > 0)
    .map((one) => ({
      key: `seat ${one.n}`,
      at: placeOf(look.events, one.decision),
      text: saySeatEvent(say, one, seatName(say, look, one.seat)),
      back: true,
    }));

/** The decision at which each of them stands: whoever goes back further later on takes the earlier ones along. */
function standing(takenBack: TakenBack[]): number[] {
  let least = Number.POSITIVE_INFINITY;
  const places = [...takenBack].reverse().map(({ to }) => (least = Math.min(least, to)));
  return places.reverse();
}

/** Forced answers that no event tells of. */
function silent(events: GameEvent[], given: Given[], say: Say): LogLine[] {
  const told = new Set(events.filter(({ forced }) => forced).map(({ decision }) => decision));
  return given
    .filter(({ decision }) => !told.has(decision + 1))
    .map((one) => ({
      key: `given ${one.decision}`,
      at: one.at,
      text: "",
      given: true,
      forced: say("page.log.given", one.say),
    }));
}

/** The lines by the events that they tell or stand before; forced answers are marked. */
export function logLines(events: GameEvent[], takenBack: TakenBack[], given: Given[], say: Say): LogLine[] {
  const lines = [...silent(events, given, say), ...eventLines(events, takenBack, say)];
  return lines.sort((a, b) => a.at - b.at);
}

function eventLines(events: GameEvent[], takenBack: TakenBack[], say: Say): LogLine[] {
  const places = standing(takenBack);
  const lines: LogLine[] = [];
  let next = 0;
  const tellBefore = (decision: number, at: number) => {
    for (; next < takenBack.length && places[next]! < decision; ++next) {
      const { change, text = "" } = takenBack[next]!;
      lines.push({ key: `back ${change}`, text, at, back: true });
    }
  };
  for (const { n, decision, text, forced } of events) {
    tellBefore(decision, n);
    lines.push({ key: String(n), text, at: n, ...(forced && { forced: say("page.log.forced") }) });
  }
  tellBefore(Number.POSITIVE_INFINITY, (events.at(-1)?.n ?? -1) + 1);
  return lines;
}
