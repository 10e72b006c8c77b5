// Turns, told from whole games of the real engine: nothing is lost, everything is whose doing it was.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { loadStorybook } from "../games/stories";
import sprite from "../games/thesauros/art/icons.svg?raw";
import type { Begun, Engine } from "../session/engine";
import type { Decision, GameEvent, JsonObject, Look } from "../session/types";
import { blankLook } from "../testing/look";
import { startNodeEngine } from "../testing/node_engine";
import { newSince } from "./since";
import { bySeat, digest, linesOf, roomFor, telling, turnsOf, turnsSince, type Storybook } from "./turns";

interface Played {
  name: string;
  book: Storybook;
  events: GameEvent[];
  answers: [number, string][];
}

const NAMES = ["Ann", "Nereus", "Thetis"];

async function play(engine: Engine, game: string, options: JsonObject): Promise<Played> {
  let { decision } = await engine.ask<Begun>({ cmd: "new", game, options, seed: "turns" });
  const answers: [number, string][] = [];
  while (!decision.over) {
    const seat = decision.asked[0]!;
    const bot = { cmd: "bot", seat, level: "greedy", seed: decision.number, play: true };
    const reply = await engine.ask<{ action: { text: string }; decision: Decision }>(bot);
    answers.push([seat, reply.action.text]);
    ({ decision } = reply);
  }
  const { events } = await engine.ask<{ events: GameEvent[] }>({ cmd: "look", seat: 0, since: 0, names: NAMES });
  return { name: game, book: await loadStorybook(game), events, answers };
}

let games: Played[] = [];
beforeAll(async () => {
  const engine = await startNodeEngine();
  games = [
    await play(engine, "otys", { players: 3 }),
    await play(engine, "thesauros", { players: 3, mode: "standard" }),
    await play(engine, "thesauros", { players: 3, mode: "mercenaries" }),
    await play(engine, "pearls", {}),
  ];
});

const seatIn = ({ args: [first] }: GameEvent): number | null =>
  first !== null && typeof first === "object" && "seat" in first ? Number(first["seat"]) : null;

const numbers = (events: GameEvent[]): number[] => events.map(({ n }) => n);

describe("turns of whole games", () => {
  it("hold every event once, in its order; the event that begins a turn is its heading", () => {
    for (const { book, events } of games)
      expect(turnsOf(events, book).flatMap((turn) => numbers(turn.events))).toEqual(
        numbers(events.filter(({ kind }) => kind !== book.turn)),
      );
  });

  it("are of who answered, or of whom the rules act for meanwhile", () => {
    for (const { book, events, answers } of games)
      for (const { seat, events: own, answered } of turnsOf(events, book))
        for (const event of own) {
          const { decision, kind, text } = event;
          if (seat === null || decision === 0) continue;
          if (seatIn(event) !== null && seatIn(event) !== seat)
            expect([text, kind, seat]).toEqual([text, kind, answers[decision - 1]![0]]);
          if (answered) expect(own.some((one) => answers[one.decision - 1]?.[0] === seat)).toBe(true);
        }
  });

  it("tell under nobody what somebody else did", () => {
    for (const { book, events } of games.filter(({ book: { turn } }) => turn === undefined))
      for (const { seat, events: own } of turnsOf(events, book))
        for (const event of own)
          if (seat !== null && seatIn(event) !== null && !book.passive.includes(event.kind))
            expect([event.text, seatIn(event)]).toEqual([event.text, seat]);
  });

  it("tell what the rules do for one seat after the other, each apart", () => {
    const { book } = games[1]!;
    const event = (n: number, kind: string, seat: number): GameEvent => ({
      n,
      decision: 7,
      kind,
      args: [{ seat }],
      text: "",
    });
    const told = turnsOf(
      [
        event(0, "declined", 1),
        event(1, "reputation_lost", 1),
        event(2, "declined", 0),
        event(3, "reputation_lost", 0),
        event(4, "royalty", 2),
      ],
      book,
    );
    expect(told.map(({ seat, events, answered }) => [seat, numbers(events), answered])).toEqual([
      [1, [0, 1], true],
      [0, [2, 3, 4], false],
    ]);
    expect(newSince(told, { ...blankLook, events: told.flatMap(({ events }) => events) }, 0)).toBe(0);
  });

  it("are told in few lines of which none is lost, the weighty ones first", () => {
    for (const { book, events } of games)
      for (const turn of turnsOf(events, book)) {
        const lines = linesOf(turn, NAMES[turn.seat ?? 0]!);
        expect(numbers(lines.flatMap((line) => line.events)).sort((a, b) => a - b)).toEqual(numbers(turn.events));
        const room = roomFor(1);
        const told = digest(lines, book, room);
        expect(told.length).toBeLessThanOrEqual(room + 1);
        expect(told.length).toBeGreaterThanOrEqual(Math.min(3, lines.length));
        const weight = (kind: string) => book.weights[kind] ?? 1;
        const least = Math.min(...told.map(({ event }) => weight(event.kind)));
        for (const line of lines)
          if (told.length >= room && !told.includes(line)) expect(weight(line.event.kind)).toBeLessThanOrEqual(least);
      }
  });

  it("say nobody's name twice, whatever stands after it", () => {
    const [{ book, events } = games[0]!] = games;
    const turn = turnsOf(events, book).find(({ seat }) => seat === 1)!;
    expect(linesOf(turn, "Nereus")[0]!.text).toMatch(/^Plays key|^Plays the/);
    expect(linesOf(turn, "")[0]!.text).toMatch(/^Nereus plays/);
    const line = (text: string) => linesOf({ seat: 1, events: [{ ...turn.events[0]!, text }] }, "Bob")[0]!.text;
    expect(line("Bob: 3$ from the box.")).toBe("3$ from the box.");
    expect(line("Bob\u00a0: encore deux.")).toBe("Encore deux.");
    expect(line("Bob’s boss does not act.")).toBe("Bob’s boss does not act.");
    expect(line("Bobby sails.")).toBe("Bobby sails.");
  });

  it("point at a place of the board wherever somebody did something", () => {
    for (const { name, book, events } of games)
      for (const event of events.filter(({ args: [first] }) => first !== null && typeof first === "object"))
        if (name !== "pearls") expect([event.text, book.places(event).length > 0]).toEqual([event.text, true]);
  });
});

