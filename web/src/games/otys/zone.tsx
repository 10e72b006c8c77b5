// A player's search zone on one level: the resources there, the free places, and the reward token that lies on it.
import { BackIcon } from "./art/rewards";
import { ResourceIcon } from "./art/resources";
import { letterOf, useBoard } from "./board";
import { capacity, rewardOf } from "./components";
import { Spot } from "./spot";
import { cargoSize, RESOURCES } from "./view";
import type { Player, Resource } from "./view";

/** How many more (or fewer) of a type the previewed answer leaves here. */
function useChange(seat: number, level: number, type: Resource): number {
  const cargo = useBoard().preview?.players[seat]?.cargo ?? [];
  return cargo.find((one) => one.level === level && one.resource === type)?.by ?? 0;
}

function Pile({ seat, level, type, count }: { seat: number; level: number; type: Resource; count: number }) {
  const { say, seat: main } = useBoard();
  const change = useChange(seat, level, type);
  const letter = letterOf(say)(type);
  return (
    <Spot
      ids={seat === main ? [`cargo:${level}:${type}`] : []}
      label={say("otys.page.pile", say(`otys.resource.${type}`), count)}
      mark={`cargo:${seat}:${level}:${type}`}
      card={`resource:${type}`}
      className="otys-pile"
    >
      {Array.from({ length: count }, (_, i) => (
        <ResourceIcon key={i} type={type} letter={letter} className={i >= count + change ? "otys-leaves" : ""} />
      ))}
    </Spot>
  );
}

function Ghost({ seat, level, type }: { seat: number; level: number; type: Resource }) {
  const { say } = useBoard();
  const change = useChange(seat, level, type);
  if (change <= 0) return null;
  return <ResourceIcon type={type} letter={letterOf(say)(type)} className="otys-ghost" />;
}

export function Zone({ seat, player, level }: { seat: number; player: Player; level: number }) {
  const { say, seat: main, preview } = useBoard();
  const cargo = player.levels[level - 1];
  if (!cargo) return null;
  const changes = preview?.players[seat]?.cargo ?? [];
  const coming = seat === main ? changes.filter((one) => one.level === level && one.by > 0).length : 0;
  const free = capacity(level) - cargoSize(cargo);
  return (
    <span className="otys-zone">
      {RESOURCES.filter((type) => cargo[type] > 0).map((type) => (
        <Pile key={type} seat={seat} level={level} type={type} count={cargo[type]} />
      ))}
      <Spot
        ids={seat === main ? [`level:${level}`] : []}
        label={say("otys.page.free", free)}
        card="search_zone"
        className="otys-free"
      >
        {seat === main && RESOURCES.map((type) => <Ghost key={type} seat={seat} level={level} type={type} />)}
        {Array.from({ length: Math.max(0, free - coming) }, (_, i) => (
          <i key={i} className="otys-cell" />
        ))}
      </Spot>
    </span>
  );
}

export function Token({ seat, player, level }: { seat: number; player: Player; level: number }) {
  const { say, seat: main } = useBoard();
  const id = player.rewards[level - 1];
  if (!id || id === "none") return <span className="otys-token otys-no-token" />;
  const { back } = rewardOf(id);
  return (
    <Spot
      ids={seat === main ? [`token:${level}`] : []}
      label={say("otys.page.token", say(`otys.back.${back}`))}
      mark={`token:${seat}:${level}`}
      card="back"
      className="otys-token"
    >
      <BackIcon back={back} />
    </Spot>
  );
}
