// How quick the page is, in figures for docs/benchmarks.md: from a click on an answer to the table that shows it, and
// how long frames take while pieces move on a processor four times slower. `node web/tools/measure_page.mjs`.
/* global document, MutationObserver, performance, requestAnimationFrame */
import { launch, serveFiles, visitor } from "../../tests/browser/support.mjs";

const SLOWER = 4;
const ANSWERS = 30;

/** In the page: answers with the first button, and times clicks and frames. */
async function play(answers) {
  const frames = [];
  let last = performance.now();
  const tick = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const table = () => document.querySelector(".table");
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const first = () => document.querySelector('.asked button[data-answer]:not([aria-disabled="true"])');
  const clicks = [];
  while (clicks.length < answers && !table().hasAttribute("data-over")) {
    while (!first()) await frame();
    const before = table().dataset.decision;
    const changed = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (table().dataset.decision === before) return;
        watcher.disconnect();
        resolve(performance.now());
      });
      watcher.observe(table(), { attributes: true });
    });
    const start = performance.now();
    first().click();
    clicks.push((await changed) - start);
    await frame();
  }
  return { clicks, frames };
}

const sorted = (times) => times.sort((one, other) => one - other);
const share = (times, part) => sorted(times)[Math.floor(times.length * part)].toFixed(1);

const server = await serveFiles();
const browser = await launch();
for (const [name, motion, rate] of [
  ["as it is", "reduce", 1],
  [`${SLOWER}× slower, in motion`, "no-preference", SLOWER],
]) {
  const { page, context } = await visitor(browser, { motion });
  await page.goto(server.address);
  await page.locator(".hero button").click();
  await page.locator(".asked button[data-answer]").first().waitFor();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate });
  const { clicks, frames } = await page.evaluate(play, ANSWERS);
  const told = `click to answer: median ${share(clicks, 0.5)} ms, p95 ${share(clicks, 0.95)} ms`;
  console.log(`${name}: ${told}; frame p95 ${share(frames, 0.95)} ms of ${frames.length}`);
  await context.close();
}
await browser.close();
await server.stop();
