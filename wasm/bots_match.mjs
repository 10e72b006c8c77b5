// Bots against bots in the engine for the browser:
//   node wasm/bots_match.mjs GAME --games 6 --seats expert@200ms,greedy --seed strength-0
// Everybody moves one seat further from game to game. Prints one object with fields of `bathys sim --rotate --json`
// (docs/benchmarks.md). Each answer is asked for in the protocol, as the page does; a bot sees its own view alone.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const folder = process.env.BATHYS_WEB_ENGINE ?? fileURLToPath(new URL("../build/web-engine", import.meta.url));
const MOST_DECISIONS = 20000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "2" },
    seats: { type: "string", default: "expert@200ms,greedy" },
    seed: { type: "string", default: "bathys" },
  },
});
const [game] = positionals;
const bots = values.seats.split(",");
const games = Number(values.games);
if (!game || !(games > 0) || games % bots.length !== 0) {
  console.error("use: bots_match.mjs GAME --games N --seats BOT,BOT --seed TEXT, where N is a multiple of the seats");
  process.exit(2);
}

const { default: createEngine } = await import(`${folder}/engine.mjs`);
const engine = await createEngine({ wasmBinary: readFileSync(`${folder}/engine.wasm`) });

function say(request) {
  const answer = JSON.parse(engine.ccall("bathys_request", "string", ["string"], [JSON.stringify(request)]));
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
  return answer;
}

/** Plays one game; returns its outcome by seat. Every answer of a game draws from a number of its own. */
function play(number) {
  const seed = `${values.seed} game ${number}`;
  let { decision } = say({ cmd: "new", game, options: { players: bots.length }, seed });
  while (!decision.over && decision.number < MOST_DECISIONS) {
    const seat = decision.asked[0];
    const level = bots[(seat + number) % bots.length];
    ({ decision } = say({ cmd: "bot", seat, level, seed: number * MOST_DECISIONS + decision.number, play: true }));
  }
  return say({ cmd: "outcome" }).outcome;
}

const seats = bots.map((bot) => ({ bot, wins: 0, points_mean: 0 }));
let unfinished = 0;
for (let number = 0; number < games; ++number) {
  const { over, winners, points } = play(number);
  if (!over) ++unfinished;
  else {
    for (const seat of winners) seats[(seat + number) % bots.length].wins += 1 / winners.length;
    points.forEach((own, seat) => (seats[(seat + number) % bots.length].points_mean += own));
  }
}
for (const seat of seats) seat.points_mean /= Math.max(1, games - unfinished);
console.log(JSON.stringify({ game, games, seed: values.seed, rotated: true, seats, endings: [], unfinished }));
