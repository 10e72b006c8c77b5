// The bar under the board: what a click will do, the answers that have no place on the board, and the second step.
import { useEffect, useRef } from "react";
import type { Answer } from "../../session/types";
import { usePlace } from "../pointed";
import { useBoard } from "./board";

interface BarProps {
  /** What is pointed at, in words. */
  line: string | null;
  answers: Answer[];
  onAnswer: (text: string) => void;
  onHover: (text: string | null) => void;
  hovered: string | null;
  onBack: () => void;
}

function AnswerButton({
  answer,
  onAnswer,
  onHover,
  hovered,
}: Omit<BarProps, "line" | "answers" | "onBack"> & { answer: Answer }) {
  const { lit } = useBoard();
  // On a phone there is room for an answer only once; the keys on the track are out of sight there.
  const onBoard = [...lit].some(([thing, answers]) => !/^(do|track):/.test(thing) && answers.includes(answer));
  const { "data-pointed": pointed } = usePlace(`do:${answer.text}`);
  const also = onBoard && !lit.has(`do:${answer.text}`) ? " otys-also" : "";
  return (
    <button
      type="button"
      className={`otys-answer${also}${hovered === answer.text ? " otys-hot" : ""}`}
      data-answer={answer.text}
      data-pointed={pointed}
      onClick={() => onAnswer(answer.text)}
      onMouseEnter={() => onHover(answer.text)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(answer.text)}
      onBlur={() => onHover(null)}
    >
      {answer.say}
    </button>
  );
}

export function Bar({ line, answers, onBack, ...rest }: BarProps) {
  const { say, look, chosen } = useBoard();
  const choosing = chosen.length > 0;
  // What is asked stands beside the board: here is only what that does not say.
  const idle = look.decision.over ? look.outcome.verdict : null;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (choosing) first.current?.focus({ preventScroll: true });
  }, [choosing, chosen]);
  return (
    <section
      className={`otys-bar${choosing ? " otys-choosing" : ""}${answers.length > 0 ? "" : " otys-idle"}`}
      aria-label={say("otys.page.bar")}
    >
      <p className="otys-said">{line ?? (choosing ? say("otys.page.choose") : idle)}</p>
      {(choosing || answers.length > 0) && (
        <div className="otys-answers">
          {choosing && (
            <button type="button" className="otys-back" ref={first} onClick={onBack}>
              ← {say("otys.page.back")}
            </button>
          )}
          {answers.map((answer) => (
            <AnswerButton key={answer.text} answer={answer} {...rest} />
          ))}
        </div>
      )}
    </section>
  );
}
