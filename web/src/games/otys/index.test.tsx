// @vitest-environment jsdom
// The board itself, over many looks: all that is legal can be clicked, and nothing else can be sent.
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Look } from "../../session/types";
import { loadWords } from "../../words/use_words";
import { loadHelp } from "../cards/help";
import { OtysBoard } from ".";
import { applyPatch } from "../../session/patch";
import { foreseen, lookWhere, lookWith, looks, questions } from "./testing";

beforeAll(async () => {
  await loadWords("en", "otys", "otys_page", "page");
  // Whatever has the focus wants its card: it is there before the tests begin.
  await Promise.all([import("../cards/Card"), loadHelp("otys"), loadWords("en", "otys", "otys_help", "page")]);
});
afterEach(cleanup);

type Props = Parameters<typeof OtysBoard>[0];

const props = (look: Look): Props => ({
  look,
  onAnswer: vi.fn(),
  onExplain: vi.fn(),
  onNarrow: null,
  onHover: vi.fn(),
  hovered: null,
  preview: null,
  language: "en",
  news: [],
  reducedMotion: true,
});

function show(look: Look, more: Partial<Props> = {}) {
  const [onAnswer, onExplain, onHover] = [vi.fn(), vi.fn(), vi.fn()];
  const view = render(<OtysBoard {...props(look)} {...{ onAnswer, onExplain, onHover }} {...more} />);
  return { ...view, onAnswer, onExplain, onHover };
}

/** The board as text, where nothing is clicked. */
const print = (look: Look, more: Partial<Props> = {}) => {
  const { container, unmount } = render(<OtysBoard {...props(look)} {...more} />);
  const { innerHTML } = container;
  unmount();
  return innerHTML;
};

const buttons = (root: HTMLElement) =>
  [...root.getElementsByTagName("button")].filter((button) => !button.classList.contains("otys-back"));

/** What a button stands for; several buttons may stand for the same. */
const meant = (button: HTMLElement) => button.dataset["thing"] ?? `answer ${button.dataset["answer"]}`;

/** Clicks everything that can be, and in the second steps everything there, and gathers what was sent. */
function clickEverything(look: Look): Set<string> {
  const { container, onAnswer } = show(look);
  const press = (what: string) => {
    const button = buttons(container).find((one) => meant(one) === what);
    fireEvent.click(button as HTMLElement);
  };
  const explore = (path: string[]) => {
    const all = [...new Set(buttons(container).map(meant))];
    all.forEach((what, index) => {
      const before = onAnswer.mock.calls.length;
      press(what);
      const sent = onAnswer.mock.calls.length > before;
      if (!sent) explore([...path, what]);
      if (!sent) fireEvent.keyDown(container.firstChild as HTMLElement, { key: "Escape" });
      if (index + 1 < all.length) path.forEach(press);
    });
  };
  explore([]);
  return new Set(onAnswer.mock.calls.map(([text]) => text as string));
}

const verbs = ({ decision, legal }: Look) => [decision.kind, ...new Set(legal.map(({ json }) => json.verb))].join(" ");

/** Long lists of answers are clicked through once for each kind of question. */
const varied = questions.filter(
  (look, i) => look.legal.length <= 3 || questions.findIndex((one) => verbs(one) === verbs(look)) === i,
);

/** What can be asked why not, and what only explains itself. */
const UNLIT = "[data-why], [data-card][tabindex]:not([data-thing])";

