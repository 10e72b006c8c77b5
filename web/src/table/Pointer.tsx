// Rings on the board around the places that a line is about. They lie over the board and belong to no part of it.

import { useLayoutEffect, useState, type RefObject } from "react";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const NAMES = ["mark", "flip", "thing", "why"];
const selector = (place: string): string => {
  const text = CSS.escape(place);
  return NAMES.map((name) => `[data-${name}="${text}"]`).join();
};

/** What stands for a place on the board, if it can be seen. */
export const elementsAt = (board: HTMLElement, place: string): Element[] =>
  [...board.querySelectorAll(selector(place))].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0;
  });

/** The first of an event's places that the board shows. */
export function findPlace(board: HTMLElement, places: string[]): Element | null {
  for (const place of places) {
    const [found] = elementsAt(board, place);
    if (found) return found;
  }
  return null;
}

function boxOf(element: Element, within: DOMRect): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - within.left, top: top - within.top, width, height };
}

const SPACE = 4;

interface PointerProps {
  /** Where the rings lie: the box that scrolls with the board. */
  board: RefObject<HTMLElement>;
  /** For each event its places, the most telling first. */
  places: string[][];
  /** Whether to bring the first of them into sight. */
  follow: boolean;
}

export function Pointer({ board, places, follow }: PointerProps) {
  const [boxes, setBoxes] = useState<Box[]>([]);
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const place = (bring: unknown = true) => {
      const found = [...new Set(places.map((one) => findPlace(root, one)))].filter((one) => one !== null);
      if (follow && bring !== false) found[0]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      const within = root.getBoundingClientRect();
      setBoxes(
        found.map((one) => {
          const box = boxOf(one, within);
          return { ...box, left: box.left + root.scrollLeft, top: box.top + root.scrollTop };
        }),
      );
    };
    place();
    // The board may turn to another part first, or be moved on by a finger.
    const turned = new MutationObserver(place);
    turned.observe(root, { childList: true, subtree: true });
    const moved = () => place(false);
    root.addEventListener("scroll", moved, true);
    window.addEventListener("resize", moved);
    return () => {
      turned.disconnect();
      root.removeEventListener("scroll", moved, true);
      window.removeEventListener("resize", moved);
    };
  }, [board, places, follow]);
  return (
    <div className="pointer" aria-hidden="true">
      {boxes.map(({ left, top, width, height }, index) => (
        <i
          key={index}
          style={{ left: left - SPACE, top: top - SPACE, width: width + 2 * SPACE, height: height + 2 * SPACE }}
        />
      ))}
    </div>
  );
}
