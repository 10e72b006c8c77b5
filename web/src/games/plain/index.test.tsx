// @vitest-environment jsdom
// The plain board: every field of the view by its word, and nothing for programs.
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Look } from "../../session/types";
import { loadWords } from "../../words/use_words";
import { PlainBoard } from ".";

afterEach(cleanup);
beforeAll(async () => {
  for (const language of ["en", "ru"]) await loadWords(language, "pearls", "page");
});

const look = {
  game: "pearls",
  viewer: 0,
  seats: [
    { name: "Ann", kind: "human" },
    { name: "Bob", kind: "human" },
  ],
  view: {
    viewer: "0",
    setup: { players: 2, rounds: 3 },
    up: "p12",
    swapped: false,
    gone: ["p1", "p2"],
    pending: [{ rule: "bid", asked: [0, 1] }],
    players: [
      { row: ["p3"], spent: 2 },
      { row: [], spent: 0 },
    ],
    own: { pearl: "p4", left: "none", no_such_word: 7 },
  },
} as Partial<Look> as Look;

const shown = (language: string) =>
  render(
    <PlainBoard
      look={look}
      onAnswer={() => {}}
      onExplain={null}
      onNarrow={null}
      onHover={() => {}}
      hovered={null}
      preview={null}
      language={language}
      news={[]}
      reducedMotion
    />,
  ).container.textContent;

it("calls fields and values by the words of the game, and seats by their names", () => {
  const text = shown("en");
  expect(text).toContain("pearl of this roundpearl 12");
  expect(text).toContain("thrown awaypearl 1, pearl 2");
  expect(text).toContain("Annrowpearl 3coins paid2");
  expect(text).toContain("Bobrow–");
  expect(text).toContain("in the left fist–");
  expect(text).toContain("secret pearl swappedno");
});

it("shows a field without a word as it is written, and leaves out what is said elsewhere", () => {
  const text = shown("en");
  expect(text).toContain("no such word7");
  expect(text).not.toMatch(/pending|viewer|setup|p12/);
});

it("speaks the language of the table", () => {
  expect(shown("ru")).toContain("жемчужина раундажемчужина 12");
});
