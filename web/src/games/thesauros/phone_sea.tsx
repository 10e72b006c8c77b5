// The sea on a phone: the same graph turned upright, the way down the middle, dig zones on both sides as cards.
import { useEffect, useState } from "react";
import { usePlace } from "../pointed";
import { seen } from "../cards/seen";
import { BoatPicture, BoatSign, Icon, SeatMark, Sign, Treasure } from "./art/pieces";
import { dollars, useBoard, word, type Board } from "./board";
import { edgesOf, LAGOON } from "./chart";
import { boatName, columnWords, fare, LAGOON_ICONS, lagoonGain, levelName, spaceName, SWITCH_CARDS } from "./sea";
import { Spot, Text, Tile } from "./spot";
import {
  bigFishing,
  boatsOf,
  cellsOf,
  columnsOf,
  digZones,
  holdersOf,
  lagoon,
  LEVEL_GEAR,
  NONE,
  ownBoats,
  priceOf,
  seaFishing,
} from "./view";

const PLACES: Record<string, [number, number]> = {
  F1: [180, 98],
  b: [203, 148],
  F2: [176, 198],
  e: [203, 248],
  d: [176, 298],
  g: [180, 348],
  h: [176, 398],
  i: [203, 448],
  j: [287, 322],
};
const CARDS: Record<number, [number, number]> = {
  1: [3, 68],
  3: [216, 68],
  2: [3, 171],
  4: [216, 171],
  5: [3, 274],
  7: [3, 377],
  6: [216, 377],
};
const WIDE = 141;
const HIGH = 99;
const PORT: [number, number] = [300, 32];

const zoneIn = (space: string): number | null => {
  const found = /^Z(\d)/.exec(space);
  return found ? Number(found[1]) : null;
};

/** Where a space is in this picture; those of a dig zone at the inner edge of its card. */
function at(space: string): [number, number] | null {
  if (space === "PORT") return PORT;
  const cove = LAGOON.indexOf(space);
  if (cove >= 0) return [25 + cove * 49, 31];
  const zone = zoneIn(space);
  if (zone === null) return PLACES[space] ?? null;
  const card = CARDS[zone];
  return card ? [card[0] < 100 ? card[0] + WIDE : card[0], card[1] + HIGH / 2] : null;
}

function Ways() {
  const { view } = useBoard();
  const d = edgesOf(view.setup.players).flatMap(([a, b]) => {
    const [from, to] = [at(a), at(b)];
    return from && to && zoneIn(a) !== (zoneIn(b) ?? -1) ? [`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`] : [];
  });
  return <path d={d.join("")} className="thes-ways" aria-hidden="true" />;
}

/** The course of the move that is pointed at, as the engine tells it. */
function Course() {
  const { hovered } = useBoard();
  const points = (hovered?.way ?? []).flatMap((space) => [at(space)].filter((one) => one !== null));
  if (points.length < 2) return null;
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
  return (
    <g aria-hidden="true" className="thes-course">
      <path d={d} className="thes-casing" />
      <path d={d} />
    </g>
  );
}

function Price({ space, x, y }: { space: string; x: number; y: number }) {
  const board = useBoard();
  const price = fare(board.lit.get(`space:${space}`));
  if (price === null) return null;
  return (
    <g className="thes-fare" aria-hidden="true">
      <rect x={x - 13} y={y - 9} width="26" height="18" rx="9" />
      <Text x={x} y={y + 4.5} size={12.5} bold>
        {price}
      </Text>
    </g>
  );
}

const spacesIn = (zone: number): string[] => Array.from({ length: columnsOf(zone - 1) }, (_, i) => `Z${zone}.${i + 1}`);

/** The lit things of a dig zone, by column. */
const litIn = (board: Board, zone: number): string[] =>
  spacesIn(zone).filter((space) => board.lit.has(`space:${space}`) || board.lit.has(`well:${space}`));

