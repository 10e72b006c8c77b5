// @vitest-environment jsdom
// The table itself, over many looks: things with answers give them, and nothing else can be sent.
import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Engine } from "../../session/engine";
import type { JsonObject, Look, SeatInfo } from "../../session/types";
import { startNodeEngine } from "../../testing/node_engine";
import { ThesaurosBoard } from ".";
import { answersByThing } from "./things";

afterEach(cleanup);

const SEATS: SeatInfo[] = ["Anna", "Bruno", "Clara"].map((name) => ({ name, kind: "human" }));
let engine: Engine;
const looks: Look[] = [];

/** A look at each kind of question, as whoever is asked; bots play on in between. */
async function gather(options: JsonObject, kinds: Set<string>): Promise<void> {
  await engine.ask({ cmd: "new", game: "thesauros", options, seed: "table" });
  for (let answers = 0; answers < 400; ++answers) {
    const { decision } = await engine.ask<{ decision: Look["decision"] }>({ cmd: "decision" });
    const seat = decision.asked[0];
    if (decision.over || seat === undefined) return;
    const look = await engine.ask<Look>({ cmd: "look", seat, lang: "en" });
    const verbs = [decision.kind, ...new Set(look.legal.map(({ json }) => json.verb))].join(" ");
    if (!kinds.has(verbs)) looks.push({ ...look, seats: SEATS });
    kinds.add(verbs);
    const level = answers % 3 === 0 ? "random" : "greedy";
    await engine.ask({ cmd: "bot", seat, level, seed: answers, budget_ms: 1, play: true });
  }
}

beforeAll(async () => {
  engine = await startNodeEngine();
  const kinds = new Set<string>();
  for (const mode of ["standard", "mercenaries"]) await gather({ mode, players: 3 }, kinds);
});

async function show(look: Look, playing = true) {
  const [onAnswer, onExplain, onNarrow, onHover] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const view = render(
    <ThesaurosBoard
      look={look}
      onAnswer={onAnswer}
      onExplain={playing ? onExplain : null}
      onNarrow={playing ? onNarrow : null}
      onHover={onHover}
      hovered={null}
      preview={null}
      language="en"
      news={[]}
      reducedMotion
    />,
  );
  await waitFor(() => expect(view.container.querySelector(".thes")).not.toBeNull());
  const all = (what: string) => [...view.container.querySelectorAll<HTMLElement>(what)];
  return { ...view, all, onAnswer, onExplain, onNarrow, onHover };
}

const thingOf = (spot: HTMLElement) => spot.dataset["thing"] ?? "";

describe("the table of Thesauros", () => {
  it("has looked at many kinds of questions", () => {
    expect(looks.length).toBeGreaterThan(25);
    const things = new Set(looks.flatMap(({ legal }) => [...answersByThing(legal).keys()].map((t) => t.split(":")[0])));
    expect([...things].sort()).toEqual(["number", "room", "space", "tech", "zone"]);
  });

  it("answers at once where there is one answer, and shows the answers where there are several", async () => {
    for (const look of looks) {
      const { all, onAnswer, onNarrow, unmount } = await show(look);
      const lit = answersByThing(look.legal);
      for (const spot of all("[data-thing]")) {
        const answers = lit.get(thingOf(spot) as never)!.map(({ text }) => text);
        fireEvent.click(spot);
        if (answers.length === 1) expect(onAnswer).toHaveBeenLastCalledWith(answers[0]);
        else expect(onNarrow).toHaveBeenLastCalledWith(answers);
      }
      unmount();
    }
  });

  it("lights every zone, room and space of the sea that an answer names", async () => {
    for (const look of looks) {
      const { all, unmount } = await show(look);
      const shown = new Set(all("[data-thing]").map(thingOf));
      for (const thing of answersByThing(look.legal).keys()) {
        // A treasure for the museum's reserve and a patent of somebody else are not on the table.
        if (/^(zone|space):/.test(thing) || /^room:\d/.test(thing)) expect(shown).toContain(thing);
      }
      unmount();
    }
  });

  it("asks why about things like those that are asked for, by keyboard too", async () => {
    const look = looks.find(({ legal }) => legal.some(({ json }) => json.verb === "place" && json["zone"] !== "6"))!;
    const taken = { ...look, legal: look.legal.filter(({ json }) => json["zone"] !== "6") };
    const { all, onExplain } = await show(taken);
    const spot = all('[data-why="zone:6"]')[0]!;
    expect(spot.getAttribute("aria-disabled")).toBe("true");
    fireEvent.keyDown(spot, { key: "Enter" });
    expect(onExplain.mock.calls[0]![0]).toMatch(/^place \w+ 6$/);
  });

  it("asks in words that the engine understands", async () => {
    const asked = new Set<string>();
    for (const look of looks) {
      const { all, onExplain, unmount } = await show(look);
      for (const spot of all("[data-why]")) fireEvent.click(spot);
      for (const [action] of onExplain.mock.calls as [string][]) asked.add(action);
      unmount();
    }
    expect(asked.size).toBeGreaterThan(20);
    for (const action of asked) {
      await expect(engine.ask({ cmd: "explain", seat: 0, action }), action).resolves.toBeDefined();
    }
    await expect(engine.ask({ cmd: "explain", seat: 0, action: "place nobody 3" })).rejects.toBeDefined();
  });

  it("offers nothing where nobody plays", async () => {
    const look = looks.find(({ legal }) => legal.some(({ json }) => json.verb === "place"))!;
    const { all } = await show({ ...look, legal: [] }, false);
    expect(all('[role="button"]')).toEqual([]);
  });
});
