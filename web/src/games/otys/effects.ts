// What each answer does to the one who gives it, by the rules that everybody can see at work.
import type { Answer } from "../../session/types";
import { contractOf, rewardOf, storeRows } from "./components";
import { actor } from "./things";
import type { Thing } from "./things";
import { activeLevel, diverName, isUpgraded, placeOf, PLACES, RESOURCES } from "./view";
import type { Diver, Player, Resource, View } from "./view";

export interface Preview {
  /** The things that the answer concerns. */
  things: Thing[];
  credits: number;
  batteries: number;
  prestige: number;
  /** The column afterwards, where it changes. */
  column: string[] | null;
  cargo: { level: number; resource: Resource; by: number }[];
  store: { resource: Resource; by: number } | null;
  /** The sponsors go down one level. */
  shift: boolean;
}

/** The column after the diver at one place has gone to another; those passed fill the gap (Otys 2.4). */
export function moved(column: string[], from: number, to: number): string[] {
  const rest = column.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...column.slice(from, from + 1), ...rest.slice(to)];
}

/** "2metal+1plant" as counts of types. */
export function payment(text: string): { resource: Resource; count: number }[] {
  return text.split("+").flatMap((part) => {
    const resource = RESOURCES.find((type) => part.endsWith(type));
    return resource ? [{ resource, count: Number.parseInt(part, 10) }] : [];
  });
}

/** What the acting diver's effect costs (Otys 3.1, 4.3 to 4.5). */
function fee(view: View, seat: number): number {
  const acting = actor(view, seat);
  if (!acting || (acting.owner === seat && view.turn.free_effects)) return 0;
  const full: Partial<Record<Diver, number>> = { spy: 1, engineer: 1, explorer: 2 };
  return Math.max(0, (full[diverName(acting.tile)] ?? 0) - (isUpgraded(acting.tile) ? 1 : 0));
}

function sponsorEffect(view: View, player: Player, level: number): Partial<Preview> {
  const sponsor = view.colony.sponsors[level - 1];
  switch (sponsor && `${sponsor.tile}.${sponsor.side}`) {
    case "1.basic":
      return { credits: 1 };
    case "3.advanced":
      return { column: moved(player.column, PLACES.length - 1, 0) };
    case "4.basic":
      return { credits: -2, prestige: 1 };
    case "5.basic":
    case "5.advanced":
      return { batteries: 1 };
    default:
      return {};
  }
}

function trade(view: View, seat: number, answer: Answer): Partial<Preview> {
  const resource = answer.json["resource"] as Resource;
  const level = activeLevel(view) ?? 1;
  const selling = answer.json.verb === "sell";
  const better = isUpgraded(actor(view, seat)?.tile ?? "") ? 1 : 0;
  const row = storeRows[view.colony.store[resource] - (selling ? 0 : 1)] ?? { credits: 0, prestige: 0 };
  const moves = { cargo: [{ level, resource, by: selling ? -1 : 1 }], store: { resource, by: selling ? 1 : -1 } };
  if (!selling) return { ...moves, credits: 0 - tradePrice(view, seat, row.credits - better) };
  return answer.json["for"] === "prestige"
    ? { ...moves, prestige: row.prestige + better }
    : { ...moves, credits: row.credits + better };
}

function tradePrice(view: View, seat: number, price: number): number {
  return view.turn.free_effects && actor(view, seat)?.owner === seat ? 0 : price;
}

function tokenEffect(view: View, player: Player): Partial<Preview> {
  const frame = view.pending[0];
  if (!frame) return {};
  if (frame.rule === "claim_back") {
    const id = player.rewards[Number(frame.level) - 1];
    return !id || id === "none" ? {} : rewardOf(id).back === "credits2" ? { credits: 2 } : { prestige: 1 };
  }
  const id = view.colony.rewards[Number(frame.level) - 1]?.[Number(frame.token) - 1];
  const front = id && id !== "none" ? rewardOf(id).front : null;
  return front === "battery" ? { batteries: 1 } : front === "prestige" ? { prestige: 1 } : {};
}

function findEffect(view: View, seat: number, verb: string): Partial<Preview> {
  const expert = diverName(actor(view, seat)?.tile ?? "");
  const resource = RESOURCES.find((type) => expert === `${type}_expert`);
  const finds = verb.startsWith("find") && resource;
  const bonus = verb.endsWith("bonus");
  return {
    cargo: finds ? [{ level: activeLevel(view) ?? 1, resource, by: 1 }] : [],
    credits: bonus && expert === "plant_expert" ? 1 : 0,
    batteries: bonus && expert === "fuel_expert" ? 1 : 0,
  };
}

function contractEffect(answer: Answer): Partial<Preview> {
  const { prestige, credits, batteries } = contractOf(answer.json["contract"] ?? "");
  const level = Number(answer.json["level"]);
  const paid = payment(answer.json["with"] ?? "");
  return { prestige, credits, batteries, cargo: paid.map(({ resource, count }) => ({ level, resource, by: -count })) };
}

/** What the answer changes; all that is left out stays. */
export function effect(answer: Answer, view: View, seat: number, player: Player): Partial<Preview> {
  const a = answer.json;
  const resource = a["resource"] as Resource;
  switch (a.verb) {
    case "x":
      return { shift: true };
    case "complete":
      return contractEffect(answer);
    case "sponsor":
      return sponsorEffect(view, player, activeLevel(view) ?? 1);
    case "sponsor flip":
      return { credits: -2, prestige: 1 };
    case "sponsor move": {
      const [from, to] = [Number(a["from"]), Number(a["to"])];
      return {
        batteries: -1,
        cargo: [
          { level: from, resource, by: -1 },
          { level: to, resource, by: 1 },
        ],
      };
    }
    case "propel": {
      const to = PLACES.findIndex((place) => place === a["to"]);
      return { batteries: -1, column: moved(player.column, placeOf(player, a["diver"] as Diver), to) };
    }
    case "sell":
    case "buy":
      return trade(view, seat, answer);
    case "gain":
      return { cargo: [{ level: Number(view.pending[0]?.level ?? 1), resource, by: 1 }] };
    case "accept":
      return tokenEffect(view, player);
    case "draw":
    case "copy":
    case "push":
    case "improve":
    case "explore":
      return { credits: 0 - fee(view, seat) };
    case "stay":
      return { batteries: -1 };
    case "resurface": {
      const tile = actor(view, seat)?.tile ?? "";
      return { column: moved(player.column, placeOf(player, diverName(tile)), 0) };
    }
    default:
      return a.verb.startsWith("find") || a.verb.startsWith("bonus") ? findEffect(view, seat, a.verb) : {};
  }
}
