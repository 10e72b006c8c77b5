// Asking for previews while the pointer moves: debounced, one at a time, the last one wins, each asked for once.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Previews, REST } from "./previews";
import type { Foreseen, Preview } from "./types";

const answer = (text: string) => ({ text, say: text, json: { verb: text } });
const look = (level: number) => ({ view: { level }, legal: [answer("a"), answer("b"), answer("c")] });
const preview = (level: number): Preview => ({
  difference: [{ op: "replace", path: "/level", value: level }],
  events: [],
  stopped: "question",
  say: "",
});

describe("previews", () => {
  let asked: { answer: string; reply: (shown: Preview | null) => void }[];
  let shown: (Foreseen | null)[];
  let previews: Previews;
  const last = () => shown.at(-1);
  const rest = () => vi.advanceTimersByTimeAsync(REST);
  const reply = async (value: Preview | null) => {
    asked.at(-1)!.reply(value);
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    shown = [];
    const ask = (text: string) =>
      new Promise<Preview | null>((resolve) => asked.push({ answer: text, reply: resolve }));
    previews = new Previews(ask, (one) => shown.push(one));
  });
  afterEach(() => vi.useRealTimers());

  it("waits until the pointer rests, and shows where the answer leads", async () => {
    const at = look(1);
    previews.want(at, "a");
    await vi.advanceTimersByTimeAsync(REST - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map((one) => one.answer)).toEqual(["a"]);
    await reply(preview(7));
    expect(last()).toMatchObject({ answer: "a", view: { level: 1 }, after: { level: 7 }, stopped: "question" });
    expect(at.view.level).toBe(1);
  });

  it("passes on what money would be lacking then", async () => {
    previews.want(look(1), "a");
    await rest();
    await reply({ ...preview(7), missing: 3 });
    expect(last()).toMatchObject({ answer: "a", missing: 3 });
  });

  it("asks nothing for what the pointer only passes", async () => {
    const at = look(1);
    for (const text of ["a", "b", "c"]) previews.want(at, text);
    await rest();
    expect(asked.map((one) => one.answer)).toEqual(["c"]);
    previews.want(at, null);
    await rest();
    expect(asked.length).toBe(1);
  });

  it("asks for one at a time, and then for the last one wanted", async () => {
    const at = look(1);
    for (const text of ["a", "b", "c"]) {
      previews.want(at, text);
      await rest();
    }
    expect(asked.map((one) => one.answer)).toEqual(["a"]);
    await reply(preview(7));
    expect(last()).toBeNull();
    expect(asked.map((one) => one.answer)).toEqual(["a", "c"]);
    await reply(preview(8));
    expect(last()).toMatchObject({ answer: "c", after: { level: 8 } });
  });

  it("remembers what it was told, until the position is another", async () => {
    const at = look(1);
    previews.want(at, "a");
    await rest();
    await reply(preview(7));
    previews.want(at, null);
    expect(last()).toBeNull();
    previews.want(at, "a");
    expect(last()).toMatchObject({ after: { level: 7 } });
    await rest();
    expect(asked.length).toBe(1);
    previews.want(look(2), "a");
    expect(last()).toBeNull();
    await rest();
    expect(asked.length).toBe(2);
  });

  it("throws away what comes too late", async () => {
    previews.want(look(1), "a");
    await rest();
    previews.want(look(2), "a");
    await reply(preview(7));
    expect(last()).toBeNull();
    await rest();
    expect(asked.length).toBe(2);
    await reply(preview(9));
    expect(last()).toMatchObject({ after: { level: 9 } });
  });

  it("is content with no answer, and asks only about what is legal", async () => {
    previews.want(look(1), "a");
    await rest();
    await reply(null);
    expect(last()).toBeNull();
    previews.want(look(1), "fly");
    await rest();
    expect(asked.length).toBe(1);
  });
});
