// What a browser has and Node only since its version 19; and patience, for a busy machine.
import { webcrypto } from "node:crypto";
import { configure } from "@testing-library/react";

if (!("crypto" in globalThis)) Object.defineProperty(globalThis, "crypto", { value: webcrypto });

configure({ asyncUtilTimeout: 60_000 });
