// What became of puzzles, and the streak of days.
import { expect, it } from "vitest";
import { memoryStorage } from "../session/saved";
import { PuzzleProgress } from "./kept";

const fresh = () => {
  const storage = memoryStorage();
  return { storage, progress: new PuzzleProgress(storage) };
};

it("keeps how a puzzle went the first time", () => {
  const { storage, progress } = fresh();
  expect(progress.of("otys", "1-2")).toBeNull();
  progress.note("otys", "1-2", "later");
  progress.note("otys", "1-2", "first");
  progress.note("otys", "1-2", "seen");
  expect(progress.of("otys", "1-2")).toBe("later");
  expect(progress.of("thesauros", "1-2")).toBeNull();
  expect(new PuzzleProgress(storage).of("otys", "1-2")).toBe("later");
});

it("lets one solve what one has seen, but not at once any more", () => {
  const { progress } = fresh();
  progress.note("otys", "1-2", "seen");
  progress.note("otys", "1-2", "first");
  expect(progress.of("otys", "1-2")).toBe("later");
});

it("counts the days in a row; today may still come", () => {
  const { progress } = fresh();
  expect(progress.streak(100)).toBe(0);
  for (const day of [95, 97, 98, 99]) progress.noteDay(day);
  expect(progress.streak(100)).toBe(3);
  progress.noteDay(100);
  progress.noteDay(100);
  expect(progress.streak(100)).toBe(4);
  expect(progress.streak(101)).toBe(4);
  expect(progress.streak(102)).toBe(0);
});

it("takes nothing from what somebody else has written, and goes on where nothing can be kept", () => {
  const { storage, progress } = fresh();
  storage.setItem("bathys.puzzle.otys.1-2", "toString");
  expect(progress.of("otys", "1-2")).toBeNull();
  const full = {
    ...memoryStorage(),
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  } as Storage;
  const unkept = new PuzzleProgress(full);
  unkept.note("otys", "1-2", "first");
  unkept.noteDay(3);
  expect(unkept.streak(3)).toBe(0);
});
