// What the others did since the viewer's last answer: a few lines for each, with pictures. A line points at its place on
// the board, and a turn can be shown once more. It lies over the log, on a phone under a bar on top: nothing moves for it.

import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { GameEvent, Look } from "../session/types";
import { useWords, type Say } from "../words/use_words";
import { seatName, SeatSign } from "./Seats";
import { useNarrow } from "./use_narrow";
import { digest, linesOf, roomFor, type Line, type Storybook, type Turn } from "./turns";

export interface Telling {
  /** Points at where these events show; null for nothing. */
  onPoint: (events: GameEvent[] | null) => void;
  /** The same where no pointer rests on a line: until something else is pressed. */
  onKeep: (events: GameEvent[]) => void;
  /** Shows these events once more on the board. */
  onShow: (events: GameEvent[]) => void;
}

interface TurnCardProps extends Telling {
  look: Look;
  book: Storybook;
  turns: Turn[];
  /** Others are still playing: who it is, and how to see the end of it. */
  playing: string | null;
  onSkip: () => void;
  /** What is being shown again, and how to stop it. */
  shown: GameEvent[] | null;
  onStop: () => void;
  onHide: () => void;
  onStory: () => void;
}

function titleOf(say: Say, look: Look, turns: Turn[], playing: string | null): string {
  const seats = turns.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  if (seats.length === 1) return say("page.turn.did", seatName(say, look, seats[0]!));
  if (seats.length > 1) return say("page.turn.others");
  if (turns.length > 0) return say("page.turn.happened");
  return playing === null ? say("page.story") : say("page.turn.playing", playing);
}

/** So many parts are read at a glance; of more, the others wait below their headings, all of them in sight. */
const MOST_OPEN = 2;

/** Calls when anything outside is pressed. */
function useElsewhere(card: RefObject<HTMLElement>, wanted: boolean, onPress: () => void) {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    if (!wanted) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target)) latest.current();
    };
    document.addEventListener("pointerdown", look);
    return () => document.removeEventListener("pointerdown", look);
  }, [card, wanted]);
}

export function TurnCard({
  look,
  book,
  turns,
  playing,
  onSkip,
  shown,
  onStop,
  onHide,
  onStory,
  onPoint,
  onKeep,
  onShow,
}: TurnCardProps) {
  const say = useWords();
  const narrow = useNarrow();
  const card = useRef<HTMLElement>(null);
  // Where it lies over the board, it is open until something else is pressed.
  const [open, setOpen] = useState(true);
  useElsewhere(card, narrow && open, () => setOpen(false));
  const title = titleOf(say, look, turns, playing);
  const empty = turns.length === 0;
  const several = turns.length > MOST_OPEN;
  return (
    <section
      ref={card}
      className="turn-card"
      aria-label={title}
      data-open={open || undefined}
      data-empty={empty || undefined}
    >
      <header className="turn-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="turn-bar"
          aria-expanded={empty ? undefined : open}
          onClick={empty ? onStory : () => setOpen(!open)}
        >
          {title}
        </button>
        {shown !== null && (
          <button type="button" className="secondary turn-stop" onClick={onStop}>
            {say("page.turn.stop")}
          </button>
        )}
        {playing !== null && (
          <button type="button" className="secondary turn-skip" onClick={onSkip} aria-keyshortcuts="Escape">
            {say("page.turn.skip")}
          </button>
        )}
        <button type="button" className="quiet turn-hide" onClick={onHide} aria-label={say("page.close")}>
          ×
        </button>
      </header>
      <div className="turn-body" key={look.events.length}>
        {turns.map((turn) => (
          <Section
            key={turn.seat ?? "all"}
            look={look}
            turn={turn}
            book={book}
            room={roomFor(turns.length)}
            named={turns.length > 1}
            begin={several ? turn === turns[0] : turn.seat !== null || turns.length === 1}
            shown={shown}
            onStop={onStop}
            onPoint={onPoint}
            onKeep={(events) => {
              if (narrow) setOpen(false);
              (narrow ? onKeep : onPoint)(events);
            }}
            onShow={(events) => {
              // On a phone it lies over the board.
              setOpen(false);
              onShow(events);
            }}
          />
        ))}
      </div>
    </section>
  );
}

