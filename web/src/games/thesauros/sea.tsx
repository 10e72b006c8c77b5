// The sea: its surface with places, ways and boats, and the wells of the dig zones that hang below.
import { useMemo } from "react";
import type { Answer } from "../../session/types";
import { seen } from "../cards/seen";
import { BoatPicture, Icon, SeatMark, Treasure } from "./art/pieces";
import { agreed, dollars, seatName, useBoard, word, type Board } from "./board";
import { chart, columnX, DIG_Y, LAGOON, lagoonX, line, wellsOf, type Place, type Well } from "./chart";
import { Flash, Spot, Text, textWide } from "./spot";
import {
  activeBoat,
  bigFishing,
  boatsOf,
  cellsOf,
  holdersOf,
  lagoon,
  LEVEL_GEAR,
  mineReach,
  NONE,
  ownBoats,
  priceOf,
  reachOf,
  seaFishing,
  type Boat,
  type View,
} from "./view";
import { Purse } from "./town/house";

export const LAGOON_ICONS: Record<string, string> = {
  lobster: "lobster",
  coastal: "fish",
  tourists: "tourist",
  island: "island",
};

/** What one earns there: as printed, or what is left on the island. */
export function lagoonGain(view: View, space: string): string {
  const printed = lagoon.get(space);
  if (printed?.kind === "island") return view.board.island_size > 0 ? String(view.board.island_size) : "–";
  if (printed?.gain !== undefined) return dollars(printed.gain);
  return dollars(`${printed?.gain_harpoon}/${printed?.gain_speargun}`);
}

export function spaceName(board: Board, space: string): string {
  const kind = lagoon.get(space)?.kind;
  if (kind !== undefined) return board.say(`thesauros.space.${kind}`);
  if (space === "PORT") return board.say("thesauros.space.port");
  const column = /^Z(\d)\.(\d)$/.exec(space);
  if (column) return word(board.say)("column", column[1]!, column[2]!);
  return bigFishing(board.view.setup.players).includes(space)
    ? `${space} (${board.say("thesauros.space.fishing")})`
    : space;
}

/** Boats at a space, in words. */
const boatsAt = (board: Board, space: string): Boat[] => boatsOf(board.view).filter((boat) => boat.space === space);
export const boatName = (board: Board, boat: Boat): string =>
  board.say("cli.thesauros.plain.zodiac_of", boat.id.slice(1), seatName(board, boat.seat));

/** The price that the answers of a lit place agree on. */
export const fare = (answers: Answer[] | undefined): string | null => {
  const moves = (answers ?? []).filter(({ json }) => json.verb === "sail" || json.verb === "pass by");
  const price = moves.length > 0 ? agreed(moves.map(priceOf)) : null;
  return price === null ? null : price === 0 ? "0" : dollars(price);
};

function Fare({ space, x, y }: { space: string; x: number; y: number }) {
  const board = useBoard();
  const price = fare(board.lit.get(`space:${space}`));
  if (price === null) return null;
  const wide = 9 + price.length * 7;
  return (
    <g className="thes-fare" aria-hidden="true">
      <rect x={x - wide / 2} y={y - 8} width={wide} height="16" rx="8" />
      <Text x={x} y={y + 4.3} size={11.5} bold>
        {price}
      </Text>
    </g>
  );
}

function Boats({
  boats,
  x,
  y,
  size = 44,
  step = 46,
}: {
  boats: Boat[];
  x: number;
  y: number;
  size?: number;
  step?: number;
}) {
  const board = useBoard();
  return (
    <>
      {boats.map((boat, index) => {
        const bx = x + (index - (boats.length - 1) / 2) * step;
        const { id, seat, crew } = boat;
        return (
          <Spot
            key={id}
            ids={`boat:${id}`}
            label={boatName(board, boat)}
            x={bx - size * 0.54}
            y={y - size * 0.68}
            w={size * 1.08}
            h={size * 0.7}
            more="thes-afloat"
          >
            <g data-flip={id}>
              <BoatPicture seat={seat} crew={crew} x={bx} y={y} size={size} />
            </g>
          </Spot>
        );
      })}
    </>
  );
}

