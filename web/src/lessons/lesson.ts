// A lesson as data: what is set up, what is asked of the player, and what the others do. The sentences are words.

import type { Answer, Json, JsonObject } from "../session/types";

/** Any legal answer; one of these texts; one whose fields are these; or null where there is only something to read. */
export type Expected = "any" | string[] | Record<string, string | string[]> | null;

export interface Step {
  id: string;
  /** The chapter it belongs to. */
  idea: string;
  /** What is set up before it; without one the game goes on. */
  position?: JsonObject;
  expect: Expected;
  /** The expected texts are given one after the other, all of them. */
  form?: boolean;
  /** Places of the board to look at. */
  point?: string[];
  /** What is played after it, by seat; "bots" until the player is asked again. */
  then?: [number, string][] | "bots";
}

export interface Lesson {
  game: string;
  lesson: string;
  seats: number;
  viewer: number;
  steps: Step[];
}

/** The lesson cannot be used. Where and why is for whoever writes it. */
export class DamagedLesson extends Error {}

const fail = (what: string): never => {
  throw new DamagedLesson(what);
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const isGiven = (value: Json): value is [number, string] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "number" && typeof value[1] === "string";

const isPattern = (value: Json): value is Record<string, string | string[]> =>
  isObject(value) && Object.values(value).every((one) => typeof one === "string" || isTexts(one));
const isExpected = (value: Json): value is Expected =>
  value === null || value === "any" || (isTexts(value) && value.length > 0) || isPattern(value);

function readStep(step: Json, index: number): Step {
  if (!isObject(step)) return fail(`step ${index}: no object`);
  const { id, idea, position, expect = null, form = false, point = [], then = [] } = step;
  if (typeof id !== "string" || typeof idea !== "string") return fail(`step ${index}: id and idea are texts`);
  const wrong = (field: string) => fail(`step ${id} (${field})`);
  if (position !== undefined && !isObject(position)) return wrong("position");
  if (!isExpected(expect)) return wrong("expect");
  if (typeof form !== "boolean" || (form && !Array.isArray(expect))) return wrong("form");
  if (!isTexts(point)) return wrong("point");
  if (then !== "bots" && !(Array.isArray(then) && then.every(isGiven))) return wrong("then");
  return { id, idea, ...(position && { position }), expect, form, point, then };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return fail("no JSON");
  }
}

/** Throws DamagedLesson for whatever is no lesson. */
export function readLesson(text: string): Lesson {
  const data = parse(text);
  if (!isObject(data) || data["format"] !== 1) return fail("no lesson of format 1");
  const { game, lesson, seats, viewer = 0, steps } = data;
  if (typeof game !== "string" || typeof lesson !== "string") return fail("game and lesson are texts");
  if (!isTexts(seats) || typeof viewer !== "number" || seats[viewer] === undefined) return fail("seats and viewer");
  if (!Array.isArray(steps) || steps.length === 0) return fail("steps");
  const read = steps.map(readStep);
  if (new Set(read.map(({ id }) => id)).size < read.length) return fail("two steps have the same id");
  if (read[0]!.position === undefined) return fail("the first step needs a position");
  return { game, lesson, seats: seats.length, viewer, steps: read };
}

/** Whether an answer is what a step asks for, after so many that were already given to it. */
export function fits({ expect, form }: Step, { text, json }: Answer, given = 0): boolean {
  if (expect === null) return false;
  if (expect === "any") return true;
  if (Array.isArray(expect)) return form ? expect[given] === text : expect.includes(text);
  return Object.entries(expect).every(([field, wanted]) => {
    const value = json[field];
    return value !== undefined && (typeof wanted === "string" ? wanted === value : wanted.includes(value));
  });
}

/** Whether so many answers are all that a step asks for. */
export const isComplete = ({ expect, form }: Step, given: number): boolean =>
  given >= (form && Array.isArray(expect) ? expect.length : 1);

export interface Idea {
  name: string;
  /** The first step, and how many there are. */
  from: number;
  steps: number;
}

/** The chapters in their order. */
export function ideasOf({ steps }: Lesson): Idea[] {
  const ideas: Idea[] = [];
  steps.forEach(({ idea }, index) => {
    const last = ideas.at(-1);
    if (last?.name === idea) ++last.steps;
    else ideas.push({ name: idea, from: index, steps: 1 });
  });
  return ideas;
}

/** The words of a lesson begin so; the file is `<game>_lesson`. */
export const wordsOf = ({ game, lesson }: Pick<Lesson, "game" | "lesson">): string => `${game}.lesson.${lesson}`;
