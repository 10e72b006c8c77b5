// The calendar: nine quadrimesters in three years, the phase, the turn order, and the fee of a transfer.
import { seen } from "../cards/seen";
import { SeatSign, Sign } from "./art/pieces";
import { dollars, seatName, useBoard, word } from "./board";
import { phaseOf, PHASES, quadrimesters, years } from "./view";

export function Calendar() {
  const board = useBoard();
  const { view, facts, say, look } = board;
  const text = word(say);
  const now = view.board.quadrimester;
  const { year, quadrimesters: perYear, transfer_fee: fee } = facts;
  const phase = phaseOf(view);
  return (
    <div className="thes-calendar" role="group" aria-label={text("calendar", now, quadrimesters, year)} data-part="">
      {Array.from({ length: years }, (_, index) => (
        <span
          key={index}
          className="thes-year"
          {...seen("quadrimester", text("calendar", now, quadrimesters, year))}
          // Said once, by the year that it is.
          aria-hidden={year === index + 1 ? undefined : true}
          tabIndex={year === index + 1 ? -1 : undefined}
        >
          <span className={year === index + 1 ? "thes-year-now" : ""}>{text("year", index + 1)}</span>
          {Array.from({ length: perYear }, (_, part) => {
            const quadrimester = index * perYear + part + 1;
            const state = quadrimester < now ? "past" : quadrimester === now ? "now" : "later";
            return (
              <span key={part} className={`thes-quad thes-quad-${state}`}>
                {state === "past" ? "✓" : quadrimester}
              </span>
            );
          })}
        </span>
      ))}
      <ol className="thes-phases">
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? "step" : undefined} data-card={`phase:${one}`} tabIndex={-1}>
            {one === "zones" && one === phase && board.zone !== null
              ? text("phase.zone", board.zone)
              : text(`phase.${one}`)}
          </li>
        ))}
      </ol>
      <Order />
      <span className="thes-fee" {...seen("transfer", say("page.named", text("fee"), dollars(fee)))}>
        <Sign of="swap" />
        {dollars(fee)}
      </span>
      <span className="hidden">{look.decision.question}</span>
    </div>
  );
}

export function Order() {
  const board = useBoard();
  const { view, look, say } = board;
  return (
    <span className="thes-order" role="group" tabIndex={-1} data-card="turn_order" aria-label={word(say)("order")}>
      <span className="thes-soft" aria-hidden="true">
        {word(say)("order")}
      </span>
      <ol>
        {view.board.order.map((seat) => {
          const asked = look.decision.asked.includes(Number(seat));
          return (
            <li key={seat} data-asked={asked || undefined}>
              <SeatSign seat={Number(seat)} />
              <span className="hidden">
                {seatName(board, Number(seat))}
                {asked && ` (${say("page.seat.asked")})`}
              </span>
            </li>
          );
        })}
      </ol>
    </span>
  );
}
