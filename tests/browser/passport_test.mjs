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

/** Makes a table of two and takes the first seat; the link to the other. `choose` presses what else there is to choose. */
async function host(page, choose = async () => {}) {
  await page.goto(`${address}/new/otys`);
  await page.locator('input[name="where"][value="online"]:not([disabled])').check({ force: true });
  const seats = page.locator(".seat-form li");
  await seats.nth(1).locator("select").selectOption("");
  for (const [index, name] of ["Ann", "Bob"].entries()) await seats.nth(index).locator("input").fill(name);
  await choose();
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

test("A rated game that is over moves the ratings of both, and each sees their own", async (context) => {
  const ann = await guest(context);
  const bob = await guest(context, { width: 360, height: 740, dark: true });
  await make(ann.page, "Ann");
  await make(bob.page, "Bob");
  await ann.page.getByText("No rated games yet.").waitFor();

  const other = await host(ann.page, async () => {
    const rated = ann.page.getByLabel("The game counts for ratings");
    const second = ann.page.locator(".seat-form li").nth(1).locator("select");
    await second.selectOption("normal");
    assert.equal(await rated.count(), 0, "it is for people only");
    await second.selectOption("");
    await ann.page.locator(".seat-form li").nth(1).locator("input").fill("Bob");
    const hints = ann.page.getByLabel("Everybody may ask the coach for hints");
    await hints.check();
    await rated.check();
    assert.equal(await hints.count(), 0, "it goes without hints");
    await accessible(ann.page, "new rated table 1280");
    await picture(ann.page, "new-rated-1280");
    await ann.page.setViewportSize({ width: 360, height: 740 });
    await fits(ann.page, "new rated table 360");
    await touchable(ann.page, "new rated table 360");
    await ann.page.setViewportSize({ width: 1280, height: 800 });
  });
  await ann.page.locator('.waiting-room [data-rated="yes"]').waitFor();
  assert.equal(await ann.page.locator(".waiting-seat select").count(), 0, "no bot takes a seat");
  await accessible(ann.page, "rated waiting room 1280");
  const eve = await guest(context, { width: 360, height: 740 });
  await eve.page.goto(other);
  await eve.page.locator('[data-passport="missing"]').waitFor();
  await fits(eve.page, "rated waiting room without a passport 360");
  await touchable(eve.page, "rated waiting room without a passport 360");
  await picture(eve.page, "waiting-rated-360");
  await bob.page.goto(other);
  await fits(bob.page, "rated waiting room 360");
  assert.equal(await bob.page.locator('[data-passport="missing"]').count(), 0);
  await picture(bob.page, "waiting-rated-360-dark");
  await claim(bob.page);
  for (const { page } of [ann, bob]) await page.locator('.table [data-rated="yes"]').waitFor();
  await fits(bob.page, "rated table 360");

  await bob.page.locator(".table-terms summary").click();
  await bob.page.getByRole("button", { name: "Give up", exact: true }).click();
  await bob.page.getByRole("button", { name: "Yes, give up", exact: true }).click();
  for (const { page } of [ann, bob]) await page.locator(".table[data-over]").waitFor();

  /** Their own rating, as soon as the server has counted. */
  const ratingOf = async (page) => {
    const own = page.locator("[data-rating]");
    await page.goto(`${address}/passport`);
    const counted = async () => {
      await page.reload();
      await opened(page);
      return (await own.count()) > 0;
    };
    assert.ok(await eventually(counted), "the game has counted");
    assert.equal(await own.getAttribute("data-games"), "1");
    assert.equal(await page.getByText("after 1 rated game").count(), 1);
    return Number(await own.getAttribute("data-rating"));
  };
  const [anns, bobs] = [await ratingOf(ann.page), await ratingOf(bob.page)];
  assert.ok(anns > 1500 && bobs < 1500);
  assert.equal(anns + bobs, 3000);
  await accessible(bob.page, "ratings 360 dark");
  await fits(bob.page, "ratings 360");
  await touchable(bob.page, "ratings 360");
  await picture(bob.page, "passport-rated-360-dark");
  await picture(ann.page, "passport-rated-1280");
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
