// Somebody else has asked for a new link to a seat: everybody is told. Whoever holds the seat has only to come.

import type { Look } from "../session/types";
import { useWords } from "../words/use_words";
import "./waiting.css";

export function PendingLinks({ seats }: Pick<Look, "seats">) {
  const say = useWords();
  const asked = seats.flatMap(({ renewal, name }, seat) => (renewal === undefined ? [] : [{ name, seat }]));
  return asked.map(({ name, seat }) => (
    <div key={seat} className="consent" role="alert">
      <p>{say("page.seat.renewal", name || say("page.seat", seat + 1))}</p>
    </div>
  ));
}
