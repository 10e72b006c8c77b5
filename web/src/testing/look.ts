// A look with nothing in it, for tests to which only some of its fields matter.
import type { Look } from "../session/types";

export const blankLook: Look = {
  game: "pearls",
  options: {},
  viewer: 0,
  seats: [],
  decision: { number: 0, over: false, asked: [], can_undo: false },
  view: {},
  legal: [],
  events: [],
  outcome: { over: false, winners: [], points: [] },
};
