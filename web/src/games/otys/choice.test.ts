// Every answer is given by clicking lit things, and nothing else comes out of clicking.
import { describe, expect, it } from "vitest";
import type { Look } from "../../session/types";
import { barAnswers, click, openAnswers, options, stepBack } from "./choice";
import { lookWhere, lookWith, questions } from "./testing";
import { ways } from "./things";
import type { Thing } from "./things";
import { mainSeat, viewOf } from "./view";

/** All answers that some series of clicks gives. */
function reached(look: Look, chosen: Thing[] = []): Set<string> {
  const [view, seat] = [viewOf(look), mainSeat(look)];
  const found = new Set<string>();
  for (const thing of options(look.legal, view, seat, chosen).keys()) {
    const step = click(look.legal, view, seat, chosen, thing);
    if ("send" in step) found.add(step.send.text);
    else for (const text of reached(look, step.chosen)) found.add(text);
  }
  return found;
}

describe("choosing", () => {
  it("has looks of every verb and every number of players", () => {
    expect(questions.length).toBeGreaterThan(80);
    expect(new Set(questions.map((look) => viewOf(look).players.length))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(questions.flatMap((look) => look.legal.map(({ json }) => json.verb))).size).toBe(32);
  });

  it.each(questions.map((look, i) => [i, look.decision.kind, look] as const))(
    "reaches all answers of look %i (%s)",
    (_, __, look) => {
      expect([...reached(look)].sort()).toEqual(look.legal.map(({ text }) => text).sort());
    },
  );

  it("lights only what leads to an answer", () => {
    for (const look of questions) {
      for (const answers of options(look.legal, viewOf(look), mainSeat(look), []).values()) {
        expect(answers.length).toBeGreaterThan(0);
        expect(answers.every((answer) => look.legal.includes(answer))).toBe(true);
      }
    }
  });

  it("sends an own key at once and asks for the level of an X key", () => {
    const { look, view, seat } = lookWhere(({ legal }) => legal.some(({ text }) => text === "x own 3"));
    const key = look.legal.find(({ json }) => json.verb === "key");
    expect(click(look.legal, view, seat, [], `key:${key?.json["level"]}`)).toEqual({ send: key });
    const step = click(look.legal, view, seat, [], "key:X");
    expect(step).toEqual({ chosen: ["key:X"] });
    expect([...options(look.legal, view, seat, ["key:X"]).keys()]).toEqual([1, 2, 3, 4, 5].map((n) => `level:${n}`));
    expect(click(look.legal, view, seat, ["key:X"], "level:3")).toMatchObject({ send: { text: "x own 3" } });
  });

  it("goes on by itself where there is nothing to choose, and back over it again", () => {
    const { look, view, seat } = lookWith("complete");
    const [legal] = [look.legal.filter(({ json }) => json.verb === "complete")];
    const first = legal[0];
    if (!first) throw new Error("no contract");
    const other = { ...first, text: `${first.text}!` };
    const step = click([first, other], view, seat, [], `contract:${first.json["contract"]}`);
    const chosen = [`contract:${first.json["contract"]}`, `level:${first.json["level"]}`];
    expect(step).toEqual({ chosen });
    expect(stepBack([first, other], view, seat, chosen)).toEqual([]);
  });

  it("keeps in the bar what has no place on the board", () => {
    const { look, view, seat } = lookWith("dive");
    expect(barAnswers(look.legal, view, seat, []).map(({ text }) => text)).toEqual(["dive"]);
  });

  it("opens nothing for things that are not lit", () => {
    const { look, view, seat } = lookWith("dive");
    expect(openAnswers(look.legal, view, seat, ["deck"])).toEqual([]);
  });
});

describe("ways", () => {
  it("names the rival whose diver is copied, left being the next seat", () => {
    const { view, seat, answer } = lookWith(
      "copy",
      ({ json }, { players }) => json["side"] === "right" && players.length > 2,
    );
    expect(ways(answer, view, seat)).toEqual([[`rival:${(seat + view.players.length - 1) % view.players.length}`]]);
  });

  it("lets a used key be taken back on the track or through the sponsor", () => {
    const { view, seat, answer } = lookWith("sponsor key");
    const track = `track:${answer.json["key"]}`;
    expect(ways(answer, view, seat)).toEqual([[`sponsor:${view.turn.level}`, track], [track]]);
  });
});
