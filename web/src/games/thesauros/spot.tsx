// One thing of the board that can be pressed: lit while there are answers about it, otherwise it can be asked why not.
import type { KeyboardEvent, ReactNode, SVGProps } from "react";
import type { Answer } from "../../session/types";
import { usePlace } from "../pointed";
import { useBoard, type Board } from "./board";
import type { Thing } from "./things";

/** What a lit thing is called: its name, and what pressing it does or how much there is to choose. */
export function nameOf(board: Board, label: string, answers: Answer[]): string {
  const [only] = answers;
  return answers.length === 1 && only
    ? board.say("page.named", label, only.say)
    : board.say("page.choices", label, answers.length);
}

/** The attributes of whatever stands for things, in HTML or SVG; the first lit one is the one that is pressed. What can be
 *  pressed has a name, to be put inside; a mere picture has a label instead. */
export function useSpot(ids: Thing | Thing[], label: string) {
  const board = useBoard();
  const all = Array.isArray(ids) ? ids : [ids];
  const place = usePlace(all);
  // What its card explains, and how it stands.
  const card = { "data-card": all[0], "data-is": label };
  const lit = all.find((one) => board.lit.has(one));
  const other = lit === undefined ? all.find((one) => board.others.has(one)) : undefined;
  const thing = lit ?? other;
  const why = thing === undefined ? all.find((one) => board.asks(one)) : undefined;
  const state = [
    lit !== undefined && "thes-lit",
    other !== undefined && "thes-other",
    all.some((one) => board.hot.has(one)) && "thes-hot",
    all.some((one) => board.chosen.includes(one)) && "thes-picked",
  ].filter(Boolean);
  const className = ["thes-spot", ...state].join(" ");
  const pressed = thing ?? why;
  if (pressed === undefined)
    return { name: null, spot: { className, role: "img", "aria-label": label, tabIndex: -1, ...place, ...card } };
  const answers = board.lit.get(pressed) ?? board.others.get(pressed);
  const act = () => (answers ? board.press(pressed) : board.explain(pressed));
  const spot = {
    className,
    ...place,
    ...card,
    role: "button",
    tabIndex: answers ? 0 : -1,
    ...(answers
      ? { "data-thing": pressed }
      : { "data-why": pressed, "aria-disabled": true, "aria-describedby": board.hint }),
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
    onMouseEnter: () => board.point(answers ? pressed : null),
    onMouseLeave: () => board.point(null),
    onFocus: () => board.point(answers ? pressed : null),
    onBlur: () => board.point(null),
  };
  return { name: answers ? nameOf(board, label, answers) : label, spot };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface SpotProps extends Box {
  ids: Thing | Thing[];
  label: string;
  /** Where news of it are marked. */
  mark?: string | undefined;
  radius?: number;
  round?: boolean;
  more?: string;
  /** What lies over the ring. */
  over?: ReactNode;
  children: ReactNode;
}

/** A place of the picture with a ring around it while it is lit, pointed at or picked. */
export function Spot({ ids, label, x, y, w, h, radius = 6, mark, more = "", over, children }: SpotProps) {
  const { name, spot } = useSpot(ids, label);
  return (
    <g {...spot} className={`${spot.className} ${more}`} data-mark={mark}>
      <rect className="thes-halo" x={x} y={y} width={w} height={h} rx={radius} />
      {name !== null && (
        // Read aloud, not seen; a title would also be the browser's own note beside the card.
        <text className="thes-name" x={x} y={y} fontSize="0.01">
          {name}
        </text>
      )}
      <g aria-hidden="true">{children}</g>
      <rect className="thes-ring" x={x} y={y} width={w} height={h} rx={radius} />
      {over}
      <Flash mark={mark} x={x + w / 2} y={y} />
    </g>
  );
}

/** A place in HTML. */
export function Tile({
  ids,
  label,
  className: more = "",
  mark,
  children,
}: {
  ids: Thing | Thing[];
  label: string;
  className?: string;
  mark?: string;
  children: ReactNode;
}) {
  const { name, spot } = useSpot(ids, label);
  const board = useBoard();
  const text = mark === undefined ? undefined : board.marks.get(mark);
  return (
    <span {...spot} className={`${spot.className} ${more}`} data-mark={mark}>
      {name !== null && <span className="hidden">{name}</span>}
      <span className="thes-face" aria-hidden="true">
        {children}
      </span>
      {text !== undefined && (
        <span key={board.beat} className="thes-float" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}

/** What has just happened here floats up for a moment. */
export function Flash({ mark, x, y }: { mark: string | undefined; x: number; y: number }) {
  const board = useBoard();
  const text = mark === undefined ? undefined : board.marks.get(mark);
  if (text === undefined) return null;
  return (
    <g key={board.beat} className="thes-flash" aria-hidden="true">
      <circle cx={x} cy={y} r="14" />
      <Text x={x} y={y + 4} size={12} bold>
        {text}
      </Text>
    </g>
  );
}

interface TextProps extends Omit<SVGProps<SVGTextElement>, "children"> {
  size: number;
  bold?: boolean;
  /** No wider than this: longer words are set narrower. */
  most?: number;
  anchor?: "start" | "middle" | "end";
  children: string | number;
}

/** How wide letters are against their height, roughly, in the widest of the page's typefaces. */
const NARROW = /[ijlftr.,:;'’()·|!I1 -]/;
const BROAD = /[mwMWшщюжфыЖШЩЮФ★%]/;
const wideOf = (letter: string): number =>
  NARROW.test(letter)
    ? 0.42
    : BROAD.test(letter)
      ? 0.94
      : /\p{Lu}/u.test(letter)
        ? 0.72
        : /\p{Script=Cyrillic}/u.test(letter)
          ? 0.68
          : 0.62;

/** How wide a line of text is. */
export const textWide = (text: string, size: number, bold = false): number =>
  [...text].reduce((sum, letter) => sum + wideOf(letter), 0) * size * (bold ? 1.09 : 1);

/** A line of text in the picture, as small as it must be to fit. */
export function Text({ size, bold, most, anchor = "middle", children, ...rest }: TextProps) {
  const text = String(children);
  const wide = textWide(text, size, bold);
  const fitting = most !== undefined && wide > most ? Math.max(size * 0.72, (size * most) / wide) : size;
  const squeezed = most !== undefined && (wide * fitting) / size > most * 1.02;
  return (
    <text
      fontSize={fitting}
      fontWeight={bold ? 700 : undefined}
      textAnchor={anchor}
      {...(squeezed ? { textLength: most, lengthAdjust: "spacingAndGlyphs" } : {})}
      {...rest}
    >
      {text}
    </text>
  );
}
