// What the preset `wasm` builds.
declare module "@engine/engine.mjs" {
  interface EngineModule {
    ccall(name: string, returns: "string", types: "string"[], values: string[]): string;
  }
  export default function createEngine(options: {
    locateFile?: (path: string) => string;
    wasmBinary?: Uint8Array;
  }): Promise<EngineModule>;
}

declare module "@engine/engine.wasm?url" {
  const url: string;
  export default url;
}