function Lagoon() {
  const board = useBoard();
  return (
    <g data-part="">
      <path d="M0 306h236q4 40-20 54-20 10-60 11H0z" className="thes-lagoon" aria-hidden="true" />
      {LAGOON.map((space, index) => {
        const x = lagoonX(index);
        const kind = String(lagoon.get(space)?.kind ?? "");
        const gain = lagoonGain(board.view, space);
        const boats = boatsAt(board, space);
        return (
          <g key={space}>
            <Spot
              ids={`space:${space}`}
              label={`${spaceName(board, space)} ${gain}`}
              x={x}
              y={313}
              w={40}
              h={50}
              mark={`space:${space}`}
              over={<Fare space={space} x={x + 31} y={316} />}
            >
              <rect
                x={x}
                y="313"
                width="40"
                height="50"
                rx="7"
                className={gain === "–" ? "thes-cove thes-cove-none" : "thes-cove"}
              />
              <Icon of={LAGOON_ICONS[kind] ?? "island"} x={x + 8} y={316} size={24} />
              <Text x={x + 20} y={357} size={11.5} bold most={38}>
                {gain === "–" ? word(board.say)("none") : gain}
              </Text>
            </Spot>
            <Boats boats={boats} x={x + 20} y={345} size={34} step={16} />
          </g>
        );
      })}
    </g>
  );
}

function Harbour({ place }: { place: Place }) {
  const board = useBoard();
  const boats = boatsAt(board, "PORT");
  const { x, y } = place;
  const size = boats.length > 6 ? 24 : boats.length > 3 ? 27 : 32;
  const row = boats.length > 4 ? 3 : 2;
  const step = size + 2;
  return (
    <>
      <Spot
        ids="space:PORT"
        label={spaceName(board, "PORT")}
        x={x - 42}
        y={y - 34}
        w={84}
        h={58}
        mark="space:PORT"
        over={<Fare space="PORT" x={x + 30} y={y - 26} />}
      >
        <rect x={x - 42} y={y - 34} width="84" height="58" rx="6" className="thes-port" />
        <Icon of="z7" x={x - 37} y={y - 31} size={15} />
        <Text x={x - 19} y={y - 19} size={12} bold anchor="start" most={58} className="thes-on-paper">
          {board.say("cli.thesauros.zone.7")}
        </Text>
      </Spot>
      {boats.map((boat, index) => (
        <Boats
          key={boat.id}
          boats={[boat]}
          x={x + ((index % row) - (Math.min(row, boats.length) - 1) / 2) * step}
          y={y + 3 + Math.floor(index / row) * (size * 0.42)}
          size={size}
        />
      ))}
    </>
  );
}

function OpenSea({ place }: { place: Place }) {
  const board = useBoard();
  const { name, x, y } = place;
  const fishing = bigFishing(board.view.setup.players).includes(name);
  const r = fishing ? 19 : 13;
  return (
    <>
      <Spot
        ids={`space:${name}`}
        label={spaceName(board, name)}
        x={x - r}
        y={y - r}
        w={2 * r}
        h={2 * r}
        radius={r}
        mark={`space:${name}`}
        over={<Fare space={name} x={x + r} y={y - r + 2} />}
      >
        <circle cx={x} cy={y} r={r} className="thes-place" />
        {fishing ? (
          <>
            <Icon of="fish" x={x - 11} y={y - 15} size={22} />
            <Text x={x} y={y + 15} size={10.5} bold>
              {`+${dollars(seaFishing)}`}
            </Text>
          </>
        ) : (
          <Text x={x} y={y + 4.5} size={13}>
            {name}
          </Text>
        )}
      </Spot>
      {/* Beside the fish, which say what is earned there, and below the fare. */}
      <Boats
        boats={boatsAt(board, name)}
        x={fishing ? x + r + 17 : x}
        y={fishing ? y + 12 : y + 16}
        size={35}
        step={24}
      />
    </>
  );
}

