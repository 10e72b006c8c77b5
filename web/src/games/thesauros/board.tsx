// What the parts of the board share: the look, the words, what is lit, what is pointed at, and what a press does.
import { createContext, useContext } from "react";
import type { Answer, Form, Look } from "../../session/types";
import type { Say } from "../../words/use_words";
import type { Change } from "./preview";
import type { Switch, Thing } from "./things";
import { SEAT_LETTERS, type Facts, type View } from "./view";

export interface Board {
  look: Look;
  view: View;
  /** What the engine says that follows from it. */
  facts: Facts;
  /** The seat of the large company. */
  seat: number;
  say: Say;
  /** The answers with the switches as they are. */
  legal: Answer[];
  /** The lit things and the answers each leads to. */
  lit: Map<Thing, Answer[]>;
  /** What could be pressed instead of what has been. */
  others: Map<Thing, Answer[]>;
  chosen: Thing[];
  /** The things to point out, because of the answer or the thing under the pointer. */
  hot: Set<Thing>;
  /** The answer under the pointer. */
  hovered: Answer | null;
  /** What that answer would change, once the engine has said it. */
  change: Change | null;
  /** What has just happened, by where it shows; the text is what floats up there. */
  marks: Map<string, string>;
  /** Changes with every batch of news. */
  beat: number;
  /** The dig zone whose columns are laid out large, for a finger. */
  sheet: number | null;
  onSheet: (zone: number | null) => void;
  /** The zone that is being resolved. */
  zone: string | null;
  switches: Switch[];
  thrown: Switch[];
  onSwitch: (which: Switch) => void;
  press: (thing: Thing) => void;
  /** Gives an answer at once: those of scenes, and whole forms of them. */
  send: (...texts: string[]) => void;
  /** Tells the table what a form says so far. */
  onForm: ((form: Form | null) => void) | undefined;
  asks: (thing: Thing) => boolean;
  explain: (thing: Thing) => void;
  /** The id of the sentence that tells those who do not see the board how to ask. */
  hint: string;
  point: (thing: Thing | null) => void;
  onHover: (text: string | null) => void;
  still: boolean;
  /** What the table points at: for each event its places, the most telling first. */
  pointed: string[][];
}

const Context = createContext<Board | null>(null);
export const BoardProvider = Context.Provider;

export function useBoard(): Board {
  const board = useContext(Context);
  if (!board) throw new Error("no board around this part");
  return board;
}

export const seatLetter = (seat: number | string): string => SEAT_LETTERS.charAt(Number(seat));
export const seatName = ({ look, say }: Pick<Board, "look" | "say">, seat: number): string =>
  look.seats[seat]?.name || say("page.seat", seat + 1);

/** A word of the board. */
export const word =
  (say: Say) =>
  (key: string, ...args: (string | number)[]): string =>
    say(`thesauros.page.${key}`, ...args);

export const dollars = (amount: number | string): string => `${amount}$`;
export const stars = (points: number | string): string => `${points}★`;

/** What a thing's answers cost, where they say it and agree. */
export function agreed<T>(values: (T | null)[]): T | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
