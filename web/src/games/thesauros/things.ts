// Which things on the table an answer is about: those of its fields that stand for a place, a card or a map.
import type { Answer } from "../../session/types";

/** What answers name: "zone", and which: "3". */
export type Kind = "zone" | "room" | "space" | "tech" | "number";

const KINDS: readonly Kind[] = ["zone", "room", "space", "tech", "number"];

/** Something on the table: "zone:3", "space:F1". */
export type Thing = `${Kind}:${string}`;

/** The zone of a mine is one under water, not one of the central board. */
const isOf = (kind: Kind, answer: Answer): boolean =>
  answer.json[kind] !== undefined && !(kind === "zone" && answer.json.verb === "mine");

/** The answers by the thing they are about; an answer about two things stands with both. */
export function answersByThing(legal: Answer[]): Map<Thing, Answer[]> {
  const found = new Map<Thing, Answer[]>();
  for (const answer of legal) {
    for (const kind of KINDS) {
      if (!isOf(kind, answer)) continue;
      const thing: Thing = `${kind}:${answer.json[kind]}`;
      found.set(thing, [...(found.get(thing) ?? []), answer]);
    }
  }
  return found;
}

/** The answer that would be about this thing, made from one that is possible; null where no such thing is asked for. */
export function instead(legal: Answer[], thing: Thing): string | null {
  const [kind, value] = thing.split(/:(.*)/s) as [Kind, string];
  const like = legal.find((answer) => isOf(kind, answer));
  return like ? Object.values({ ...like.json, [kind]: value }).join(" ") : null;
}
