// The legal answers as buttons; many of them folded into groups and number fields.

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { usePlace } from "../games/pointed";
import type { Answer, Form } from "../session/types";
import { useWords } from "../words/use_words";
import { Amounts } from "./Amounts";
import { FORETOLD } from "./Foretold";
import { FormSoFar } from "./FormSoFar";
import { arrange, type Entry } from "./grouping";
import { shortLine } from "./short_line";

interface AnswersProps extends Shared {
  answers: Answer[];
  /** If not null, only these are shown, and a way back to all. */
  only: string[] | null;
  onAll: () => void;
  /** The form that is being filled in on the board; its answers are not given one by one. */
  form: Form | null;
  onForm: (texts: string[]) => void;
}

export interface Shared {
  disabled: boolean;
  /** The least amount that suffices for what is asked, where one is missing. */
  enough?: number | undefined;
  hovered: string | null;
  onHover: (text: string | null) => void;
  onAnswer: (text: string) => void;
}

export function Answers({ answers, only, onAll, form, onForm, ...shared }: AnswersProps) {
  const say = useWords();
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (only ? answers.filter(({ text }) => only.includes(text)) : answers), [answers, only]);
  const entries = useMemo(() => arrange(shown), [shown]);
  // Whoever pressed something on the board goes on here.
  useEffect(() => {
    if (only) list.current?.querySelector("button")?.focus();
  }, [only]);
  if (entries.length === 0) return <div className="answers" />;
  return (
    <div role="group" aria-label={say("page.answers")} className="answers" ref={list}>
      {form ? (
        <FormSoFar form={form} disabled={shared.disabled} onSend={onForm} />
      ) : (
        <EntryList key={only?.join()} entries={entries} heading="" closing={closingOf(shown)} {...shared} />
      )}
      {only && (
        <button type="button" className="secondary answers-all" onClick={onAll}>
          {say("page.answers.all", answers.length)}
        </button>
      )}
    </div>
  );
}

const verbOf = ({ json }: Answer): unknown => (json as { verb?: unknown }).verb;

/** What stands last and alone in its kind is the way on: "Cast off" below all that can be loaded. */
function closingOf(answers: Answer[]): Answer | null {
  const last = answers.at(-1);
  if (last === undefined || answers.length < 2) return null;
  return answers.some((one) => one !== last && verbOf(one) === verbOf(last)) ? null : last;
}

interface Within extends Shared {
  /** What the group around it is called, and need not be said again. */
  heading: string;
}

function EntryList({ entries, closing = null, ...within }: { entries: Entry[]; closing?: Answer | null } & Within) {
  return (
    <ul className="answer-list">
      {entries.map((entry, index) => (
        <li
          key={entry.kind === "answer" ? entry.answer.text : entry.id}
          // It stays in sight, however long the list.
          data-closing={(entry.kind === "answer" && entry.answer === closing) || undefined}
        >
          <EntryView entry={entry} first={index === 0} {...within} />
        </li>
      ))}
    </ul>
  );
}

function EntryView({ entry, first, ...within }: { entry: Entry; first: boolean } & Within) {
  if (entry.kind === "answer") return <AnswerButton answer={entry.answer} {...within} />;
  if (entry.kind === "amounts") return <Amounts {...within} {...entry} />;
  return <Group group={entry} first={first} {...within} />;
}

function AnswerButton({ answer, heading, disabled, hovered, onHover, onAnswer }: { answer: Answer } & Within) {
  const { "data-pointed": pointed } = usePlace(`do:${answer.text}`);
  return (
    <button
      type="button"
      className="answer"
      data-pointed={pointed}
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
      <Line answer={answer} heading={heading} />
    </button>
  );
}

/** The whole sentence is read out; to the eye it is short. */
function Line({ answer, heading }: { answer: Answer; heading: string }) {
  const { said, text, between, price, end } = shortLine(answer.say, heading, answer.price);
  return (
    <>
      <span className="answer-text">
        {said && <span className="hidden">{said}</span>}
        {text}
      </span>
      {price && (
        <span className="answer-price">
          <span className="hidden">{between}</span>
          {price}
          <span className="hidden">{end}</span>
        </span>
      )}
    </>
  );
}

type GroupEntry = Extract<Entry, { kind: "group" }>;

/** What comes first is what is usually wanted: it is open from the beginning when it is short. */
const SHORT = 7;

function Group({ group, first, heading, ...shared }: { group: GroupEntry; first: boolean } & Within) {
  const { id, ending, size, entries } = group;
  const say = useWords();
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
        <span className="answer-text">
          <Title heading={group.heading || say("page.answers.other")} ending={ending} within={heading} />
        </span>
        <span className="count">{size}</span>
      </button>
      <div id={body} hidden={!open}>
        {open && <EntryList entries={entries} {...shared} heading={group.heading} />}
      </div>
    </div>
  );
}

/** A group is called by the beginning of its answers, and by their end where others begin alike. */
function Title({ heading, ending, within }: { heading: string; ending: string; within: string }) {
  const { said } = shortLine(heading, within);
  return (
    <>
      {said && <span className="hidden">{said}</span>}
      {heading.slice(said.length)} … {ending}
    </>
  );
}
