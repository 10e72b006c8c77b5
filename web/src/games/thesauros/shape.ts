// Which of its three shapes the board has: upright for a phone, all on one screen, or with the rivals beside it.
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

export type Shape = "phone" | "desk" | "wide";

const NARROW = "(max-width: 63.99rem)";
/** So wide against its height that a column for the rivals fits beside town and sea. */
const WIDE_FROM = 1.5;

const narrow = (): boolean => typeof matchMedia === "function" && matchMedia(NARROW).matches;

export function useShape(root: RefObject<HTMLElement>): Shape {
  const [phone, setPhone] = useState(narrow);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    if (typeof matchMedia !== "function") return;
    const query = matchMedia(NARROW);
    const look = () => setPhone(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  // Before anything is painted: nobody shall see it change its shape.
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || typeof ResizeObserver !== "function") return;
    const look = () => setWide(board.clientWidth > WIDE_FROM * board.clientHeight);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(board);
    return () => watcher.disconnect();
  }, [root, phone]);
  return phone ? "phone" : wide ? "wide" : "desk";
}
