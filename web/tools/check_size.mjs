// Says how large the page is as it travels (Brotli), and fails when it is larger than it may be.
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../build/web");
const MOST_FIRST = 100_000;
const MOST_PAGE = 300_000;
const MOST_PUZZLES = 500_000;
const MOST_ENGINE = 1_000_000;

const size = (name) => statSync(join(folder, name + ".br")).size;
const files = JSON.parse(/FILES = (\[.*?\]);/s.exec(readFileSync(join(folder, "service_worker.js"), "utf8"))[1])
  .map((address) => (address === "/" ? "index.html" : address.slice(1)))
  .filter((name) => !/\.(br|gz)$/.test(name));

const isEngine = (name) => /engine.*\.(wasm|js|mjs)$/.test(name);
const isPuzzles = (name) => /assets\/puzzles-[^/]*\.json$/.test(name);
const total = (names) => names.map(size).reduce((sum, bytes) => sum + bytes, 0);

const languageOf = (name) => /assets\/words-(\w+)-/.exec(name)?.[1];
const languages = [...new Set(files.map(languageOf).filter(Boolean))];
const largest = (wanted) =>
  Math.max(...languages.map((language) => total(files.filter((name) => wanted(name, language)))));

// What a first visit fetches before anything is clicked: the page, its style, script and pictures, and its words.
const index = readFileSync(join(folder, "index.html"), "utf8");
const first = files.filter((name) => name === "index.html" || index.includes(name) || /assets\/.*\.svg$/.test(name));
const wordsOfPage = largest((name, language) => name.startsWith(`assets/words-${language}-page-`));
const page = files.filter((name) => !isEngine(name) && !isPuzzles(name) && !languageOf(name));
const figures = {
  "first load": [total(first) + wordsOfPage, MOST_FIRST],
  "everything but the engine, one language": [
    total(page) + largest((name, one) => languageOf(name) === one),
    MOST_PAGE,
  ],
  "the puzzles of all games": [total(files.filter(isPuzzles)), MOST_PUZZLES],
  "the engine": [total(files.filter(isEngine)), MOST_ENGINE],
};

for (const [what, [bytes, most]] of Object.entries(figures)) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} KB of at most ${most / 1000} KB`);
  if (bytes > most) process.exitCode = 1;
}
