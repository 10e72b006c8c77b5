// RFC 6902: what each operation does, and that a patch which does not fit is refused.
import { describe, expect, it } from "vitest";
import { applyPatch, PatchError, type Operation } from "./patch";
import type { Json } from "./types";

const cases: [string, Json, Operation[], Json][] = [
  ["adds a member", { a: 1 }, [{ op: "add", path: "/b", value: 2 }], { a: 1, b: 2 }],
  ["adds into a list", [1, 3], [{ op: "add", path: "/1", value: 2 }], [1, 2, 3]],
  ["adds at the end of a list", [1], [{ op: "add", path: "/-", value: 2 }], [1, 2]],
  ["adds a member in place of another", { a: 1 }, [{ op: "add", path: "/a", value: null }], { a: null }],
  ["removes from a list", { a: [1, 2, 3] }, [{ op: "remove", path: "/a/1" }], { a: [1, 3] }],
  ["removes a member", { a: 1, b: 2 }, [{ op: "remove", path: "/a" }], { b: 2 }],
  ["replaces deep inside", { a: [{ b: 1 }] }, [{ op: "replace", path: "/a/0/b", value: [] }], { a: [{ b: [] }] }],
  ["replaces the whole", { a: 1 }, [{ op: "replace", path: "", value: 7 }], 7],
  ["moves", { a: [1, 2], b: {} }, [{ op: "move", from: "/a/0", path: "/b/c" }], { a: [2], b: { c: 1 } }],
  ["copies", { a: { x: 1 } }, [{ op: "copy", from: "/a", path: "/b" }], { a: { x: 1 }, b: { x: 1 } }],
  [
    "reads escaped names",
    { "a/b": 1, "m~n": 2 },
    [
      { op: "replace", path: "/a~1b", value: 3 },
      { op: "remove", path: "/m~0n" },
    ],
    { "a/b": 3 },
  ],
  [
    "goes on after a test that holds",
    { a: [1, { b: 2 }] },
    [
      { op: "test", path: "/a", value: [1, { b: 2 }] },
      { op: "remove", path: "/a" },
    ],
    {},
  ],
];

describe("applyPatch", () => {
  it.each(cases)("%s", (_, value, patch, expected) => {
    const before = JSON.stringify(value);
    expect(applyPatch(value, patch)).toEqual(expected);
    expect(JSON.stringify(value)).toBe(before);
  });

  const misfits: [string, Json, Operation][] = [
    ["a member that is not there", {}, { op: "remove", path: "/a" }],
    ["a place behind the list", [1], { op: "add", path: "/2", value: 0 }],
    ["a place that is no number", [1], { op: "replace", path: "/01", value: 0 }],
    ["a value inside a number", { a: 1 }, { op: "add", path: "/a/b", value: 0 }],
    ["a test that does not hold", { a: [1] }, { op: "test", path: "/a", value: [1, 2] }],
    ["something inherited", {}, { op: "copy", from: "/toString", path: "/a" }],
    ["no value", {}, { op: "add", path: "/a" }],
  ];
  it.each(misfits)("refuses %s", (_, value, operation) => {
    expect(() => applyPatch(value, [operation])).toThrow(PatchError);
  });

  it("keeps what is beside the path as the same object", () => {
    const value = { left: { deep: [1] }, right: { deep: [2] } };
    const changed = applyPatch(value, [{ op: "replace", path: "/left/deep/0", value: 9 }]);
    expect(changed.right).toBe(value.right);
  });

  it("does not touch the prototype", () => {
    const changed = applyPatch({} as Json, [{ op: "add", path: "/__proto__", value: { polluted: true } }]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(changed as object)).toEqual(["__proto__"]);
  });
});
