// After a game: the result, the way back over it, playing on from there, and one's own statistics.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { accessible, asked, fits, premises, program, putAwayResult, touchable, visitor } from "./support.mjs";

const { server, browser } = await premises();

/** Two bots play a small game to its end in the engine; then it is a table in the browser, all but the last answer. */
function nearlyFinished() {
  const talk = (lines) =>
    execFileSync(program, ["engine"], { input: lines.map((line) => JSON.stringify(line)).join("\n") })
      .toString()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const begun = { cmd: "new", game: "pearls", options: { players: 2 }, seed: "after" };
  const answers = [];
  const record = () => talk([begun, { cmd: "record" }])[1].record;
  const played = record();
  for (;;) {
    const [{ decision }] = talk([{ cmd: "load", record: { ...played, answers } }]);
    if (decision.over) break;
    const seat = decision.asked[0];
    const [, { legal }] = talk([
      { cmd: "load", record: { ...played, answers } },
      { cmd: "legal", seat },
    ]);
    answers.push([seat, legal[0].text]);
  }
  return {
    id: "nearly",
    game: "pearls",
    options: { players: 2 },
    seats: [
      { name: "Ann", kind: "human" },
      { name: "Bob", kind: "bot", level: "random" },
    ],
    record: { ...played, answers: answers.slice(0, -2) },
    decision: answers.length - 2,
    over: false,
    viewer: 0,
    marks: [],
    changed: 1,
    version: 1,
    by: "test",
  };
}

const counted = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bathys.played.")).length);

test("A finished game is shown, gone through with the keys, played on from, and counted once", async (context) => {
  const person = await visitor(browser);
  const { page } = person;
  context.after(async () => {
    await person.context.close();
    person.calm();
  });
  await page.goto(server.address);
  await page.evaluate(
    (table) => localStorage.setItem(`bathys.table.${table.id}`, JSON.stringify(table)),
    nearlyFinished(),
  );
  await page.goto(`${server.address}/local/nearly`);
  while (await asked(page)) await page.locator(".asked button[data-answer]").first().click();
  await page.locator(".result .curve-steps path").nth(1).waitFor();
  await accessible(page, "result");
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page, "result 360");
  await touchable(page, "result 360", ".result");
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.equal(await counted(page), 1);
  await page.reload();
  await page.locator(".result .curve-steps path").first().waitFor();
  assert.equal(await counted(page), 1);
  await putAwayResult(page);

  await page.locator(".outcome").getByRole("button", { name: "Watch the replay" }).click();
  const at = (decision) => page.locator(`.replay[data-decision="${decision}"]`).waitFor();
  await at(0);
  await page.locator(".turns button").nth(1).waitFor();
  await accessible(page, "replay with its curve");
  await page.keyboard.press("ArrowRight");
  await at(1);
  await page.keyboard.press("ArrowLeft");
  await at(0);
  await page.keyboard.press("End");
  await page.locator(".replay .bars").waitFor();
  await page.getByRole("slider", { name: "Place in the game" }).focus();
  await page.keyboard.press("Home");
  await at(0);
  await page.locator(".turns button").nth(1).click();
  await page.locator('.turns li:nth-child(2) [aria-current="step"]').waitFor();

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByText("What if: played on from decision").waitFor();
  while (await asked(page)) await page.locator(".asked button[data-answer]").first().click();
  await page.locator(".result").waitFor();
  assert.equal(await counted(page), 1);
  await page.getByRole("link", { name: "Your games" }).click();
  await page.locator(".tallies tbody tr").first().waitFor();
  await accessible(page, "statistics");
  await page.getByRole("button", { name: "Forget these games" }).click();
  await page.getByRole("group").getByRole("button", { name: "Forget these games" }).click();
  await page.getByText("No finished game yet.").waitFor();
});

test("A damaged replay is one sentence and a way home", async (context) => {
  const { page, context: own } = await visitor(browser);
  context.after(() => own.close());
  await page.goto(`${server.address}/replay#game=otys.1.nonsense`);
  await page.getByRole("alert").getByText("cannot be opened").waitFor();
  await page.locator(".narrow a.button").click();
  await page.locator(".home").waitFor();
});
