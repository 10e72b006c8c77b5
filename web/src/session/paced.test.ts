// What others did is shown one look after the other; what the viewer is asked never waits and is never old.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blankLook } from "../testing/look";
import { EMPTY_STATE, Observed } from "./base";
import { PacedSession } from "./paced";
import type { Answer, GameEvent, Look, Result, Session, SessionState } from "./types";

const answer = (text: string): Answer => ({ text, say: text, json: { verb: text } });
const event = (n: number): GameEvent => ({ n, decision: n, kind: "moved", args: [], text: `event ${n}` });

/** The look after so many answers; `legal` is what the viewer may answer then. */
function look(number: number, legal: string[] = [], more: Partial<Look["decision"]> = {}): Look {
  return {
    ...blankLook,
    decision: { number, over: false, asked: [legal.length > 0 ? 0 : 1], can_undo: false, ...more },
    legal: legal.map(answer),
    events: Array.from({ length: number }, (_, n) => event(n)),
  };
}

class Fake extends Observed implements Session {
  readonly id = "fake";
  readonly answered: string[][] = [];
  tell = (change: Partial<SessionState>) => this.update(change);
  answer = (actions: string[]): Promise<Result> => {
    this.answered.push(actions);
    return Promise.resolve({ ok: true });
  };
  undo = () => Promise.resolve({ ok: true } as const);
  agreeToUndo = this.undo;
  explain = () => Promise.resolve(null);
  preview = () => Promise.resolve(null);
  setLanguage = () => {};
  liftCurtain = () => {};
  setBot = this.undo;
  rename = this.undo;
  record = () => Promise.resolve(null);
  playAgain = () => Promise.resolve({ local: "again" });
  close = () => {};
}

function table(pace = 400) {
  const inner = new Fake({ ...EMPTY_STATE });
  const paced = new PacedSession(inner, () => pace);
  const shown: number[] = [];
  paced.subscribe(() => {
    const number = paced.state().look?.decision.number ?? -1;
    if (shown.at(-1) !== number) shown.push(number);
  });
  inner.tell({ look: look(1, ["mine"]), line: "open" });
  return { inner, paced, shown };
}

/** My answer, and at once those of the bots until I am asked again. */
function botsPlay(inner: Fake, upTo = 5) {
  for (let number = 2; number < upTo; ++number) inner.tell({ look: look(number) });
  inner.tell({ look: look(upTo, ["next"]) });
}

describe("a paced session", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows what others did one by one, and offers answers only at the end", () => {
    const { inner, paced, shown } = table();
    botsPlay(inner);
    expect(shown).toEqual([1, 2]);
    for (const number of [3, 4]) {
      vi.advanceTimersByTime(400);
      expect(paced.state().look?.decision.number).toBe(number);
      expect(paced.state().behind).toBe(true);
      expect(paced.state().look?.legal).toEqual([]);
    }
    vi.advanceTimersByTime(400);
    expect(paced.state().behind).toBe(false);
    expect(paced.state().look?.legal.map(({ text }) => text)).toEqual(["next"]);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it("skips to the newest, and does not wait for what bots do after that", () => {
    const { inner, paced } = table();
    for (const number of [2, 3, 4]) inner.tell({ look: look(number) });
    paced.hurry();
    expect(paced.state().look?.decision.number).toBe(4);
    inner.tell({ look: look(5) });
    inner.tell({ look: look(6, ["next"]) });
    expect(paced.state().look?.decision.number).toBe(6);
    // The next time it goes slowly again.
    inner.tell({ look: look(7) });
    inner.tell({ look: look(8) });
    expect(paced.state().look?.decision.number).toBe(7);
  });

  it("refuses an answer to an old look instead of giving it to another question", async () => {
    const { inner, paced } = table();
    botsPlay(inner);
    expect(await paced.answer(["mine"])).toMatchObject({ ok: false, error: { code: "stale" } });
    expect(inner.answered).toEqual([]);
    expect(paced.state().look?.decision.number).toBe(5);
    expect(await paced.answer(["next"])).toEqual({ ok: true });
    expect(inner.answered).toEqual([["next"]]);
  });

  it("never delays what happens while the viewer is asked", () => {
    const { inner, paced } = table();
    inner.tell({ look: look(2, ["mine"]) });
    inner.tell({ look: look(3, ["mine"]) });
    expect(paced.state().look?.decision.number).toBe(3);
    expect(paced.state().behind).toBe(false);
  });

  it("goes past forced answers, which are given by themselves", () => {
    const { inner, paced, shown } = table();
    inner.tell({ look: look(2) });
    inner.tell({ look: look(3, ["only"], { forced: "only" }) });
    inner.tell({ giving: true });
    inner.tell({ look: look(4), giving: false });
    inner.tell({ look: look(5, ["next"]) });
    expect(paced.state().look?.decision.number).toBe(2);
    vi.advanceTimersByTime(400);
    expect(paced.state().look?.legal).toEqual([]);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it("shows undo, another language and a running clock at once", () => {
    const { inner, paced } = table();
    botsPlay(inner);
    inner.tell({ look: look(1, ["mine"]) });
    expect(paced.state()).toMatchObject({ behind: false, look: { decision: { number: 1 } } });
    botsPlay(inner);
    inner.tell({ look: { ...look(5, ["suivant"]), viewer: 0 } });
    expect(paced.state().look?.legal[0]?.text).toBe("suivant");
    inner.tell({ look: look(6) });
    inner.tell({ look: look(7) });
    inner.tell({ look: look(8, ["next"]), deadline: 1 });
    expect(paced.state().look?.decision.number).toBe(8);
  });

  it("tells at once what is not of the game, and hides nothing of it", () => {
    const { inner, paced } = table();
    botsPlay(inner);
    inner.tell({ line: "lost" });
    expect(paced.state()).toMatchObject({ line: "lost", behind: true, look: { decision: { number: 2 } } });
  });

  it("is as quick as the table where nobody wants to wait", () => {
    const { inner, paced } = table(0);
    botsPlay(inner);
    expect(paced.state().look?.decision.number).toBe(5);
  });
});
