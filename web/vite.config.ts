import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { gamesOfThePage } from "./tools/games_of_the_page";
import { offline } from "./tools/offline";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// The page is built into build/web, where `bathys serve` finds it; `npm run dev` talks to a server on its usual port.
export default defineConfig({
  plugins: [gamesOfThePage(path("..")), react(), offline(path("service_worker.js"))],
  resolve: { alias: { "@engine": path("../build/web-engine") } },
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // Words are called by their language, so that their sizes can be told apart.
    rollupOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const words = /\/words\/(\w+)\/(\w+)\.json$/.exec(facadeModuleId ?? "");
          return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [path("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8080",
      "/ws": { target: "ws://127.0.0.1:8080", ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    pool: "forks",
    // Every core; otherwise one would be left for whoever watches.
    maxWorkers: availableParallelism(),
    setupFiles: ["src/testing/setup.ts"],
    // Nothing takes this long, on the busiest machine, unless something is wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
