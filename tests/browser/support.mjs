// What the browser tests share: a small file server, a browser, and the ways a person plays.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(join(root, "web/package.json"));
const { chromium } = require("playwright-core");
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export const program = process.env.BATHYS_PROGRAM ?? join(root, "build/bathys");
const folder = join(root, "build/web");
const screenshots = join(root, "build/screenshots");
const chromiumPath = process.env.BATHYS_CHROMIUM ?? "/usr/bin/chromium";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
/** The policy of `bathys serve`. */
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

function fileFor(address) {
  const path = join(folder, normalize(decodeURIComponent(new URL(address, "http://x").pathname)));
  return existsSync(path) && statSync(path).isFile() ? path : null;
}

/**
 * A port that stays a server's when it starts again: below those that the kernel hands out, which it might give away in
 * between, even to a browser that calls it and then talks to itself.
 */
async function ownPort() {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 22_000);
    const server = createServer();
    const free = await new Promise((resolve) => {
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!free) continue;
    await new Promise((resolve) => server.close(resolve));
    return String(port);
  }
}

/** Serves build/web and nothing else, as `bathys serve` would without its tables. */
export async function serveFiles() {
  assert.ok(existsSync(join(folder, "index.html")), "the page must be built first: tools/web.sh");
  const server = createServer((request, response) => {
    const isApi = /^\/(api|ws|health|metrics)(\/|$)/.test(request.url);
    const path = isApi ? null : (fileFor(request.url) ?? join(folder, "index.html"));
    response.setHeader("Content-Security-Policy", POLICY);
    if (path === null) return response.writeHead(404).end("{}");
    response
      .writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "application/octet-stream" })
      .end(readFileSync(path));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${server.address().port}`, stop };
}

export const launch = () => chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });

/** A visitor, whose page must not complain until the end of the test. */
export async function guestOf(browser, context, options) {
  const person = await visitor(browser, options);
  context.after(async () => {
    await person.context.close();
    person.calm();
  });
  return person;
}

/** What a file of tests needs until its end: the page and a browser. */
export async function premises() {
  const server = await serveFiles();
  const browser = await launch();
  after(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}

/** `bathys serve` with tables of its own. It comes back at the same address, with what it has kept. */
async function serveTables() {
  const tables = mkdtempSync(join(tmpdir(), "bathys-browser-"));
  const port = await ownPort();
  let running;
  const start = () => {
    running = spawn(program, ["serve", "--port", port, "--db", join(tables, "tables.db"), "--web", folder], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    return new Promise((resolve, reject) => {
      let text = "";
      const hear = (bytes) => {
        text += bytes;
        const found = /http:\/\/[^\s/]+:\d+/.exec(text);
        if (found) resolve(found[0]);
      };
      running.stdout.on("data", hear);
      running.stderr.on("data", hear);
      running.on("exit", () => reject(new Error(`the server stopped: ${text}`)));
    });
  };
  const stop = async (signal) => {
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await gone;
  };
  const address = await start();
  return {
    address,
    start,
    kill: () => stop("SIGKILL"),
    end: async () => {
      await stop();
      rmSync(tables, { recursive: true });
    },
  };
}

/** What tests of tables online need until their end: a server and a browser. */
export async function onlinePremises() {
  const server = await serveTables();
  const browser = await launch();
  after(async () => {
    await browser.close();
    await server.end();
  });
  return { server, address: server.address, browser };
}

/** Nothing takes this long, on the busiest machine, unless something is wrong. */
export const PATIENCE = 120_000;

/** A person with their own browser. Whatever the page complains about fails the test. */
export async function visitor(
  browser,
  { width = 1280, height = 800, motion = "reduce", locale = "en-GB", dark = false } = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: motion,
    locale,
    colorScheme: dark ? "dark" : "light",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // A request without an answer is the test's own doing (offline, or no server behind /health).
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection|net::ERR/.test(message.text()))
      complaints.push(message.text());
  });
  return { page, context, complaints, calm: () => assert.deepEqual(complaints, []) };
}

export async function picture(page, name) {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
}

async function findings(page, within) {
  // Injected by the test, not by the page, so the policy does not apply.
  await page.evaluate(`${axeSource}; 0`);
  const { violations } = await page.evaluate(
    (part) => window.axe.run(part ?? document, { resultTypes: ["violations"] }),
    within,
  );
  return violations;
}

const told = (where, violations) =>
  violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target} ${node.failureSummary}`)
        .join("; ")}`,
  );

/** axe finds nothing serious or critical, on the whole page or within a part of it. */
export async function accessible(page, where, within = null) {
  const grave = (await findings(page, within)).filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(told(where, grave), []);
}

/** axe finds nothing at all. */
export async function flawless(page, where, within = null) {
  assert.deepEqual(told(where, await findings(page, within)), []);
}

/** What of this cannot be hit in its middle, where it stands: it is out of the window, or something lies over it. */
export const outOfSight = (page, what) =>
  page.locator(what).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return found === null || !(one.contains(found) || found.contains(one));
      })
      .map((one) => one.outerHTML.slice(0, 140)),
  );

/** Nothing sticks out to the side. */
export async function fits(page, where) {
  const [content, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(content <= shown, `${where}: ${content} px wide in a window of ${shown} px`);
}

/**
 * In the page: how large the places are that answer to a finger, for everything visible that can be pressed. Measured by
 * asking what is hit around the middle, so whatever enlarges such a place counts, and whatever covers it does not.
 */
function touchPlaces(within) {
  const PRESSED = "a[href], button, select, summary, textarea, input, [role=button]:not([aria-disabled=true])";
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.bottom + scrollY > 0;
  };
  const inText = (element) =>
    element.matches("a") &&
    getComputedStyle(element).display === "inline" &&
    element.parentElement.textContent.trim() !== element.textContent.trim();
  const reach = (place, x, y, dx, dy) => {
    let steps = 0;
    while (steps < 60 && place.contains(document.elementFromPoint(x + dx * (steps + 1), y + dy * (steps + 1)))) ++steps;
    return steps;
  };
  const measure = (place) => {
    place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = place.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const name = (element) => `${element?.tagName} ${element?.className}`.slice(0, 60);
    if (!place.contains(document.elementFromPoint(x, y)))
      return { width: 0, height: 0, around: [name(document.elementFromPoint(x, y))] };
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ];
    const [right, left, down, up] = ways.map(([dx, dy]) => reach(place, x, y, dx, dy));
    const around = ways.map(([dx, dy], way) => {
      const far = 1 + [right, left, down, up][way];
      return name(document.elementFromPoint(x + dx * far, y + dy * far));
    });
    return { width: 1 + right + left, height: 1 + down + up, around };
  };
  const places = [...document.querySelector(within).querySelectorAll(PRESSED)]
    .map((element) => (element.matches("input") && element.closest("label")) || element)
    .filter((element) => shown(element) && !inText(element));
  return [...new Set(places)].map((place) => {
    return { what: place.outerHTML.slice(0, 140), thing: place.dataset.thing ?? null, ...measure(place) };
  });
}

const LEAST_TOUCH = 44;

/** Everything that can be pressed is at least 44 px high and wide to a finger, links within text apart. */
export async function touchable(page, where, within = "body") {
  const places = await page.evaluate(touchPlaces, within);
  assert.deepEqual(
    places
      .filter(({ width, height }) => width < LEAST_TOUCH || height < LEAST_TOUCH)
      .map(({ what, width, height, around }) => `${where}: ${what} ${width}×${height}, beside ${around.join(", ")}`),
    [],
  );
  return places;
}

/** Looks again and again until it holds. On a quick machine that is at once; a busy one may take its time. */
export async function eventually(holds) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** Takes the seat that the link before this page leads to: opening it is not enough. */
export async function claim(page) {
  await page.getByRole("button", { name: "Take this seat" }).click();
  await page.locator('[data-invitation="invitation"]').waitFor({ state: "detached" });
}

export const decisionOf = (page) => page.locator(".table").getAttribute("data-decision").then(Number);
const answerButtons = (page) => page.locator(".asked button[data-answer]");

/** Waits until the page asks this person or the game is over; true while it goes on. */
export async function asked(page) {
  await page.waitForSelector(
    '.table[data-over], .asked button[data-answer]:not([aria-disabled="true"]), .asked .answer-fold',
  );
  return (await page.locator(".table[data-over]").count()) === 0;
}

/** Clicks one of the answers, opening groups on the way, and waits until the table has moved on. */
export async function answerByClicking(page, choose = (count) => count - 1) {
  const before = await decisionOf(page);
  for (let depth = 0; depth < 5; ++depth) {
    const fold = page.locator('.asked .answer-fold[aria-expanded="false"]');
    if ((await answerButtons(page).count()) > 0 || (await fold.count()) === 0) break;
    await fold.first().click();
  }
  const count = await answerButtons(page).count();
  await answerButtons(page).nth(choose(count)).click();
  await page.waitForFunction((old) => {
    const table = document.querySelector(".table");
    return !table || table.hasAttribute("data-over") || Number(table.dataset.decision) !== old;
  }, before);
}

/** In the page itself: clicks answers, with a little chance in them, until the game is over. */
async function clickOn({ most, patience }) {
  const table = () => document.querySelector(".table");
  const changed = (holds) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("the table stands still")), patience);
      const look = () => {
        if (!holds()) return;
        clearTimeout(timer);
        watcher.disconnect();
        resolve();
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
  const buttons = () => [...document.querySelectorAll('.asked button[data-answer]:not([aria-disabled="true"])')];
  const folds = () => [...document.querySelectorAll('.asked .answer-fold[aria-expanded="false"]')];
  const over = () => table().hasAttribute("data-over");
  let seed = 7;
  for (let answers = 0; answers < most; ++answers) {
    await changed(() => over() || buttons().length + folds().length > 0);
    if (over()) return answers;
    seed = (seed * 48271) % 2147483647;
    if (folds().length > 0 && (seed % 5 === 0 || buttons().length === 0)) {
      folds()[0].click();
      await changed(() => buttons().length > 0);
    }
    const before = table().dataset.decision;
    const all = buttons();
    all[seed % all.length].click();
    await changed(() => over() || table().dataset.decision !== before);
  }
  throw new Error(`not over after ${most} answers`);
}

/** The picture of the result comes by itself at the end of a game; this puts it away. */
export async function putAwayResult(page) {
  await page.locator(".result .sheet-close").click();
  await page.locator(".result").waitFor({ state: "detached" });
}

const WITH_THE_MOUSE = 12;

/** Plays to the end: the first answers with the mouse, the others by clicks from within, which is much quicker. */
export async function playToTheEnd(page, most = 3000) {
  for (let answers = 0; answers < WITH_THE_MOUSE; ++answers) {
    await asked(page);
    await answerByClicking(page, () => 0);
  }
  return WITH_THE_MOUSE + (await page.evaluate(clickOn, { most, patience: PATIENCE }));
}

export const lessonOf = (game) => JSON.parse(readFileSync(join(root, `games/${game}/lessons/first.json`), "utf8"));

const quoted = (text) => JSON.stringify(text);
const lessonNow = (page) =>
  page.locator(".lesson").evaluate(({ dataset: { step, phase, busy } }) => ({ step, phase, busy }));

/** Waits until the lesson asks, tells or is over. */
const lessonRests = (page, than) =>
  page.waitForFunction((before) => {
    const { step, phase, busy } = document.querySelector(".lesson")?.dataset ?? { phase: "played" };
    return phase !== "played" && busy === undefined && (before === null || step !== before || phase !== "asked");
  }, than);

/** Presses it, if it is there; true when that gave an answer, and not only the first half of one. */
async function pressed(page, selector) {
  const found = page.locator(selector).locator("visible=true").first();
  if ((await found.count()) === 0) return false;
  const { step } = await lessonNow(page);
  // The mouse rests where it pressed last: the card of what is there must not lie over what is pressed next.
  await page.mouse.move(0, 0);
  await found.click();
  const now = await lessonNow(page);
  return now.step !== step || now.phase !== "asked" || now.busy !== undefined;
}

/** What a pattern means among the answers beside the board. */
async function meantBy(page, expected) {
  if (Array.isArray(expected)) return expected[0];
  const texts = await page
    .locator(".asked button[data-answer]")
    .evaluateAll((all) => all.map((one) => one.dataset.answer));
  const words =
    expected === "any" ? [] : Object.values(expected).flatMap((one) => (typeof one === "string" ? one : one[0]));
  return texts.find((text) => words.every((word) => text.split(" ").includes(word)));
}

/** Beside the board: the answer itself, wherever it is folded away. */
async function answerBeside(page, text) {
  const wanted = `.asked button[data-answer=${quoted(text)}]`;
  for (let depth = 0; depth < 9 && (await page.locator(wanted).count()) === 0; ++depth) {
    const fold = page.locator('.asked .answer-fold[aria-expanded="false"]').first();
    if ((await fold.count()) > 0) await fold.click();
    else
      for (const field of await page.locator(".amounts input[type=number]").all())
        await field.fill(text.match(/\d+$/)[0]);
  }
  await page.locator(wanted).first().click();
}

/** A form is filled in on the board, and sent from beside it. */
async function fillLedger(page, texts) {
  for (const text of texts) {
    const [, account, amount] = text.split(" ");
    await page.locator(`[data-budget=${account}]`).fill(amount);
  }
  await page.locator(".form-so-far [data-answer]").click();
}

/** One step as its reader would do it: press what is pointed at on the board, one thing after the other. */
async function doLessonStep(page, { expect, form, point = [] }) {
  if (expect === null) return page.locator(".lesson-on").click();
  if (form) return fillLedger(page, expect);
  const text = await meantBy(page, expect);
  for (const place of point) {
    const on = place.startsWith("do:") ? `[data-answer=${quoted(place.slice(3))}]` : `[data-thing=${quoted(place)}]`;
    if (await pressed(page, `.table-board ${on}`)) return undefined;
  }
  if (await pressed(page, `.table-board [data-answer=${quoted(text)}]`)) return undefined;
  return answerBeside(page, text);
}

/** Plays the lesson of a game that is open, from where it stands to its end; `each` is called at every step. */
export async function playLesson(page, game, each = async () => {}) {
  const { steps } = lessonOf(game);
  await lessonRests(page, null);
  for (let { step } = await lessonNow(page); step !== "end"; { step } = await lessonNow(page)) {
    await each(step);
    await doLessonStep(
      page,
      steps.find(({ id }) => id === step),
    );
    await lessonRests(page, step);
    if ((await lessonNow(page)).phase !== "told") continue;
    await page.locator(".lesson-on").click();
    await page.waitForFunction((told) => document.querySelector(".lesson").dataset.step !== told, step);
    await lessonRests(page, null);
  }
}
