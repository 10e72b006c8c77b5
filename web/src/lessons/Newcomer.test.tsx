// @vitest-environment jsdom
// The card for newcomers: what it offers, and that it is gone for good once it is closed.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { WordsProvider } from "../words/use_words";
import { Newcomer } from "./Newcomer";

vi.mock("./files", () => ({ hasLesson: () => true }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const card = (game: string, choose: (() => void) | null) =>
  render(
    <WordsProvider>
      <Newcomer game={game} easy={choose && { label: "easy", choose }} />
      <p>ready</p>
    </WordsProvider>,
  );

it("offers the lesson and the easiest way to play, until it is closed", async () => {
  const choose = vi.fn();
  card("thesauros", choose);
  expect((await screen.findByRole("link")).getAttribute("href")).toBe("/learn/thesauros");
  fireEvent.click(screen.getByText("easy"));
  expect(choose).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByLabelText("Close"));
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  card("thesauros", null);
  await screen.findByText("ready");
  expect(screen.queryByRole("link")).toBeNull();
});

it("is not there for a game that is easy to begin", async () => {
  card("otys", null);
  await screen.findByText("ready");
  expect(screen.queryByRole("link")).toBeNull();
});
