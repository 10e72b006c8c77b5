"""Reads a folder of records into a table: ./run python python/examples/records_table.py FOLDER --csv games.csv

One row for each game: file, game, players, seed, decisions, whether it is over, the winners, and the points of each seat.
pandas.read_csv reads the file; `table(folder)` is a structured NumPy array.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bathys
import numpy as np
from numpy.typing import NDArray

SEATS = 4
COLUMNS: list[tuple[str, str]] = [
    ("file", "U80"),
    ("game", "U20"),
    ("players", "u1"),
    ("seed", "U64"),
    ("decisions", "i4"),
    ("over", "?"),
    ("winners", "U7"),
    *((f"points_{seat}", "f4") for seat in range(SEATS)),
]


def row(path: Path) -> tuple[Any, ...]:
    """One game; points of seats that nobody has are not numbers."""
    game = bathys.load(path)
    outcome = game.outcome
    points = [float(number) for number in outcome["points"]] + [float("nan")] * SEATS
    winners = " ".join(map(str, outcome["winners"])) if outcome["over"] else ""
    decisions = game.decision["number"]
    return (path.name, game.name, game.players, game.seed, decisions, outcome["over"], winners, *points[:SEATS])


def rows(folder: Path) -> Iterator[tuple[Any, ...]]:
    """The rows of all files that are records or links; others are named and left out."""
    for path in sorted(folder.iterdir()):
        if path.suffix not in (".json", ".txt", ".link"):
            continue
        try:
            yield row(path)
        except bathys.BadInput as error:
            print(f"{path.name}: {error.message}", file=sys.stderr)


def table(folder: Path) -> NDArray[np.void]:
    """The games of a folder."""
    return np.array(list(rows(folder)), dtype=COLUMNS)


def write_csv(games: NDArray[np.void], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(name for name, _ in COLUMNS)
        writer.writerows(games.tolist())


def tell(games: NDArray[np.void]) -> None:
    """How many games there are, how long they are and how many points a seat makes."""
    for name in np.unique(games["game"]):
        of_game = games[(games["game"] == name) & games["over"]]
        if not len(of_game):
            continue
        points = " ".join(f"{np.nanmean(of_game[f'points_{seat}']):.1f}" for seat in range(of_game["players"].max()))
        print(f"{name}: {len(of_game)} games, {of_game['decisions'].mean():.0f} decisions, points by seat {points}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--csv", type=Path)
    words = parser.parse_args()
    if not words.folder.is_dir():
        parser.error(f"{words.folder}: there is no such folder")
    games = table(words.folder)
    tell(games)
    if words.csv:
        write_csv(games, words.csv)


if __name__ == "__main__":
    main()
