// The rules as chapters, what they refer to, their pictures, and the glossary.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { loadHelp, type GameHelp } from "../../games/cards/help";
import { loadTexts, type Texts } from "../../words/catalogue";
import { LANGUAGES } from "../../words/languages";
import { termsOf } from "./glossary";
import { fold } from "./search";
import { chapterOf, chaptersOf, flat, referencesIn } from "./sections";

const RULINGS = { title: "Rulings", text: "" };

describe("chapters", () => {
  it("hold every section and ruling once", async () => {
    for (const game of ["otys", "thesauros", "pearls"]) {
      const texts = await loadTexts("en", game);
      const numbers = flat(chaptersOf(game, texts, RULINGS)).map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const key of texts.keys()) {
        const number = /\.(?:rule\.title|rulings)\.(.+)$/.exec(key)?.[1];
        if (number) expect(numbers).toContain(number);
      }
    }
    expect([chapterOf("3.2.5.1"), chapterOf("D12"), chapterOf("V.3")]).toEqual(["3", "D", "V"]);
  });

  it("link what stands alone in brackets", () => {
    const known = ["2", "2.4", "3.2.7", "V.3.1", "V.3.7", "D5"];
    const linked = (text: string) =>
      referencesIn(text, (number) => known.includes(number)).flatMap(({ section }) => section ?? []);
    expect(linked("a (2.4) b (D5)")).toEqual(["2.4", "D5"]);
    expect(linked("(V.3.1 to V.3.7)")).toEqual(["V.3.1", "V.3.7"]);
    expect(linked("there (3.2.7 B)")).toEqual(["3.2.7"]);
    expect(linked("(HR; boss 2$ less) (2 credits) 2.4")).toEqual([]);
    expect(
      referencesIn("a (2.4) b", () => true)
        .map(({ text }) => text)
        .join(""),
    ).toBe("a (2.4) b");
  });
});

describe.each(["otys", "thesauros"])("the help of %s", (game) => {
  let help: GameHelp;
  let rules: Texts;
  const words = new Map<string, Texts>();
  beforeAll(async () => {
    help = (await loadHelp(game))!;
    rules = await loadTexts("en", game);
    for (const language of LANGUAGES) words.set(language, await loadTexts(language, `${game}_help`));
  });

  it("has a section that there is for every entry, and pictures for sections that there are", () => {
    for (const { entry, rule } of termsOf(game, words.get("en")!, help, "en"))
      expect(rules.has(`${game}.rule.title.${rule}`), `${entry} ${rule}`).toBe(true);
    for (const [section, entries] of Object.entries(help.pictures)) {
      expect(rules.has(`${game}.rule.title.${section}`), section).toBe(true);
      for (const entry of entries) expect(help.pictureOf(entry), entry).not.toBeNull();
    }
  });

  it("explains every term of the glossary, by its name in each language", () => {
    const table = readFileSync(resolve(__dirname, `../../../../docs/${game}/glossary.md`), "utf8");
    const rows = [...table.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| .* \|.*\|$/gm)].filter(
      ([, en]) => en !== "English",
    );
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows)
      LANGUAGES.forEach((language, at) => {
        const names = termsOf(game, words.get(language)!, help, language).map(({ name }) => fold(name));
        const cell = row[["en", "fr", "ru"].indexOf(language) + 1]!;
        for (const term of cell.replace(/ \([^)]*\)/g, "").split(", "))
          expect(
            names.some((name) => name.includes(fold(term))),
            `${language} ${at}: ${term}`,
          ).toBe(true);
      });
  });

  it("sorts and searches in the order of the language, with texts that say something", () => {
    for (const language of LANGUAGES) {
      const terms = termsOf(game, words.get(language)!, help, language);
      expect(terms.map(({ name }) => name)).toEqual(
        terms.map(({ name }) => name).sort(new Intl.Collator(language, { numeric: true }).compare),
      );
      for (const { entry, text } of terms) expect(text.length, entry).toBeGreaterThan(15);
    }
  });
});
