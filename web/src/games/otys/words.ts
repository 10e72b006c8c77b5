// The words of the board, from the catalogue that the terminal uses too; each language is fetched when it is wanted.
import { useEffect, useState } from "react";
import type { Language } from "../../session/types";

type Tree = { [key: string]: string | Tree };
type Texts = Map<string, string>;

/** A text of the catalogue with its arguments filled in; a key that is not there is its own text. */
export type Say = (key: string, ...args: (string | number)[]) => string;

const files: Record<Language, () => Promise<{ default: unknown }[]>> = {
  en: () => Promise.all([import("../../../../words/en/otys.json"), import("../../../../words/en/otys_page.json")]),
  fr: () => Promise.all([import("../../../../words/fr/otys.json"), import("../../../../words/fr/otys_page.json")]),
  ru: () => Promise.all([import("../../../../words/ru/otys.json"), import("../../../../words/ru/otys_page.json")]),
};

/** The catalogue as one list of keys: {"otys":{"key":{"x":"X key"}}} has the key "otys.key.x". */
export function flatten(tree: Tree, prefix = "", into: Texts = new Map()): Texts {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
  return into;
}

/** Which of the forms goes with a number: one, (few,) many or other. */
function pluralIndex(language: Language, n: number): number {
  if (language === "en") return n === 1 ? 0 : 1;
  if (language === "fr") return n <= 1 ? 0 : 1;
  const [tens, ones] = [n % 100, n % 10];
  if (ones === 1 && tens !== 11) return 0;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

/** Fills in "{0}", "{0^}" (with a capital letter) and "{0|credit|credits}". */
export function fill(language: Language, template: string, args: (string | number)[]): string {
  return template.replace(/\{(\d)(\^)?((?:\|[^|{}]*)*)\}/g, (whole, index: string, capital: string, forms: string) => {
    const arg = args[Number(index)];
    if (arg === undefined) return whole;
    if (forms) {
      const list = forms.slice(1).split("|");
      return list[Math.min(pluralIndex(language, Number(arg)), list.length - 1)] ?? "";
    }
    return capital ? capitalised(String(arg)) : String(arg);
  });
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const loaded = new Map<Language, Say>();

export function sayer(language: Language, texts: Texts): Say {
  return (key, ...args) => fill(language, texts.get(key) ?? key, args);
}

/** Fetches the words of a language, once. */
export async function loadWords(language: Language): Promise<Say> {
  const known = loaded.get(language);
  if (known) return known;
  const texts: Texts = new Map();
  for (const file of await files[language]()) flatten(file.default as Tree, "", texts);
  const say = sayer(language, texts);
  loaded.set(language, say);
  return say;
}

/** The words of a language; those of the one before until they are there, null when there was none. */
export function useWords(language: Language): Say | null {
  const [latest, setLatest] = useState<Say | null>(null);
  const known = loaded.get(language) ?? null;
  useEffect(() => {
    let wanted = true;
    if (!known) void loadWords(language).then((say) => wanted && setLatest(() => say));
    return () => {
      wanted = false;
    };
  }, [language, known]);
  useEffect(() => {
    if (known) setLatest(() => known);
  }, [known]);
  return known ?? latest;
}
