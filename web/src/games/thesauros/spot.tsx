// One thing of the table that can be pressed: lit while there are answers about it, otherwise it can be asked why not.
import { createContext, useContext, type KeyboardEvent, type ReactNode } from "react";
import type { Answer } from "../../session/types";
import type { Say } from "../../words/use_words";
import type { Thing } from "./things";

export interface Spots {
  say: Say;
  lit: Map<Thing, Answer[]>;
  press: (thing: Thing) => void;
  /** Whether something like this is asked for at all. */
  asks: (thing: Thing) => boolean;
  explain: (thing: Thing) => void;
  hover: (thing: Thing | null) => void;
  /** The id of the sentence that tells how to ask. */
  hint: string;
}

const SpotsContext = createContext<Spots | null>(null);
export const SpotsProvider = SpotsContext.Provider;

export function useSpots(): Spots {
  const spots = useContext(SpotsContext);
  if (spots === null) throw new Error("no table here");
  return spots;
}

/** What a lit thing is called: its name, and what pressing it does or how much there is to choose. */
function nameOf(say: Say, label: string, answers: Answer[]): string {
  const [only] = answers;
  return answers.length === 1 && only ? `${label}: ${only.say}` : say("page.choices", label, answers.length);
}

/** The attributes of whatever stands for a thing, in HTML or SVG; nothing where it is only a picture. */
export function useSpot(thing: Thing, label: string) {
  const spots = useSpots();
  const answers = spots.lit.get(thing);
  const act = answers ? spots.press : spots.asks(thing) ? spots.explain : null;
  if (act === null) return {};
  return {
    role: "button",
    "aria-label": answers ? nameOf(spots.say, label, answers) : label,
    tabIndex: answers ? 0 : -1,
    ...(answers
      ? { "data-thing": thing }
      : { "data-why": thing, "aria-disabled": true, "aria-describedby": spots.hint }),
    onClick: () => act(thing),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act(thing);
    },
    onMouseEnter: () => spots.hover(thing),
    onMouseLeave: () => spots.hover(null),
    onFocus: () => spots.hover(thing),
    onBlur: () => spots.hover(null),
  };
}

/** The name of a card that can be pressed anywhere on the card (its nearest `.thes-card`). */
export function Spot({ thing, label, children }: { thing: Thing; label: string; children: ReactNode }) {
  return (
    <span className="thes-spot" {...useSpot(thing, label)}>
      {children}
    </span>
  );
}
