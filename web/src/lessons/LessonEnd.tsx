// The end of a lesson: what was learned, and where to go from here.

import { useEffect, useRef } from "react";
import { Link } from "../app/navigation";
import { playAgainstBot } from "../pages/against_bot";
import { useWords } from "../words/use_words";
import { ideasOf } from "./lesson";
import type { TaughtProps } from "./LessonCard";

export function LessonEnd({ lesson, session, words, prefix }: TaughtProps) {
  const say = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="panel lesson-card lesson-end" aria-labelledby="lesson-end">
      <h2 id="lesson-end" tabIndex={-1} ref={title}>
        {say("page.lesson.over")}
      </h2>
      <p>{words(`${prefix}.end`)}</p>
      <h3>{say("page.lesson.learned")}</h3>
      <ul className="lesson-learned">
        {ideasOf(lesson).map(({ name, from }) => (
          <li key={from}>{words(`${prefix}.idea.${name}`)}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="primary" onClick={() => playAgainstBot(say, lesson.game)}>
          {say("page.lesson.play")}
        </button>
        <Link to={{ page: "rules", game: lesson.game, section: null }} className="button secondary">
          {say("page.title.rules")}
        </Link>
        <button type="button" className="quiet" onClick={() => void session.restart()}>
          {say("page.lesson.again")}
        </button>
      </div>
    </section>
  );
}
