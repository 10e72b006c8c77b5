// Answers are grouped without losing any.
import { describe, expect, it } from "vitest";
import { startNodeEngine } from "../testing/node_engine";
import type { Answer, Decision } from "../session/types";
import { answersOf, arrange, commonBeginning } from "./grouping";

const answer = (say: string, json: Record<string, string>): Answer => ({
  text: Object.values(json).join(" "),
  say,
  json: json as Answer["json"],
});
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("arrange", () => {
  it("leaves a few answers as they are", () => {
    const answers = numbers(1, 7).map((n) => answer(`Key ${n}`, { verb: "key", level: String(n) }));
    expect(arrange(answers).map((entry) => entry.kind)).toEqual(Array(7).fill("answer"));
  });

  it("groups many by verb, and keeps single ones outside", () => {
    const answers = [
      ...numbers(1, 5).map((n) => answer(`Key ${n}: go`, { verb: "key", level: String(n) })),
      ...numbers(1, 5).map((n) => answer(`X key on ${n}`, { verb: "x", level: String(n) })),
      answer("Finish", { verb: "done" }),
    ];
    expect(arrange(answers)).toMatchObject([
      { kind: "group", heading: "Key", size: 5 },
      { kind: "group", heading: "X key on", size: 5 },
      { kind: "answer", answer: { text: "done" } },
    ]);
  });

  it("tells groups that begin alike apart by how they end", () => {
    const place = (n: number) => answer(`Boss to zone ${n}`, { verb: "place", zone: String(n) });
    const twice = (n: number) => answer(`Boss to zone ${n}, acting twice`, { verb: "place double", zone: String(n) });
    const entries = arrange([...numbers(1, 5).map(place), ...numbers(1, 5).map(twice)]);
    expect(entries).toMatchObject([
      { heading: "Boss to zone", ending: "" },
      { heading: "Boss to zone", ending: "acting twice" },
    ]);
  });

  it("says what a group is about though a remark stands in its beginning", () => {
    const place = (who: string) => (n: number) =>
      answer(`${who} to zone ${n} (name ${n})`, { verb: "place", meeple: who, zone: String(n) });
    const entries = arrange([...numbers(1, 8).map(place("Boss")), ...numbers(1, 8).map(place("Worker 3 (hat 7)"))]);
    expect(entries).toMatchObject([{ heading: "Boss to zone" }, { heading: "Worker 3 (hat 7) to zone" }]);
  });

  it("calls no group by one of its members: a few groups stand alone", () => {
    const place = (who: string, n: number) => answer(`${who} to zone ${n}`, { verb: "place", who, zone: String(n) });
    const entries = arrange(["Boss", "Worker"].flatMap((who) => numbers(1, 5).map((n) => place(who, n))));
    expect(entries).toMatchObject([{ heading: "Boss to zone" }, { heading: "Worker to zone" }]);
  });

  it("calls answers that begin with a number by what follows it", () => {
    const from = (account: string) =>
      numbers(1, 5).map((n) =>
        answer(`${n}$ from ${account}, fee 2$ (${9 - n}$ left)`, { verb: "transfer", account, n: String(n) }),
      );
    expect(arrange([...from("HR"), ...from("GP")])).toMatchObject([{ heading: "From HR" }, { heading: "From GP" }]);
  });

  it("takes the numbers of places for no amounts", () => {
    const names = ["recruiting", "research", "market", "planes", "sea", "mussels", "port", "museum"];
    const entries = arrange(names.map((name, n) => answer(`Go to ${n} (${name})`, { verb: "go", zone: String(n) })));
    expect(entries.map(({ kind }) => kind)).toEqual(names.map(() => "answer"));
  });

  it("makes a long range of numbers one entry", () => {
    const answers = numbers(0, 40).map((n) =>
      answer(`${n}$ to HR`, { verb: "budget", account: "hr", amount: String(n) }),
    );
    expect(arrange(answers)).toMatchObject([
      { kind: "amounts", amounts: { length: 41, 3: { value: 3, answer: { text: "budget hr 3" } } } },
    ]);
  });

  it("splits what is still long by the next field, and takes ranges inside", () => {
    const answers = ["hr", "gp"].flatMap((account) =>
      numbers(1, 12).map((n) => answer(`${n}$ to ${account}`, { verb: "allocate", account, amount: String(n) })),
    );
    expect(arrange(answers)).toMatchObject([{ kind: "amounts" }, { kind: "amounts" }]);
  });

  it("never loses or doubles an answer in whole games", async () => {
    const engine = await startNodeEngine();
    for (const [game, options] of [
      ["otys", { players: 3, sponsors: "advanced" }],
      ["thesauros", { players: 3, mode: "mercenaries" }],
    ] as const) {
      await engine.ask({ cmd: "new", game, options: { ...options }, seed: "grouping" });
      for (let n = 0; n < 400; ++n) {
        const { decision } = await engine.ask<{ decision: Decision }>({ cmd: "decision" });
        if (decision.over) break;
        const seat = decision.asked[0]!;
        const { legal } = await engine.ask<{ legal: Answer[] }>({ cmd: "legal", seat });
        const entries = arrange(legal);
        expect(
          answersOf(entries)
            .map((one) => one.text)
            .sort(),
        ).toEqual(legal.map((one) => one.text).sort());
        expect(entries.length).toBeLessThanOrEqual(24);
        const said = new Set(legal.map(({ say }) => say));
        for (const entry of entries) if (entry.kind === "group") expect(said).not.toContain(entry.heading);
        await engine.ask({ cmd: "bot", seat, level: n % 3 ? "greedy" : "random", seed: n, play: true });
      }
    }
  });
});

describe("commonBeginning", () => {
  it("ends with a whole word and without punctuation", () => {
    expect(commonBeginning(["Sell 1 metal for 2", "Sell 1 metal, for 3"])).toBe("Sell 1");
    expect(commonBeginning(["X key: a", "X key: b"])).toBe("X key");
    expect(commonBeginning(["One", "Two"])).toBe("");
  });
});
