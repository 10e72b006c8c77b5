#!/usr/bin/env python3
"""What sharing a series among processes brings: bench/cluster_speed.py [--ranks 1,2,4,8] [-- WORDS OF bathys sim]

Plays the same series with so many processes of mpirun and prints for each number the processor time of all of them, and
the speed-up that follows from it where every process has a core of its own: the time of one process alone by that of
the busiest of them. Counted in processor time, so that it says the same on a machine that has other work. Every result
has to be the same.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build" / "bathys_mpi"
SERIES = ["otys", "--games", "300", "--seats", "expert@8,hard", "--rotate", "--seed", "cluster"]


def played(ranks, words):
    """The result of a series, and the processor time of each process."""
    with tempfile.TemporaryDirectory() as folder:
        own = f'exec /usr/bin/time -f "%U %S" -o {folder}/$OMPI_COMM_WORLD_RANK "$0" "$@"'
        done = subprocess.run(
            ["mpirun", "--oversubscribe", "--allow-run-as-root", "--mca", "btl", "self,vader", "-n", str(ranks)]
            + ["bash", "-c", own, str(PROGRAM), "sim", *words, "--threads", "1", "--json"],
            capture_output=True,
            text=True,
            check=True,
        )
        times = [sum(map(float, file.read_text().split())) for file in Path(folder).iterdir()]
    result = json.loads(done.stdout)
    for name in ("seconds", "games_per_second"):
        del result[name]
    return result, times


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ranks", default="1,2,4,8")
    parser.add_argument("words", nargs="*", default=SERIES, help="of bathys sim")
    words = parser.parse_args()
    alone = first = None
    for ranks in map(int, words.ranks.split(",")):
        result, times = played(ranks, words.words)
        alone = alone or sum(times)
        first = first or result
        if result != first:
            raise SystemExit(f"{ranks} processes played other games")
        print(
            f"{ranks} processes: {sum(times):6.1f} s of processor time in all, the busiest {max(times):5.1f} s,"
            f" the idlest {min(times):5.1f} s; speed-up {alone / max(times):.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
