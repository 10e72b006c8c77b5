// Looking back at a game: any decision of it, through any seat's eyes.

import type { Engine } from "./engine";
import type { Answer, JsonObject, Language, Look, Viewer } from "./types";

export interface ReplayGame {
  record: JsonObject;
  game: string;
  seats: number;
  answers: [number, string][];
  /** The whole game as a short text; null when it began from a position. */
  link: string | null;
}

export type ReplaySource = { link: string } | { record: JsonObject };

export interface ReplayMoment {
  look: Look;
  /** What was answered next: whose answer it was, and how it is said. */
  next: { seat: number; say: string } | null;
}

interface Loaded {
  game: string;
  seats: number;
}

async function linkOf(engine: Engine): Promise<string | null> {
  try {
    return (await engine.ask<{ link: string }>({ cmd: "link" })).link;
  } catch {
    return null;
  }
}

const queues = new WeakMap<Engine, Promise<unknown>>();

/** The engine holds one game: what loads one and asks about it must not be interrupted. */
function inTurn<T>(engine: Engine, task: () => Promise<T>): Promise<T> {
  const result = (queues.get(engine) ?? Promise.resolve()).then(task);
  queues.set(
    engine,
    result.catch(() => {}),
  );
  return result;
}

/** Throws EngineError when it is no game of ours. */
export const openReplay = (engine: Engine, source: ReplaySource, lang: Language = "en"): Promise<ReplayGame> =>
  inTurn(engine, () => open(engine, source, lang));

async function open(engine: Engine, source: ReplaySource, lang: Language): Promise<ReplayGame> {
  const { game, seats } = await engine.ask<Loaded>({ cmd: "load", ...source, lang });
  const { record } = await engine.ask<{ record: JsonObject }>({ cmd: "record" });
  return { record, game, seats, answers: record.answers as [number, string][], link: await linkOf(engine) };
}

/** The points from a decision on, until the next of these. */
export interface Scored {
  decision: number;
  points: number[];
}

/** Answers in a row of one seat, or those of all to a sealed question. */
export interface Turn {
  decision: number;
  round: number;
  asked: number[];
  sealed: boolean;
}

/** How a game went. */
export interface Course {
  points: Scored[];
  turns: Turn[];
}

/** All of it in one call. */
export const courseOf = (engine: Engine, { record }: ReplayGame): Promise<Course> =>
  inTurn(engine, async () => {
    await engine.ask({ cmd: "load", record });
    return (await engine.ask<{ course: Course }>({ cmd: "course" })).course;
  });

interface Moment {
  at: number;
  viewer: Viewer;
  language: Language;
  names: string[];
}

export const lookAt = (engine: Engine, replay: ReplayGame, moment: Moment): Promise<ReplayMoment> =>
  inTurn(engine, () => look(engine, replay, moment));

async function look(
  engine: Engine,
  replay: ReplayGame,
  { at, viewer, language, names }: Moment,
): Promise<ReplayMoment> {
  const { record, answers, game } = replay;
  await engine.ask({ cmd: "load", record: { ...record, answers: answers.slice(0, at) } });
  const seen = await engine.ask<Omit<Look, "game" | "options" | "viewer" | "seats">>({
    cmd: "look",
    seat: viewer,
    since: 0,
    lang: language,
    names,
  });
  const { decision, view, events, outcome } = seen;
  const seats = names.map((name) => ({ name, kind: "human" as const }));
  const options = (record.options ?? {}) as JsonObject;
  return {
    look: { game, options, viewer, seats, decision, view, legal: [], events, outcome },
    next: await nextAnswer(engine, answers[at], viewer, { language, names }),
  };
}

/** Said with the words of whoever answered; another seat's sealed answer is not told before its time. */
async function nextAnswer(
  engine: Engine,
  next: [number, string] | undefined,
  viewer: Viewer,
  { language, names }: Pick<Moment, "language" | "names">,
): Promise<ReplayMoment["next"]> {
  if (next === undefined) return null;
  const [seat, text] = next;
  const { decision, legal } = await engine.ask<{ decision: { sealed?: boolean }; legal: Answer[] }>({
    cmd: "look",
    seat,
    since: 1e9,
    lang: language,
    names,
  });
  if (decision.sealed && seat !== viewer) return { seat, say: "" };
  return { seat, say: legal.find((answer) => answer.text === text)?.say ?? text };
}
