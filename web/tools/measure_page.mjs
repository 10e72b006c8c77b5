// How quick the page is, in figures for docs/benchmarks.md. `node web/tools/measure_page.mjs` plays games alone and measures
// the processor time of the page's own threads, which other work on the machine and the drawing without a graphics card
// do not change: what one answer costs in the page and in the engine's worker, and how many tasks are too long for one frame.
// `node web/tools/measure_page.mjs FOLDER [FOLDER]` measures the first paint of built pages, in turns.
/* global document, performance, requestAnimationFrame, setTimeout */
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { games } from "./games.mjs";
import { launch, serveFiles, visitor } from "../../tests/browser/support.mjs";

const ANSWERS = 25;
/** The processor of the goals is so much slower. */
const SLOWER = 4;

const middle = (times, part = 0.5) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
};
const told = (times) =>
  `median ${middle(times).toFixed(1)}, p95 ${middle(times, 0.95).toFixed(1)}, most ${Math.max(0, ...times).toFixed(1)} ms`;

/** In the page: answers with the first button, and marks each answer and the frame that shows it. */
async function play(answers) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const table = () => document.querySelector(".table");
  const first = () =>
    document.querySelector('.asked button[data-answer]:not([aria-disabled="true"])') ??
    document.querySelector('.asked .answer-fold[aria-expanded="false"]');
  const clicks = [];
  while (clicks.length < answers && !table().hasAttribute("data-over")) {
    while (!first()) await frame();
    if (first().matches(".answer-fold")) {
      first().click();
      await frame();
      continue;
    }
    // Whatever the last answer has left to do is done.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const before = table().dataset.decision;
    performance.mark("answer begins");
    const start = performance.now();
    first().click();
    while (table().dataset.decision === before) await new Promise((resolve) => setTimeout(resolve));
    clicks.push(performance.now() - start);
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 50));
    performance.mark("answer shown");
  }
  return clicks;
}

const TRACED = ["toplevel", "blink.user_timing", "devtools.timeline", "devtools.timeline.frame"];

async function traced(browser, page, act) {
  const client = await browser.newBrowserCDPSession();
  const events = [];
  client.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await client.send("Tracing.start", { traceConfig: { includedCategories: TRACED }, transferMode: "ReportEvents" });
  const done = await act();
  const over = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
  await client.send("Tracing.end");
  await over;
  await client.detach();
  return { done, events };
}

const threadsCalled = (events, name) =>
  new Set(
    events
      .filter((one) => one.name === "thread_name" && name.test(one.args.name))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );

const inMs = (events) => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** The outermost pieces of work of these threads, with the processor time that each took. */
function tasksOf(events, threads) {
  const names = /RunTask$/;
  return events
    .filter(({ ph, name, pid, tid }) => ph === "X" && names.test(name) && threads.has(`${pid} ${tid}`))
    .sort((one, other) => one.ts - other.ts);
}

/** What the page's thread does for each frame that it draws, since the one before: processor time. */
function framesOf(events, own, threads, since) {
  const drawn = events
    .filter(({ name, pid, tid, ts }) => name === "PrePaint" && threads.has(`${pid} ${tid}`) && ts >= since)
    .map(({ ts }) => own.findLast((task) => task.ts <= ts)?.ts ?? ts)
    .sort((one, other) => one - other);
  return drawn.map((end, at) => inMs(own.filter(({ ts }) => ts > (drawn[at - 1] ?? since) && ts <= end)));
}

function report(events) {
  const marks = (name) =>
    events.filter((one) => one.name === name && one.cat.includes("user_timing")).map(({ ts }) => ts);
  const begins = marks("answer begins").sort((a, b) => a - b);
  const ends = marks("answer shown").sort((a, b) => a - b);
  const page = events.find((one) => one.name === "answer begins");
  const main = new Set([`${page.pid} ${page.tid}`]);
  const workers = threadsCalled(events, /DedicatedWorker/);
  const between = (all, from, to) => all.filter(({ ts }) => ts >= from && ts < to);
  const [own, engine] = [tasksOf(events, main), tasksOf(events, workers)];
  // The task that gives the answer began before its mark.
  const answers = begins.map((from, at) => {
    const since = own.findLast(({ ts }) => ts <= from)?.ts ?? from;
    return {
      page: inMs(between(own, since, ends[at])),
      engine: inMs(between(engine, from, ends[at])),
    };
  });
  const part = (names) =>
    begins.map((from, at) =>
      inMs(
        between(events, from, ends[at]).filter(({ name, pid, tid }) => names.test(name) && main.has(`${pid} ${tid}`)),
      ),
    );
  const frames = framesOf(events, own, main, begins[0]);
  return {
    answers,
    own,
    frames,
    style: part(/^(UpdateLayoutTree|Layout)$/),
    paint: part(/^(PrePaint|Paint|Layerize)$/),
  };
}

