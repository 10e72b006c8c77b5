// Tables online: two browsers, a loss of the network, bots in place of people, watching, and the way back.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import {
  accessible,
  answerByClicking,
  asked,
  claim,
  decisionOf,
  fits,
  guestOf,
  onlinePremises,
  picture,
  playToTheEnd,
  putAwayCard,
  putAwayResult,
  touchable,
} from "./support.mjs";

const { server, address, browser } = await onlinePremises();

const guest = (context, options) => guestOf(browser, context, options);

/** Makes a table of two people and sits down; gives the links for the other seat and for those who watch. */
async function host(page, { game = "otys", publicly = false, names = ["Ann", "Bob"] } = {}) {
  await page.goto(`${address}/new/${game}`);
  await page.locator('input[name="where"][value="online"]:not([disabled])').check({ force: true });
  const seats = page.locator(".seat-form li");
  await seats.nth(1).locator("select").selectOption("");
  for (const [index, name] of names.entries()) await seats.nth(index).locator("input").fill(name);
  if (publicly) await page.getByLabel("Everybody may find this table").check();
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("heading", { name: "Your table is ready" }).waitFor();
  const link = (title) => page.getByLabel(`Link: ${title}`).inputValue();
  return { other: await link("Player 2"), watch: await link("To watch") };
}

const toSeat = (page) => page.getByRole("link", { name: "Sit down on seat 1" }).click();

/** Where nobody else is invited. */
const sitAlone = async (page) => {
  await toSeat(page);
  await page.locator(".table").waitFor();
};

/** The first of several: the table waits for the others. */
const sit = async (page) => {
  await toSeat(page);
  await claim(page);
};

const takeSeat = async (page, link) => {
  await page.goto(link);
  await claim(page);
};

/** Lets whoever is asked answer until so many more decisions were made. */
async function playTogether(pages, decisions) {
  const start = await decisionOf(pages[0]);
  while ((await decisionOf(pages[0])) < start + decisions) {
    const turns = await Promise.all(pages.map((page) => page.locator(".question[data-mine]").count()));
    const page = pages[turns.findIndex((count) => count > 0)];
    if (!page) {
      await pages[0].waitForTimeout(30);
      continue;
    }
    await answerByClicking(page);
    const now = await decisionOf(page);
    await Promise.all(
      pages.map((one) =>
        one.waitForFunction((at) => Number(document.querySelector(".table").dataset.decision) >= at, now),
      ),
    );
  }
}

test("Two browsers play at one table while a third watches", async (context) => {
  const [ann, bob, eve] = [
    await guest(context),
    await guest(context, { width: 360, height: 740, dark: true }),
    await guest(context),
  ];
  const links = await host(ann.page);
  await accessible(ann.page, "share");
  await ann.page.getByRole("button", { name: "QR code Player 2" }).click();
  await ann.page.locator(".qr").waitFor();
  await picture(ann.page, "share-1280");
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await fits(ann.page, "share 360");
  await touchable(ann.page, "share 360");
  await picture(ann.page, "share-360");
  await ann.page.setViewportSize({ width: 1280, height: 800 });
  await sit(ann.page);
  await eve.page.goto(links.watch);
  await eve.page.locator(".waiting-room").waitFor();
  await bob.page.goto(links.other);
  await bob.page.locator('[data-invitation="invitation"]').waitFor();
  for (const [person, where] of [
    [ann, "1280"],
    [bob, "360"],
  ]) {
    await accessible(person.page, `waiting ${where}`);
    await fits(person.page, `waiting ${where}`);
    await picture(person.page, `waiting-${where}`);
  }
  await touchable(bob.page, "waiting 360");
  // Opened by whoever it was sent to, and by whatever looks at links, the seat is still free.
  assert.equal(await ann.page.locator('.waiting-seat[data-standing="nobody"]').count(), 1);
  await claim(bob.page);
  await Promise.all([ann, bob, eve].map(({ page }) => page.locator(".table").waitFor()));
  await playTogether([ann.page, bob.page], 20);
  const last = await decisionOf(ann.page);
  await eve.page.waitForSelector(`.table[data-decision="${last}"]`);
  assert.equal(await eve.page.locator(".asked button[data-answer]").count(), 0);
  await fits(bob.page, "online 360");
  await putAwayCard(bob.page);
  await touchable(bob.page, "online 360");
  await accessible(bob.page, "online 360");
  await picture(ann.page, "online-1280");
  await picture(bob.page, "online-360");
});

