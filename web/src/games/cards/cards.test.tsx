// @vitest-environment jsdom
// Cards: when they come, when they go, and that asking about something never presses it.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../../session/types";
import { loadWords } from "../../words/use_words";
import { ThingCards } from ".";
import { loadHelp } from "./help";

const ANSWERS: Answer[] = [1, 2, 3, 4, 5, 6].map((level) => ({
  text: `key ${level}`,
  say: `Key ${level}.`,
  json: { verb: "key" },
}));

const pressed = vi.fn();
const escaped = vi.fn();

function Board({ moment = "1" }: { moment?: string }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className="table-board" onKeyDown={(event) => event.key === "Escape" && escaped()}>
      <button type="button" data-card="key" data-is="key 3, ready" data-thing="key:3" onClick={pressed}>
        lit
      </button>
      <span role="img" tabIndex={-1} data-card="diver:spy" aria-label="spy" aria-describedby="hint">
        unlit
      </span>
      <span data-card="no such thing">unknown</span>
      <button type="button" data-answer="dive">
        go on
      </button>
      <ThingCards root={root} game="otys" language="en" moment={moment} answersOf={() => ANSWERS} />
    </div>
  );
}

beforeAll(async () => {
  await Promise.all([loadHelp("otys"), loadWords("en", "otys", "otys_help", "page"), import("./Card")]);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = () => document.querySelector<HTMLElement>(".thing-card:not([hidden])");
const TOUCH = "touch";
const pointer = (type: string, element: Element, pointerType = "mouse", clientY = 0) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientY }), { pointerType }),
  );

describe("the card of a thing", () => {
  it("comes when the pointer rests and goes when it leaves", async () => {
    render(<Board />);
    const thing = screen.getByText("unlit");
    pointer("pointerover", thing);
    await wait(300);
    expect(card()).toBeNull();
    await wait(600);
    expect(card()?.textContent).toContain("Spy");
    expect(card()?.querySelector("a")?.getAttribute("href")).toBe("/rules/otys/4.3");
    expect(card()?.textContent).toContain("When");
    pointer("pointerover", document.body);
    pointer("pointerleave", thing.parentElement!);
    await wait(400);
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it("goes when the board scrolls under the pointer, and not when something else scrolls", async () => {
    render(<Board />);
    const thing = screen.getByText("unlit");
    pointer("pointerover", thing);
    await wait(900);
    fireEvent.scroll(screen.getByText("go on"));
    expect(card()).not.toBeNull();
    fireEvent.scroll(thing.parentElement!);
    await wait(0);
    expect(card()).toBeNull();
  });

  it("does not cover the buttons that answer", async () => {
    const boxes = new Map([
      ["unlit", new DOMRect(400, 300, 50, 40)],
      ["go on", new DOMRect(0, 345, 1280, 300)],
    ]);
    const measured = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return boxes.get(this.textContent!.trim()) ?? new DOMRect(0, 0, this.matches(".thing-card") ? 300 : 0, 240);
    });
    const wide = vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1280);
    render(<Board />);
    pointer("pointerover", screen.getByText("unlit"));
    await wait(1000);
    expect(parseFloat(card()!.style.top) + 240).toBeLessThanOrEqual(345);
    measured.mockRestore();
    wide.mockRestore();
  });

  it("says what can be done with something lit, but not everything", async () => {
    render(<Board />);
    pointer("pointerover", screen.getByText("lit"));
    await wait(1500);
    expect(card()?.textContent).toContain("Now");
    expect(card()?.querySelectorAll("li")).toHaveLength(5);
    expect(card()?.textContent).toContain("and 2 more");
    expect(card()?.querySelector(".thing-state")?.textContent).toBe("key 3, ready");
  });

  it("stays while the pointer is on it, and closes with Escape alone", async () => {
    render(<Board />);
    const thing = screen.getByText("unlit");
    pointer("pointerover", thing);
    await wait(1000);
    pointer("pointerleave", thing.parentElement!);
    fireEvent.pointerEnter(card()!);
    await wait(1000);
    expect(card()).not.toBeNull();
    fireEvent.keyDown(thing, { key: "Escape" });
    expect(card()).toBeNull();
    expect(escaped).not.toHaveBeenCalled();
    fireEvent.keyDown(thing, { key: "Escape" });
    expect(escaped).toHaveBeenCalledOnce();
  });

  it("comes by a long press, which gives no answer", async () => {
    render(<Board />);
    const thing = screen.getByText("lit");
    pointer("pointerdown", thing, TOUCH);
    await wait(800);
    pointer("pointerup", thing, TOUCH);
    fireEvent.click(thing);
    expect(card()?.textContent).toContain("Key");
    expect(pressed).not.toHaveBeenCalled();
    pointer("pointerdown", thing, TOUCH);
    expect(card()).toBeNull();
    pointer("pointerup", thing, TOUCH);
    fireEvent.click(thing);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("is no matter of a finger that scrolls", async () => {
    render(<Board />);
    const thing = screen.getByText("lit");
    pointer("pointerdown", thing, TOUCH);
    pointer("pointermove", thing, TOUCH, 40);
    await wait(1000);
    expect(card()).toBeNull();
  });

  it("describes what has the keyboard, and its key leads into it and back", async () => {
    render(<Board />);
    const thing = screen.getByText("unlit");
    act(() => thing.focus());
    await wait(0);
    const [first, second] = thing.getAttribute("aria-describedby")!.split(" ");
    expect(document.getElementById(first!)?.textContent).toContain("draws");
    expect(second).toBe("hint");
    expect(card()).toBeNull();
    fireEvent.keyDown(thing, { key: "i" });
    await wait(0);
    expect(card()?.querySelector("[role=status]")?.textContent).toContain("draws");
    expect(document.activeElement).toBe(thing);
    fireEvent.keyDown(thing, { key: "i" });
    await wait(0);
    expect(document.activeElement).toBe(card());
    fireEvent.keyDown(card()!, { key: "Escape" });
    expect(document.activeElement).toBe(thing);
    expect(card()).toBeNull();
    act(() => thing.blur());
    expect(thing.getAttribute("aria-describedby")).toBe("hint");
  });

  it("goes with the position, and there is none for what has no words", async () => {
    const { rerender } = render(<Board />);
    pointer("pointerover", screen.getByText("unlit"));
    await wait(1000);
    rerender(<Board moment="2" />);
    expect(card()).toBeNull();
    pointer("pointerover", screen.getByText("unknown"));
    await wait(2000);
    expect(card()).toBeNull();
  });
});
