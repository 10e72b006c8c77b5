// Cards laid out to choose one: dig tiles for a zone, technologies of the pile, objects of the island.
import type { ReactNode } from "react";
import { GearSign, Sign, Treasure, TreasureSign } from "../art/pieces";
import { dollars, useBoard, word } from "../board";
import { Tile } from "../spot";
import { wellsOf } from "../chart";
import { techs, tileCells } from "../view";
import { Frame } from "./frame";

/** A dig tile in small, as it would lie in its well. */
export function TilePicture({ id }: { id: string }) {
  const rows = tileCells(id) ?? [];
  const columns = rows[0]?.length ?? 4;
  return (
    <svg className="thes-tile-picture" viewBox={`0 0 ${columns * 26} 104`} aria-hidden="true">
      {rows.map((row, level) => (
        <g key={level}>
          <rect
            y={level * 26}
            width={columns * 26}
            height="26"
            className={`thes-tile-level thes-tile-level-${level + 1}`}
          />
          {row.map((content, column) =>
            content === "" ? null : (
              <Treasure key={column} content={content} x={column * 26 + 13} y={level * 26 + 13} size={21} />
            ),
          )}
        </g>
      ))}
    </svg>
  );
}

function Choice({ name, card, children }: { name: string; card: string; children: ReactNode }) {
  const { look } = useBoard();
  return (
    <Frame over="town" name={name} card={card} about={`${look.decision.number}`} title={look.decision.question ?? ""}>
      <div className={`thes-choice thes-choice-${name}`}>{children}</div>
    </Frame>
  );
}

/** So wide are the tiles side by side, in units of the board. */
const TILES_WIDE = 470;

export function ChooseTile() {
  const board = useBoard();
  const { legal, look, view, say } = board;
  const tiles = legal.filter(({ json }) => json.verb === "tile");
  const [frame] = view.pending;
  const zone = frame?.rule === "choose_tile" ? frame.zone : 0;
  const well = wellsOf(view.setup.players).find((one) => one.zone === zone);
  if (tiles.length === 0 || !well) return null;
  const middle = well.x + (well.columns * well.wide) / 2;
  const left = Math.max(4, Math.min(936 - TILES_WIDE, middle - TILES_WIDE / 2));
  return (
    <Frame
      over="well"
      at={left}
      name="tiles"
      card="dig_tile"
      about={`${look.decision.number}`}
      title={word(say)("tiles.title", zone)}
    >
      <div className="thes-choice thes-choice-tiles">
        {tiles.map(({ json, say }) => (
          <Tile key={json["tile"]} ids={`tile:${json["tile"]}`} label={say} className="thes-choice-card">
            <TilePicture id={json["tile"] ?? ""} />
            <b>{json["tile"]}</b>
          </Tile>
        ))}
      </div>
    </Frame>
  );
}

export function ChooseTech() {
  const { legal, say } = useBoard();
  const cards = legal.filter(({ json }) => json.verb === "choose");
  if (cards.length === 0) return null;
  return (
    <Choice name="techs" card="pile">
      {cards.map(({ json }) => {
        const id = json["tech"] ?? "";
        const tech = techs.get(id);
        return (
          <Tile key={id} ids={`card:${id}`} label={say(`thesauros.gear.${id}`)} className="thes-choice-card">
            <GearSign id={id} />
            <b>{say(`cli.thesauros.gear.${id}`)}</b>
            <small>{say(`thesauros.gear.${id}.use`)}</small>
            <span className="thes-row">
              <Sign of="patent" /> {dollars(tech?.patent ?? 0)}
            </span>
          </Tile>
        );
      })}
    </Choice>
  );
}

const FOUND_ICONS: Record<string, string> = { coin: "coin", necklace: "patent", watch: "coin", bracelet: "patent" };

export function KeepFound() {
  const { legal, say } = useBoard();
  const found = legal.filter(({ json }) => json.verb === "keep");
  if (found.length === 0) return null;
  return (
    <Choice name="found" card="found">
      {found.map((answer) => {
        const id = answer.json["object"] ?? "";
        const treasure = /^treasure(\d)/.exec(id);
        return (
          <Tile key={id} ids={`found:${id}`} label={word(say)("found")} className="thes-choice-card">
            {treasure ? (
              <TreasureSign content={`p${treasure[1]}`} />
            ) : FOUND_ICONS[id] ? (
              <Sign of={FOUND_ICONS[id]} />
            ) : (
              <GearSign id={id} />
            )}
            <b>{answer.say}</b>
          </Tile>
        );
      })}
    </Choice>
  );
}
