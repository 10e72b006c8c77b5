// The end of a game: who won, the points, and where to go from here.

import { lazy, Suspense, useState } from "react";
import { Link } from "../app/navigation";
import { Onward } from "../result/Onward";
import type { Look, Opening, Session } from "../session/types";
import { useWords } from "../words/use_words";
import { seatName, SeatSign } from "./Seats";

const TableResult = lazy(() => import("../result/Result"));

interface OutcomePanelProps {
  look: Look;
  /** The table that was played; null where one looks back. */
  session?: Session | null;
  onReplay?: () => void;
  opening?: Opening | null;
}

export function OutcomePanel({ look, session = null, onReplay = () => {}, opening = null }: OutcomePanelProps) {
  const say = useWords();
  const { outcome } = look;
  // The picture of the result comes by itself, and can be looked at again.
  const [shown, setShown] = useState(true);
  return (
    <>
      <div className="outcome">
        <p className="question-who">{say("page.over")}</p>
        <h2 className="question-text" id="question" tabIndex={-1}>
          {outcome.verdict}
        </h2>
        <ol className="points">
          {outcome.points.map((points, seat) => (
            <li key={seat} data-seat={seat} data-winner={outcome.winners.includes(seat) || undefined}>
              <SeatSign seat={seat} />
              <span>
                {outcome.winners.includes(seat) && <span aria-hidden="true">★ </span>}
                {seatName(say, look, seat)}
              </span>
              <strong>{points}</strong>
            </li>
          ))}
        </ol>
        {session && (
          <Onward session={session} look={look} onReplay={onReplay}>
            <button type="button" className="secondary" aria-haspopup="dialog" onClick={() => setShown(true)}>
              {say("page.result.show")}
            </button>
            <Link to={{ page: "home" }} className="button secondary">
              {say("page.home")}
            </Link>
          </Onward>
        )}
        {opening && <Opened opening={opening} />}
      </div>
      {session && shown && (
        <Suspense>
          <TableResult look={look} session={session} onReplay={onReplay} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Nothing is called verified before the game has been played again from its seed. */
function verdictOf({ verdict, parts, replayed }: Opening): string {
  if (verdict === "different" || parts === undefined) return verdict;
  if (replayed === false) return "other_deal";
  if (replayed !== true) return "replaying";
  return verdict === "late" ? "joint_late" : "joint";
}

function numbersOf({ commitment, secret, salt, parts, seed }: Opening): [string, string[]][] {
  if (secret === undefined || parts === undefined) {
    return [
      ["commitment", [commitment]],
      ["seed", [seed]],
      ["salt", [salt]],
    ];
  }
  return [
    ["commitment", [commitment]],
    ["secret", [secret]],
    ["salt", [salt]],
    ["parts", parts],
    ["seed", [seed]],
  ];
}

/** Whether chance was honest: one line, and the numbers for whoever wants to check them elsewhere. */
function Opened({ opening }: { opening: Opening }) {
  const say = useWords();
  const verdict = verdictOf(opening);
  const wrong = verdict === "different" || verdict === "other_deal";
  return (
    <div className="opened" data-verdict={verdict}>
      <p className={wrong ? "refused" : ""} role={wrong ? "alert" : undefined}>
        {(verdict === "checked" || verdict === "joint") && <span aria-hidden="true">✓ </span>}
        {say(`page.opened.${verdict}`)}
      </p>
      <details>
        <summary>{say("page.opening")}</summary>
        <p>{say(opening.parts ? "page.opening.how_joint" : "page.opening.how")}</p>
        <dl>
          {numbersOf(opening).map(([part, values]) => (
            <div key={part}>
              <dt>{say(`page.opening.${part}`)}</dt>
              {values.map((value, index) => (
                <dd key={index}>
                  <code>{value}</code>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
