import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The page is built into build/web, where `bathys serve` finds it; `npm run dev` talks to a server on its usual port.
export default defineConfig({
  plugins: [react()],
  build: { outDir: "../build/web", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8080",
      "/ws": { target: "ws://127.0.0.1:8080", ws: true },
    },
  },
});
