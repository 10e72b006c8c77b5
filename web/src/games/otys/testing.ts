// What the tests of the board share: looks of random games, and small looks made by hand.
import type { Answer, Look, Preview } from "../../session/types";
import data from "./testdata/looks.json";
import previews from "./testdata/previews.json";
import { mainSeat, viewOf } from "./view";
import type { View } from "./view";

export const looks = data as unknown as Look[];

/** Looks with one of their answers and what the engine said that it would do, at least one of every verb. */
export const foreseen = previews as unknown as { look: Look; answer: Answer; preview: Preview }[];

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
