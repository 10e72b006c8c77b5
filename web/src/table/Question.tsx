// Whose decision it is, what is asked, and why something was refused.

import { useRef } from "react";
import { Link } from "../app/navigation";
import { ruleRoute } from "../app/routes";
import type { Look, Refusal, Thinking } from "../session/types";
import { sayRefusal } from "../words/refusals";
import { useWords } from "../words/use_words";
import { seatName } from "./Seats";
import { ThinkingBar } from "./ThinkingBar";

export function RuleLink({ rule }: { rule: string | undefined }) {
  const say = useWords();
  const route = rule === undefined ? null : ruleRoute(rule);
  if (route === null) return null;
  return (
    <Link to={route} target="_blank" className="rule-link">
      {say("page.rule", rule!.split(" ")[1]!)}
    </Link>
  );
}

/** Longer questions are written smaller, so that their answers have room. */
const LONG = 100;

interface QuestionProps {
  look: Look;
  busy: boolean;
  thinking: Thinking | null;
  /** What a form on the board asks as a whole, instead of the question about its first part. */
  form?: string | undefined;
}

export function Question({ look, busy, thinking, form }: QuestionProps) {
  const say = useWords();
  const { decision, viewer, legal } = look;
  const text = form ?? decision.question;
  const mine = typeof viewer === "number" && decision.asked.includes(viewer) && legal.length > 0;
  const names = decision.asked.map((seat) => seatName(say, look, seat)).join(", ");
  const thinker = mine || thinking === null ? null : seatName(say, look, thinking.seat);
  const whose = mine
    ? say("page.your_decision")
    : thinker === null
      ? say("page.decision_of", names)
      : say("page.thinking", thinker);
  return (
    <header
      className="question"
      data-mine={mine || undefined}
      data-long={(text !== undefined && text.length > LONG) || undefined}
    >
      <p className="question-who">
        <span>{whose}</span>
        {busy && <span className="question-busy">{say("page.sending")}</span>}
      </p>
      {thinking && thinker !== null && <ThinkingBar label={say("page.thinking", thinker)} />}
      <h2 className="question-text" id="question" tabIndex={-1}>
        {/* Another question is another text, not one that has moved. */}
        <span key={text}>
          {text} <RuleLink rule={decision.rule} />
        </span>
      </h2>
      {decision.sealed && <p className="question-note">{say("page.sealed")}</p>}
    </header>
  );
}

export function Refused({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  const say = useWords();
  const told = useRef({ refusal, times: 0 });
  if (told.current.refusal !== refusal) told.current = { refusal, times: told.current.times + 1 };
  return (
    <div role="status" className="refused-place">
      {refusal && (
        // Another one is read out although it says the same.
        <p className="refused" key={told.current.times}>
          <span>
            {sayRefusal(say, refusal)} <RuleLink rule={refusal.rule} />
          </span>
          <button type="button" className="quiet" onClick={onClose} aria-label={say("page.close")}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}
