// A guided first game: the table with a teacher beside it.

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "../app/navigation";
import { settings, useReducedMotion, useSettings } from "../app/settings";
import { PointedProvider } from "../games/pointed";
import { startEngine } from "../session/engine";
import { botPace, browserStorage, useOpened, useSessionState } from "../session/use_session";
import { Table } from "../table/Table";
import { useGameWords, useWords, type Say } from "../words/use_words";
import { fetchLesson } from "./files";
import { keeperOf } from "./kept";
import { wordsOf, type Lesson } from "./lesson";
import { LessonCard } from "./LessonCard";
import { LessonEnd } from "./LessonEnd";
import "./lessons.css";
import { LessonSession } from "./session";

type Fetched = Lesson | "damaged" | null;

function useLesson(game: string): Fetched {
  const [lesson, setLesson] = useState<Fetched>(null);
  useEffect(() => {
    let here = true;
    const show = (fetched: Fetched) => here && setLesson(fetched);
    fetchLesson(game).then(show, () => show("damaged"));
    return () => {
      here = false;
    };
  }, [game]);
  return lesson;
}

export function LessonPage({ game }: { game: string }) {
  const say = useWords();
  const lesson = useLesson(game);
  if (lesson === "damaged") return <Damaged game={game} />;
  return lesson === null ? <p className="notice">{say("page.loading")}</p> : <Opened lesson={lesson} />;
}

function Damaged({ game }: { game: string }) {
  const say = useWords();
  return (
    <main className="narrow" id="main">
      <h1>{say("page.lesson.of", say(`page.game.${game}`))}</h1>
      <p role="alert">{say("page.lesson.damaged")}</p>
      <p className="row">
        <Link to={{ page: "home" }} className="button primary">
          {say("page.home")}
        </Link>
        <Link to={{ page: "rules", game, section: null }} className="button secondary">
          {say("page.title.rules")}
        </Link>
      </p>
    </main>
  );
}

function Opened({ lesson }: { lesson: Lesson }) {
  const say = useWords();
  const { language } = useSettings();
  const words = useGameWords(language, `${lesson.game}_lesson`);
  const session = useOpened(() => {
    const names = Array.from({ length: lesson.seats }, (_, seat) =>
      seat === lesson.viewer ? settings().name : say(`page.bot.${seat}`),
    );
    const keeper = keeperOf(browserStorage(), lesson.game);
    return new LessonSession({ engine: startEngine(), lesson, keeper, names, language, pace: botPace });
  }, lesson.game);
  if (session === null || words === null) return <p className="notice">{say("page.loading")}</p>;
  return <Taught lesson={lesson} session={session} words={words} />;
}

const NOTHING: string[] = [];

/** A board first turns to what is asked, on a phone to another view: then it is looked at again. */
const LOOKS_MS = [0, 120, 400];

/** What is pointed at comes into sight, on the board and among the answers. */
function useInSight(points: string[]): void {
  const still = useReducedMotion();
  useEffect(() => {
    if (points.length === 0) return;
    const behavior = still ? "auto" : "smooth";
    const show = () =>
      [".table-board", ".asked"].forEach((within) =>
        [...document.querySelectorAll(`${within} [data-pointed]`)]
          .find((place) => place.getBoundingClientRect().width > 0)
          ?.scrollIntoView({ block: "nearest", inline: "nearest", behavior }),
      );
    const timers = LOOKS_MS.map((ms) => setTimeout(show, ms));
    return () => timers.forEach(clearTimeout);
  }, [points, still]);
}

interface TaughtProps {
  lesson: Lesson;
  session: LessonSession;
  words: Say;
}

function Taught({ lesson, session, words }: TaughtProps) {
  const { error, busy } = useSessionState(session);
  const moment = useSyncExternalStore(session.subscribe, session.moment);
  const step = lesson.steps[moment.step];
  const points = useMemo(() => (moment.phase === "asked" && step?.point) || NOTHING, [moment.phase, step]);
  useInSight(points);
  if (error !== null) return <Damaged game={lesson.game} />;
  const shared = { lesson, session, words, prefix: wordsOf(lesson) };
  return (
    <PointedProvider value={points}>
      <div className="lesson" data-step={step?.id ?? "end"} data-phase={moment.phase} data-busy={busy || undefined}>
        <Table
          session={session}
          teacher={
            step === undefined ? <LessonEnd {...shared} /> : <LessonCard {...shared} moment={moment} step={step} />
          }
        />
      </div>
    </PointedProvider>
  );
}
