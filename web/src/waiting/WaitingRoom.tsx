// A table before its cards are dealt: who is there, who is missing, and the way to take a seat.

import { useState } from "react";
import { Link } from "../app/navigation";
import { usePassportSecret } from "../passport/use_passport";
import type { Result, SeatInfo, Session, WaitingRoom as Room } from "../session/types";
import { LevelOptions } from "../table/LevelOptions";
import { TimeTerms } from "../terms/TimeTerms";
import { sayRefusal } from "../words/refusals";
import { useWords, type Say } from "../words/use_words";
import { Invitation } from "./Invitation";
import { NewLink } from "./NewLink";
import { saySeatEvent } from "./seat_events";
import "./waiting.css";

interface WaitingRoomProps {
  table: string;
  room: Room;
  session: Session;
  owner: boolean;
  /** Takes the seat of the invitation; a sentence when that is refused. */
  onTake: (name: string) => Promise<string | null>;
}

/** How it stands with a seat, as a word and for the style sheet. */
type Standing = "bot" | "here" | "away" | "nobody";
function standingOf({ kind, taken, connected }: SeatInfo): Standing {
  if (kind === "bot") return "bot";
  if (taken !== true) return "nobody";
  return connected ? "here" : "away";
}

const named = (say: Say, { name }: SeatInfo, seat: number): string => name || say("page.seat", seat + 1);

export function WaitingRoom({ table, room, session, owner, onTake }: WaitingRoomProps) {
  const say = useWords();
  const secret = usePassportSecret();
  const [refused, setRefused] = useState<string | null>(null);
  const settle = async (asked: Promise<Result>) => {
    const done = await asked;
    setRefused(done.ok ? null : sayRefusal(say, done.error));
  };
  const people = room.seats.filter((seat) => standingOf(seat) !== "bot").length;
  const arrived = room.seats.filter((seat) => standingOf(seat) === "here").length;
  const missing = room.seats.filter((seat) => standingOf(seat) === "nobody").length;
  return (
    <main className="narrow waiting-room" id="main" data-missing={missing}>
      <h1>{say("page.waiting.title", say(`page.game.${room.game}`))}</h1>
      <p role="status">{say("page.waiting.missing", missing)}</p>
      <p className="small" data-arrived={arrived}>
        {say("page.waiting.arrived", arrived, people)}
      </p>
      <TimeTerms time={room.time} timer={room.timer} />
      {room.rated && (
        <p className="small" data-rated="yes">
          {say("page.seats.rated")} {say("page.new.rated.how")}
        </p>
      )}
      {room.rated && room.invited !== null && secret === null && (
        <p data-passport="missing">
          {say("page.waiting.no_passport")}{" "}
          <Link to={{ page: "passport", secret: "" }}>{say("page.title.passport")}</Link>
        </p>
      )}
      <Invitation invited={room.invited} seats={room.seats} onTake={onTake} />
      <ul className="waiting-seats">
        {room.seats.map((seat, index) => (
          <li key={index} className="panel waiting-seat" data-standing={standingOf(seat)}>
            <p>
              <strong>{named(say, seat, index)}</strong>
              {index === room.viewer && ` ${say("page.seat.own")}`}
              <br />
              <span className="small">
                {standingOf(seat) === "bot" ? say(`page.level.${seat.level}`) : say(`page.waiting.${standingOf(seat)}`)}{" "}
                {(seat.connections ?? 0) > 1 && say("page.seat.windows", seat.connections!)}
              </span>
            </p>
            {owner && !room.rated && (
              <select
                aria-label={say("page.seat.plays", named(say, seat, index))}
                value={seat.level ?? ""}
                onChange={(event) => void settle(session.setBot(index, event.target.value || null))}
              >
                <option value="">{say("page.seat.person")}</option>
                <LevelOptions chosen={seat.level ?? null} />
              </select>
            )}
            {owner && seat.kind !== "bot" && session.renewSeat && (
              <NewLink
                table={table}
                label={say("page.seat.renew")}
                title={named(say, seat, index)}
                ask={() => session.renewSeat!(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {refused && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
      {typeof room.viewer === "number" && session.moveSeat && (
        <NewLink
          table={table}
          label={say("page.seat.move")}
          title={say("page.seat.move.title")}
          ask={() => session.moveSeat!()}
        />
      )}
      {owner && (
        <p>
          <Link className="button secondary" to={{ page: "share", table }}>
            {say("page.waiting.links")}
          </Link>
        </p>
      )}
      <ol className="waiting-events small">
        {room.seatEvents.map((event) => (
          <li key={event.n}>{saySeatEvent(say, event, named(say, room.seats[event.seat]!, event.seat))}</li>
        ))}
      </ol>
      <details>
        <summary>{say("page.waiting.fair")}</summary>
        <p>{say("page.waiting.fair.how")}</p>
        <code className="waiting-commitment">{room.commitment}</code>
      </details>
    </main>
  );
}
