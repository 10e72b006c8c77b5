// What the board shows of an answer is the difference between two looks; the engine says where the answer leads.
import { describe, expect, it } from "vitest";
import { applyPatch } from "../../session/patch";
import { preview } from "./preview";
import { foreseen, lookWith, questions } from "./testing";
import { activeLevel, mainSeat, readView, viewOf } from "./view";

/** The board's preview of the first answer of this verb that the engine was asked about. */
function shownFor(verb: string, more: Record<string, string> = {}) {
  const fits = (json: Record<string, string>) => Object.entries(more).every(([key, value]) => json[key] === value);
  const found = foreseen.find(({ answer }) => answer.json.verb === verb && fits(answer.json));
  if (!found) throw new Error(`no preview of ${verb} in testdata`);
  const [view, seat] = [viewOf(found.look), mainSeat(found.look)];
  const after = readView(applyPatch(found.look.view, found.preview.difference));
  const shown = preview(found.answer, view, seat, after);
  return { ...found, view, seat, after, shown, own: shown.players[seat]! };
}

describe("preview", () => {
  it("knows the things of an answer before the engine has said what it does", () => {
    for (const look of questions) {
      for (const answer of look.legal) {
        const shown = preview(answer, viewOf(look), mainSeat(look), null);
        expect(shown.things.length).toBeGreaterThan(0);
        expect(shown).toMatchObject({ store: {}, sponsors: null });
        for (const change of shown.players) {
          expect(change).toEqual({ credits: 0, batteries: 0, prestige: 0, column: null, cargo: [] });
        }
      }
    }
  });

  it("shows all that changes for every player", () => {
    for (const { look, answer, preview: told } of foreseen) {
      const view = viewOf(look);
      const after = readView(applyPatch(look.view, told.difference));
      preview(answer, view, mainSeat(look), after).players.forEach((change, seat) => {
        const [before, then] = [view.players[seat]!, after.players[seat]!];
        expect(before.credits + change.credits).toBe(then.credits);
        expect(before.prestige + change.prestige).toBe(then.prestige);
        expect(before.batteries + change.batteries).toBe(then.batteries);
        expect(change.column ?? before.column).toEqual(then.column);
        for (const { level, resource, by } of change.cargo) {
          expect(before.levels[level - 1]![resource] + by).toBe(then.levels[level - 1]![resource]);
        }
      });
    }
  });

  it("says what a sale brings", () => {
    const { answer, own, shown } = shownFor("sell", { for: "credits" });
    expect(own.credits, answer.say).toBe(Number(/\(\+(\d+)\)/.exec(answer.say)?.[1]));
    expect(shown.store).toEqual({ [answer.json["resource"]!]: 1 });
    expect(own.cargo).toMatchObject([{ resource: answer.json["resource"], by: -1 }]);
  });

  it("takes what a contract asks and gives what it says", () => {
    const { answer, own } = shownFor("complete");
    expect(own.prestige).toBe(Number(/(\d+) prestige/.exec(answer.say)?.[1]));
    expect(own.cargo.length).toBeGreaterThan(0);
    expect(own.cargo.every(({ by, level }) => by < 0 && String(level) === answer.json["level"])).toBe(true);
  });

  it("finds on the active level", () => {
    const { view, own, shown } = shownFor("find");
    expect(own.cargo).toMatchObject([{ level: activeLevel(view), by: 1 }]);
    expect(shown.things).toContain(`cargo:${own.cargo[0]?.level}:${own.cargo[0]?.resource}`);
  });

  it("lets a diver resurface to the top", () => {
    const { view, seat, own } = shownFor("resurface");
    expect(own.column?.[0]).toBe(view.players[seat]?.column[(activeLevel(view) ?? 0) + 2]);
  });

  it("shifts the sponsors for an X key and points out the level of a key", () => {
    const x = shownFor("x");
    expect(x.shown.sponsors).toEqual(x.after.colony.sponsors);
    const key = lookWith("key");
    const shown = preview(key.answer, key.view, key.seat, null);
    expect(shown.sponsors).toBeNull();
    expect(shown.things).toContain(`sponsor:${key.answer.json["level"]}`);
  });
});
