// The pieces: signs of seats, meeples, boats, treasures, gear; drawn the same on the picture and in the lists.
import type { ReactNode } from "react";
import { seatLetter } from "../board";
import { Text } from "../spot";
import { gearValue, hatSign, NONE } from "../view";
import sprite from "./icons.svg?raw";

/** All symbols, once on the page. */
export const Symbols = () => (
  <div hidden className="thes-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />
);

interface IconProps {
  of: string;
  x?: number;
  y?: number;
  size?: number;
  className?: string;
}

/** A symbol within a picture. */
export const Icon = ({ of, x = 0, y = 0, size = 20, className }: IconProps) => (
  <use href={`#thes-${of}`} x={x} y={y} width={size} height={size} className={className} />
);

/** A symbol in a line of text. */
export const Sign = ({ of, className = "" }: { of: string; className?: string }) => (
  <svg className={`thes-sign ${className}`} viewBox="0 0 32 32" aria-hidden="true">
    <use href={`#thes-${of}`} />
  </svg>
);

/** Disc, square, hexagon, diamond: seats are told apart by shape and letter as well as by colour. */
const SHAPES = [
  <circle r="9" />,
  <rect x="-8.5" y="-8.5" width="17" height="17" rx="2.5" />,
  <path d="M-5-8.7H5L10 0 5 8.7H-5L-10 0z" />,
  <path d="M0-10.5 10.5 0 0 10.5-10.5 0z" />,
];

export function SeatMark({ seat, x, y, size = 16 }: { seat: number; x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`} className="thes-mark" data-seat={seat}>
      {SHAPES[seat]}
      <text y="4.6" fontSize="13" fontWeight="800" textAnchor="middle">
        {seatLetter(seat)}
      </text>
    </g>
  );
}

export const SeatSign = ({ seat }: { seat: number }) => (
  <svg className="thes-sign" viewBox="-11 -11 22 22" aria-hidden="true">
    <SeatMark seat={seat} x={0} y={0} size={20} />
  </svg>
);

interface MeepleProps {
  seat: number | string;
  meeple: string;
  hat?: string;
  token?: boolean;
  x?: number;
  y?: number;
  size?: number;
  ghost?: boolean;
}

export function Meeple({ seat, meeple, hat = NONE, token, x = 0, y = 0, size = 26, ghost }: MeepleProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 32})`}
      className={`thes-meeple${ghost ? " thes-ghost" : ""}`}
      data-seat={seat}
    >
      <use href={`#thes-${meeple === "boss" ? "boss" : "worker"}`} width="32" height="32" />
      <text className="thes-letter" x="16" y="28" fontSize="13" fontWeight="800" textAnchor="middle">
        {seatLetter(seat)}
      </text>
      {hat !== NONE && (
        <g transform="translate(27 7)">
          <circle r="7.5" className="thes-hat-disc" />
          <text y="4.4" fontSize="12" fontWeight="800" textAnchor="middle">
            {hatSign(hat) ?? ""}
          </text>
        </g>
      )}
      {token && <use href="#thes-double" x="-4" y="18" width="15" height="15" />}
    </g>
  );
}

/** `flip` marks the piece itself, where it is more than a sign. */
export const MeepleSign = ({
  flip,
  ...props
}: Omit<MeepleProps, "x" | "y" | "size"> & { flip?: string | undefined }) => (
  <svg className="thes-sign thes-sign-meeple" viewBox="0 0 34 34" aria-hidden="true" data-flip={flip}>
    <Meeple {...props} size={32} y={1} />
  </svg>
);

interface BoatProps {
  seat: number | string;
  crew: string;
  x?: number;
  y?: number;
  size?: number;
}

/** A boat with its sailor; the middle of its water line is at x, y. */
export function BoatPicture({ seat, crew, x = 0, y = 0, size = 44 }: BoatProps) {
  const s = size / 44;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} className="thes-boat" data-seat={seat}>
      {crew !== NONE && (
        <use href={`#thes-${crew === "boss" ? "boss" : "worker"}`} x="-13" y="-29" width="26" height="26" />
      )}
      <path d="M-19-10H14c4 0 6-3 7-6 1 9-4 16-11 16H-12c-5 0-7-4-7-10z" className="thes-hull" />
      <path d="M-22-12v12" className="thes-motor" />
      <text y="-2" fontSize="10" fontWeight="800" textAnchor="middle" className="thes-letter">
        {seatLetter(seat)}
      </text>
    </g>
  );
}

export const BoatSign = ({ seat, crew }: { seat: number | string; crew: string }) => (
  <svg className="thes-sign thes-sign-boat" viewBox="-24 -30 48 32" aria-hidden="true">
    <BoatPicture seat={seat} crew={crew} />
  </svg>
);

/** By shape: a disc lies free, a diamond is hidden, a stone is in rock; the digit is the value. */
export function Treasure({ content, x, y, size = 21 }: { content: string; x: number; y: number; size?: number }) {
  const r = size / 2;
  if (content === "SH") return <Icon of="shark" x={x - r} y={y - r} size={size} className="thes-fin" />;
  const [kind = "p", value = ""] = [content[0], content.slice(1)];
  return (
    <g className="thes-treasure" data-kind={kind}>
      {kind === "h" ? (
        <path d={`M${x} ${y - r - 1}L${x + r + 1} ${y} ${x} ${y + r + 1} ${x - r - 1} ${y}z`} />
      ) : kind === "i" ? (
        <path
          d={`M${x - r * 0.45} ${y - r}h${r * 0.9}l${r * 0.5} ${r * 0.75}-${r * 0.1} ${r * 0.75}-${r * 0.6} ${r * 0.5}h-${r * 0.5}l-${r * 0.65}-${r * 0.5}-${r * 0.1}-${r * 0.75}z`}
        />
      ) : (
        <circle cx={x} cy={y} r={r} />
      )}
      <Text x={x} y={y + size * 0.2} size={size * 0.6} bold>
        {value}
      </Text>
    </g>
  );
}

export const TreasureSign = ({ content }: { content: string }) => (
  <svg className="thes-sign" viewBox="-13 -13 26 26" aria-hidden="true">
    <Treasure content={content} x={0} y={0} />
  </svg>
);

/** Gear with what it can do in a dark pill. */
export function Gear({ id, x, y, size = 26 }: { id: string; x: number; y: number; size?: number }) {
  const value = gearValue(id);
  const wide = 4 + value.length * 5.6;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 26})`}>
      <use href={`#thes-${id}`} x="1" y="1" width="23" height="23" />
      {value !== "" && (
        <g className="thes-pill">
          <rect x={26.5 - wide} y="15" width={wide} height="11.5" rx="5.7" />
          <text x={26.5 - wide / 2} y="24.2" fontSize="9.5" fontWeight="800" textAnchor="middle">
            {value}
          </text>
        </g>
      )}
    </g>
  );
}

export const GearSign = ({ id }: { id: string }) => (
  <svg className="thes-sign thes-sign-gear" viewBox="0 0 27 27" aria-hidden="true">
    <Gear id={id} x={0} y={0} />
  </svg>
);

/** A word or a figure with a symbol before it. */
export const Fact = ({ of, title, children }: { of: string; title: string; children: ReactNode }) => (
  <span className="thes-fact" role="group" tabIndex={-1} data-card={`fact:${of}`} data-is={title}>
    <Sign of={of} />
    <span className="hidden">{title} </span>
    {children}
  </span>
);
