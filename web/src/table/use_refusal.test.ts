// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useRefusal } from "./use_refusal";

const refusal = { code: "too_far", message: "Too far." };

describe("a refusal", () => {
  it("is gone with its question", () => {
    const { result, rerender } = renderHook(useRefusal, { initialProps: 1 });
    act(() => result.current.setRefusal(refusal));
    expect(result.current.refusal).toBe(refusal);
    rerender(2);
    expect(result.current.refusal).toBeNull();
  });

  it("that comes after the next question is not shown beside it", () => {
    const { result, rerender } = renderHook(useRefusal, { initialProps: 1 });
    const { setRefusal } = result.current;
    rerender(2);
    act(() => setRefusal(refusal));
    expect(result.current.refusal).toBeNull();
  });
});