test("Whoever types at a question that all are asked keeps what they typed when others answer", async (context) => {
  const [ann, bob] = [await guest(context), await guest(context)];
  const links = await host(ann.page, { game: "thesauros" });
  await sit(ann.page);
  await takeSeat(bob.page, links.other);
  const field = (account) => ann.page.locator(`[data-budget=${account}]`);
  await field("hr").fill("14");
  await field("rd").fill("9");
  await bob.page.locator("[data-budget=hr]").fill("20");
  await bob.page.locator("[data-seal]").click();
  await bob.page.locator("[data-seal]").waitFor({ state: "detached" });
  const moved = await decisionOf(bob.page);
  await ann.page.waitForFunction((at) => Number(document.querySelector(".table").dataset.decision) >= at, moved);
  assert.deepEqual([await field("hr").inputValue(), await field("rd").inputValue()], ["14", "9"]);
  assert.equal(await ann.page.evaluate(() => document.activeElement.dataset.budget), "rd");
  // What is typed goes on where it was, and is what is sealed.
  await ann.page.keyboard.press("End");
  await ann.page.keyboard.press("Backspace");
  await ann.page.keyboard.type("12");
  await ann.page.locator("[data-seal]").click();
  await ann.page.locator("[data-seal]").waitFor({ state: "detached" });
  await ann.page.locator('.thes-account-cell[data-account="hr"]').getByText("14$").first().waitFor();
  await ann.page.locator('.thes-account-cell[data-account="rd"]').getByText("12$").first().waitFor();
});

test("Who loses the network comes back without a loss", async (context) => {
  const [ann, bob] = [await guest(context), await guest(context)];
  const links = await host(ann.page);
  await sit(ann.page);
  await takeSeat(bob.page, links.other);
  for (const { page } of [ann, bob]) await page.locator(".table").waitFor();
  await playTogether([ann.page, bob.page], 5);
  await server.kill();
  await ann.page.getByText("The connection is lost").waitFor();
  await server.start();
  await ann.page.getByText("The connection is lost").waitFor({ state: "hidden" });
  await bob.page.getByText("The connection is lost").waitFor({ state: "hidden" });
  await playTogether([ann.page, bob.page], 5);
  await bob.page.reload();
  await bob.page.waitForSelector(`.table[data-decision="${await decisionOf(ann.page)}"]`);
});

test("A bot takes the place of somebody who left, and gives it back", async (context) => {
  const ann = await guest(context);
  await host(ann.page);
  await sit(ann.page);
  // Whoever does not come gives their seat to a bot, and the cards are dealt.
  await ann.page.getByLabel("Who plays for Bob").selectOption("normal");
  await ann.page.locator(".table").waitFor();
  await ann.page.locator(".log-list").getByText("A bot plays for Bob now").waitFor();
  // What the bot did, if it was first, lies over the seats until it is put away.
  await asked(ann.page);
  const told = ann.page.locator(".turn-hide");
  if (await told.isVisible()) await told.click();
  await ann.page.getByRole("button", { name: "Change", exact: true }).first().click();
  await ann.page.locator('.seat[data-seat="1"]').getByText("normal bot").first().waitFor();
  for (let answers = 0; answers < 8; ++answers) {
    await asked(ann.page);
    await answerByClicking(ann.page);
  }
  await ann.page.getByLabel("Who plays for Bob").selectOption("");
  await ann.page.locator('.seat[data-seat="1"] .seat-name').getByText("normal bot").waitFor({ state: "detached" });
});

