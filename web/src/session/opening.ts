// The seed that the server opens at the end, against the commitment it gave before.

import { sha256 } from "./sha256";
import type { Opening } from "./types";

/** As docs/formats.md has it. */
export const commitmentOf = (seed: string, salt: string): string => sha256(`bathys commitment\n${seed}\n${salt}`);

/** `early`: the commitment was here before the end of the game, so that it could not be made to fit. */
export function checkOpening(seed: string, salt: string, commitment: string, early: boolean): Opening {
  const fits = commitmentOf(seed, salt) === commitment;
  return { seed, salt, commitment, verdict: !fits ? "different" : early ? "checked" : "late" };
}
