// Where the points come from: a bar for each seat, and the same numbers as a table.

import type { Look, PointSource } from "../session/types";
import { seatName, SeatSign } from "../table/Seats";
import { useWords } from "../words/use_words";
import { barOf, boundsOfBars, type Segment } from "./shapes";

/** From this width on, in percent, a piece has room for its number. */
const ROOM_FOR_NUMBER = 5;
const HUES = 12;

const hueOf = (source: number): number => source % HUES;

/** Only what somebody got or lost something by. */
export const usedSources = (sources: PointSource[]): PointSource[] =>
  sources.filter(({ points }) => points.some((number) => number !== 0));

export function Bars({ look, sources }: { look: Look; sources: PointSource[] }) {
  const say = useWords();
  const { points, winners } = look.outcome;
  const bounds = boundsOfBars(sources, points.length);
  return (
    <ol className="bars">
      {points.map((total, seat) => (
        <li key={seat} data-seat={seat} data-winner={winners.includes(seat) || undefined}>
          <SeatSign seat={seat} />
          <span className="bars-name">
            {winners.includes(seat) && <span aria-hidden="true">★ </span>}
            {seatName(say, look, seat)}
          </span>
          <Bar sources={sources} segments={barOf(sources, seat, bounds)} />
          <strong>{total}</strong>
        </li>
      ))}
    </ol>
  );
}

/** A picture; what it shows is read out from the table below. */
function Bar({ sources, segments }: { sources: PointSource[]; segments: Segment[] }) {
  return (
    <svg className="bar" aria-hidden="true">
      {segments.map(({ source, points, x, width }) => (
        <g key={source} className="bar-piece" data-hue={hueOf(source)}>
          <title>{`${sources[source]!.word} ${points}`}</title>
          <rect x={`${x}%`} width={`${width}%`} height="100%" rx="3" />
          {width >= ROOM_FOR_NUMBER && (
            <text x={`${x + width / 2}%`} y="50%" dy="0.36em" textAnchor="middle">
              {points}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

export function SourceTable({ look, sources }: { look: Look; sources: PointSource[] }) {
  const say = useWords();
  const { points } = look.outcome;
  return (
    <div className="sources">
      <table>
        <caption className="hidden">{say("page.points.sources")}</caption>
        <thead>
          <tr>
            <td />
            {points.map((_, seat) => (
              <th key={seat} scope="col" data-seat={seat}>
                <SeatSign seat={seat} /> <span className="hidden">{seatName(say, look, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, word, points: bySeat }, index) => (
            <tr key={source}>
              <th scope="row">
                <svg className="swatch" data-hue={hueOf(index)} aria-hidden="true">
                  <rect width="100%" height="100%" rx="3" />
                </svg>
                {word}
              </th>
              {bySeat.map((number, seat) => (
                <td key={seat}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("page.points.sum")}</th>
            {points.map((number, seat) => (
              <td key={seat}>{number}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
