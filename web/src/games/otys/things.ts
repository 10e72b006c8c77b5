// Which things on the board each answer is given by: the ways to it, one click after the other.
import type { Answer } from "../../session/types";
import { actionOf, activeLevel, diverName, diverOn, placeOf, PLACES } from "./view";
import type { View } from "./view";

/** Something on the board that can be clicked: "key:3", "diver:spy", "place:s1". "do:…" is a button of the bar. */
export type Thing = string;

/** The tile whose effect is being used, and where it stands: on the seat's own board or on that of a rival. */
export function actor(view: View, seat: number): { tile: string; owner: number } | null {
  const frame = view.pending[0];
  const level = activeLevel(view);
  if (frame?.rule === "copied_resurface") {
    const player = view.players[seat];
    return player ? { tile: player.column[placeOf(player, frame.diver ?? "spy")] ?? "", owner: seat } : null;
  }
  const owner = frame?.rule === "use_copied" ? (frame.owner ?? seat) : seat;
  const player = view.players[owner];
  return level === null || !player ? null : { tile: diverOn(player, level), owner };
}

function actorThing(view: View, seat: number): Thing {
  const acting = actor(view, seat);
  if (!acting) return "do:nobody";
  return acting.owner === seat ? `diver:${diverName(acting.tile)}` : `rival:${acting.owner}`;
}

/** The reward token that a front or a back is taken from. */
function tokenThing(view: View): Thing {
  const frame = view.pending[0];
  if (frame?.rule === "claim_back") return `token:${frame.level}`;
  return frame?.rule === "use_front" ? `reward:${frame.level}:${frame.token}` : "do:nothing";
}

/** The diver that a key would activate: whoever presses it means the key. */
const diverAt = (view: View, seat: number, level: string): Thing => {
  const player = view.players[seat];
  return player ? `diver:${diverName(diverOn(player, Number(level)))}` : "do:nobody";
};

/** Every way to give an answer by clicking, the most natural first. */
export function ways(answer: Answer, view: View, seat: number): Thing[][] {
  const a = actionOf(answer);
  const level = view.turn.level;
  const sponsor = `sponsor:${level}`;
  const does = `do:${answer.text}`;
  switch (a?.verb) {
    case "key":
      return [[`key:${a.level}`], [diverAt(view, seat, a.level), does]];
    case "x":
      return [
        [a.which === "own" ? "key:X" : "key:neutral", `level:${a.level}`],
        [diverAt(view, seat, a.level), does],
      ];
    case "complete":
      return [[`contract:${a.contract}`, `level:${a.level}`, does]];
    case "sponsor":
      return [[sponsor, does]];
    case "sponsor key":
      return [[sponsor, `track:${a.key}`], [`track:${a.key}`]];
    case "sponsor reward":
      return [[sponsor, `reward:${level}:${a.token}`], [`reward:${level}:${a.token}`]];
    case "sponsor flip":
      return [
        [sponsor, `diver:${a.diver}`],
        [`diver:${a.diver}`, does],
      ];
    case "sponsor move":
      return [
        [sponsor, `cargo:${a.from}:${a.resource}`, `level:${a.to}`],
        [`cargo:${a.from}:${a.resource}`, `level:${a.to}`],
      ];
    case "propel":
      return [[`diver:${a.diver}`, `place:${a.to}`]];
    case "sell":
      return [
        [`cargo:${level}:${a.resource}`, does],
        [`store:${a.resource}`, does],
      ];
    case "buy":
      return [[`store:${a.resource}`, does]];
    case "find key":
    case "bonus key":
      return [
        [`track:${a.key}`, does],
        [actorThing(view, seat), `track:${a.key}`, does],
      ];
    case "draw":
      return [["deck"], [actorThing(view, seat), does]];
    case "copy":
      return [[`rival:${answer.owner}`]];
    case "push":
    case "timer":
      return [[`timer:${a.timer}`]];
    case "improve":
      return [[`technician:${a.technician}`]];
    case "explore":
      return [[`reward:${level}:${a.token}`]];
    case "keep":
      return [[`contract:${a.contract}`]];
    case "gain":
    case "accept":
      return [[does], [tokenThing(view), does]];
    case "flip":
      return [[`diver:${a.diver}`]];
    case "resurface":
      return [[does], [`place:${PLACES[0]}`], [actorThing(view, seat), does]];
    case "dive":
    case "find":
    case "find bonus":
    case "bonus":
    case "stay":
      return [[does], [actorThing(view, seat), does]];
    case "cube":
      return [[`cube:${a.resource}`], [`store:${a.resource}`]];
    default:
      return [[does]];
  }
}
