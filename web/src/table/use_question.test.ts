// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Look } from "../session/types";
import { blankLook } from "../testing/look";
import { useQuestion } from "./use_question";

const look = (number: number, texts: string[], question = "How much?"): Look => ({
  ...blankLook,
  decision: { number, over: false, asked: [0, 1], kind: "budget", question, can_undo: false },
  legal: texts.map((text) => ({ text, say: text, json: { verb: text } })),
});

describe("the viewer's own question", () => {
  it("stays the same while only somebody else answers", () => {
    const { result, rerender } = renderHook(useQuestion, { initialProps: look(0, ["a", "b"]) });
    const first = result.current.question;
    rerender(look(1, ["a", "b"]));
    expect(result.current.question).toBe(first);
    rerender(look(2, ["a", "c"]));
    expect(result.current.question).toBe(first + 1);
  });

  it("is another one after an answer, even if it reads the same", () => {
    const { result, rerender } = renderHook(useQuestion, { initialProps: look(0, ["a"]) });
    const first = result.current.question;
    result.current.given();
    rerender(look(1, ["a"]));
    expect(result.current.question).toBe(first + 1);
    result.current.given();
    result.current.refused();
    rerender(look(2, ["a"]));
    expect(result.current.question).toBe(first + 1);
  });

  it("is another one at every decision while nothing is asked", () => {
    const { result, rerender } = renderHook(useQuestion, { initialProps: look(0, []) });
    const first = result.current.question;
    rerender(look(1, []));
    expect(result.current.question).toBe(first + 1);
  });
});
