// What the tests of both boards ask of their cards.
import { fireEvent, render } from "@testing-library/react";
import { createElement, type ComponentType } from "react";
import { expect } from "vitest";
import { factsOf } from "../games/cards/facts";
import { loadHelp, type GameHelp } from "../games/cards/help";
import type { BoardProps, Look } from "../session/types";
import { LANGUAGES } from "../words/languages";
import { loadWords } from "../words/use_words";

const ignore = () => {};

/** What can be pressed, what has a name of its own, and every symbol that is drawn. */
const THINGS = "button, input, [role=button], [role=switch], [role=img], [data-thing], [data-why], svg, use";

/** The elements with a figure in their text. */
function figures(board: Element): Element[] {
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  while (walker.nextNode())
    if (/\d/.test(walker.currentNode.textContent ?? "") && walker.currentNode.parentElement)
      found.push(walker.currentNode.parentElement);
  return found;
}

/** An element by its names, for whoever reads that a test has failed. */
const named = (element: Element): string => {
  const path: string[] = [];
  for (let at: Element | null = element; at && path.length < 4; at = at.parentElement)
    path.unshift(`${at.tagName.toLowerCase()}.${at.getAttribute("class") ?? ""}`);
  return `${path.join(" > ")} (${element.textContent?.slice(0, 40)})`;
};

/** Everything on a board that somebody could ask about and that has no card; `aside` is what is no thing of the game. */
function withoutCard(board: Element, aside: string): string[] {
  const scenery = `${aside}, [hidden], .hidden, defs`;
  const all = [...board.querySelectorAll(THINGS), ...figures(board)];
  // A picture of many things is none itself.
  const isFrame = (one: Element) => one.tagName === "svg" && one.querySelector("[data-card]") !== null;
  return all.filter((one) => !isFrame(one) && !one.closest("[data-card]") && !one.closest(scenery)).map(named);
}

/** Cards that the pointer finds and the keyboard does not: nothing in the same part of the board has the same. */
function outOfReach(board: Element, help: GameHelp): string[] {
  const entry = (card: Element) => help.entriesOf(card.getAttribute("data-card") ?? "")[0];
  const reached = new Map(
    [...board.querySelectorAll("[data-part]")].map((part) => [
      part,
      new Set([...part.querySelectorAll("button[data-card], [data-card][tabindex]")].map(entry)),
    ]),
  );
  return [...board.querySelectorAll("[data-card]")]
    .filter((card) => !reached.get(card.closest("[data-part]") ?? card)?.has(entry(card)))
    .map(named);
}

interface Asked {
  Board: ComponentType<BoardProps>;
  game: string;
  /** What belongs to the page and is no thing of the game. */
  aside: string;
  /** What is pressed to see all parts of the board, one after the other. */
  opened?: string;
}

/** All that a board calls things in these looks; whatever it shows must be one, for pointer and keyboard. */
export async function cardsOf({ Board, game, aside, opened }: Asked, looks: Look[]): Promise<Set<string>> {
  const help = (await loadHelp(game))!;
  const cards = new Set<string>();
  for (const look of looks) {
    const shown = { look, hovered: null, preview: null, language: "en", news: [], reducedMotion: true };
    const asked = { onAnswer: ignore, onExplain: ignore, onNarrow: null, onHover: ignore };
    const { container, unmount } = render(createElement(Board, { ...shown, ...asked }));
    const check = () => {
      expect(withoutCard(container, aside), look.decision.kind).toEqual([]);
      expect(outOfReach(container, help), look.decision.kind).toEqual([]);
      for (const thing of container.querySelectorAll("[data-card]")) cards.add(thing.getAttribute("data-card")!);
    };
    check();
    const doors = opened === undefined ? 0 : container.querySelectorAll(opened).length;
    for (let door = 0; door < doors; ++door) {
      const next = container.querySelectorAll(opened!)[door];
      if (!next) break;
      fireEvent.click(next);
      check();
    }
    unmount();
  }
  return cards;
}

/** Each has a name, a text and a section of the rules, in every language. */
export async function expectCards(game: string, cards: Iterable<string>): Promise<void> {
  const help = await loadHelp(game);
  for (const language of LANGUAGES) {
    const say = await loadWords(language, game, `${game}_help`, "page");
    for (const card of new Set(cards)) {
      const facts = factsOf(game, help!, say, card, []);
      expect(facts?.name, `${card} ${language}`).toBeTruthy();
      expect(facts?.text, `${card} ${language}`).toBeTruthy();
      expect(say.has(`${game}.rule.title.${facts?.rule}`), `${card} ${facts?.rule}`).toBe(true);
    }
  }
}
