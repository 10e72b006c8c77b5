// The words of the page and of the games, the same files as the terminal's; each is fetched when it is first wanted.

import type { Language } from "../session/types";

type Nested = { [key: string]: string | Nested };
export type Texts = ReadonlyMap<string, string>;

/** What a language says about itself: its name, and the plurals that its texts have, in their order. */
interface LanguageFacts {
  language: { name: string; plurals: Record<string, string> };
}

// A language is a folder; these small files are there from the beginning.
const facts = import.meta.glob<LanguageFacts>("../../../words/*/language.json", { import: "default", eager: true });
const byCode = new Map(Object.entries(facts).map(([path, { language }]) => [path.split("/").at(-2)!, language]));

/** English first, as in the terminal. */
export const LANGUAGES: Language[] = [...byCode.keys()].sort(
  (a, b) => Number(b === "en") - Number(a === "en") || (a < b ? -1 : 1),
);
export const languageName = (language: Language): string => byCode.get(language)?.name ?? language;
export const pluralsOf = (language: Language): string[] => Object.keys(byCode.get(language)?.plurals ?? { other: "" });

const files = import.meta.glob<Nested>(["../../../words/*/*.json", "!../../../words/*/language.json"], {
  import: "default",
});
const loaded = new Map<string, Promise<Texts>>();

function* flatten(words: Nested, prefix = ""): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === "string") yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

/** The texts of one file: loadTexts("fr", "page"). */
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
