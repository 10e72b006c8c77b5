// The review of a game: how the chances went, what was played well, what was not, and what was luck.

import { useEffect, useMemo, useState } from "react";
import { useSettings } from "../app/settings";
import { Curve } from "../result/Curve";
import { placeOf } from "../result/shapes";
import {
  amountText,
  chancesOf,
  DEPTHS,
  judged,
  turnedAt,
  turningPointsOf,
  type AdvisedLine,
  type Depth,
  type Judgement,
  type Review as Found,
  type Scale,
  type SeatReview,
} from "../session/coach";
import type { ReplayGame } from "../session/replay";
import { useGameWords, type Say } from "../words/use_words";
import { useReview } from "./use_review";
import "../style/review.css";

interface ReviewProps {
  replay: ReplayGame;
  /** As they were given, for sentences; and as they are shown. */
  names: string[];
  shownNames: string[];
  /** The seat one looks from; null for a spectator. */
  viewer: number | null;
  at: number;
  onGo: (at: number) => void;
  /** Shows on the board what a seat could have answered at a decision. */
  onLine: (decision: number, seat: number, line: AdvisedLine) => void;
  onFound: (judgements: Judgement[]) => void;
}

export default function Review({ replay, names, shownNames, viewer, at, onGo, onLine, onFound }: ReviewProps) {
  const { language } = useSettings();
  const say = useGameWords(language, "coach");
  const { state, begin, stop } = useReview(replay, language, names);
  const found = state.stage === "done" ? state.review : null;
  useEffect(() => onFound(found ? judged(found) : []), [found, onFound]);
  if (say === null) return null;
  const shared = { say, names: shownNames, at, onGo };
  return (
    <section className="panel review" aria-labelledby="review">
      <h2 id="review" className="hidden">
        {say("coach.page.title")}
      </h2>
      {(state.stage === "idle" || state.stage === "failed") && (
        <Begin say={say} failed={state.stage === "failed"} onBegin={begin} />
      )}
      {state.stage === "running" && <Running say={say} done={state.done} of={state.of} onStop={stop} />}
      {found && (
        <>
          <Chances review={found} {...shared} />
          <Ledger review={found} {...shared} />
          <Verdicts review={found} {...shared} onLine={onLine} />
          <TurningPoints review={found} viewer={viewer} {...shared} />
          <Phases review={found} {...shared} />
        </>
      )}
    </section>
  );
}

