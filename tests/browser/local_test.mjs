// Playing in the browser without a server, the way a person does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPosition, positions } from "./positions.mjs";
import {
  accessible,
  answerByClicking,
  asked,
  decisionOf,
  eventually,
  guestOf,
  PATIENCE,
  picture,
  playToTheEnd,
  premises,
} from "./support.mjs";

const { server, browser } = await premises();

/** A visitor on the first page. */
async function guest(context, options) {
  const person = await guestOf(browser, context, options);
  await person.page.goto(server.address);
  return person;
}

async function againstBot(page) {
  await page.getByRole("button", { name: "Play Otys against a bot" }).click();
  await asked(page);
}

async function newTable(page, game, choices) {
  await page.goto(`${server.address}/new/${game}`);
  for (const [name, value] of Object.entries(choices.pills ?? {}))
    await page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
  for (const [seat, level] of Object.entries(choices.seats ?? {}))
    await page.locator(".seat-form li").nth(Number(seat)).locator("select").selectOption(level);
  await page.getByRole("button", { name: "Sit down" }).click();
}

test("Two clicks lead from the first page to the first move against a bot", async (context) => {
  const { page } = await guest(context);
  await page.getByRole("button", { name: "Play Otys against a bot" }).click();
  await page.locator(".asked button[data-answer], .asked .answer-fold").first().waitFor();
  await page.locator('.asked button[data-answer="key 3"]').click();
  await page.waitForSelector('.table[data-decision="1"]');
  await page.locator(".log-list").getByText("You play key 3 on level 3.").waitFor();
});

test("Pointing at an answer tells what it would do, and moves nothing", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  const answer = page.locator('.asked button[data-answer="key 3"]');
  const before = await page.locator(".table-log").boundingBox();
  await answer.hover();
  await page.locator(".foretold").getByText("You play key 3 on level 3.").waitFor();
  await page.locator('.foretold [data-stopped="question"]').waitFor();
  assert.deepEqual(await page.locator(".table-log").boundingBox(), before);
  assert.equal(await decisionOf(page), 0);
  await page.mouse.move(0, 0);
  await page.locator(".foretold").waitFor({ state: "hidden" });
  await openPosition(page, server.address, positions("thesauros").get("transfer"), ".asked .amounts");
  await page.locator(".asked .amounts").first().hover();
  await page.locator(".foretold [data-stopped]").waitFor();
});

test("A whole solo game is played by clicking", async (context) => {
  const { page } = await guest(context);
  await newTable(page, "otys", { pills: { players: 1 } });
  const answers = await playToTheEnd(page);
  assert.ok(answers > 20);
  await page
    .locator(".outcome")
    .getByText(/Final score: \d+ prestige/)
    .waitFor();
  await picture(page, "otys-solo-over-1280");
});

test("A whole game against a bot is played by clicking, and looked back at", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  await playToTheEnd(page);
  const last = await decisionOf(page);
  await page
    .locator(".outcome")
    .getByText(/wins? with|shared/)
    .waitFor();
  await picture(page, "otys-over-1280");

  await page.locator(".result").getByRole("button", { name: "Watch the replay" }).click();
  await page.getByText(`Decision 0 of ${last}`).waitFor();
  await page.waitForURL(/#game=otys\.1\./);
  await page.getByRole("button", { name: "One forward" }).click();
  await page.waitForSelector('.replay[data-decision="1"]');
  await page.getByLabel("Seen by").selectOption("1");
  await page.waitForURL(/seat=1/);
  await page.locator(".replay-links summary").click();
  const here = await page.getByRole("button", { name: "Copy link to this decision" }).getAttribute("data-address");
  await picture(page, "replay-1280");

  await page.goto("about:blank");
  await page.goto(server.address + here);
  await page.waitForSelector('.replay[data-decision="1"]');
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForSelector(`.replay[data-decision="${last}"]`);
  await page.locator(".replay-links summary").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  const file = await (await download).path();

  await page.goto("about:blank");
  await page.goto(`${server.address}/replay`);
  await page.getByRole("button", { name: "Open a record" }).setInputFiles(file);
  await page.getByText(`Decision 0 of ${last}`).waitFor();
});

