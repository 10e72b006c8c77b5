// The seed that the server opens at the end, against the commitment it gave before and the parts that all gave.

import { sha256 } from "./sha256";
import type { Opening } from "./types";

/** What the server tells when the game is over; `secret` and `parts` where the seed was made by all together. */
export interface Opened {
  seed: string;
  salt: string;
  secret?: string;
  parts?: string[];
}

/** As docs/formats.md has it. */
export const commitmentOf = (secret: string, salt: string): string => sha256(`bathys commitment\n${secret}\n${salt}`);

/** As docs/formats.md has it. */
export const jointSeed = (secret: string, parts: string[]): string =>
  sha256(["bathys shuffle", secret, ...parts].map((line) => `${line}\n`).join(""));

/**
 * `early`: the commitment was here before the end of the game, so that it could not be made to fit. `own` are the parts
 * that this browser has given: they must be among those that the seed was made of.
 */
export function checkOpening(opened: Opened, commitment: string, early: boolean, own: string[]): Opening {
  const { seed, salt, secret, parts } = opened;
  const known = { seed, salt, commitment };
  const verdict = early ? "checked" : "late";
  if (secret === undefined || parts === undefined) {
    return { ...known, verdict: commitmentOf(seed, salt) === commitment ? verdict : "different" };
  }
  const fits = commitmentOf(secret, salt) === commitment && jointSeed(secret, parts) === seed;
  const mine = own.every((part) => parts.includes(part));
  return { ...known, secret, parts, replayed: null, verdict: fits && mine ? verdict : "different" };
}
