// @vitest-environment jsdom
// The keys of a replay, and whose they are.
import { expect, it } from "vitest";
import { stepOf } from "./keys";

function press(key: string, html = "", more: KeyboardEventInit = {}): ReturnType<typeof stepOf> {
  document.body.innerHTML = html;
  let step: ReturnType<typeof stepOf> = null;
  const hear = (event: KeyboardEvent) => (step = stepOf(event));
  window.addEventListener("keydown", hear);
  const target = document.body.querySelector("[data-here]") ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  window.removeEventListener("keydown", hear);
  return step;
}

it.each([
  ["ArrowLeft", "back"],
  ["ArrowRight", "forward"],
  ["ArrowUp", "turn_back"],
  ["PageDown", "turn_forward"],
  ["Home", "first"],
  ["End", "last"],
  ["x", null],
])("%s is %s, on the slider too", (key, step) => {
  expect(press(key)).toBe(step);
  expect(press(key, '<input type="range" data-here>')).toBe(step);
});

it("leaves keys to whatever else needs them", () => {
  expect(press("ArrowRight", "<select data-here></select>")).toBeNull();
  expect(press("ArrowLeft", "<input type=text data-here>")).toBeNull();
  expect(press("ArrowLeft", "", { altKey: true })).toBeNull();
  expect(press("ArrowDown", '<main class="table-board" data-here></main>')).toBeNull();
  expect(press("ArrowRight", '<main class="table-board" data-here></main>')).toBe("forward");
});
