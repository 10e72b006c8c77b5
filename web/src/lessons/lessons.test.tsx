// @vitest-environment jsdom
// Every lesson there is, played with the real engine: what it expects is possible, what it points at is on the board, and
// what it says is there in every language.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, render, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { boardOf } from "../games";
import { PointedProvider } from "../games/pointed";
import type { Engine } from "../session/engine";
import { memoryStorage } from "../session/saved";
import type { Look } from "../session/types";
import { startNodeEngine } from "../testing/node_engine";
import { loadTexts } from "../words/catalogue";
import { LANGUAGES } from "../words/languages";
import { keeperOf } from "./kept";
import { fits, ideasOf, isComplete, readLesson, wordsOf, type Lesson } from "./lesson";
import { LessonSession } from "./session";

afterEach(cleanup);

const games = resolve(__dirname, "../../../games");
const lessons = readdirSync(games).flatMap((game) => {
  const folder = resolve(games, game, "lessons");
  try {
    return readdirSync(folder).map((name) => [game, readFileSync(resolve(folder, name), "utf8")] as const);
  } catch {
    return [];
  }
});

const nothing = () => {};

function Board({ look, points }: { look: Look; points: string[] }) {
  const Shown = boardOf(look.game);
  return (
    <PointedProvider value={points}>
      <Suspense>
        <Shown
          look={look}
          onAnswer={nothing}
          onExplain={nothing}
          onNarrow={nothing}
          onHover={nothing}
          narrowed={null}
          hovered={null}
          preview={null}
          language="en"
          news={[]}
          reducedMotion
        />
      </Suspense>
    </PointedProvider>
  );
}

/** Which of these places the board has. */
async function placesOn(look: Look, points: string[]): Promise<string[]> {
  const { container, unmount } = render(<Board look={look} points={points} />);
  await waitFor(() => expect(container.querySelector("[data-place]")).not.toBeNull());
  const pointed = [...container.querySelectorAll<HTMLElement | SVGElement>("[data-pointed]")];
  const names = pointed.flatMap(({ dataset }) => [
    ...(dataset["place"] ?? "").split(" "),
    `do:${dataset["answer"] ?? dataset["give"]}`,
  ]);
  unmount();
  return points.filter((point) => names.includes(point));
}

const begin = async (lesson: Lesson, storage = memoryStorage(), engine?: Engine) => {
  const session = new LessonSession({
    engine: engine ?? (await startNodeEngine()),
    lesson,
    keeper: keeperOf(storage, lesson.game),
    names: Array.from({ length: lesson.seats }, (_, seat) => `Name ${seat}`),
    language: "en",
  });
  await session.preview("");
  return session;
};

const lookOf = (session: LessonSession): Look => {
  const { look, error } = session.state();
  expect(error).toBeNull();
  return look!;
};

/** Gives what the present step asks for; the first that fits. */
async function doStep(lesson: Lesson, session: LessonSession): Promise<void> {
  const step = lesson.steps[session.moment().step]!;
  if (step.expect === null) return session.goOn();
  for (let given = 0; !isComplete(step, given); ++given) {
    const answer = lookOf(session).legal.find((one) => fits(step, one, given));
    expect(answer, step.id).toBeDefined();
    expect(await session.answer([answer!.text]), step.id).toEqual({ ok: true });
  }
  if (session.moment().phase === "told") await session.goOn();
}

it("there are lessons of both games", () => {
  expect(lessons.map(([game]) => game)).toContain("otys");
});

describe.each(lessons)("the lesson of %s", (game, text) => {
  const lesson = readLesson(text);

  it("says what it is, in ten to fifteen minutes", () => {
    expect(lesson.game).toBe(game);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(25);
    expect(lesson.steps.length).toBeLessThanOrEqual(45);
  });

  it("can be played from its beginning to its end", async () => {
    const session = await begin(lesson);
    for (const [index, step] of lesson.steps.entries()) {
      expect(session.moment()).toMatchObject({ step: index, phase: "asked", missed: 0 });
      const look = lookOf(session);
      if (step.expect !== null) expect(look.legal.filter((one) => fits(step, one)).length, step.id).toBeGreaterThan(0);
      if (Array.isArray(step.expect) && !step.form)
        for (const one of step.expect)
          expect(
            look.legal.map(({ text: legal }) => legal),
            step.id,
          ).toContain(one);
      await doStep(lesson, session);
    }
    expect(session.moment()).toMatchObject({ step: lesson.steps.length, phase: "over" });
    lookOf(session);
  });

  it("points at what is on the board", async () => {
    const session = await begin(lesson);
    for (const { id, point = [] } of lesson.steps) {
      if (point.length > 0) expect([id, ...(await placesOn(lookOf(session), point))]).toEqual([id, ...point]);
      await doStep(lesson, session);
    }
  });

  it("changes nothing when something else is answered", async () => {
    const session = await begin(lesson);
    for (const step of lesson.steps) {
      const before = lookOf(session);
      const other = before.legal.find((one) => !fits(step, one));
      if (other) {
        expect(await session.answer([other.text]), step.id).toMatchObject({ ok: false, error: { told: true } });
        expect(session.moment().missed).toBe(1);
        expect(lookOf(session)).toBe(before);
      }
      await doStep(lesson, session);
    }
  });

  it("goes back a step, and comes back to it later", async () => {
    const storage = memoryStorage();
    const session = await begin(lesson, storage);
    const other = await startNodeEngine();
    for (const index of lesson.steps.keys()) {
      if (index % 4 !== 3) {
        await doStep(lesson, session);
        continue;
      }
      const { view, decision } = lookOf(session);
      const later = await begin(lesson, storage, other);
      expect(later.moment().step).toBe(index);
      expect(lookOf(later).view).toEqual(view);
      await session.back();
      expect(session.moment().step).toBe(index - 1);
      await doStep(lesson, session);
      expect(session.moment().step).toBe(index);
      expect(lookOf(session).view).toEqual(view);
      expect(lookOf(session).decision.number).toBeGreaterThan(decision.number);
      await doStep(lesson, session);
    }
    expect(keeperOf(storage, game).load()).toMatchObject({ at: null, finished: true });
  });

  it.each(LANGUAGES)("has all its sentences: %s", async (language) => {
    const texts = await loadTexts(language, `${game}_lesson`);
    const prefix = wordsOf(lesson);
    const known = new Set([`${prefix}.end`]);
    for (const { name } of ideasOf(lesson)) known.add(`${prefix}.idea.${name}`);
    for (const { id } of lesson.steps) known.add(`${prefix}.${id}.say`);
    for (const key of known) expect(texts.get(key), key).toBeTruthy();
    // Whoever has something to press is told what.
    for (const { id, expect: expected } of lesson.steps)
      if (expected !== null) expect(texts.get(`${prefix}.${id}.do`), `${id}.do`).toBeTruthy();
    for (const { id } of lesson.steps) for (const part of ["do", "not", "done"]) known.add(`${prefix}.${id}.${part}`);
    for (const [key, sentence] of texts) {
      expect(known.has(key), `nobody says ${key}`).toBe(true);
      expect(sentence, key).not.toMatch(/\{|\bc\d\d\b|\br\d\d\b/);
    }
    expect([...texts.keys()]).toEqual([...(await loadTexts("en", `${game}_lesson`)).keys()]);
  });
});
