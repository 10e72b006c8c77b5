// A dive: the column enlarged, where the diver is, what the die must show, and what is at stake.
import { seen } from "../../cards/seen";
import { BoatPicture, GearSign, Icon, Sign, Treasure, TreasureSign } from "../art/pieces";
import { dollars, useBoard, word } from "../board";
import { columnWords, spaceName } from "../sea";
import { Text } from "../spot";
import { activeBoat, cellsOf, dieFaces, endOf, meepleIndex, NONE, reachOf } from "../view";
import { answerOf, Frame, Give } from "./frame";
import { Reckoning, reckoning } from "./reckoning";

const PIPS: [number, number][][] = [
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
];

/** The faces of the die, those that kill lit and ticked. */
function Dice({ from }: { from: number }) {
  return (
    <svg className="thes-dice" viewBox="0 0 282 56" aria-hidden="true">
      {PIPS.slice(0, dieFaces).map((pips, index) => {
        const hit = index + 1 >= from;
        return (
          <g
            key={index}
            transform={`translate(${index * 47} 0)`}
            className={hit ? "thes-die thes-die-hit" : "thes-die"}
          >
            <rect x="1.5" y="1.5" width="38" height="38" rx="7" />
            {pips.map(([cx, cy]) => (
              <circle key={`${cx}${cy}`} cx={cx * 10 + 0.5} cy={cy * 10 + 0.5} r="3.4" />
            ))}
            <path d={hit ? "M13 47l5 5 10-8" : "M15 45l10 8m0-8l-10 8"} />
          </g>
        );
      })}
    </svg>
  );
}

/** The levels under the boat, as far as the viewer knows them. */
function Column({
  zone,
  column,
  level,
  reach,
  seat,
  crew,
}: {
  zone: number;
  column: number;
  level: number;
  reach: number;
  seat: number;
  crew: string;
}) {
  const board = useBoard();
  const { view, say } = board;
  const cells = cellsOf(view, zone - 1) ?? [];
  return (
    <svg
      className="thes-dive-column"
      viewBox="0 0 200 256"
      {...seen("column", say("page.named", word(say)("column", zone, column), columnWords(board, zone, column)))}
    >
      <rect width="200" height="48" className="thes-dive-sky" />
      {cells.map((row, index) => {
        const { content, covered } = row[column - 1] ?? { content: "", covered: false };
        const y = 48 + index * 52;
        return (
          <g key={index} className={`thes-dive-level thes-dive-level-${index + 1}`}>
            <rect y={y} width="200" height="52" />
            <Text x={16} y={y + 32} size={16} bold className="thes-on-dark">
              {index + 1}
            </Text>
            {content !== "" && !covered && <Treasure content={content} x={86} y={y + 26} size={38} />}
            {index + 1 === level && (
              <g key={level} className="thes-diver-down">
                <Icon of="diver" x={120} y={y + 8} size={34} className="thes-diver" />
              </g>
            )}
            {index >= reach && (
              <Text x={152} y={y + 32} size={13} bold most={78} className="thes-on-dark">
                {word(say)("too_deep")}
              </Text>
            )}
          </g>
        );
      })}
      <path d="M86 34V0" className="thes-line" />
      <path d={`M86 48v${Math.max(0, level - 1) * 52 + 8}`} className="thes-line" />
      <path d="M0 48q17-9 33 0t33 0 33 0 33 0 33 0 35 0v8H0z" className="thes-dive-wave" />
      <BoatPicture seat={seat} crew={crew} x={86} y={46} size={62} />
    </svg>
  );
}

/** What lies in a cell, as its card is called. */
const cardOf = (content: string): string => (content === "SH" ? "shark" : `cell:${content.charAt(0)}`);

