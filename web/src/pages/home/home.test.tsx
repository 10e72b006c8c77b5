// @vitest-environment jsdom
// The tables of the first page: what can go on first and whose turn it is; nothing is deleted without a question.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newTable, type KnownTable, type SavedTable } from "../../session/saved";
import { loadWords, WordsProvider, type Say } from "../../words/use_words";
import { Delete } from "./Delete";
import { listed, turnWords } from "./listed";

afterEach(cleanup);

const table = (changed: number, more: Partial<SavedTable> = {}): SavedTable => ({
  ...newTable("otys", {}, [
    { name: "", kind: "human" },
    { name: "Nereus", kind: "bot", level: "greedy" },
  ]),
  changed,
  decision: changed,
  ...more,
});
const known = (more: Partial<KnownTable> = {}): KnownTable => ({
  table: "t1",
  game: "thesauros",
  token: "tok",
  name: "Ada, Bo",
  created: 7,
  ...more,
});

describe("the list of tables", () => {
  const list = (say: Say, local: SavedTable[], online: KnownTable[] = []) => listed(say, local, online);

  it("has what can go on first, the last played on top, and what is over apart", async () => {
    const say = await loadWords("en", "page");
    const { going, over } = list(say, [table(5), table(9), table(20, { over: true })], [known()]);
    expect(going.map(({ changed }) => changed)).toEqual([9, 7, 5]);
    expect(over.map(({ changed }) => changed)).toEqual([20]);
    expect(turnWords(say, over[0]!)).toBe(say("page.over"));
  });

  it("tells whose turn it is: one's own, somebody's by name, or nothing where that is not known", async () => {
    const say = await loadWords("en", "page");
    const turn = (one: SavedTable) => turnWords(say, list(say, [one]).going[0]!);
    expect(turn(table(1, { asked: [0] }))).toBe(say("page.your_decision"));
    expect(turn(table(1, { asked: [1] }))).toBe(say("page.decision_of", "Nereus"));
    expect(turn(table(1))).toBeNull();
    const two = table(1, {
      asked: [1],
      seats: [
        { name: "Ada", kind: "human" },
        { name: "Bo", kind: "human" },
      ],
    });
    expect(turn(two)).toBe(say("page.decision_of", "Bo"));
    const online = list(say, [], [known({ standing: { over: false, mine: true, waiting: ["Ada"] } })]).going[0]!;
    expect(turnWords(say, online)).toBe(say("page.your_decision"));
    expect(online.route).toEqual({ page: "table", table: "t1", token: "tok" });
  });

  it("does not tell a person alone their own name", async () => {
    const say = await loadWords("en", "page");
    expect(list(say, [table(1)]).going[0]!.names).toBe("Nereus");
  });
});

describe("deleting", () => {
  it("asks in place first, and can be left again", async () => {
    const onDelete = vi.fn();
    render(
      <WordsProvider>
        <Delete name="Otys" question="Delete this table?" yes="Delete" onDelete={onDelete} />
      </WordsProvider>,
    );
    fireEvent.click(await screen.findByRole("button", { name: /Remove/ }));
    expect(onDelete).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe("Keep it");
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(document.activeElement?.textContent).toBe("×");
    fireEvent.click(screen.getByRole("button", { name: /Remove/ }));
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(onDelete).toHaveBeenCalledOnce();
  });
});
