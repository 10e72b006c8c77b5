// The moments since the viewer's last answer, so that they can be shown once more. Sentences are not kept: they are
// those of the present look, in its language.

import { startEngine, type Engine } from "./engine";
import { lookAt, openReplay } from "./replay";
import type { GameEvent, JsonObject, Look, Session } from "./types";

/** What one moment of the game looked like, and how many events it had. */
type Moment = Pick<Look, "decision" | "view" | "outcome"> & { events: number };

/** One moment of what is shown again, with what had just happened. */
export interface Scene {
  /** Null where only the events are known. */
  look: Look | null;
  news: GameEvent[];
}

/** Longer is nobody's memory. */
const MAX_MOMENTS = 200;

const momentOf = ({ decision, view, outcome, events }: Look): Moment => ({
  decision,
  view,
  outcome,
  events: events.length,
});

export class History {
  private moments: Moment[] = [];
  private viewer: Look["viewer"] | null = null;

  /** Remembers a look; what happened before the event `mark` is not told again. */
  note(look: Look, mark: number): void {
    const last = this.moments.at(-1);
    const undone = last !== undefined && look.decision.number < last.decision.number;
    if (look.viewer !== this.viewer || undone) this.moments = [];
    this.viewer = look.viewer;
    if (this.moments.at(-1)?.decision.number === look.decision.number) this.moments.pop();
    this.moments.push(momentOf(look));
    this.forgetBefore(mark);
  }

  /** One moment before the mark is where the showing begins. */
  private forgetBefore(mark: number): void {
    const first = this.moments.findLastIndex(({ events }) => events <= mark);
    this.moments = this.moments.slice(Math.max(0, first, this.moments.length - MAX_MOMENTS));
  }

  /** The scenes in which these events happened, with the look before them; null when they are not all remembered. */
  scenes(now: Look, events: GameEvent[]): Scene[] | null {
    const { n: from = 0, decision } = events[0] ?? {};
    const before = this.moments.findLast((moment) => moment.events <= from);
    if (before === undefined || decision === undefined) return null;
    return scenesOf(
      now,
      this.moments.filter((moment) => moment.events > from),
      before,
      events,
    );
  }
}

const lookOf = (now: Look, { decision, view, outcome, events }: Moment): Look => ({
  ...now,
  decision,
  view,
  outcome,
  legal: [],
  events: now.events.slice(0, events),
});

/** The moments that brought one of the events, each with what it brought. */
function scenesOf(now: Look, moments: Moment[], before: Moment, events: GameEvent[]): Scene[] {
  let seen = before.events;
  let previous = before;
  const scenes: Scene[] = [];
  for (const moment of moments) {
    const from = seen;
    const news = events.filter(({ n }) => n >= from && n < moment.events);
    seen = moment.events;
    if (news.length > 0) {
      if (scenes.length === 0) scenes.push({ look: lookOf(now, previous), news: [] });
      scenes.push({ look: lookOf(now, moment), news });
    }
    previous = moment;
  }
  return scenes;
}

/** Without looks: the events alone, those of each answer together. */
function eventsAlone(events: GameEvent[]): Scene[] {
  const decisions = [...new Set(events.map(({ decision }) => decision))];
  return decisions.map((number) => ({ look: null, news: events.filter(({ decision }) => decision === number) }));
}

/** The same from the record, played again by an engine of its own. */
export async function scenesFromRecord(
  engine: Engine,
  record: JsonObject,
  now: Look,
  events: GameEvent[],
  language: string,
): Promise<Scene[]> {
  const replay = await openReplay(engine, { record }, language);
  const names = now.seats.map(({ name }) => name);
  const decisions = [...new Set(events.map(({ decision }) => decision))];
  const numbers = [...new Set(decisions.flatMap((number) => [Math.max(0, number - 1), number]))];
  const moments: Moment[] = [];
  for (const at of numbers) {
    const { look } = await lookAt(engine, replay, { at, viewer: now.viewer, language, names });
    moments.push(momentOf(look));
  }
  return scenesOf(now, moments.slice(1), moments[0]!, events);
}

/** What can be shown of these events: from memory, else from the record where there is one, else the events alone. */
export async function findScenes(
  history: History,
  session: Session,
  now: Look,
  events: GameEvent[],
  language: string,
): Promise<Scene[]> {
  const remembered = history.scenes(now, events);
  if (remembered !== null) return remembered;
  const record = await session.record().catch(() => null);
  if (record === null) return eventsAlone(events);
  const engine = startEngine();
  try {
    return await scenesFromRecord(engine, record, now, events, language);
  } catch {
    return eventsAlone(events);
  } finally {
    engine.close();
  }
}