/** What lies in a column, in words, from the top. */
export function columnWords(board: Board, zone: number, column: number): string {
  const cells = cellsOf(board.view, zone - 1);
  const said = (key: string, value = "") => board.say(`cli.thesauros.plain.cell.${key}`, value);
  const kinds: Record<string, string> = { p: "treasure", h: "hidden", i: "rock" };
  if (!cells) return "";
  return cells
    .map((row) => {
      const { content, covered } = row[column - 1] ?? { content: "", covered: false };
      if (covered) return said("covered");
      if (content === "") return said("nothing");
      return content === "SH" ? said("shark") : said(kinds[content[0]!] ?? "treasure", content.slice(1));
    })
    .join(", ");
}

const LEVEL_Y = 421;
const LEVEL_H = 26;

function Cells({ well }: { well: Well }) {
  const { view } = useBoard();
  const cells = cellsOf(view, well.zone - 1);
  if (!cells) return null;
  return (
    <g aria-hidden="true">
      {cells.map((row, level) =>
        row.map(({ content, covered }, column) => {
          const [x, y] = [columnX(well, column + 1), LEVEL_Y + LEVEL_H * (level + 0.5)];
          if (content === "") return null;
          return covered ? (
            <g key={`${level}.${column}`} className="thes-bubbles">
              <circle cx={x - 2} cy={y + 2} r="4" />
              <circle cx={x + 4} cy={y - 4} r="2" />
            </g>
          ) : (
            <Treasure key={`${level}.${column}`} content={content} x={x} y={y} size={21} />
          );
        }),
      )}
    </g>
  );
}

/** The column that somebody is diving in. */
const divingAt = (view: View): string | null =>
  ["meet_shark", "lift_treasure"].includes(view.pending[0]?.rule ?? "") ? (activeBoat(view)?.space ?? null) : null;

/** A finger is too broad for a column: it opens them all. */
const coarse = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

function FingerPlace({ well: { zone, x, columns, wide } }: { well: Well }) {
  const board = useBoard();
  const lit = [...board.lit.keys()].some((thing) => /^(space|well):Z|^mine:/.test(thing) && thing.includes(`${zone}.`));
  if (!lit) return null;
  const open = () => board.onSheet(zone);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={word(board.say)("choose_column", zone)}
      data-open-zone={zone}
      data-card={`bed:${zone}`}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        open();
      }}
    >
      <rect x={x} y="394" width={columns * wide} height={LEVEL_Y + 4 * LEVEL_H - 394} fill="transparent" />
    </g>
  );
}

/** The dig zone that a tile is being chosen for. */
const chosenFor = ({ pending: [frame] }: View): number | null => (frame?.rule === "choose_tile" ? frame.zone : null);

