// How fast the engine for the browser plays at random in Node, beside the program: node wasm/engine_bench.mjs [pairs]
// Both run in turns, in processor time; the ratio is the median of the pairs (docs/benchmarks.md).
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const file = (path) => fileURLToPath(new URL(path, root));
const program = process.env.BATHYS_PROGRAM ?? file("build/bathys");
const pairs = Number(process.argv[2] ?? 7);
const SECONDS = 0.4;
/** One a line, perhaps with a word about it. */
const GAMES = readFileSync(file("games/all/games.txt"), "utf8")
  .split("\n")
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.split(" ")[0]);

const { default: createEngine } = await import(new URL("build/web-engine/engine.mjs", root).href);
const engine = await createEngine({ wasmBinary: readFileSync(file("build/web-engine/engine.wasm")) });

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function inWasm(game) {
  const start = processorSeconds();
  let decisions = 0;
  do {
    decisions += engine.ccall("bathys_random_play", "number", ["string", "number"], [game, 1]);
  } while (processorSeconds() - start < SECONDS);
  return decisions / (processorSeconds() - start);
}

function native() {
  const run = spawnSync(program, ["bench", "--seconds", String(SECONDS), "--json"]);
  const figures = JSON.parse(run.stdout.toString());
  return Object.fromEntries(GAMES.map((game) => [game, figures[game].decisions_per_second]));
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

GAMES.forEach(inWasm); // compiled by then
const runs = Array.from({ length: pairs }, () => ({
  native: native(),
  wasm: Object.fromEntries(GAMES.map((game) => [game, inWasm(game)])),
}));
for (const game of GAMES) {
  const millions = (one) => (median(runs.map((run) => run[one][game])) / 1e6).toFixed(2);
  const ratio = median(runs.map((run) => run.wasm[game] / run.native[game])).toFixed(2);
  console.log(
    `${game}: ${millions("wasm")} million decisions a second, ${ratio} of the program's ${millions("native")}`,
  );
}
