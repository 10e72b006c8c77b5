// What a browser has and Node only since its version 19; and patience, for a busy machine.
import { webcrypto } from "node:crypto";

if (!("crypto" in globalThis)) Object.defineProperty(globalThis, "crypto", { value: webcrypto });

// Only a test with a document draws anything; React and what tests it are half of what the others would load.
if ("document" in globalThis) {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 60_000 });
}