function WellOf({ well }: { well: Well }) {
  const board = useBoard();
  const { view, say } = board;
  const text = word(say);
  const { zone, x, columns, wide } = well;
  const site = view.board.sites[zone - 1]!;
  const known = cellsOf(view, zone - 1) !== null;
  const up = site.tile !== NONE;
  const w = columns * wide;
  const h = LEVEL_H * 4;
  const holders = holdersOf(view, zone - 1);
  const mine = holders.includes(board.seat);
  const state = up ? "up" : known ? "known" : site.placed ? "hidden" : "none";
  const bed = 23 + holders.length * 16 + (state === "known" ? 18 : 0);
  return (
    <g
      role="group"
      aria-label={`${say("cli.thesauros.group.dig_zone", zone)}, ${text(`well.${state}`)}`}
      className={chosenFor(view) !== null && chosenFor(view) !== zone ? "thes-dim" : undefined}
      data-card={`bed:${zone}`}
    >
      <g data-turn={up ? zone : undefined} className="thes-turned">
        <rect x={x} y={LEVEL_Y} width={w} height={h} className={`thes-well thes-well-${state}`} />
        {[1, 2, 3].map((level) => (
          <rect
            key={level}
            x={x}
            y={LEVEL_Y + LEVEL_H * level}
            width={w}
            height={h - LEVEL_H * level}
            className="thes-deeper"
          />
        ))}
        {state === "hidden" && <rect x={x} y={LEVEL_Y} width={w} height={h} className="thes-hatched" />}
        {(state === "hidden" || state === "none") && (
          <g className={`thes-unknown thes-unknown-${state}`} aria-hidden="true">
            {state === "hidden" && <Icon of="lock" x={x + w / 2 - 10} y={LEVEL_Y + 20} size={20} />}
            <Text x={x + w / 2} y={LEVEL_Y + 55} size={12} bold most={w - 8}>
              {text(`well.${state}.1`)}
            </Text>
            <Text x={x + w / 2} y={LEVEL_Y + 71} size={11.5} most={w - 8}>
              {text(`well.${state}.2`)}
            </Text>
            {state === "none" && (
              <path d={`M${x + w / 2 - 26} ${LEVEL_Y + 84}h52l-6 12h-38zm20 0v-10l10 10`} className="thes-wreck" />
            )}
          </g>
        )}
        <Cells well={well} />
        <rect x={x} y={LEVEL_Y} width={w} height={h} rx="3" className={`thes-frame thes-frame-${state}`} />
      </g>
      {Array.from({ length: columns }, (_, index) => {
        const column = index + 1;
        const cx = columnX(well, column) - wide / 2;
        const name = `Z${zone}.${column}`;
        const things = [`well:${name}`, `mine:${zone}.${column}`];
        const active = things.some((one) => board.lit.has(one) || board.chosen.includes(one));
        const target = board.hovered?.json["space"] === name || divingAt(view) === name;
        return (
          <g key={column}>
            <Spot
              ids={[`space:${name}`]}
              label={say("page.named", text("column", zone, column), columnWords(board, zone, column))}
              x={cx + 1}
              y={397}
              w={wide - 2}
              h={21}
              radius={4}
              mark={`space:${name}`}
            >
              <rect
                x={cx + 1}
                y={397}
                width={wide - 2}
                height="21"
                rx="4"
                className={mine || up ? "thes-dig" : "thes-dig thes-dig-shut"}
              />
              <Text x={cx + wide / 2} y={412} size={12} bold={board.lit.has(`space:${name}`)}>
                {fare(board.lit.get(`space:${name}`)) ?? column}
              </Text>
            </Spot>
            {active && (
              <Spot
                ids={things}
                label={say("page.named", text("column", zone, column), columnWords(board, zone, column))}
                x={cx + 1}
                y={LEVEL_Y}
                w={wide - 2}
                h={h}
              >
                <rect x={cx + 1} y={LEVEL_Y} width={wide - 2} height={h} fill="transparent" />
              </Spot>
            )}
            {target && <rect x={cx} y={LEVEL_Y - 1} width={wide} height={h + 2} rx="4" className="thes-target" />}
          </g>
        );
      })}
      {coarse() && <FingerPlace well={well} />}
      {board.hovered?.json.verb === "mine" && board.hovered.json["zone"] === String(zone) && (
        <MineFrame well={well} column={Number(board.hovered.json["column"])} />
      )}
      <Spot
        ids={`bed:${zone}`}
        label={say(
          "page.named",
          say("cli.thesauros.group.dig_zone", zone),
          holders.map((seat) => seatName(board, seat)).join(", ") || "–",
        )}
        x={x + w / 2 - bed / 2}
        y={529}
        w={bed}
        h={19}
        radius={9.5}
        mark={`bed:${zone}`}
      >
        <rect x={x + w / 2 - bed / 2} y={529} width={bed} height="19" rx="9.5" className="thes-bed" />
        <Text x={x + w / 2 - bed / 2 + 12} y={543.5} size={13} bold className="thes-bed-number">
          {zone}
        </Text>
        {holders.map((seat, index) => (
          <SeatMark key={seat} seat={seat} x={x + w / 2 - bed / 2 + 28 + index * 16} y={538.5} size={14} />
        ))}
        {state === "known" && <path d={eye(x + w / 2 + bed / 2 - 13, 538.5)} className="thes-eye" />}
      </Spot>
    </g>
  );
}

const eye = (x: number, y: number): string =>
  `M${x - 7} ${y}q7-8 14 0q-7 8-14 0zM${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`;

/** What a mine from that column on destroys. */
function MineFrame({ well, column }: { well: Well; column: number }) {
  const { columns, levels } = mineReach;
  const xs = [column, column + columns - 1].map((one) => columnX(well, one));
  const left = Math.min(...xs) - well.wide / 2;
  return (
    <rect x={left} y={LEVEL_Y} width={well.wide * columns} height={LEVEL_H * levels} rx="5" className="thes-target" />
  );
}

