// Whoever plays by keyboard stays on the board when the button they pressed is gone.
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * After each new `moment`: if the last thing done on the board was a key stroke and its button is gone, another one has
 * the focus: that of the unlit thing they were on, or of the thing they came `from`, or the first in the bar, or the
 * first on the board.
 */
export function useKeptFocus(root: RefObject<HTMLElement>, moment: string, from: string | undefined) {
  const byKeyboard = useRef(false);
  const came = useRef(from);
  const asked = useRef<string | undefined>(undefined);
  if (from !== undefined) came.current = from;
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const note = (event: Event) => {
      const inside = event.target instanceof Node && board.contains(event.target);
      byKeyboard.current = inside && event.type === "keydown";
    };
    const noteFocus = ({ target }: FocusEvent) => {
      asked.current = target instanceof HTMLElement ? target.dataset["why"] : undefined;
    };
    document.addEventListener("focusin", noteFocus);
    document.addEventListener("keydown", note, true);
    document.addEventListener("pointerdown", note, true);
    return () => {
      document.removeEventListener("focusin", noteFocus);
      document.removeEventListener("keydown", note, true);
      document.removeEventListener("pointerdown", note, true);
    };
  }, [root]);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!byKeyboard.current || !lost) return;
    const all = (what: string) => [...(root.current?.querySelectorAll<HTMLElement>(what) ?? [])];
    const spots = all("[data-thing]");
    const same = all("[data-thing], [data-why]").find(
      ({ dataset }) => asked.current !== undefined && (dataset["thing"] ?? dataset["why"]) === asked.current,
    );
    const back = spots.find(({ dataset }) => dataset["thing"] === came.current);
    const next = same ?? back ?? root.current?.querySelector<HTMLElement>("[data-answer]") ?? spots[0];
    next?.focus({ preventScroll: true });
  }, [root, moment]);
}
