// @vitest-environment jsdom
// What moves after an answer, over whole games of every mode: short, one after the other, and never for long.
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startNodeEngine } from "../../testing/node_engine";
import type { GameEvent, Look } from "../../session/types";
import { newsBetween } from "../../table/use_news";
import { loadWords } from "../../words/use_words";
import { ThesaurosBoard } from ".";
import { chart, edgesOf } from "./chart";
import { plan, TIMES, WHOLE, type Step } from "./motion";
import { marks } from "./news";
import { journey, TABLES } from "./testing";
import { activeZone, PAYS, readView, seatIn } from "./view";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const games: Look[][] = [];
beforeAll(async () => {
  await loadWords("en", "thesauros", "thesauros_terminal", "thesauros_page", "page");
  const engine = await startNodeEngine();
  for (const options of TABLES) games.push(await journey(engine, options, 240));
});

/** Every two looks that follow each other, with what happened in between. */
const changes = (): { before: Look; now: Look; news: GameEvent[] }[] =>
  games.flatMap((looks) =>
    looks.slice(1).map((now, i) => ({ before: looks[i]!, now, news: newsBetween(looks[i]!, now) })),
  );
const stepsOf = ({ before, now, news }: ReturnType<typeof changes>[number]): Step[] => {
  const [old, view] = [readView(before.view), readView(now.view)];
  return plan(news, old, view, activeZone(old, before.events));
};

describe("motion", () => {
  it("takes less than 400 ms for each thing, one after the other, and 1.2 s in all", () => {
    const kinds = new Set<string>();
    for (const change of changes()) {
      let end = 0;
      for (const { start, ms, move } of stepsOf(change)) {
        expect(ms).toBeLessThan(400);
        expect(ms).toBeGreaterThan(0);
        expect(start).toBe(end);
        end = start + ms;
        kinds.add(move.kind);
      }
      expect(end).toBeLessThanOrEqual(WHOLE);
    }
    expect([...kinds].sort()).toEqual([...Object.keys(TIMES), "boat"].sort());
  });

  it("jumps where there would be more", () => {
    const change = changes().find((one) => one.news.some(({ kind }) => kind === "placed"))!;
    const many = { ...change, news: Array.from({ length: 40 }, () => change.news).flat() };
    const steps = stepsOf(many);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.at(-1)!.start + steps.at(-1)!.ms).toBeLessThanOrEqual(WHOLE);
  });

  it("takes coins from the account that pays where the roof has its colour", () => {
    let paid = 0;
    for (const { before, news } of changes())
      for (const [at, { kind, args }] of news.entries()) {
        const begun = [...before.events, ...news.slice(0, at)];
        if (kind !== "paid" || news.some((one) => /^wages/.test(one.kind))) continue;
        const zone = activeZone(readView(before.view), begun);
        if (zone === null || news.slice(0, at).some((one) => one.kind === "zone_begins")) continue;
        ++paid;
        expect(String(args[2]).split(".").at(-1), `zone ${zone} seat ${seatIn(args[0])}`).toBe(PAYS[zone]);
      }
    expect(paid).toBeGreaterThan(20);
  });

  it("is played by the board within its time, without loops, and not at all with reduced motion", () => {
    const played: KeyframeAnimationOptions[] = [];
    Element.prototype.animate = vi.fn((_, options) => {
      played.push(options as KeyframeAnimationOptions);
      return { id: "", cancel: () => {} } as Animation;
    });
    const callbacks = { onAnswer: vi.fn(), onExplain: null, onNarrow: null, onHover: vi.fn(), hovered: null };
    const board = (look: Look, reducedMotion: boolean) => (
      <ThesaurosBoard look={look} {...callbacks} preview={null} language="en" news={[]} reducedMotion={reducedMotion} />
    );
    const [looks] = games;
    const shown = render(board(looks![0]!, false));
    for (const look of looks!.slice(1, 30)) shown.rerender(board(look, false));
    expect(played.length).toBeGreaterThan(10);
    for (const { delay = 0, duration, iterations = 1 } of played) {
      expect(delay + Number(duration)).toBeLessThanOrEqual(WHOLE);
      expect(iterations).toBe(1);
    }
    played.length = 0;
    cleanup();
    vi.useFakeTimers();
    const still = render(board(looks![0]!, true));
    let framed = 0;
    for (const look of looks!.slice(1, 30)) {
      still.rerender(board(look, true));
      framed += still.container.querySelectorAll(".thes-touched").length;
      vi.advanceTimersByTime(400);
      expect(still.container.querySelectorAll(".thes-touched").length).toBe(0);
    }
    expect(played).toEqual([]);
    expect(framed).toBeGreaterThan(5);
  });

  it("sails boats by the way that the engine tells, along the lines of the chart", () => {
    let sailed = 0;
    for (const change of changes()) {
      const { players } = readView(change.now.view).setup;
      const { places } = chart(players);
      const joined = new Set(edgesOf(players).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
      const ways = change.news.flatMap(({ way }) => (way ? [way] : []));
      for (const { move } of stepsOf(change)) {
        if (move.kind !== "boat") continue;
        ++sailed;
        expect(ways).toContainEqual(move.course);
        for (const [i, space] of move.course.entries()) {
          expect(places.has(space), space).toBe(true);
          if (i > 0) expect(joined, `${move.course}`).toContain(`${move.course[i - 1]} ${space}`);
        }
      }
    }
    expect(sailed).toBeGreaterThan(5);
  });

  it("marks only places that the board has", () => {
    const seen = new Set(changes().flatMap(({ news }) => [...marks(news).keys()].map((mark) => mark.split(":")[0])));
    for (const kind of seen)
      expect(["account", "bed", "house", "map", "room", "sea", "space", "tech", "zone"]).toContain(kind);
  });
});