describe("the board of Otys", () => {
  it.each(varied.map((look, i) => [i, look.decision.kind, look] as const))(
    "sends all legal answers and nothing else in look %i (%s)",
    (_, __, look) => {
      expect([...clickEverything(look)].sort()).toEqual(look.legal.map(({ text }) => text).sort());
    },
  );

  it("has no button when nothing is asked", () => {
    for (const look of looks.filter(({ legal }) => legal.length === 0)) expect(print(look)).not.toContain("<button");
  });

  it("never hides on a phone an answer that is given only in the bar", () => {
    for (const look of questions) expect(print(look)).not.toContain("otys-also");
  });

  it("names every button, and says the answer where there is only one", () => {
    const { look } = lookWith("find");
    const { getAllByRole } = show(look);
    for (const button of getAllByRole("button")) {
      expect(button.textContent).not.toMatch(/^$|otys\./);
    }
    const done = look.legal.find(({ text }) => text === "done")?.say;
    expect(getAllByRole("button").map((one) => one.textContent)).toContain(done);
  });

  it.each(["en", "fr", "ru"] as const)("shows no key of the catalogue instead of a word: %s", async (language) => {
    await loadWords(language, "otys", "otys_page", "page");
    for (const look of looks) expect(print(look, { language })).not.toMatch(/>[^<]*(otys\.|\{\d)/);
  });

  it("takes a diver for the key of its level, and asks which key where two would do", () => {
    const { look, view, seat } = lookWith("key", (_, { players }) => players.length === 3);
    const onThree = view.players[seat]!.column[5]!.replace("+", "");
    const keysAlone = { ...look, legal: look.legal.filter(({ json }) => json.verb === "key") };
    const diver = (root: HTMLElement) => root.querySelector(`[data-thing='diver:${onThree}']`) as HTMLElement;
    const alone = show(keysAlone);
    fireEvent.click(diver(alone.container));
    expect(alone.onAnswer).toHaveBeenCalledWith("key 3");
    cleanup();
    const x = { text: "x own 3", say: "X key on 3", json: { verb: "x", which: "own", level: "3" } };
    const onNarrow = vi.fn();
    const both = show({ ...keysAlone, legal: [...keysAlone.legal, x] }, { onNarrow });
    fireEvent.click(diver(both.container));
    expect(both.onAnswer).not.toHaveBeenCalled();
    expect(onNarrow).toHaveBeenLastCalledWith(["key 3", "x own 3"]);
  });

  it("asks why, when something unlit is clicked", () => {
    const { look } = lookWith("dive");
    const { container, onExplain, onAnswer } = show(look);
    fireEvent.click(container.querySelector("span.otys-deck") as HTMLElement);
    expect(onExplain).toHaveBeenCalledWith("draw", expect.objectContaining({ rule: "otys 4.3" }));
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it("asks why by keyboard alone, and says that it is not available", () => {
    const { look } = lookWith("dive");
    const { container, onExplain, onAnswer } = show(look);
    const deck = container.querySelector(".otys-deck") as HTMLElement;
    expect(deck.getAttribute("role")).toBe("button");
    expect(deck.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(deck.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/why/);
    deck.focus();
    for (const key of ["Enter", " "]) fireEvent.keyDown(deck, { key });
    expect(onExplain.mock.calls.map(([action]) => action)).toEqual(["draw", "draw"]);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it("stops the tab key at all that is lit, and once in a part where nothing is", () => {
    let dark = 0;
    for (const look of questions.filter((_, i) => i % 7 === 0)) {
      const { container } = show(look);
      for (const part of container.querySelectorAll("[data-part]")) {
        const stops = [...part.querySelectorAll<HTMLElement>(`.otys-lit, ${UNLIT}`)].filter(
          (one) => one.tabIndex === 0,
        );
        const lit = part.querySelectorAll(".otys-lit").length;
        const unlit = part.querySelectorAll(UNLIT).length;
        if (lit === 0 && unlit > 0) ++dark;
        expect(stops.length).toBe(lit > 0 ? lit : Math.min(1, unlit));
      }
      cleanup();
    }
    expect(dark).toBeGreaterThan(5);
  });

  it("walks over everything in a part with the arrow keys, and remembers where it was", () => {
    const { look } = lookWith("dive", (_, view) => view.players.length === 2);
    const { container } = show(look);
    const part = container.querySelector(".otys-colony") as HTMLElement;
    const spots = [...part.querySelectorAll<HTMLElement>(`.otys-lit, ${UNLIT}`)];
    expect(spots.length).toBeGreaterThan(15);
    spots[0]?.focus();
    for (const spot of spots) {
      expect(document.activeElement).toBe(spot);
      fireEvent.keyDown(spot, { key: "ArrowRight" });
    }
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: "Home" });
    expect(document.activeElement).toBe(spots[0]);

    const offer = container.querySelector(".otys-offer") as HTMLElement;
    const [first, second] = offer.querySelectorAll<HTMLElement>(UNLIT);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  });

  it("keeps the focus on what was not lit when it is", () => {
    const { look } = lookWith("key");
    const waiting = { ...look, legal: [] };
    const { container, rerender } = show(waiting);
    const key = container.querySelector("[data-why='key:3']") as HTMLElement;
    key.focus();
    fireEvent.keyDown(key, { key: "Enter" });
    rerender(<OtysBoard {...props({ ...look, decision: { ...look.decision, number: look.decision.number + 1 } })} />);
    expect(document.activeElement).toBe(container.querySelector("button[data-thing='key:3']"));
  });

  it("asks nothing where nobody plays", () => {
    const { look } = lookWith("dive");
    expect(print(look)).toContain("data-why");
    for (const more of [{ onExplain: null }, { look: { ...look, viewer: "spectator" as const, legal: [] } }])
      expect(print(look, more)).not.toMatch(/data-why|aria-disabled/);
  });

  it("does not ask for a spectator", () => {
    const { look } = lookWith("dive");
    const { container, onExplain } = show({ ...look, viewer: "spectator", legal: [] });
    fireEvent.click(container.querySelector("span.otys-deck") as HTMLElement);
    expect(onExplain).not.toHaveBeenCalled();
  });

  it("steps back with the button and with Escape", () => {
    const { look } = lookWith("x");
    const { container, queryByText } = show(look);
    const x = () => container.querySelector("[data-thing='key:X']") as HTMLElement;
    fireEvent.click(x());
    expect(x()).toBeNull();
    fireEvent.click(queryByText(/Back/) as HTMLElement);
    fireEvent.click(x());
    fireEvent.keyDown(queryByText(/Back/) as HTMLElement, { key: "Escape" });
    expect(x()).toBe(document.activeElement);
    expect(queryByText(/Back/)).toBeNull();
  });

  it("tells which answer the pointer is on, and previews the one it is told", () => {
    const { look, answer, preview } = foreseen.find((one) => one.answer.json.verb === "propel")!;
    const { events, stopped, say } = preview;
    const after = applyPatch(look.view, preview.difference);
    const told = { answer: answer.text, view: look.view, after, events, stopped, say };
    const { container, onHover } = show(look, { hovered: answer.text, preview: told });
    expect(container.querySelectorAll(".otys-next").length).toBeGreaterThan(1);
    expect(container.querySelector(".otys-said")?.textContent).toBe(answer.say);
    expect(container.querySelector(".otys-loss")?.textContent).toBe("−1");
    fireEvent.mouseEnter(container.querySelector("[data-answer='dive']") as HTMLElement);
    expect(onHover).toHaveBeenLastCalledWith("dive");
  });

  it("shows no change that was told of another answer or another position", () => {
    const { look, answer, preview } = foreseen.find((one) => one.answer.json.verb === "propel")!;
    const { events, stopped, say } = preview;
    const after = applyPatch(look.view, preview.difference);
    const told = { answer: answer.text, view: look.view, after, events, stopped, say };
    const other = show(look, { hovered: "dive", preview: told }).container;
    expect(other.querySelector(".otys-next")).toBeNull();
    cleanup();
    const late = show(look, { hovered: answer.text, preview: { ...told, view: {} } }).container;
    expect(late.querySelector(".otys-next")).toBeNull();
  });

  it("forgets the first step when the question changes", () => {
    const { look } = lookWith("x");
    const { container, rerender } = show(look);
    fireEvent.click(container.querySelector("[data-thing='key:X']") as HTMLElement);
    expect(container.querySelector(".otys-back")).not.toBeNull();
    const next = { ...look, decision: { ...look.decision, number: look.decision.number + 1 } };
    rerender(<OtysBoard {...props(next)} />);
    expect(container.querySelector(".otys-back")).toBeNull();
  });

  it("keeps those who play by keyboard on the board, and leaves others alone", () => {
    const { look } = lookWith("dive");
    const next = { ...look, decision: { ...look.decision, number: look.decision.number + 1 } };
    for (const [event, kept] of [
      [fireEvent.keyDown, true],
      [fireEvent.pointerDown, false],
    ] as const) {
      const { container, rerender } = show(look);
      event(buttons(container)[0] as HTMLElement);
      rerender(<OtysBoard {...props(next)} />);
      expect(container.contains(document.activeElement)).toBe(kept);
      cleanup();
    }
  });

  it("marks news where they happened, but not with reduced motion", () => {
    const { look, seat } = lookWhere(() => true);
    const news = [{ n: 9, decision: 1, kind: "credits_gained", args: [{ seat }, 2], text: "" }];
    expect(show(look, { news, reducedMotion: false }).container.querySelector(".otys-float")?.textContent).toBe("+2");
    cleanup();
    expect(show(look, { news }).container.querySelector(".otys-float")).toBeNull();
  });
});
