// The way through a game: the curve of its points is the slider, with buttons for the steps.

import { Curve } from "../result/Curve";
import { placeOf } from "../result/shapes";
import type { Judgement } from "../session/coach";
import type { Course } from "../session/replay";
import { useWords } from "../words/use_words";
import type { Step } from "./keys";

interface TimeLineProps {
  course: Course | null;
  at: number;
  last: number;
  names: string[];
  /** Decisions with a verdict against them, once the game is reviewed. */
  judged: Judgement[];
  /** Where that is, in words. */
  place: string;
  running: boolean;
  onRun: () => void;
  onStep: (step: Step) => void;
  onGo: (at: number) => void;
}

export function TimeLine({ course, at, last, names, judged, place, running, onRun, onStep, onGo }: TimeLineProps) {
  const say = useWords();
  const button = (step: Step) => (
    <StepButton label={say(`page.replay.${step}`)} icon={step} onClick={() => onStep(step)} />
  );
  const slider = (
    <input
      type="range"
      className="time-slider"
      aria-label={say("page.replay.slider")}
      aria-valuetext={place}
      min={0}
      max={last}
      value={at}
      onChange={(event) => onGo(Number(event.target.value))}
    />
  );
  return (
    <section className="panel time-line" aria-label={say("page.replay.line")}>
      <div className="time-steps">
        {button("first")}
        {button("turn_back")}
        {button("back")}
        <StepButton
          label={say(running ? "page.replay.stop" : "page.replay.run")}
          icon={running ? "stop" : "run"}
          onClick={onRun}
        />
        {button("forward")}
        {button("turn_forward")}
        {button("last")}
      </div>
      {course ? (
        <Curve course={course} last={last} names={names} at={at}>
          <Marks judged={judged} last={last} />
          {slider}
        </Curve>
      ) : (
        <div className="curve">
          <div className="curve-plot">{slider}</div>
        </div>
      )}
    </section>
  );
}

/** For the eye: the review lists them all. */
function Marks({ judged, last }: { judged: Judgement[]; last: number }) {
  if (judged.length === 0) return null;
  return (
    <div className="time-marks" aria-hidden="true">
      {judged.map(({ decision, seat, verdict }) => (
        <span
          key={decision}
          data-verdict={verdict}
          data-seat={seat}
          style={{ insetInlineStart: `${placeOf(decision, last)}%` }}
        >
          <span className="verdict-mark" />
        </span>
      ))}
    </div>
  );
}

const ICONS = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  turn_back: "M12 4v16L2 12zM22 4v16L12 12z",
  back: "M17 4v16L6 12z",
  run: "M6 4v16l14-8z",
  stop: "M6 4h4v16H6zM14 4h4v16h-4z",
  forward: "M7 4v16l11-8z",
  turn_forward: "M2 4v16l10-8zM12 4v16l10-8z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
};

function StepButton({ label, icon, onClick }: { label: string; icon: keyof typeof ICONS; onClick: () => void }) {
  return (
    <button type="button" className="secondary step" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