export function Dive() {
  const board = useBoard();
  const { view, look, say, legal } = board;
  const text = word(say);
  const [frame] = view.pending;
  const boat = activeBoat(view);
  const space = /^Z(\d)\.(\d)$/.exec(boat?.space ?? "");
  if ((frame?.rule !== "meet_shark" && frame?.rule !== "lift_treasure") || !boat || !space) return null;
  const [zone, column] = [Number(space[1]), Number(space[2])];
  const level = frame.row + 1;
  const reach = reachOf(board.facts, boat.id);
  const [shoot, spare, take, leave, surface] = ["shoot", "spare", "take", "leave", "surface"].map((verb) =>
    answerOf(legal, verb),
  );
  const roll = shoot?.roll ?? null;
  const hat = view.players[Number(boat.seat)]?.meeples[meepleIndex(boat.crew)]?.hat;
  const parts = roll === null ? null : reckoning(boat, boat.crew === "boss" || hat === "port", roll);
  const below = (cellsOf(view, zone - 1) ?? []).flatMap((row, index) => {
    const { content, covered } = row[column - 1] ?? { content: "", covered: true };
    return index + 1 > level && content !== "" && !covered ? [{ level: index + 1, content }] : [];
  });
  const content = (cellsOf(view, zone - 1) ?? [])[level - 1]?.[column - 1]?.content ?? "";
  return (
    <Frame
      over="town"
      name="dive"
      card={frame.rule === "meet_shark" ? "shark" : cardOf(content)}
      about={`${look.decision.number}`}
      title={frame.rule === "meet_shark" ? text("dive.shark", level) : text("dive.treasure", level)}
      note={spaceName(board, boat.space)}
    >
      <div className="thes-dive">
        <Column zone={zone} column={column} level={level} reach={reach} seat={boat.seat} crew={boat.crew} />
        <div className="thes-dive-middle">
          {shoot && roll !== null && (
            <>
              <div className="thes-odds" role="group" tabIndex={-1} data-card="shark">
                <Dice from={roll} />
                <b>{text("odds", dieFaces + 1 - roll)}</b>
              </div>
              {parts && <Reckoning parts={parts} roll={roll} />}
              <p data-card="shark">{shoot.say}</p>
            </>
          )}
          {take && (
            <p className="thes-find" tabIndex={-1} data-card={cardOf(content)}>
              <TreasureSign content={content} /> {take.say}
            </p>
          )}
          <span className="thes-row thes-aboard">
            <span className="thes-soft">{text("aboard")}</span>
            <span {...seen(`meeple:${boat.crew}`, say(`thesauros.meeple.${boat.crew}`))}>
              <Sign of={boat.crew === "boss" ? "boss" : "worker"} />
            </span>
            {boat.load.length === 0 && NONE === boat.crew ? "–" : null}
            {boat.load.map((id, index) => (
              <span key={index} {...seen(`tech:${id}`, say(`thesauros.gear.${id}`))}>
                <GearSign id={id} />
              </span>
            ))}
          </span>
          <div className="thes-scene-answers">
            <Give answer={shoot} card="shark" main>
              <Sign of="speargun" /> {text("shoot")}
            </Give>
            <Give answer={spare} card="flee">
              {text("spare")}
            </Give>
            <Give answer={take} card={cardOf(content)} main>
              <TreasureSign content={content} /> {text("take")}
            </Give>
            <Give answer={leave} card={cardOf(content)}>
              {text("leave")}
            </Give>
            <Give answer={surface} card="dive">
              ↑ {text("surface")}
            </Give>
          </div>
        </div>
        <div className="thes-stakes">
          <h3>{text("stakes")}</h3>
          {frame.rule === "meet_shark" && (
            <p tabIndex={-1} data-card="shark">
              <Sign of="shark" /> {text("stakes.shark", endOf.shark)}
            </p>
          )}
          {shoot && (
            <p tabIndex={-1} data-card="flee">
              <Sign of="die" /> {text("stakes.miss")}
            </p>
          )}
          {below.map((one) => (
            <p key={one.level} tabIndex={-1} data-card={cardOf(one.content)}>
              <TreasureSign content={one.content} />{" "}
              {one.content === "SH"
                ? text("stakes.next_shark", one.level)
                : text(one.level > reach ? "stakes.deep" : "stakes.next", dollars(one.content.slice(1)), one.level)}
            </p>
          ))}
          {below.length === 0 && <p className="thes-soft">{text("stakes.nothing")}</p>}
        </div>
      </div>
    </Frame>
  );
}
