// Tables in local storage: kept, listed, tidied, and whatever else lies there is passed over.
import { beforeEach, describe, expect, it } from "vitest";
import { isNewer, memoryStorage, newTable, TableStore } from "./saved";

let storage: Storage;
let store: TableStore;
beforeEach(() => {
  storage = memoryStorage();
  store = new TableStore(storage);
});

const table = (changed: number, over = false) => ({ ...newTable("otys", {}, []), changed, over });

describe("TableStore", () => {
  it("gives back what was saved, the last changed first", () => {
    const [old, young] = [table(1), table(2)];
    store.save(old);
    store.save(young);
    expect(store.load(old.id)).toEqual(old);
    expect(store.all().map(({ id }) => id)).toEqual([young.id, old.id]);
    store.remove(old.id);
    expect(store.load(old.id)).toBeNull();
  });

  it.each(["", "{", "null", "7", "[]", '{"id":"x"}'])("passes over %j", (text) => {
    storage.setItem("bathys.table.x", text);
    storage.setItem("bathys.known", text);
    expect(store.load("x")).toBeNull();
    expect(store.all()).toEqual([]);
    expect(store.known()).toEqual([]);
  });

  it("forgets the oldest finished tables, never one that goes on", () => {
    const running = table(0);
    store.save(running);
    for (let n = 1; n <= 25; ++n) store.save(table(n, true));
    store.tidy();
    expect(store.all().length).toBe(21);
    expect(store.load(running.id)).not.toBeNull();
  });

  it("goes on when the browser is full", () => {
    storage.setItem = () => {
      throw new Error("full");
    };
    expect(store.save(table(1))).toBe(false);
  });

  it("reads tables that were saved without a version", () => {
    const old = table(1);
    storage.setItem(`bathys.table.${old.id}`, JSON.stringify({ ...old, version: undefined, by: undefined }));
    expect(store.load(old.id)).toMatchObject({ version: 0, by: "" });
  });

  it("tells when another page may have saved a table, and only then", () => {
    const events = new EventTarget();
    const heard: string[] = [];
    const stop = new TableStore(storage, events).watch("x", () => heard.push("x"));
    const tell = (type: string, more = {}) => events.dispatchEvent(Object.assign(new Event(type), more));
    tell("storage", { key: "bathys.table.y" });
    expect(heard.length).toBe(0);
    tell("storage", { key: "bathys.table.x" });
    tell("storage", { key: null });
    tell("pageshow");
    expect(heard.length).toBe(3);
    stop();
    tell("storage", { key: "bathys.table.x" });
    expect(heard.length).toBe(3);
  });

  it.each([
    [1, "a", 2, "a", false],
    [2, "a", 2, "a", false],
    [2, "b", 2, "a", true],
    [3, "a", 2, "a", true],
    [1, "b", 2, "a", false],
  ])("version %i of page %s is newer than version %i of page %s: %s", (version, by, seen, from, newer) => {
    const one = table(1);
    expect(isNewer({ ...one, version, by }, { ...one, version: seen, by: from })).toBe(newer);
  });

  it("remembers tables of a server once, with what was known before", () => {
    store.know({ table: "T", game: "otys", token: "a", name: "", created: 1, owner: "o" });
    store.know({ table: "T", game: "otys", token: "b", name: "Ann", created: 2 });
    expect(store.known()).toEqual([{ table: "T", game: "otys", token: "b", name: "Ann", created: 2, owner: "o" }]);
    store.lead("T", { table: "N", token: "c" });
    store.know({ table: "T", game: "otys", token: "b", name: "Ann", created: 2 });
    expect(store.known()[0]?.next).toEqual({ table: "N", token: "c" });
    store.forget("T");
    expect(store.known()).toEqual([]);
  });
});
