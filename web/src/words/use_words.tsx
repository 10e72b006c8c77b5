// The words in React: a function that says a key in the present language.

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useSettings } from "../app/settings";
import type { Language } from "../session/types";
import { loadAllTexts, loadTexts, type Texts } from "./catalogue";
import { fill, type Argument } from "./template";

export type Say = ((key: string, ...args: Argument[]) => string) & {
  has: (key: string) => boolean;
  language: Language;
};

/** A key that is not there is its own text. */
export function sayWith(language: Language, texts: Texts): Say {
  const say = (key: string, ...args: Argument[]) => fill(language, texts.get(key) ?? key, ...args);
  return Object.assign(say, { has: (key: string) => texts.has(key), language });
}

const Words = createContext<Say | null>(null);

/** The words of the page for all below; nothing is shown before the first language is there, and a new one comes at once
 *  when it is. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const [say, setSay] = useState<Say | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadTexts(language, "page").then((texts) => wanted && setSay(() => sayWith(language, texts)));
    return () => {
      wanted = false;
    };
  }, [language]);
  return say && <Words.Provider value={say}>{children}</Words.Provider>;
}

export function useWords(): Say {
  const say = useContext(Words);
  if (say === null) throw new Error("no words here");
  return say;
}

const spoken = new Map<string, Say>();
const nameOf = (language: Language, parts: string[]) => [language, ...parts].join(" ");

/** Several files of words as one, fetched once: loadWords("en", game, `${game}_page`). */
export async function loadWords(language: Language, ...parts: string[]): Promise<Say> {
  const name = nameOf(language, parts);
  const say = spoken.get(name) ?? sayWith(language, await loadAllTexts(language, parts));
  spoken.set(name, say);
  return say;
}

/** Words of a game; those of the language before until they are there, null when there was none. */
export function useGameWords(language: Language, ...parts: string[]): Say | null {
  const [latest, setLatest] = useState<Say | null>(null);
  const all = parts.join(" ");
  useEffect(() => {
    let wanted = true;
    void loadWords(language, ...all.split(" ")).then((say) => wanted && setLatest(() => say));
    return () => {
      wanted = false;
    };
  }, [language, all]);
  return spoken.get(nameOf(language, parts)) ?? latest;
}
