// A passport: made in one browser, opened in another by a press, and the same person sits there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, claim, eventually, fits, guestOf, onlinePremises, picture, touchable } from "./support.mjs";

const { address, browser } = await onlinePremises();

const guest = (context, options) => guestOf(browser, context, options);
const opened = (page) => page.locator('[data-passport="open"][data-ready]').waitFor();
const kept = (page) => page.evaluate(() => localStorage.getItem("bathys.passport"));

async function make(page, name) {
  await page.goto(`${address}/passport`);
  await page.getByLabel("Your name at tables").fill(name);
  await page.getByRole("button", { name: "Make my passport" }).click();
  await opened(page);
}

async function linkOf(page) {
  await page.getByRole("button", { name: "Show the link" }).click();
  return page.getByLabel("Link: My passport").inputValue();
}

/** Makes a table of two and takes the first seat; the link to the other. */
async function host(page) {
  await page.goto(`${address}/new/otys`);
  await page.locator('input[name="where"][value="online"]:not([disabled])').check({ force: true });
  const seats = page.locator(".seat-form li");
  await seats.nth(1).locator("select").selectOption("");
  for (const [index, name] of ["Ann", "Bob"].entries()) await seats.nth(index).locator("input").fill(name);
  await page.getByRole("button", { name: "Create the table" }).click();
  const other = await page.getByLabel("Link: Player 2").inputValue();
  await page.getByRole("link", { name: "Sit down on seat 1" }).click();
  await claim(page);
  return other;
}

test("A passport carries seats and notes to another device", async (context) => {
  const ann = await guest(context);
  const phone = await guest(context, { width: 360, height: 740, dark: true });
  const bob = await guest(context);
  await make(ann.page, "Ann");
  await accessible(ann.page, "passport 1280");
  await picture(ann.page, "passport-1280");
  const link = await linkOf(ann.page);

  const other = await host(ann.page);
  await bob.page.goto(other);
  await claim(bob.page);
  await ann.page.locator(".table").waitFor();

  // Opening the link alone changes nothing.
  await phone.page.goto(link);
  await phone.page.locator('[data-passport="asked"]').waitFor();
  assert.equal(await kept(phone.page), null);
  await accessible(phone.page, "passport asked 360 dark");
  await fits(phone.page, "passport asked 360");
  await touchable(phone.page, "passport asked 360");
  await picture(phone.page, "passport-asked-360-dark");
  await phone.page.getByRole("button", { name: "Open it here" }).click();
  await opened(phone.page);
  assert.ok(!phone.page.url().includes("#"), "the secret does not stay in the address");
  const row = phone.page.locator(".passport-tables li");
  assert.equal(await row.count(), 1);
  await accessible(phone.page, "passport 360 dark");
  await fits(phone.page, "passport 360");
  await touchable(phone.page, "passport 360");
  await picture(phone.page, "passport-360-dark");

  // The same seat, on both devices.
  await row.locator("a").click();
  await phone.page.locator(".table").waitFor();
  assert.equal(await phone.page.locator('[data-invitation="invitation"]').count(), 0);

  // A note that is written here is there.
  const table = new URL(ann.page.url()).pathname.split("/").at(-1);
  const note = (page) => page.evaluate((id) => localStorage.getItem(`bathys.note.${id}.0`), table);
  await ann.page.evaluate((id) => localStorage.setItem(`bathys.note.${id}.0`, "buy plants"), table);
  await ann.page.goto(`${address}/passport`);
  await opened(ann.page);
  await phone.page.goto(`${address}/passport`);
  await opened(phone.page);
  assert.ok(await eventually(async () => (await note(phone.page)) === "buy plants"));

  // The feed tells whose turn it is, and its address can be renewed.
  const feed = phone.page.getByLabel("Link: Feed of my turns");
  const first = await feed.inputValue();
  const answer = await (await fetch(first)).text();
  assert.match(answer, /<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/);
  await phone.page.getByRole("button", { name: "Make a new address" }).click();
  assert.ok(await eventually(async () => (await feed.inputValue()) !== first));
  assert.equal((await fetch(first)).status, 404);

  // Closed on one device it is open on the other; deleted it is gone.
  await phone.page.getByRole("button", { name: "Close on this device" }).click();
  await phone.page.locator('[data-passport="none"]').waitFor();
  await accessible(phone.page, "no passport 360 dark");
  await fits(phone.page, "no passport 360");
  await picture(phone.page, "passport-none-360-dark");
  await ann.page.reload();
  await opened(ann.page);
  await ann.page.getByRole("button", { name: "Delete the passport" }).click();
  await ann.page.getByRole("group").getByRole("button", { name: "Delete the passport" }).click();
  await ann.page.locator('[data-passport="none"]').waitFor();
  await phone.page.goto(link);
  await phone.page.getByRole("button", { name: "Open it here" }).click();
  await phone.page.getByText("There is no passport at this link").waitFor();
  assert.equal(await kept(phone.page), null);
});

test("Damaged links are said and change nothing", async (context) => {
  const ann = await guest(context);
  await make(ann.page, "Ann");
  const before = await kept(ann.page);
  await ann.page.goto(`${address}/passport#damaged`);
  await ann.page.getByRole("button", { name: "Open it here" }).click();
  await ann.page.getByText("There is no passport at this link").waitFor();
  assert.equal(await kept(ann.page), before);
  await ann.page.getByRole("button", { name: "Not now" }).click();
  await opened(ann.page);
  assert.equal(await kept(ann.page), before);
  await ann.page.getByRole("button", { name: "Close on this device" }).click();
  await ann.page.getByLabel("Link of the passport").fill("nonsense");
  await ann.page.getByRole("button", { name: "Open it here" }).click();
  await ann.page.getByText("This is not the link of a passport.").waitFor();
  for (const language of ["fr", "ru"]) {
    await ann.page.evaluate(
      (code) => localStorage.setItem("bathys.settings", JSON.stringify({ language: code })),
      language,
    );
    await ann.page.goto(`${address}/passport`);
    await ann.page.locator('[data-passport="none"]').waitFor();
    assert.equal(await ann.page.locator("html").getAttribute("lang"), language);
    await ann.page.setViewportSize({ width: 360, height: 740 });
    await fits(ann.page, `passport ${language} 360`);
    await ann.page.setViewportSize({ width: 1280, height: 800 });
  }
});
