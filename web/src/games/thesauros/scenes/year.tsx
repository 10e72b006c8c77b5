// The end of a year: what it brought, and where the points so far come from.
import { useState } from "react";
import { SeatSign, Sign } from "../art/pieces";
import { seatName, stars, useBoard, word } from "../board";
import { seatIn, yearOf } from "../view";
import { Frame } from "./frame";

/** Before the next budget, until it has been read. */
export function useYearEnd(): { year: number; close: () => void } | null {
  const { look, view } = useBoard();
  const [read, setRead] = useState(0);
  const year = yearOf(view.board.quadrimester) - 1;
  if (look.decision.kind !== "budget" || year < 1 || read === year) return null;
  return { year, close: () => setRead(year) };
}

export function YearEnd({ year, close }: { year: number; close: () => void }) {
  const board = useBoard();
  const { look, view, say } = board;
  const text = word(say);
  const gained = new Map<number, number>();
  for (const { kind, args } of look.events)
    if (kind === "year_points") gained.set(seatIn(args[0]) ?? -1, Number(args[1]));
  const sources = (look.outcome.sources ?? []).filter(({ points }) => points.some((one) => one !== 0));
  return (
    <Frame
      over="middle"
      name="year"
      about={`${year}`}
      title={
        <>
          <Sign of="star" /> {text("year_end.title", year)}
        </>
      }
      note={text("year_end.note")}
    >
      <div className="thes-year-end">
        <div className="thes-year-table">
          <table>
            <thead>
              <tr>
                <td />
                {view.players.map((_, seat) => (
                  <th key={seat} scope="col">
                    <SeatSign seat={seat} /> {seatName(board, seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sources.map(({ source, word: name, points }) => (
                <tr key={source}>
                  <th scope="row">{name}</th>
                  {points.map((one, seat) => (
                    <td key={seat}>{one}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text("year_end.now")}</th>
                {look.outcome.points.map((points, seat) => (
                  <td key={seat}>
                    <b>{points}</b>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        <div className="thes-year-foot">
          <span className="thes-row">
            {view.board.order.map((seat) => (
              <span key={seat} className="thes-row">
                <SeatSign seat={Number(seat)} /> {stars(`+${gained.get(Number(seat)) ?? 0}`)}
              </span>
            ))}
          </span>
          <button type="button" className="primary" data-read="" onClick={close}>
            {text("year_end.on", year + 1)}
          </button>
        </div>
      </div>
    </Frame>
  );
}
