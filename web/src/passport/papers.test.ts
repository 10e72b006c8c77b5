// Notes and finished games travel between devices, and nothing is lost on the way.
import { describe, expect, it } from "vitest";
import type { Paper } from "./api";
import { exchange, nameOf, type Agreed, type Desk } from "./papers";

/** A browser, and the passport that it shares with others. */
class Device implements Desk {
  readonly kept = new Map<string, Omit<Paper, "when">>();
  private agreed: Agreed = {};
  constructor(private readonly server: Map<string, Paper>) {}

  local = () => [...this.kept.values()].filter(({ text }) => text !== "");
  put = ({ kind, id, text }: Paper) => {
    if (kind === "game" && this.kept.has(`game ${id}`)) return;
    this.kept.set(`${kind} ${id}`, { kind, id, text });
  };
  write = (text: string) => this.put({ kind: "note", id: "T.0", text, when: 0 });
  read = () => this.kept.get("note T.0")?.text ?? "";
  sync(now: number): number {
    const { send, agreed } = exchange(this, [...this.server.values()], this.agreed, now);
    for (const paper of send) this.server.set(nameOf(paper), paper);
    this.agreed = agreed;
    return send.length;
  }
}

const two = () => {
  const server = new Map<string, Paper>();
  return { server, one: new Device(server), other: new Device(server) };
};

describe("papers", () => {
  it("brings a note to the other device, and what is changed there back", () => {
    const { one, other } = two();
    one.write("buy plants");
    one.sync(1);
    other.sync(2);
    expect(other.read()).toBe("buy plants");
    other.write("sell plants");
    other.sync(3);
    one.sync(4);
    expect(one.read()).toBe("sell plants");
  });

  it("sends nothing that is known already", () => {
    const { one, other } = two();
    one.write("x");
    expect(one.sync(1)).toBe(1);
    expect(one.sync(2)).toBe(0);
    other.sync(3);
    expect(other.sync(4)).toBe(0);
  });

  it("keeps both texts when both were changed", () => {
    const { one, other } = two();
    one.write("mine");
    other.write("yours");
    one.sync(1);
    other.sync(2);
    one.sync(3);
    expect(other.read()).toBe("mine\nyours");
    expect(one.read()).toBe(other.read());
    expect(one.sync(4) + other.sync(5)).toBe(0);
  });

  it("throws away everywhere what was thrown away", () => {
    const { one, other } = two();
    one.write("old");
    one.sync(1);
    other.sync(2);
    one.write("");
    one.sync(3);
    other.sync(4);
    expect(other.read()).toBe("");
    expect(other.sync(5)).toBe(0);
  });

  it("is not stopped by a clock that goes behind", () => {
    const { one, other } = two();
    one.write("a");
    one.sync(1000);
    other.sync(1);
    other.write("b");
    other.sync(2);
    one.sync(3);
    expect(one.read()).toBe("b");
  });

  it("leaves a finished game as it is", () => {
    const { server, one } = two();
    server.set("game T", { kind: "game", id: "T", text: "theirs", when: 5 });
    one.put({ kind: "game", id: "T", text: "ours", when: 0 });
    expect(one.sync(6)).toBe(0);
    expect(one.kept.get("game T")?.text).toBe("ours");
  });
});
