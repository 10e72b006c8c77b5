// The line between air and water, and the bubbles that rise in the deep.
import { memo } from "react";

const CREST = "M0 8" + " q10 -9 20 0 t20 0".repeat(40);

export const Wave = memo(() => (
  <svg
    className="otys-wave"
    viewBox="0 0 1600 16"
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path className="otys-wave-fill" d={`${CREST} V16 H0 z`} />
    <path className="otys-wave-line" d={CREST} />
  </svg>
));

const BUBBLES = [6, 19, 31, 44, 58, 67, 81, 93];

/** Left to right in hundredths of the width; size and pace come from the place in the row. */
export const Bubbles = memo(() => (
  <div className="otys-bubbles" aria-hidden="true">
    {BUBBLES.map((left, i) => (
      <i key={left} style={{ left: `${left}%`, animationDelay: `${-i * 3.7}s`, scale: `${0.5 + (i % 3) * 0.35}` }} />
    ))}
  </div>
));
