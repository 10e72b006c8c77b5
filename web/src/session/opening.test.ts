// The hash is the published one, and the seed is checked against what was promised.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkOpening, commitmentOf } from "./opening";
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
    expect(checkOpening(seed, salt, commitment, early)).toEqual({ seed, salt, commitment, verdict }),
  );
});
