// Sponsors, reward tokens and contracts in words.
import type { Contract, Reward } from "./components";
import { diverName, isUpgraded, RESOURCES } from "./view";
import type { Resource, Side } from "./view";
import type { Say } from "../../words/use_words";

export function sponsorWords(say: Say, sponsor: { tile: number; side: Side }, used: boolean): string {
  const { tile, side } = sponsor;
  const text = say("otys.page.sponsor", tile, say(`otys.page.side.${side}`), say(`otys.sponsor.${tile}.${side}`));
  return used ? say("otys.page.sponsor_used", text) : text;
}

/** A diver and what its side does. */
export function diverWords(say: Say, tile: string, solo: boolean): string {
  const does = solo && diverName(tile) === "spy" ? `otys.page.does.${tile}.solo` : `otys.page.does.${tile}`;
  const form = isUpgraded(tile) ? "otys.page.diver_upgraded" : "otys.page.diver";
  return say(form, say(`otys.diver.${diverName(tile)}`), say(does));
}

export function rewardWords(say: Say, reward: Reward): string {
  const [one, other] = reward.choice.map((type) => say(`otys.resource.${type}`));
  const front = one && other ? say("otys.page.either", one, other) : say(`otys.front.${reward.front}`);
  return say("otys.page.reward", front, say(`otys.back.${reward.back}`));
}

/** The types a fixed contract asks, one for each piece; for a free one, its numbers. */
export function pieces(contract: Contract): { fixed: { type: Resource; count: number }[] } | { free: number[] } {
  const { needs } = contract;
  if (Array.isArray(needs)) return { free: needs };
  return { fixed: RESOURCES.flatMap((type) => (needs[type] ? [{ type, count: needs[type] }] : [])) };
}

export function needWords(say: Say, contract: Contract): string {
  const need = pieces(contract);
  if ("free" in need) return say("otys.page.free_types", need.free.join(" + "));
  return need.fixed.map(({ type, count }) => `${count} × ${say(`otys.resource.${type}`)}`).join(" + ");
}

export function gainWords(say: Say, contract: Contract): string {
  const parts = [say("otys.page.prestige", contract.prestige)];
  if (contract.credits > 0) parts.push(say("otys.page.credits", contract.credits));
  if (contract.batteries > 0) parts.push(say("otys.page.batteries", contract.batteries));
  return parts.join(", ");
}

export const contractWords = (say: Say, contract: Contract): string =>
  say("otys.page.contract", contract.id, needWords(say, contract), gainWords(say, contract));

/** Words are never broken: long ones are set in a smaller type, as a class. */
export function narrowType(text: string, room = 10): string {
  const longest = Math.max(...text.split(/\s/).map((word) => word.length));
  if (longest > room + 2) return " otys-long otys-longest";
  return longest > room ? " otys-long" : "";
}
