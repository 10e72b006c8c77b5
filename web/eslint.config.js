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
      // What engine and server say has types made from the declarations of the games: nothing is whatever one likes.
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "Say what it is where it comes from, in place of `as unknown as`.",
        },
      ],
    },
  },
  {
    files: ["tools/*.mjs", "gallery/*.mjs"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
