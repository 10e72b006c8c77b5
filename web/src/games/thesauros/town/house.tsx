// A house of the town: its roof in the colour of the account that pays there, its sign, its queue.
import type { ReactNode } from "react";
import { seen } from "../../cards/seen";
import { Icon, Meeple, SeatMark } from "../art/pieces";
import { agreed, dollars, seatName, stars, useBoard, word } from "../board";
import { Flash, Spot, Text, textWide, type Box } from "../spot";
import type { QueueWord } from "../types.generated";
import {
  hasMercenary,
  HATS,
  meepleIndex,
  NONE,
  PAYS,
  priceOf,
  spacesOf,
  type Account,
  type Standing,
  type View,
} from "../view";

/** Where the houses stand in the picture, in the order in which zones are resolved (drawn.test.ts). */
export const HOUSES: Record<string, Box> = {
  "1": { x: 3, y: 62, w: 112, h: 110 },
  "2": { x: 121, y: 62, w: 438, h: 110 },
  "3": { x: 565, y: 62, w: 372, h: 110 },
  "4": { x: 3, y: 194, w: 100, h: 104 },
  "6": { x: 107, y: 194, w: 112, h: 104 },
  "7": { x: 223, y: 194, w: 166, h: 104 },
  "8": { x: 393, y: 194, w: 320, h: 104 },
  "9": { x: 717, y: 194, w: 112, h: 104 },
  "10": { x: 833, y: 194, w: 104, h: 104 },
};

const teeth = ({ x, y, w }: Box, step: number): string =>
  Array.from({ length: Math.floor(w / step) }, (_, i) => `M${x + i * step} ${y}v-11l${step} 11z`).join("");

/** Roofs by their trade: tiles, saw teeth, an awning, a hangar, thatch, sheds, a gable, lights, a dome. */
function Roof({ zone, box }: { zone: string; box: Box }) {
  const { x, y, w } = box;
  const account = PAYS[zone];
  const middle = x + w / 2;
  const paths: Record<string, ReactNode> = {
    "1": (
      <>
        <rect x={middle + 28} y={y - 19} width="8" height="10" className="thes-chimney" />
        <path d={`M${x - 3} ${y}L${x + 8} ${y - 12}H${x + w - 8}L${x + w + 3} ${y}z`} />
      </>
    ),
    "2": <path d={teeth(box, 36.5)} />,
    "3": (
      <>
        <rect x={x - 1} y={y - 12} width={w + 2} height="12" className="thes-awning" />
        <path
          className="thes-stripes"
          d={Array.from({ length: Math.floor(w / 16) + 1 }, (_, i) => `M${x + i * 16} ${y - 12}v12`).join("")}
        />
      </>
    ),
    "4": <path d={`M${x} ${y}v-6q${w / 2}-14 ${w} 0v6z`} />,
    "6": <path d={`M${x - 1} ${y}l9-12h${w - 16}l9 12z`} className="thes-thatch" />,
    "7": <path d={`M${x} ${y}v-10l${w / 4} 4 ${w / 4}-6 ${w / 4} 6 ${w / 4}-4v10z`} />,
    "8": <path d={`M${x} ${y}L${middle} ${y - 16} ${x + w} ${y}z`} className="thes-gable" />,
    "9": (
      <>
        <rect x={x} y={y - 9} width={w} height="9" />
        <path
          className="thes-lights"
          d={Array.from({ length: 9 }, (_, i) => `M${x + 8 + i * 12} ${y - 4.5}h0`).join("")}
        />
      </>
    ),
    "10": (
      <>
        <path d={`M${middle - 24} ${y - 3}q24-18 48 0z`} />
        <rect x={x} y={y - 4} width={w} height="4" />
        <path d={`M${middle + 2} ${y - 12}v-9`} className="thes-pole" />
        <path d={`M${middle + 2} ${y - 22}h11v6h-11z`} className="thes-flag" />
      </>
    ),
  };
  return (
    <g className="thes-roof" data-account={account} aria-hidden="true">
      {paths[zone]}
    </g>
  );
}

/** What an account holds, beside the price. */
export function Purse({ account, x, y, w = 52 }: { account: Account; x: number; y: number; w?: number }) {
  const { view, seat, say } = useBoard();
  const money = account === "bb" ? view.own?.black_box : view.players[seat]?.accounts[account];
  if (money === undefined) return null;
  const label = say("page.named", say(`thesauros.account.${account}`), dollars(money));
  return (
    <g
      className="thes-purse"
      data-account={account}
      data-empty={money === 0 || undefined}
      {...seen(`account:${account}`, label)}
    >
      <rect x={x} y={y} width={w} height="17" rx="8.5" />
      <Icon of={account} x={x + 3.5} y={y + 2.5} size={12} />
      <Text x={x + w - 6} y={y + 12.6} size={11.5} bold anchor="end">
        {dollars(money)}
      </Text>
    </g>
  );
}

