// Every page at two widths, light and dark: nothing sticks out, everything can be touched, axe has nothing to say.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accessible,
  answerByClicking,
  asked,
  fits,
  flawless,
  picture,
  premises,
  putAwayCard,
  touchable,
  visitor,
} from "./support.mjs";

const { server, browser } = await premises();

async function play(page, address, button, answers) {
  await page.goto(address);
  await page.getByRole("button", { name: button }).first().click();
  for (let given = 0; given < answers; ++given) {
    await asked(page);
    await answerByClicking(page, () => 0);
  }
  await asked(page);
}

const PAGES = {
  home: async (page, at) => {
    await page.goto(at);
    await page.locator(".hero").waitFor();
  },
  new: async (page, at) => {
    await page.goto(`${at}/new/otys`);
    await page.locator("form").waitFor();
  },
  settings: async (page, at) => {
    await page.goto(`${at}/settings`);
    await page.locator(".pills").first().waitFor();
  },
  rules: async (page, at) => {
    await page.goto(`${at}/rules/otys/2.1`);
    await page.locator(".rules-text h3").first().waitFor();
  },
  which: async (page, at) => {
    await page.goto(`${at}/rules`);
    await page.locator(".rules-which").waitFor();
  },
  overview: async (page, at) => {
    await page.goto(`${at}/rules/thesauros`);
    await page.locator(".section-pictures svg").first().waitFor();
  },
  search: async (page, at) => {
    await page.goto(`${at}/rules/thesauros`);
    await page.getByRole("searchbox").fill("shark cage");
    await page.locator(".rules-results mark").first().waitFor();
    await page.locator(".term svg").first().waitFor();
  },
  glossary: async (page, at) => {
    await page.goto(`${at}/rules/otys/glossary`);
    await page.locator(".term svg").first().waitFor();
    await page.getByRole("searchbox").fill("propeller");
    await page.locator('.term[data-entry="propeller"] mark').first().waitFor();
  },
  tables: async (page, at) => {
    await page.goto(`${at}/tables`);
    await page.locator(".refused").waitFor();
  },
  missing: async (page, at) => {
    await page.goto(`${at}/nothing/here`);
    await page.locator("h1").waitFor();
  },
  replay: async (page, at) => {
    await page.goto(`${at}/replay#game=otys.1.AgAAAAAAR1oz-eg8D_Nr9zHWSpJzLoKvjYj6F2l_UrztlIn2rFIBAAKf9JyS&at=1`);
    await page.locator('.replay[data-decision="1"]').waitFor();
  },
  // The first page with tables to come back to.
  yours: async (page, at) => {
    await play(page, at, "Play Otys against a bot", 1);
    await page.goto(at);
    await page.locator(".table-list").waitFor();
  },
  curtain: async (page, at) => {
    await page.goto(`${at}/new/otys`);
    await page.locator(".seat-form li").nth(1).locator("select").selectOption("");
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.locator(".curtain").waitFor();
  },
  otys: (page, at) => play(page, at, "Play Otys against a bot", 9),
  // With everything around the board open: who plays, one's name, and why something is not possible.
  frame: async (page, at) => {
    await play(page, at, "Play Otys against a bot", 1);
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.locator(".seat-rename").waitFor();
    await page.locator("[data-why]:visible").first().click({ force: true });
    await page.locator(".refused").waitFor();
    for (const fold of await page.locator(".asked .answer-fold").all()) await fold.click();
  },
  thesauros: (page, at) => play(page, at, "Against a bot Thesauros", 30),
  // The card of a thing, beside it and the decision.
  card: async (page, at) => {
    await play(page, at, "Play Otys against a bot", 0);
    const thing = page.locator('[data-thing="key:1"]').first();
    await thing.focus();
    await page.keyboard.press("i");
    await page.locator(".thing-card").waitFor();
    const [one, card, asked] = await Promise.all(
      [thing, page.locator(".thing-card"), page.locator(".asked")].map((each) => each.boundingBox()),
    );
    for (const other of [one, asked])
      assert.ok(
        card.x >= other.x + other.width ||
          card.x + card.width <= other.x ||
          card.y >= other.y + other.height ||
          card.y + card.height <= other.y,
        "the card covers neither its thing nor the decision",
      );
  },
  // A game without a board of its own.
  pearls: (page, at) => play(page, at, "Against a bot Pearls", 0),
};

const WINDOWS = [
  { width: 1280, height: 800, dark: false },
  { width: 360, height: 740, dark: true },
];

for (const window of WINDOWS) {
  test(`Every page is usable ${window.width} px wide, ${window.dark ? "dark" : "light"}`, async (context) => {
    for (const [name, open] of Object.entries(PAGES)) {
      await context.test(name, async () => {
        const person = await visitor(browser, window);
        const where = `${name} ${window.width}`;
        await open(person.page, server.address);
        await picture(person.page, `${name}-${window.width}`);
        await fits(person.page, where);
        // A card lies beside the page, in none of its landmarks.
        const check = name === "card" ? accessible : flawless;
        await check(person.page, where);
        await person.page.emulateMedia({ colorScheme: window.dark ? "light" : "dark" });
        await check(person.page, `${where}, ${window.dark ? "light" : "dark"}`);
        // A card lies over other things until it is closed.
        if (window.width === 360 && name !== "card") {
          await putAwayCard(person.page);
          await touchable(person.page, where);
        }
        await person.context.close();
        person.calm();
      });
    }
  });
}

test("The longer words of other languages fit 360 px too", async () => {
  for (const locale of ["fr-FR", "ru-RU"]) {
    const person = await visitor(browser, { width: 360, height: 740, locale });
    const go = async (path, ready) => {
      await person.page.goto(server.address + path);
      await person.page.locator(ready).first().waitFor();
      await fits(person.page, `${path} ${locale}`);
    };
    for (const path of ["/new/otys", "/new/thesauros", "/settings"]) await go(path, ".pills");
    await go("/rules/thesauros/3.2", ".rules-text h3");
    await go("/rules/otys/glossary", ".term");
    for (const game of [1, 2]) {
      await go("/", ".hero");
      await person.page.locator(`.card:nth-child(${game}) .primary`).click();
      await asked(person.page);
      await picture(person.page, `game-${game}-${locale}-360`);
      await fits(person.page, `game ${game} ${locale}`);
    }
    await person.context.close();
    person.calm();
  }
});
