// The board of Thesauros, the coast in section: it lights what may be answered and sends what is pressed.
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { BoardProps } from "../../session/types";
import { useGameWords, type Say } from "../../words/use_words";
import { ThingCards } from "../cards";
import { nextSteps, openAfter } from "../steps";
import { useKeptFocus } from "../focus";
import { useWalking } from "../walk";
import { Symbols } from "./art/pieces";
import { BoardProvider, type Board } from "./board";
import { Calendar } from "./calendar";
import { Coast } from "./coast";
import { Desk } from "./company";
import { marks } from "./news";
import { Phone } from "./phone";
import { ZoneSheet } from "./phone_sea";
import { changeOf } from "./preview";
import { Rivals } from "./rivals";
import { Scene } from "./scenes";
import { useShape } from "./shape";
import "./thesauros.css";
import { alike, instead, switched, switchesOf, ways, whenUsed, type Asked, type Switch, type Thing } from "./things";
import { Flights, useMotion } from "./use_motion";
import { activeZone, mainSeat, readFacts, readView } from "./view";

const NOTHING: Thing[] = [];
const AS_IT_IS: Switch[] = [];
const NOWHERE: string[][] = [];

/** What was pressed and which switches were thrown; forgotten as soon as the question is another. */
function useSteps(question: string) {
  const [kept, setKept] = useState({ question, chosen: NOTHING, thrown: AS_IT_IS });
  const now = kept.question === question ? kept : { question, chosen: NOTHING, thrown: AS_IT_IS };
  return {
    chosen: now.chosen,
    thrown: now.thrown,
    setChosen: (chosen: Thing[]) => setKept({ ...now, chosen }),
    setThrown: (thrown: Switch[]) => setKept({ ...now, chosen: NOTHING, thrown }),
  };
}

function useBoardOf(props: BoardProps & { say: Say }): Board {
  const { look, say, onAnswer, onAnswers, onNarrow, onExplain, onHover, news, reducedMotion } = props;
  const view = useMemo(() => readView(look.view), [look.view]);
  const seat = mainSeat(look);
  const { decision } = look;
  const facts = useMemo(() => readFacts(decision.facts), [decision.facts]);
  // A rival's answer to the same question leaves mine as it is: what I have pressed stays pressed.
  const question = `${decision.kind} ${look.viewer} ${look.legal.map(({ text }) => text).join()}`;
  const { thrown, setChosen, setThrown, ...kept } = useSteps(question);
  // Whoever asks for all answers again has picked nothing.
  const chosen = props.narrowed === null ? NOTHING : kept.chosen;
  const [pointed, setPointed] = useState<Thing | null>(null);
  const [sheet, setSheet] = useState<{ question: string; zone: number | null }>({ question, zone: null });
  const legal = useMemo(() => switched(look.legal, thrown), [look.legal, thrown]);
  const asked: Asked = useMemo(
    () => ({ legal, view, seat, missing: decision.missing }),
    [legal, view, seat, decision.missing],
  );
  const waysOf = useMemo(() => {
    const known = new Map(legal.map((answer) => [answer, ways(answer, asked)]));
    return (answer: (typeof legal)[number]) => known.get(answer) ?? [];
  }, [legal, asked]);
  const lit = useMemo(() => nextSteps(legal, waysOf, chosen), [legal, waysOf, chosen]);
  const others = useMemo(
    () => (chosen.length > 0 ? nextSteps(legal, waysOf, NOTHING) : new Map<Thing, never>()),
    [legal, waysOf, chosen],
  );
  const hovered = look.legal.find(({ text }) => text === props.hovered) ?? null;
  // What the engine said belongs to one answer in one position.
  const foreseen = props.preview?.answer === props.hovered && props.preview?.view === look.view ? props.preview : null;
  const change = useMemo(
    () => (foreseen ? changeOf(view, readView(foreseen.after), foreseen) : null),
    [view, foreseen],
  );
  const hot = useMemo(() => {
    if (hovered) return new Set(ways(hovered, asked).flat());
    return new Set(pointed === null ? [] : nextSteps(legal, waysOf, [...chosen, pointed]).keys());
  }, [hovered, asked, pointed, legal, waysOf, chosen]);
  const happened = useMemo(() => marks(reducedMotion ? [] : news), [news, reducedMotion]);
  const hint = useId();

  const send = (...texts: string[]) => {
    onHover(null);
    setPointed(null);
    setChosen(NOTHING);
    if (texts.length === 1) onAnswer(texts[0]!);
    else onAnswers?.(texts);
  };
  const choose = (steps: Thing[]) => {
    setChosen(steps);
    onNarrow?.(steps.length === 0 ? null : openAfter(legal, waysOf, steps).map(({ text }) => text));
  };
  const press = (thing: Thing) => {
    if (chosen.at(-1) === thing) return choose(NOTHING);
    const steps = lit.has(thing) ? [...chosen, thing] : [thing];
    const open = openAfter(legal, waysOf, steps);
    const [first] = open;
    if (first && (open.length === 1 || (steps[0]?.startsWith("zone:") && alike(open, view, seat))))
      return send(first.text);
    choose(steps);
  };
  const ask = (thing: Thing) =>
    onExplain && !decision.over && look.viewer !== "spectator" ? instead(thing, asked) : null;
  return {
    look,
    view,
    facts,
    seat,
    say,
    legal,
    lit,
    others,
    chosen,
    hot,
    hovered,
    change,
    marks: happened,
    beat: news.at(-1)?.n ?? -1,
    sheet: sheet.question === question ? sheet.zone : null,
    onSheet: (zone) => setSheet({ question, zone }),
    zone: activeZone(view, look.events),
    switches: switchesOf(look.legal),
    thrown,
    onSwitch: (which) => {
      setThrown(thrown.includes(which) ? thrown.filter((one) => one !== which) : [...thrown, which]);
      onNarrow?.(null);
    },
    press,
    send,
    onForm: props.onForm,
    asks: (thing) => ask(thing) !== null,
    explain: (thing) => {
      const meant = ask(thing);
      const when = whenUsed(thing);
      const otherwise = when && { code: "not_now", rule: when.rule, message: say(`thesauros.page.${when.key}`) };
      if (meant !== null) onExplain?.(meant, otherwise ?? undefined);
    },
    hint,
    point: (thing) => {
      setPointed(thing);
      const answers = thing === null ? [] : (lit.get(thing) ?? others.get(thing) ?? []);
      onHover(answers.length === 1 ? (answers[0]?.text ?? null) : null);
    },
    onHover,
    still: reducedMotion,
    pointed: props.pointed ?? NOWHERE,
  };
}

