// @vitest-environment jsdom
// What key strokes mean, and where they mean nothing.
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerButtons, meaningOf, useKeys } from "./keys";

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

const stroke = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("a key stroke", () => {
  it.each([
    [stroke("3", { code: "Digit3" }), 2],
    [stroke("9", { code: "Numpad9" }), 8],
    // Digits need Shift in France; both ways will do.
    [stroke('"', { code: "Digit3" }), 2],
    [stroke("3", { code: "Digit3", shiftKey: true }), 2],
    [stroke("#", { code: "Digit3", shiftKey: true }), null],
    [stroke("3", { code: "Digit3", ctrlKey: true }), null],
    [stroke("3", { code: "Digit3", altKey: true }), null],
    [stroke("0", { code: "Digit0" }), null],
    [stroke("z", { ctrlKey: true, code: "KeyZ" }), "undo"],
    [stroke("z", { metaKey: true, code: "KeyZ" }), "undo"],
    [stroke("я", { ctrlKey: true, code: "KeyZ" }), "undo"],
    [stroke("w", { ctrlKey: true, code: "KeyZ" }), null],
    [stroke("Z", { ctrlKey: true, shiftKey: true, code: "KeyZ" }), null],
    [stroke("z", { code: "KeyZ" }), null],
    [stroke("?", { shiftKey: true, code: "Slash" }), "help"],
    [stroke("?", { shiftKey: true, code: "Digit7" }), "help"],
    [stroke("Escape"), "skip"],
    [stroke("ArrowLeft"), null],
    [stroke("Enter"), null],
  ])("%j means %s", (given, meaning) => expect(meaningOf(given)).toBe(meaning));
});

describe("the keyboard at a table", () => {
  function listen() {
    const deeds = { answer: vi.fn(), undo: vi.fn(), skip: vi.fn(() => true), help: vi.fn() };
    renderHook(() => useKeys(deeds));
    return deeds;
  }

  it("answers, takes back, skips and helps", () => {
    const deeds = listen();
    fireEvent.keyDown(document.body, { key: "2" });
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.keyDown(document.body, { key: "?" });
    expect(deeds.answer).toHaveBeenCalledWith(1);
    for (const deed of [deeds.undo, deeds.skip, deeds.help]) expect(deed).toHaveBeenCalledOnce();
  });

  it("leaves whoever writes, chooses or reads a dialog alone, and what the board has taken", () => {
    const deeds = listen();
    document.body.innerHTML =
      "<input><textarea></textarea><select></select><dialog><button>x</button></dialog><p>board</p>";
    for (const element of document.querySelectorAll("input, textarea, select, dialog button"))
      fireEvent.keyDown(element, { key: "1" });
    const board = document.querySelector("p")!;
    board.addEventListener("keydown", (event) => event.preventDefault());
    fireEvent.keyDown(board, { key: "1" });
    document.querySelector("dialog")!.setAttribute("open", "");
    fireEvent.keyDown(document.body, { key: "1" });
    expect(deeds.answer).not.toHaveBeenCalled();
  });

  it("counts answers as they are seen, and groups while they are closed", () => {
    document.body.innerHTML =
      '<div class="answers"><button class="answer">a</button><button class="answer" aria-expanded="false">b</button>' +
      '<button class="answer" aria-expanded="true">open</button><div><button class="answer">c</button></div></div>' +
      '<button class="answer">no</button>';
    expect(answerButtons(document).map((one) => one.textContent)).toEqual(["a", "b", "c"]);
  });
});