/** A level by its number and the gear that reaches it. */
export const levelName = ({ say }: Board, level: number, gear: string): string =>
  say("page.named", word(say)("level", level), gear === "swimsuit" ? word(say)(gear) : say(`thesauros.gear.${gear}`));

/** The depth scale, with the gear that reaches each level; what the boat at hand does not reach is dark. */
function Scale() {
  const board = useBoard();
  const boat = activeBoat(board.view);
  const boats = boat ? [boat] : ownBoats(board.view, board.seat);
  const reach = Math.max(1, ...boats.map(({ id }) => reachOf(board.facts, id)));
  return (
    <g>
      {LEVEL_GEAR.map((gear, level) => (
        <g
          key={gear}
          className={level < reach ? "thes-level" : "thes-level thes-level-deep"}
          {...seen("level", levelName(board, level + 1, gear))}
        >
          <rect x="3" y={LEVEL_Y + 2 + level * LEVEL_H} width="31" height="22" rx="4" />
          <Text x={10} y={LEVEL_Y + 17.5 + level * LEVEL_H} size={12} bold>
            {level + 1}
          </Text>
          <Icon of={gear} x={16} y={LEVEL_Y + 5 + level * LEVEL_H} size={16} />
        </g>
      ))}
    </g>
  );
}

/** The course of the move that is pointed at, as the engine tells it: its line and its steps. */
function Course({ places }: { places: Map<string, Place> }) {
  const board = useBoard();
  const points = (board.hovered?.way ?? []).flatMap((name) => places.get(name) ?? []);
  if (points.length < 2) return null;
  const d = points
    .slice(1)
    .map((point, i) => line(points[i]!, point))
    .join("");
  return (
    <g aria-hidden="true" className="thes-course">
      <path d={d} className="thes-casing" />
      <path d={d} />
      {points.slice(1, -1).map((point, i) => (
        <g key={point.name} transform={`translate(${point.x - 12} ${point.y + 12})`}>
          <circle r="7.5" />
          <Text x={0} y={4} size={10.5} bold>
            {i + 1}
          </Text>
        </g>
      ))}
    </g>
  );
}

/** The plate at the top of the sea: what is pointed at in the engine's words, and the switch for a pause. */
function Plate() {
  const board = useBoard();
  const { say, hovered } = board;
  const moving = hovered && ["sail", "pass by"].includes(hovered.json.verb);
  const parts = moving ? (hovered.say.split(/ ?: /).at(-1) ?? "") : "";
  const pause = board.switches.includes("pause");
  const on = board.thrown.includes("pause");
  const label = word(say)("pause");
  const wide = Math.min(92, 34 + label.length * 6.4);
  return (
    <>
      {moving ? (
        <g className="thes-plate" aria-hidden="true">
          <rect x="490" y="311" width="206" height="20" rx="5" />
          <Text x={593} y={325.5} size={12} bold most={198}>
            {parts}
          </Text>
        </g>
      ) : (
        !pause && <Legend />
      )}
      {pause && <SwitchSpot which="pause" label={label} x={700} y={309} w={wide} on={on} />}
    </>
  );
}

/** What the card of a switch explains. */
export const SWITCH_CARDS = { pause: "pause", double: "double_action" };

export function SwitchSpot({
  which,
  label,
  x,
  y,
  w,
  on,
}: {
  which: "pause" | "double";
  label: string;
  x: number;
  y: number;
  w: number;
  on: boolean;
}) {
  const board = useBoard();
  const act = () => board.onSwitch(which);
  return (
    <g
      className={`thes-switch${on ? " thes-switch-on" : ""}`}
      role="switch"
      aria-checked={on}
      aria-label={label}
      tabIndex={0}
      data-switch={which}
      data-card={SWITCH_CARDS[which]}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act();
      }}
    >
      <rect x={x} y={y} width={w} height="20" rx="10" />
      <rect x={x + 4} y={y + 4} width="22" height="12" rx="6" className="thes-rail" />
      <circle cx={on ? x + 20 : x + 10} cy={y + 10} r="5" className="thes-knob" />
      <Text x={x + 30} y={y + 14} size={11.5} bold anchor="start" most={w - 34}>
        {label}
      </Text>
    </g>
  );
}

