// The end of a game: who won, the points, and where to go from here.

import { Link } from "../app/navigation";
import type { Look } from "../session/types";
import { useWords } from "../words/use_words";
import { seatName } from "./Seats";

export function OutcomePanel({ look, onReplay }: { look: Look; onReplay: (() => void) | null }) {
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
          <li key={seat} data-winner={outcome.winners.includes(seat) || undefined}>
            <span>
              {outcome.winners.includes(seat) && <span aria-hidden="true">★ </span>}
              {seatName(say, look, seat)}
            </span>
            <strong>{points}</strong>
          </li>
        ))}
      </ol>
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
    </div>
  );
}
