// "What would you do?": the best answers by the coach, which are shown on the board while one is on them.

import { useEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings";
import { percentText, type AdvisedLine, type Hint } from "../session/coach";
import type { Look, Session } from "../session/types";
import { useGameWords, type Say } from "../words/use_words";
import "../style/advice.css";

interface AdviceProps {
  session: Session;
  look: Look;
  hovered: string | null;
  onHover: (text: string | null) => void;
}

type Stage = "closed" | "thinking" | "silent" | Hint;

export default function Advice({ session, look, hovered, onHover }: AdviceProps) {
  const { language } = useSettings();
  const say = useGameWords(language, "coach");
  const [stage, setStage] = useState<Stage>("closed");
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  if (say === null) return null;

  const ask = async () => {
    if (stage !== "closed") return setStage("closed");
    setStage("thinking");
    const hint = (await session.hint?.()) ?? null;
    // Whoever has closed it meanwhile does not want it any more.
    if (here.current) setStage((now) => (now === "thinking" ? (hint ?? "silent") : now));
  };
  return (
    <div className="advice">
      <button type="button" className="secondary" aria-expanded={stage !== "closed"} onClick={() => void ask()}>
        {say(stage === "closed" ? "coach.page.hint" : "coach.page.hint.hide")}
      </button>
      <div role="status" className="advice-place">
        {stage === "thinking" && <p className="small">{say("coach.page.hint.thinking")}</p>}
        {stage === "silent" && <p className="small">{say("coach.page.hint.failed")}</p>}
        {typeof stage === "object" && (
          <ol>
            {stage.lines.map((line, index) => (
              <li key={index}>
                <Line line={line} index={index} sure={stage.sure} {...{ say, look, hovered, onHover }} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

interface LineProps {
  line: AdvisedLine;
  index: number;
  sure: number;
  say: Say;
  look: Look;
  hovered: string | null;
  onHover: (text: string | null) => void;
}

function Line({ line: { answers, chance, behind, reasons }, index, sure, say, look, hovered, onHover }: LineProps) {
  const first = answers[0]!.text;
  const text = answers.map((answer) => answer.say ?? answer.text).join(" → ");
  const percent = (part: number) => percentText(say.language, part / sure);
  const alone = look.seats.length === 1 ? ".alone" : "";
  const clear = behind.value >= 2 * behind.error && behind.value > 0;
  return (
    <>
      <button
        type="button"
        className="advice-line"
        data-hovered={hovered === first || undefined}
        onClick={() => onHover(first)}
        onMouseEnter={() => onHover(first)}
        onMouseLeave={() => onHover(null)}
        onFocus={() => onHover(first)}
        onBlur={() => onHover(null)}
      >
        {say(`coach.hint.line${alone}`, index + 1, text, percent(chance.value))}
      </button>
      {index > 0 && (
        <p className="small">
          {clear ? say("coach.hint.behind", percent(behind.value), percent(2 * behind.error)) : say("coach.hint.alike")}
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="small">
          {reasons.map((reason) => (
            <li key={reason.text}>{reason.text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
