// The small pieces of the table: meeples, lists with counts, labelled values.

import type { ReactNode } from "react";
import type { Say } from "../../words/use_words";
import { counted, NONE, SEAT_LETTERS, type Standing, type View } from "./view";

export const seatLetter = (seat: string) => SEAT_LETTERS[Number(seat)] ?? "·";

export function Seat({ seat, names }: { seat: string; names: string[] }) {
  if (seat === NONE) return <span className="thes-none">–</span>;
  return (
    <abbr className="thes-seat" data-seat={seat} title={names[Number(seat)]}>
      {seatLetter(seat)}
    </abbr>
  );
}

const meepleSign = (meeple: string) => (meeple === "boss" ? "♛" : meeple.startsWith("worker") ? meeple.slice(6) : "●");

interface MeepleProps {
  standing: Standing;
  say: Say;
  names: string[];
  view: View;
}

export function Meeple({ standing: { seat, meeple, token }, say, names, view }: MeepleProps) {
  const index = meeple === "boss" ? 0 : Number(meeple.slice(6));
  const hat = view.players[Number(seat)]?.meeples[index]?.hat ?? NONE;
  const text = `${names[Number(seat)] ?? ""}: ${say(`thesauros.meeple.${meeple}`)}${hat === NONE ? "" : say(`thesauros.hat.${hat}.mark`)}`;
  return (
    <span className="thes-meeple" data-seat={seat} title={text}>
      <span aria-hidden="true">
        {seatLetter(seat)}
        {meepleSign(meeple)}
        {hat !== NONE && <sup>{HAT_SIGNS[hat]}</sup>}
        {token && "!"}
      </span>
      <span className="hidden">
        {text}
        {token && ` (${say("cli.thesauros.company.tokens")})`}
      </span>
    </span>
  );
}

export const HAT_SIGNS: Record<string, string> = { research: "2", market: "3", port: "7", museum: "8" };
export const hatOfZone = (zone: string) => Object.keys(HAT_SIGNS).find((hat) => HAT_SIGNS[hat] === zone);

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="thes-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Counts({ list, name }: { list: (string | number)[]; name: (item: string) => string }) {
  const items = counted(list);
  if (items.length === 0) return <>–</>;
  return <>{items.map(({ item, count }) => (count > 1 ? `${name(item)} ×${count}` : name(item))).join(", ")}</>;
}

export const dollars = (amount: number) => `${amount}$`;
export const stars = (points: number) => `${points}★`;