/** The hatch on the roof through which a mercenary comes, once in each zone. */
function Hatch({ zone, box }: { zone: string; box: Box }) {
  const board = useBoard();
  const { view, say } = board;
  if (view.setup.mode !== "mercenaries" || !hasMercenary(zone)) return null;
  const there = view.board.mercenary?.[zone] ?? NONE;
  const used = view.board.mercenary_spent?.includes(zone) === true && there === NONE;
  const [x, y] = [box.x + box.w - 16, box.y - 9];
  return (
    <Spot
      ids={`hatch:${zone}`}
      label={`${say(`thesauros.zone.${zone}`)}, ${word(say)(used ? "hatch.used" : there === NONE ? "hatch" : "hatch.taken")}`}
      x={x - 12}
      y={y - 12}
      w={24}
      h={24}
      radius={12}
      more={used ? "thes-used" : ""}
    >
      <circle cx={x} cy={y} r="12" className="thes-hatch" />
      <Icon of="merc" x={x - 9} y={y - 9} size={18} />
      {there !== NONE && <SeatMark seat={Number(there)} x={x + 9} y={y + 7} size={12} />}
      {used && <path d={`M${x - 8} ${y + 8}L${x + 8} ${y - 8}`} className="thes-strike" />}
    </Spot>
  );
}

/** The sign: number, name, purse, and how many hats are left. */
function SignBoard({ zone, box, purse }: { zone: string; box: Box; purse: boolean }) {
  const board = useBoard();
  const { say, view } = board;
  const name = say(`cli.thesauros.zone.${zone}`);
  const hat = HATS[zone];
  const account = PAYS[zone];
  const room = box.w - 32;
  const size = Math.min(13, (13 * room) / textWide(name, 13, true));
  const end = box.x + 29 + textWide(name, Math.max(9.4, size), true) + 6;
  // Alone, hats are chosen first of all: lit, they keep clear of the purse. Among several there is no room for that.
  const hatsAt = purse ? (view.setup.players === 1 ? 56 : 50) : 2;
  return (
    <>
      <Spot
        ids={`sign:${zone}`}
        label={say(`thesauros.zone.${zone}`)}
        x={box.x + 3}
        y={box.y + 2}
        w={end - box.x - 6}
        h={25}
      >
        <circle
          cx={box.x + 15}
          cy={box.y + 15}
          r="10"
          className={board.zone === zone ? "thes-number thes-now" : "thes-number"}
        />
        <Text x={box.x + 15} y={box.y + 19.5} size={12.5} bold className="thes-digit">
          {zone}
        </Text>
        <Text x={box.x + 29} y={box.y + 19.5} size={13} bold anchor="start" most={room}>
          {name}
        </Text>
      </Spot>
      {purse && account && <Purse account={account} x={end} y={box.y + 6.5} w={49} />}
      {hat && view.board.hats[hat] !== undefined && (
        <Spot
          ids={`hat:${zone}`}
          label={word(say)("hats", view.board.hats[hat] ?? 0)}
          x={end + hatsAt}
          y={box.y + 3}
          w={32}
          h={24}
        >
          <Icon of="hat" x={end + hatsAt + (purse ? 1 : 2)} y={box.y + 6} size={18} />
          <Text x={end + hatsAt + (purse ? 24 : 26)} y={box.y + 19.5} size={11.5} className="thes-soft">
            {view.board.hats[hat] ?? 0}
          </Text>
        </Spot>
      )}
    </>
  );
}

const hatOf = (view: View, { seat, meeple }: Standing): string =>
  view.players[Number(seat)]?.meeples[meepleIndex(meeple)]?.hat ?? NONE;

/** Who somebody in a queue is, in words. */
export function standingName(board: ReturnType<typeof useBoard>, standing: Standing): string {
  const hat = hatOf(board.view, standing);
  const mark = hat === NONE ? "" : board.say(`thesauros.hat.${hat}.mark`);
  const meeple = `${board.say(`thesauros.meeple.${standing.meeple}`)}${mark}`;
  return board.say("page.named", seatName(board, Number(standing.seat)), meeple);
}

interface QueueProps {
  zone: QueueWord;
  x: number;
  y: number;
  size: number;
  step?: number;
  /** So many in a row; the others stand below. */
  row?: number;
}

