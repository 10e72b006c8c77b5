// How a text of the catalogue becomes a sentence: the grammar of words/catalogue.hpp, as far as the page needs it.

import type { Language } from "../session/types";
import { pluralsOf } from "./languages";
import type { ValueOf } from "./values";

export type Argument = string | number;

const rules = new Map<Language, Intl.PluralRules>();

function ruleOf(language: Language): Intl.PluralRules {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule;
}

/** The form that goes with a number: "line|lines". Texts have the forms that their language lists; the last one serves
 *  all other numbers. */
export function choosePlural(language: Language, n: number, forms: string): string {
  const all = forms.split("|");
  const index = pluralsOf(language).indexOf(ruleOf(language).select(Math.abs(n)));
  return all[index < 0 ? all.length - 1 : Math.min(index, all.length - 1)]!;
}

/** The value of "techs.mask.object + techs.mask.royalty - 1". */
function sumOf(sum: string, valueOf: ValueOf): number | undefined {
  const parts = sum.split(/ ([+-]) /);
  let total = 0;
  for (let i = 0; i < parts.length; i += 2) {
    const value = /^\d+$/.test(parts[i]!) ? Number(parts[i]) : valueOf(parts[i]!);
    if (value === undefined) return undefined;
    total += parts[i - 1] === "-" ? -value : value;
  }
  return total;
}

/** {=calendar.wage}, {=market.copies + 1}, {=start.credits|credit|credits}: printed values; nothing else is touched. */
export function fillValues(language: Language, template: string, valueOf: ValueOf): string {
  return template.replace(/\{\{|\}\}|\{=([^{}|]+)(?:\|([^{}]*))?\}/g, (whole, sum?: string, forms?: string) => {
    const value = sum === undefined ? undefined : sumOf(sum, valueOf);
    if (value === undefined) return whole;
    return forms === undefined ? String(value) : choosePlural(language, value, forms);
  });
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
