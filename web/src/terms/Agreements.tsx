// What the people at a table have to agree on: to end the game as it stands, to stop the clocks, to go on.

import type { ReactNode } from "react";
import type { Look, Result, Session } from "../session/types";
import { seatName } from "../table/Seats";
import { useWords } from "../words/use_words";
import "./terms.css";

export interface AgreementProps {
  session: Session;
  look: Look;
  onResult: (result: Promise<Result>) => void;
}

/** The seats for which something holds. */
const seatsWith = (look: Look, holds: (seat: Look["seats"][number]) => boolean): number[] =>
  look.seats.flatMap((seat, index) => (holds(seat) ? [index] : []));

/** Whether the viewer is one of the people who have a say. */
export const hasSay = ({ viewer, seats }: Look): boolean =>
  typeof viewer === "number" && seats[viewer] !== undefined && seats[viewer].gave_up === undefined;

interface AskedProps {
  kind: string;
  text: string;
  children: ReactNode;
}

const Asked = ({ kind, text, children }: AskedProps) => (
  <div className="consent" role="alert" data-agreement={kind}>
    <p>{text}</p>
    <p className="row">{children}</p>
  </div>
);

export function Agreements({ session, look, onResult }: AgreementProps) {
  if (look.decision.over || !session.concede) return null;
  return (
    <>
      <EndAsked session={session} look={look} onResult={onResult} />
      <PauseAsked session={session} look={look} onResult={onResult} />
      <Paused session={session} look={look} onResult={onResult} />
    </>
  );
}

const namesOf = (say: ReturnType<typeof useWords>, look: Look, seats: number[]): string =>
  seats.map((seat) => seatName(say, look, seat)).join(", ");

function EndAsked({ session, look, onResult }: AgreementProps) {
  const say = useWords();
  const wanting = seatsWith(look, ({ wants_end }) => wants_end === true);
  if (wanting.length === 0) return null;
  const own = typeof look.viewer === "number" && wanting.includes(look.viewer);
  return (
    <Asked kind="end" text={own ? say("page.end.waiting") : say("page.end.asked", namesOf(say, look, wanting))}>
      {hasSay(look) && !own && (
        <button type="button" className="primary" onClick={() => onResult(session.agreeToEnd!(true))}>
          {say("page.end.agree")}
        </button>
      )}
      {hasSay(look) && (
        <button type="button" className="secondary" onClick={() => onResult(session.agreeToEnd!(false))}>
          {say(own ? "page.end.withdraw" : "page.end.refuse")}
        </button>
      )}
    </Asked>
  );
}

function PauseAsked({ session, look, onResult }: AgreementProps) {
  const say = useWords();
  const wanting = seatsWith(look, ({ pause }) => pause === "pause");
  if (wanting.length === 0) return null;
  const own = typeof look.viewer === "number" && wanting.includes(look.viewer);
  return (
    <Asked kind="pause" text={own ? say("page.pause.waiting") : say("page.pause.asked", namesOf(say, look, wanting))}>
      {hasSay(look) && !own && (
        <button type="button" className="primary" onClick={() => onResult(session.pause!(true))}>
          {say("page.pause.agree")}
        </button>
      )}
      {hasSay(look) && (
        <button type="button" className="secondary" onClick={() => onResult(session.pause!(false))}>
          {say(own ? "page.pause.withdraw" : "page.pause.refuse")}
        </button>
      )}
    </Asked>
  );
}

function Paused({ session, look, onResult }: AgreementProps) {
  const say = useWords();
  if (!look.time?.paused) return null;
  const ready = seatsWith(look, ({ pause }) => pause === "go_on");
  const own = typeof look.viewer === "number" && ready.includes(look.viewer);
  const text = ready.length === 0 ? say("page.pause.on") : say("page.pause.on_ready", namesOf(say, look, ready));
  return (
    <Asked kind="paused" text={text}>
      {hasSay(look) && !own && (
        <button type="button" className="primary" onClick={() => onResult(session.pause!(false))}>
          {say("page.pause.go_on")}
        </button>
      )}
    </Asked>
  );
}
