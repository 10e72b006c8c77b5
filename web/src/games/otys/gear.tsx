// A player's X keys, the hacker with the track of used keys, and the mechanic.
import { KeyIcon } from "./art/keys";
import { HackerIcon, MechanicIcon } from "./art/money";
import { usePlace } from "../pointed";
import { useBoard } from "./board";
import { reachAt, technicianSteps, thresholdAt } from "./components";
import { Spot } from "./spot";
import type { Player, Technician } from "./view";

/** The catalogue calls the keys "1" to "5", "x" and "neutral". */
export const keyWord = (name: string): string => `otys.key.${name.toLowerCase()}`;

function Steps({ at }: { at: number }) {
  return (
    <span className="otys-steps">
      {Array.from({ length: technicianSteps + 1 }, (_, step) => (
        <i key={step} className={step === at ? "otys-here" : step < at ? "otys-past" : ""} />
      ))}
    </span>
  );
}

function TechnicianSpot({ seat, player, who }: { seat: number; player: Player; who: Technician }) {
  const { say, seat: main } = useBoard();
  const step = player[who];
  const number = who === "mechanic" ? reachAt(step) : thresholdAt(step);
  return (
    <Spot
      ids={seat === main ? [`technician:${who}`] : []}
      label={say(`otys.page.${who}`, step, number)}
      mark={`technician:${seat}:${who}`}
      card={who}
      className={`otys-technician otys-${who}`}
    >
      {who === "mechanic" ? <MechanicIcon /> : <HackerIcon />}
      <Steps at={step} />
      {who === "mechanic" && <b className="otys-reach">{number}</b>}
    </Spot>
  );
}

function Track({ seat, player }: { seat: number; player: Player }) {
  const { say, seat: main } = useBoard();
  const threshold = thresholdAt(player.hacker);
  const slots = Math.max(threshold, player.track.length);
  return (
    <ol
      className="otys-track"
      {...usePlace(`track:of:${seat}`)}
      aria-label={say("otys.page.track", player.track.length, threshold)}
      data-card="hacker_track"
      tabIndex={-1}
    >
      {Array.from({ length: slots }, (_, i) => {
        const key = player.track[i];
        const end = i === threshold - 1 ? " otys-threshold" : "";
        return (
          <li key={i} className={`otys-slot${end}${key ? "" : " otys-empty"}`}>
            {key && (
              <Spot
                ids={seat === main ? [`track:${key}`] : []}
                label={say("otys.page.used_key", say(keyWord(key)))}
                flip={key === "neutral" ? undefined : `key:${seat}:${key}`}
                card="used_key"
                className="otys-used"
              >
                <KeyIcon name={key} />
              </Spot>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function XKeys({ seat, player }: { seat: number; player: Player }) {
  const { say, seat: main, view } = useBoard();
  const ready = player.keys.includes("X");
  const inPlay = view.turn.seat === seat && view.turn.key_in_play === "X";
  const label = ready ? "otys.page.x_ready" : inPlay ? "otys.page.x_played" : "otys.page.x_used";
  return (
    <span className="otys-xkeys">
      <Spot
        ids={seat === main ? ["key:X"] : []}
        label={say(label)}
        mark={`key:${seat}:X`}
        card="x_key"
        flip={ready || inPlay ? `key:${seat}:X` : undefined}
        className={`otys-key${ready ? "" : inPlay ? " otys-in-play" : " otys-away"}`}
      >
        <KeyIcon name="X" />
      </Spot>
      {(player.neutral_keys > 0 || seat === main) && (
        <Spot
          ids={seat === main ? ["key:neutral"] : []}
          label={say("otys.page.neutral_held", player.neutral_keys)}
          mark={`neutral:${seat}`}
          card="neutral_key"
          className={`otys-key otys-neutral${player.neutral_keys > 0 ? "" : " otys-away"}`}
        >
          <KeyIcon name="neutral" />
          <b className="otys-count">{player.neutral_keys}</b>
        </Spot>
      )}
    </span>
  );
}

export function Gear({ seat }: { seat: number }) {
  const { view } = useBoard();
  const player = view.players[seat];
  if (!player) return null;
  return (
    <div className="otys-gear">
      <XKeys seat={seat} player={player} />
      <TechnicianSpot seat={seat} player={player} who="mechanic" />
      <span className="otys-hack">
        <TechnicianSpot seat={seat} player={player} who="hacker" />
        <Track seat={seat} player={player} />
        <b className="otys-track-count" aria-hidden="true" data-card="hacker_track">
          {player.track.length}/{thresholdAt(player.hacker)}
        </b>
      </span>
    </div>
  );
}
