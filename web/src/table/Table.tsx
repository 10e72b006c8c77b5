// The table, whatever the game: the board, the question, the answers, the log, and what can be done about them.

import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { navigate } from "../app/navigation";
import { WayHome } from "../app/WayHome";
import { useReducedMotion, useSettings } from "../app/settings";
import { boardOf } from "../games";
import { useSessionState } from "../session/use_session";
import type { Form, Look, Refusal, Result, Session, SessionState } from "../session/types";
import { sayRefusal } from "../words/refusals";
import { useWords } from "../words/use_words";
import { Agreements } from "../terms/Agreements";
import { TableTerms } from "../terms/TableTerms";
import { PendingLinks } from "../waiting/PendingLinks";
import { Answers } from "./Answers";
import { isCoached } from "./coached";
import { BoardBoundary } from "./BoardBoundary";
import { ConnectionBanner } from "./ConnectionBanner";
import { Curtain } from "./Curtain";
import { Foretold } from "./Foretold";
import { Log } from "./Log";
import { saySeatEvents, sayTakenBack } from "./log_lines";
import { OutcomePanel } from "./OutcomePanel";
import { Question, Refused } from "./Question";
import { Seats } from "./Seats";
import { UndoBar } from "./UndoBar";
import { useNews } from "./use_news";
import { usePreview } from "./use_preview";
import { useQuestion } from "./use_question";
import { useRefusal } from "./use_refusal";
import { useStable } from "./use_stable";
import { useStory } from "./use_story";

const Advice = lazy(() => import("./Advice"));

interface TableProps {
  session: Session;
  /** What stands above the question: whoever explains the game. */
  teacher?: ReactNode;
}

export function Table({ session, teacher }: TableProps) {
  const state = useSessionState(session);
  const say = useWords();
  if (state.look === null) return <Waiting state={state} />;
  if (state.curtain !== null)
    return (
      <Curtain
        name={state.look.seats[state.curtain]!.name || say("page.seat", state.curtain + 1)}
        onLift={() => session.liftCurtain()}
      />
    );
  return <OpenTable session={session} state={state} look={state.look} teacher={teacher} />;
}

function Waiting({ state }: { state: SessionState }) {
  const say = useWords();
  const { error } = state;
  if (error) return <WayHome title={say("page.error.table")} text={sayRefusal(say, error)} />;
  return (
    <p className="notice" role="status">
      {say(`page.line.${state.line}`)}
    </p>
  );
}

/** What the engine says of answers that have nothing to do with what is asked. */
const BESIDE_THE_QUESTION = "not_this_question";

/** The button that was pressed is gone: without this, the keyboard would begin at the top of the page again. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.getElementById("question")?.focus({ preventScroll: true });
  }
}

/** What is pointed at, or picked, at one question; forgotten with it, without the table being drawn once more. */
function useAt<T>(question: number): [T | null, (value: T | null) => void] {
  const [kept, setKept] = useState<{ question: number; value: T | null }>({ question, value: null });
  const set = useStable((value: T | null) =>
    setKept((before) => {
      const current = before.question === question ? before.value : null;
      return current === value ? before : { question, value };
    }),
  );
  return [kept.question === question ? kept.value : null, set];
}

interface OpenTableProps extends TableProps {
  state: SessionState;
  look: Look;
}

