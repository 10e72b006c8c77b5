// "What would you do?": the best answers by the coach. The one that is looked at is shown on the board. The button stands
// in the head of the question; what the coach says takes the place of the answers until it is put away.

import { useEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings";
import { SHORT_THOUGHT_MS } from "../session/bots";
import { amountText, giveOrTake, type AdvisedLine, type Hint, type Scale } from "../session/coach";
import { useGameWords, type Say } from "../words/use_words";
import { ThinkingBar } from "./ThinkingBar";
import "../style/advice.css";

interface AdviceProps extends Shared {
  onHint: () => Promise<Hint | null>;
}

interface Shared {
  hovered: string | null;
  onHover: (text: string | null) => void;
  onAnswer: (text: string) => void;
}

type Stage = "closed" | "thinking" | "silent" | Hint;

const BULB =
  "M12 2a7 7 0 0 0-4 12.7V17a1 1 0 0 0 1 1h6a1 1 0 0 0 1-1v-2.3A7 7 0 0 0 12 2Zm-3 18h6v1a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1Z";

export default function Advice({ onHint, ...shared }: AdviceProps) {
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
    if (stage !== "closed") {
      shared.onHover(null);
      return setStage("closed");
    }
    setStage("thinking");
    const hint = await onHint();
    // Whoever has closed it meanwhile does not want it any more.
    if (here.current) setStage((now) => (now === "thinking" ? (hint ?? "silent") : now));
  };
  const open = stage !== "closed";
  return (
    <>
      <button
        type="button"
        className="advice-ask"
        aria-expanded={open}
        title={say(open ? "coach.page.hint.hide" : "coach.page.hint")}
        onClick={() => void ask()}
      >
        <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d={BULB} />
        </svg>
        <span>{say(open ? "coach.page.hint.hide" : "coach.page.hint")}</span>
      </button>
      <div role="status" className="advice">
        {stage === "thinking" && <LongThought text={say("coach.page.hint.thinking")} />}
        {stage === "silent" && <p>{say("coach.page.hint.failed")}</p>}
        {typeof stage === "object" && <Lines hint={stage} say={say} {...shared} />}
      </div>
    </>
  );
}

/** Says so at once; a thought that takes longer than a moment has a bar too. */
function LongThought({ text }: { text: string }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT_THOUGHT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="advice-thinking">
      <p>{text}</p>
      {long && <ThinkingBar label={text} />}
    </div>
  );
}

/** One of the lines is looked at: the first, until another is pressed. */
function Lines({ hint, say, hovered, onHover, onAnswer }: Shared & { hint: Hint; say: Say }) {
  const { lines } = hint;
  const [chosen, setChosen] = useState(0);
  const first = lines[chosen]?.answers[0]?.text ?? null;
  useEffect(() => onHover(first), [first, onHover]);
  return (
    <ol>
      {lines.map((line, index) => (
        <li key={index} data-chosen={index === chosen || undefined}>
          <Line
            {...{ line, index, say, hovered }}
            scale={hint}
            chosen={index === chosen}
            onChoose={() => setChosen(index)}
            onPlay={() => onAnswer(line.answers[0]!.text)}
          />
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  line: AdvisedLine;
  index: number;
  scale: Scale;
  say: Say;
  hovered: string | null;
  chosen: boolean;
  onChoose: () => void;
  onPlay: () => void;
}

function Line({ line, index, scale, say, hovered, chosen, onChoose, onPlay }: LineProps) {
  const { answers, chance, behind, reasons } = line;
  const [first, ...then] = answers;
  const amount = (value: number) => amountText(say, value, scale);
  const clear = behind.value >= 2 * behind.error && behind.value > 0;
  return (
    <>
      <button
        type="button"
        className="advice-line"
        aria-pressed={chosen}
        data-hovered={hovered === first!.text || undefined}
        onClick={onChoose}
      >
        {say(
          `coach.hint.line${scale.stake === "points" ? ".points" : ""}`,
          index + 1,
          first!.say ?? first!.text,
          amount(chance.value),
        )}
      </button>
      {index > 0 && (
        <p>
          {clear
            ? say("coach.hint.behind", amount(behind.value), giveOrTake(say, behind, scale))
            : say("coach.hint.alike")}
        </p>
      )}
      {chosen && (
        <button type="button" className="primary advice-do" onClick={onPlay}>
          {say("coach.page.hint.do")}
        </button>
      )}
      {reasons.length > 0 && (
        <>
          <p className="advice-against">{say(index === 0 ? "coach.hint.best" : "coach.hint.other")}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason.text}>{reason.text}</li>
            ))}
          </ul>
        </>
      )}
      {chosen && then.length > 0 && (
        <p className="advice-then">
          {say("coach.page.hint.then", then.map((answer) => answer.say ?? answer.text).join(" → "))}
        </p>
      )}
    </>
  );
}
