// The hash is the published one, and the seed is checked against what was promised.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkOpening, commitmentOf, jointSeed } from "./opening";
import { sha256 } from "./sha256";

describe("sha256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("gives the published digest of %j", (text, digest) => expect(sha256(text)).toBe(digest));

  it("agrees with another implementation at every length around the blocks", () => {
    for (let length = 0; length <= 200; ++length) {
      const text = "é".repeat(length % 3) + "x".repeat(length);
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});

describe("checkOpening", () => {
  const commitment = "3e2ab6108f8c032cf4ae824d99a6c17db56ce9b2a0e2dc265e92081f689bc921";

  it("knows the commitment of the server", () => expect(commitmentOf("aa", "bb")).toBe(commitment));

  it.each([
    ["aa", "bb", true, "checked"],
    ["aa", "bb", false, "late"],
    ["ab", "bb", true, "different"],
    ["aa", "ba", false, "different"],
  ])("of seed %s and salt %s, promised before the end: %s, is %s", (seed, salt, early, verdict) =>
    expect(checkOpening({ seed, salt }, commitment, early, [])).toEqual({ seed, salt, commitment, verdict }),
  );

  describe("of a seed that all have made together", () => {
    const parts = ["c".repeat(64), "bot", "d".repeat(64)];
    const opened = { seed: jointSeed("aa", parts), salt: "bb", secret: "aa", parts };
    const verdict = (change: Partial<typeof opened>, own: string[] = [parts[0]!]) =>
      checkOpening({ ...opened, ...change }, commitment, true, own).verdict;

    it("is the digest of the lines in their order", () =>
      expect(opened.seed).toBe(
        createHash("sha256")
          .update(`bathys shuffle\naa\n${parts.join("\n")}\n`)
          .digest("hex"),
      ));

    it("fits", () =>
      expect(checkOpening(opened, commitment, true, [])).toMatchObject({ verdict: "checked", replayed: null }));
    it("does not fit with another part of the server", () => expect(verdict({ secret: "ab" })).toBe("different"));
    it("does not fit with another seed", () => expect(verdict({ seed: "e".repeat(64) })).toBe("different"));
    it("does not fit when the own part was replaced, however well the rest does", () => {
      const others = ["e".repeat(64), "bot", parts[2]!];
      expect(verdict({ parts: others, seed: jointSeed("aa", others) })).toBe("different");
    });
  });
});