function Table(props: BoardProps & { say: Say }) {
  const board = useBoardOf(props);
  const { say, chosen, view } = board;
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root);
  const onWalk = useWalking(root, board.lit);
  useMotion(root, props.look, props.reducedMotion);
  useKeptFocus(root, `${props.look.decision.number} ${chosen.join(" ")}`, chosen[0]);
  // Whoever turns from one shape to another begins anew.
  useEffect(() => board.onHover(null), [shape]);
  return (
    <BoardProvider value={board}>
      <div
        ref={root}
        className={`thes thes-${shape} thes-players-${view.setup.players}${props.reducedMotion ? " thes-still" : ""}`}
        onKeyDown={(event) => {
          onWalk(event);
          if (event.key !== "Escape" || chosen.length === 0) return;
          event.stopPropagation();
          board.press(chosen.at(-1)!);
        }}
      >
        <Symbols />
        <p id={board.hint} hidden>
          {say("page.why")}
        </p>
        {shape === "phone" ? (
          <Phone />
        ) : (
          <div className="thes-stage">
            <Calendar />
            <Coast />
            <Desk />
            <Rivals />
            <Scene />
            {board.sheet !== null && (
              <div className="thes-scene thes-over-town">
                <ZoneSheet zone={board.sheet} onClose={() => board.onSheet(null)} />
              </div>
            )}
          </div>
        )}
        <div className={Flights} aria-hidden="true" />
        <ThingCards
          root={root}
          game="thesauros"
          language={props.language}
          moment={`${props.look.decision.number} ${chosen.join(" ")}`}
          answersOf={(thing) =>
            board.lit.get(thing) ?? board.others.get(thing) ?? board.legal.filter(({ text }) => text === thing)
          }
        />
      </div>
    </BoardProvider>
  );
}

/** The board; nothing until the words of the language are there. */
export function ThesaurosBoard(props: BoardProps) {
  const say = useGameWords(props.language, "thesauros", "thesauros_terminal", "thesauros_page", "page");
  return say && <Table {...props} say={say} />;
}

export default ThesaurosBoard;
