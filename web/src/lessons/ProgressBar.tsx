// How far the lesson is: a part for each idea, as long as it has steps.

import { useWords, type Say } from "../words/use_words";
import { ideasOf, type Idea, type Lesson } from "./lesson";

interface ProgressBarProps {
  lesson: Lesson;
  step: number;
  words: Say;
  prefix: string;
}

const stateOf = ({ from, steps }: Idea, step: number): string =>
  step >= from + steps ? "done" : step >= from ? "here" : "ahead";

export function ProgressBar({ lesson, step, words, prefix }: ProgressBarProps) {
  const say = useWords();
  const ideas = ideasOf(lesson);
  const count = lesson.steps.length;
  const idea = lesson.steps[step]?.idea;
  const name = idea === undefined ? "" : words(`${prefix}.idea.${idea}`);
  return (
    <div
      className="lesson-progress"
      role="progressbar"
      aria-label={say("page.lesson.progress")}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={step}
      aria-valuetext={say("page.lesson.step", name, Math.min(step + 1, count), count)}
    >
      <span className="lesson-idea">{say("page.lesson.step", name, Math.min(step + 1, count), count)}</span>
      <span className="lesson-bar" aria-hidden="true">
        {ideas.map((one) => (
          <i key={one.from} data-state={stateOf(one, step)} title={words(`${prefix}.idea.${one.name}`)}>
            {Array.from({ length: one.steps }, (_, at) => (
              <b key={at} data-passed={one.from + at < step || undefined} />
            ))}
          </i>
        ))}
      </span>
    </div>
  );
}
