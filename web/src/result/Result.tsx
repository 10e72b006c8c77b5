// The result of a game as a picture: who won and by what, where the points come from, how they grew.

import { useState, type ReactNode } from "react";
import { Link } from "../app/navigation";
import { honoursOf } from "../games/honours";
import type { Look, Session } from "../session/types";
import { seatName } from "../table/Seats";
import { useWords } from "../words/use_words";
import { Bars, SourceTable, usedSources } from "./Bars";
import { Curve, Leads } from "./Curve";
import { Honours } from "./Honours";
import { Onward } from "./Onward";
import { Share } from "./Share";
import { Sheet } from "./Sheet";
import { useFinished, type Finished } from "./use_finished";
import "../style/result.css";

/** Where the points come from, and what a game played alone was worth. */
export function PointsPicture({ look, children }: { look: Look; children?: ReactNode }) {
  const say = useWords();
  const { outcome } = look;
  const sources = usedSources(outcome.sources ?? []);
  const honours = honoursOf(look.game).honours({ kind: outcome.kind ?? "", args: outcome.args ?? [] });
  return (
    <div className="result-picture">
      <Honours game={look.game} honours={honours} />
      <section className="result-points" aria-labelledby="result-points">
        <h3 id="result-points">{say("page.points.sources")}</h3>
        <Bars look={look} sources={sources} />
      </section>
      {sources.length > 0 && <SourceTable look={look} sources={sources} />}
      {children}
    </div>
  );
}

/** How the points grew; its place is kept until that is known. */
function CoursePicture({ look, finished }: { look: Look; finished: Finished | null }) {
  const say = useWords();
  const names = look.outcome.points.map((_, seat) => seatName(say, look, seat));
  return (
    <section className="result-course" aria-labelledby="result-course">
      <h3 id="result-course">{say("page.result.course")}</h3>
      {finished ? (
        <>
          <Curve course={finished.course} last={finished.last} names={names} />
          <Leads course={finished.course} names={names} />
        </>
      ) : (
        <div className="curve curve-waiting" />
      )}
    </section>
  );
}

interface TableResultProps {
  look: Look;
  session: Session;
  onReplay: () => void;
  onClose: () => void;
}

const isTie = (kind: string | undefined): boolean => kind !== undefined && /tie|shared/.test(kind);

export default function TableResult({ look, session, onReplay, onClose }: TableResultProps) {
  const say = useWords();
  const finished = useFinished(session);
  const [sharing, setSharing] = useState(false);
  return (
    <Sheet className="result" labelledBy="result-title" onClose={onClose}>
      <p className="question-who">
        {say("page.over")}
        {isTie(look.outcome.kind) && <span className="result-tie">{say("page.result.tie")}</span>}
      </p>
      <h2 id="result-title" tabIndex={-1}>
        {look.outcome.verdict}
      </h2>
      <PointsPicture look={look}>
        <CoursePicture look={look} finished={finished} />
      </PointsPicture>
      {sharing && <Share look={look} link={finished?.link ?? null} />}
      <div className="sheet-foot">
        <Onward session={session} look={look} onReplay={onReplay}>
          <button type="button" className="secondary" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
            {say("page.result.share")}
          </button>
          <Link to={{ page: "statistics" }} className="button secondary">
            {say("page.title.statistics")}
          </Link>
          <button type="button" className="secondary sheet-away" onClick={onClose}>
            {say("page.result.board")}
          </button>
        </Onward>
      </div>
    </Sheet>
  );
}
