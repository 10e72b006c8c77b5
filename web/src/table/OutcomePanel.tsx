// The end of a game: who won, the points, and where to go from here.

import { Link } from "../app/navigation";
import type { Look, Opening, PointSource } from "../session/types";
import { useWords } from "../words/use_words";
import { seatName, SeatSign } from "./Seats";

interface OutcomePanelProps {
  look: Look;
  onReplay: (() => void) | null;
  opening?: Opening | null;
}

export function OutcomePanel({ look, onReplay, opening = null }: OutcomePanelProps) {
  const say = useWords();
  const { outcome } = look;
  return (
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
      {outcome.sources && <Sources look={look} sources={outcome.sources} />}
      <p className="row">
        {onReplay && (
          <button type="button" className="primary" onClick={onReplay}>
            {say("page.replay.watch")}
          </button>
        )}
        <Link to={{ page: "home" }} className="button secondary">
          {say("page.home")}
        </Link>
      </p>
      {opening && <Opened opening={opening} />}
    </div>
  );
}

/** Where the points come from, a line for each source that anybody used. The letters of the seats stand with their names above. */
function Sources({ look, sources }: { look: Look; sources: PointSource[] }) {
  const say = useWords();
  return (
    <div className="sources">
      <table>
        <caption>{say("page.points.sources")}</caption>
        <thead>
          <tr>
            <td />
            {look.outcome.points.map((_, seat) => (
              <th key={seat} scope="col" data-seat={seat}>
                <SeatSign seat={seat} /> <span className="hidden">{seatName(say, look, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources
            .filter(({ points }) => points.some((number) => number !== 0))
            .map(({ source, word, points }) => (
              <tr key={source}>
                <th scope="row">{word}</th>
                {points.map((number, seat) => (
                  <td key={seat}>{number}</td>
                ))}
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("page.points.sum")}</th>
            {look.outcome.points.map((number, seat) => (
              <td key={seat}>{number}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Whether chance was honest: one line, and the numbers for whoever wants to check them elsewhere. */
function Opened({ opening }: { opening: Opening }) {
  const say = useWords();
  const { verdict } = opening;
  return (
    <div className="opened" data-verdict={verdict}>
      <p className={verdict === "different" ? "refused" : ""} role={verdict === "different" ? "alert" : undefined}>
        {verdict === "checked" && <span aria-hidden="true">✓ </span>}
        {say(`page.opened.${verdict}`)}
      </p>
      <details>
        <summary>{say("page.opening")}</summary>
        <p>{say("page.opening.how")}</p>
        <dl>
          {(["commitment", "seed", "salt"] as const).map((part) => (
            <div key={part}>
              <dt>{say(`page.opening.${part}`)}</dt>
              <dd>
                <code>{opening[part]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
