// Beside the board of a puzzle: what is asked, what became of an answer and why, and where to go from here.

import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "../app/navigation";
import { amountText, giveOrTake, type AdvisedLine, type Scale } from "../session/coach";
import { useWords, type Say } from "../words/use_words";
import { HARDEST, type Book, type Puzzle } from "./book";
import type { Moment, PuzzleSession, Verdict } from "./session";

interface PuzzleCardProps {
  book: Book;
  puzzle: Puzzle;
  number: number;
  session: Pick<PuzzleSession, "retry" | "show" | "playLine" | "restart">;
  moment: Moment;
  words: Say;
}

const lineText = ({ answers }: AdvisedLine): string => answers.map(({ say, text }) => say ?? text).join(" → ");

interface Spoken {
  words: Say;
  scale: Scale;
}

function Line({ of, line, words, scale }: Spoken & { of: string; line: AdvisedLine }) {
  const key = `puzzle.${of}${scale.stake === "points" ? ".points" : ""}`;
  return <p className={`puzzle-${of}`}>{words(key, lineText(line), amountText(words, line.chance.value, scale))}</p>;
}

function Reasons({ title, line, words }: { title: string; line: AdvisedLine; words: Say }) {
  if (line.reasons.length === 0) return null;
  return (
    <>
      <p className="small">{words(title)}</p>
      <ul className="puzzle-reasons">
        {line.reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function Wrong({ verdict, line, ...spoken }: Spoken & { verdict: Verdict; line: AdvisedLine }) {
  const { words, scale } = spoken;
  const lost = amountText(words, line.behind.value, scale);
  return (
    <>
      <Line of="wrong" line={line} {...spoken} />
      <p>
        {verdict.obvious && `${words("puzzle.obvious")} `}
        {words("puzzle.behind", lost, giveOrTake(words, line.behind, scale))}
      </p>
      {line.reasons.length === 0 && <p className="small">{words("puzzle.why.none")}</p>}
      <Reasons title="puzzle.why" line={line} words={words} />
    </>
  );
}

/** What there is to say of the last answer. */
function Told({ moment, words }: Pick<PuzzleCardProps, "moment" | "words">) {
  const { phase, verdict } = moment;
  if (verdict === null) return <p className="puzzle-ask">{words("puzzle.ask")}</p>;
  const { solution, given, better } = verdict;
  const spoken = { words, scale: verdict };
  const over = phase === "solved" || phase === "shown";
  return (
    <>
      {solution === "wrong" && given && <Wrong verdict={verdict} line={given} {...spoken} />}
      {(solution === "best" || solution === "good") && given && <Line of={solution} line={given} {...spoken} />}
      {phase === "asked" && <p className="puzzle-ask">{words("puzzle.next")}</p>}
      {over && better && <Line of="line" line={better} {...spoken} />}
      {over && <Reasons title="puzzle.why.best" line={(better ?? given)!} words={words} />}
      {over && <p className="puzzle-end">{words(phase === "solved" ? "puzzle.solved" : "puzzle.shown")}</p>}
      {over && moment.theme !== null && <p className="small">{words("puzzle.theme", moment.theme)}</p>}
    </>
  );
}

function Steps({ book, number, session, moment, words }: Omit<PuzzleCardProps, "puzzle">) {
  const { phase, verdict, playing, played } = moment;
  const over = phase === "solved" || phase === "shown";
  const next = (number % book.puzzles.length) + 1;
  const button = (kind: string, word: string, onClick: () => void): ReactNode => (
    <button type="button" className={kind} onClick={onClick}>
      {words(word)}
    </button>
  );
  return (
    <div className="row puzzle-steps">
      {phase === "wrong" && button("primary", "puzzle.page.retry", () => session.retry())}
      {!over && button("quiet", "puzzle.page.show", () => void session.show())}
      {over && verdict?.better && !played && (
        <button type="button" className="secondary" disabled={playing} onClick={() => void session.playLine()}>
          {words("puzzle.page.board")}
        </button>
      )}
      {over && (
        <Link to={{ page: "puzzles", game: book.game, number: next }} className="button primary">
          {words("puzzle.page.next")}
        </Link>
      )}
      {over && button("quiet", "puzzle.page.restart", () => void session.restart())}
    </div>
  );
}

export function PuzzleCard(props: PuzzleCardProps) {
  const { book, puzzle, number, moment, words } = props;
  const say = useWords();
  const card = useRef<HTMLElement>(null);
  const { phase, step, wrongs } = moment;
  // What is said of an answer is not to be missed.
  useEffect(() => {
    card.current?.scrollTo?.(0, 0);
    if (phase !== "asked") card.current?.scrollIntoView?.({ block: "nearest" });
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [phase, step, wrongs]);
  return (
    <section
      className="panel puzzle-card"
      aria-label={`${say(`page.game.${book.game}`)} · ${words("puzzle.number", number, book.puzzles.length)}`}
      ref={card}
      tabIndex={-1}
    >
      <p className="puzzle-top">
        <Link to={{ page: "puzzles", game: book.game, number: null }}>
          <span aria-hidden="true">‹ </span>
          {words("puzzle.page.list")}
        </Link>
        <span className="small">
          {words("puzzle.number", number, book.puzzles.length)} · {words("puzzle.level", puzzle.difficulty, HARDEST)}
        </span>
      </p>
      <div className="puzzle-words" role="status">
        <Told moment={moment} words={words} />
      </div>
      <Steps {...props} />
    </section>
  );
}
