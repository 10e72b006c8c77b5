// Words come from the catalogue, with the forms of each language.
import { describe, expect, it } from "vitest";
import en from "../../../../words/en/otys_page.json";
import fr from "../../../../words/fr/otys_page.json";
import ru from "../../../../words/ru/otys_page.json";
import { fill, flatten, loadWords } from "./words";

describe("fill", () => {
  it("puts arguments and capitals in", () => {
    expect(fill("en", "{1} and {0^}", ["spy", 3])).toBe("3 and Spy");
    expect(fill("en", "{0} {2}", ["a"])).toBe("a {2}");
  });

  it.each([
    ["en", 1, "battery"],
    ["en", 0, "batteries"],
    ["fr", 0, "battery"],
    ["fr", 2, "batteries"],
  ] as const)("counts in %s: %i", (language, n, form) => {
    expect(fill(language, "{0|battery|batteries}", [n])).toBe(form);
  });

  it("counts in Russian", () => {
    const forms = [1, 2, 5, 11, 12, 21, 22, 25, 111].map((n) => fill("ru", "{0|ключ|ключа|ключей}", [n]));
    expect(forms).toEqual(["ключ", "ключа", "ключей", "ключей", "ключей", "ключ", "ключа", "ключей", "ключей"]);
  });
});

describe("the words of the board", () => {
  it("are there in three languages", () => {
    const keys = [...flatten(en).keys()].sort();
    expect([...flatten(fr).keys()].sort()).toEqual(keys);
    expect([...flatten(ru).keys()].sort()).toEqual(keys);
  });

  it("are read together with the terminal's", async () => {
    const say = await loadWords("fr");
    expect(say("otys.resource.metal")).toBe("métal");
    expect(say("otys.page.credits", 2)).toBe("2 crédits");
    expect(say("otys.page.no_such_key")).toBe("otys.page.no_such_key");
  });
});
