// A claim is kept before it is sent, and repeated as it was.
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { Claims } from "./claims";
import { memoryStorage } from "./saved";

const answers = (...all: { ok: boolean; body: object }[]) => {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as Record<string, string>);
    const { ok, body } = all.shift()!;
    return { ok, statusText: "", json: async () => body };
  });
  return sent;
};
const refused = (code: string) => ({ ok: false, body: { error: { code, message: "" } } });

afterEach(() => vi.unstubAllGlobals());

describe("Claims", () => {
  it("knows the secret by the link once the seat is held, and not before", async () => {
    const claims = new Claims(memoryStorage());
    expect(claims.tokenFor("T", "link")).toBe("link");
    const sent = answers({ ok: true, body: { token: "x", seat: 1 } });
    const key = await claims.take("T", "link", "Bob");
    expect(sent).toEqual([{ token: "link", key, part: expect.stringMatching(/^[0-9a-f]{64}$/), name: "Bob" }]);
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(claims.tokenFor("T", "link")).toBe(key);
    expect(claims.tokenFor("other", "link")).toBe("link");
    expect(claims.partsOf("T")).toEqual([sent[0]!.part]);
  });

  it("repeats a claim whose answer was lost with the same secret, also after a reload", async () => {
    const storage = memoryStorage();
    const sent = answers(refused("no_server"), { ok: true, body: { token: "x", seat: 1 } });
    await expect(new Claims(storage).take("T", "link", "")).rejects.toBeInstanceOf(ApiError);
    expect(new Claims(storage).tokenFor("T", "link")).toBe("link");
    expect(new Claims(storage).partsOf("T")).toEqual([]);
    await new Claims(storage).take("T", "link", "");
    expect(sent[1]).toEqual(sent[0]);
  });

  it("lives with a browser that keeps nothing, and with rubbish in it", async () => {
    const full = {
      getItem: () => "[",
      setItem: () => {
        throw new Error("full");
      },
    };
    answers({ ok: true, body: { token: "x", seat: 1 } });
    const claims = new Claims(full);
    const key = await claims.take("T", "link", "");
    expect(claims.tokenFor("T", "link")).toBe(key);
  });
});
