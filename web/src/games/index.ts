// The boards by game, each fetched when it is first wanted. A game without one gets the plain table.

import { lazy, type ComponentType } from "react";
import type { BoardProps } from "../session/types";

type Board = ComponentType<BoardProps>;
type Loader = () => Promise<{ default: Board }>;

const loaders: Record<string, Loader | undefined> = {
  otys: async () => ({ default: (await import("./otys")).OtysBoard }),
  thesauros: async () => ({ default: (await import("./thesauros")).ThesaurosBoard }),
};
const plain: Loader = async () => ({ default: (await import("./plain")).PlainBoard });
const boards = new Map<string, Board>();

export function boardOf(game: string): Board {
  const board = boards.get(game) ?? lazy(loaders[game] ?? plain);
  boards.set(game, board);
  return board;
}
