// For `BATHYS=../build/bathys npx vite --config gallery/vite.config.ts` in web/: the gallery alone, never part of the page.
import react from "@vitejs/plugin-react";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

/** Lines posted to /engine go to `bathys engine`, and its answers come back. */
function engine(): Plugin {
  return {
    name: "engine",
    configureServer(server) {
      if (!process.env["BATHYS"]) return;
      const program = spawn(process.env["BATHYS"], ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
      const waiting: ((line: string) => void)[] = [];
      createInterface({ input: program.stdout }).on("line", (line) => waiting.shift()?.(line));
      server.middlewares.use("/engine", (request, response) => {
        let body = "";
        request.on("data", (part) => (body += part));
        request.on("end", () => {
          waiting.push((line) => response.end(line));
          program.stdin.write(`${body}\n`);
        });
      });
      server.httpServer?.on("close", () => program.stdin.end());
    },
  };
}

export default defineConfig({
  root: "gallery",
  plugins: [react(), engine()],
  server: { port: 5199, fs: { allow: ["../.."] } },
});
