// The end of a year: what it brought, and where the points so far come from.
import { useState } from "react";
import { seen } from "../../cards/seen";
import { SeatMark, SeatSign, Sign } from "../art/pieces";
import { dollars, seatName, stars, useBoard, word } from "../board";
import { Text } from "../spot";
import { incomeOf, lastOf, yearOf } from "../view";
import { Frame } from "./frame";

const LEFT = 22;
const RIGHT = 818;

/** The points on a scale: where each company was, and where the year brought it. */
function PointsTrack({ gained }: { gained: Map<number, number> }) {
  const { view, say } = useBoard();
  const now = view.players.map(({ reputation }) => reputation);
  const least = Math.floor(Math.min(...now.map((points, seat) => points - (gained.get(seat) ?? 0))) / 5) * 5;
  const most = Math.max(least + 10, Math.ceil((Math.max(...now) + 1) / 5) * 5);
  const at = (points: number) => LEFT + ((points - least) / (most - least)) * (RIGHT - LEFT);
  const lane = 20;
  const low = now.length * lane + 4;
  return (
    <svg
      className="thes-points"
      viewBox={`0 0 840 ${low + 18}`}
      {...seen("reputation", say("page.named", word(say)("reputation"), now.join(", ")))}
    >
      <rect x="2" y="1" width="836" height={low} rx="6" />
      {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((points) => (
        <g key={points}>
          <path d={`M${at(points)} ${low}v-${points % 5 === 0 ? low - 1 : 5}`} />
          {points % 5 === 0 && (
            <Text x={at(points)} y={low + 14} size={12} className="thes-soft">
              {points}
            </Text>
          )}
        </g>
      ))}
      {now.map((points, seat) => {
        const by = gained.get(seat) ?? 0;
        const y = lane * (seat + 0.5) + 3;
        return (
          <g key={seat} data-seat={seat} className="thes-climb">
            <path d={`M${at(points - by)} ${y}H${at(points)}`} />
            <SeatMark seat={seat} x={at(points)} y={y} size={18} />
            {by > 0 && (
              <Text x={at(points) + 14} y={y + 4.5} size={12} bold anchor="start">
                {stars(`+${by}`)}
              </Text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Less than nothing has a minus, not a hyphen. */
const withMinus = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The year that has ended, before the next budget is made and until its summary has been closed. */
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
  const gained = lastOf(look.events, "year_points");
  const income = lastOf(look.events, "income");
  const { base, perMap } = incomeOf(year + 1);
  const sources = (look.outcome.sources ?? []).filter(({ points }) => points.some((one) => one !== 0));
  return (
    <Frame
      over="middle"
      name="year"
      card="year"
      about={`${year}`}
      title={
        <>
          <Sign of="star" /> {text("year_end.title", year)}
        </>
      }
      note={text("year_end.note")}
    >
      <div className="thes-year-end">
        <PointsTrack gained={gained} />
        <div className="thes-year-table">
          <table>
            <thead>
              <tr>
                <td />
                {view.players.map((_, seat) => (
                  <th key={seat} scope="col" tabIndex={-1} data-card="player">
                    <SeatSign seat={seat} /> {seatName(board, seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr data-card="influence">
                <th scope="row" tabIndex={-1} data-card="influence">
                  {text("year_end.gained", year)}
                </th>
                {view.players.map((_, seat) => (
                  <td key={seat} className="thes-year-gain">
                    {stars(`+${gained.get(seat) ?? 0}`)}
                  </td>
                ))}
              </tr>
              {sources.map(({ source, word: name, points }) => (
                <tr key={source} data-card="reputation">
                  <th scope="row">{name}</th>
                  {points.map((one, seat) => (
                    <td key={seat}>{withMinus(one)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr data-card="reputation">
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
          <span className="thes-row" role="group" tabIndex={-1} data-card="income">
            <Sign of="coin" />
            <span>{text("year_end.income", year + 1, base, perMap)}</span>
            {view.players.map((_, seat) => (
              <span key={seat} className="thes-row">
                <SeatSign seat={seat} />
                <span className="hidden">{seatName(board, seat)} </span>
                <b>{dollars(income.get(seat) ?? 0)}</b>
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
