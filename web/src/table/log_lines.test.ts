// What was taken back stands in the log where the game went on from.
import { describe, expect, it } from "vitest";
import type { GameEvent, Look, SeatInfo, TakenBack } from "../session/types";
import { blankLook } from "../testing/look";
import { sayWith } from "../words/use_words";
import { logLines, sayTakenBack } from "./log_lines";

const event = (n: number, decision: number): GameEvent => ({ n, decision, kind: "k", args: [], text: `e${n}` });
const back = (change: number, to: number): TakenBack => ({ by: 0, to, count: 1, change, text: `b${change}` });
const say = sayWith("en", new Map());
const texts = (events: GameEvent[], takenBack: TakenBack[]) =>
  logLines(events, takenBack, [], say).map(({ text }) => text);

describe("logLines", () => {
  it("shows the events alone when nothing was taken back", () =>
    expect(texts([event(0, 0), event(1, 1)], [])).toEqual(["e0", "e1"]));

  it("puts a line after what was there at the time", () => {
    expect(texts([event(0, 0), event(1, 1)], [back(5, 1)])).toEqual(["e0", "e1", "b5"]);
    expect(texts([event(0, 0), event(1, 1), event(2, 2)], [back(5, 1)])).toEqual(["e0", "e1", "b5", "e2"]);
    expect(texts([event(0, 1)], [back(5, 0)])).toEqual(["b5", "e0"]);
    expect(texts([], [back(5, 0)])).toEqual(["b5"]);
  });

  it("keeps the order when somebody went back further later on", () =>
    expect(texts([event(0, 0), event(1, 1), event(2, 2)], [back(5, 4), back(9, 1), back(12, 2)])).toEqual([
      "e0",
      "e1",
      "b5",
      "b9",
      "e2",
      "b12",
    ]));

  it("says to which events a line belongs", () => {
    const lines = logLines([event(0, 0), event(1, 2)], [back(5, 1), back(7, 2)], [], say);
    expect(lines.map(({ at }) => at)).toEqual([0, 1, 1, 2]);
  });
});

describe("sayTakenBack", () => {
  const words = sayWith(
    "en",
    new Map([
      ["page.log.taken_back", "{0} took back {1} {1|answer|answers}."],
      ["page.log.taken_back.you", "You took back {1} {1|answer|answers}."],
    ]),
  );
  const seats: SeatInfo[] = ["Ann", "Bob"].map((name) => ({ name, kind: "human" }));
  const look = (takenBack: TakenBack[]): Look => ({ ...blankLook, seats, takenBack });
  const said = (takenBack: TakenBack[]) => sayTakenBack(words, look(takenBack)).map(({ text }) => text);

  it("leaves the sentences of a server alone", () => expect(said([back(5, 1)])).toEqual(["b5"]));

  it("has its own for a table in the browser", () =>
    expect(
      said([
        { by: 0, to: 3, count: 1, change: 1 },
        { by: 1, to: 1, count: 4, change: 2 },
      ]),
    ).toEqual(["You took back 1 answer.", "Bob took back 4 answers."]));
});
