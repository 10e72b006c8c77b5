// How a text of the catalogue becomes a sentence: the grammar of words/catalogue.hpp, as far as the page needs it.

import type { Language } from "../session/types";

export type Argument = string | number;

const PLURALS: Record<Language, (n: number) => number> = {
  en: (n) => (n === 1 ? 0 : 1),
  fr: (n) => (n <= 1 ? 0 : 1),
  ru: (n) => {
    const last = n % 10;
    if (Math.floor((n % 100) / 10) === 1 || last === 0 || last >= 5) return 2;
    return last === 1 ? 0 : 1;
  },
};

/** The form that goes with a number: "line|lines". */
export function choosePlural(language: Language, n: number, forms: string): string {
  const all = forms.split("|");
  return all[Math.min(PLURALS[language](Math.abs(n)), all.length - 1)]!;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** {0}, {0^} with a capital, {0|line|lines}, doubled braces. What was not given stays as it is written. */
export function fill(language: Language, template: string, ...args: Argument[]): string {
  return template.replace(
    /\{\{|\}\}|\{(\d)(?:\|([^{}]*)|(\^))?\}/g,
    (whole, index?: string, forms?: string, up?: string) => {
      if (index === undefined) return whole[0]!;
      const value = args[Number(index)];
      if (value === undefined) return whole;
      if (forms !== undefined) return choosePlural(language, Number(value), forms);
      return up ? capital(String(value)) : String(value);
    },
  );
}
