// The sea: a chart with the zodiacs on it, the lagoon, and the dig zones as far as the viewer knows them.

import { useMemo } from "react";
import type { Say } from "../../words/use_words";
import { chart, LAGOON, type Place } from "./chart";
import { seatLetter } from "./Pieces";
import { Spot, useSpot, useSpots } from "./spot";
import { cellsOf, NONE, type View, type Zodiac } from "./view";

interface SeaProps {
  view: View;
  say: Say;
  names: string[];
  /** The space of the answer that is being looked at. */
  lit: string | null;
}

export function Sea(props: SeaProps) {
  const { say, view } = props;
  return (
    <section className="panel thes-sea">
      <h2>{say("cli.thesauros.zone.5")}</h2>
      <Chart {...props} />
      <Lagoon {...props} />
      <Boats {...props} />
      <ul className="thes-sites">
        {view.board.sites.map((_, zone) => (
          <DigZone key={zone} zone={zone} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** A place under a finger: so wide that the next one begins where it ends. */
const REACH = 24;
/** At which it is still wide enough. */
const LEAST_SCALE = 0.96;
/** The boats of all companies may lie in the port, below which there is room for two rows of them. */
const ROW_IN_PORT = 4;

const berth = (inPort: boolean, place: number, boats: number): string =>
  inPort
    ? `translate(${(place % ROW_IN_PORT) * 18 - 18} ${28 + Math.floor(place / ROW_IN_PORT) * 18})`
    : `translate(${place * 18 - (boats - 1) * 9} -20)`;

type Boat = Zodiac & { index: number };

const boatsAt = (view: View, space: string): Boat[] =>
  view.zodiacs
    .map((zodiac, index) => ({ ...zodiac, index }))
    .filter((zodiac) => zodiac.owner !== NONE && zodiac.space === space);

interface PlaceProps {
  place: Place;
  boats: Boat[];
  lit: boolean;
}

function SeaPlace({ place: { name, x, y }, boats, lit }: PlaceProps) {
  const kind = name.startsWith("Z") ? "dig" : name.startsWith("F") ? "fish" : name === "PORT" ? "port" : "open";
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-lit={lit || undefined}
      className="thes-place"
      {...useSpot(`space:${name}`, name === "PORT" ? "⚓ PORT" : name)}
    >
      <rect className="thes-reach" x={-REACH} y={-REACH} width={2 * REACH} height={2 * REACH} rx="8" />
      <circle r={name === "PORT" ? 18 : 14} data-kind={kind} />
      <text y="4">{name === "PORT" ? "⚓" : name.startsWith("Z") ? name.slice(1) : name}</text>
      {boats.map(({ owner, index }, place) => (
        <g key={index} transform={berth(name === "PORT", place, boats.length)} className="thes-boat" data-seat={owner}>
          <rect x="-9" y="-9" width="18" height="16" rx="5" />
          <text y="2.5">
            {seatLetter(owner)}
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

function Chart({ view, say, lit }: SeaProps) {
  // Without a question about it the chart is a picture: the list of boats says the same in words.
  const asked = useSpots().asks("space:PORT");
  const { places, ways } = useMemo(() => chart(view.setup.players), [view.setup.players]);
  const right = Math.max(...places.map(({ x }) => x)) + 24;
  return (
    <div className="thes-chart" tabIndex={0} role="group" aria-label={say("cli.thesauros.zone.5")}>
      <svg
        viewBox={`-24 -30 ${right + 24} 216`}
        // Never smaller than this, for fingers; a narrow window goes over it sideways.
        style={{ minWidth: (right + 24) * LEAST_SCALE }}
        data-part=""
        aria-hidden={!asked}
      >
        {ways.map(([a, b]) => (
          <line key={`${a.name}-${b.name}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="thes-way" />
        ))}
        {places.map((place) => (
          <SeaPlace key={place.name} place={place} boats={boatsAt(view, place.name)} lit={lit === place.name} />
        ))}
      </svg>
    </div>
  );
}

/** The spaces of the lagoon, reached from the port. */
function Lagoon({ view, say, names, lit }: SeaProps) {
  return (
    <ul className="thes-lagoon" data-part="">
      {[...LAGOON].map(([space, kind]) => {
        const name = say(`thesauros.space.${kind}`);
        return (
          <li key={space} className="thes-cove thes-card" data-lit={lit === space || undefined}>
            <Spot thing={`space:${space}`} label={`${space} ${name}`}>
              <b>{space}</b> {name}
            </Spot>
            {boatsAt(view, space).map(({ owner, index }) => (
              <abbr key={index} className="thes-seat" data-seat={owner} title={names[Number(owner)]}>
                {seatLetter(owner)}
                {index + 1}
              </abbr>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function Boats({ view, say, names }: SeaProps) {
  const out = view.zodiacs.flatMap((zodiac, index) =>
    zodiac.owner !== NONE && (zodiac.crew !== NONE || LAGOON.has(zodiac.space)) ? [{ ...zodiac, index }] : [],
  );
  const where = (space: string) => {
    const kind = space === "PORT" ? "port" : LAGOON.get(space);
    return kind ? say(`thesauros.space.${kind}`) : space;
  };
  if (out.length === 0) return null;
  return (
    <ul className="thes-boats">
      {out.map(({ owner, index, space, crew, load }) => (
        <li key={index}>
          <b className="thes-seat" data-seat={owner}>
            {seatLetter(owner)}
          </b>{" "}
          {say("thesauros.hold.z" + (index + 1))} ({names[Number(owner)]}): {where(space)}
          {crew !== NONE && ` · ${say(`thesauros.meeple.${crew}`)}`}
          {load.length > 0 && ` · ${load.map((gear) => say(`thesauros.gear.${gear}`)).join(", ")}`}
        </li>
      ))}
    </ul>
  );
}

/** The signs of the sentences and of the terminal: what is before and behind the value, and the word for it. */
const CELLS: Record<string, [string, string, string]> = {
  p: ["", "", "treasure"],
  h: ["(", ")", "hidden"],
  i: ["[", "]", "rock"],
};

function DigZone({ view, say, zone }: SeaProps & { zone: number }) {
  const cells = cellsOf(view, zone);
  const site = view.board.sites[zone]!;
  const open = site.tile !== NONE;
  return (
    <li className="thes-site">
      <h3>
        {say("cli.thesauros.group.dig_zone", zone + 1)}
        {cells && <small> {say(open ? "cli.thesauros.dig.up" : "cli.thesauros.dig.down")}</small>}
      </h3>
      {cells ? (
        <table>
          <tbody>
            {cells.map((row, level) => (
              <tr key={level}>
                <th scope="row">{level + 1}</th>
                {row.map(({ content, covered }, column) => (
                  <Cell key={column} content={content} covered={covered} say={say} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="small">{site.placed ? "?" : "–"}</p>
      )}
    </li>
  );
}

function Cell({ content, covered, say }: { content: string; covered: boolean; say: Say }) {
  const word = (key: string, value = "") => say(`cli.thesauros.plain.cell.${key}`, value);
  if (covered)
    return (
      <td title={word("covered")} data-covered="">
        ×
      </td>
    );
  if (content === "") return <td title={word("nothing")}>·</td>;
  if (content === "SH")
    return (
      <td title={word("shark")} data-cell="shark">
        ◢
      </td>
    );
  const [before, behind, key] = CELLS[content[0]!] ?? ["", "", "treasure"];
  return (
    <td title={word(key, content.slice(1))} data-cell={key}>
      {before}
      {content.slice(1)}
      {behind}
    </td>
  );
}