/** Between a sign and its word, and between two entries. */
const LEGEND = { left: 572, size: 11.5, sign: 20, space: 12, most: 216 };

function Legend() {
  const { say } = useBoard();
  const entries: [string, string][] = [
    ["p", "legend.free"],
    ["h", "legend.sonar"],
    ["i", "legend.drill"],
  ];
  const words = entries.map(([, key]) => word(say)(key));
  const signs = entries.length * LEGEND.sign + (entries.length - 1) * LEGEND.space;
  const long = words.reduce((sum, one) => sum + textWide(one, LEGEND.size), 0);
  // Longer words are written smaller.
  const scale = Math.min(1, (LEGEND.most - signs) / long);
  const ends = words.map((_, last) =>
    words
      .slice(0, last + 1)
      .reduce((x, one) => x + LEGEND.sign + textWide(one, LEGEND.size) * scale + LEGEND.space, LEGEND.left),
  );
  return (
    <g className="thes-legend">
      <rect x="562" y="309" width={ends.at(-1)! - LEGEND.space + 4 - 562} height="20" rx="10" aria-hidden="true" />
      {entries.map(([kind, key], index) => {
        const x = index === 0 ? LEGEND.left : ends[index - 1]!;
        return (
          <g key={kind} {...seen(`cell:${kind}`, words[index]!)}>
            <Treasure content={kind} x={x + 4} y={319} size={13} />
            <Text x={x + 15} y={323} size={LEGEND.size * scale} anchor="start">
              {word(say)(key)}
            </Text>
          </g>
        );
      })}
    </g>
  );
}

function SeaSign() {
  const board = useBoard();
  const name = board.say("cli.thesauros.zone.5");
  return (
    <>
      <Spot ids="sign:5" label={board.say("thesauros.zone.5")} x={796} y={308} w={92} h={22}>
        <circle cx="809" cy="319" r="10" className={board.zone === "5" ? "thes-number thes-now" : "thes-number"} />
        <Text x={809} y={323.5} size={12.5} bold className="thes-digit">
          5
        </Text>
        <Text x={822} y={323.5} size={12.5} bold anchor="start" most={66}>
          {name}
        </Text>
      </Spot>
      <Purse account="mx" x={891} y={310} w={46} />
    </>
  );
}

export function Sea() {
  const board = useBoard();
  const { players } = board.view.setup;
  const { places, ways } = useMemo(() => chart(players), [players]);
  const wells = useMemo(() => wellsOf(players), [players]);
  const named = [...places.values()].filter(({ name }) => !name.startsWith("Z") && !LAGOON.includes(name));
  const harbour = places.get("PORT")!;
  return (
    <g className="thes-sea" role="group" aria-label={board.say("thesauros.zone.5")}>
      <path className="thes-ways" aria-hidden="true" d={ways.map(([a, b]) => line(a, b)).join("")} />
      <g data-part="">
        <SeaSign />
        <Plate />
      </g>
      <Lagoon />
      <g data-part="">
        <Scale />
        {wells.map((well) => (
          <WellOf key={well.zone} well={well} />
        ))}
        <Course places={places} />
        <Harbour place={harbour} />
        {named
          .filter(({ name }) => name !== "PORT")
          .map((place) => (
            <OpenSea key={place.name} place={place} />
          ))}
        {wells.flatMap((well) =>
          Array.from({ length: well.columns }, (_, index) => {
            const name = `Z${well.zone}.${index + 1}`;
            const boats = boatsAt(board, name);
            return boats.length > 0 ? (
              <Boats key={name} boats={boats} x={columnX(well, index + 1)} y={DIG_Y + 3} size={44} step={20} />
            ) : null;
          }),
        )}
      </g>
      <rect x="590" y="350" width="20" height="20" fill="none" data-mark="sea" />
      <Flash mark="sea" x={600} y={360} />
    </g>
  );
}
