// @vitest-environment jsdom
// The board itself, over many looks of every mode: all that is legal can be pressed, and nothing else can be sent.
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Engine } from "../../session/engine";
import rules from "../../../../words/en/thesauros.json";
import { applyPatch } from "../../session/patch";
import type { Form, Look, Preview, Refusal } from "../../session/types";
import { startNodeEngine } from "../../testing/node_engine";
import { loadWords } from "../../words/use_words";
import { ThesaurosBoard } from ".";
import { answer, gather } from "./testing";
import { switched, ways, type Asked } from "./things";
import { activeBoat, phaseOf, readView } from "./view";

afterEach(cleanup);

type Props = Parameters<typeof ThesaurosBoard>[0];

let engine: Engine;
let looks: Look[];

beforeAll(async () => {
  for (const language of ["en", "fr", "ru"])
    await loadWords(language, "thesauros", "thesauros_terminal", "thesauros_page", "page");
  // Whatever has the focus wants its card: it is there before the tests end.
  await import("../cards/Card");
  ({ engine, looks } = await gather(260));
});

const lookWith = (verb: string, wish: (look: Look) => boolean = () => true): Look => {
  const found = looks.find((look) => look.legal.some(({ json }) => json.verb === verb) && wish(look));
  if (!found) throw new Error(`no look with ${verb}`);
  return found;
};

function show(look: Look, more: Partial<Props> = {}) {
  const calls = { onAnswer: vi.fn(), onAnswers: vi.fn(), onExplain: vi.fn(), onNarrow: vi.fn(), onHover: vi.fn() };
  const props: Props = {
    look,
    ...calls,
    hovered: null,
    preview: null,
    language: "en",
    news: [],
    reducedMotion: true,
    ...more,
  };
  const view = render(<ThesaurosBoard {...props} />);
  const all = (what: string) => [...view.container.querySelectorAll<HTMLElement>(what)];
  const again = (other: Look) => view.rerender(<ThesaurosBoard {...props} look={other} />);
  return { ...view, ...calls, all, again };
}

/** Everything that can be pressed for an answer, by what it stands for. */
const PRESSED = "[data-thing], [data-give], [data-switch], [data-seal]";
const meant = ({ dataset }: HTMLElement): string =>
  dataset["thing"] ??
  (dataset["give"] === undefined
    ? dataset["switch"] === undefined
      ? "seal"
      : `switch ${dataset["switch"]}`
    : `give ${dataset["give"]}`);

/** What can be asked why not, and what only explains itself. */
const UNLIT = "[data-why], [data-card][tabindex]:not([data-thing], [data-switch])";

const kindOf = (what: string): string => what.replace(/[:.].*/, "");

/** Presses one thing of each kind, and in the second step too; gathers what was sent or is shown alone in the list. */
function pressThrough(look: Look): { sent: Set<string>; listed: Set<string>; shown: Set<string> } {
  const { all, onAnswer, onAnswers, onNarrow, container } = show(look);
  const [listed, shown] = [new Set<string>(), new Set<string>()];
  const press = (what: string) => fireEvent.click(all(PRESSED).find((one) => meant(one) === what) as HTMLElement);
  const given = () => onAnswer.mock.calls.length + onAnswers.mock.calls.length;
  const lit = () => [...new Set(all(".thes-lit[data-thing], [data-give], [data-seal]").map(meant))];
  const explore = (path: string[], before: string[]) => {
    const fresh = lit().filter((what) => !before.includes(what) || kindOf(what) === "exhibit");
    for (const what of fresh) shown.add([...path, what].join(" > "));
    // Where the board has nothing more to tell the answers apart, the list shows them alone.
    if (fresh.length === 0) for (const text of (onNarrow.mock.calls.at(-1)?.[0] ?? []) as string[]) listed.add(text);
    const one = fresh.filter((what, i) => fresh.findIndex((other) => kindOf(other) === kindOf(what)) === i);
    for (const what of one) {
      if (path.includes(what)) continue;
      const count = given();
      press(what);
      if (given() === count) {
        explore([...path, what], [...before, ...lit().filter((other) => other.startsWith("give"))]);
        fireEvent.keyDown(container.querySelector(".thes") as HTMLElement, { key: "Escape" });
      }
      path.forEach(press);
    }
  };
  explore([], []);
  for (const which of all("[data-switch]").map(meant)) {
    press(which);
    explore([], []);
    press(which);
  }
  const sent = new Set<string>(onAnswer.mock.calls.map(([text]) => text as string));
  for (const [texts] of onAnswers.mock.calls as [string[]][]) sent.add(texts[0]!);
  return { sent, listed, shown };
}

