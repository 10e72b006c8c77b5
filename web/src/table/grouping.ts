// Many answers become a short list: what belongs together stands in groups, and whole ranges of numbers become one entry.

import type { Answer } from "../session/types";

export type Entry =
  | { kind: "answer"; answer: Answer }
  | { kind: "group"; id: string; heading: string; size: number; entries: Entry[] }
  | { kind: "amounts"; id: string; heading: string; amounts: { value: number; answer: Answer }[] };

/** So many answers can be taken in at a glance. */
const FEW = 7;
const FEW_ALIKE = 3;

/** The words with which all sentences begin, without what dangles at the end. */
export const commonBeginning = (sentences: string[]): string => commonWords(sentences).replace(/[\s,;:(–—-]+$/u, "");

function commonWords(sentences: string[]): string {
  const [first = "", ...others] = sentences;
  const words = first.split(" ");
  let length = words.length;
  for (const other of others) {
    const theirs = other.split(" ");
    let same = 0;
    while (same < length && same < theirs.length && theirs[same] === words[same]) ++same;
    length = same;
  }
  return words.slice(0, length).join(" ");
}

/** The words with which all sentences end. */
export function commonEnding(sentences: string[]): string {
  const turned = (text: string) => text.split(" ").reverse().join(" ");
  const common = turned(commonWords(sentences.map(turned)));
  return common.replace(/^[\s,;:)–—-]+/u, "");
}

function heading(answers: Answer[]): string {
  const common = commonBeginning(answers.map((answer) => answer.say));
  return common === "" ? answers[0]!.say : common;
}

function partition(answers: Answer[], field: string): Answer[][] {
  const parts = new Map<string | undefined, Answer[]>();
  for (const answer of answers) {
    const value = (answer.json as Record<string, string | undefined>)[field];
    const part = parts.get(value);
    if (part) part.push(answer);
    else parts.set(value, [answer]);
  }
  return [...parts.values()];
}

/** The first field that tells the answers apart into fewer parts than there are answers. */
function split(answers: Answer[]): Answer[][] | null {
  for (const field of Object.keys(answers[0]!.json)) {
    const parts = partition(answers, field);
    if (parts.length > 1 && parts.length < answers.length) return parts;
  }
  return null;
}

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null;

/** Answers that are alike but for one rising number. */
function amounts(answers: Answer[]): { value: number; answer: Answer }[] | null {
  const fields = Object.keys(answers[0]!.json).filter((field) => partition(answers, field).length > 1);
  if (fields.length !== 1) return null;
  const values = answers.map((answer) => whole((answer.json as Record<string, string>)[fields[0]!]));
  if (values.some((value, index) => value === null || (index > 0 && value <= values[index - 1]!))) return null;
  return answers.map((answer, index) => ({ value: values[index]!, answer }));
}

const plain = (answers: Answer[]): Entry[] => answers.map((answer) => ({ kind: "answer", answer }));

function fold(answers: Answer[], id: string): Entry[] {
  if (answers.length <= FEW_ALIKE) return plain(answers);
  const range = answers.length > FEW ? amounts(answers) : null;
  if (range) return [{ kind: "amounts", id, heading: heading(answers), amounts: range }];
  const parts = answers.length > FEW ? split(answers) : null;
  const entries = parts ? tellApart(parts.flatMap((part, index) => fold(part, `${id}.${index}`))) : plain(answers);
  return [{ kind: "group", id, heading: heading(answers), size: answers.length, entries }];
}

/** Groups that begin alike are told apart by how they end. */
function tellApart(entries: Entry[]): Entry[] {
  const folded = entries.filter((entry) => entry.kind !== "answer");
  return entries.map((entry) => {
    if (entry.kind === "answer") return entry;
    const twins = folded.filter((other) => other.heading === entry.heading);
    const ending = twins.length > 1 ? commonEnding(answersOf([entry]).map((answer) => answer.say)) : "";
    return ending === "" ? entry : { ...entry, heading: `${entry.heading} … ${ending}` };
  });
}

/** All answers, each exactly once, in at most a few entries wherever the answers allow. */
export function arrange(answers: Answer[]): Entry[] {
  if (answers.length <= FEW) return plain(answers);
  const entries = tellApart(partition(answers, "verb").flatMap((part, index) => fold(part, String(index))));
  const [only] = entries;
  return entries.length === 1 && only?.kind === "group" ? only.entries : entries;
}

/** Every answer of the entries, for the keyboard and for tests. */
export function answersOf(entries: Entry[]): Answer[] {
  return entries.flatMap((entry) => {
    if (entry.kind === "answer") return [entry.answer];
    return entry.kind === "group" ? answersOf(entry.entries) : entry.amounts.map(({ answer }) => answer);
  });
}
