// What can be chosen for a table of Otys.

import { YES_NO, type GameOptions } from "../options";

export const options: GameOptions = {
  players: [1, 2, 3, 4],
  choices: [
    { field: "sponsors", values: ["basic", "random", "advanced"] },
    { field: "designer_variant", values: YES_NO, fits: (players) => players > 1 },
    { field: "hard", values: YES_NO, fits: (players) => players === 1 },
  ],
  first: { players: 2, first: "0" },
  mode: ({ players, hard }) => (players !== 1 ? "standard" : hard === true ? "hard" : "solo"),
};
