// The picture of the sea has a place for every space that the component file joins, on both faces of the board.
import { describe, expect, it } from "vitest";
import { chart, edgesOf, wellsOf } from "./chart";
import { columnsOf, digZones } from "./view";

describe.each([2, 4])("the chart for %i players", (players) => {
  const spaces = [...new Set(edgesOf(players).flat())].sort();

  it("has every space once, and no other", () => {
    expect([...chart(players).places.keys()].sort()).toEqual(spaces);
  });

  it("has a well for every dig zone, as wide as printed", () => {
    const wells = wellsOf(players);
    expect(wells.map(({ zone }) => zone).sort()).toEqual(Array.from({ length: digZones(players) }, (_, i) => i + 1));
    for (const { zone, columns } of wells) expect(columns).toBe(columnsOf(zone - 1));
  });
});
