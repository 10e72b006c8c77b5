// Which of the viewer's own questions this is. The answer of somebody else to a question that all are asked at once is
// another moment of the game, but not another question: what was typed, opened and focused for it stays.

import { useRef } from "react";
import type { Look } from "../session/types";

/** What the viewer is asked; while nothing is asked of them, every decision is another. */
function wordingOf({ viewer, decision, legal }: Look): string {
  if (legal.length === 0) return `${viewer} ${decision.number}`;
  return [viewer, decision.kind, decision.question, ...legal.map(({ text }) => text)].join("\n");
}

/** Counts the viewer's questions. Whoever has answered is asked anew, even if the next question reads the same. */
export function useQuestion(look: Look): { question: number; given: () => void; refused: () => void } {
  const last = useRef({ wording: "", question: 0, answered: -1 });
  const wording = wordingOf(look);
  const { number } = look.decision;
  const { current } = last;
  if (current.wording !== wording || (current.answered >= 0 && number > current.answered))
    last.current = { wording, question: current.question + 1, answered: -1 };
  return {
    question: last.current.question,
    given: () => {
      last.current = { ...last.current, answered: number };
    },
    refused: () => {
      last.current = { ...last.current, answered: -1 };
    },
  };
}
