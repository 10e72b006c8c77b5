// Somebody else has asked for a new link to a seat: everybody is told, and who holds it can say that they are here.

import type { Look, Result, Session } from "../session/types";
import { useWords } from "../words/use_words";
import "./waiting.css";

interface KeepSeatProps {
  session: Session;
  look: Pick<Look, "viewer" | "seats">;
  onResult: (result: Promise<Result>) => void;
}

export function KeepSeat({ session, look, onResult }: KeepSeatProps) {
  const say = useWords();
  const asked = look.seats.flatMap(({ renewal, name }, seat) => (renewal === undefined ? [] : [{ name, seat }]));
  return asked.map(({ name, seat }) => (
    <div key={seat} className="consent" role="alert">
      <p>
        {seat === look.viewer
          ? say("page.seat.renewal.own")
          : say("page.seat.renewal", name || say("page.seat", seat + 1))}
      </p>
      {seat === look.viewer && session.keepSeat && (
        <button type="button" className="primary" onClick={() => onResult(session.keepSeat!())}>
          {say("page.seat.keep")}
        </button>
      )}
    </div>
  ));
}
