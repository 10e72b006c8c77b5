// What the sources of the page are held to, besides the compiler.
import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules", "service_worker.js"] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      // Where the compiler cannot know what the line before has checked.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["tools/*.mjs", "gallery/*.mjs"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
