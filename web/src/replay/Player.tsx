// A game looked back at: any decision of it through any seat's eyes, and the way to play on from there.

import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { navigate } from "../app/navigation";
import { useReducedMotion, useSettings } from "../app/settings";
import { boardOf } from "../games";
import { PointsPicture } from "../result/Result";
import { whatIfTable } from "../session/again";
import { USUAL_LEVEL } from "../session/bots";
import { nextTurn, turnAt, turnBefore } from "../session/course";
import type { AdvisedLine, Judgement } from "../session/coach";
import type { Engine } from "../session/engine";
import type { Course, ReplayGame, ReplayMoment } from "../session/replay";
import type { Look } from "../session/types";
import { tables } from "../session/use_session";
import { BoardBoundary } from "../table/BoardBoundary";
import { LevelOptions } from "../table/LevelOptions";
import { seatName } from "../table/Seats";
import { useWords } from "../words/use_words";
import { useReplayKeys, type Step } from "./keys";
import { Links } from "./Links";
import { TimeLine } from "./TimeLine";
import { Turns } from "./Turns";
import { useCourse, useMoment, useTold } from "./use_replay";
import "../style/replay.css";

const Review = lazy(() => import("./Review"));

const STEP_MS = 1200;
const NO_JUDGEMENTS: Judgement[] = [];

/** What could have been played at a decision, shown instead of what was. */
interface Variation {
  decision: number;
  replay: ReplayGame;
  text: string;
}

/** The game as it would have gone on with the answers of a line. */
function variationOf(replay: ReplayGame, decision: number, seat: number, { answers }: AdvisedLine): Variation {
  const said = answers.filter((answer) => answer.say !== undefined);
  const line = said.map(({ text }): [number, string] => [seat, text]);
  return {
    decision,
    replay: { ...replay, answers: [...replay.answers.slice(0, decision), ...line] },
    text: said.map(({ say }) => say).join(" → "),
  };
}

interface PlayerProps {
  engine: Engine;
  replay: ReplayGame;
  names: string[];
  at: number;
  seat: number | null;
}

