// Numbers beside small pictures: prestige, credits and batteries, with what a previewed answer adds or takes.
import type { ReactNode } from "react";
import { BatteryIcon, CreditIcon, PrestigeIcon } from "./art/money";
import { seen } from "../cards/seen";
import { usePlace } from "../pointed";
import { useBoard } from "./board";
import { Flash } from "./spot";

interface StatProps {
  /** What its card explains. */
  card: string;
  icon: ReactNode;
  value: number;
  label: string;
  change?: number;
  mark?: string | undefined;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function Stat({ card, icon, value, label, change = 0, mark }: StatProps) {
  const { point } = useBoard();
  const place = usePlace(mark ?? []);
  return (
    <span
      className="otys-stat"
      data-mark={mark}
      {...place}
      {...seen(card, label)}
      onMouseEnter={() => point(null, label)}
      onMouseLeave={() => point(null, null)}
    >
      <span className="otys-stat-face">
        {icon}
        <b>{value}</b>
        {change !== 0 && <em className={change > 0 ? "otys-gain" : "otys-loss"}>{signed(change)}</em>}
      </span>
      <Flash mark={mark} />
    </span>
  );
}

/** Prestige, credits and batteries of a seat. */
export function Purse({ seat }: { seat: number }) {
  const board = useBoard();
  const player = board.view.players[seat];
  if (!player) return null;
  const change = board.preview?.players[seat];
  const { say } = board;
  return (
    <span className="otys-purse">
      <Stat
        card="prestige"
        icon={<PrestigeIcon />}
        value={player.prestige}
        label={say("otys.page.prestige", player.prestige)}
        change={change?.prestige ?? 0}
        mark={`prestige:${seat}`}
      />
      <Stat
        card="credit"
        icon={<CreditIcon />}
        value={player.credits}
        label={say("otys.page.credits", player.credits)}
        change={change?.credits ?? 0}
        mark={`credits:${seat}`}
      />
      <Stat
        card="battery"
        icon={<BatteryIcon />}
        value={player.batteries}
        label={say("otys.page.batteries", player.batteries)}
        change={change?.batteries ?? 0}
        mark={`batteries:${seat}`}
      />
    </span>
  );
}
