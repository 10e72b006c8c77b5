// The rules of a game as sections and chapters, in the order of the catalogue, which is that of the rulebook.
import type { Texts } from "../../words/catalogue";

export interface Section {
  number: string;
  /** Rulings have a number only. */
  title: string;
  text: string;
  depth: number;
}

export interface Chapter extends Section {
  parts: Section[];
}

/** The chapter of rulings, "D5" and the like. */
export const RULINGS = "D";
const RULING = /^D\d+$/;

export const chapterOf = (number: string): string => (RULING.test(number) ? RULINGS : (number.split(".")[0] ?? number));

const endings = (texts: Texts, prefix: string): [string, string][] =>
  [...texts].flatMap(([key, text]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : []));

export function sectionsOf(game: string, texts: Texts): Section[] {
  return endings(texts, `${game}.rule.title.`).map(([number, title]) => ({
    number,
    title,
    text: texts.get(`${game}.rule.${number}`) ?? "",
    depth: number.split(".").length,
  }));
}

/** What was decided where the rulebook leaves a question open. */
function rulingsOf(game: string, texts: Texts): Section[] {
  return endings(texts, `${game}.rulings.`).map(([number, text]) => ({ number, title: "", text, depth: 2 }));
}

/** All chapters with their sections; `rulings` is what their chapter is called. */
export function chaptersOf(game: string, texts: Texts, rulings: { title: string; text: string }): Chapter[] {
  const chapters: Chapter[] = [];
  for (const section of sectionsOf(game, texts)) {
    if (section.depth === 1) chapters.push({ ...section, parts: [] });
    else chapters.find(({ number }) => number === chapterOf(section.number))?.parts.push(section);
  }
  const decided = rulingsOf(game, texts);
  if (decided.length > 0) chapters.push({ number: RULINGS, ...rulings, depth: 1, parts: decided });
  return chapters;
}

export const flat = (chapters: Chapter[]): Section[] =>
  chapters.flatMap(({ parts, ...chapter }) => [chapter, ...parts]);

export type Reference = { text: string; section: string | null };

/** References stand alone in their brackets: "(2.4)", "(V.3.1 to V.3.7)", "(3.2.7 B)", "(D5)". */
const BRACKETS = /\(([^()]{1,40})\)/g;
const NUMBER = /\b(?:D\d+|[A-Z](?:\.\d+)*|\d+(?:\.\d+)*)\b/g;
const BETWEEN = /^[\s,;–—-]*(?:to|and|à|et|и|до)?[\s,;]*(?:[A-Z])?$/;

/** A text with the sections that it refers to. */
export function referencesIn(text: string, isSection: (number: string) => boolean): Reference[] {
  const found: Reference[] = [];
  let from = 0;
  const add = (to: number, section: string | null) => {
    if (to > from) found.push({ text: text.slice(from, to), section });
    from = to;
  };
  for (const brackets of text.matchAll(BRACKETS)) {
    const inside = brackets[1]!;
    const numbers = [...inside.matchAll(NUMBER)].filter(([number]) => isSection(number));
    const rest = numbers.reduce((left, [number]) => left.replace(number, ""), inside);
    if (numbers.length === 0 || !BETWEEN.test(rest.trim())) continue;
    for (const one of numbers) {
      const at = brackets.index + 1 + one.index;
      add(at, null);
      add(at + one[0].length, one[0]);
    }
  }
  add(text.length, null);
  return found;
}