describe("what is new", () => {
  it("is what others did since the own last answer, those of each seat together", () => {
    const [{ book, events } = games[0]!] = games;
    const turns = turnsOf(events, book);
    const own = turns.filter(({ seat }) => seat === 0)[2]!;
    const mark = own.events.at(-1)!.n + 1;
    const next = turns.slice(turns.indexOf(own) + 1).findIndex(({ seat }) => seat === 0);
    const since = turnsSince(turns.slice(0, turns.indexOf(own) + 1 + next), mark);
    expect(bySeat(since, 0).map(({ seat }) => seat)).toEqual([1, 2]);
    const upTo = turns.slice(0, turns.indexOf(own) + 1 + next);
    const last = upTo.at(-1)!.events.at(-1)!.n;
    const look: Look = {
      ...blankLook,
      events: events.slice(0, last + 1),
      legal: [{ text: "", say: "", json: { verb: "" } }],
    };
    expect(newSince(upTo, look, mark + 1)).toBe(mark + 1);
    // After a reload in another browser nobody remembers the mark; after undo it says that nothing is new.
    expect(newSince(upTo, look, 0)).toBe(mark);
    expect(newSince(upTo, look, look.events.length)).toBe(mark);
    const nobodys = { seat: null, events: since[0]!.events };
    expect(bySeat([nobodys, ...since], 0).map(({ seat }) => seat)).toEqual([1, 2, null]);
    expect(newSince(upTo, { ...look, legal: [] }, look.events.length)).toBe(look.events.length);
    expect(newSince(turns, { ...look, viewer: "spectator" }, 0)).toBe(
      turns.findLast(({ seat }) => seat !== null)!.events[0]!.n,
    );
  });

  it("shows at most a few places at once, those that matter", () => {
    const event = (n: number, kind: string): GameEvent => ({ n, decision: 1, kind, args: [], text: "" });
    const many = [event(0, "paid"), event(1, "b"), event(2, "c"), event(3, "d"), event(4, "sold")];
    expect(numbers(telling(many, { weights: { paid: 0, sold: 3 } }))).toEqual([4, 1, 2, 3]);
  });

  it("tells what was told in the same words once", () => {
    const event = (n: number, text: string): GameEvent => ({ n, decision: n, kind: "found", args: [], text });
    const lines = linesOf(
      { seat: 1, events: [event(0, "Bob gains 1."), event(1, "Bob pays."), event(2, "Bob gains 1.")] },
      "Bob",
    );
    expect(lines.map(({ text, times }) => [text, times])).toEqual([
      ["Gains 1.", 2],
      ["Pays.", 1],
    ]);
  });
});

describe("pictures", () => {
  it("are there for every event, each a symbol that is drawn", () => {
    const drawn = new Set([...sprite.matchAll(/id="(thes-[a-z0-9_]+)"/g)].map(([, id]) => id));
    for (const { book, events } of games)
      for (const event of events) {
        const html = renderToStaticMarkup(createElement(book.Picture, { event }));
        expect([event.kind, html.startsWith("<svg")]).toEqual([event.kind, true]);
        for (const [, symbol] of html.matchAll(/href="#([^"]*)"/g))
          expect([event.kind, event.args, drawn.has(symbol)]).toEqual([event.kind, event.args, true]);
      }
  });
});
