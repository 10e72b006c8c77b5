// What a browser has and Node only since its version 19.
import { webcrypto } from "node:crypto";

if (!("crypto" in globalThis)) Object.defineProperty(globalThis, "crypto", { value: webcrypto });
