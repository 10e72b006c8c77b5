// Writes, beside what Vite builds: the service worker with the list of all files, compressed twins of each file for the
// server to send, and beside the folder what each file leads to, for `check_size.mjs`.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const COMPRESSED = /\.(html|js|mjs|css|json|svg|wasm|webmanifest)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function writeServiceWorker(source: string, folder: string): void {
  const files = filesBelow(folder).sort();
  const version = createHash("sha256");
  for (const file of files) version.update(file).update(readFileSync(file));
  const addresses = files
    .map((file) => "/" + relative(folder, file))
    .map((name) => (name === "/index.html" ? "/" : name));
  const script = readFileSync(source, "utf8")
    .replace('"VERSION"', JSON.stringify(version.digest("hex").slice(0, 16)))
    .replace('["FILES"]', JSON.stringify(addresses));
  writeFileSync(join(folder, "service_worker.js"), script);
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(file + ".br", brotliCompressSync(bytes, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(file + ".gz", gzipSync(bytes, { level: 9 }));
}

/** A script of the page: what it is made from, what it needs at once, and what it may fetch later. */
interface Chunk {
  sources: string[];
  imports: string[];
  later: string[];
  /** Style and pictures. */
  with: string[];
}

type WithFiles = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };

function chunksOf(bundle: Rollup.OutputBundle): Record<string, Chunk> {
  const scripts = Object.values(bundle).filter((one): one is WithFiles => one.type === "chunk");
  return Object.fromEntries(
    scripts.map(({ fileName, moduleIds, imports, dynamicImports, viteMetadata }) => [
      fileName,
      {
        sources: moduleIds.map((id) => relative(join(import.meta.dirname, "../.."), id)),
        imports,
        later: dynamicImports,
        with: [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])],
      },
    ]),
  );
}

export function offline(serviceWorker: string): Plugin {
  let folder = "";
  return {
    name: "bathys-offline",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      writeFileSync(join(folder, "../web-chunks.json"), JSON.stringify(chunksOf(bundle)));
    },
    closeBundle: () => {
      writeServiceWorker(serviceWorker, folder);
      filesBelow(folder)
        .filter((file) => COMPRESSED.test(file))
        .forEach(compress);
    },
  };
}
