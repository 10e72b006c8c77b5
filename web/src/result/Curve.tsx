// The points of all seats over a game, with a mark wherever somebody takes the lead.

import { useMemo, type ReactNode } from "react";
import { leadsOf, pointsAt, type Lead } from "../session/course";
import type { Course } from "../session/replay";
import { seatLetter } from "../table/Seats";
import { useWords } from "../words/use_words";
import { boundsOfCurve, curveOf, heightOf, linesOf, placeOf, type Bounds } from "./shapes";

interface CurveProps {
  course: Course;
  /** The number of the last decision. */
  last: number;
  names: string[];
  /** The decision whose points stand with the names; the last one when left out. */
  at?: number;
  /** How points are written, where they are something else. */
  write?: (points: number) => string;
  /** What lies over the curve, such as a slider. */
  children?: ReactNode;
}

export function Curve({ course, last, names, at = last, write = String, children }: CurveProps) {
  const { points } = course;
  const bounds = useMemo(() => boundsOfCurve(points), [points]);
  const leads = useMemo(() => leadsOf(points), [points]);
  const now = pointsAt(points, at);
  return (
    <div className="curve">
      <div className="curve-plot">
        <svg className="curve-picture" aria-hidden="true">
          <Lines bounds={bounds} write={write} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className="curve-steps">
            {names.map((_, seat) => (
              <path key={seat} data-seat={seat} d={curveOf(points, seat, last, bounds)} />
            ))}
          </svg>
          {leads.map((lead) => (
            <Mark key={lead.decision} lead={lead} last={last} bounds={bounds} />
          ))}
        </svg>
        {children}
      </div>
      <ul className="curve-seats">
        {names.map((name, seat) => (
          <li key={seat} data-seat={seat}>
            <svg className="curve-sample" aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" data-seat={seat} />
            </svg>
            {name} <strong>{write(now[seat] ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lines({ bounds, write }: { bounds: Bounds; write: (points: number) => string }) {
  return linesOf(bounds).map((points) => (
    <g key={points} className="curve-line">
      <line x1="0" x2="100%" y1={`${heightOf(bounds, points)}%`} y2={`${heightOf(bounds, points)}%`} />
      <text x="2" y={`${heightOf(bounds, points)}%`} dy="-3">
        {write(points)}
      </text>
    </g>
  ));
}

/** The letter of who leads from here on. */
function Mark({ lead, last, bounds }: { lead: Lead; last: number; bounds: Bounds }) {
  const x = `${placeOf(lead.decision, last)}%`;
  const y = `${heightOf(bounds, lead.points[lead.seat]!)}%`;
  return (
    <g className="curve-lead" data-seat={lead.seat}>
      <circle cx={x} cy={y} r="9" />
      <text x={x} y={y} dy="0.36em" textAnchor="middle">
        {seatLetter(lead.seat)}
      </text>
    </g>
  );
}

/** How often the lead went from one to another, and for the ear when. */
export function Leads({ course, names }: { course: Course; names: string[] }) {
  const say = useWords();
  const leads = leadsOf(course.points);
  if (names.length < 2) return null;
  return (
    <>
      <p className="small">
        {leads.length > 1 ? say("page.result.leads", leads.length - 1) : say("page.result.one_lead")}
      </p>
      <ol className="hidden">
        {leads.map(({ decision, seat, points }) => (
          <li key={decision}>{say("page.result.lead", decision, names[seat]!, points[seat]!)}</li>
        ))}
      </ol>
    </>
  );
}
