// The words of the page and of the games, the same files as the terminal's; each is fetched when it is first wanted.

import type { Language } from "../session/types";
import { fillValues } from "./template";
import { loadValues } from "./values";

type Nested = { [key: string]: string | Nested };
export type Texts = ReadonlyMap<string, string>;

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

/** A file of words with the printed values of its game filled in. */
async function fetchTexts(language: Language, part: string, file: () => Promise<Nested>): Promise<Texts> {
  const [words, valueOf] = await Promise.all([file(), loadValues(part)]);
  return new Map([...flatten(words)].map(([key, text]) => [key, fillValues(language, text, valueOf)]));
}

/** The texts of one file: loadTexts("fr", "page"). */
export function loadTexts(language: Language, part: string): Promise<Texts> {
  const path = `../../../words/${language}/${part}.json`;
  const old = loaded.get(path);
  if (old) return old;
  const file = files[path];
  const texts = file ? fetchTexts(language, part, file) : Promise.reject(new Error(`no words ${path}`));
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