test("A reload in the middle of a turn loses nothing", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  for (let answers = 0; answers < 7; ++answers) {
    await asked(page);
    await answerByClicking(page);
  }
  await asked(page);
  await answerByClicking(page, () => 0);
  await asked(page);
  const seen = () =>
    page.evaluate(() => [
      document.querySelector(".table").dataset.decision,
      document.querySelector(".question-text").textContent,
      document.querySelector(".log-list").textContent,
    ]);
  const old = await seen();
  await page.reload();
  await asked(page);
  assert.deepEqual(await seen(), old);
});

test("Two pages with one table stay in step, and the slower one overwrites nothing", async (context) => {
  const { page: one, context: browserContext } = await guest(context);
  await newTable(one, "otys", { pills: { players: 1 } });
  await asked(one);
  const other = await browserContext.newPage();
  other.setDefaultTimeout(PATIENCE);
  await other.goto(one.url());
  await asked(other);
  const at = (page, decision) => page.waitForSelector(`.table[data-decision="${decision}"]`);
  for (let answers = 0; answers < 6; ++answers) {
    const [first, second] = answers % 2 ? [other, one] : [one, other];
    await asked(first);
    await answerByClicking(first, () => 0);
    await at(second, await decisionOf(first));
  }
  // What a page says about answers that it gave itself is its own.
  const seen = (page) => page.locator(".log-list li:not([data-given])").allTextContents();
  await asked(one);
  assert.deepEqual(await seen(other), await seen(one));
  const before = await decisionOf(one);

  // Both answer the same question at once: what only one of them saved counts for both. A page that has already heard of
  // the other's answer would answer the next question, so it keeps still.
  const click = (decision) =>
    [...document.querySelectorAll(`.table[data-decision="${decision}"] .asked button[data-answer]`)].at(-1)?.click();
  await Promise.all([one.evaluate(click, before), other.evaluate(click, before)]);
  await one.waitForSelector(`.table:not([data-decision="${before}"])`);
  await asked(one);
  const decision = await decisionOf(one);
  await at(other, decision);
  assert.deepEqual(await seen(other), await seen(one));

  await one.getByRole("button", { name: "Undo", exact: true }).click();
  await at(other, before);
  await other.reload();
  await at(other, before);
});

test("Undo takes back one answer after the other to the beginning", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  const own = [];
  for (let answers = 0; answers < 9; ++answers) {
    await asked(page);
    own.push(await decisionOf(page));
    await answerByClicking(page);
  }
  await asked(page);
  for (const decision of own.reverse()) {
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.waitForSelector(`.table[data-decision="${decision}"]`);
  }
  assert.equal(await page.getByRole("button", { name: "Nothing to undo" }).getAttribute("aria-disabled"), "true");
});

test("A bot that thinks for long is named, and stopped at once by undo", async (context) => {
  const { page } = await guest(context);
  // The question never reaches the bot, which so never answers.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (text, ...more) {
      if (!String(text).includes('"cmd":"bot"')) post.call(this, text, ...more);
    };
  });
  await againstBot(page);
  const thinking = page.locator('.question [role="progressbar"]');
  for (let answers = 0; answers < 20 && (await page.locator(".asked .answers .answer").count()) > 0; ++answers)
    await answerByClicking(page);
  await thinking.waitFor({ state: "attached" });
  await page.getByText("Nereus is thinking").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await asked(page);
  assert.equal(await thinking.count(), 0);
});

test("After the first visit everything works without a network", async (context) => {
  const { page, context: browserContext } = await guest(context);
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then(
      ({ active }) =>
        active.state === "activated" || new Promise((done) => active.addEventListener("statechange", done)),
    ),
  );
  await browserContext.setOffline(true);
  await page.reload();
  await againstBot(page);
  for (let answers = 0; answers < 4; ++answers) {
    await asked(page);
    await answerByClicking(page);
  }
  const decision = await decisionOf(page);
  await page.reload();
  await asked(page);
  assert.ok((await decisionOf(page)) >= decision);
  await page.goto(`${server.address}/rules/thesauros/3.2.8`);
  await page.getByRole("heading", { name: "3.2.8 Zone 8: museum" }).waitFor();
  await page.getByLabel("Language").selectOption("ru");
  await page.getByRole("heading", { name: "Правила: Тезаурос" }).waitFor();
});

