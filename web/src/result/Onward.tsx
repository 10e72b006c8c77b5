// Where to go after a game: once more, or back over it.

import { useState, type ReactNode } from "react";
import { Link, navigate } from "../app/navigation";
import type { Route } from "../app/routes";
import type { Look, Place, Session } from "../session/types";
import { useSessionState } from "../session/use_session";
import { sayRefusal } from "../words/refusals";
import { useWords } from "../words/use_words";

const routeTo = (place: Place): Route =>
  "local" in place ? { page: "local", id: place.local } : { page: "table", ...place };

interface OnwardProps {
  session: Session;
  look: Look;
  onReplay: () => void;
  /** More buttons. */
  children?: ReactNode;
}

export function Onward({ session, look, onReplay, children }: OnwardProps) {
  const say = useWords();
  const { owner, next } = useSessionState(session);
  const [making, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const again = async () => {
    setMaking(true);
    const made = await session.playAgain();
    setMaking(false);
    if ("code" in made) setProblem(sayRefusal(say, made));
    else navigate(routeTo(made));
  };
  return (
    <>
      <div className="row onward">
        {next ? (
          <Link to={routeTo(next)} className="button primary">
            {say("page.result.next")}
          </Link>
        ) : (
          (owner || typeof look.viewer === "number") && (
            <button type="button" className="primary" aria-disabled={making} onClick={() => !making && void again()}>
              {say("page.result.again")}
            </button>
          )
        )}
        <button type="button" className="secondary" onClick={onReplay}>
          {say("page.replay.watch")}
        </button>
        {children}
      </div>
      {!owner && typeof look.viewer !== "number" && !next && <p className="small">{say("page.result.owner_again")}</p>}
      {problem && (
        <p className="refused" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
