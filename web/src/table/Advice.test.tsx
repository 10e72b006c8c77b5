// @vitest-environment jsdom
// Who may ask the coach, and what is shown and played of what it says.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Hint } from "../session/coach";
import type { Answer, Look } from "../session/types";
import { loadWords } from "../words/use_words";
import Advice from "./Advice";
import { isCoached } from "./coached";

beforeAll(async () => void (await loadWords("en", "coach")));
afterEach(cleanup);

const line = (text: string, value: number) => ({
  answers: [{ text, say: `Key ${text}` }],
  chance: { value, error: 1 },
  behind: { value: 0, error: 1 },
  reasons: [],
});
const SCALE = { sure: 100, stake: "victory" as const, point: 10 };
const HINT: Hint = { ...SCALE, lines: [line("one", 60), line("two", 55)] };

function open(hint: Hint | null) {
  const given = { onHover: vi.fn(), onAnswer: vi.fn() };
  render(<Advice hovered={null} onHint={() => Promise.resolve(hint)} {...given} />);
  fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  return given;
}

it("shows the best answer on the board at once, another when it is pressed, and plays only what is asked for", async () => {
  const { onHover, onAnswer } = open(HINT);
  await waitFor(() => expect(onHover).toHaveBeenLastCalledWith("one"));
  fireEvent.click(screen.getByText(/Key two/));
  await waitFor(() => expect(onHover).toHaveBeenLastCalledWith("two"));
  expect(onAnswer).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Play this" }));
  expect(onAnswer.mock.calls).toEqual([["two"]]);
  fireEvent.click(screen.getByRole("button", { name: "Hide the advice" }));
  expect(onHover).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText(/Key one/)).toBeNull();
});

it("says what the reasons of each line are against", async () => {
  const reasons = (kind: string) => [{ kind, text: `${kind} points.` }];
  const behind = { value: 5, error: 0 };
  const [best, other] = HINT.lines;
  open({
    ...SCALE,
    lines: [
      { ...best!, reasons: reasons("more") },
      { ...other!, behind, reasons: reasons("fewer") },
    ],
  });
  await screen.findByText("more points.");
  const told = screen.getByRole("status").textContent;
  expect(told).toMatch(/Against the next:more points\..*Key two.*Against the first:fewer points\./);
  expect(told).toContain("5.0% less, give or take 0.1%.");
});

it("tells points where a game knows no victory alone", async () => {
  open({
    ...HINT,
    stake: "points",
    lines: [line("one", 185), { ...line("two", 170), behind: { value: 15, error: 0 } }],
  });
  const told = (await screen.findByText(/Key one/)).closest("ol")!.textContent;
  expect(told).toContain("1. Key one · 18.5 points to expect");
  expect(told).toContain("1.5 points less, give or take 0.1 points.");
});

it("shows a bar, which does not pretend to know how far it is, once a thought takes long", () => {
  vi.useFakeTimers();
  render(<Advice hovered={null} onHint={() => new Promise(() => {})} onHover={vi.fn()} onAnswer={vi.fn()} />);
  fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => void vi.advanceTimersByTime(500));
  const bar = screen.getByRole("progressbar", { name: "The coach is thinking…" });
  expect(bar.hasAttribute("aria-valuenow")).toBe(false);
  vi.useRealTimers();
});

it("says so when the coach has nothing to say", async () => {
  open(null);
  await screen.findByText("The coach has nothing to say here.");
});

const seat = (kind: "human" | "bot") => ({ name: "", kind });
const look = (kinds: ("human" | "bot")[], hints?: boolean, legal = 2) =>
  ({ viewer: 0, seats: kinds.map(seat), hints, legal: Array<Answer>(legal) }) as Partial<Look> as Look;

it("may be asked alone and against bots as one likes, among people as their table says", () => {
  for (const kinds of [["human"], ["human", "bot"], ["human", "bot", "bot"]] as ("human" | "bot")[][]) {
    expect(isCoached(look(kinds), true)).toBe(true);
    expect(isCoached(look(kinds, true), true)).toBe(true);
    expect(isCoached(look(kinds, true), false)).toBe(false);
    expect(isCoached(look(kinds, false), true)).toBe(false);
  }
  expect(isCoached(look(["human", "human"]), true)).toBe(false);
  expect(isCoached(look(["human", "human", "bot"], true), false)).toBe(true);
  expect(isCoached(look(["human", "bot"], true, 1), true)).toBe(false);
  expect(isCoached({ ...look(["human", "bot"]), viewer: "spectator" }, true)).toBe(false);
});
