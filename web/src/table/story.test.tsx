// @vitest-environment jsdom
// The card of what others did, and the story for whoever comes back after days.
import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import plain from "../games/plain/story";
import { memoryStorage } from "../session/saved";
import type { GameEvent, Look } from "../session/types";
import { blankLook } from "../testing/look";
import { WordsProvider } from "../words/use_words";
import { forgetTable, MAX_NOTE, TableMemory } from "./kept";
import { longAgo, storyOf, StorySoFar } from "./StorySoFar";
import { TurnCard } from "./TurnCard";
import type { Turn } from "./turns";

afterEach(cleanup);

const event = (n: number, text: string): GameEvent => ({ n, decision: n, kind: "done", args: [{ seat: 1 }], text });
const turn = (seat: number | null, from: number, count: number): Turn => ({
  seat,
  events: Array.from({ length: count }, (_, i) => event(from + i, `Nereus does thing ${from + i}.`)),
});
const look: Look = {
  ...blankLook,
  seats: [
    { name: "Ann", kind: "human" },
    { name: "Nereus", kind: "bot" },
  ],
  decision: { number: 3, over: false, asked: [0], question: "What now?", can_undo: false },
  legal: [{ text: "go", say: "Go", json: { verb: "go" } }],
  outcome: { over: false, winners: [], points: [3, 8] },
};

async function show(content: JSX.Element, what: string) {
  const view = render(<WordsProvider>{content}</WordsProvider>);
  await waitFor(() => expect(view.container.querySelector(what)).not.toBeNull());
  return view.container;
}

describe("TurnCard", () => {
  const deeds = {
    onSkip: vi.fn(),
    onStop: vi.fn(),
    onHide: vi.fn(),
    onStory: vi.fn(),
    onPoint: vi.fn(),
    onKeep: vi.fn(),
    onShow: vi.fn(),
  };
  const card = (turns: Turn[], playing: string | null = null) =>
    show(<TurnCard look={look} book={plain} turns={turns} playing={playing} shown={null} {...deeds} />, ".turn-card");
  beforeEach(() => Object.values(deeds).forEach((deed) => deed.mockReset()));
  const texts = (container: HTMLElement) =>
    [...container.querySelectorAll(".turn-text")].map((one) => one.textContent!.trim());

  it("says what one did in at most six lines, and has all of them", async () => {
    const container = await card([turn(1, 0, 9)]);
    expect(container.querySelector("h2")?.textContent).toBe("What Nereus did");
    expect(texts(container)).toHaveLength(6);
    expect(texts(container)[0]).toBe("Does thing 0.");
    expect(container.querySelector(".turn-more")?.textContent).toBe("and 3 more lines");
    fireEvent.click(container.querySelector(".turn-more")!);
    expect(texts(container)).toHaveLength(9);
  });

  it("points at the place of a line, by mouse and by keyboard, and shows the turn again", async () => {
    const turns = [turn(1, 4, 2)];
    const container = await card(turns);
    const line = container.querySelector(".turn-line")!;
    fireEvent.mouseEnter(line);
    expect(deeds.onPoint).toHaveBeenLastCalledWith([turns[0]!.events[0]]);
    fireEvent.mouseLeave(line);
    expect(deeds.onPoint).toHaveBeenLastCalledWith(null);
    fireEvent.focus(line);
    expect(deeds.onPoint).toHaveBeenLastCalledWith([turns[0]!.events[0]]);
    fireEvent.click(container.querySelector(".turn-show")!);
    expect(deeds.onShow).toHaveBeenCalledWith(turns[0]!.events);
  });

  it("has a part for each of several, which can be folded", async () => {
    const container = await card([turn(1, 0, 4), turn(null, 4, 2)]);
    expect([...container.querySelectorAll(".turn-fold")].map((one) => one.textContent)).toEqual([
      "BNereus",
      "At the table",
    ]);
    // What is nobody's doing is folded at first.
    expect(texts(container)).toHaveLength(4);
    const [somebody, everybody] = container.querySelectorAll(".turn-fold");
    fireEvent.click(everybody!);
    expect(texts(container)).toHaveLength(6);
    fireEvent.click(somebody!);
    expect(texts(container)).toHaveLength(2);
  });

  it("shows the headings of all where there are many, and what the first did", async () => {
    const container = await card([turn(1, 0, 3), turn(2, 3, 3), turn(3, 6, 3), turn(null, 9, 2)]);
    const folds = [...container.querySelectorAll(".turn-fold")];
    expect(folds.map((one) => one.getAttribute("aria-expanded"))).toEqual(["true", "false", "false", "false"]);
  });

  it("lies open over a narrow board until something else is pressed, and a line points at its place from there", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const turns = [turn(1, 0, 3)];
    const container = await card(turns);
    const open = () => container.querySelector(".turn-card")!.hasAttribute("data-open");
    expect(open()).toBe(true);
    fireEvent.pointerDown(container.querySelector(".turn-body")!);
    expect(open()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(open()).toBe(false);
    fireEvent.click(container.querySelector(".turn-bar")!);
    fireEvent.click(container.querySelector(".turn-line")!);
    expect([open(), deeds.onKeep.mock.lastCall]).toEqual([false, [[turns[0]!.events[0]]]]);
    vi.unstubAllGlobals();
  });

  it("lets whoever waits skip", async () => {
    const container = await card([], "Nereus");
    expect(container.querySelector("h2")?.textContent).toBe("Nereus is playing");
    fireEvent.click(container.querySelector(".turn-skip")!);
    expect(deeds.onSkip).toHaveBeenCalledOnce();
  });
});

