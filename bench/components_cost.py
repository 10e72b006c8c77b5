#!/usr/bin/env python3
"""What another component file costs, in instructions: bench/components_cost.py [PROGRAM] [--against PROGRAM]

Plays the same series twice as long and once, so that what is done once (reading the file, too) drops out, and counts
instructions with `valgrind --tool=callgrind`: the same on every machine, whatever else it does. For each game three
times: with what was built in, with the same values from a file, and with one value changed. --against compares two
programs, both with what was built in.
"""

import argparse
import json
import re
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# A value of each game that bots and rules meet all the time.
CHANGES = {"otys": (("divers", "spy", "fee"), 3), "thesauros": (("calendar", "wage"), 3)}
SERIES = {"random": 10, "hard": 2}


def instructions(program, words):
    """All that a command executes."""
    told = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *words],
        capture_output=True,
        text=True,
        check=True,
    )
    return int(re.search(r"Collected : (\d+)", told.stderr)[1]), json.loads(told.stdout)["decisions_mean"]


def for_a_decision(program, game, bot, components):
    """Instructions for a decision of the second half of a series."""
    games = SERIES[bot]
    counts = []
    for times in (games, 2 * games):
        words = ["sim", game, "--games", str(times), "--seats", f"{bot},{bot}", "--seed", "cost", "--threads", "1", "--json"]
        count, mean = instructions(program, [*words, *components])
        counts.append((count, mean * times))
    (few, first), (many, all_of_them) = counts
    return (many - few) / (all_of_them - first)


def files(game, folder):
    """The built-in values as a file, and one with a value changed."""
    content = json.loads((ROOT / "games" / game / "data" / f"{game}.components.json").read_text(encoding="utf-8"))
    same, other = folder / f"{game}.same.json", folder / f"{game}.other.json"
    same.write_text(json.dumps(content), encoding="utf-8")
    way, value = CHANGES[game]
    part = content
    for name in way[:-1]:
        part = part[name]
    part[way[-1]] = value
    other.write_text(json.dumps(content), encoding="utf-8")
    return same, other


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=str(ROOT / "build" / "bathys"))
    parser.add_argument("--against", help="another program: both with what was built in")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        for game in CHANGES:
            same, other = files(game, Path(name))
            for bot in SERIES:
                built_in = for_a_decision(words.program, game, bot, [])
                if words.against:
                    rows = {"against": for_a_decision(words.against, game, bot, [])}
                else:
                    rows = {
                        "the same from a file": for_a_decision(words.program, game, bot, ["--components", str(same)]),
                        "one value changed": for_a_decision(words.program, game, bot, ["--components", str(other)]),
                    }
                told = ", ".join(f"{what} {count:,.0f} ({count / built_in:.3f})" for what, count in rows.items())
                print(f"{game} {bot}: built in {built_in:,.0f}, {told}", flush=True)


if __name__ == "__main__":
    main()
