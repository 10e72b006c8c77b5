// How long an expert thinks in the engine for the browser, beside the program: node wasm/bots_bench.mjs [pairs]
// Both get the same questions of one game and the same budget in simulations, so they give the same answers; they run in
// turns, in processor time, and the ratio is the median of the pairs (docs/benchmarks.md).
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const file = (path) => fileURLToPath(new URL(path, root));
const program = process.env.BATHYS_PROGRAM ?? file("build/bathys");
const engineFolder = process.env.BATHYS_WEB_ENGINE ?? file("build/web-engine");
const pairs = Number(process.argv[2] ?? 5);
const SIMULATIONS = 200;
const EVERY = 14;
/** One a line, perhaps with a word about it. */
const GAMES = readFileSync(file("games/all/games.txt"), "utf8")
  .split("\n")
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.split(" ")[0]);

const { default: createEngine } = await import(`${engineFolder}/engine.mjs`);
const engine = await createEngine({ wasmBinary: readFileSync(`${engineFolder}/engine.wasm`) });
const ask = (line) => engine.ccall("bathys_request", "string", ["string"], [line]);

/** The lines of a game between hard bots, and those in which an expert is asked now and then. */
function conversation(game) {
  const plain = [];
  const asked = [];
  const say = (request, aside = false) => {
    const line = JSON.stringify(request);
    asked.push(line);
    if (!aside) plain.push(line);
    return JSON.parse(ask(line));
  };
  let { decision } = say({ cmd: "new", game, options: { players: 2 }, seed: "bots" });
  for (let number = 0; !decision.over; ++number) {
    const seat = decision.asked[0];
    if (number % EVERY === 0) {
      say({ cmd: "bot", seat, level: "expert", simulations: SIMULATIONS, seed: number }, true);
    }
    ({ decision } = say({ cmd: "bot", seat, level: "hard", seed: number, play: true }));
  }
  return { plain, asked, experts: asked.length - plain.length };
}

function inWasm(lines) {
  const before = process.cpuUsage();
  for (const line of lines) ask(line);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function native(lines) {
  const script = 'TIMEFORMAT="%U"; time "$0" engine >/dev/null';
  const run = spawnSync("bash", ["-c", script, program], { input: `${lines.join("\n")}\n`, maxBuffer: 1 << 28 });
  return Number(run.stderr.toString().trim());
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

for (const game of GAMES) {
  const { plain, asked, experts } = conversation(game);
  const thinking = (run) => (run(asked) - run(plain)) / experts;
  const runs = Array.from({ length: pairs }, () => ({ native: thinking(native), wasm: thinking(inWasm) }));
  const milliseconds = (one) => (1000 * median(runs.map((run) => run[one]))).toFixed(0);
  const ratio = median(runs.map((run) => run.wasm / run.native)).toFixed(2);
  console.log(
    `${game}: an answer of expert@${SIMULATIONS} takes ${milliseconds("wasm")} ms, ${ratio} times the program's ${milliseconds("native")}`,
  );
}
