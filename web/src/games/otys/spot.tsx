// One place of the board: a button while it is lit, otherwise a picture with words that can be asked about.
import type { KeyboardEvent, ReactNode } from "react";
import type { Answer } from "../../session/types";
import { usePlace } from "../pointed";
import { useBoard } from "./board";
import type { Board } from "./board";
import type { Thing } from "./things";

interface SpotProps {
  /** The things that stand here; the first that is lit is the one that is clicked. */
  ids: Thing[];
  /** What it is, in words. */
  label: string;
  /** What it is at length, for the bar; the same when left out. */
  note?: string;
  /** Where news of it are marked. */
  mark?: string | undefined;
  /** What its card explains ("diver:spy"); the first of its things when left out. */
  card?: string;
  /** Keeps its identity when it moves, for the animation. */
  flip?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** What a lit spot is called: what a click on it does, or how much there is to choose. */
export function spotLabel(board: Board, label: string, answers: Answer[]): string {
  const [only] = answers;
  return answers.length === 1 && only ? only.say : board.say("page.choices", label, answers.length);
}

export function Flash({ mark }: { mark: string | undefined }) {
  const board = useBoard();
  const text = mark === undefined ? undefined : board.marks.get(mark);
  if (text === undefined) return null;
  return (
    <span key={board.beat} className="otys-flash" aria-hidden="true">
      {text && <span className="otys-float">{text}</span>}
    </span>
  );
}

/** What makes something unlit say why: a button that is not available, whatever its pictures. */
function askable(board: Board, thing: Thing | undefined, note: string) {
  if (thing === undefined || !board.asks(thing)) return { role: "img", "aria-label": note, tabIndex: -1 };
  return {
    role: "button",
    "aria-disabled": true,
    "aria-describedby": board.hint,
    tabIndex: -1,
    "data-why": thing,
    onClick: () => board.explain(thing),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      board.explain(thing);
    },
    onFocus: () => board.point(null, note),
    onBlur: () => board.point(null, null),
  };
}

export function Spot({ ids, label, note = label, mark, card = ids[0], flip, className = "", children }: SpotProps) {
  const board = useBoard();
  const place = usePlace(ids);
  const id = ids.find((one) => board.lit.has(one));
  const first = ids[0];
  const hot = ids.some((one) => board.hot.has(one)) ? " otys-hot" : "";
  const picked = board.chosen.some((one) => ids.includes(one)) ? " otys-picked" : "";
  const classes = `otys-spot ${className}${hot}${picked}`;
  if (id === undefined) {
    return (
      <span
        className={classes}
        data-flip={flip}
        data-mark={mark}
        {...place}
        data-card={card}
        data-is={note}
        {...askable(board, first, note)}
        onMouseEnter={() => board.point(null, note)}
        onMouseLeave={() => board.point(null, null)}
      >
        <span className="otys-words">{label}</span>
        <span className="otys-face" aria-hidden="true">
          {children}
        </span>
        <Flash mark={mark} />
      </span>
    );
  }
  const answers = board.lit.get(id) ?? [];
  const name = spotLabel(board, label, answers);
  const longer = spotLabel(board, note, answers);
  return (
    <button
      type="button"
      className={`${classes} otys-lit`}
      data-flip={flip}
      data-mark={mark}
      data-card={card}
      data-is={note}
      data-thing={id}
      {...place}
      onClick={() => board.press(id)}
      onMouseEnter={() => board.point(id, longer)}
      onMouseLeave={() => board.point(null, null)}
      onFocus={() => board.point(id, longer)}
      onBlur={() => board.point(null, null)}
    >
      <span className="otys-words">{name}</span>
      <span className="otys-face" aria-hidden="true">
        {children}
      </span>
      <Flash mark={mark} />
    </button>
  );
}
