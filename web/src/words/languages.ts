// The languages, by what each folder of words says about itself.

import type { Language } from "../session/types";

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