function OpenTable({ session, state, look: told, teacher }: OpenTableProps) {
  // Who has no choice is not asked, neither to the eye nor to the ear, while the answer is on its way.
  const look = useMemo(() => (state.giving ? { ...told, legal: [] } : told), [told, state.giving]);
  const say = useWords();
  const takenBack = useMemo(() => sayTakenBack(say, look), [say, look]);
  const seatsTold = useMemo(() => saySeatEvents(say, look), [say, look]);
  const [form, setForm] = useState<Form | null>(null);
  const reducedMotion = useReducedMotion();
  const { language, hints } = useSettings();
  const news = useNews(look);
  const own = useQuestion(look);
  const [hovered, setHovered] = useAt<string>(own.question);
  const [narrowed, setNarrowed] = useAt<string[]>(own.question);
  const preview = usePreview(session, look, hovered);
  const { refusal, setRefusal } = useRefusal(own.question);
  const story = useStory(session, state, look);
  const Board = boardOf(look.game);
  const { decision } = look;
  const asksCoach = teacher === undefined && session.hint !== undefined && isCoached(look, hints === "on");

  useEffect(keepFocus, [own.question]);

  const settle = async (result: Promise<Result>) => {
    const done = await result;
    if (!done.ok) own.refused();
    setRefusal(done.ok || done.error.told ? null : done.error);
  };
  const answerAll = useStable((texts: string[]) => {
    if (session.state().busy) return;
    own.given();
    void settle(session.answer(texts));
  });
  const answer = useStable((text: string) => answerAll([text]));
  const explain = useStable(async (action: string, otherwise?: Refusal) => {
    const found = await session.explain(action);
    setRefusal(otherwise && (found === null || found.code === BESIDE_THE_QUESTION) ? otherwise : found);
  });
  const watch = async () => {
    const record = await session.record();
    if (record === null) return;
    sessionStorage.setItem("bathys.replay", JSON.stringify({ record, names: look.seats.map((seat) => seat.name) }));
    navigate({ page: "replay", link: null, at: null, seat: typeof look.viewer === "number" ? look.viewer : null });
  };

  return (
    <div className="table" data-game={look.game} data-decision={decision.number} data-over={decision.over || undefined}>
      <ConnectionBanner state={state} />
      {teacher === undefined && story.card}
      <div className="table-aside">
        {teacher}
        <section className="panel asked" aria-label={say("page.asked")}>
          {decision.over ? (
            <OutcomePanel
              look={look}
              // A lesson ends with what the teacher says.
              session={teacher === undefined ? session : null}
              onReplay={() => void watch()}
              opening={state.opening}
            />
          ) : (
            <Question look={look} busy={state.busy} thinking={state.thinking} form={form?.title} />
          )}
          {asksCoach && (
            <Suspense>
              <Advice
                key={own.question}
                hovered={hovered}
                onHint={() => session.hint!()}
                onHover={setHovered}
                onAnswer={answer}
              />
            </Suspense>
          )}
          <Answers
            key={own.question}
            answers={look.legal}
            enough={decision.missing}
            only={narrowed}
            onAll={() => setNarrowed(null)}
            form={form}
            onForm={answerAll}
            disabled={state.busy}
            hovered={hovered}
            onHover={setHovered}
            onAnswer={answer}
          />
          <div className="asked-foot">
            <PendingLinks seats={look.seats} />
            <Agreements session={session} look={look} onResult={(result) => void settle(result)} />
            <Refused refusal={refusal} onClose={() => setRefusal(null)} />
            <UndoBar session={session} state={state} look={look} onResult={settle} />
          </div>
        </section>
      </div>
      <main className="table-board" id="main" tabIndex={0} ref={story.board}>
        <h1 className="hidden">{say("page.table", say(`page.game.${look.game}`))}</h1>
        <BoardBoundary of={decision.number} instead={<p className="notice">{say("page.error.board")}</p>}>
          <Suspense fallback={<p className="notice">{say("page.loading")}</p>}>
            <Board
              look={story.shown}
              onAnswer={answer}
              onAnswers={answerAll}
              onForm={setForm}
              onExplain={explain}
              onNarrow={setNarrowed}
              narrowed={narrowed}
              hovered={hovered}
              onHover={setHovered}
              preview={preview}
              language={language}
              news={story.news ?? news}
              reducedMotion={reducedMotion}
              pointed={story.places}
            />
          </Suspense>
        </BoardBoundary>
        {story.pointer}
      </main>
      <div className="table-log">
        <Foretold shown={preview} />
        <Seats
          look={look}
          owner={state.owner && !decision.over}
          onBot={(seat, level) => void settle(session.setBot(seat, level))}
          onName={(name) => void settle(session.rename(name))}
          session={session}
        />
        <TableTerms session={session} look={look} onResult={(result) => void settle(result)} />
        <Log events={look.events} takenBack={takenBack} seats={seatsTold} mark={state.mark} given={state.given}>
          {story.tools}
        </Log>
      </div>
      {story.dialogs}
      <div className="hidden" aria-live="polite" data-live="">
        {[...news.map((event) => event.text), look.legal.length > 0 ? decision.question : ""].join(" ")}
      </div>
    </div>
  );
}