function ZoneCard({ zone, onOpen }: { zone: number; onOpen: () => void }) {
  const board = useBoard();
  const { view, say } = board;
  const [x, y] = CARDS[zone]!;
  const cells = cellsOf(view, zone - 1);
  const site = view.board.sites[zone - 1]!;
  const columns = columnsOf(zone - 1);
  const step = (WIDE - 6) / columns;
  const lit = litIn(board, zone);
  // Whoever points at a space of it points at the card that opens it.
  const place = usePlace(spacesIn(zone).map((space) => `space:${space}`));
  const prices = lit.flatMap((space) =>
    (board.lit.get(`space:${space}`) ?? []).flatMap((answer) => priceOf(answer) ?? []),
  );
  const state = site.tile !== NONE ? "up" : cells ? "known" : site.placed ? "hidden" : "none";
  const boats = boatsOf(view).filter(({ space }) => zoneIn(space) === zone);
  const name = `${say("cli.thesauros.group.dig_zone", zone)}, ${word(say)(`well.${state}`)}`;
  return (
    <g
      className={`thes-spot thes-zone-card${lit.length > 0 ? " thes-lit" : ""}`}
      role="button"
      tabIndex={0}
      data-open-zone={zone}
      data-mark={`bed:${zone}`}
      data-card={`bed:${zone}`}
      {...place}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onOpen();
      }}
    >
      <text className="thes-name" x={x} y={y} fontSize="0.01">
        {name}
      </text>
      <g aria-hidden="true">
        <rect className="thes-halo" x={x} y={y} width={WIDE} height={HIGH} rx="7" />
        <rect x={x} y={y} width={WIDE} height={HIGH} rx="7" className={`thes-well thes-well-${state}`} />
        {[1, 2, 3].map((level) => (
          <rect
            key={level}
            x={x}
            y={y + 24 + level * 18}
            width={WIDE}
            height={HIGH - 24 - level * 18}
            className="thes-deeper"
          />
        ))}
        <circle cx={x + 14} cy={y + 13} r="10" fill="#fff" />
        <Text x={x + 14} y={y + 17.5} size={13} bold className="thes-on-paper">
          {zone}
        </Text>
        <g aria-hidden="true">
          {holdersOf(view, zone - 1).map((seat, i) => (
            <SeatMark key={seat} seat={seat} x={x + 35 + i * 19} y={y + 13} size={17} />
          ))}
          {cells?.map((row, level) =>
            row.map(({ content, covered }, column) =>
              content === "" || covered ? null : (
                <Treasure
                  key={`${level}.${column}`}
                  content={content}
                  x={x + 3 + step * (column + 0.5)}
                  y={y + 33 + level * 18}
                  size={15.5}
                />
              ),
            ),
          )}
          {!cells && (
            <g className={`thes-unknown-${state}`}>
              {state === "hidden" && <Icon of="lock" x={x + WIDE / 2 - 9} y={y + 26} size={18} />}
              {[1, 2].map((line) => (
                <Text key={line} x={x + WIDE / 2} y={y + 42 + line * 15} size={12.5} bold={line === 1} most={WIDE - 50}>
                  {word(say)(`well.${state}.${line}`)}
                </Text>
              ))}
            </g>
          )}
          {boats.map((boat, i) => (
            <BoatPicture
              key={boat.id}
              seat={boat.seat}
              crew={boat.crew}
              x={x + WIDE - 24 - i * 30}
              y={y + 20}
              size={34}
            />
          ))}
        </g>
        <rect className="thes-ring" x={x} y={y} width={WIDE} height={HIGH} rx="7" />
        {prices.length > 0 && (
          <g className="thes-fare" aria-hidden="true">
            <rect x={x + WIDE / 2 - 15} y={y - 8} width="30" height="18" rx="9" />
            <Text x={x + WIDE / 2} y={y + 5.5} size={12.5} bold>
              {Math.min(...prices) === 0 ? "0" : dollars(Math.min(...prices))}
            </Text>
          </g>
        )}
      </g>
    </g>
  );
}