test("The language changes without a reload, in the page and in the game", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  await page.evaluate(() => (window.same = true));
  await page.getByLabel("Language").selectOption("fr");
  await page.locator(".question-who").getByText("À vous de décider").waitFor();
  await page.locator(".question-text").getByText("Quelle clé jouez-vous").waitFor();
  await page.getByLabel("Langue").selectOption("ru");
  await page.locator(".question-who").getByText("Решаете вы").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "ru");
  assert.equal(await page.evaluate(() => window.same), true);
});

test("The keyboard alone is enough", async (context) => {
  const { page } = await guest(context);
  const focus = async (holds) => {
    for (let tabs = 0; tabs < 80; ++tabs) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(holds)) return;
    }
    assert.fail(`the focus never comes to ${holds}`);
  };
  await focus(() => document.activeElement.matches(".hero .primary"));
  await page.keyboard.press("Enter");
  for (let answers = 0; answers < 12; ++answers) {
    await asked(page);
    const decision = await decisionOf(page);
    await focus(() =>
      document.activeElement.matches('.asked button[data-answer], .asked .answer-fold[aria-expanded="false"]'),
    );
    await page.keyboard.press("Enter");
    if (await page.evaluate(() => document.activeElement.matches('.answer-fold[aria-expanded="true"]'))) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction((old) => Number(document.querySelector(".table").dataset.decision) !== old, decision);
  }
});

test("The keyboard alone asks why something cannot be done", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  const focused = () => page.evaluate(() => document.activeElement.closest("[data-why], [data-thing]")?.dataset ?? {});
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    const { why, thing } = await focused();
    return why ?? thing;
  };
  await page.locator('[data-thing="key:3"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector('.table[data-decision="1"]');

  // Tab goes to what is lit and to one thing in each part where nothing is: never through everything that is not.
  await page.locator(".table-board").focus();
  const stops = [];
  for (let tabs = 0; tabs < 60; ++tabs) {
    const stop = await press("Tab");
    if (!(await page.evaluate(() => document.activeElement.closest(".otys-board")))) break;
    if (stop) stops.push(stop);
  }
  const lit = await page.locator(".otys-board .otys-lit:visible").count();
  const parts = await page.locator(".otys-board [data-part]:visible").count();
  assert.ok(lit <= stops.length && stops.length <= lit + parts, `${stops.length} stops for ${lit} lit things`);

  // The arrow keys go over everything, row by row.
  await page.locator('[data-why="sponsor:1"]').focus();
  assert.equal(await press("ArrowDown"), "sponsor:2");
  assert.equal(await press("ArrowRight"), "reward:2:1");
  assert.equal(await press("ArrowDown", "ArrowDown"), "reward:4:1");
  assert.equal(await press("ArrowUp", "ArrowRight"), "reward:3:2");
  // First in this part is its title, which has a card and nothing to ask.
  assert.equal(await press("Home"), undefined);
  assert.equal(await press("ArrowRight"), "deck");

  // Enter asks; the sentence is read out, again when it is asked again, and the focus stays.
  const status = page.locator("[role=status] .refused");
  await page.keyboard.press("Enter");
  await status.waitFor();
  await status.evaluate((element) => (element.dataset.old = ""));
  await accessible(page, "why not");
  assert.equal(await press("Space"), "deck");
  await page.locator("[role=status] .refused:not([data-old])").waitFor();
  assert.equal(await decisionOf(page), 1);
  const role = await page.locator('[data-why="deck"]').ariaSnapshot();
  assert.match(role, /button "Contracts in the deck: \d+".*disabled/);
});

