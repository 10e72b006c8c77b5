// The board of Otys: it lights what may be answered, shows what a click will do, and sends what is clicked.
import { useId, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../../session/types";
import { useGameWords, type Say } from "../../words/use_words";
import { ThingCards } from "../cards";
import { Bar } from "./bar";
import { BoardProvider } from "./board";
import type { Board } from "./board";
import { barAnswers, click, openAnswers, options, stepBack } from "./choice";
import { Colony } from "./colony";
import { Column } from "./column";
import { Contracts } from "./contracts";
import { meaning, whenUsed } from "./explain";
import { useKeptFocus } from "../focus";
import { useGliding } from "../motion";
import { marks } from "./news";
import "./otys.css";
import { preview } from "./preview";
import { ScoreTrack } from "./score";
import { SoloPanel } from "./solo";
import type { Thing } from "./things";
import { factsOf, mainSeat, readView, rivalSeats, viewOf } from "./view";
import { useWalking } from "../walk";
import { Bubbles } from "./wave";

/** The steps of a choice, forgotten as soon as the question is another. */
function useSteps(decision: number): [Thing[], (steps: Thing[]) => void] {
  const [steps, setSteps] = useState<{ decision: number; chosen: Thing[] }>({ decision, chosen: [] });
  const chosen = steps.decision === decision ? steps.chosen : NONE;
  return [chosen, (next) => setSteps({ decision, chosen: next })];
}

const NONE: Thing[] = [];

/** What the pointer or the keyboard is on, and what it is in words. */
const NOTHING: { thing: Thing | null; note: string | null } = { thing: null, note: null };

function Table(props: BoardProps & { say: Say }) {
  const { look, say, onAnswer, onExplain, hovered, onHover, news, reducedMotion } = props;
  const view = viewOf(look);
  const seat = mainSeat(look);
  const number = look.decision.number;
  const [kept, setSteps] = useSteps(number);
  // Whoever asks for all answers again has picked nothing.
  const chosen = props.narrowed === null ? NONE : kept;
  const [pointed, setPointed] = useState(NOTHING);
  const root = useRef<HTMLDivElement>(null);
  const { legal } = look;

  const lit = useMemo(() => options(legal, view, seat, chosen), [legal, view, seat, chosen]);
  const answer = legal.find(({ text }) => text === hovered) ?? null;
  // What the engine said belongs to one answer in one position.
  const foreseen = props.preview?.answer === hovered && props.preview?.view === look.view ? props.preview : null;
  const shown = useMemo(
    () => (answer ? preview(answer, view, seat, foreseen && readView(foreseen.after)) : null),
    [answer, view, seat, foreseen],
  );
  const hot = useMemo(() => {
    if (shown) return new Set(shown.things);
    return new Set(pointed.thing ? options(legal, view, seat, [...chosen, pointed.thing]).keys() : []);
  }, [shown, pointed.thing, legal, view, seat, chosen]);
  const happened = useMemo(() => marks(reducedMotion ? [] : news), [news, reducedMotion]);
  useGliding(root, number, reducedMotion);

  const setChosen = (steps: Thing[]) => {
    setSteps(steps);
    const open = steps.length > 0 ? openAnswers(legal, view, seat, steps).map(({ text }) => text) : null;
    props.onNarrow?.(open);
  };
  const send = (text: string) => {
    if (chosen.length > 0) setChosen(NONE);
    onHover(null);
    setPointed(NOTHING);
    onAnswer(text);
  };
  const press = (thing: Thing) => {
    const step = click(legal, view, seat, chosen, thing);
    if ("send" in step) send(step.send.text);
    else setChosen(step.chosen);
  };
  const asking = onExplain !== null && look.viewer !== "spectator" && !look.decision.over;
  const action = (thing: Thing) => (asking ? meaning(thing, view, factsOf(look), seat) : null);
  const hint = useId();
  const board: Board = {
    look,
    view,
    seat,
    say,
    lit,
    chosen,
    hot,
    preview: shown,
    marks: happened,
    beat: news.at(-1)?.n ?? -1,
    press,
    asks: (thing) => action(thing) !== null,
    explain: (thing) => {
      const meant = action(thing);
      if (meant) onExplain?.(meant, whenUsed(thing, say));
    },
    hint,
    point: (thing, note) => {
      setPointed(thing === null && note === null ? NOTHING : { thing, note });
      const answers = thing ? (lit.get(thing) ?? []) : [];
      onHover(answers.length === 1 ? (answers[0]?.text ?? null) : null);
    },
  };
  const onWalk = useWalking(root, lit);
  useKeptFocus(root, `${number} ${chosen.join(" ")}`, chosen[0]);

  const rivals = rivalSeats(view, seat);
  const choosing = chosen.length > 0;
  return (
    <BoardProvider board={board}>
      <div
        ref={root}
        className={`otys-board otys-rivals-${rivals.length}${reducedMotion ? " otys-still" : ""}${choosing ? " otys-second-step" : ""}`}
        onKeyDown={(event) => {
          onWalk(event);
          if (event.key !== "Escape" || !choosing) return;
          event.stopPropagation();
          setChosen([]);
        }}
      >
        <p id={hint} hidden>
          {say("page.why")}
        </p>
        <ScoreTrack />
        <div className="otys-sea">
          <Bubbles />
          <Colony />
          <Column seat={seat} large />
          {rivals.map((rival) => (
            <Column key={rival} seat={rival} large={false} />
          ))}
          <SoloPanel />
        </div>
        <Contracts />
        <Bar
          line={answer?.say ?? (choosing && !pointed.thing ? null : pointed.note)}
          answers={barAnswers(legal, view, seat, chosen)}
          onAnswer={send}
          onHover={onHover}
          hovered={hovered}
          onBack={() => setChosen(stepBack(legal, view, seat, chosen))}
        />
        <ThingCards
          root={root}
          game="otys"
          language={props.language}
          moment={`${number} ${chosen.join(" ")}`}
          answersOf={(thing) => lit.get(thing) ?? []}
        />
      </div>
    </BoardProvider>
  );
}

/** The board; nothing until the words of the language are there. */
export function OtysBoard(props: BoardProps) {
  const say = useGameWords(props.language, "otys", "otys_page", "page");
  return say ? <Table {...props} say={say} /> : null;
}

export default OtysBoard;