test("Undo beyond what others have learned needs their consent", async (context) => {
  const [ann, bob] = [await guest(context), await guest(context)];
  const links = await host(ann.page);
  await sit(ann.page);
  await takeSeat(bob.page, links.other);
  for (const { page } of [ann, bob]) await page.locator(".table").waitFor();
  await playTogether([ann.page, bob.page], 30);
  const before = await decisionOf(ann.page);
  await ann.page.locator("[data-undo]").click();
  const request = bob.page.getByRole("button", { name: "Agree" });
  await Promise.race([
    request.waitFor(),
    ann.page.waitForFunction((old) => Number(document.querySelector(".table").dataset.decision) < old, before),
  ]);
  if ((await request.count()) > 0) await request.click();
  await ann.page.waitForFunction((old) => Number(document.querySelector(".table").dataset.decision) < old, before);
  const now = await decisionOf(ann.page);
  await bob.page.waitForSelector(`.table[data-decision="${now}"]`);
});

/** The page has checked the seed of the shuffles, and shows what anybody needs to do the same. */
async function honest(page) {
  await page.locator('.opened[data-verdict="joint"]').getByText("Shuffles verified").waitFor();
  await putAwayResult(page);
  await page.getByText("Commitment and seed").click();
  const [commitment, secret, salt, own, other, seed] = await page.locator(".opened code").allTextContents();
  const sha = (text) => createHash("sha256").update(text).digest("hex");
  assert.equal(sha(`bathys commitment\n${secret}\n${salt}`), commitment);
  assert.match(own, /^[0-9a-f]{64}$/);
  assert.equal(other, "bot");
  assert.equal(sha(`bathys shuffle\n${secret}\n${own}\nbot\n`), seed);
  await accessible(page, "outcome");
  await picture(page, "online-over-1280");
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page, "outcome 360");
  await touchable(page, "outcome 360");
  await picture(page, "online-over-360");
  // The commitment of before the reload still counts.
  await page.reload();
  await page.locator('.opened[data-verdict="joint"]').waitFor();
}