/** Long lists of amounts have their own fields. */
const byNumber = ({ json }: Look["legal"][number]) => ["budget", "bid"].includes(json.verb);

describe("the board of Thesauros", () => {
  it("has looked at every mode and most verbs", () => {
    expect(new Set(looks.map((look) => readView(look.view).setup.mode)).size).toBe(4);
    const verbs = new Set(looks.flatMap(({ legal }) => legal.map(({ json }) => json.verb)));
    expect(verbs.size).toBeGreaterThan(38);
  });

  it("lights a way to every legal answer, and sends nothing else", () => {
    for (const look of looks) {
      const legal = look.legal.map(({ text }) => text);
      const { sent, listed, shown } = pressThrough(look);
      for (const text of [...sent, ...listed]) expect(legal, `${look.decision.kind}: ${text}`).toContain(text);
      const view = readView(look.view);
      for (const one of look.legal) {
        // What is only refused or gone on with is a button of the list beside the board.
        if (byNumber(one) || ["decline", "pass", "no training", "load all"].includes(one.json.verb)) continue;
        const { missing } = look.decision;
        const asked: Asked = { legal: look.legal, view, seat: look.viewer as number, missing };
        const first = ways(one, asked).map(([thing]) => thing!);
        const found = first.some((thing) => shown.has(thing)) || shown.has(`give ${one.text}`);
        expect(found, `${look.decision.kind}: ${one.text} is nowhere: ${first.join()}`).toBe(true);
      }
      cleanup();
    }
  });

  it("finds hat and boat in what the frames of the rules name", () => {
    const asked = (verb: string): Asked => {
      const { legal, view, viewer, decision } = lookWith(verb);
      return { legal, view: readView(view), seat: viewer as number, missing: decision.missing };
    };
    const training = asked("train");
    const [frame] = training.view.pending;
    expect(frame?.rule).toBe("training");
    const train = training.legal.find(({ json }) => json.verb === "train")!;
    expect(ways(train, training)[0]).toEqual([`hat:${frame?.rule === "training" && frame.zone}`]);
    for (const verb of ["cast off", "take"]) {
      const { view, seat } = asked(verb);
      expect(activeBoat(view)?.seat, verb).toBe(seat);
    }
  });

  it("changes, carries and shifts in two steps", () => {
    const look = lookWith("sponsor");
    const view = readView(look.view);
    const rooms = view.board.rooms.map((room, i) => (i < 2 ? { ...room, owners: ["0", "none", "none"] } : room));
    const legal = [
      answer("switch", { exhibit: "1.1", other: "2.1" }),
      answer("carry", { exhibit: "1.1", slot: "2.2" }),
      answer("decline"),
    ];
    const made = { ...look, legal, view: { ...look.view, board: { ...view.board, rooms } as never } };
    const { sent, shown } = pressThrough(made);
    expect(sent).toContain("switch 1.1 2.1");
    expect(shown).toContain("exhibit:1.1 > exhibit:2.1");
    expect(shown).toContain("exhibit:1.1 > exhibit:2.2");
  });

  it("seals a budget with all its answers together", () => {
    const look = lookWith("budget", ({ view }) => readView(view).setup.mode === "standard");
    const { all, onAnswers } = show(look);
    const [hr] = all("[data-budget=hr]") as HTMLInputElement[];
    fireEvent.change(hr!, { target: { value: "12" } });
    fireEvent.click(all("[data-seal]")[0]!);
    expect(onAnswers).toHaveBeenCalledWith(["budget hr 12", "budget rd 0", "budget gp 0", "budget mx 0"]);
  });

  it("never lets a budget be larger than what there is", () => {
    const look = lookWith("budget", ({ view }) => readView(view).setup.mode === "standard");
    const { all } = show(look);
    const field = (account: string) => all(`[data-budget=${account}]`)[0] as HTMLInputElement;
    fireEvent.change(field("hr"), { target: { value: "9999" } });
    const most = Math.max(...look.legal.map(({ json }) => Number(json["amount"])));
    expect(field("hr").value).toBe(String(most));
    fireEvent.change(field("rd"), { target: { value: "5" } });
    expect(field("rd").value).toBe("0");
  });

  it("keeps a half-typed budget and its focus when somebody else answers", () => {
    const look = lookWith("budget", ({ view }) => readView(view).setup.players > 2);
    const { all, again } = show(look);
    const [field] = all("[data-budget=rd]") as HTMLInputElement[];
    field!.focus();
    fireEvent.change(field!, { target: { value: "7" } });
    again({
      ...look,
      decision: { ...look.decision, number: look.decision.number + 1, asked: look.decision.asked.slice(1) },
    });
    expect((all("[data-budget=rd]")[0] as HTMLInputElement).value).toBe("7");
    expect(document.activeElement).toBe(all("[data-budget=rd]")[0]);
  });

  it("keeps what was picked when somebody else answers, and forgets it when the question is another", () => {
    const look = lookWith("place", ({ legal }) => new Set(legal.map(({ json }) => json["meeple"])).size > 1);
    const { all, again } = show(look);
    fireEvent.click(all("[data-thing^='meeple:']")[0]!);
    expect(all(".thes-picked").length).toBeGreaterThan(0);
    again({ ...look, decision: { ...look.decision, number: look.decision.number + 1 } });
    expect(all(".thes-picked").length).toBeGreaterThan(0);
    again({ ...look, legal: look.legal.slice(1) });
    expect(all(".thes-picked")).toEqual([]);
  });

  it("gives an account's least amount that suffices at once, and the others on request", () => {
    const look = lookWith("transfer", ({ legal }) => legal.length > 3);
    const { all, onAnswer, onNarrow } = show(look);
    const [account] = all(".thes-account[data-thing]");
    const name = account!.dataset["thing"]!.slice("account:".length);
    fireEvent.click(account!);
    const [text] = onAnswer.mock.calls[0] as [string];
    expect(look.legal.map((one) => one.text)).toContain(text);
    expect(text).toMatch(new RegExp(`^transfer ${name} `));
    const more = all(`[data-thing='more:${name}']`)[0];
    if (more) fireEvent.click(more);
    if (more) expect(onNarrow.mock.calls.at(-1)![0].length).toBeGreaterThan(1);
  });

  it("has no button of an answer when nothing is asked", () => {
    for (const look of looks.slice(0, 12)) {
      const { all } = show({ ...look, legal: [] });
      expect(all(PRESSED)).toEqual([]);
      cleanup();
    }
  });

  it("asks why in words that the engine understands, by keyboard too, and says when where nothing like it is asked", async () => {
    const asked = new Map<string, Refusal | undefined>();
    for (const look of looks.filter((_, i) => i % 4 === 0)) {
      const { all, onExplain } = show(look);
      for (const spot of all("[data-why]")) fireEvent.keyDown(spot, { key: "Enter" });
      for (const [action, otherwise] of onExplain.mock.calls as [string, Refusal?][]) asked.set(action, otherwise);
      // Whatever is drawn as a thing can be asked about.
      expect(all(".thes-spot:not([data-thing]):not([data-why]):not([data-open])").map((one) => one.outerHTML)).toEqual(
        [],
      );
      cleanup();
    }
    expect(asked.size).toBeGreaterThan(40);
    for (const [action, otherwise] of asked) {
      await expect(engine.ask({ cmd: "explain", seat: 0, action }), action).resolves.toBeDefined();
      expect(otherwise?.message, action).toMatch(/^[A-Z].* .*\.$/);
      const section = otherwise!.rule!.split(" ")[1]!;
      expect(Object.keys(rules.thesauros.rule), section).toContain(section);
    }
  });

  it("shows no price but that of the engine", () => {
    let priced = 0;
    for (const look of looks) {
      const { all } = show(look);
      const { missing } = look.decision;
      const legal = switched(look.legal, []);
      const asked: Asked = { legal, view: readView(look.view), seat: look.viewer as number, missing };
      const begun = legal.map((one) => ({
        price: one.price,
        things: new Set(ways(one, asked).map(([first]) => first)),
      }));
      for (const spot of all("[data-thing^='space:'], [data-thing^='map:'], [data-thing^='tech:']")) {
        const thing = spot.dataset["thing"]!;
        const prices = begun.flatMap(({ price, things }) => (things.has(thing) ? [price] : []));
        if (prices.includes(undefined) || new Set(prices).size !== 1) continue;
        const figures = spot.textContent!.match(/\d+/g) ?? [];
        if (thing.startsWith("space:Z") || !thing.startsWith("space:")) ++priced;
        expect(figures, `${thing} ${look.decision.kind}`).toContain(String(prices[0]));
      }
      cleanup();
    }
    expect(priced).toBeGreaterThan(10);
  });

  it("lights the envelope's place in zone 10 while it can be posted", () => {
    const look = lookWith("post");
    const { all } = show(look);
    const lit = all(".thes-house[data-zone='10'] [data-thing='envelope'].thes-lit");
    expect(lit.length).toBe(1);
  });

  it("draws dig zones 6 and 7 only for three and four players", () => {
    for (const [players, zones] of [
      [2, 5],
      [3, 7],
    ] as const) {
      const look = looks.find(({ view }) => readView(view).setup.players === players)!;
      const { all } = show(look);
      const beds = new Set(all("[data-mark^='bed:']").map((one) => one.dataset["mark"]));
      expect(beds.size).toBe(zones);
      cleanup();
    }
  });

  it("says what a transfer leaves, as the engine does", () => {
    const look = lookWith("transfer", ({ view }) => phaseOf(readView(view)) === "wages");
    const { all } = show(look);
    const give = all(".thes-scene .thes-give[data-thing]");
    expect(give.length).toBeGreaterThan(0);
    for (const one of give) {
      const account = one.dataset["thing"]!.slice("account:".length);
      const leaves = look.legal.filter(({ json }) => json["account"] === account).map((answer) => answer.leaves);
      expect(leaves).toContain(Number(/→ (\d+)\$/.exec(one.textContent!)?.[1]));
    }
  });

  it("offers and asks nothing where nobody plays", () => {
    const look = lookWith("place");
    const { all } = show({ ...look, viewer: "spectator", legal: [] }, { onExplain: null, onNarrow: null });
    expect(all('[role="button"]')).toEqual([]);
  });

  it("names everything that can be pressed", () => {
    for (const look of looks.filter((_, i) => i % 3 === 0)) {
      const { all } = show(look);
      for (const one of all("[data-thing], [data-why], [data-give]"))
        expect(one.querySelector(".thes-name, .hidden")?.textContent ?? one.textContent).not.toMatch(
          /^$|thesauros\.|undefined|null/,
        );
      cleanup();
    }
  });

  it.each(["en", "fr", "ru"])("shows no key of the catalogue instead of a word: %s", (language) => {
    for (const look of looks.filter((_, i) => i % 5 === 1)) {
      const { container } = show(look, { language });
      expect(container.textContent).not.toMatch(/thesauros\.|\{\d|undefined|NaN/);
      cleanup();
    }
  });

  it("tells which answer the pointer is on", () => {
    const look = lookWith("purchase");
    const { all, onHover } = show(look);
    const [map] = all("[data-thing^='map:']");
    fireEvent.mouseEnter(map!);
    expect(onHover.mock.calls.at(-1)![0]).toMatch(/^purchase \d$/);
  });

  it("stops the tab key at all that is lit, and once in a part where nothing is", () => {
    const look = lookWith("place");
    const { all } = show(look);
    for (const part of all("[data-part]")) {
      const stops = [...part.querySelectorAll<HTMLElement>(`[data-thing], ${UNLIT}`)].filter(
        (one) => one.tabIndex === 0,
      );
      const lit = part.querySelectorAll("[data-thing]").length;
      const unlit = part.querySelectorAll(UNLIT).length;
      expect(stops.length).toBe(lit > 0 ? lit : Math.min(1, unlit));
    }
  });

  it("shows where a boat would sail, and what an answer would change", () => {
    const look = lookWith("sail");
    const sail = look.legal.find(({ json }) => json.verb === "sail")!;
    const { all } = show(look, { hovered: sail.text });
    expect(all(".thes-course path").length).toBeGreaterThan(0);
    expect(all(".thes-plate text")[0]!.textContent).toMatch(/\d+\$/);
  });

  it("tells the table what the ledger says, and that it is gone", () => {
    const look = looks.find(({ decision, legal }) => decision.kind === "budget" && legal.length > 0)!;
    const onForm = vi.fn<(form: Form | null) => void>();
    const { all, unmount } = show(look, { onForm });
    const told = () => onForm.mock.lastCall?.[0];
    const value = (account: string) => told()?.lines.find(({ name }) => name.includes(account))?.value;
    fireEvent.change(all("[data-budget=rd]")[0]!, { target: { value: "7" } });
    expect(value("R&D") ?? value("research")).toBe("7$");
    expect(told()?.texts).toContain("budget rd 7");
    expect(told()?.title).toMatch(/^Split \d+\$ over your accounts\.$/);
    expect(told()?.lines.length).toBe((told()?.texts.length ?? 0) + 1);
    unmount();
    expect(told()).toBeNull();
  });

  it("gives no budget from beside the board while the end of the year lies over the ledger", () => {
    const first = lookWith("budget");
    const facts = { ...first.decision.facts, year: 2 };
    const look = { ...first, decision: { ...first.decision, facts } };
    const onForm = vi.fn<(form: Form | null) => void>();
    const { all } = show(look, { onForm });
    const told = () => onForm.mock.lastCall![0]!;
    expect([all("[data-scene=year]").length, told().lines, told().texts]).toEqual([1, [], []]);
    expect(told().send).toMatch(/^On to the budget of year \d$/);
    act(() => told().onOpen!());
    expect([all("[data-scene=year]").length, told().onOpen, told().texts.length]).toEqual([0, undefined, 4]);
  });

  it("says on each account that may send money what is left there then", () => {
    const look = looks.find(({ legal }) => legal.some(({ json }) => json.verb === "transfer"))!;
    const { all } = show(look);
    const sent = look.legal.find(({ json }) => json.verb === "transfer")!;
    const tile = all(`.thes-office [data-thing="account:${sent.json["account"]}"]`)[0];
    expect(tile?.querySelector(".thes-leaves")?.textContent).toMatch(/^→ \d+\$$/);
  });

  it("warns of the transfer that an answer would need", async () => {
    const engine = await startNodeEngine();
    await engine.ask({ cmd: "new", game: "thesauros", options: { mode: "standard", players: 3 }, seed: "lacks" });
    for (let answers = 0; answers < 400; ++answers) {
      const { decision } = await engine.ask<{ decision: Look["decision"] }>({ cmd: "decision" });
      const seat = decision.asked[0]!;
      const look = { ...(await engine.ask<Look>({ cmd: "look", seat, lang: "en" })), viewer: seat, seats: [] };
      for (const { text, price } of look.legal.slice(0, 12)) {
        if (price === undefined || look.decision.kind === "place") continue;
        const told = await engine.ask<Preview>({ cmd: "preview", seat, action: text });
        if (told.missing === undefined) continue;
        const after = applyPatch(look.view, told.difference);
        const preview = { ...told, answer: text, view: look.view, after };
        const { all } = show(look, { hovered: text, preview });
        expect(all(".thes-lacks")[0]?.textContent).toContain(`${told.missing}$`);
        // The sentence names what the fullest account would keep; each account shows its own.
        const kept = all(".thes-leaves").map(({ textContent }) => Number(/\d+/.exec(textContent ?? "")?.[0]));
        expect(kept.length).toBeGreaterThan(0);
        expect(all(".thes-lacks")[0]?.textContent).toContain(`would keep ${Math.max(...kept)}$`);
        return;
      }
      await engine.ask({ cmd: "bot", seat, level: "greedy", seed: answers, budget_ms: 1, play: true });
    }
    throw new Error("nobody was ever short of money");
  });

  it("marks news where they happened, but not with reduced motion", () => {
    const look = lookWith("place");
    const seat = look.viewer as number;
    const news = [{ n: 9, decision: 1, kind: "paid", args: [{ seat }, 2, "thesauros.account.hr"], text: "" }];
    expect(show(look, { news, reducedMotion: false }).all(".thes-float")[0]!.textContent).toBe("−2");
    cleanup();
    expect(show(look, { news }).all(".thes-float")).toEqual([]);
  });
});
