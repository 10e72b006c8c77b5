// Whoever plays by keyboard stays on the board when the button they pressed is gone.
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** After each new `moment`: if the last thing done on the board was a key stroke and its button is gone, the first one left has the focus. */
export function useKeptFocus(root: RefObject<HTMLElement>, moment: number) {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const note = (event: Event) => {
      const inside = event.target instanceof Node && board.contains(event.target);
      byKeyboard.current = inside && event.type === "keydown";
    };
    document.addEventListener("keydown", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("keydown", note);
      document.removeEventListener("pointerdown", note);
    };
  }, [root]);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!byKeyboard.current || !lost) return;
    root.current?.querySelector<HTMLElement>(".otys-answer, .otys-lit")?.focus({ preventScroll: true });
  }, [root, moment]);
}
