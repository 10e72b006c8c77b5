// The page has no rule of its own. A rule needs the printed values it reckons with, so that is where it would show: the
// boards read the component files in one or two places, and only what is drawn as it is printed.
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.*", "!./**/testing.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What each file may read, and what it is drawn as. Whatever follows from it by a rule, the engine tells. */
const DRAWN: Record<string, Record<string, string>> = {
  "./otys/components.ts": {
    contracts: "cards",
    rewards: "tokens",
    "levels.capacity": "the places of a level",
    "store.rows": "the rows of the store",
    "mechanic.reach": "the mechanic's track",
    "hacker.threshold": "the hacker's track",
    "end_prestige.value": "the mark on the track of prestige",
    "reward_backs.credits": "the backs of tokens",
    "solo.timer_start": "the track of a timer",
    "solo.timer_start_hard": "the track of a timer",
    "solo.cube_spaces": "the track of a timer",
    "solo.cube_spaces_hard": "the track of a timer",
  },
  "./thesauros/chart.ts": { "sea[]": "the lines between the spaces" },
  "./thesauros/view.ts": {
    "queues[]": "the spaces of a queue",
    "mercenaries.spot": "the hatches",
    "mercenaries.mine": "the sign of the mine",
    "hats.zones": "the hats on the houses",
    "market.track": "the prices on the stalls",
    "market.numbers": "how many wells there are",
    "mussels.track": "the track of the mussels",
    "advertising.track": "the track of advertising",
    "seaplanes.rent": "the prices on the seaplanes",
    "calendar.wage": "the sign of the wages",
    "calendar.quadrimesters": "the calendar",
    "calendar.income": "the years of the calendar",
    "calendar.year_points": "the sheet of a year",
    "initiation.budget": "the printed advice",
    lagoon: "the signs on the lagoon",
    "sea[]": "the signs on the sea",
    "sea.open_sea_fishing": "the signs on the sea",
    solo: "the sheet of the solo game",
    end_scoring: "the sheet of the end",
    techs: "cards",
    "museum[]": "the rooms",
    "dig_tiles.tiles": "tiles",
    "zones.size": "the wells",
    "zones.columns": "the wells",
    "zones.rows": "the wells",
    "dive.swimsuit": "the scale of depth",
    "dive.die": "the die",
    "boss.die": "the sum beside the die, where it is the engine's number",
    "found_objects.items": "the signs of gear",
  },
};

/** "data.solo.timer_start" is solo.timer_start, "components.queues["3-4"]" queues[]; methods of a list are no values. */
function valuesIn(source: string): string[] {
  const [, name] = /^import (\w+) from "[^"]*\.components\.json"/m.exec(source) ?? [];
  if (name === undefined) return [];
  const path = new RegExp(String.raw`(?<!\.)\b${name}\.(\w+)(?:(\[)|\.(\w+)(\()?)?`, "g");
  const read = [...source.replace(/^import .*/gm, "").matchAll(path)];
  return [
    ...new Set(
      read.map(([, section = "", index, value, call]) => {
        if (index) return `${section}[]`;
        return value === undefined || call || value === "length" ? section : `${section}.${value}`;
      }),
    ),
  ];
}

it("reads printed values in one or two files of a board, and none that only a rule needs", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  const readers = Object.entries(sources).filter(([, source]) => source.includes(".components.json"));
  expect(readers.map(([path]) => path).sort(), "others take what is drawn from these").toEqual(
    Object.keys(DRAWN).sort(),
  );
  for (const [path, source] of readers)
    for (const value of valuesIn(source))
      expect(
        DRAWN[path],
        `${path} reads ${value}: what follows from it by a rule is in the facts, the answers or a preview of the engine`,
      ).toHaveProperty([value]);
});

it("lists no value that nobody reads", () => {
  for (const [path, values] of Object.entries(DRAWN))
    expect(Object.keys(values).sort(), path).toEqual(valuesIn(sources[path] ?? "").sort());
});
