// Who sits where, whose decision it is, and for the owner who is a bot.

import { useState, type FormEvent } from "react";
import { FORMER_LEVEL } from "../session/bots";
import type { Look, Session } from "../session/types";
import { SeatClock } from "../terms/SeatClock";
import { SeatReaction } from "../terms/SeatReaction";
import { NewLink } from "../waiting/NewLink";
import { useWords, type Say } from "../words/use_words";
import { LevelOptions } from "./LevelOptions";

const SEAT_LETTERS = "ABCDEF";

export function seatName(say: Say, look: Look, seat: number): string {
  return look.seats[seat]?.name || say("page.seat", seat + 1);
}

interface SeatsProps {
  look: Look;
  owner: boolean;
  onBot: (seat: number, level: string | null) => void;
  onName: (name: string) => void;
  session: Session;
}

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? "";

/** The letter of a seat, in its colour where what holds it says `data-seat`. */
export const SeatSign = ({ seat }: { seat: number }) => (
  <span className="seat-sign" aria-hidden="true">
    {seatLetter(seat)}
  </span>
);

const people = ({ seats }: Look): number => seats.filter(({ kind }) => kind !== "bot").length;

export function Seats({ look, owner, onBot, onName, session }: SeatsProps) {
  const say = useWords();
  const [changing, setChanging] = useState(false);
  return (
    <section className="seats-place" aria-label={say("page.seats")}>
      <ul className="seats">
        {look.seats.map((info, seat) => {
          const asked = look.decision.asked.includes(seat);
          return (
            <li
              key={seat}
              className="seat"
              data-seat={seat}
              data-asked={asked || undefined}
              title={asked ? say("page.decision_of", seatName(say, look, seat)) : undefined}
            >
              <SeatSign seat={seat} />
              <span className="seat-name">
                {seatName(say, look, seat)}
                {seat === look.viewer && <small> {say("page.seat.own")}</small>}
                {info.kind === "bot" && (
                  <small className="seat-level"> {say(`page.level.${info.level ?? FORMER_LEVEL}`)}</small>
                )}
                {info.kind === "human" && info.connected === false && <small> {say("page.seat.away")}</small>}
                {(info.connections ?? 0) > 1 && <small> {say("page.seat.windows", info.connections!)}</small>}
                {info.gave_up !== undefined && <small> {say(`page.seat.gave_up.${info.gave_up}`)}</small>}
                {info.kind === "open" && <small> {say("page.seat.open")}</small>}
              </span>
              <SeatReaction reaction={info.reaction} />
              <SeatClock time={look.time} seat={seat} />
              {asked && <span className="hidden">{say("page.seat.asked")}</span>}
              {changing && seat === look.viewer && <NameField name={info.name} onName={onName} />}
              {changing && info.taken !== undefined && info.kind !== "bot" && (
                <LinkOf session={session} table={session.id} look={look} seat={seat} owner={owner} />
              )}
              {owner && changing && !(look.rated && seat === look.viewer) && (
                <BotChoice
                  seat={seat}
                  name={seatName(say, look, seat)}
                  level={info.kind === "bot" ? (info.level ?? FORMER_LEVEL) : null}
                  onBot={onBot}
                />
              )}
            </li>
          );
        })}
      </ul>
      {look.hints && people(look) > 1 && <p className="small seats-note">{say("page.seats.hints")}</p>}
      {look.rated !== undefined && (
        <p className="small seats-note" data-rated={look.rated ? "yes" : "no"}>
          {say(look.rated ? "page.seats.rated" : "page.seats.not_rated")}
        </p>
      )}
      {(owner || typeof look.viewer === "number") && (
        <button
          type="button"
          className="quiet seats-change"
          aria-expanded={changing}
          aria-label={say("page.seats.change")}
          title={say("page.seats.change")}
          onClick={() => setChanging(!changing)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
            <path d="M4 17v3h3L18 9l-3-3zM16.5 4.5l3 3 1.2-1.2a1.4 1.4 0 0 0 0-2l-1-1a1.4 1.4 0 0 0-2 0z" />
          </svg>
        </button>
      )}
    </section>
  );
}

interface LinkOfProps {
  session: Session;
  table: string | undefined;
  look: Look;
  seat: number;
  owner: boolean;
}

/** To the own seat from another device, or to a seat whose holder has lost it. */
function LinkOf({ session, table, look, seat, owner }: LinkOfProps) {
  const say = useWords();
  if (table === undefined) return null;
  if (seat === look.viewer && session.moveSeat) {
    return (
      <NewLink
        table={table}
        label={say("page.seat.move")}
        title={say("page.seat.move.title")}
        ask={() => session.moveSeat!()}
      />
    );
  }
  // At a rated table seats stay with those who took them.
  if (!owner || look.rated || !session.renewSeat) return null;
  return (
    <NewLink
      table={table}
      label={say("page.seat.renew")}
      title={seatName(say, look, seat)}
      ask={() => session.renewSeat!(seat)}
    />
  );
}

interface BotChoiceProps {
  seat: number;
  name: string;
  level: string | null;
  onBot: (seat: number, level: string | null) => void;
}

function BotChoice({ seat, name, level, onBot }: BotChoiceProps) {
  const say = useWords();
  return (
    <select
      className="seat-bot"
      aria-label={say("page.seat.plays", name)}
      value={level ?? ""}
      onChange={(event) => onBot(seat, event.target.value || null)}
    >
      <option value="">{say("page.seat.person")}</option>
      <LevelOptions chosen={level} />
    </select>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const say = useWords();
  const [text, setText] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && text.trim() !== name) onName(text.trim());
  };
  return (
    <form className="seat-rename" onSubmit={submit}>
      <input
        type="text"
        maxLength={40}
        aria-label={say("page.your_name")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="secondary">
        {say("page.seat.rename")}
      </button>
    </form>
  );
}
