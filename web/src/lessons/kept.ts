// How far somebody is in a lesson, kept in the browser.

export interface Progress {
  /** The id of the step that is next; null at the end. */
  at: string | null;
  /** By id of a step: what was answered. */
  given: Record<string, string[]>;
  /** It was played to the end once. */
  finished: boolean;
}

const KEY = "bathys.lesson.";

const isProgress = (value: Partial<Progress> | null): value is Progress =>
  value !== null &&
  typeof value === "object" &&
  (typeof value.at === "string" || value.at === null) &&
  typeof value.given === "object" &&
  value.given !== null &&
  Object.values(value.given).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === "string"));

/** Keeps one lesson. Where the browser keeps nothing, the lesson lasts as long as the page. */
export interface ProgressKeeper {
  load(): Progress | null;
  save(progress: Progress): void;
}

export function keeperOf(storage: Storage, game: string): ProgressKeeper {
  return {
    load: () => {
      try {
        const kept = JSON.parse(storage.getItem(KEY + game) ?? "null") as Partial<Progress> | null;
        return isProgress(kept) ? { at: kept.at, given: kept.given, finished: kept.finished === true } : null;
      } catch {
        return null;
      }
    },
    save: (progress) => {
      try {
        storage.setItem(KEY + game, JSON.stringify(progress));
      } catch {
        // Then it is not kept.
      }
    },
  };
}
