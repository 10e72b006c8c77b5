// All puzzles: the one of the day for each game, how many days in a row it was solved, and the lists by level and theme.

import { useMemo, useState } from "react";
import { Link } from "../app/navigation";
import { useSettings } from "../app/settings";
import { GAMES } from "../games/list";
import { browserStorage } from "../session/use_session";
import { useGameWords, useWords, type Say } from "../words/use_words";
import { dayOf, HARDEST, puzzleOfDay, themeKey, type Book, type Theme } from "./book";
import { hasPuzzles } from "./files";
import { PuzzleProgress, type Solved } from "./kept";
import { useBook } from "./use_book";
import "./puzzles.css";

export function PuzzlesPage({ game }: { game: string | null }) {
  const say = useWords();
  const { language } = useSettings();
  const words = useGameWords(language, "puzzle");
  const progress = useMemo(() => new PuzzleProgress(browserStorage()), []);
  const today = dayOf(new Date());
  if (words === null) return <p className="notice">{say("page.loading")}</p>;
  const games = GAMES.filter((one) => hasPuzzles(one) && (game === null || one === game));
  const streak = progress.streak(today);
  return (
    <main className="narrow puzzles" id="main">
      <h1>{say("page.title.puzzles")}</h1>
      <p>{words("puzzle.page.what")}</p>
      {games.length === 0 && <p>{words("puzzle.page.none")}</p>}
      {games.length > 0 && (
        <p className="puzzles-streak" data-days={streak}>
          {streak > 0 ? words("puzzle.page.streak", streak) : words("puzzle.page.streak.none")}
        </p>
      )}
      {games.map((one) => (
        <OfGame key={one} game={one} words={words} progress={progress} today={today} />
      ))}
    </main>
  );
}

interface OfGameProps {
  game: string;
  words: Say;
  progress: PuzzleProgress;
  today: number;
}

function OfGame({ game, words, progress, today }: OfGameProps) {
  const say = useWords();
  const { language } = useSettings();
  const terms = useGameWords(language, game);
  const book = useBook(game);
  const name = say(`page.game.${game}`);
  if (book === "damaged") return <p role="alert">{words("puzzle.page.damaged")}</p>;
  if (book === null || terms === null) return <p className="notice">{say("page.loading")}</p>;
  const number = puzzleOfDay(book, today);
  const solved = progress.of(game, book.puzzles[number - 1]!.id);
  return (
    <section className="panel puzzles-game" aria-labelledby={`puzzles-${game}`} data-game={game}>
      <h2 id={`puzzles-${game}`}>{name}</h2>
      <p className="row puzzles-today">
        <Link
          to={{ page: "puzzles", game, number }}
          className={solved === null ? "button primary" : "button secondary"}
        >
          {words("puzzle.page.today")}
          <span className="hidden"> {name}</span>
        </Link>
        {solved !== null && (
          <span className="small">
            <Mark solved={solved} /> {words(`puzzle.page.${solved}`)}
          </span>
        )}
      </p>
      <List book={book} words={words} terms={terms} progress={progress} />
    </section>
  );
}

const MARKS: Record<Solved, string> = { first: "★", later: "✓", seen: "○" };

const Mark = ({ solved }: { solved: Solved | null }) => (
  <span className="puzzle-mark" data-solved={solved ?? undefined} aria-hidden="true">
    {solved === null ? "" : MARKS[solved]}
  </span>
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function themeText({ name, about }: Theme, words: Say, terms: Say): string {
  return about === "" ? words(`puzzle.theme.${name}`) : capital(terms(about));
}

interface ListProps {
  book: Book;
  words: Say;
  terms: Say;
  progress: PuzzleProgress;
}

function List({ book, words, terms, progress }: ListProps) {
  const { game, puzzles } = book;
  const [level, setLevel] = useState("");
  const [theme, setTheme] = useState("");
  const themes = useMemo(
    () =>
      [...new Map(puzzles.map(({ theme }) => [themeKey(theme), themeText(theme, words, terms)]))].sort((a, b) =>
        a[1].localeCompare(b[1], words.language),
      ),
    [puzzles, words, terms],
  );
  const numbered = puzzles.map((puzzle, index) => ({
    ...puzzle,
    number: index + 1,
    solved: progress.of(game, puzzle.id),
  }));
  const shown = numbered.filter(
    ({ difficulty, theme: own }) =>
      (level === "" || String(difficulty) === level) && (theme === "" || themeKey(own) === theme),
  );
  const done = numbered.filter(({ solved }) => solved === "first" || solved === "later").length;
  const levels = Array.from({ length: HARDEST }, (_, index) => String(index + 1));
  return (
    <details className="puzzles-all">
      <summary>
        {words("puzzle.page.all", puzzles.length)}{" "}
        <span className="small">{words("puzzle.page.done", done, puzzles.length)}</span>
      </summary>
      <p className="row">
        <Choice name={words("puzzle.page.by_level")} any={words("puzzle.page.any")} value={level} onChange={setLevel}>
          {levels.map((one) => [one, one])}
        </Choice>
        <Choice name={words("puzzle.page.by_theme")} any={words("puzzle.page.any")} value={theme} onChange={setTheme}>
          {themes}
        </Choice>
      </p>
      {levels.map((one) => {
        const here = shown.filter(({ difficulty }) => String(difficulty) === one);
        if (here.length === 0) return null;
        return (
          <section key={one} aria-label={words("puzzle.level", one, HARDEST)}>
            <h3>{words("puzzle.level", one, HARDEST)}</h3>
            <ul className="puzzles-list">
              {here.map(({ number, id, solved }) => (
                <li key={id}>
                  <Link
                    to={{ page: "puzzles", game, number }}
                    aria-label={`${words("puzzle.number", number, puzzles.length)}, ${words(`puzzle.page.${solved ?? "open"}`)}`}
                  >
                    {number}
                    <Mark solved={solved} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

interface ChoiceProps {
  name: string;
  any: string;
  value: string;
  onChange: (value: string) => void;
  /** Values with their words. */
  children: [string, string][];
}

function Choice({ name, any, value, onChange, children }: ChoiceProps) {
  return (
    <label className="field">
      {name}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {children.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
