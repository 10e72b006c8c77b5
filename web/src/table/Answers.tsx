// The legal answers as buttons; many of them folded into groups and number fields.

import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Answer } from "../session/types";
import { useWords } from "../words/use_words";
import { FORETOLD } from "./Foretold";
import { arrange, type Entry } from "./grouping";

interface AnswersProps extends Shared {
  answers: Answer[];
  /** If not null, only these are shown, and a way back to all. */
  only: string[] | null;
  onAll: () => void;
}

interface Shared {
  disabled: boolean;
  hovered: string | null;
  onHover: (text: string | null) => void;
  onAnswer: (text: string) => void;
}

export function Answers({ answers, only, onAll, ...shared }: AnswersProps) {
  const say = useWords();
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (only ? answers.filter(({ text }) => only.includes(text)) : answers), [answers, only]);
  const entries = useMemo(() => arrange(shown), [shown]);
  // Whoever pressed something on the board goes on here.
  useEffect(() => {
    if (only) list.current?.querySelector("button")?.focus();
  }, [only]);
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-label={say("page.answers")} className="answers" ref={list}>
      <EntryList key={only?.join()} entries={entries} {...shared} />
      {only && (
        <button type="button" className="secondary answers-all" onClick={onAll}>
          {say("page.answers.all", answers.length)}
        </button>
      )}
    </div>
  );
}

function EntryList({ entries, ...shared }: { entries: Entry[] } & Shared) {
  return (
    <ul className="answer-list">
      {entries.map((entry, index) => (
        <li key={entry.kind === "answer" ? entry.answer.text : entry.id}>
          <EntryView entry={entry} first={index === 0} {...shared} />
        </li>
      ))}
    </ul>
  );
}

function EntryView({ entry, first, ...shared }: { entry: Entry; first: boolean } & Shared) {
  if (entry.kind === "answer") return <AnswerButton answer={entry.answer} {...shared} />;
  if (entry.kind === "amounts") return <Amounts {...entry} {...shared} />;
  return <Group {...entry} first={first} {...shared} />;
}

function AnswerButton({ answer, disabled, hovered, onHover, onAnswer }: { answer: Answer } & Shared) {
  return (
    <button
      type="button"
      className="answer"
      data-answer={answer.text}
      data-hovered={hovered === answer.text || undefined}
      aria-describedby={hovered === answer.text ? FORETOLD : undefined}
      aria-disabled={disabled}
      onClick={() => !disabled && onAnswer(answer.text)}
      onMouseEnter={() => onHover(answer.text)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(answer.text)}
      onBlur={() => onHover(null)}
    >
      {answer.say}
    </button>
  );
}

type GroupEntry = Extract<Entry, { kind: "group" }>;

/** What comes first is what is usually wanted: it is open from the beginning when it is short. */
const SHORT = 6;

function Group({ id, heading, size, entries, first, ...shared }: GroupEntry & { first: boolean } & Shared) {
  const [open, setOpen] = useState(first && size <= SHORT);
  const body = useId();
  return (
    <div className="answer-group" data-group={id}>
      <button
        type="button"
        className="answer answer-fold"
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
      >
        <span>{heading} …</span>
        <span className="count">{size}</span>
      </button>
      <div id={body} hidden={!open}>
        {open && <EntryList entries={entries} {...shared} />}
      </div>
    </div>
  );
}

type AmountsEntry = Extract<Entry, { kind: "amounts" }>;

/** A number to choose, with the sentence of the answer it stands for. */
function Amounts({ heading, amounts, disabled, onAnswer, onHover }: AmountsEntry & Shared) {
  const say = useWords();
  const [index, setIndex] = useState(0);
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
      <label htmlFor={range}>{heading === chosen.answer.say ? say("page.amount") : heading}</label>
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
