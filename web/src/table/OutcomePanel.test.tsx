// @vitest-environment jsdom
// The end of a game, with the points by source where the game tells them.
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Look } from "../session/types";
import { WordsProvider } from "../words/use_words";
import { Log } from "./Log";
import { PointsPicture } from "../result/Result";
import { OutcomePanel } from "./OutcomePanel";

afterEach(cleanup);

const look = (sources?: Look["outcome"]["sources"]): Look => ({
  game: "otys",
  options: {},
  viewer: "spectator",
  seats: ["Ann", "Bob"].map((name) => ({ name, kind: "human" })),
  decision: { number: 9, over: true, asked: [], can_undo: false },
  view: {},
  legal: [],
  events: [],
  outcome: { over: true, winners: [0], points: [18, 7], verdict: "Ann wins.", ...(sources && { sources }) },
});

describe("OutcomePanel", () => {
  it("lists the points by source, with their sum, without sources that gave nobody any", async () => {
    const sources = [
      { source: "contracts", word: "Contracts", points: [15, 7] },
      { source: "sales", word: "Sales", points: [3, 0] },
      { source: "bonus", word: "Bonus", points: [0, 0] },
    ];
    render(<PointsPicture look={look(sources)} />, { wrapper: WordsProvider });
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["", "A Ann", "B Bob"],
      ["Contracts", "15", "7"],
      ["Sales", "3", "0"],
      ["Total", "18", "7"],
    ]);
  });

  it("has no table where the game does not tell", async () => {
    render(
      <>
        <OutcomePanel look={look()} />
        <PointsPicture look={look()} />
      </>,
      { wrapper: WordsProvider },
    );
    expect(await screen.findByText("Ann wins.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("Log", () => {
  it("marks answers that were forced", async () => {
    const told = (n: number, forced = false) => ({ n, decision: n, kind: "k", args: [], text: `event ${n}`, forced });
    render(<Log events={[told(0), told(1, true), told(2)]} mark={2} />, { wrapper: WordsProvider });
    const lines = (await screen.findAllByRole("listitem")).map((line) => line.textContent);
    expect(lines.map((line) => line!.trim())).toEqual([
      "event 0",
      "event 1 (no choice)",
      "Since your last turn",
      "event 2",
    ]);
  });

  it("tells of forced answers that made nothing happen, and of the others once", async () => {
    const told = (n: number, forced = false) => ({ n, decision: n, kind: "k", args: [], text: `event ${n}`, forced });
    const given = [
      { decision: 1, at: 2, say: "Dive" },
      { decision: 2, at: 2, say: "Resurface" },
    ];
    render(<Log events={[told(0), told(1), told(3, true)].map((one, n) => ({ ...one, n }))} mark={0} given={given} />, {
      wrapper: WordsProvider,
    });
    const lines = (await screen.findAllByRole("listitem")).map((line) => line.textContent!.trim());
    expect(lines).toEqual(["event 0", "event 1", "(no choice: Dive)", "event 3 (no choice)"]);
  });
});
