// Addresses become routes and back.
import { describe, expect, it } from "vitest";
import { addressOf, parseRoute, ruleRoute, type Route } from "./routes";

const routes: [string, Route][] = [
  ["/", { page: "home" }],
  ["/new/thesauros", { page: "new", game: "thesauros" }],
  ["/new/otys#friend", { page: "new", game: "otys", friend: true }],
  ["/share/AbC_-9", { page: "share", table: "AbC_-9" }],
  ["/tables", { page: "tables" }],
  ["/settings", { page: "settings" }],
  ["/statistics", { page: "statistics" }],
  ["/t/AbC_-9#tok_en", { page: "table", table: "AbC_-9", token: "tok_en" }],
  ["/local/x1", { page: "local", id: "x1" }],
  ["/replay#game=otys.1.Ab_-&at=12&seat=0", { page: "replay", link: "otys.1.Ab_-", at: 12, seat: 0 }],
  ["/replay", { page: "replay", link: null, at: null, seat: null }],
  ["/learn/thesauros", { page: "learn", game: "thesauros" }],
  ["/puzzles", { page: "puzzles", game: null, number: null }],
  ["/puzzles/otys", { page: "puzzles", game: "otys", number: null }],
  ["/puzzles/otys/17", { page: "puzzles", game: "otys", number: 17 }],
  ["/rules", { page: "rules", game: null, section: null }],
  ["/rules/otys/glossary", { page: "rules", game: "otys", section: "glossary" }],
  ["/rules/otys", { page: "rules", game: "otys", section: null }],
  ["/rules/thesauros/3.2.5.1", { page: "rules", game: "thesauros", section: "3.2.5.1" }],
  ["/rules/thesauros/V.3", { page: "rules", game: "thesauros", section: "V.3" }],
];

describe("routes", () => {
  it.each(routes)("%s there and back", (address, route) => {
    const [path = "", hash = ""] = address.split("#");
    expect(parseRoute(path, hash)).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  it.each([
    "/nothing",
    "/t",
    "/t/a/b",
    "/rules/chess",
    "/learn",
    "/learn/chess",
    "/learn/otys/2",
    "/puzzles/chess",
    "/puzzles/otys/0",
    "/puzzles/otys/x",
    "/local/%2e",
    "/tables/x",
    "/t/a b",
  ])("%s is missing", (path) => {
    expect(parseRoute(path, "")).toEqual({ page: "missing" });
  });

  it("takes nothing from a hash that is no token or number", () => {
    expect(parseRoute("/t/abc", "<script>")).toEqual({ page: "table", table: "abc", token: "" });
    expect(parseRoute("/replay", "at=-1&seat=x")).toEqual({ page: "replay", link: null, at: null, seat: null });
  });

  it("finds the section of a rule", () => {
    expect(ruleRoute("otys 4.2")).toEqual({ page: "rules", game: "otys", section: "4.2" });
    expect(ruleRoute("chess 1")).toBeNull();
  });
});
