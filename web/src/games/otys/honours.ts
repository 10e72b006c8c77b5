// The solo game of Otys ends with a rank; it is neither won nor lost.

import type { GameHonours } from "../honours";

const RANK = /^otys\.rank\./;

export const honours: GameHonours = {
  words: ["otys"],
  honours: ({ kind, args }) =>
    kind === "solo" ? args.flatMap((word) => (typeof word === "string" && RANK.test(word) ? { word } : [])) : [],
  decides: ({ kind }) => kind !== "solo",
};
