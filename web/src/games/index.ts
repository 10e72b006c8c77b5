// The boards by game, each fetched when it is first wanted. A game without one gets the plain table.

import { lazy, memo, type ComponentType } from "react";
import type { BoardProps } from "../session/types";

type Board = ComponentType<BoardProps>;
type Loader = () => Promise<{ default: Board }>;

/** A game's own board is what its folder exports by default. */
const own: Record<string, Loader | undefined> = import.meta.glob<{ default: Board }>("./*/index.tsx");
const boards = new Map<string, Board>();

/** A board is drawn again only for another look, answer or thing to point at. */
export function boardOf(game: string): Board {
  const board = boards.get(game) ?? memo(lazy(own[`./${game}/index.tsx`] ?? own["./plain/index.tsx"]!));
  boards.set(game, board);
  return board;
}
