// Times in words and as a clock shows them.
import { describe, expect, it } from "vitest";
import type { Say } from "../words/use_words";
import { clockFace, sayDuration } from "./duration";

const say = ((key: string, ...args: unknown[]) => `${args.join()} ${key.split(".").at(-1)}`) as Say;

describe("durations", () => {
  it.each([
    [1, "1 seconds"],
    [90, "90 seconds"],
    [600, "10 minutes"],
    [7200, "2 hours"],
    [259_200, "3 days"],
  ])("%i seconds are said as %s", (seconds, text) => expect(sayDuration(say, seconds)).toBe(text));

  it.each([
    [-5, "0:00"],
    [1, "0:01"],
    [59_000, "0:59"],
    [3_599_001, "1:00:00"],
    [86_400_000, "1 days 0:00"],
    [86_400_000 * 2 + 3_660_000, "2 days 1:01"],
  ])("%i milliseconds are shown as %s", (left, text) => expect(clockFace(say, left)).toBe(text));
});