interface SectionProps extends Telling {
  look: Look;
  turn: Turn;
  book: Storybook;
  room: number;
  /** Whether it has a heading of its own. */
  named: boolean;
  /** Whether it is open from the beginning. */
  begin: boolean;
  shown: GameEvent[] | null;
  onStop: () => void;
}

function Section({ look, turn, book, room, named, begin, shown, onStop, ...telling }: SectionProps) {
  const say = useWords();
  const { seat, events } = turn;
  const name = seat === null ? say("page.turn.all") : seatName(say, look, seat);
  const [folded, setFolded] = useState(!begin);
  const running = shown !== null && shown.some((event) => events.includes(event));
  const show = (
    <button
      type="button"
      className="quiet turn-show"
      aria-label={say(running ? "page.turn.stop_of" : "page.turn.show_of", name)}
      onClick={() => (running ? onStop() : telling.onShow(events))}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d={running ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4v16l13-8z"} />
      </svg>
      {say(running ? "page.turn.stop" : "page.turn.show")}
    </button>
  );
  return (
    <section className="turn" data-seat={seat ?? undefined} data-folded={folded || undefined}>
      {named && (
        <div className="turn-title">
          <h3>
            <button
              type="button"
              className="quiet turn-fold"
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            >
              {seat !== null && <SeatSign seat={seat} />}
              {name}
            </button>
          </h3>
          {show}
        </div>
      )}
      {!folded && (
        <TurnLines turn={turn} name={seat === null ? "" : name} book={book} room={room} shown={shown} {...telling}>
          {!named && show}
        </TurnLines>
      )}
    </section>
  );
}

interface TurnLinesProps extends Partial<Telling> {
  turn: Turn;
  /** Whose turn it is, as sentences call them; "" for nobody's. */
  name: string;
  book: Storybook;
  room: number;
  shown?: GameEvent[] | null;
  /** What else stands at its foot. */
  children?: ReactNode;
}

/** The lines of a turn; those that are left out can be opened. */
export function TurnLines({ turn, name, book, room, shown = null, children, ...telling }: TurnLinesProps) {
  const say = useWords();
  const [all, setAll] = useState(false);
  const lines = linesOf(turn, name);
  const chosen = all ? lines : digest(lines, book, room);
  const left = lines.length - chosen.length;
  return (
    <>
      <ul className="turn-lines">
        {chosen.map((line) => (
          <li key={line.event.n}>
            <LineView line={line} book={book} lit={line.events.some((event) => shown?.includes(event))} {...telling} />
          </li>
        ))}
      </ul>
      <div className="turn-foot">
        {(left > 0 || all) && (
          <button type="button" className="quiet turn-more" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say("page.turn.less") : say("page.turn.more", left)}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

interface LineViewProps extends Partial<Telling> {
  line: Line;
  book: Storybook;
  lit: boolean;
}

function LineView({ line: { event, events, text, times }, book: { Picture }, lit, onPoint, onKeep }: LineViewProps) {
  const content = (
    <>
      <span className="turn-picture" aria-hidden="true">
        <Picture event={event} />
      </span>
      <span className="turn-text">
        {text} {times > 1 && <b>{`×${times}`}</b>}
      </span>
    </>
  );
  if (!onPoint) return <span className="turn-line">{content}</span>;
  return (
    <button
      type="button"
      className="turn-line"
      data-lit={lit || undefined}
      onMouseEnter={() => onPoint(events)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(events)}
      onBlur={() => onPoint(null)}
      onClick={() => (onKeep ?? onPoint)(events)}
    >
      {content}
    </button>
  );
}
