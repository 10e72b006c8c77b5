// What can be chosen for a table of Pearls.

import type { GameOptions } from "../options";

export const options: GameOptions = {
  players: [2, 3, 4],
  choices: [{ field: "rounds", values: ["3", "1", "2", "4"] }],
  first: { players: 2 },
};
