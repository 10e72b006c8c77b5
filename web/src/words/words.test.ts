// Texts become sentences as in the terminal, and the page has the same words in every language.
import { describe, expect, it } from "vitest";
import { loadTexts } from "./catalogue";
import { LANGUAGES, languageName, pluralsOf } from "./languages";
import { choosePlural, fill, fillValues } from "./template";
import { loadWords } from "./use_words";
import { loadValues, printedValue } from "./values";

describe("fill", () => {
  it("puts arguments in their places, in any order", () => {
    expect(fill("en", "{1} before {0}", "a", "b")).toBe("b before a");
  });
  it("capitalises, keeps doubled braces, and leaves what was not given", () => {
    expect(fill("en", "{0^} {{x}} {3}", "ann")).toBe("Ann {x} {3}");
  });
  it.each([
    ["en", 0, "lines"],
    ["en", 1, "line"],
    ["en", 21, "lines"],
    ["fr", 0, "line"],
    ["fr", 1, "line"],
    ["fr", 2, "lines"],
  ] as const)("counts in %s: %i", (language, n, form) => {
    expect(fill(language, "{0|line|lines}", n)).toBe(form);
  });
  it.each([
    [1, "ход"],
    [2, "хода"],
    [5, "ходов"],
    [11, "ходов"],
    [21, "ход"],
    [112, "ходов"],
    [104, "хода"],
  ])("counts in Russian: %i", (n, form) => expect(choosePlural("ru", n, "ход|хода|ходов")).toBe(form));
});

describe("printed values", () => {
  const components = {
    start: { credits: 2, name: "x" },
    reefs: [{ id: "near", depth: 5 }],
    rows: [{ credits: 3 }, { credits: 1 }],
  };
  const filled = (text: string, language = "en") =>
    fillValues(language, text, (name) => printedValue(components, name));

  it("are named by their way through the component file", () => {
    expect(filled("{=start.credits} {=reefs.near.depth} {=rows.1.credits}")).toBe("2 5 1");
    expect(filled("{=rows.0.credits + start.credits} {=reefs.near.depth - start.credits - 1}")).toBe("5 2");
  });
  it("choose plural forms", () => {
    expect(filled("{=rows.1.credits|credit|credits} {=start.credits|credit|credits}")).toBe("credit credits");
    expect(filled("{=reefs.near.depth|метр|метра|метров}", "ru")).toBe("метров");
  });
  it("leave alone what they do not know, arguments and doubled braces", () => {
    for (const text of ["{=start.credit}", "{=start.name}", "{=reefs.0.depth}", "{=rows}", "{0} {{=rows}}", "{=}"])
      expect(filled(text)).toBe(text);
  });
  it.each(["otys", "otys_page", "thesauros", "thesauros_terminal", "thesauros_page", "pearls"])(
    "are filled into every text that names them: %s",
    async (part) => {
      for (const language of LANGUAGES)
        for (const [key, text] of await loadTexts(language, part)) expect(`${key} ${text}`).not.toContain("{=");
    },
  );
  it("are those of the game that the words belong to", async () => {
    expect((await loadValues("otys_page"))("start.credits")).toBe(3);
    expect((await loadValues("thesauros"))("calendar.wage")).toBe(2);
    expect((await loadValues("page"))("start.credits")).toBeUndefined();
    const say = await loadWords("ru", "otys", "otys_page");
    expect(say("otys.back.credits2")).toBe("2 кредита");
  });
});

describe("the languages", () => {
  it("are the folders of words, English first, each with its own name", () => {
    expect(LANGUAGES[0]).toBe("en");
    expect(LANGUAGES).toEqual([...new Set(LANGUAGES)]);
    expect(LANGUAGES.length).toBeGreaterThan(2);
    expect(languageName("fr")).toBe("Français");
    expect(languageName("xx")).toBe("xx");
  });
  it.each(LANGUAGES)("count as the browser does: %s", (language) => {
    // The rules in the folder are what the terminal counts by; the browser has its own.
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const plural of pluralsOf(language)) expect(known).toContain(plural);
    for (let n = 0; n <= 200; n++) expect(pluralsOf(language)).toContain(new Intl.PluralRules(language).select(n));
  });
});

describe("the words of the page", () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\d/g) ?? [])].sort();

  it.each(["page", "otys_page", "thesauros_page"])(
    "are there in every language with the same placeholders: %s",
    async (part) => {
      const english = await loadTexts("en", part);
      for (const language of LANGUAGES) {
        const texts = await loadTexts(language, part);
        expect([...texts.keys()]).toEqual([...english.keys()]);
        for (const [key, text] of texts)
          expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key)!)]);
      }
    },
  );

  it("are read together with those of a game", async () => {
    const say = await loadWords("fr", "otys", "otys_page", "page");
    expect(say("otys.resource.metal")).toBe("métal");
    expect(say("otys.page.credits", 2)).toBe("2 crédits");
    expect(say("page.choices", "1", 2)).toBe("1\u00a0: 2 possibilités");
    expect(say("page.no_such_key")).toBe("page.no_such_key");
    expect(await loadWords("fr", "otys", "otys_page", "page")).toBe(say);
  });

  it("are all used by the page, and what the page uses is there", async () => {
    const sources = Object.values(
      import.meta.glob<string>("../**/*.{ts,tsx}", {
        query: "?raw",
        import: "default",
        eager: true,
      }),
    ).join("\n");
    const english = await loadTexts("en", "page");
    const used = new Set([...sources.matchAll(/"(page\.[a-z0-9_.]+)"/g)].map((match) => match[1]!));
    const prefixes = [...sources.matchAll(/`(page\.[a-z0-9_.]+\.)\$\{/g)].map((match) => match[1]!);
    for (const key of used) expect(english.has(key), key).toBe(true);
    for (const key of english.keys())
      expect(used.has(key) || prefixes.some((prefix) => key.startsWith(prefix)), key).toBe(true);
  });
});
