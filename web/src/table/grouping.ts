// Many answers become a short list: what belongs together stands in groups, and whole ranges of numbers become one entry.

import type { Answer } from "../session/types";

export type Entry =
  | { kind: "answer"; answer: Answer }
  /** `heading` is what all of its sentences begin with, and may be nothing. */
  | { kind: "group"; id: string; heading: string; ending: string; size: number; entries: Entry[] }
  | { kind: "amounts"; id: string; heading: string; amounts: { value: number; answer: Answer }[] };

type Group = Extract<Entry, { kind: "group" }>;

/** So many answers can be taken in at a glance. */
const FEW = 7;
const FEW_ALIKE = 3;

const DANGLING = /[\s,;:(–—-]+$/u;

/** The words with which all sentences begin, without what dangles at the end. */
export const commonBeginning = (sentences: string[]): string => commonWords(sentences).replace(DANGLING, "");

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

/** What a group is called: the beginning of its sentences, up to a colon if there is one. Where they begin with a
 *  number, it is what comes after, up to the next: "To HR". */
function heading(answers: Answer[]): string {
  const sentences = answers.map((answer) => answer.say);
  const common = commonWords(sentences) || afterNumber(sentences);
  // A remark in brackets that ends before they differ belongs to it: "Worker 3 (hat 7) to zone".
  const end = common.search(/: |\s\((?![^()]*\))/);
  return (end > 0 ? common.slice(0, end) : common).replace(DANGLING, "");
}

function afterNumber(sentences: string[]): string {
  const common = commonWords(sentences.map((say) => say.replace(/^\d+\S*\s/, "").replace(/(, | \S*\d).*$/, "")));
  return common.charAt(0).toUpperCase() + common.slice(1);
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

/** Whether the sentences differ in nothing but numbers: "1$ to HR", "2$ to HR", but not "zone 1 (recruiting)". */
const alikeButForNumbers = (answers: Answer[]): boolean =>
  new Set(answers.map(({ say }) => say.replace(/\d+/g, "0"))).size === 1;

/** Answers that are alike but for one rising number. */
function amounts(answers: Answer[]): { value: number; answer: Answer }[] | null {
  const fields = Object.keys(answers[0]!.json).filter((field) => partition(answers, field).length > 1);
  if (fields.length !== 1 || !alikeButForNumbers(answers)) return null;
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
  if (standAlone(entries)) return entries;
  return [{ kind: "group", id, heading: heading(answers), ending: "", size: answers.length, entries }];
}

/** A few groups need no group around them: "Boss to zone", "Worker 1 to zone". */
const standAlone = (entries: Entry[]): boolean =>
  entries.length <= FEW && entries.every((entry) => entry.kind !== "answer");

/** Groups that begin alike are told apart by how they end. */
function tellApart(entries: Entry[]): Entry[] {
  const groups = entries.filter((entry): entry is Group => entry.kind === "group");
  return entries.map((entry) => {
    if (entry.kind !== "group" || entry.ending !== "") return entry;
    const twins = groups.filter((other) => other.heading === entry.heading);
    return twins.length > 1 ? { ...entry, ending: commonEnding(answersOf([entry]).map(({ say }) => say)) } : entry;
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
