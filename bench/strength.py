#!/usr/bin/env python3
"""The table of the bots' strength, in small pieces that can be broken off and gone on with.

    tools/build.sh release bathys && tools/web.sh            the program, and the engine for the browser
    bench/strength.py                                        all rows by the clock, one game at a time
    bench/strength.py --jobs 2                               the same on two cores
    bench/strength.py --budget simulations                   by counted simulations: for machines with other work
    bench/strength.py --rows otys-2,thesauros-2 --games 40   some rows, fewer games
    bench/strength.py --hours 1.5                            begins nothing after so long
    bench/strength.py --table                                plays nothing, prints what is there

Every piece is a short series of `bathys sim --rotate --threads 1` (in the browser's rows of `node wasm/bots_match.mjs`)
with a seed of its own, at the lowest priority. What it told stays in FOLDER/BUDGET/ROW/NUMBER.json, `build/strength`
unless `--folder` says otherwise; a piece that is there is not played again, so the same command goes on where the last
one was broken off. The row that is farthest behind comes next: whenever it is stopped, the table says about as much of
every row. Numbers of games were chosen before anything was measured, and so were the seeds: strength-0, strength-1 …

A row is reached when the lower end of the 95% interval (Wilson's) is not below what is wanted, and not reached when even
the upper end is; between the two more games are needed to tell.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MANY = 400
FEW = 150


@dataclass(frozen=True)
class Row:
    name: str
    title: str
    wanted: int  # of a hundred, the lower end
    towards: int
    game: str
    seats: str  # of bots, BOT is the one with a budget
    budgets: dict  # what BOT is, by --budget
    games: int
    piece: int  # games; a piece takes about a minute or two
    words: list = field(default_factory=list)  # more of bathys sim
    counted: str = "wins"  # or "points" of --at-least, or the name of an ending
    browser: bool = False


def expert(clock, simulations):
    return {"time": f"expert@{clock}", "simulations": f"expert@{simulations}"}


#: Simulations are about what the time is worth on a core at 2.4 GHz.
OTYS_TURN = expert("100ms", 1100)
OTYS_MORE = expert("100ms", 800)
OTYS_LONG = expert("1s", 11000)
OTYS_ALONE = expert("1s", 2600)
ALONE = ["--at-least", "100"]
HARD = dict.fromkeys(("time", "simulations"), "hard")
HIGHEST_RANK = "otys.rank.expert"

ROWS = [
    Row("otys-2", "Otys, 2 players, 100 ms a turn", 85, 95, "otys", "BOT,greedy", OTYS_TURN, MANY, 20),
    Row("otys-2-long", "… 1 s", 90, 97, "otys", "BOT,greedy", OTYS_LONG, FEW, 4),
    Row("otys-quick", "… quick policy alone", 65, 80, "otys", "BOT,greedy", HARD, 2000, 500),
    Row("otys-3", "Otys, 3 players, 100 ms", 60, 80, "otys", "BOT,greedy,greedy", OTYS_MORE, 402, 12),
    Row("otys-4", "Otys, 4 players, 100 ms", 50, 70, "otys", "BOT,greedy,greedy,greedy", OTYS_MORE, MANY, 12),
    Row("otys-alone", "Otys solo, easy, 1 s", 45, 90, "otys", "BOT", OTYS_ALONE, FEW, 3, counted=HIGHEST_RANK),
    Row("otys-alone-hard", "… hard", 25, 60, "otys", "BOT", OTYS_ALONE, FEW, 3, ["--hard"], HIGHEST_RANK),
    Row("thesauros-2", "Thesauros, 2 players, 100 ms", 80, 93, "thesauros", "BOT,greedy", expert("100ms", 400), MANY, 8),
    Row("thesauros-mercenaries", "… mercenaries", 75, 90, "thesauros", "BOT,greedy", expert("100ms", 400), MANY, 8,
        ["--mode", "mercenaries"]),
    Row("thesauros-initiation", "… initiation", 75, 90, "thesauros", "BOT,greedy", expert("100ms", 400), MANY, 8,
        ["--mode", "initiation"]),
    Row("thesauros-3", "Thesauros, 3 players, 100 ms", 55, 75, "thesauros", "BOT,greedy,greedy", expert("100ms", 266),
        402, 6),
    Row("thesauros-4", "Thesauros, 4 players, 100 ms", 45, 65, "thesauros", "BOT,greedy,greedy,greedy",
        expert("100ms", 200), MANY, 8),
    Row("thesauros-alone", "Thesauros solo, 100 ms: won", 85, 97, "thesauros", "BOT", expert("100ms", 400), FEW, 6,
        ALONE),
    Row("thesauros-alone-100", "… 100 points or more", 30, 60, "thesauros", "BOT", expert("100ms", 400), FEW, 6, ALONE,
        "points"),
    Row("browser-otys", "Otys, 2 players, in the browser, 200 ms", 85, 93, "otys", "BOT,greedy", expert("200ms", 1320),
        FEW, 6, browser=True),
    Row("browser-thesauros", "Thesauros, 2 players, in the browser, 200 ms", 80, 90, "thesauros", "BOT,greedy",
        expert("200ms", 600), FEW, 4, browser=True),
]  # fmt: skip


def wilson(wins, games, z=1.959964):
    """The lower and the upper end of the 95% interval of a rate."""
    rate = wins / games
    middle = rate + z * z / (2 * games)
    half = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    return tuple(max(0.0, min(1.0, (middle + sign * half) / (1 + z * z / games))) for sign in (-1, 1))


def told(command):
    """The object that a command prints, and the processor time that it took."""
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        printed = process.stdout.read()
        process.stdout.close()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            errors.seek(0)
            raise SystemExit(f"{' '.join(command)}\n{errors.read() or 'was broken off'}")
    return json.loads(printed.splitlines()[-1]), used.ru_utime + used.ru_stime


class Match:
    """A row played with one kind of budget: what there is of it in its folder."""

    def __init__(self, row, words):
        self.row = row
        self.seats = row.seats.replace("BOT", row.budgets[words.budget])
        self.games = min(row.games, words.games or row.games)
        players = len(self.seats.split(","))
        self.games += -self.games % players
        self.piece = words.piece or row.piece
        self.piece += -self.piece % players
        # Both rows of Thesauros alone tell of the same games.
        self.folder = Path(words.folder) / words.budget / row.name.removesuffix("-100")
        self.program = Path(words.program)
        self.begun = set()

    @property
    def match(self):
        return f"`{' '.join([*self.row.words, self.seats])}`"

    def pieces(self):
        return [json.loads(file.read_text()) for file in sorted(self.folder.glob("*.json"))]

    def command(self, number, games):
        words = [self.row.game, "--games", str(games), "--seats", self.seats, "--seed", f"strength-{number}"]
        if self.row.browser:
            return ["node", str(ROOT / "wasm" / "bots_match.mjs"), *words]
        return [str(self.program), "sim", *words, *self.row.words, "--rotate", "--threads", "1", "--json"]

    def done(self):
        return sum(piece["games"] for piece in self.pieces())

    def next_piece(self):
        """Its number and its games, or nothing when all are played or on their way."""
        number = 0
        games = 0
        while games < self.games:
            file = self.file(number)
            kept = json.loads(file.read_text())["games"] if file.exists() else None
            here = kept or min(self.piece, self.games - games)
            if kept is None and number not in self.begun:
                return number, here
            games += here
            number += 1
        return None

    def behind(self):
        """The part of its games that is played or on its way."""
        return (self.done() + len([n for n in self.begun if not self.file(n).exists()]) * self.piece) / self.games

    def file(self, number):
        return self.folder / f"{number:04}.json"

    def play(self, number, games):
        start = time.monotonic()
        result, processor_seconds = told(self.command(number, games))
        result["seconds"] = time.monotonic() - start
        result["processor_seconds"] = processor_seconds
        result["load"] = os.getloadavg()[0]
        result["words"] = self.command(number, games)[1:]
        result["program"] = fingerprint(engine() if self.row.browser else self.program)
        self.folder.mkdir(parents=True, exist_ok=True)
        # Whole or not at all, whenever it is broken off.
        part = self.file(number).with_suffix(".part")
        part.write_text(json.dumps(result) + "\n")
        part.replace(self.file(number))
        return result

    def wins(self, piece):
        bot = piece["seats"][0]
        if self.row.counted == "wins":
            return bot["wins"]
        if self.row.counted == "points":
            return round((bot["at_least_rate"] or 0) * (piece["games"] - piece["unfinished"]))
        return sum(ending["games"] for ending in piece["endings"] if ending["ending"] == self.row.counted)

    def check(self):
        """Pieces of another match must not be counted as this one's."""
        for number, piece in ((int(file.stem), json.loads(file.read_text())) for file in self.folder.glob("*.json")):
            others = [bot["bot"] for bot in piece["seats"]]
            if others != self.seats.split(",") or piece["seed"] != f"strength-{number}":
                raise SystemExit(f"{self.file(number)} is a piece of another match: {','.join(others)}, {piece['seed']}")


