// The turns of a game as a list to jump about in: whose each was, and what was done.

import { useEffect, useRef } from "react";
import { turnAt } from "../session/course";
import type { Turn } from "../session/replay";
import { SeatSign } from "../table/Seats";
import { useWords } from "../words/use_words";

interface TurnsProps {
  game: string;
  turns: Turn[];
  /** By turn, what was done in it. */
  told: string[][];
  names: string[];
  at: number;
  onGo: (at: number) => void;
}

/** In its own list only: the page stays where it is. */
function showInList(list: HTMLElement, item: HTMLElement): void {
  const below = item.offsetTop + item.offsetHeight - list.clientHeight;
  if (list.scrollTop > item.offsetTop) list.scrollTop = item.offsetTop;
  else if (list.scrollTop < below) list.scrollTop = below;
}

export function Turns({ game, turns, told, names, at, onGo }: TurnsProps) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const current = turnAt(turns, at);
  useEffect(() => {
    const item = list.current?.children[current];
    if (item instanceof HTMLElement) showInList(list.current!, item);
  }, [current, told]);
  return (
    <section className="panel turns-place" aria-labelledby="turns">
      <h2 id="turns">{say("page.replay.turns")}</h2>
      <ol className="turns" ref={list}>
        {turns.map((turn, index) => (
          <li key={turn.decision} data-new-round={turns[index - 1]?.round !== turn.round || undefined}>
            <button
              type="button"
              aria-current={index === current ? "step" : undefined}
              onClick={() => onGo(turn.decision)}
            >
              <Who game={game} turn={turn} names={names} />
              <span className="turn-what">{told[index]?.[0]}</span>
            </button>
            {index === current && <More lines={told[index] ?? []} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Who({ game, turn, names }: { game: string; turn: Turn; names: string[] }) {
  const say = useWords();
  const { round, asked, sealed } = turn;
  const [seat] = asked;
  return (
    <span className="turn-who" data-seat={sealed ? undefined : seat}>
      {!sealed && seat !== undefined && <SeatSign seat={seat} />}
      <strong>{sealed ? say("page.replay.all") : seat !== undefined && names[seat]}</strong>
      {round > 0 && <small>{say(`page.replay.round.${game}`, round)}</small>}
    </span>
  );
}

function More({ lines }: { lines: string[] }) {
  if (lines.length < 2) return null;
  return (
    <ul className="turn-more">
      {lines.slice(1).map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
