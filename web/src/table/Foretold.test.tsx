// @vitest-environment jsdom
// What an answer would do, beside the log: the engine's sentences, and why it says no more.
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Foreseen } from "../session/types";
import { WordsProvider } from "../words/use_words";
import { Foretold } from "./Foretold";

afterEach(cleanup);

const shown: Foreseen = {
  answer: "draw",
  view: {},
  after: {},
  events: [{ n: 4, decision: 2, kind: "paid", args: [], text: "You pay 1 credit." }],
  stopped: "learned",
  say: "What comes next is still hidden from you.",
};

async function show(told: Foreseen | null) {
  const view = render(
    <WordsProvider>
      <Foretold shown={told} />
    </WordsProvider>,
  );
  await waitFor(() => expect(view.container.querySelector("#foretold")).not.toBeNull());
  return view.container;
}

describe("Foretold", () => {
  it("tells what would happen and why it stops", async () => {
    const container = await show(shown);
    expect(container.querySelector("h3")?.textContent).toBe("What this does");
    expect([...container.querySelectorAll("li")].map((one) => one.textContent)).toEqual(["You pay 1 credit."]);
    expect(container.querySelector("[data-stopped='learned']")?.textContent).toBe(shown.say);
  });

  it("is not there when nothing is pointed at, and has no list when nothing would be told", async () => {
    expect((await show(null)).querySelector<HTMLElement>("#foretold")?.hidden).toBe(true);
    cleanup();
    expect((await show({ ...shown, events: [] })).querySelector("ul")).toBeNull();
  });
});
