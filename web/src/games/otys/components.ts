// The components of Otys, read from the same file as the engine's.
import data from "../../../../games/otys/data/otys.components.json";
import type { Resource } from "./view";

export type ContractId = string;
export type RewardId = string;

export interface Contract {
  id: ContractId;
  kind: "fixed" | "free";
  /** Fixed: how many of which type. Free: how many of one type each. */
  needs: Partial<Record<Resource, number>> | number[];
  prestige: number;
  credits: number;
  batteries: number;
}

export interface Reward {
  id: RewardId;
  front: "resource" | "battery" | "contracts" | "upgrade" | "prestige";
  choice: Resource[];
  back: "credits2" | "prestige1";
}

interface RawContract {
  id: string;
  kind: string;
  needs: unknown;
  prestige: number;
  credits?: number;
  batteries?: number;
}

interface RawReward {
  id: string;
  front: { kind: string; choice?: string[] };
  back: string;
}

const contracts = new Map<ContractId, Contract>(
  (data.contracts as RawContract[]).map((raw) => [
    raw.id,
    {
      id: raw.id,
      kind: raw.kind as Contract["kind"],
      needs: raw.needs as Contract["needs"],
      prestige: raw.prestige,
      credits: raw.credits ?? 0,
      batteries: raw.batteries ?? 0,
    },
  ]),
);

const rewards = new Map<RewardId, Reward>(
  (data.rewards as RawReward[]).map((raw) => [
    raw.id,
    {
      id: raw.id,
      front: raw.front.kind as Reward["front"],
      choice: (raw.front.choice ?? []) as Resource[],
      back: raw.back as Reward["back"],
    },
  ]),
);

function known<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`no such component: ${id}`);
  return value;
}

export const contractOf = (id: ContractId): Contract => known(contracts.get(id), id);
export const rewardOf = (id: RewardId): Reward => known(rewards.get(id), id);

/** How many resources a level from 1 can hold. */
export const capacity = (level: number): number => data.levels.capacity[level - 1] ?? 0;
/** What the rows of the store give, from the top. */
export const storeRows: { credits: number; prestige: number }[] = data.store.rows;
export const reachAt = (step: number): number => data.mechanic.reach[step] ?? 0;
export const thresholdAt = (step: number): number => data.hacker.threshold[step] ?? 0;
export const technicianSteps = data.mechanic.reach.length - 1;
export const endPrestige: number = data.end_prestige.value;
/** What a token's back brings at each contract. */
export const backCredits: number = data.reward_backs.credits;
/** Where the timers of a solo game begin, and the space of the n-th cube, from 0 (Otys 8.1). */
export const timerStart = (hard: boolean): number => (hard ? data.solo.timer_start_hard : data.solo.timer_start);
export const cubeSpaceAt = (hard: boolean, index: number): number =>
  (hard ? data.solo.cube_spaces_hard : data.solo.cube_spaces)[index] ?? 0;
