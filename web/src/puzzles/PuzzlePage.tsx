// One puzzle on its board.

import { useMemo, useSyncExternalStore } from "react";
import { WayHome } from "../app/WayHome";
import { settings, useSettings } from "../app/settings";
import { startEngine } from "../session/engine";
import { botPace, browserStorage, useOpened, useSessionState } from "../session/use_session";
import { Table } from "../table/Table";
import { useGameWords, useWords, type Say } from "../words/use_words";
import { dayOf, puzzleOfDay, type Book, type Puzzle } from "./book";
import { PuzzleProgress } from "./kept";
import { PuzzleCard } from "./PuzzleCard";
import { PuzzleSession } from "./session";
import { useBook } from "./use_book";
import "./puzzles.css";

export function PuzzlePage({ game, number }: { game: string; number: number }) {
  const say = useWords();
  const { language } = useSettings();
  const words = useGameWords(language, "puzzle", "coach");
  const book = useBook(game);
  if (book === null || words === null) return <p className="notice">{say("page.loading")}</p>;
  const puzzle = book === "damaged" ? undefined : book.puzzles[number - 1];
  if (book === "damaged" || puzzle === undefined) return <WayHome title={words("puzzle.page.damaged")} />;
  return <Opened book={book} puzzle={puzzle} number={number} words={words} />;
}

interface OpenedProps {
  book: Book;
  puzzle: Puzzle;
  number: number;
  words: Say;
}

function Opened({ book, puzzle, number, words }: OpenedProps) {
  const say = useWords();
  const { language } = useSettings();
  const progress = useMemo(() => new PuzzleProgress(browserStorage()), []);
  const session = useOpened(() => {
    const names = Array.from({ length: puzzle.players }, (_, seat) =>
      seat === puzzle.seat ? settings().name : say(`page.bot.${seat}`),
    );
    const onOver = (how: "first" | "later" | "seen") => {
      const day = dayOf(new Date());
      progress.note(book.game, puzzle.id, how);
      if (how !== "seen" && puzzleOfDay(book, day) === number) progress.noteDay(day);
    };
    const { game } = book;
    return new PuzzleSession({ engine: startEngine(), game, puzzle, names, language, onOver, pace: botPace });
  }, `${book.game} ${puzzle.id}`);
  if (session === null) return <p className="notice">{say("page.loading")}</p>;
  return <Shown {...{ book, puzzle, number, words, session }} />;
}

function Shown({ session, ...shown }: OpenedProps & { session: PuzzleSession }) {
  const { error, busy, look } = useSessionState(session);
  const moment = useSyncExternalStore(session.subscribe, session.moment);
  if (error !== null) return <WayHome title={shown.words("puzzle.page.damaged")} />;
  return (
    <div
      className="puzzle"
      data-phase={moment.phase}
      data-step={moment.step}
      data-busy={busy || look === null || undefined}
    >
      <Table session={session} teacher={<PuzzleCard {...shown} session={session} moment={moment} />} />
    </div>
  );
}
