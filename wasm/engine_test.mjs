// The engine for the browser, run in Node: it plays the same games as the program, and its bots make the same moves.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const file = (path) => fileURLToPath(new URL(path, root));
const program = process.env.BATHYS_PROGRAM ?? file("build/bathys");

async function start() {
  const { default: createEngine } = await import(new URL("build/web-engine/engine.mjs", root).href);
  const engine = await createEngine({ wasmBinary: readFileSync(file("build/web-engine/engine.wasm")) });
  const call = (name, ...texts) =>
    engine.ccall(
      name,
      "string",
      texts.map(() => "string"),
      texts,
    );
  return { ask: (request) => call("bathys_request", request), signature: () => call("bathys_signature") };
}

/** Requests, each with a number of its own. */
function talk() {
  const lines = [];
  return { lines, say: (request) => lines.push(JSON.stringify({ id: lines.length, ...request })) };
}

/** What the program answers. */
function native(requests) {
  assert.ok(existsSync(program), `${program} must be built first`);
  const { stdout } = spawnSync(program, ["engine"], { input: requests.join("\n") + "\n", maxBuffer: 1 << 28 });
  return stdout.toString().trimEnd().split("\n");
}

/** The requests of whole games between bots, with a look at the end of each. */
function conversation() {
  const { lines, say } = talk();
  const play = (game, options, seats, level, turns) => {
    say({ cmd: "new", game, options, seed: `${game} ${seats} ${level}` });
    for (let turn = 0; turn < turns; ++turn) {
      for (let seat = 0; seat < seats; ++seat) say({ cmd: "bot", seat, level, seed: turn, budget_ms: 0, play: true });
    }
    for (const lang of ["en", "fr", "ru"]) say({ cmd: "look", seat: 0, lang, names: ["Ann", "Bob"].slice(0, seats) });
    say({ cmd: "record" });
    say({ cmd: "link" });
  };
  play("otys", { players: 1 }, 1, "greedy", 300);
  play("otys", { players: 2, sponsors: "random" }, 2, "greedy", 300);
  play("otys", { players: 4, designer_variant: true }, 4, "random", 150);
  play("thesauros", { players: 2, mode: "standard" }, 2, "greedy", 200);
  play("thesauros", { players: 3, mode: "mercenaries" }, 3, "random", 200);
  play("pearls", { players: 3, rounds: 4 }, 3, "greedy", 20);
  say({ cmd: "jump" });
  lines.push("{", "");
  return lines;
}

test("The engine has the signature of every other build", async () => {
  const engine = await start();
  assert.equal(engine.signature(), readFileSync(file("tests/signature.txt"), "utf8"));
});

test("The engine answers a long conversation with the same bytes as the program", async () => {
  const requests = conversation();
  const answers = native(requests);
  const engine = await start();
  assert.equal(answers.length, requests.length);
  requests.forEach((request, index) => assert.equal(engine.ask(request), answers[index], request));
});

/** What the coach says of the first decisions of games between bots that err: hints before, a review after. */
function coached() {
  const { lines, say } = talk();
  for (const [game, options, decisions] of [
    ["otys", { players: 2 }, 12],
    ["otys", { players: 1 }, 8],
    ["thesauros", { players: 2, mode: "standard" }, 16],
    ["thesauros", { players: 1, mode: "solo" }, 8],
    ["pearls", { players: 3, rounds: 4 }, 40],
  ]) {
    const seats = Array.from({ length: options.players }, (_, seat) => seat);
    say({ cmd: "new", game, options, seed: `coached ${game}` });
    // Whoever is not asked is refused, here as there.
    for (const seat of seats) say({ cmd: "hint", seat, simulations: 120, lang: "fr" });
    for (let turn = 0; turn < decisions; ++turn) {
      for (const seat of seats) say({ cmd: "bot", seat, level: turn % 2 ? "random" : "easy", seed: turn, play: true });
    }
    say({ cmd: "review", depth: "quick" });
  }
  return lines;
}

test("The coach in the engine gives the same hints and reviews, byte by byte, as that of the program", async () => {
  const requests = coached();
  const answers = native(requests);
  const engine = await start();
  assert.equal(answers.length, requests.length);
  requests.forEach((request, index) => assert.equal(engine.ask(request), answers[index], request));
  const told = answers.map((answer) => JSON.parse(answer));
  assert.ok(told.filter(({ hint }) => hint?.lines.length > 0).length >= 5, "every game has a hint");
  const reviews = told.flatMap(({ review }) => review ?? []);
  assert.equal(reviews.length, 5);
  assert.ok(reviews.some(({ judgements }) => judgements.some(({ verdict }) => verdict !== "sound")));
});

test("A request that cannot be answered changes nothing and the engine goes on", async () => {
  const engine = await start();
  engine.ask('{"cmd":"new","game":"otys","seed":"go on"}');
  const before = engine.ask('{"cmd":"state"}');
  for (const bad of [
    "",
    "{",
    '{"cmd":"do","seat":9,"action":"key 1"}',
    '{"cmd":"load","record":{}}',
    "[".repeat(1e5),
  ]) {
    assert.equal(JSON.parse(engine.ask(bad)).ok, false, bad.slice(0, 40));
  }
  assert.equal(engine.ask('{"cmd":"state"}'), before);
});
