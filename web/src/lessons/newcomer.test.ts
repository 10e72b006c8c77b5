// Who is offered the lesson of a game, and for how long.
import { describe, expect, it } from "vitest";
import { memoryStorage, newTable, TableStore } from "../session/saved";
import { keeperOf } from "./kept";
import { isNewcomer, refuseLesson } from "./newcomer";

const fresh = () => {
  const storage = memoryStorage();
  const store = new TableStore(storage);
  const sit = (game: string, change = {}) => store.save({ ...newTable(game, {}, []), ...change });
  return { storage, store, sit, isNew: (game = "otys") => isNewcomer(storage, store, game) };
};

describe("a newcomer", () => {
  it("has no table of the game, or has just sat down to the first", () => {
    const { sit, isNew } = fresh();
    expect(isNew()).toBe(true);
    sit("pearls", { over: true, decision: 80 });
    sit("otys");
    expect(isNew()).toBe(true);
    sit("otys");
    expect(isNew()).toBe(false);
  });
  it.each([{ over: true }, { decision: 40 }])("has not played: %o", (change) => {
    const { sit, isNew } = fresh();
    sit("otys", change);
    expect(isNew()).toBe(false);
  });
  it("has said nothing yet, and has not been through the lesson", () => {
    const one = fresh();
    refuseLesson(one.storage, "otys");
    expect(one.isNew()).toBe(false);
    const other = fresh();
    keeperOf(other.storage, "otys").save({ at: null, given: {}, finished: true });
    expect(other.isNew()).toBe(false);
  });
  it("is one of a game that has a lesson", () => expect(fresh().isNew("pearls")).toBe(false));
});
