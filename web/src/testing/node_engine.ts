// The real engine for tests: the same WebAssembly as in the browser, without a worker.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import createEngine from "@engine/engine.mjs";
import { readReply, type Engine } from "../session/engine";

const binary = readFileSync(resolve(__dirname, "../../../build/web-engine/engine.wasm"));

/** One that is there at once, and ready when it is first asked. */
export function nodeThinker(): Engine {
  const engine = startNodeEngine();
  return { ask: async (request) => (await engine).ask(request), close: () => {} };
}

// Whatever a test does to the clock.
const { setImmediate } = globalThis;
/** As replies come from the worker: what else is waited for, like modules of the page, is not held up by many of them. */
const inATurnOfItsOwn = () => new Promise<void>((done) => setImmediate(done));

export async function startNodeEngine(): Promise<Engine> {
  const { ccall } = await createEngine({ wasmBinary: binary });
  return {
    ask: async (request) => {
      const reply = ccall("bathys_request", "string", ["string"], [JSON.stringify(request)]);
      await inATurnOfItsOwn();
      return readReply(reply);
    },
    close: () => {},
  };
}
