// What can be chosen for a table of Thesauros.

import type { GameOptions } from "../options";

export const options: GameOptions = {
  players: [1, 2, 3, 4],
  choices: [{ field: "mode", values: ["standard", "initiation", "mercenaries"], fits: (players) => players > 1 }],
  first: { players: 2, mode: "initiation" },
  mode: ({ mode }) => (typeof mode === "string" ? mode : "standard"),
  newcomers: { mode: "initiation" },
  implied: (players) => (players === 1 ? { mode: "solo" } : {}),
};
