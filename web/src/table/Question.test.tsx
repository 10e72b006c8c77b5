// @vitest-environment jsdom
// Whose decision it is, a bot that thinks for more than a moment, and the bots that forms offer.
import { cleanup, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import type { Look } from "../session/types";
import { WordsProvider } from "../words/use_words";
import { LevelOptions } from "./LevelOptions";
import { Question } from "./Question";

afterEach(cleanup);

const look: Look = {
  game: "otys",
  options: {},
  viewer: 0,
  seats: [
    { name: "Ann", kind: "human" },
    { name: "Nereus", kind: "bot", level: "expert" },
  ],
  decision: { number: 3, over: false, asked: [1], question: "Nereus chooses a key.", can_undo: false },
  view: {},
  legal: [],
  events: [],
  outcome: { over: false, winners: [], points: [] },
};

async function show(what: ReactNode, selector: string) {
  const view = render(<WordsProvider>{what}</WordsProvider>);
  await waitFor(() => expect(view.container.querySelector(selector)).not.toBeNull());
  return view.container;
}

it("names who decides, and who thinks once that takes long", async () => {
  const quiet = await show(<Question look={look} busy={false} thinking={null} />, ".question-who");
  expect(quiet.querySelector(".question-who")?.textContent).toBe("Waiting for Nereus");
  expect(quiet.querySelector("[role=progressbar]")).toBeNull();
  cleanup();
  const long = await show(<Question look={look} busy={false} thinking={{ seat: 1 }} />, ".question-who");
  expect(long.querySelector(".question-who")?.textContent).toBe("Nereus is thinking");
  expect(long.querySelector("[role=progressbar]")?.getAttribute("aria-label")).toBe("Nereus is thinking");
});

it("asks what a form asks as a whole, while there is one", async () => {
  const text = async (form?: string) => {
    const container = await show(<Question look={look} busy={false} thinking={null} form={form} />, ".question-text");
    return container.querySelector(".question-text")?.textContent?.trim();
  };
  expect(await text()).toBe("Nereus chooses a key.");
  cleanup();
  expect(await text("Split 50$ over your accounts.")).toBe("Split 50$ over your accounts.");
});

it("offers four levels with a sentence for each, and another one only where it sits", async () => {
  const levels = async (chosen?: string) => {
    const container = await show(
      <select>
        <LevelOptions chosen={chosen ?? null} />
      </select>,
      "option",
    );
    return [...container.querySelectorAll("option")];
  };
  const four = await levels();
  expect(four.map((one) => one.value)).toEqual(["easy", "normal", "hard", "expert"]);
  expect(four.every((one) => one.title.endsWith("."))).toBe(true);
  cleanup();
  expect((await levels("greedy")).map((one) => one.textContent)).toContain("greedy bot");
});
