// How the least number of the die comes about: the weapon's, less whatever helps.
import { seen } from "../../cards/seen";
import { GearSign, Sign } from "../art/pieces";
import { useBoard, word } from "../board";
import { bossDie, sharkUse, type Boat } from "../view";

export interface Part {
  /** The weapon, what is aboard besides, or who dives. */
  of: string;
  by: number;
}

/** The parts of the sum; null where they do not come to what the engine says. */
export function reckoning({ load, crew }: Pick<Boat, "load" | "crew">, skilled: boolean, roll: number): Part[] | null {
  const aboard = [...new Set(load)].map((id) => ({ id, ...sharkUse(id) }));
  const [weapon] = aboard
    .filter((one) => one.kill_on !== undefined)
    .sort((one, other) => one.kill_on! - (one.die_bonus ?? 0) - other.kill_on! + (other.die_bonus ?? 0));
  if (!weapon) return null;
  const helping = aboard.filter(
    ({ id, kill_on, die_bonus }) => die_bonus && (kill_on === undefined || id === weapon.id),
  );
  const parts = [
    { of: weapon.id, by: weapon.kill_on! },
    ...helping.map(({ id, die_bonus }) => ({ of: id, by: -die_bonus! })),
    ...(skilled ? [{ of: crew, by: -bossDie }] : []),
  ];
  return parts.reduce((sum, { by }) => sum + by, 0) === roll ? parts : null;
}

export function Reckoning({ parts, roll }: { parts: Part[]; roll: number }) {
  const { say } = useBoard();
  return (
    <span className="thes-row thes-reckoning">
      {parts.map(({ of, by }) => {
        const gear = by > 0 || sharkUse(of).die_bonus !== undefined;
        const card = gear ? `tech:${of}` : `meeple:${of}`;
        return (
          <span key={`${of} ${by}`} className="thes-row">
            {by < 0 && <b>−</b>}
            <span className="thes-row" {...seen(card, say(`thesauros.${gear ? "gear" : "meeple"}.${of}`))}>
              {gear ? <GearSign id={of} /> : <Sign of={of === "boss" ? "boss" : "worker"} />}
            </span>
            <b>{Math.abs(by)}</b>
          </span>
        );
      })}
      <b>{word(say)("odds.least", roll)}</b>
    </span>
  );
}
