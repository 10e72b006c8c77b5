// Searching the rules: whatever the accents, the case or the ending, in three languages.
import { describe, expect, it } from "vitest";
import { loadTexts } from "../../words/catalogue";
import { excerpt, fold, found, pieces, scoreOf, wordsOf } from "./search";
import { sectionsOf } from "./sections";

const first = async (language: string, game: string, query: string) => {
  const sections = sectionsOf(game, await loadTexts(language, game));
  return found(sections, wordsOf(query), (one) => ({ title: `${one.number} ${one.title}`, text: one.text })).map(
    ({ number }) => number,
  );
};

describe("searching", () => {
  it("folds letter by letter, so that places stay", () => {
    expect(fold("Récompense : l’Été Ёжик Й")).toBe("recompense : l'ete ежик и");
    for (const text of ["œuvre déjà", "Ключ «Й»", "a\u00a0b"]) expect(fold(text)).toHaveLength(text.length);
  });

  it("finds every word of the query, at the beginning of a word", () => {
    expect(scoreOf("Sponsor", "a key comes back", wordsOf("keys back"))).toBeGreaterThan(0);
    expect(scoreOf("Sponsor", "a key comes back", wordsOf("key shark"))).toBe(0);
    expect(scoreOf("", "monkey", wordsOf("key"))).toBe(0);
    expect(wordsOf("  ")).toEqual([]);
    expect(found([{ title: "a", text: "" }], [], (one) => one)).toEqual([]);
  });

  it("marks whole words and nothing else", () => {
    expect(pieces("A key, two KEYS, monkey", wordsOf("key"))).toEqual([
      { text: "A ", hit: false },
      { text: "key", hit: true },
      { text: ", two ", hit: false },
      { text: "KEYS", hit: true },
      { text: ", monkey", hit: false },
    ]);
    const text = "Le jeton Récompense reste.";
    expect(
      pieces(text, wordsOf("recompenses"))
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("shows the part of a long text that matters", () => {
    const text = `${"before ".repeat(40)}the shark bites ${"after ".repeat(60)}`;
    expect(excerpt(text, wordsOf("shark"))).toMatch(/^….*the shark bites.*…$/);
    expect(excerpt("short", wordsOf("shark"))).toBe("short");
  });

  it.each([
    ["en", "thesauros", "mussels", "3.2.6"],
    ["fr", "thesauros", "musee", "3.2.8"],
    ["ru", "thesauros", "зарплата", "3.3"],
    ["ru", "otys", "шпиона", "4.3"],
    ["en", "otys", "2.4", "2.4"],
  ])("answers in %s, %s: %s", async (language, game, query, number) => {
    expect((await first(language, game, query)).slice(0, 3)).toContain(number);
  });
});