export function ZoneSheet({ zone, onClose }: { zone: number; onClose: () => void }) {
  const board = useBoard();
  const { view, say } = board;
  const text = word(say);
  const cells = cellsOf(view, zone - 1);
  return (
    <section className="thes-sheet thes-zone-sheet" data-part="" aria-label={say("cli.thesauros.group.dig_zone", zone)}>
      <header className="thes-sheet-head">
        <h2 tabIndex={-1} data-card={`bed:${zone}`}>
          {text("choose_column", zone)}
        </h2>
        <button type="button" className="thes-close" aria-label={text("back")} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="thes-columns">
        {Array.from({ length: columnsOf(zone - 1) }, (_, index) => {
          const column = index + 1;
          const space = `Z${zone}.${column}`;
          const price = fare(board.lit.get(`space:${space}`));
          return (
            <Tile
              key={column}
              ids={[`space:${space}`, `well:${space}`, `mine:${zone}.${column}`]}
              label={say("page.named", text("column", zone, column), columnWords(board, zone, column))}
              className="thes-column"
            >
              <span>{text("column.short", column)}</span>
              <b>{price ?? " "}</b>
              {cells && (
                <svg viewBox="0 0 40 104" aria-hidden="true">
                  {cells.map((row, level) => {
                    const { content, covered } = row[index] ?? { content: "", covered: false };
                    return (
                      <g key={level}>
                        <rect
                          y={level * 26}
                          width="40"
                          height="26"
                          className={`thes-tile-level thes-tile-level-${level + 1}`}
                        />
                        {content !== "" && !covered && (
                          <Treasure content={content} x={20} y={level * 26 + 13} size={21} />
                        )}
                      </g>
                    );
                  })}
                </svg>
              )}
            </Tile>
          );
        })}
      </div>
      <p className="thes-row thes-levels">
        {LEVEL_GEAR.map((gear, level) => (
          <span key={gear} className="thes-row" {...seen("level", levelName(board, level + 1, gear))}>
            {level + 1}
            <Sign of={gear} />
          </span>
        ))}
      </p>
    </section>
  );
}

function Fleet() {
  const board = useBoard();
  const boats = ownBoats(board.view, board.seat).filter(
    ({ id }) => board.lit.has(`boat:${id}`) || board.others.has(`boat:${id}`),
  );
  const pause = board.switches.includes("pause");
  if (boats.length === 0 && !pause) return null;
  return (
    <div className="thes-loose" data-part="">
      {boats.map((boat) => (
        <Tile key={boat.id} ids={`boat:${boat.id}`} label={boatName(board, boat)} className="thes-chip">
          <BoatSign seat={boat.seat} crew={boat.crew} /> {boat.id.slice(1)} · {spaceName(board, boat.space)}
        </Tile>
      ))}
      {pause && (
        <button
          type="button"
          role="switch"
          data-switch="pause"
          data-card={SWITCH_CARDS.pause}
          aria-checked={board.thrown.includes("pause")}
          className="thes-chip thes-chip-switch"
          onClick={() => board.onSwitch("pause")}
        >
          {word(board.say)("pause")}
        </button>
      )}
    </div>
  );
}