function Begin({ say, failed, onBegin }: { say: Say; failed: boolean; onBegin: (depth: Depth) => void }) {
  const [depth, setDepth] = useState<Depth>("standard");
  return (
    <div className="review-begin">
      <p className="small">{say("coach.page.what")}</p>
      {failed && <p role="alert">{say("coach.page.failed")}</p>}
      <label className="field">
        {say("coach.page.depth")}
        <select value={depth} onChange={(event) => setDepth(event.target.value as Depth)}>
          {DEPTHS.map((one) => (
            <option key={one} value={one}>
              {say(`coach.depth.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="primary" onClick={() => onBegin(depth)}>
        {say("coach.page.begin")}
      </button>
    </div>
  );
}

function Running({ say, done, of, onStop }: { say: Say; done: number; of: number; onStop: () => void }) {
  return (
    <div className="review-running">
      <label className="field">
        {say("coach.page.progress", done, of)}
        <progress value={done} max={of} />
      </label>
      <button type="button" className="secondary" onClick={onStop}>
        {say("coach.page.stop")}
      </button>
    </div>
  );
}

interface Shown {
  review: Found;
  say: Say;
  names: string[];
  at: number;
  onGo: (at: number) => void;
}

function Chances({ review, say, names, at }: Shown) {
  const course = useMemo(() => ({ points: chancesOf(review), turns: [] }), [review]);
  const write = useMemo(() => {
    const points = review.stake === "points";
    const { format } = new Intl.NumberFormat(say.language, points ? {} : { style: "percent" });
    return (number: number) => format(points ? number : number / 100);
  }, [say.language, review.stake]);
  const kind = review.stake === "points" ? ".points" : "";
  return (
    <>
      <h3>{say(`coach.review.curve${kind}`)}</h3>
      {!review.over && <p className="small">{say("coach.review.unfinished")}</p>}
      <Curve course={course} last={review.decisions} names={names} at={at} write={write}>
        <span className="curve-now" style={{ insetInlineStart: `${placeOf(at, review.decisions)}%` }} />
      </Curve>
      <Turned review={review} say={say} names={names} decision={at - 1} />
    </>
  );
}

/** What the decision that led here turned up: what each seat could expect before, and since. */
function Turned({ review, say, names, decision }: Pick<Shown, "review" | "say" | "names"> & { decision: number }) {
  const told = review.seats.flatMap((seat) => {
    const turned = turnedAt(seat, decision);
    return turned === null ? [] : [{ seat: seat.seat, ...turned }];
  });
  if (told.length === 0) return null;
  const amount = (value: number) => amountText(say, value, review);
  return (
    <ul className="review-turned">
      {told.map(({ seat, expected, became }) => (
        <li key={seat} data-seat={seat}>
          {say("coach.review.turned.seat", names[seat]!, amount(expected), amount(became))}
        </li>
      ))}
    </ul>
  );
}

const COLUMNS = ["start", "own", "rivals", "luck", "end"] as const;

/** Rows add up from left to right. */
function Ledger({ review, say, names }: Shown) {
  const { seats } = review;
  const alone = names.length === 1;
  const columns = COLUMNS.filter((column) => !alone || column !== "rivals");
  const cell = (seat: SeatReview, column: (typeof COLUMNS)[number]) => {
    if (column === "start" || column === "end")
      return amountText(say, column === "start" ? seat.start : seat.result, review);
    const { value, error } = seat[column];
    return (
      <>
        {amountText(say, value, review, "always")}
        {column !== "rivals" && <small>± {amountText(say, 2 * error, review)}</small>}
      </>
    );
  };
  return (
    <table className="review-ledger">
      <caption className="hidden">{say(`coach.page.ledger${review.stake === "points" ? ".points" : ""}`)}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ seat }) => (
            <th key={seat} scope="col" data-seat={seat}>
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column} data-column={column}>
            <th scope="row">{say(`coach.page.${column}`)}</th>
            {seats.map((seat) => (
              <td key={seat.seat}>{cell(seat, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface VerdictsProps extends Shown {
  onLine: ReviewProps["onLine"];
}

function Verdicts({ review, say, names, at, onGo, onLine }: VerdictsProps) {
  const told = judged(review);
  return (
    <>
      <h3>{say("coach.review.verdicts")}</h3>
      {told.length === 0 && <p className="small">{say("coach.review.no_verdicts")}</p>}
      <ol className="review-list">
        {told.map((one) => (
          <li key={one.decision}>
            <button
              type="button"
              data-verdict={one.verdict}
              aria-current={at === one.decision ? "step" : undefined}
              onClick={() => onGo(one.decision)}
            >
              <span className="verdict-mark" aria-hidden="true" />
              <span>
                {say("coach.page.verdict", one.decision, names[one.seat]!, say(`coach.verdict.${one.verdict}`))}
              </span>
              <strong>{amountText(say, -one.loss.value, review, "always")}</strong>
            </button>
            {at === one.decision && <Better judgement={one} say={say} scale={review} onLine={onLine} />}
          </li>
        ))}
      </ol>
    </>
  );
}

const lineText = ({ answers }: AdvisedLine): string => answers.map(({ say, text }) => say ?? text).join(" → ");

interface BetterProps {
  judgement: Judgement;
  say: Say;
  scale: Scale;
  onLine: ReviewProps["onLine"];
}

function Better({ judgement: { decision, seat, better, played }, say, scale, onLine }: BetterProps) {
  if (!better || !played) return null;
  const amount = (line: AdvisedLine) => amountText(say, line.chance.value, scale);
  return (
    <div className="review-better">
      <p>{say("coach.review.played", lineText(played), amount(played))}</p>
      <p>{say("coach.review.better", lineText(better), amount(better))}</p>
      {better.reasons.length > 0 && (
        <ul>
          {better.reasons.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <button type="button" className="secondary" onClick={() => onLine(decision, seat, better)}>
        {say("coach.page.show")}
      </button>
    </div>
  );
}

function TurningPoints({ review, say, at, onGo, viewer }: Shown & { viewer: number | null }) {
  const all = turningPointsOf(review, viewer);
  if (all.length === 0) return null;
  return (
    <>
      <h3>{say("coach.review.turns")}</h3>
      <ol className="review-list">
        {all.map(({ decision, text }) => (
          <li key={text}>
            <button type="button" aria-current={at === decision ? "step" : undefined} onClick={() => onGo(decision)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Phases({ review, say, names }: Shown) {
  const { seats } = review;
  return (
    <>
      <h3>{say("coach.review.phases")}</h3>
      {seats.map(({ seat, phases }) => (
        <div key={seat} className="review-phases" data-seat={seat}>
          <strong>{names[seat]}</strong>
          <ul>
            {phases.map(({ decisions, sound, lost }, index) => (
              <li key={index}>
                {say(`coach.review.phase.${index}`, sound, decisions, amountText(say, Math.max(0, lost), review))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
