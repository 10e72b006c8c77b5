// The worker that holds one engine, and with it at most one game.
import createEngine from "@engine/engine.mjs";
import wasmUrl from "@engine/engine.wasm?url";

const engine = createEngine({ locateFile: () => wasmUrl });

onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const { ccall } = await engine;
    postMessage({ line: ccall("bathys_request", "string", ["string"], [data]) });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
};