test("A curtain falls between two people at one screen", async (context) => {
  const { page } = await guest(context);
  await newTable(page, "otys", { seats: { 1: "" } });
  // Who goes first is drawn at random.
  const lift = async () => {
    const button = page.getByRole("button", { name: /^I am Player [12]: show the table/ });
    const name = /Player [12]/.exec(await button.textContent())[0];
    await button.click();
    await asked(page);
    assert.match(await page.locator(".seat[data-asked]").textContent(), new RegExp(`${name} \\(you\\)`));
    return name;
  };
  const first = await lift();
  for (let answers = 0; answers < 40; ++answers) {
    await page.waitForSelector(".curtain, .asked button[data-answer], .asked .answer-fold");
    if ((await page.locator(".curtain").count()) > 0) break;
    await answerByClicking(page);
  }
  await page.locator(".curtain").waitFor();
  assert.equal(await page.locator(".log, .table-board").count(), 0);
  await picture(page, "curtain-1280");
  assert.notEqual(await lift(), first);
});

test("Since the last turn is marked in the log, and the news are read out", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  while ((await page.locator(".log-mark").count()) === 0) {
    await asked(page);
    await answerByClicking(page);
    await asked(page);
  }
  assert.match(await page.locator(".log-mark").textContent(), /Since your last turn/);
  assert.match(await page.locator("[data-live]").textContent(), /\?/);
});

test("Thesauros is played from the plain numbers to the sea", async (context) => {
  const { page } = await guest(context);
  await newTable(page, "thesauros", {});
  for (let answers = 0; answers < 40; ++answers) {
    await asked(page);
    await answerByClicking(page, () => 0);
  }
  await page.locator(".thes-house").nth(8).waitFor();
  await picture(page, "thesauros-1280");
});

test("Thesauros is played on the board itself, which says why something cannot be done", async (context) => {
  const { page } = await guest(context);
  await newTable(page, "thesauros", {});
  const spots = page.locator(".thes .thes-lit[data-thing]");
  let [pressed, narrowed, refused] = [0, 0, 0];
  for (let answers = 0; answers < 60 && !(pressed > 8 && narrowed > 2 && refused > 2); ++answers) {
    await asked(page);
    const before = await decisionOf(page);
    const seal = page.locator("[data-seal]");
    if ((await seal.count()) > 0) {
      await page.locator("[data-budget=hr]").fill("14");
      await page.locator("[data-budget=rd]").fill("12");
      await page.locator("[data-budget=gp]").fill("12");
      await seal.click();
      await page.waitForFunction((old) => Number(document.querySelector(".table").dataset.decision) > old, before);
      continue;
    }
    const unlit = page.locator('.thes [data-why^="tech:"]');
    if (refused < 3 && (await unlit.count()) > 0) {
      // By force, for it says of itself that it is not available.
      await unlit.first().click({ force: true });
      await page.locator(".refused").getByRole("link").waitFor();
      assert.match(await page.locator(".refused").getByRole("link").getAttribute("href"), /^\/rules\/thesauros\/\d/);
      ++refused;
    }
    const count = await spots.count();
    if (count === 0) {
      await answerByClicking(page, () => 0);
      continue;
    }
    const thing = await spots.nth(answers % count).getAttribute("data-thing");
    const spot = page.locator(`.thes .thes-lit[data-thing="${thing}"]`).first();
    await spot.click();
    await page.waitForFunction(
      (old) => document.querySelector(".answers-all") || document.querySelector(".table")?.dataset.decision !== old,
      String(before),
    );
    ++pressed;
    if ((await decisionOf(page)) !== before) continue;
    ++narrowed;
    // The keyboard goes on with the first of the answers that are left.
    assert.ok(await page.evaluate(() => document.activeElement.closest(".answers") !== null));
    const few = await page.locator(".answers [data-answer]").count();
    await page.locator(".answers-all").click();
    await page.locator(".answers-all").waitFor({ state: "detached" });
    await spot.click();
    assert.equal(await page.locator(".answers [data-answer]").count(), few);
    await answerByClicking(page, () => 0);
  }
  assert.ok(pressed > 8 && narrowed > 2 && refused > 2, `${pressed} pressed, ${narrowed} narrowed, ${refused} refused`);
  await accessible(page, "a table of Thesauros");
});

