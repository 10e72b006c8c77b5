// @vitest-environment jsdom
// A form on the board: beside it stands what it says so far, and no single answer.
import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Answer, Form } from "../session/types";
import { WordsProvider } from "../words/use_words";
import { Answers } from "./Answers";

const amounts: Answer[] = Array.from({ length: 20 }, (_, amount) => ({
  text: `budget hr ${amount}`,
  say: `${amount}$ to HR`,
  json: { verb: "budget", account: "hr", amount: String(amount) },
}));
const form: Form = {
  title: "Split 50$ over your accounts.",
  lines: [
    { name: "HR", value: "7$" },
    { name: "BB", value: "3$" },
  ],
  send: "Seal it",
  texts: ["budget hr 7", "budget rd 0"],
};

afterEach(cleanup);

async function show(form: Form | null, disabled = false, enough?: number) {
  const calls = { onAll: vi.fn(), onForm: vi.fn(), onAnswer: vi.fn(), onHover: vi.fn() };
  const { container } = render(
    <WordsProvider>
      <Answers
        answers={amounts}
        enough={enough}
        only={null}
        form={form}
        disabled={disabled}
        hovered={null}
        {...calls}
      />
    </WordsProvider>,
  );
  const one = (what: string) => container.querySelector<HTMLElement>(what);
  await waitFor(() => expect(one(".answers")).not.toBeNull());
  return { ...calls, one };
}

it("shows the amounts of the form instead of a lone field, and sends all of it", async () => {
  const { one, onForm, onAnswer } = await show(form);
  expect(one("dl")?.textContent).toBe("HR7$BB3$");
  expect(one("input")).toBeNull();
  fireEvent.click(one("[data-answer]")!);
  expect(onForm).toHaveBeenCalledWith(form.texts);
  expect(onAnswer).not.toHaveBeenCalled();
});

it("begins with the least amount that suffices, where one is missing", async () => {
  const amount = async (enough?: number) => {
    const { one } = await show(null, false, enough);
    await waitFor(() => expect(one("input[type=number]")).not.toBeNull());
    return one("input[type=number]")?.getAttribute("value");
  };
  expect(await amount()).toBe("0");
  cleanup();
  expect(await amount(3)).toBe("3");
});

it("sends nothing while something is on its way, and has the field where there is no form", async () => {
  const { one, onForm } = await show(form, true);
  fireEvent.click(one("[data-answer]")!);
  expect(onForm).not.toHaveBeenCalled();
  cleanup();
  expect((await show(null)).one("input[type=number]")).not.toBeNull();
});

it("gives nothing while the form lies under something, and leads on to it", async () => {
  const onOpen = vi.fn();
  const { one, onForm, onAnswer } = await show({ ...form, lines: [], send: "On to it", texts: [], onOpen });
  expect(one("[data-answer]")).toBeNull();
  const [button, ...others] = document.querySelectorAll("button");
  expect([button?.textContent, others]).toEqual(["On to it", []]);
  fireEvent.click(button!);
  expect(onOpen).toHaveBeenCalledOnce();
  expect([onForm.mock.calls, onAnswer.mock.calls]).toEqual([[], []]);
});
