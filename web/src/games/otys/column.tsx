// A player's board: the column of eight divers, three on the surface and five in the deep, with all that lies beside.
import { KeyIcon } from "./art/keys";
import { DiverIcon } from "./art/divers";
import { seen } from "../cards/seen";
import { usePlace } from "../pointed";
import { seatLetter, seatName, useBoard } from "./board";
import { diverWords, narrowType } from "./describe";
import { Gear, keyWord } from "./gear";
import { Spot } from "./spot";
import { Purse } from "./stats";
import { diverName, isUpgraded, PLACES } from "./view";
import type { Player } from "./view";
import { Wave } from "./wave";
import { Token, Zone } from "./zone";

interface RowProps {
  seat: number;
  player: Player;
  /** From 0, the top of the column. */
  index: number;
}

function LevelKey({ seat, player, level }: { seat: number; player: Player; level: number }) {
  const { say, seat: main, view } = useBoard();
  const name = String(level);
  const ready = player.keys.some((key) => key === name);
  const inPlay = view.turn.seat === seat && view.turn.key_in_play === name;
  const word = ready ? "otys.page.key_ready" : inPlay ? "otys.page.key_played" : "otys.page.key_used";
  return (
    <Spot
      ids={seat === main ? [`key:${level}`, `level:${level}`] : []}
      label={say(word, say(keyWord(name)))}
      mark={`key:${seat}:${name}`}
      card={ready || inPlay ? "key" : "used_key"}
      flip={ready || inPlay ? `key:${seat}:${name}` : undefined}
      className={`otys-key${ready ? "" : inPlay ? " otys-in-play" : " otys-away"}`}
    >
      <KeyIcon name={name} />
    </Spot>
  );
}

function DiverSpot({ seat, player, index }: RowProps) {
  const board = useBoard();
  const { say, view, preview, seat: main } = board;
  const tile = player.column[index] ?? "";
  const diver = diverName(tile);
  const place = PLACES[index] ?? "s1";
  const own = seat === main;
  const after = preview?.players[seat]?.column?.[index];
  const name = say(`otys.diver.${diver}`);
  const rival = view.turn.level === place ? [`rival:${seat}`] : [];
  return (
    <span className="otys-seat-of-diver">
      <Spot
        ids={own ? [`diver:${diver}`, `place:${place}`] : rival}
        label={isUpgraded(tile) ? say("otys.page.upgraded", name) : name}
        note={diverWords(say, tile, view.solo !== undefined)}
        mark={`diver:${seat}:${diver}`}
        card={`diver:${diver}`}
        flip={`diver:${seat}:${diver}`}
        className={`otys-diver${isUpgraded(tile) ? " otys-upgraded" : ""}`}
      >
        <DiverIcon diver={diver} upgraded={isUpgraded(tile)} />
        <span key={name} className={`otys-name${narrowType(name)}`}>
          {name}
        </span>
      </Spot>
      {after !== undefined && after !== tile && (
        <span className="otys-next" aria-hidden="true">
          <DiverIcon diver={diverName(after)} upgraded={isUpgraded(after)} />
        </span>
      )}
    </span>
  );
}

function Row({ seat, player, index }: RowProps) {
  const { say, view, look, hot } = useBoard();
  const place = PLACES[index] ?? "s1";
  const level = index - 2;
  const active = view.turn.seat === seat && view.turn.level === place && !look.decision.over;
  if (level < 1) {
    return (
      <li className="otys-row otys-surface">
        <span className="otys-words">{say(`otys.place.${place}`)}</span>
        <DiverSpot seat={seat} player={player} index={index} />
      </li>
    );
  }
  const classes = `${active ? " otys-active" : ""}${hot.has(`row:${level}`) ? " otys-hot-row" : ""}`;
  return (
    <li className={`otys-row otys-depth-${level}${classes}`} aria-current={active ? "step" : undefined}>
      {level === 1 && <Wave />}
      <span className="otys-words">{say(`otys.place.${place}`)}</span>
      <LevelKey seat={seat} player={player} level={level} />
      <DiverSpot seat={seat} player={player} index={index} />
      <Zone seat={seat} player={player} level={level} />
      <Token seat={seat} player={player} level={level} />
    </li>
  );
}

/** The board of one seat; `large` for the one who plays here. */
export function Column({ seat, large }: { seat: number; large: boolean }) {
  const board = useBoard();
  const { say, view, look } = board;
  const place = usePlace(`board:${seat}`);
  const player = view.players[seat];
  if (!player) return null;
  const own = look.viewer === seat;
  const title = own ? say("otys.page.own_board") : say("otys.page.board_of", seatName(board, seat));
  const turn = view.turn.seat === seat && !look.decision.over;
  return (
    <section
      className={`otys-panel otys-column ${large ? "otys-large" : "otys-rival"} otys-seat-${seat}${turn ? " otys-to-play" : ""}`}
      data-part=""
      data-mark={`seat:${seat}`}
      {...place}
      aria-label={title}
    >
      <header className="otys-sky">
        <h2 className="otys-title" tabIndex={-1} data-card="player" data-is={seatName(board, seat)}>
          <i className="otys-pawn" aria-hidden="true">
            {seatLetter(seat)}
          </i>
          <span className="otys-title-text">{own ? title : seatName(board, seat)}</span>
          {turn && <span className="otys-words">{say("otys.page.to_play")}</span>}
        </h2>
        <Purse seat={seat} />
        {!large && (
          <span className="otys-hand-size" {...seen("hand", say("otys.page.hand_size", player.hand_size))}>
            <span className="otys-minicard">{player.hand_size}</span>
          </span>
        )}
      </header>
      <Gear seat={seat} />
      <ol className="otys-rows" aria-label={say("otys.page.column")}>
        {PLACES.map((place, index) => (
          <Row key={place} seat={seat} player={player} index={index} />
        ))}
      </ol>
    </section>
  );
}
