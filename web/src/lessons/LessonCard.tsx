// The teacher: one idea at a time, what to do now, and a kind word when something else was tried.

import { useEffect, useRef, useState } from "react";
import { useWords, type Say } from "../words/use_words";
import type { Lesson, Step } from "./lesson";
import { ProgressBar } from "./ProgressBar";
import type { LessonSession, Moment } from "./session";

export interface TaughtProps {
  lesson: Lesson;
  session: LessonSession;
  /** The words of the lesson; its own begin with `prefix`. */
  words: Say;
  prefix: string;
}

interface LessonCardProps extends TaughtProps {
  moment: Moment;
  step: Step;
}

/** The sentences of a moment; what there is nothing to say of is null. */
function sentences({ lesson, words, prefix, moment, step }: LessonCardProps, page: Say) {
  const own = (id: string, part: string) => {
    const key = `${prefix}.${id}.${part}`;
    return words.has(key) ? words(key) : null;
  };
  const { phase, done, missed } = moment;
  const general = step.expect === null ? "page.lesson.read" : "page.lesson.not";
  const last = phase === "played" ? step : done === null ? undefined : lesson.steps[done];
  return {
    done: last ? own(last.id, "done") : null,
    say: phase === "asked" ? own(step.id, "say") : null,
    toDo: phase === "asked" ? own(step.id, "do") : null,
    not: missed > 0 ? (own(step.id, "not") ?? page(general)) : null,
  };
}

export function LessonCard(props: LessonCardProps) {
  const { lesson, session, words, prefix, moment, step } = props;
  const say = useWords();
  const card = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  const told = sentences(props, say);
  const reads = moment.phase === "told" || (moment.phase === "asked" && step.expect === null);
  // Another step may be what is not to be missed.
  useEffect(() => {
    card.current?.scrollTo?.(0, 0);
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [step.id, moment.phase]);
  useEffect(() => {
    card.current?.querySelector(".lesson-not")?.scrollIntoView?.({ block: "nearest" });
  }, [moment.missed]);
  return (
    <section
      className="panel lesson-card"
      data-folded={folded || undefined}
      aria-label={say("page.lesson.of", say(`page.game.${lesson.game}`))}
      ref={card}
      tabIndex={-1}
    >
      <div className="lesson-top">
        <button
          type="button"
          className="quiet lesson-back"
          aria-disabled={(moment.step === 0 && moment.phase === "asked") || moment.phase === "played"}
          aria-label={say("page.lesson.back")}
          title={say("page.lesson.back")}
          onClick={() => void session.back()}
        >
          <span aria-hidden="true">‹</span>
        </button>
        <ProgressBar lesson={lesson} step={moment.step} words={words} prefix={prefix} />
        <button
          type="button"
          className="quiet lesson-fold"
          aria-expanded={!folded}
          aria-label={say("page.lesson.fold")}
          onClick={() => setFolded(!folded)}
        >
          <span aria-hidden="true">{folded ? "▾" : "▴"}</span>
        </button>
      </div>
      <div className="lesson-words" role="status">
        {told.done && (
          <p className="lesson-done">
            <span aria-hidden="true">✓ </span>
            {told.done}
          </p>
        )}
        {moment.phase === "told" && !told.done && <p className="lesson-done">{say("page.lesson.done")}</p>}
        {told.say && <p className="lesson-say">{told.say}</p>}
        {told.toDo && <p className="lesson-do">{told.toDo}</p>}
        {told.not && (
          <p className="lesson-not" key={moment.missed}>
            {told.not}
          </p>
        )}
        {moment.phase === "played" && !told.done && <p className="lesson-say">{say("page.lesson.watch")}</p>}
      </div>
      {reads && (
        <div className="lesson-steps">
          <button type="button" className="primary lesson-on" onClick={() => void session.goOn()}>
            {say("page.lesson.go_on")}
          </button>
        </div>
      )}
    </section>
  );
}
