// Taking back an answer: at once, or with the consent of the others.

import type { Look, Result, Session, SessionState } from "../session/types";
import { useWords } from "../words/use_words";
import { seatName } from "./Seats";

interface UndoBarProps {
  session: Session;
  state: SessionState;
  look: Look;
  onResult: (result: Promise<Result>) => void;
}

export function UndoBar({ session, state, look, onResult }: UndoBarProps) {
  const say = useWords();
  if (look.viewer === "spectator") return null;
  return (
    <div className="undo">
      {state.undoRequest && <Consent session={session} state={state} look={look} onResult={onResult} />}
      <button
        type="button"
        className="secondary"
        data-undo={state.undo}
        aria-disabled={state.undo === "none" || state.busy}
        onClick={() => state.undo !== "none" && !state.busy && onResult(session.undo())}
      >
        {say(`page.undo.${state.undo}`)}
      </button>
    </div>
  );
}

function Consent({ session, state, look, onResult }: UndoBarProps) {
  const say = useWords();
  const request = state.undoRequest!;
  const { viewer } = look;
  const wanted = typeof viewer === "number" && request.needed.includes(viewer) && !request.agreed.includes(viewer);
  return (
    <div className="consent" role="alert">
      <p>{say("page.undo.asked", seatName(say, look, request.by), request.agreed.length, request.needed.length)}</p>
      {wanted && (
        <p className="row">
          <button type="button" className="primary" onClick={() => onResult(session.agreeToUndo(true))}>
            {say("page.undo.agree")}
          </button>
          <button type="button" className="secondary" onClick={() => onResult(session.agreeToUndo(false))}>
            {say("page.undo.refuse")}
          </button>
        </p>
      )}
    </div>
  );
}
