// For `npx vite --config gallery/vite.config.ts` in web/: the gallery alone, never part of the page.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({ root: "gallery", plugins: [react()], server: { port: 5199, fs: { allow: ["../.."] } } });