describe("the story so far", () => {
  it("tells what is new, else the last turns, and says how much it leaves out", () => {
    const turns = Array.from({ length: 12 }, (_, i) => turn(i % 2, i * 2, 2));
    expect(storyOf(turns, 20)).toMatchObject({ fresh: true, earlier: 0, told: turns.slice(10) });
    expect(storyOf(turns, 2)).toMatchObject({ fresh: true, earlier: 3, told: turns.slice(4) });
    expect(storyOf(turns, 24)).toMatchObject({ fresh: false, told: turns.slice(8) });
    expect(storyOf([], 0).told).toEqual([]);
  });

  it("says how long ago in each language", () => {
    const day = 86_400_000;
    expect(longAgo("en", 0, 3 * day)).toBe("3 days ago");
    expect(longAgo("fr", 0, 5 * 3_600_000)).toBe("il y a 5\u00a0heures".replace("\u00a0", " "));
    expect(longAgo("ru", 0, 3 * day)).toBe("3 дня назад");
  });

  it("has the points then and now, whose turn it is, and the own note", async () => {
    const storage = memoryStorage();
    const memory = new TableMemory("t1", 0, storage);
    memory.setNote("Buy the drill.");
    const visit = { at: 0, events: 0, points: [3, 5] };
    const container = await show(
      <StorySoFar
        look={look}
        book={plain}
        turns={[turn(1, 0, 2)]}
        visit={visit}
        since={0}
        memory={memory}
        now={2 * 86_400_000}
        onClose={() => {}}
      />,
      "dialog",
    );
    expect(container.textContent).toContain("You were last here 2 days ago.");
    expect(container.textContent).toContain("What now?");
    expect([...container.querySelectorAll(".story-points strong")].map((one) => one.textContent)).toEqual([
      "3",
      "5 → 8",
    ]);
    const note = container.querySelector("textarea")!;
    expect(note.value).toBe("Buy the drill.");
    fireEvent.change(note, { target: { value: "Sell it." } });
    expect(new TableMemory("t1", 0, storage).note()).toBe("Sell it.");
  });
});

describe("what the browser keeps of a table", () => {
  it("is each person's own, and goes with the table", () => {
    const storage = memoryStorage();
    new TableMemory("t1", 0, storage).setNote("mine");
    new TableMemory("t1", 1, storage).setNote("hers");
    new TableMemory("t10", 0, storage).setNote("other table");
    expect(new TableMemory("t1", 0, storage).note()).toBe("mine");
    forgetTable(storage, "t1");
    expect(new TableMemory("t1", 1, storage).note()).toBe("");
    expect(new TableMemory("t10", 0, storage).note()).toBe("other table");
  });

  it.each(["", "{", "7", '{"at":1}', '{"at":1,"events":2,"points":["x"]}'])("survives damage: %j", (text) => {
    const storage = memoryStorage();
    storage.setItem("bathys.visit.t1.0", text);
    expect(new TableMemory("t1", 0, storage).visit()).toBeNull();
  });

  it("is there without a storage, and never too long", () => {
    const storage = memoryStorage();
    new TableMemory("t1", 0, null).setNote("lost");
    const memory = new TableMemory("t1", 0, storage);
    memory.setNote("x".repeat(MAX_NOTE + 5));
    expect(memory.note()).toHaveLength(MAX_NOTE);
    memory.setVisit({ at: 1, events: 2, points: [3] });
    expect(memory.visit()).toEqual({ at: 1, events: 2, points: [3] });
  });
});
