// @vitest-environment jsdom
// The board upright: whatever is asked, it opens where the answers are, and it turns to what is pointed at.
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Look } from "../../session/types";
import { loadWords } from "../../words/use_words";
import { ThesaurosBoard } from ".";
import { gather } from "./testing";
import { activeZone, readView } from "./view";

let looks: Look[];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await loadWords("en", "thesauros", "thesauros_terminal", "thesauros_page", "page");
  ({ looks } = await gather(200));
});

afterEach(cleanup);

const board = (look: Look, pointed: string[][] = []) => (
  <ThesaurosBoard
    look={look}
    onAnswer={() => {}}
    onAnswers={() => {}}
    onExplain={null}
    onNarrow={() => {}}
    onHover={() => {}}
    narrowed={null}
    hovered={null}
    preview={null}
    language="en"
    news={[]}
    reducedMotion
    pointed={pointed}
  />
);

function show(look: Look) {
  const { container, rerender } = render(board(look));
  const lit = (view: string) =>
    Number(container.querySelector(`[data-tab=${view}] .thes-count > [aria-hidden]`)?.textContent ?? 0);
  const open = () => container.querySelector<HTMLElement>(".thes-view")!.dataset["view"]!;
  return { lit, open, container, point: (...places: string[]) => rerender(board(look, [places])) };
}

const VIEWS = ["town", "sea", "company"];

describe("the board on a phone", () => {
  it("opens, for every kind of question, the zone that is resolved, or else where most answers are", () => {
    const opened = new Map<string, Set<string>>();
    for (const look of looks) {
      const { lit, open } = show(look);
      const zone = activeZone(readView(look.view), look.events);
      const here = zone === null ? "nowhere" : zone === "5" ? "sea" : "town";
      const most = Math.max(...VIEWS.map(lit));
      if (most > 0 && lit(here) > 0) expect([look.decision.kind, open()]).toEqual([look.decision.kind, here]);
      else expect([look.decision.kind, lit(open())]).toEqual([look.decision.kind, most]);
      for (const { json } of look.legal) opened.set(json.verb, (opened.get(json.verb) ?? new Set()).add(open()));
      cleanup();
    }
    for (const [verb, view] of [
      ["place", "town"],
      ["develop", "town"],
      ["purchase", "town"],
      ["advertise", "town"],
      ["sponsor", "town"],
      ["sail", "sea"],
      ["end turn", "sea"],
      ["transfer", "company"],
      ["load", "company"],
    ])
      expect([verb, [...(opened.get(verb!) ?? [])]]).toEqual([verb, [view]]);
  });

  it("turns to what is pointed at, and the place is there", () => {
    const look = looks.find(({ viewer, legal }) => viewer === 0 && legal.some(({ json }) => json.verb === "place"))!;
    const { open, container, point } = show(look);
    for (const [view, places, found] of [
      ["sea", ["z2", "space:Z5.2", "bed:5"], "bed:5"],
      ["town", ["1 worker2", "house:9", "zone:9"], "house:9"],
      ["company", ["account:0:hr"], "account:0:hr"],
      ["company", ["company:1"], "company:1"],
    ] as const) {
      point(...places);
      expect([open(), container.querySelectorAll(`[data-mark="${found}"]`).length]).toEqual([view, 1]);
    }
  });

  it("shows the town to whoever is shown a house, though something is for sale", () => {
    const look = looks.find(({ legal }) => legal.some(({ json }) => json.verb === "purchase"))!;
    const { container, point } = show(look);
    expect(container.querySelector(".thes-sheet")).not.toBeNull();
    point("house:9");
    expect(container.querySelector('[data-mark="house:9"]')).not.toBeNull();
  });
});