export function Queue({ zone, x, y, size, step = size + 3, row = 99 }: QueueProps) {
  const board = useBoard();
  const { view, say, lit } = board;
  const spaces = spacesOf(view, zone);
  const next = spaces.findIndex(({ standing }) => standing === null);
  const answers = lit.get(`zone:${zone}`) ?? board.others.get(`zone:${zone}`) ?? [];
  const acting = answers.some(({ json }) => json.verb === "recruit" || json.verb === "advertise");
  const target = acting ? Math.max(0, next - 1) : next;
  const cost = agreed(answers.map(priceOf));
  const ghost = board.change?.placed.find((one) => one.zone === zone);
  return (
    <>
      {spaces.map(({ standing, price }, place) => {
        const [px, py] = [x + (place % row) * step, y + Math.floor(place / row) * step];
        const name = standing ? standingName(board, standing) : word(say)(price > 0 ? "free_for" : "free", price);
        const content = (
          <>
            <rect x={px} y={py} width={size} height={size} rx="6" className={standing ? "thes-taken" : "thes-free"} />
            {standing ? (
              <g data-flip={`${standing.seat} ${standing.meeple}`}>
                <Meeple
                  {...standing}
                  hat={hatOf(view, standing)}
                  x={px + size * 0.07}
                  y={py + size * 0.04}
                  size={size * 0.88}
                />
              </g>
            ) : ghost && place === next ? (
              <Meeple {...ghost} x={px + size * 0.07} y={py + size * 0.04} size={size * 0.88} ghost />
            ) : (
              <Text
                x={px + size / 2}
                y={py + size * 0.64}
                size={Math.max(size * 0.4, 11.5)}
                bold
                className="thes-price"
              >
                {place === target && answers.length > 0
                  ? cost === null || (price === 0 && cost === 0)
                    ? "+"
                    : dollars(cost)
                  : price > 0
                    ? dollars(price)
                    : ""}
              </Text>
            )}
          </>
        );
        return place === target ? (
          <Spot
            key={place}
            ids={`zone:${zone}`}
            label={`${say(`thesauros.zone.${zone}`)}, ${name}`}
            x={px}
            y={py}
            w={size}
            h={size}
            mark={`zone:${zone}`}
          >
            {content}
          </Spot>
        ) : (
          <g key={place} role="img" aria-label={name} data-card={`zone:${zone}`}>
            {content}
          </g>
        );
      })}
      {next < 0 && !acting && <FullQueue zone={zone} x={x} y={y} w={Math.min(spaces.length, row) * step} h={size} />}
    </>
  );
}

/** Whoever presses a full queue is told why not. */
function FullQueue({ zone, ...box }: Box & { zone: string }) {
  const { say } = useBoard();
  return (
    <Spot ids={`zone:${zone}`} label={`${say(`thesauros.zone.${zone}`)}, ${word(say)("full")}`} {...box}>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} fill="none" pointerEvents="all" />
    </Spot>
  );
}

export function House({ zone, purse = true, children }: { zone: string; purse?: boolean; children: ReactNode }) {
  const board = useBoard();
  const box = HOUSES[zone]!;
  return (
    <g
      role="group"
      aria-label={board.say(`thesauros.zone.${zone}`)}
      className="thes-house"
      data-zone={zone}
      data-mark={`house:${zone}`}
      data-card={`zone:${zone}`}
    >
      <Roof zone={zone} box={box} />
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="3" className="thes-wall" />
      <SignBoard zone={zone} box={box} purse={purse} />
      {children}
      <Hatch zone={zone} box={box} />
      <Flash mark={`house:${zone}`} x={box.x + box.w / 2} y={box.y + 40} />
    </g>
  );
}

/** A row of values of which one counts now. */
export function Track({ values, at, x, y, w, h = 23, zone }: Box & { values: string[]; at: number; zone: string }) {
  const { say } = useBoard();
  const step = w / values.length;
  const now = Math.min(at, values.length - 1);
  const current = values[now] ?? "";
  // What counts is drawn last: on its way it passes over the others.
  const order = [...values.keys()].filter((index) => index !== now).concat(now);
  return (
    <g {...seen("cube", say("page.named", say(`cli.thesauros.zone.${zone}`), current))}>
      {order.map((index) => (
        <g
          key={index === now ? "now" : index}
          className={index === now ? "thes-step thes-step-now" : "thes-step"}
          data-zone={zone}
          data-flip={index === now ? `cube:${zone}` : undefined}
        >
          <rect x={x + index * step} y={y} width={step - 4} height={h} rx="4" />
          <Text x={x + index * step + step / 2 - 2} y={y + h / 2 + 4.3} size={12} bold={index === now}>
            {values[index] ?? ""}
          </Text>
        </g>
      ))}
    </g>
  );
}

export { dollars, stars };
