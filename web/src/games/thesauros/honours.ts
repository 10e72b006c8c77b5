// A solo game of Thesauros that is won brings three trophies, each in grades.

import type { GameHonours } from "../honours";

const TROPHIES = ["boss", "museum", "fishing"];
const GRADES = 3;

export const honours: GameHonours = {
  words: ["thesauros_page"],
  honours: ({ kind, args }) =>
    kind === "solo_won"
      ? TROPHIES.map((name, index) => ({
          word: `thesauros.page.trophy.${name}`,
          grade: Number(args[index + 1] ?? 0),
          most: GRADES,
        }))
      : [],
  decides: () => true,
};
