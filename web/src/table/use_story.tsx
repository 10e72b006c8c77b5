// What a table tells of what happened: the card of the others' turns, the story so far, the note, and what the keyboard
// does. The table puts them in their places.

import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { useSettings } from "../app/settings";
import { useStorybook } from "../games/stories";
import type { GameEvent, Look, Session, SessionState } from "../session/types";
import { useWords } from "../words/use_words";
import "../style/story.css";
import { answerButtons, useKeys } from "./keys";
import { KeysDialog } from "./KeyList";
import { LogTools } from "./LogTools";
import { Note } from "./Note";
import { Pointer } from "./Pointer";
import { seatName } from "./Seats";
import { newSince } from "./since";
import { StorySoFar } from "./StorySoFar";
import { TurnCard } from "./TurnCard";
import { bySeat, telling, turnsOf, turnsSince, type Turn } from "./turns";
import { useShowing } from "./use_showing";
import { useVisit } from "./use_visit";

interface Story {
  /** Where the board is: rings are drawn there. */
  board: RefObject<HTMLElement>;
  /** The look that the board shows: the present, or what is shown once more. */
  shown: Look;
  /** What happened in it; null for the present. */
  news: GameEvent[] | null;
  /** Where the board is pointed at. */
  places: string[][];
  card: ReactNode;
  pointer: ReactNode;
  tools: ReactNode;
  dialogs: ReactNode;
}

const NOBODY: Turn[] = [];
const NOWHERE: string[][] = [];

/** What is pointed at until something else is pressed, or asked. */
function useKept(question: number): [GameEvent[] | null, (events: GameEvent[]) => void] {
  const [kept, setKept] = useState<{ question: number; events: GameEvent[] } | null>(null);
  useEffect(() => {
    if (kept === null) return;
    const since = performance.now();
    // After whatever was pressed has done its part: nothing changes under a finger. The press that asked for it is over.
    const forget = ({ timeStamp }: Event) => timeStamp > since && setKept(null);
    document.addEventListener("click", forget);
    return () => document.removeEventListener("click", forget);
  }, [kept]);
  return [kept?.question === question ? kept.events : null, (events) => setKept({ question, events })];
}

export function useStory(session: Session, state: SessionState, look: Look): Story {
  const say = useWords();
  const { language } = useSettings();
  const board = useRef<HTMLElement>(null);
  const book = useStorybook(look.game);
  const turns = useMemo(() => (book ? turnsOf(look.events, book) : NOBODY), [book, look.events]);
  const since = newSince(turns, look, state.mark);
  const others = useMemo(() => {
    const news = bySeat(turnsSince(turns, since), look.viewer);
    // How the game was set up is no news.
    return since > 0 ? news : news.filter(({ seat }) => seat !== null);
  }, [turns, since, look.viewer]);

  const showing = useShowing(session, look, since, language);
  const [pointed, setPointed] = useState<GameEvent[] | null>(null);
  const [kept, setKept] = useKept(look.decision.number);
  const told = showing.scene?.news ?? kept ?? pointed;
  const places = useMemo(
    () => (book && told ? telling(told, book).map((event) => book.places(event)) : NOWHERE),
    [book, told],
  );

  const visiting = useVisit(session.id, look);
  const [asked, setAsked] = useState(false);
  const [closed, setClosed] = useState<number | null>(null);
  const returned = visiting.returned && closed !== visiting.before?.at && !look.decision.over;
  const [keys, setKeys] = useState(false);
  const [noting, setNoting] = useState(false);
  const [hidden, setHidden] = useState(-1);

  const behind = state.behind && look.legal.length === 0 && !look.decision.over;
  const skip = (): boolean => {
    if (showing.scene) showing.stop();
    else if (behind) session.hurry?.();
    else return false;
    return true;
  };
  useKeys({
    answer: (index) => answerButtons(document)[index]?.click(),
    undo: () => document.querySelector<HTMLElement>("[data-undo]")?.click(),
    skip,
    help: () => setKeys(true),
  });

  const alone = look.seats.length < 2;
  const bots = !look.decision.over && look.seats.some(({ kind }) => kind === "bot");
  const playing =
    behind && session.hurry ? look.decision.asked.map((seat) => seatName(say, look, seat)).join(", ") : null;
  return {
    board,
    shown: showing.scene?.look ?? look,
    news: showing.scene && showing.scene.look ? showing.scene.news : null,
    // Where nothing is told yet, or any more, its place on a phone stays: the board must not move for it.
    card:
      !alone &&
      (!book || look.decision.over ? (
        <div className="turn-card" data-empty="" />
      ) : (
        <TurnCard
          key={since}
          look={look}
          book={book}
          turns={look.events.length > hidden ? others : NOBODY}
          playing={playing}
          onSkip={skip}
          shown={showing.scene?.news ?? null}
          onStop={showing.stop}
          onHide={() => setHidden(look.events.length)}
          onStory={() => setAsked(true)}
          onPoint={setPointed}
          onKeep={setKept}
          onShow={showing.show}
        />
      )),
    places,
    pointer: places.length > 0 && (
      <Pointer board={board} places={places} follow={showing.scene !== null || kept !== null} />
    ),
    tools: (
      <>
        <LogTools
          onStory={book && turns.length > 0 ? () => setAsked(true) : null}
          note={visiting.memory && { open: noting, onToggle: () => setNoting(!noting) }}
          onKeys={() => setKeys(true)}
          bots={bots}
        />
        {noting && visiting.memory && <Note memory={visiting.memory} />}
      </>
    ),
    dialogs: (
      <>
        {book && (asked || returned) && (
          <StorySoFar
            look={look}
            book={book}
            turns={turns}
            visit={visiting.returned ? visiting.before : null}
            since={visiting.returned ? Math.min(since, visiting.before?.events ?? since) : since}
            memory={visiting.memory}
            now={Date.now()}
            onClose={() => {
              setAsked(false);
              setClosed(visiting.before?.at ?? null);
            }}
          />
        )}
        {keys && <KeysDialog onClose={() => setKeys(false)} />}
      </>
    ),
  };
}
