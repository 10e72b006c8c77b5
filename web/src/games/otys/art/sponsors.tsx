// The five sponsors on two sides: a seal whose sign shows the help; the advanced side has a doubled rim and a notch.
import { memo } from "react";
import type { ReactNode } from "react";
import type { Side } from "../view";
import { Icon } from "./icon";

const SIGNS: Record<string, ReactNode> = {
  "1.basic": (
    <>
      <circle className="otys-sign-line" cx="16" cy="16" r="6.500" />
      <path className="otys-sign-line" d="M16 12.500v7M12.500 16h7" />
    </>
  ),
  "1.advanced": (
    <>
      <circle className="otys-sign-line" cx="16" cy="16" r="6.500" />
      <path className="otys-sign-line" d="M18.400 14.200a3 3 0 1 0 0 3.600M9.500 22.500l13-13" />
    </>
  ),
  "2.basic": (
    <text className="otys-letter" x="16" y="21.5" fontSize="14">
      ×2
    </text>
  ),
  "2.advanced": (
    <>
      <circle className="otys-sign-line" cx="16" cy="16" r="6.800" />
      <path
        className="otys-sign-fill"
        d="M16 11.500l1.400 3 3.300.4-2.500 2.200.7 3.300-2.900-1.700-2.900 1.700.7-3.300-2.500-2.200 3.300-.4z"
      />
    </>
  ),
  "3.basic": (
    <>
      <circle className="otys-sign-line" cx="11.500" cy="18.500" r="3.500" />
      <path
        className="otys-sign-line"
        d="M15 18.500h9M20.500 18.500v3M24 18.500v3M22.500 12.500a7 7 0 0 0-10.500-2.500"
      />
      <path className="otys-sign-fill" d="M8.500 12l1.500-6 4.500 4z" />
    </>
  ),
  "3.advanced": (
    <>
      <path className="otys-sign-line" d="M9 23h14M16 21V10" />
      <path className="otys-sign-fill" d="M16 6.500l5 6h-10z" />
    </>
  ),
  "4.basic": (
    <>
      <path className="otys-sign-fill" d="M16 6.500l6 6h-3.500v4h-5v-4H10z" />
      <path className="otys-sign-line" d="M10.500 20h11M10.500 24h11" />
    </>
  ),
  "4.advanced": (
    <>
      <path className="otys-sign-fill" d="M16 6.500l6 6h-3.500v4h-5v-4H10z" />
      <path className="otys-sign-line" d="M7.500 21c2-2 3.700-2 5.700 0s3.700 2 5.700 0 3.700-2 5.600 0" />
    </>
  ),
  "5.basic": <path className="otys-sign-fill" d="M18.500 6.500L9.500 18h5l-1.500 8 9-12.500h-5.500z" />,
  "5.advanced": (
    <>
      <path className="otys-sign-fill" d="M14.500 7L8 15.500h3.600l-1.100 6 6.500-9.200h-4z" />
      <path className="otys-sign-line" d="M21 11v11" />
      <path className="otys-sign-fill" d="M21 7.500l3.200 4.500h-6.400zM21 25.500l3.200-4.500h-6.400z" />
    </>
  ),
};

export const SponsorIcon = memo(function SponsorIcon({ tile, side }: { tile: number; side: Side }) {
  return (
    <Icon className={`otys-sponsor-icon otys-tile-${tile}`}>
      <path className="otys-body" d="M16 1.500l12 5.500v12c0 6-6 9.500-12 11.500C10 28.500 4 25 4 19V7z" />
      {side === "advanced" && (
        <path
          className="otys-double"
          d="M16 4.300l9.500 4.300V19c0 4.600-5 7.600-9.500 9.200-4.500-1.600-9.500-4.600-9.500-9.200V8.600z"
        />
      )}
      {SIGNS[`${tile}.${side}`]}
    </Icon>
  );
});
