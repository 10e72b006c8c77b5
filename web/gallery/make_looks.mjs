// Writes the looks that the tests of the Otys board and the gallery show: node make_looks.mjs <path of bathys>.
// Games are played at random; of each only looks with something new in them are kept, so that few show everything.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const OUT = new URL("../src/games/otys/testdata/looks.json", import.meta.url);
const PREVIEWS = new URL("../src/games/otys/testdata/previews.json", import.meta.url);
const WANTED = 100;
const PER_GAME = 14;

const engine = spawn(process.argv[2] ?? "bathys", ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const answer = JSON.parse((await lines.next()).value);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer;
}

let state = 12345;
const random = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

const GAMES = [
  { players: 2 },
  { players: 2, sponsors: "advanced", designer_variant: true },
  { players: 1, sponsors: "random" },
  { players: 1, hard: true },
  { players: 3, sponsors: "random" },
  { players: 4, sponsors: "random", designer_variant: true },
];

/** What this look shows, so that the next one like it need not be kept. */
function marks(look) {
  const { turn, colony } = look.view;
  const sponsor = turn.level === "none" ? "" : JSON.stringify(colony.sponsors[Number(turn.level) - 1]);
  return look.legal.map(({ json }) =>
    [
      look.decision.kind,
      json.verb,
      json.for,
      json.which,
      json.side,
      json.technician,
      json.verb.startsWith("sponsor") ? sponsor : "",
      look.view.setup.players,
    ].join(" "),
  );
}

/** The board reads neither the order of the deck nor what is in the bag. */
function trim(look, options, seat) {
  const { view } = look;
  delete view.own?.deck;
  delete view.own?.known;
  view.colony.bag = [];
  const seats = view.players.map((_, i) => ({ name: ["Ada", "Jules", "Nemo", "Mara"][i], kind: "human" }));
  return {
    game: "otys",
    options,
    viewer: seat,
    seats,
    decision: look.decision,
    view,
    legal: look.legal,
    events: look.events.slice(-6),
    outcome: look.outcome,
  };
}

const previewed = new Set();
const previews = [];
/** For the first answer of each kind: what it would do, as far as the trimmed look shows it. */
async function addPreviews(look, seat) {
  for (const answer of look.legal) {
    const kind = [answer.json.verb, answer.json.for].join(" ");
    if (previewed.has(kind)) continue;
    previewed.add(kind);
    const { difference, events, stopped, say } = await ask({ cmd: "preview", seat, action: answer.text });
    const kept = difference.filter(({ path }) => !/^\/(own\/(deck|known)|colony\/bag)/.test(path));
    previews.push({ look, answer, preview: { difference: kept, events, stopped, say } });
  }
}

const seen = new Set();
const kinds = new Set();
const kept = [];
for (let game = 0; kept.length < WANTED && game < 40; game++) {
  const options = { first: "0", ...GAMES[game % GAMES.length] };
  let { decision } = await ask({ cmd: "new", game: "otys", options, seed: `board ${game}` });
  let room = PER_GAME;
  while (!decision.over && kept.length < WANTED) {
    const seat = decision.asked[0];
    const look = await ask({ cmd: "look", seat });
    await addPreviews(trim(JSON.parse(JSON.stringify(look)), options, seat), seat);
    const fresh = marks(look).filter((mark) => !seen.has(mark));
    if (!kinds.has(decision.kind) || (fresh.length > 0 && room-- > 0)) {
      kinds.add(decision.kind);
      for (const mark of marks(look)) seen.add(mark);
      kept.push(trim(look, options, seat));
    }
    const action =
      random(3) > 0
        ? (await ask({ cmd: "bot", seat, level: "greedy", seed: random(1e6) })).action.text
        : look.legal[random(look.legal.length)].text;
    ({ decision } = await ask({ cmd: "do", seat, action }));
  }
  if (decision.over && game < 6) {
    kept.push(trim(await ask({ cmd: "look", seat: "spectator" }), options, "spectator"));
  }
}
const previewLines = previews.map((one) => JSON.stringify({ ...one, look: { ...one.look, events: [] } }));
writeFileSync(PREVIEWS, "[\n" + previewLines.join(",\n") + "\n]\n");
writeFileSync(OUT, "[\n" + kept.map((look) => JSON.stringify(look)).join(",\n") + "\n]\n");
console.log(`${kept.length} looks; kinds: ${[...new Set(kept.map((look) => look.decision.kind))].join(" ")}`);
console.log(`verbs: ${[...new Set(kept.flatMap((look) => look.legal.map(({ json }) => json.verb)))].join(", ")}`);
engine.stdin.end();
