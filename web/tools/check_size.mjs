// Says how large the page is as it travels (Brotli), and fails when it is larger than it may be: the first load, a first
// load with all that belongs to a table of one game in one language, and the engine.
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { games as listed } from "./games.mjs";

const build = join(dirname(fileURLToPath(import.meta.url)), "../../build");
const folder = join(build, "web");
const MOST_FIRST = 100_000;
const MOST_TABLE = 300_000;
const MOST_PUZZLES = 500_000;
const MOST_ENGINE = 1_000_000;

const size = (name) => statSync(join(folder, name + ".br")).size;
const total = (names) => [...names].map(size).reduce((sum, bytes) => sum + bytes, 0);

const files = JSON.parse(/FILES = (\[.*?\]);/s.exec(readFileSync(join(folder, "service_worker.js"), "utf8"))[1])
  .map((address) => (address === "/" ? "index.html" : address.slice(1)))
  .filter((name) => !/\.(br|gz)$/.test(name));
const chunks = JSON.parse(readFileSync(join(build, "web-chunks.json"), "utf8"));

const isEngine = (name) => /engine.*\.(wasm|js|mjs)$/.test(name);
/** No table wants them. */
const isPuzzles = (name) => /assets\/puzzles-[^/]*\.json$/.test(name);
const sourceOf = (name) => chunks[name]?.sources.join(" ") ?? "";
const languageOf = (name) => /words\/(\w+)\/\w+\.json/.exec(sourceOf(name))?.[1];
const gameOf = (name) =>
  /words\/\w+\/(\w+?)(?:_\w+)?\.json|src\/games\/(\w+)\/|games\/(\w+)\/(?:data|lessons)\//
    .exec(sourceOf(name))
    ?.slice(1)
    .find(Boolean);

const games = listed.map(({ name }) => name);
const languages = [...new Set(Object.keys(chunks).map(languageOf).filter(Boolean))];
/** Everything that these lead to, now or later, as far as it is wanted, with its style and pictures. */
function reached(names, wanted) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || isEngine(name) || isPuzzles(name) || !wanted(name)) return;
    found.add(name);
    const { imports = [], later = [], with: beside = [] } = chunks[name] ?? {};
    for (const next of [...imports, ...later, ...beside]) visit(next);
  };
  names.forEach(visit);
  return found;
}

const madeFrom = (source) => Object.keys(chunks).filter((name) => chunks[name].sources.includes(source));
const union = (...sets) => new Set(sets.flatMap((set) => [...set]));

// What a first visit fetches before anything is clicked: the page, its style, script and pictures, and its words.
const index = readFileSync(join(folder, "index.html"), "utf8");
const first = (language) =>
  new Set([
    ...files.filter((name) => name === "index.html" || index.includes(name) || /assets\/.*\.svg$/.test(name)),
    ...madeFrom(`words/${language}/page.json`),
  ]);

/** A table here and one of a server, with everything that can be opened there: cards, coach, story, result, help. */
const TABLES = ["web/src/pages/LocalTable.tsx", "web/src/pages/OnlineTable.tsx"].flatMap(madeFrom);
const others = (game) => games.filter((one) => one !== game);
const withTable = (game, language) =>
  union(
    first(language),
    reached(TABLES, (name) => {
      const spoken = languageOf(name);
      return (spoken === undefined || spoken === language) && !others(game).includes(gameOf(name));
    }),
  );

const largest = (names) => Math.max(...languages.map((language) => total(names(language))));
const figures = {
  "first load": [largest(first), MOST_FIRST],
  ...Object.fromEntries(
    games.map((game) => [
      `first load and all of a table of ${game}, one language, without the engine`,
      [largest((language) => withTable(game, language)), MOST_TABLE],
    ]),
  ),
  "the puzzles of all games": [total(files.filter(isPuzzles)), MOST_PUZZLES],
  "the engine": [total(files.filter(isEngine)), MOST_ENGINE],
};

if (TABLES.length === 0 || games.length === 0 || languages.length === 0) {
  console.error("no tables, boards or languages were found: have their files moved?");
  process.exitCode = 1;
}
for (const [what, [bytes, most]] of Object.entries(figures)) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} KB of at most ${most / 1000} KB`);
  if (!(bytes <= most)) process.exitCode = 1;
}
