// Changes a JSON value as RFC 6902 says; what was given stays as it is.

import type { Json } from "./types";

export interface Operation {
  op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  path: string;
  from?: string;
  value?: Json;
}

/** Thrown when a patch does not fit the value: the whole picture must be fetched again. */
export class PatchError extends Error {}

const steps = (pointer: string): string[] => {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) throw new PatchError(`not a pointer: ${pointer}`);
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
};

function indexIn(step: string, most: number): number {
  if (!/^(0|[1-9]\d*)$/.test(step) || Number(step) > most) throw new PatchError(`no place ${step} in a list`);
  return Number(step);
}

function child(value: Json, step: string): Json {
  if (Array.isArray(value)) return value[indexIn(step, value.length - 1)]!;
  if (value !== null && typeof value === "object" && Object.hasOwn(value, step)) return value[step]!;
  throw new PatchError(`nothing at ${step}`);
}

const read = (value: Json, pointer: string): Json => steps(pointer).reduce(child, value);

/** A copy of `value` in which the holder at the end of the path was changed; what is beside the path is shared. */
function changeHolder(
  value: Json,
  path: string[],
  change: (holder: Json[] | Record<string, Json>, step: string) => void,
): Json {
  const [step, ...rest] = path;
  if (value === null || typeof value !== "object") throw new PatchError(`nothing at ${step}`);
  const copy: Json[] | Record<string, Json> = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length === 0) {
    change(copy, step!);
  } else {
    const next = changeHolder(child(value, step!), rest, change);
    put(copy, step!, next);
  }
  return copy;
}

function put(holder: Json[] | Record<string, Json>, step: string, value: Json): void {
  if (Array.isArray(holder)) {
    holder[indexIn(step, holder.length - 1)] = value;
  } else {
    // Defined rather than assigned, so that no name can reach the prototype.
    Object.defineProperty(holder, step, { value, writable: true, enumerable: true, configurable: true });
  }
}

function add(root: Json, pointer: string, value: Json): Json {
  const path = steps(pointer);
  if (path.length === 0) return value;
  return changeHolder(root, path, (holder, step) => {
    if (!Array.isArray(holder)) put(holder, step, value);
    else holder.splice(step === "-" ? holder.length : indexIn(step, holder.length), 0, value);
  });
}

function remove(root: Json, pointer: string): Json {
  return changeHolder(root, steps(pointer), (holder, step) => {
    child(holder, step);
    if (Array.isArray(holder)) holder.splice(Number(step), 1);
    else Reflect.deleteProperty(holder, step);
  });
}

function replace(root: Json, pointer: string, value: Json): Json {
  const path = steps(pointer);
  if (path.length === 0) return value;
  return changeHolder(root, path, (holder, step) => {
    child(holder, step);
    put(holder, step, value);
  });
}

const same = (a: Json, b: Json): boolean => {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && same(value, (b as Record<string, Json>)[key]!))
  );
};

function applyOne(root: Json, { op, path, from, value }: Operation): Json {
  if ((op === "add" || op === "replace" || op === "test") && value === undefined)
    throw new PatchError(`${op} without a value`);
  switch (op) {
    case "add":
      return add(root, path, value!);
    case "remove":
      return remove(root, path);
    case "replace":
      return replace(root, path, value!);
    case "move":
      return add(remove(root, from ?? ""), path, read(root, from ?? ""));
    case "copy":
      return add(root, path, read(root, from ?? ""));
    case "test":
      if (!same(read(root, path), value!)) throw new PatchError(`another value at ${path}`);
      return root;
    default:
      throw new PatchError(`unknown operation ${String(op)}`);
  }
}

/** The value after all operations, in order. Throws PatchError when one does not fit. */
export function applyPatch<T extends Json>(value: T, operations: Operation[]): T {
  return operations.reduce<Json>(applyOne, value) as T;
}
