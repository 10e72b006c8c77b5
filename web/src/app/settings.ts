// What a person prefers, kept in the browser and put on the root element, where the style sheets look.

import { useSyncExternalStore } from "react";
import type { Language } from "../session/types";
import { LANGUAGES } from "../words/languages";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "reduced"] as const;
export const FORCED = ["give", "ask"] as const;
/** How quickly what bots do is shown. */
export const PACES = ["slow", "quick", "once"] as const;
/** Whether the coach can be asked by whoever plays alone or against bots; among people their table decides. */
export const HINTS = ["on", "off"] as const;
/** How one's turn at a table of a server is told besides on the page: in the title, on the icon, by a sound, by a
 *  notification while another page is looked at. */
export const NOTICES = ["title", "badge", "sound", "notify"] as const;
export const ON_OFF = ["on", "off"] as const;
export const TEXT_SIZES = ["normal", "large", "largest"] as const;

export type Pace = (typeof PACES)[number];

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  text: (typeof TEXT_SIZES)[number];
  /** Whether answers that everybody can tell are given without asking. */
  forced: (typeof FORCED)[number];
  /** "auto": quick, or at once where motion is reduced. */
  pace: Pace | "auto";
  hints: (typeof HINTS)[number];
  title: (typeof ON_OFF)[number];
  badge: (typeof ON_OFF)[number];
  sound: (typeof ON_OFF)[number];
  notify: (typeof ON_OFF)[number];
  name: string;
}

const KEY = "bathys.settings";
const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise;

/** The first of the browser's languages that there is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return (
    codes.map((code) => LANGUAGES.find((language) => language === code)).find((found) => found !== undefined) ?? "en"
  );
}

export function readSettings(text: string | null, browser: readonly string[]): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? "{}") as typeof kept | null) ?? {};
  } catch {
    // Whatever was there is no settings of ours.
  }
  return {
    language: oneOf(LANGUAGES, kept.language, preferredLanguage(browser)),
    theme: oneOf(THEMES, kept.theme, "auto"),
    motion: oneOf(MOTIONS, kept.motion, "auto"),
    text: oneOf(TEXT_SIZES, kept.text, "normal"),
    forced: oneOf(FORCED, kept.forced, "give"),
    pace: oneOf([...PACES, "auto"], kept.pace, "auto"),
    hints: oneOf(HINTS, kept.hints, "on"),
    title: oneOf(ON_OFF, kept.title, "on"),
    badge: oneOf(ON_OFF, kept.badge, "on"),
    sound: oneOf(ON_OFF, kept.sound, "off"),
    notify: oneOf(ON_OFF, kept.notify, "off"),
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
  };
}

const listeners = new Set<() => void>();
let current: Settings | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = (): Settings => (current ??= readSettings(stored(), navigator.languages));

/** What the device asks for; null where it cannot be asked. */
const darkDevice = (): MediaQueryList | null => window.matchMedia?.("(prefers-color-scheme: dark)") ?? null;

/** The styles know two themes only: "auto" is decided here, so that there is one dark palette. */
function show({ language, theme, motion, text }: Settings): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = language;
  const shown = theme === "auto" ? (darkDevice()?.matches ? "dark" : "light") : theme;
  Object.assign(dataset, { theme: shown, motion, text });
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Then they last as long as the page.
  }
  show(current);
  listeners.forEach((listener) => listener());
}

/** Once, before the first picture; afterwards other tabs are followed. */
export function startSettings(): void {
  show(settings());
  darkDevice()?.addEventListener("change", () => show(settings()));
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    current = readSettings(event.newValue, navigator.languages);
    show(current);
    listeners.forEach((listener) => listener());
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

const REDUCED = "(prefers-reduced-motion: reduce)";

export function motionReduced({ motion }: Settings): boolean {
  return motion === "reduced" || (motion === "auto" && matchMedia(REDUCED).matches);
}

/** The pace that was chosen, or what suits the motion that was. */
export const paceOf = (settings: Settings): Pace =>
  settings.pace !== "auto" ? settings.pace : motionReduced(settings) ? "once" : "quick";

function watchMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener("change", listener);
  const stop = subscribe(listener);
  return () => {
    query.removeEventListener("change", listener);
    stop();
  };
}

export const useReducedMotion = (): boolean => useSyncExternalStore(watchMotion, () => motionReduced(settings()));
