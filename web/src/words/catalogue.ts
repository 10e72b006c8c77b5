// The words of the page and of the games, the same files as the terminal's; each is fetched when it is first wanted.

import type { Language } from "../session/types";

export const LANGUAGES: Language[] = ["en", "fr", "ru"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", ru: "Русский" };

type Nested = { [key: string]: string | Nested };
export type Texts = ReadonlyMap<string, string>;

const files = import.meta.glob<Nested>("../../../words/*/*.json", { import: "default" });
const loaded = new Map<string, Promise<Texts>>();

function* flatten(words: Nested, prefix = ""): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === "string") yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

/** The texts of one file: loadTexts("fr", "otys"). */
export function loadTexts(language: Language, part: string): Promise<Texts> {
  const path = `../../../words/${language}/${part}.json`;
  const old = loaded.get(path);
  if (old) return old;
  const file = files[path];
  const texts = file ? file().then((words) => new Map(flatten(words))) : Promise.reject(new Error(`no words ${path}`));
  loaded.set(path, texts);
  // A failed fetch may be tried again.
  texts.catch(() => loaded.delete(path));
  return texts;
}

/** Several files as one. */
export async function loadAllTexts(language: Language, parts: string[]): Promise<Texts> {
  const all = await Promise.all(parts.map((part) => loadTexts(language, part)));
  return new Map(all.flatMap((texts) => [...texts]));
}
