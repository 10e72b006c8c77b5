// What lies over a part of the board for a decision: a scene with its title, which can be lowered to a strip.
import { useState, type ReactNode } from "react";
import type { Answer } from "../../../session/types";
import { usePlace } from "../../pointed";
import { useBoard, word } from "../board";

interface FrameProps {
  /** Where it lies: over the town, over the sea, over sea and desk, or over both. */
  over: "town" | "sea" | "quay" | "desk" | "middle" | "well";
  /** How far from the left, in units of the board, where it does not lie over all of it. */
  at?: number;
  title: ReactNode;
  /** What the card of its title explains. */
  card: string;
  note?: ReactNode;
  end?: ReactNode;
  name: string;
  /** What it is about: another question raises it again. */
  about: string;
  /** Another one has to be read first. */
  hidden?: boolean;
  children: ReactNode;
}

export function Frame({ over, at, title, card, note, end, name, about, hidden, children }: FrameProps) {
  const { say } = useBoard();
  const [lowered, setLowered] = useState<string | null>(null);
  const low = lowered === about;
  return (
    <section
      className={`thes-scene thes-over-${over}${low ? " thes-lowered" : ""}`}
      style={at === undefined ? undefined : { left: `calc(${at} * var(--u))` }}
      aria-label={name}
      data-scene={name}
      hidden={hidden}
      data-part=""
      onKeyDown={(event) => {
        if (event.key !== "Escape" || low) return;
        event.stopPropagation();
        setLowered(about);
      }}
    >
      <header className="thes-scene-head">
        <h2 tabIndex={-1} data-card={card}>
          {title}
        </h2>
        {note !== undefined && <span className="thes-scene-note">{note}</span>}
        {end !== undefined && <span className="thes-scene-end">{end}</span>}
        <button
          type="button"
          className="thes-lower"
          aria-expanded={!low}
          onClick={() => setLowered(low ? null : about)}
        >
          <span aria-hidden="true">{low ? "▴" : "×"}</span>
          <span className="hidden">{word(say)(low ? "raise" : "lower")}</span>
        </button>
      </header>
      <div className="thes-scene-body" hidden={low}>
        {children}
      </div>
    </section>
  );
}

interface GiveProps {
  answer: Answer | undefined;
  /** What its card explains. */
  card: string;
  main?: boolean;
  children: ReactNode;
}

/** An answer as a button of a scene, lit like a place of the board. */
export function Give({ answer, card, children, main }: GiveProps) {
  const board = useBoard();
  const { "data-pointed": pointed } = usePlace(`do:${answer?.text}`);
  if (!answer) return null;
  const { text } = answer;
  return (
    <button
      type="button"
      className={main ? "thes-give thes-give-main" : "thes-give"}
      data-give={text}
      data-pointed={pointed}
      data-card={card}
      onClick={() => board.send(text)}
      onMouseEnter={() => board.onHover(text)}
      onMouseLeave={() => board.onHover(null)}
      onFocus={() => board.onHover(text)}
      onBlur={() => board.onHover(null)}
    >
      {children}
    </button>
  );
}

export const answerOf = (legal: Answer[], verb: string): Answer | undefined =>
  legal.find(({ json }) => json.verb === verb);