def engine():
    """Of the browser."""
    return Path(os.environ.get("BATHYS_WEB_ENGINE", ROOT / "build" / "web-engine")) / "engine.wasm"


def fingerprint(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]


def judgement(low, high, wanted):
    if low >= wanted:
        return "reached"
    return "**not reached**" if high < wanted else "**not shown**"


def line(match):
    row = match.row
    pieces = match.pieces()
    games = sum(piece["games"] - piece["unfinished"] for piece in pieces)
    start = f"| {row.title} | {row.wanted}% | {match.match} | {games} of {match.games} |"
    if games == 0:
        return f"{start} | **not measured** |"
    wins = sum(match.wins(piece) for piece in pieces)
    low, high = wilson(wins, games)
    result = f"{100 * wins / games:.1f}% ({100 * low:.1f} to {100 * high:.1f})"
    verdict = judgement(100 * low, 100 * high, row.wanted)
    if verdict == "reached" and 100 * low >= row.towards:
        verdict = f"reached, {row.towards}% too"
    return f"{start} {result} | {verdict} |"


def table(matches):
    """In Markdown, and what has to be known to trust it."""
    print("| row | wanted | match | games | result (95%) | |\n|---|---|---|---|---|---|")
    for match in matches:
        print(line(match))
    pieces = [piece for match in matches for piece in match.pieces()]
    if not pieces:
        return
    seconds = sum(piece["seconds"] for piece in pieces)
    processor = sum(piece["processor_seconds"] for piece in pieces)
    loads = sorted(piece["load"] for piece in pieces)
    programs = len({piece["program"] for piece in pieces if piece["words"][0] == "sim"})
    print(f"\nPlayed in {seconds / 3600:.1f} hours, with {100 * processor / seconds:.0f}% of a core at hand; "
          f"load {loads[len(loads) // 2]:.1f} in the middle, at most {loads[-1]:.1f}.")  # fmt: skip
    if programs > 1:
        print(f"By {programs} builds of the program: the table mixes them.")


