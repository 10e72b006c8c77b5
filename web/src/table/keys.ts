// What the keyboard does at a table, wherever the focus is. The arrow keys belong to the board (games/walk.ts).

import { useEffect, useRef } from "react";

export interface KeyDeeds {
  /** The answer of this place, from 0. */
  answer: (index: number) => void;
  undo: () => void;
  /** Ends what is being shown; false when nothing is. */
  skip: () => boolean;
  help: () => void;
}

type Stroke = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The digit of a stroke; on keyboards whose digits need Shift, the key itself without it does too. */
function digitOf({ key, code, shiftKey }: Stroke): number | null {
  if (/^[1-9]$/.test(key)) return Number(key);
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit !== undefined && !shiftKey ? Number(digit) : null;
}

/** What a stroke means; null for what is none of ours. */
export function meaningOf(stroke: Stroke): keyof KeyDeeds | number | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = stroke;
  const letter = key.toLowerCase() === "z" || (!/^[a-z]$/i.test(key) && code === "KeyZ");
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && letter) return "undo";
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "?") return "help";
  if (key === "Escape") return "skip";
  const digit = digitOf(stroke);
  return digit === null ? null : digit - 1;
}

/** Whoever writes means letters, and whoever is in a dialog means the dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable]:not([contenteditable=false]), dialog") !== null;

function act(deeds: KeyDeeds, meaning: keyof KeyDeeds | number): boolean {
  if (typeof meaning === "number") deeds.answer(meaning);
  else if (meaning === "skip") return deeds.skip();
  else if (meaning !== "answer") deeds[meaning]();
  return true;
}

export function useKeys(deeds: KeyDeeds): void {
  const now = useRef(deeds);
  now.current = deeds;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isBusy(event.target) || document.querySelector("dialog[open]"))
        return;
      const meaning = meaningOf(event);
      if (meaning !== null && act(now.current, meaning)) event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

/** The answers in the order in which they are seen, and groups that are closed: the style sheet counts the same ones. */
export const answerButtons = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.answers .answer:not([aria-expanded="true"])'),
];
