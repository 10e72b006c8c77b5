// The sum that is shown for a shot is the engine's, or none is shown.
import { expect, it } from "vitest";
import { reckoning } from "./reckoning";

it("takes what helps from the number of the weapon", () => {
  expect(reckoning({ load: ["mask", "speargun", "cage"], crew: "boss" }, true, 1)).toEqual([
    { of: "speargun", by: 4 },
    { of: "cage", by: -2 },
    { of: "boss", by: -1 },
  ]);
  expect(reckoning({ load: ["harpoon"], crew: "worker1" }, false, 6)).toEqual([{ of: "harpoon", by: 6 }]);
  expect(reckoning({ load: ["speargun", "found_speargun"], crew: "boss" }, true, 2)).toEqual([
    { of: "found_speargun", by: 4 },
    { of: "found_speargun", by: -1 },
    { of: "boss", by: -1 },
  ]);
});

it("shows no sum that is not the engine's", () => {
  expect(reckoning({ load: ["speargun"], crew: "boss" }, true, 4)).toBeNull();
  expect(reckoning({ load: ["cage"], crew: "boss" }, true, 2)).toBeNull();
});