def play(matches, words):
    """Until all games are played or the time is up; the rows grow evenly."""
    end = time.monotonic() + words.hours * 3600 if words.hours else None
    with concurrent.futures.ThreadPoolExecutor(words.jobs) as pool:
        running = {}
        while True:
            while len(running) < words.jobs and not (end and time.monotonic() > end):
                left = [match for match in matches if match.next_piece()]
                if not left:
                    break
                match = min(left, key=Match.behind)
                number, games = match.next_piece()
                match.begun.add(number)
                running[pool.submit(match.play, number, games)] = (match, number)
            if not running:
                return
            for one in concurrent.futures.wait(running, return_when="FIRST_COMPLETED").done:
                match, number = running.pop(one)
                piece = one.result()
                print(f"{match.row.name} {number}: {piece['seats'][0]['wins']:g} of {piece['games']} games won in "
                      f"{piece['seconds']:.0f} s", file=sys.stderr, flush=True)  # fmt: skip


def rows_called(names):
    known = {row.name: row for row in ROWS}
    for name in names:
        if name not in known:
            raise SystemExit(f'there is no row "{name}"; there are: {", ".join(known)}')
    return [known[name] for name in names]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--budget", choices=("time", "simulations"), default="time")
    parser.add_argument("--rows", default=",".join(row.name for row in ROWS), help="their names, with commas")
    parser.add_argument("--games", type=int, help="at most so many of each row")
    parser.add_argument("--piece", type=int, help="games of one piece, instead of each row's own number")
    parser.add_argument("--jobs", type=int, default=1, help="pieces played at once")
    parser.add_argument("--hours", type=float, help="begins nothing after so long")
    parser.add_argument("--folder", default=ROOT / "build" / "strength")
    parser.add_argument("--program", default=ROOT / "build" / "bathys")
    parser.add_argument("--nice", type=int, default=19, help="how far everything steps back for other programs")
    parser.add_argument("--table", action="store_true", help="plays nothing")
    words = parser.parse_args()
    matches = [Match(row, words) for row in rows_called(words.rows.split(","))]
    for match in matches:
        match.check()
    if not words.table:
        os.nice(words.nice)
        try:
            # Rows that tell of the same games are played once.
            play(list({match.folder: match for match in matches}.values()), words)
        except KeyboardInterrupt:
            raise SystemExit("broken off: the same command goes on from here") from None
    table(matches)


if __name__ == "__main__":
    main()
