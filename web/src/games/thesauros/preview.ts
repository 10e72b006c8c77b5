// What an answer changes. The engine says how the table would look afterwards; here the two looks are compared.
import type { Foreseen } from "../../session/types";
import { readFacts, ZONES, type Account, type View } from "./view";

export interface Lacking {
  account: Account;
  amount: number;
  fee: number;
  alone: Partial<Record<Account, number>>;
}

export interface Change {
  /** By seat: what each open account and the reputation gain or lose. */
  accounts: Record<string, number>[];
  reputation: number[];
  /** Of the viewer's own. */
  blackBox: number;
  /** Boats that would lie elsewhere: where, by their name. */
  boats: Record<string, string>;
  /** The account that could not pay it alone, what it would lack, and what others would keep that sent it alone. */
  lacks: Lacking | null;
  /** Meeples that would stand in a queue: seat, meeple and zone. */
  placed: { seat: string; meeple: string; zone: string }[];
}

const difference = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.keys(before).flatMap((key) => {
      const by = (after[key] ?? 0) - (before[key] ?? 0);
      return by === 0 ? [] : [[key, by]];
    }),
  );

function lacking(after: View, { missing, facts }: Pick<Foreseen, "missing" | "facts">): Lacking | null {
  const [next] = after.pending;
  if (next?.rule !== "transfer" || missing === undefined) return null;
  const { alone, transfer_fee: fee } = readFacts(facts);
  const keeps = Object.fromEntries(alone.map(({ account, keeps: left }) => [account, left]));
  return { account: next.account, amount: missing, fee, alone: keeps };
}

export function changeOf(view: View, after: View, told: Pick<Foreseen, "missing" | "facts">): Change {
  const then = (seat: number) => after.players[seat] ?? view.players[seat]!;
  const moved = after.zodiacs.flatMap(({ owner, space }, index) => {
    const before = view.zodiacs[index];
    return before && owner === before.owner && space !== before.space ? [[`z${index + 1}`, space] as const] : [];
  });
  const placed = ZONES.flatMap((zone) =>
    after.board.queues[zone]
      .filter(({ seat, meeple }) => !view.board.queues[zone].some((one) => one.seat === seat && one.meeple === meeple))
      .map(({ seat, meeple }) => ({ seat, meeple, zone })),
  );
  return {
    accounts: view.players.map((company, seat) => difference(company.accounts, then(seat).accounts)),
    reputation: view.players.map((company, seat) => then(seat).reputation - company.reputation),
    blackBox: (after.own?.black_box ?? 0) - (view.own?.black_box ?? 0),
    lacks: lacking(after, told),
    boats: Object.fromEntries(moved),
    placed,
  };
}
