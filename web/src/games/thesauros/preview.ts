// What an answer changes. The engine says how the table would look afterwards; here the two looks are compared.
import { ZONES, type Account, type View } from "./view";

export interface Change {
  /** By seat: what each open account and the reputation gain or lose. */
  accounts: Record<string, number>[];
  reputation: number[];
  /** Of the viewer's own. */
  blackBox: number;
  /** Boats that would lie elsewhere: where, by their name. */
  boats: Record<string, string>;
  /** The account that could not pay it alone, and what it would lack. */
  lacks: { account: Account; amount: number } | null;
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

export function changeOf(view: View, after: View, missing?: number): Change {
  const [next] = after.pending;
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
    lacks: next?.rule === "transfer" && missing !== undefined ? { account: next.account, amount: missing } : null,
    boats: Object.fromEntries(moved),
    placed,
  };
}
