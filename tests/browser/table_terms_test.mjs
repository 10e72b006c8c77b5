// What people at a table of a server can say about it: giving up and ending by agreement. Two browsers, one wide and one
// narrow.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import {
  accessible,
  claim,
  fits,
  guestOf,
  launch,
  picture,
  program,
  root,
} from "./support.mjs";

let browser;
let server;
let address;
const folder = mkdtempSync(join(tmpdir(), "bathys-terms-"));

async function serve(port = "0") {
  server = spawn(
    program,
    ["serve", "--port", port, "--db", join(folder, "tables.db"), "--web", join(root, "build/web")],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  return new Promise((resolve, reject) => {
    let text = "";
    const hear = (bytes) => {
      text += bytes;
      const found = /http:\/\/[^\s/]+:\d+/.exec(text);
      if (found) resolve(found[0]);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.on("exit", () => reject(new Error(`the server stopped: ${text}`)));
  });
}
const stopped = () => new Promise((resolve) => server.once("exit", resolve));

before(async () => {
  address = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  const gone = stopped();
  server.kill();
  await gone;
  rmSync(folder, { recursive: true });
});

/** Makes a table of so many people and seats them: the first at 1280 px, all others at 360. */
async function seatAll(context, { people = ["Ann", "Bob"], ...more } = {}) {
  const request = {
    game: "otys",
    options: { players: people.length },
    seats: people.map((name) => ({ kind: "human", name })),
    ...more,
  };
  const made = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  }).then((answer) => answer.json());
  const guests = [];
  for (const [seat, token] of made.tokens.entries()) {
    const size = seat === 0 ? { width: 1280, height: 800 } : { width: 360, height: 740 };
    const { page } = await guestOf(browser, context, size);
    await page.goto(`${address}/t/${made.table}#${token}`);
    await claim(page);
    guests.push(page);
  }
  for (const page of guests) await page.locator(".table").waitFor();
  return guests;
}

const open = async (page) => {
  if ((await page.locator("details.terms[open]").count()) === 0) await page.locator(".terms summary").click();
};
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const isOver = (page) => page.locator(".table[data-over]").waitFor();
const verdict = (page) => page.locator(".outcome .question-text").innerText();

test("Giving up asks once more, ends a game of two, and everybody is told who has won", async (context) => {
  const [ann, bob] = await seatAll(context);
  await open(bob);
  await press(bob, "Give up");
  await press(bob, "No, play on");
  assert.equal(await ann.locator(".table[data-over]").count(), 0);
  await press(bob, "Give up");
  await fits(bob, "giving up at 360 px");
  await accessible(bob, "giving up", ".terms");
  await picture(bob, "terms-give-up-360");
  await press(bob, "Yes, give up");
  await Promise.all([ann, bob].map(isOver));
  assert.equal(await verdict(ann), "You win: Bob gave up.");
  assert.equal(await verdict(bob), "Ann wins: Bob gave up.");
  await picture(ann, "terms-given-up-1280");
});

test("Of three the others play on, with a bot in place of who gave up", async (context) => {
  const [ann, bob, cleo] = await seatAll(context, { people: ["Ann", "Bob", "Cleo"] });
  await open(bob);
  await press(bob, "Give up");
  await press(bob, "Yes, give up");
  await ann.locator('.seat[data-seat="1"]').getByText("(has given up)").waitFor();
  assert.equal(await ann.locator(".table[data-over]").count(), 0);
  await open(cleo);
  await press(cleo, "Give up");
  await press(cleo, "Yes, give up");
  await isOver(ann);
  assert.equal(await verdict(ann), "You win: Cleo gave up.");
});

test("A game ends by agreement when all agree, and goes on when one refuses", async (context) => {
  const [ann, bob] = await seatAll(context);
  await open(ann);
  await press(ann, "Propose to end");
  await bob.locator('[data-agreement="end"]').waitFor();
  await accessible(bob, "asked to end", '[data-agreement="end"]');
  await fits(bob, "asked to end at 360 px");
  await picture(bob, "terms-end-asked-360");
  await press(bob, "Play on");
  await ann.locator('[data-agreement="end"]').waitFor({ state: "detached" });
  await press(ann, "Propose to end");
  await press(bob, "End the game");
  await Promise.all([ann, bob].map(isOver));
  assert.match(await verdict(ann), /^Ended by agreement/);
});
