// What the tests of the board share: looks of random games, and small looks made by hand.
import type { Answer, Look, Preview } from "../../session/types";
import data from "./testdata/looks.json";
import previews from "./testdata/previews.json";
import { mainSeat, viewOf } from "./view";
import type { View } from "./view";

interface Foretold {
  look: Look;
  answer: Answer;
  preview: Preview;
}

const hasFields = (value: unknown, ...fields: string[]): value is object =>
  typeof value === "object" && value !== null && fields.every((field) => field in value);
const isLook = (value: unknown): value is Look =>
  hasFields(value, "game", "viewer", "seats", "decision", "view", "legal", "events", "outcome");
const isForetold = (value: unknown): value is Foretold => hasFields(value, "look", "answer", "preview");

/** All of a list that the engine wrote; it stops at what is something else. */
function readAll<Item>(items: readonly unknown[], is: (item: unknown) => item is Item): Item[] {
  return items.map((item) => {
    if (!is(item)) throw new Error("testdata is something else");
    return item;
  });
}

export const looks = readAll(data, isLook);

/** Looks with one of their answers and what the engine said that it would do, at least one of every verb. */
export const foreseen = readAll(previews, isForetold);

/** The looks in which somebody is asked. */
export const questions = looks.filter(({ legal }) => legal.length > 0);

/** The first look that satisfies a wish; the tests rely on there being one. */
export function lookWhere(wish: (look: Look, view: View) => boolean): { look: Look; view: View; seat: number } {
  const look = questions.find((one) => wish(one, viewOf(one)));
  if (!look) throw new Error("no look like that in testdata");
  return { look, view: viewOf(look), seat: mainSeat(look) };
}

/** The first look with an answer of this verb, and that answer. */
export function lookWith(verb: string, wish: (answer: Answer, view: View) => boolean = () => true) {
  const fits = (look: Look) => look.legal.find((answer) => answer.json.verb === verb && wish(answer, viewOf(look)));
  const found = lookWhere((look) => fits(look) !== undefined);
  return { ...found, answer: fits(found.look) as Answer };
}