/** In the page: plays to the end by pressing what is `lit` on the `board`; the list beside it only where nothing is. */
async function pressOn({ most, board, lit: shines }) {
  const one = (what) => document.querySelector(what);
  const table = () => one(".table");
  const over = () => table().hasAttribute("data-over");
  const state = () => `${table().dataset.decision} ${one(board)?.textContent.length} ${all().length}`;
  const all = () => [...document.querySelectorAll(shines)].filter((thing) => thing.checkVisibility());
  const asked = () => over() || one('.asked [data-answer]:not([aria-disabled="true"]), .asked .answer-fold');
  const until = async (holds) => {
    for (const end = Date.now() + 60_000; !holds(); await new Promise((resolve) => setTimeout(resolve, 4)))
      if (Date.now() > end) throw new Error(`the table stands still: ${one("#question")?.textContent}`);
  };
  const press = (element) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const type = (field, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  let seed = 11;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const counts = { board: 0, list: 0 };
  for (let answers = 0; answers < most; ++answers) {
    await until(asked);
    if (over()) return counts;
    const before = state();
    if (one("[data-seal]")) {
      for (const field of document.querySelectorAll("[data-budget]")) type(field, String(8 + random(6)));
      press(one("[data-seal]"));
      ++counts.board;
      await until(() => over() || !one("[data-seal]") || state() !== before);
      continue;
    }
    // On a phone a view with something lit is opened first.
    const zones = [...document.querySelectorAll(".thes-zone-card.thes-lit")];
    const lit = [...all(), ...zones];
    const list = [...document.querySelectorAll('.asked [data-answer]:not([aria-disabled="true"])')];
    const stuck = counts.stuck > 6;
    if (lit.length > 0 && !stuck) {
      press(lit[random(lit.length)]);
      ++counts.board;
    } else if (list.length > 0) {
      press(list[random(list.length)]);
      ++counts.list;
    } else press(one('.asked .answer-fold[aria-expanded="false"]'));
    const decision = table().dataset.decision;
    await new Promise((resolve) => setTimeout(resolve, 12));
    counts.stuck = table().dataset.decision === decision ? (counts.stuck ?? 0) + 1 : 0;
  }
  throw new Error(`not over after ${most} presses: ${JSON.stringify(counts)}`);
}

const COAST = {
  most: 6000,
  board: ".thes",
  lit: ".thes .thes-lit[data-thing], .thes [data-give], .thes [data-read]",
};
const COLUMN = {
  most: 6000,
  board: ".otys-board",
  lit: ".otys-board .otys-lit[data-thing], .otys-board .otys-answer, .otys-board [data-answer]",
};

const MODES = [
  { players: 2, mode: "initiation", quickest: 360 },
  { players: 3, mode: "standard", quickest: 1280 },
  { players: 4, mode: "mercenaries", quickest: 360 },
  { players: 1, quickest: 1280 },
];

// Each mode once, each width twice; `./test long` plays them all.
for (const width of [1280, 360])
  for (const { quickest, ...pills } of MODES) {
    if (width !== quickest && !process.env.BATHYS_LONG) continue;
    const { players, mode = "solo" } = pills;
    test(`A whole game of Thesauros is played by pressing the board: ${mode}, ${width} px wide`, async (context) => {
      const { page } = await guest(context, { width, height: width === 360 ? 740 : 800 });
      await newTable(page, "thesauros", { pills });
      await page.locator(`.thes-players-${players}`).waitFor();
      const { board, list } = await page.evaluate(pressOn, COAST);
      assert.ok(board > 2 * list, `${board} on the board, ${list} in the list`);
      await page.locator(".outcome").waitFor();
      await picture(page, `thesauros-${mode}-over-${width}`);
    });
  }

const MODES_OF_OTYS = [
  { called: "standard", players: 2, quickest: 1280 },
  { called: "four players", players: 4, sponsors: "advanced", quickest: 360 },
  { called: "solo", players: 1, quickest: 360 },
  { called: "hard", players: 1, hard: "yes", quickest: 1280 },
];

for (const width of [1280, 360])
  for (const { quickest, called, ...pills } of MODES_OF_OTYS) {
    if (width !== quickest && !process.env.BATHYS_LONG) continue;
    test(`A whole game of Otys is played by pressing the board: ${called}, ${width} px wide`, async (context) => {
      const { page } = await guest(context, { width, height: width === 360 ? 740 : 800 });
      await newTable(page, "otys", { pills });
      await page.locator(".otys-board").waitFor();
      const { board, list } = await page.evaluate(pressOn, COLUMN);
      // On a phone what is no thing of the board, to go on for example, is in the dock alone.
      assert.ok(width === 360 ? board > list : board > 20 * list, `${board} on the board, ${list} in the list`);
      await page.locator(".outcome").waitFor();
      await picture(page, `otys-${called.replace(" ", "-")}-over-${width}`);
    });
  }

test("The board of Otys uses the space of a large window, and nothing of it is out of sight", async (context) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
  ]) {
    const { page } = await guest(context, { width, height });
    await newTable(page, "otys", { pills: { players: 3 } });
    await page.locator(".otys-board").waitFor();
    const { room, used, beyond } = await page.evaluate(() => {
      const main = document.querySelector(".table-board");
      const parts = [...document.querySelectorAll(".otys-score, .otys-sea, .otys-offer")];
      const bottom = Math.max(...parts.map((one) => one.getBoundingClientRect().bottom));
      const { top } = main.getBoundingClientRect();
      return {
        room: main.clientHeight,
        used: bottom - top,
        beyond: main.scrollHeight - main.clientHeight,
      };
    });
    assert.ok(beyond <= 0 && used > 0.75 * room, `${width}: ${used} px used of ${room}, ${beyond} beyond`);
  }
});

