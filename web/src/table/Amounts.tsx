// A number to choose, with the sentence of the answer it stands for.

import { useId, useState } from "react";
import type { Answer } from "../session/types";
import { useWords } from "../words/use_words";
import type { Shared } from "./Answers";

interface AmountsProps extends Shared {
  heading: string;
  amounts: { value: number; answer: Answer }[];
}

export function Amounts({ heading, amounts, disabled, enough = 0, onAnswer, onHover }: AmountsProps) {
  const say = useWords();
  // Less than suffices would have to be followed by another one.
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      amounts.findIndex(({ value }) => value >= enough),
    ),
  );
  const chosen = amounts[Math.min(index, amounts.length - 1)]!;
  const range = useId();
  const goTo = (at: number) => {
    setIndex(at);
    onHover(amounts[at]!.answer.text);
  };
  const choose = (wanted: number) => {
    const at = amounts.findIndex(({ value }) => value >= wanted);
    goTo(at < 0 ? amounts.length - 1 : at);
  };
  return (
    <div
      className="amounts"
      onFocus={() => onHover(chosen.answer.text)}
      onBlur={() => onHover(null)}
      onMouseEnter={() => onHover(chosen.answer.text)}
      onMouseLeave={() => onHover(null)}
    >
      <label htmlFor={range}>{heading || say("page.amount")}</label>
      <div className="amounts-row">
        <input
          id={range}
          type="range"
          min={0}
          max={amounts.length - 1}
          value={index}
          aria-valuetext={chosen.answer.say}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <input
          type="number"
          aria-label={say("page.amount")}
          min={amounts[0]!.value}
          max={amounts.at(-1)!.value}
          value={chosen.value}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
      <button
        type="button"
        className="answer"
        data-answer={chosen.answer.text}
        aria-disabled={disabled}
        onClick={() => !disabled && onAnswer(chosen.answer.text)}
      >
        {chosen.answer.say}
      </button>
    </div>
  );
}