export function Player({ engine, replay, names, at, seat }: PlayerProps) {
  const say = useWords();
  const { language } = useSettings();
  const [running, setRunning] = useState(false);
  const [reviews, setReviews] = useState(false);
  const [reviewed, setReviewed] = useState(false);
  const [judged, setJudged] = useState(NO_JUDGEMENTS);
  const [variation, setVariation] = useState<Variation | null>(null);
  const last = replay.answers.length;
  const place = Math.min(at, last);
  const viewer = seat !== null && seat < replay.seats ? seat : "spectator";
  const watched = { engine, replay, viewer, language, names } as const;
  const varied = variation?.decision === place ? variation : null;
  const moment = useMoment(
    { ...watched, replay: varied?.replay ?? replay },
    varied ? varied.replay.answers.length : place,
  );
  const course = useCourse(engine, replay);
  const told = useTold(watched, course);
  const shownNames = useMemo(() => names.map((name, index) => name || say("page.seat", index + 1)), [names, say]);

  const go = (to: number, from: number | null = seat) => {
    setVariation(null);
    navigate({ page: "replay", link: replay.link, at: Math.max(0, Math.min(last, to)), seat: from }, "replace");
  };
  const step = (wanted: Step) => {
    setRunning(false);
    go(steppedTo(wanted, place, last, course));
  };
  const review = () => {
    setReviews(true);
    setReviewed(true);
  };
  useReplayKeys(step);
  useEffect(() => {
    if (!running) return;
    if (place >= last) return setRunning(false);
    const timer = setTimeout(() => go(place + 1), STEP_MS);
    return () => clearTimeout(timer);
  });

  if (moment === null) return <p className="notice">{say("page.loading")}</p>;
  const { look } = moment;
  return (
    <div className="table replay" data-decision={look.decision.number} data-reviews={reviews || undefined}>
      <div className="table-aside">
        <section className="panel replay-controls" aria-label={say("page.title.replay")}>
          <p className="replay-at">{say("page.replay.at", place, last)}</p>
          {varied ? <Varied text={varied.text} onBack={() => setVariation(null)} /> : <Asked moment={moment} />}
          <label className="field">
            {say("page.replay.seat")}
            <select
              value={seat ?? ""}
              onChange={(event) => go(place, event.target.value === "" ? null : Number(event.target.value))}
            >
              <option value="">{say("page.spectator")}</option>
              {shownNames.map((name, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <PlayOn replay={replay} names={names} moment={moment} at={place} seat={seat} />
          <Links replay={replay} at={place} seat={seat} />
        </section>
      </div>
      <Watching look={look} />
      <div className="table-line">
        <TimeLine
          course={course}
          at={place}
          last={last}
          names={shownNames}
          judged={judged}
          place={placeInWords()}
          running={running}
          onRun={() => setRunning(!running)}
          onStep={step}
          onGo={go}
        />
      </div>
      <div className="table-log">
        <section className="replay-side" aria-label={`${say("page.replay.turns")}, ${say("page.replay.review")}`}>
          <Side label={say("page.replay.turns")} pressed={!reviews} onPress={() => setReviews(false)} />
          <Side label={say("page.replay.review")} pressed={reviews} onPress={review} />
        </section>
        {course && !reviews && (
          <Turns game={replay.game} turns={course.turns} told={told} names={shownNames} at={place} onGo={go} />
        )}
        {/* Once begun, a review goes on while one looks at the turns. */}
        <div className="review-place" hidden={!reviews}>
          <Suspense fallback={<p className="notice">{say("page.loading")}</p>}>
            {reviewed && (
              <Review
                replay={replay}
                names={names}
                shownNames={shownNames}
                viewer={viewer === "spectator" ? null : viewer}
                at={place}
                onGo={go}
                onLine={(decision, of, line) => setVariation(variationOf(replay, decision, of, line))}
                onFound={setJudged}
              />
            )}
          </Suspense>
        </div>
      </div>
    </div>
  );

  function placeInWords(): string {
    const turn = course?.turns[turnAt(course.turns, place)];
    const who = turn?.asked.map((one) => shownNames[one]).join(", ") ?? "";
    return [say("page.replay.at", place, last), who].filter(Boolean).join(", ");
  }
}

function steppedTo(step: Step, at: number, last: number, course: Course | null): number {
  switch (step) {
    case "first":
      return 0;
    case "turn_back":
      return course ? turnBefore(course, at) : at - 1;
    case "back":
      return at - 1;
    case "forward":
      return at + 1;
    case "turn_forward":
      return course ? nextTurn(course, at, last) : at + 1;
    case "last":
      return last;
  }
}

function Side({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className="secondary" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  );
}

/** That the board shows something else than what was played. */
function Varied({ text, onBack }: { text: string; onBack: () => void }) {
  const say = useWords();
  return (
    <div className="replay-varied">
      <p>{say("page.replay.varied", text)}</p>
      <button type="button" className="secondary" onClick={onBack}>
        {say("page.replay.varied.back")}
      </button>
    </div>
  );
}

/** What is asked here and was answered, or how it ended. */
function Asked({ moment: { look, next } }: { moment: ReplayMoment }) {
  const say = useWords();
  if (look.decision.over)
    return (
      <>
        <h2>{look.outcome.verdict}</h2>
        <PointsPicture look={look} />
      </>
    );
  return (
    <p className="replay-question">
      <strong>{look.decision.question}</strong>
      {next && (
        <span className="replay-next">
          {say("page.named", seatName(say, look, next.seat), next.say || say("page.replay.sealed"))}
        </span>
      )}
    </p>
  );
}

interface PlayOnProps {
  replay: ReplayGame;
  names: string[];
  moment: ReplayMoment;
  at: number;
  seat: number | null;
}

/** A table of its own against bots, for the seat one looks from, otherwise for whoever answers next. */
function PlayOn({ replay, names, moment: { look, next }, at, seat }: PlayOnProps) {
  const say = useWords();
  const [level, setLevel] = useState(USUAL_LEVEL);
  if (look.decision.over) return null;
  const own = seat ?? next?.seat ?? look.decision.asked[0] ?? 0;
  const playOn = () => {
    const table = whatIfTable({ replay, at, seat: own, names, level });
    tables.tidy();
    tables.save(table);
    navigate({ page: "local", id: table.id });
  };
  return (
    <div className="play-on">
      <button type="button" className="primary" onClick={playOn}>
        {say("page.replay.play_on")}
      </button>
      {look.seats.length > 1 && (
        <label className="field">
          {say("page.replay.against")}
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            <LevelOptions />
          </select>
        </label>
      )}
      <p className="small">{say("page.replay.play_on.how", seatName(say, look, own))}</p>
    </div>
  );
}

const ignore = () => {};
const NO_NEWS: never[] = [];

/** The board, on which nothing is lit. */
function Watching({ look }: { look: Look }) {
  const say = useWords();
  const { language } = useSettings();
  const reducedMotion = useReducedMotion();
  const Board = boardOf(look.game);
  return (
    <main className="table-board" id="main" tabIndex={0}>
      <h1 className="hidden">{say("page.title.replay")}</h1>
      <BoardBoundary of={look.decision.number} instead={<p className="notice">{say("page.error.board")}</p>}>
        <Suspense fallback={<p className="notice">{say("page.loading")}</p>}>
          <Board
            look={look}
            onAnswer={ignore}
            onExplain={null}
            onNarrow={null}
            hovered={null}
            onHover={ignore}
            preview={null}
            language={language}
            news={NO_NEWS}
            reducedMotion={reducedMotion}
          />
        </Suspense>
      </BoardBoundary>
    </main>
  );
}