test("The board of Thesauros is on one screen, without scrolling", async (context) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ]) {
    const { page } = await guest(context, { width, height });
    await newTable(page, "thesauros", {});
    await page.locator(".thes-office").waitFor();
    const shown = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const [board, office, stage] = [".table-board", ".thes-office", ".thes-stage"].map((what) =>
        document.querySelector(what).getBoundingClientRect(),
      );
      return {
        page: scrollHeight - clientHeight,
        below: office.bottom - board.bottom,
        used: stage.width / board.width,
      };
    });
    assert.ok(shown.page <= 0 && shown.below <= 1, JSON.stringify(shown));
    assert.ok(shown.used > 0.9, `only ${shown.used} of the width is used`);
  }
});

test("Otys is played on the board itself, which says why something cannot be done", async (context) => {
  const { page } = await guest(context);
  await againstBot(page);
  const board = page.locator(".table-board");
  await board.locator('button[data-thing="key:3"]').click();
  await page.waitForSelector('.table[data-decision="1"]');
  // Another key is not lit now; the page says so with the section of the rules.
  assert.equal(await board.locator('button[data-thing="key:4"]').count(), 0);
  const refusal = page.locator(".refused");
  // By force, for it says of itself that it is not available.
  await board.locator("span.otys-key").filter({ hasText: /key 4/i }).first().click({ force: true });
  await refusal.waitFor();
  assert.match(await refusal.getByRole("link").getAttribute("href"), /^\/rules\/otys\/\d/);
  for (let answers = 0; answers < 12; ++answers) {
    await asked(page);
    const before = await decisionOf(page);
    // What is lit answers at once or opens a second step, whose choices are lit in turn.
    const lit = board.locator("button:visible:not(.otys-back)");
    const names = () => lit.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent));
    for (let clicks = 0; clicks < 4 && (await decisionOf(page)) === before; ++clicks) {
      const shown = String(await names());
      await lit.nth(-1).click();
      await eventually(async () => (await decisionOf(page)) !== before || String(await names()) !== shown);
    }
    assert.notEqual(await decisionOf(page), before);
  }
});