async function measurePlaying() {
  const server = await serveFiles();
  const browser = await launch();
  for (const { name: game } of games.filter(({ is }) => is !== "lesson"))
    for (const motion of ["reduce", "no-preference"]) {
      const { page, context } = await visitor(browser, { motion });
      await page.goto(`${server.address}/new/${game}`);
      await page.locator(".pills").first().waitFor();
      await page.locator('input[name="players"][value="1"]').check();
      await page.getByRole("button", { name: "Sit down" }).click();
      await page.locator(".asked button[data-answer], .asked .answer-fold").first().waitFor();
      const { done, events } = await traced(browser, page, () => page.evaluate(play, ANSWERS));
      const { answers, own, frames, style, paint } = report(events);
      const slow = frames.map((ms) => ms * SLOWER);
      const long = own.map(({ tdur = 0 }) => tdur / 1000);
      console.log(`${game}, ${motion === "reduce" ? "still" : "in motion"}, ${answers.length} answers`);
      console.log(`  by the clock, from a click to the table that shows it: ${told(done)}`);
      console.log(`  processor time, the page's thread:   ${told(answers.map((one) => one.page))}`);
      console.log(`    of it styles and layout:           ${told(style)}`);
      console.log(`    of it painting:                    ${told(paint)}`);
      console.log(`  processor time, the engine's thread: ${told(answers.map((one) => one.engine))}`);
      console.log(`  both together:                       ${told(answers.map((one) => one.page + one.engine))}`);
      console.log(
        `  tasks longer than a frame of 33 ms on a processor ${SLOWER} times slower: ${long.filter((ms) => ms * SLOWER > 33).length} of ${long.length}`,
      );
      console.log(
        `  frames, on a processor ${SLOWER} times slower: ${told(slow)}; ${slow.filter((ms) => ms > 33).length} of ${slow.length} over 33 ms`,
      );
      await context.close();
    }
  await browser.close();
  await server.stop();
}

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A built page as `bathys serve` sends it: compressed. */
async function serveBuilt(folder) {
  const server = createServer((request, response) => {
    const wanted = join(folder, new URL(request.url, "http://x").pathname);
    const path = existsSync(`${wanted}.br`) ? wanted : join(folder, "index.html");
    response
      .writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "application/json", "Content-Encoding": "br" })
      .end(readFileSync(`${path}.br`));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** A mobile line: 1.6 Mbit/s, 150 ms there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PAIRS = 9;

async function firstPaint(browser, address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", LINE);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  await page.locator("h1").first().waitFor();
  const at = await page.evaluate(async () => {
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    while (paint() === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    return paint();
  });
  await context.close();
  return at;
}

async function measurePaint(folders) {
  const browser = await launch();
  const servers = await Promise.all(folders.map(serveBuilt));
  const times = folders.map(() => []);
  for (let pair = 0; pair < PAIRS; ++pair)
    for (const [at, { address }] of servers.entries()) times[at].push(await firstPaint(browser, address));
  for (const [at, folder] of folders.entries())
    console.log(`${folder}: first paint with content ${told(times[at])} of ${PAIRS}`);
  const [first, second] = times;
  if (second) {
    const shares = first.map((ms, at) => ms / second[at]);
    console.log(`the first against the second, pair by pair: median ${middle(shares).toFixed(2)}`);
  }
  await browser.close();
  for (const server of servers) server.stop();
}

const folders = process.argv.slice(2);
if (folders.length > 0) await measurePaint(folders);
else await measurePlaying();
