// The coast in section: sky and hill, the town on two terraces, the quay, the sea and its bed.
import { useLayoutEffect, useRef } from "react";
import { useBoard } from "./board";
import { Sea } from "./sea";
import { Town } from "./town";
import { HOUSES } from "./town/house";

const weed = (x: number): string => `M${x} 527c-4-8 3-10 0-20M${x + 5} 527c4-7-2-11 2-17`;

function Scenery() {
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id="thes-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="thes-sky-0" />
          <stop offset="1" className="thes-sky-1" />
        </linearGradient>
        <linearGradient id="thes-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="thes-water-0" />
          <stop offset="0.35" className="thes-water-1" />
          <stop offset="0.65" className="thes-water-2" />
          <stop offset="1" className="thes-water-3" />
        </linearGradient>
        <pattern id="thes-hatching" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="12" className="thes-hatch-line" />
        </pattern>
      </defs>
      <rect y="44" width="940" height="262" fill="url(#thes-sky)" />
      <path d="M0 150q120-90 300-60t330-10 310 40v60H0z" className="thes-hill" />
      <rect y="172" width="940" height="134" className="thes-terrace" />
      <path d="M0 177h940" className="thes-road" />
      <rect y="298" width="940" height="8" className="thes-quay" />
      <rect y="306" width="940" height="250" fill="url(#thes-water)" />
      <path
        className="thes-waves"
        d="M345 322q6-5 12 0t12 0M620 366q6-5 12 0t12 0M505 352q6-5 12 0t12 0M730 368q6-5 12 0t12 0M395 316q6-5 12 0t12 0"
      />
      <path d={`M0 398${Array.from({ length: 24 }, () => "q20-9 40 0").join("")}V420H0z`} className="thes-swell" />
      <path d="M0 534q110-14 235-4t235 2 235-4 235 4v24H0z" className="thes-sand" />
      <path d={[146, 262, 378, 518, 660, 800].map(weed).join("")} className="thes-weed" />
      <g transform="translate(905 366)" className="thes-compass">
        <circle r="17" />
        <path d="M0-23l4 19 19 4-19 4-4 19-4-19-19-4 19-4z" />
      </g>
    </g>
  );
}

const SEA = { x: 1.5, y: 307.5, w: 937, h: 246 };

const MOVE_ON: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };

/** What draws one rectangle where another was. */
const overOther = (one: typeof SEA, other: typeof SEA): string => {
  const [across, down] = [other.w / one.w, other.h / one.h];
  return `translate(${other.x - one.x * across}px, ${other.y - one.y * down}px) scale(${across}, ${down})`;
};

/** The frame around what is being resolved; it moves on from zone to zone. */
function ZoneFrame() {
  const { zone, still } = useBoard();
  const box = zone === null ? undefined : zone === "5" ? SEA : HOUSES[zone];
  const frame = useRef<SVGRectElement>(null);
  const before = useRef(box);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = box;
    if (still || !box || !old || old === box) return;
    frame.current?.animate?.([{ transform: overOther(box, old) }, { transform: "none" }], MOVE_ON);
  }, [box, still]);
  if (!box) return null;
  const { x, y, w, h } = box;
  return <rect ref={frame} x={x} y={y} width={w} height={h} rx="4" className="thes-zone-frame" aria-hidden="true" />;
}

export function Coast() {
  return (
    <svg className="thes-coast" viewBox="0 44 940 512" preserveAspectRatio="xMidYMid meet">
      <Scenery />
      <Sea />
      <Town />
      <ZoneFrame />
    </svg>
  );
}