export function PhoneSea() {
  const board = useBoard();
  const { view, say } = board;
  const { players } = view.setup;
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => setOpen(null), [board.look.decision.number]);
  const fishing = bigFishing(players);
  const zones = Object.keys(CARDS)
    .map(Number)
    .filter((zone) => zone <= digZones(players));
  const used = new Set(edgesOf(players).flat());
  const boatsAt = (space: string) => boatsOf(view).filter((boat) => boat.space === space);
  if (open !== null) return <ZoneSheet zone={open} onClose={() => setOpen(null)} />;
  return (
    <>
      <Fleet />
      <svg
        className="thes-phone-sea"
        viewBox="0 0 360 480"
        role="group"
        aria-label={say("thesauros.zone.5")}
        data-part=""
      >
        <rect width="360" height="480" fill="url(#thes-deep)" />
        <defs>
          <linearGradient id="thes-deep" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="thes-water-0" />
            <stop offset="0.3" className="thes-water-1" />
            <stop offset="0.7" className="thes-water-2" />
            <stop offset="1" className="thes-water-3" />
          </linearGradient>
        </defs>
        <path d="M0 0h252q-2 50-14 60-12 6-60 6H0z" className="thes-lagoon" aria-hidden="true" />
        <Ways />
        {LAGOON.map((space, index) => {
          const x = 2 + index * 49;
          const gain = lagoonGain(view, space);
          return (
            <Spot
              key={space}
              ids={`space:${space}`}
              mark={`space:${space}`}
              over={<Price space={space} x={x + 32} y={8} />}
              label={`${spaceName(board, space)} ${gain}`}
              x={x}
              y={3}
              w={46}
              h={56}
            >
              <rect
                x={x}
                y="3"
                width="46"
                height="56"
                rx="7"
                className={gain === "–" ? "thes-cove thes-cove-none" : "thes-cove"}
              />
              <Icon of={LAGOON_ICONS[String(lagoon.get(space)?.kind)] ?? "island"} x={x + 10} y={6} size={26} />
              <Text x={x + 23} y={52} size={12} bold most={42}>
                {gain === "–" ? word(say)("none") : gain}
              </Text>
              {boatsAt(space).map((boat, i) => (
                <BoatPicture key={boat.id} seat={boat.seat} crew={boat.crew} x={x + 23 + i * 8} y={38} size={36} />
              ))}
            </Spot>
          );
        })}
        <Spot
          ids="space:PORT"
          mark="space:PORT"
          over={<Price space="PORT" x={338} y={10} />}
          label={spaceName(board, "PORT")}
          x={258}
          y={4}
          w={98}
          h={56}
        >
          <rect x="258" y="4" width="98" height="56" rx="7" className="thes-port" />
          <Icon of="z7" x={263} y={7} size={16} />
          <Text x={283} y={20} size={13} bold anchor="start" most={68} className="thes-on-paper">
            {say("cli.thesauros.zone.7")}
          </Text>
          {boatsAt("PORT").map((boat, i) => (
            <BoatPicture
              key={boat.id}
              seat={boat.seat}
              crew={boat.crew}
              x={276 + (i % 4) * 22}
              y={42 + Math.floor(i / 4) * 12}
              size={22}
            />
          ))}
        </Spot>
        {zones.map((zone) => {
          const [only, ...more] = litIn(board, zone);
          const press = () =>
            only !== undefined && more.length === 0 && board.lit.has(`space:${only}`)
              ? board.press(`space:${only}`)
              : setOpen(zone);
          return <ZoneCard key={zone} zone={zone} onOpen={press} />;
        })}
        {Object.entries(PLACES)
          .filter(([name]) => used.has(name))
          .map(([name, [x, y]]) => (
            <Spot
              key={name}
              ids={`space:${name}`}
              mark={`space:${name}`}
              over={<Price space={name} x={x + 14} y={y - 18} />}
              label={spaceName(board, name)}
              x={x - 23}
              y={y - 23}
              w={46}
              h={46}
              radius={23}
            >
              <rect x={x - 24} y={y - 24} width="48" height="48" fill="transparent" />
              <circle cx={x} cy={y} r={fishing.includes(name) ? 22 : 15} className="thes-place" />
              {fishing.includes(name) ? (
                <>
                  <Icon of="fish" x={x - 12} y={y - 17} size={24} />
                  <Text x={x} y={y + 16} size={11.5} bold>
                    {`+${dollars(seaFishing)}`}
                  </Text>
                </>
              ) : (
                <Text x={x} y={y + 5} size={14}>
                  {name}
                </Text>
              )}
              {boatsAt(name).map((boat, i) => (
                <BoatPicture key={boat.id} seat={boat.seat} crew={boat.crew} x={x + i * 10} y={y + 8} size={40} />
              ))}
            </Spot>
          ))}
        <Course />
      </svg>
    </>
  );
}
