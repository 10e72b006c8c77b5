// What the parts of the board share: the look, the words, what is lit, what is pointed at, and what a click does.
import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import type { Answer, Look } from "../../session/types";
import type { Preview } from "./preview";
import type { Thing } from "./things";
import type { Resource, View } from "./view";
import type { Say } from "../../words/use_words";

export interface Board {
  look: Look;
  view: View;
  /** The seat of the large board. */
  seat: number;
  say: Say;
  /** The lit things and the answers each leads to. */
  lit: Map<Thing, Answer[]>;
  chosen: Thing[];
  /** The things to point out, because of the answer or the thing under the pointer. */
  hot: Set<Thing>;
  preview: Preview | null;
  /** What has just happened, by the mark of where it shows; the text is what floats up there. */
  marks: Map<string, string>;
  /** Changes with every batch of news. */
  beat: number;
  press: (thing: Thing) => void;
  /** Whether it can be asked why something is not possible. */
  asks: (thing: Thing) => boolean;
  explain: (thing: Thing) => void;
  /** The id of the sentence that tells those who do not see the board how to ask. */
  hint: string;
  point: (thing: Thing | null, note: string | null) => void;
}

const Context = createContext<Board | null>(null);

export const BoardProvider = ({ board, children }: { board: Board; children: ReactNode }) => (
  <Context.Provider value={board}>{children}</Context.Provider>
);

export function useBoard(): Board {
  const board = useContext(Context);
  if (!board) throw new Error("no board around this part");
  return board;
}

export const letterOf =
  (say: Say) =>
  (type: Resource): string =>
    say(`otys.letter.${type}`);

/** The sign of a seat beside its colour, the same as around the board. */
export const seatLetter = (seat: number): string => "ABCD".charAt(seat);

/** What a seat is called. */
export function seatName(board: Board, seat: number): string {
  return board.look.seats[seat]?.name || board.say("otys.page.seat", seat + 1);
}
