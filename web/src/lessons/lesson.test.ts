// What is no lesson is refused, and what cannot be played is found before anybody sees it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../session/saved";
import { startNodeEngine } from "../testing/node_engine";
import { keeperOf } from "./kept";
import { DamagedLesson, fits, isComplete, readLesson, type Lesson, type Step } from "./lesson";
import { LessonSession } from "./session";

const text = readFileSync(resolve(__dirname, "../../../games/otys/lessons/first.json"), "utf8");
const lesson = readLesson(text);
const withSteps = (steps: Step[]): Lesson => ({ ...lesson, steps });
const [first, ...others] = lesson.steps as [Step, ...Step[]];

async function play(damaged: Lesson, storage = memoryStorage()) {
  const engine = await startNodeEngine();
  const keeper = keeperOf(storage, damaged.game);
  const session = new LessonSession({ engine, lesson: damaged, keeper, names: ["", ""], language: "en" });
  await session.preview("").catch(() => null);
  return session;
}

describe("a lesson", () => {
  it.each([
    ["no JSON", text.slice(0, -20)],
    ["another format", text.replace('"format": 1', '"format": 2')],
    ["no steps", '{"format":1,"game":"otys","lesson":"first","seats":["you"],"viewer":0,"steps":[]}'],
    ["a viewer without a seat", text.replace('"viewer": 0', '"viewer": 7')],
    ["a step without an id", text.replace('"id": "key"', '"idx": "key"')],
    ["the same id twice", text.replace('"id": "rooms"', '"id": "column"')],
    ["nothing that can be expected", text.replace('"expect": ["key 4"]', '"expect": 4')],
    ["nobody who answers", text.replace('[1, "key 5"]', '["key 5"]')],
    ["nothing set up", text.replace('"position": {', '"positions": {')],
    ["a list", "[]"],
  ])("is damaged with %s", (_, damaged) => {
    expect(damaged).not.toBe(text);
    expect(() => readLesson(damaged)).toThrow(DamagedLesson);
  });

  it("expects texts, fields or anything", () => {
    const answer = { text: "sell metal credits", say: "", json: { verb: "sell", resource: "metal", for: "credits" } };
    const step = (expected: Step["expect"], form = false): Step => ({ id: "a", idea: "b", expect: expected, form });
    expect(fits(step("any"), answer)).toBe(true);
    expect(fits(step(null), answer)).toBe(false);
    expect(fits(step({ verb: "sell", resource: ["fuel", "metal"] }), answer)).toBe(true);
    expect(fits(step({ verb: "sell", resource: "fuel" }), answer)).toBe(false);
    expect(fits(step({ verb: "sell", level: "1" }), answer)).toBe(false);
    expect(fits(step(["dive", answer.text]), answer)).toBe(true);
    expect(fits(step(["dive", answer.text], true), answer)).toBe(false);
    expect(fits(step(["dive", answer.text], true), answer, 1)).toBe(true);
    expect([1, 2].map((given) => isComplete(step(["a", "b"], true), given))).toEqual([false, true]);
  });
});

describe("a lesson that cannot be played", () => {
  it.each([
    ["a position that is refused", withSteps([{ ...first, position: { players: 3 } }, ...others])],
    ["an answer that nobody knows", withSteps([{ ...first, expect: ["swim 4"] }, ...others])],
  ])("says so at once: %s", async (_, damaged) => {
    const session = await play(damaged);
    expect(session.state().error).toMatchObject({ code: "lesson" });
    expect(session.state().look).toBeNull();
  });

  it("says so when it comes to what the others cannot do", async () => {
    const session = await play(withSteps([{ ...first, then: [[1, "key 1"]] }, ...others]));
    expect(session.state().error).toBeNull();
    await session.goOn().catch(() => null);
    expect(session.state().error).toMatchObject({ code: "lesson" });
  });

  it("begins anew where what was kept leads nowhere", async () => {
    const storage = memoryStorage();
    keeperOf(storage, "otys").save({ at: "fuel", given: { key: ["key 1"], x: ["nonsense"] }, finished: true });
    expect((await play(lesson, storage)).moment()).toMatchObject({ step: 12, phase: "asked" });
    keeperOf(storage, "otys").save({ at: "of another edition", given: {}, finished: true });
    expect((await play(lesson, storage)).moment()).toMatchObject({ step: 0, phase: "asked" });
    expect(keeperOf(storage, "otys").load()).toMatchObject({ finished: true });
    storage.setItem("bathys.lesson.otys", "{");
    expect((await play(lesson, storage)).moment().step).toBe(0);
  });
});

describe("the engine in a lesson", () => {
  it("refuses what is against the rules, with its rule, and nothing changes", async () => {
    const session = await play(lesson);
    const before = session.state().look;
    expect(await session.answer(["dive"])).toMatchObject({
      ok: false,
      error: { rule: expect.stringContaining("otys") },
    });
    expect(await session.explain("propel spy s2")).toMatchObject({ rule: expect.stringContaining("otys") });
    expect(session.state().look).toBe(before);
    expect(session.moment()).toMatchObject({ step: 0, missed: 0 });
  });

  it("takes a form of several answers as a whole or not at all", async () => {
    const form: Step = { ...first, expect: ["key 4", "sponsor", "dive"], form: true };
    const session = await play(withSteps([form, ...others.slice(5)]));
    expect(await session.answer(["key 4", "dive"])).toMatchObject({ ok: false, error: { told: true } });
    expect(session.state().look?.view["turn"]).toMatchObject({ level: "none" });
    expect(await session.answer(["key 4"])).toEqual({ ok: true });
    expect(session.moment()).toMatchObject({ step: 0, phase: "asked" });
    expect(await session.answer(["sponsor", "dive"])).toEqual({ ok: true });
    expect(session.moment()).toMatchObject({ step: 1, phase: "asked" });
    await session.back();
    expect(session.state().look?.view["turn"]).toMatchObject({ level: "none" });
  });

  it("takes a form that answers several steps", async () => {
    const session = await play(withSteps([{ ...first, expect: ["key 4"] }, ...others.slice(3)]));
    expect(await session.answer(["key 4", "sponsor", "sponsor"])).toMatchObject({ ok: false });
    expect(session.moment().step).toBe(0);
    expect(await session.answer(["key 4", "sponsor"])).toEqual({ ok: true });
    expect(session.moment().step).toBe(2);
  });

  it("says what an answer would do", async () => {
    const session = await play(lesson);
    expect((await session.preview("key 4"))?.stopped).toBe("question");
  });

  it("lets bots answer for the others, every time the same", async () => {
    const bots = withSteps([first, ...others].map((step) => (step.id === "shift" ? { ...step, then: "bots" } : step)));
    const events: string[] = [];
    for (let time = 0; time < 2; ++time) {
      const storage = memoryStorage();
      keeperOf(storage, "otys").save({ at: "shift", given: {}, finished: false });
      const session = await play(bots, storage);
      // Where the bots lead to is not what the lesson goes on with.
      await session.goOn().catch(() => null);
      events.push(JSON.stringify(session.state().look?.events.map(({ text: said }) => said)));
    }
    expect(events[0]).toContain("plays key");
    expect(events[1]).toBe(events[0]);
  });
});