test("Whoever comes after the end is told that the promise came late, and a wrong seed is pointed out", async (context) => {
  const ann = await guest(context);
  // On its way to this page the seed is changed, as a server might that would rather have had other shuffles.
  await ann.page.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    server.onMessage((text) => page.send(text.replace(/("type":"opened".*?"seed":")./, "$1x")));
  });
  await ann.page.goto(`${address}/new/otys`);
  await ann.page.locator('input[name="where"][value="online"]:not([disabled])').check({ force: true });
  await ann.page.locator('input[name="players"][value="1"]').check({ force: true });
  await ann.page.getByRole("button", { name: "Create the table" }).click();
  const watch = await ann.page.getByLabel("Link: To watch").inputValue();
  await sitAlone(ann.page);
  await playToTheEnd(ann.page);
  await ann.page.locator('.opened[data-verdict="different"]').getByRole("alert").waitFor();
  await accessible(ann.page, "outcome, wrong seed");
  await picture(ann.page, "online-wrong-seed-1280");

  const eve = await guest(context);
  await eve.page.goto(watch);
  await eve.page.locator('.opened[data-verdict="joint_late"]').waitFor();
});

/** What was sent to make tables and to take seats, as it was sent. */
async function requests(page, name) {
  const sent = [];
  await page.route(/\/api\/tables/, (route) => {
    if (route.request().method() === "POST")
      sent.push({ path: new URL(route.request().url()).pathname, body: route.request().postDataJSON() });
    return route.continue();
  });
  await page.goto(`${address}/new/otys`);
  await page.locator('input[name="where"][value="online"]:not([disabled])').check({ force: true });
  await page.locator(".seat-form li").first().locator("input").fill(name);
  return sent;
}

test("Who plays alone gives a part to the seed after the server has promised its own", async (context) => {
  const ann = await guest(context);
  const sent = await requests(ann.page, "Ann");
  await ann.page.getByRole("button", { name: "Create the table" }).click();
  await ann.page.getByRole("heading", { name: "Your table is ready" }).waitFor();
  const [made, taken] = sent;
  assert.equal(made.body.invitations, true);
  assert.equal(made.body.seed, undefined);
  assert.match(taken.path, /\/claim$/);
  assert.match(taken.body.part, /^[0-9a-f]{64}$/);
  const table = taken.path.split("/").at(-2);
  const promised = await ann.page.evaluate((id) => sessionStorage.getItem(`bathys.commitment.${id}`), table);
  assert.match(promised, /^[0-9a-f]{64}$/);
  // The link to the own seat is used up: it is not there to be given away.
  assert.equal(await ann.page.getByLabel("Link: Seat 1, yours").count(), 0);
  assert.equal(await ann.page.getByLabel("Link: To watch").count(), 1);
  // No button has to be pressed.
  await sitAlone(ann.page);
});

test("How long people may be away is chosen, and follows the clock until then", async (context) => {
  const ann = await guest(context);
  const sent = await requests(ann.page, "Ann");
  await ann.page.locator(".seat-form li").nth(1).locator("select").selectOption("");
  const [away, link] = [
    ann.page.getByLabel("A bot may take the seat of somebody who is away for"),
    ann.page.getByLabel("A new link to the seat of somebody who has lost theirs is valid after"),
  ];
  const shown = async () => [await away.inputValue(), await link.inputValue()].map(Number);
  assert.deepEqual(await shown(), [300, 300]);
  await away.selectOption("3600");
  assert.deepEqual(await shown(), [3600, 3600], "never sooner than a bot");
  await ann.page.getByLabel("Time").selectOption("days");
  assert.deepEqual(await shown(), [3600, 86_400]);
  await link.selectOption("300");
  assert.deepEqual(await shown(), [3600, 300], "what was chosen stays");
  await ann.page.getByRole("button", { name: "Create the table" }).click();
  await ann.page.getByRole("heading", { name: "Your table is ready" }).waitFor();
  assert.equal(sent.length, 1);
  assert.deepEqual([sent[0].body.absence, sent[0].body.renewal], [3600, 300]);
});

test("An online game is played to the end and looked back at", async (context) => {
  const ann = await guest(context);
  await ann.page.goto(`${address}/new/otys`);
  await ann.page.locator('input[name="where"][value="online"]:not([disabled])').check({ force: true });
  await ann.page.getByRole("button", { name: "Create the table" }).click();
  await sitAlone(ann.page);
  await playToTheEnd(ann.page);
  const last = await decisionOf(ann.page);
  await honest(ann.page);
  await ann.page.locator(".result").getByRole("button", { name: "Watch the replay" }).click();
  await ann.page.getByText(`Decision 0 of ${last}`).waitFor();
});

/** Everybody answers what they are asked until the game is over for all of them. */
async function finish(pages) {
  const answer = '.asked button[data-answer]:not([aria-disabled="true"])';
  for (const page of pages) await page.locator(".table").waitFor();
  const over = async () =>
    (await Promise.all(pages.map((page) => page.locator(".table[data-over]").count()))).every((count) => count > 0);
  while (!(await over()))
    for (const page of pages) {
      const [button] = await page.locator(answer).all();
      await button?.click({ timeout: 2000 }).catch(() => {});
    }
}

const namesOf = (page) => page.locator(".seat-name").allTextContents();

test("The shuffles come from everybody, and each page plays the game again to verify them", async (context) => {
  const [ann, bob] = [await guest(context), await guest(context)];
  const links = await host(ann.page, { game: "pearls" });
  await sit(ann.page);
  await takeSeat(bob.page, links.other);
  await finish([ann.page, bob.page]);
  for (const { page } of [ann, bob])
    await page.locator('.opened[data-verdict="joint"]').getByText("Shuffles verified").waitFor();
  await putAwayResult(ann.page);
  await ann.page.getByText("Commitment and seed").click();
  const [commitment, secret, salt, first, second, seed] = await ann.page.locator(".opened code").allTextContents();
  const sha = (text) => createHash("sha256").update(text).digest("hex");
  assert.equal(sha(`bathys commitment\n${secret}\n${salt}`), commitment);
  assert.equal(sha(`bathys shuffle\n${secret}\n${first}\n${second}\n`), seed);
  await picture(ann.page, "online-verified-1280");
  await accessible(ann.page, "verified");
});

test("A used invitation says who has the seat, and a seat moves to another device", async (context) => {
  const [ann, bob, phone] = [await guest(context), await guest(context), await guest(context)];
  const links = await host(ann.page);
  await sit(ann.page);
  await takeSeat(bob.page, links.other);
  await bob.page.locator(".table").waitFor();
  await phone.page.goto(links.other);
  await phone.page.locator('[data-invitation="used"]').getByText("Bob took this seat").waitFor();
  await bob.page.getByRole("button", { name: "Change", exact: true }).first().click();
  await bob.page.getByRole("button", { name: "Move to another device" }).click();
  const moving = await bob.page.getByLabel("Link: My seat, on another device").inputValue();
  await phone.page.goto(moving);
  await phone.page.getByRole("button", { name: "Play on this device" }).click();
  await phone.page.locator('.seat[data-seat="1"]').getByText("(you)").waitFor();
  await bob.page.getByText("Your seat is held from another device now.").first().waitFor();
  // After a reload the seat is still held here, by what this browser keeps.
  await phone.page.reload();
  await phone.page.locator('.seat[data-seat="1"]').getByText("(you)").waitFor();
});

test("Play again leads everybody to one new table, one seat further, even when the server was started anew", async (context) => {
  const [ann, bob] = [await guest(context), await guest(context)];
  const links = await host(ann.page, { game: "pearls" });
  await sit(ann.page);
  await takeSeat(bob.page, links.other);
  await finish([ann.page, bob.page]);
  const finished = ann.page.url();
  await ann.page.locator(".result").getByRole("button", { name: "Play again" }).click();
  await ann.page.waitForURL((url) => url.href !== finished);
  await claim(ann.page);
  await bob.page.locator(".result").getByRole("link").first().click();
  await claim(bob.page);
  for (const { page } of [ann, bob]) await page.locator(".table:not([data-over]) .seat-name").first().waitFor();
  const tableOf = (page) => new URL(page.url()).pathname;
  assert.equal(tableOf(ann.page), tableOf(bob.page));
  assert.match((await namesOf(ann.page)).join(), /Bob.*Ann \(you\)/s);
  assert.match((await namesOf(bob.page)).join(), /Bob \(you\).*Ann/s);

  // The server keeps where it is, and invites everybody by what they hold already.
  const next = tableOf(ann.page);
  await server.kill();
  await server.start();
  await bob.page.goto(links.other);
  await bob.page.locator(`.result a[href*="${next}"]`).waitFor();
  await ann.page.goto(finished);
  await ann.page.locator(`.result a[href*="${next}"]`).waitFor();
});

test("A public table is found and joined", async (context) => {
  const [ann, bob] = [await guest(context), await guest(context)];
  await host(ann.page, { publicly: true, names: ["Ann", ""] });
  await sit(ann.page);
  await bob.page.goto(`${address}/tables`);
  await accessible(bob.page, "tables");
  await picture(bob.page, "tables-online-1280");
  await bob.page.getByLabel("Name").fill("Bob");
  await bob.page.getByRole("button", { name: "Sit down" }).first().click();
  await bob.page.locator(".table").waitFor();
  await ann.page.locator(".seat-name").getByText("Bob").waitFor();
});

test("Jumping to the content does not lose the seat's token", async (context) => {
  const ann = await guest(context);
  const { other } = await host(ann.page);
  await sit(ann.page);
  const bob = await guest(context);
  await takeSeat(bob.page, other);
  await ann.page.locator(".table").waitFor();
  const here = ann.page.url();
  await ann.page.getByRole("link", { name: "Skip to the content" }).focus();
  await ann.page.keyboard.press("Enter");
  assert.equal(await ann.page.evaluate(() => document.activeElement.id), "main");
  assert.equal(ann.page.url(), here);
});

test("The language changes at an online table too", async (context) => {
  const ann = await guest(context);
  const { other } = await host(ann.page);
  await sit(ann.page);
  const bob = await guest(context);
  await takeSeat(bob.page, other);
  await ann.page.locator(".table").waitFor();
  await ann.page.getByLabel("Language").selectOption("fr");
  await ann.page
    .locator(".log-list")
    .getByText(/La partie est lancée/)
    .waitFor();
});
