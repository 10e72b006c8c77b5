"""Writes the puzzles of the games as constant C++: bake_puzzles.py OUT.inc PUZZLES.json...

A file has a head and then one puzzle to a line, as `bathys puzzles` writes it. Each puzzle becomes a text of its own, so
that only the one that is wanted is read.
"""

import json
import sys
from pathlib import Path

import baking

HEAD_END = '"puzzles":['


def split(problems, where, text):
    """The head with no puzzles in it, and the puzzles as texts."""
    first, *lines = text.rstrip("\n").split("\n")
    if not first.endswith(HEAD_END) or not lines or lines[-1] != "]}":
        problems.add(where, "is not written as bathys puzzles writes it")
        return "{}", []
    if len(lines) == 1:
        problems.add(where, "has no puzzle")
    puzzles = [line.removesuffix(",") for line in lines[:-1]]
    for number, puzzle in enumerate(puzzles, 1):
        check(problems, f"{where}, puzzle {number}", puzzle)
    return first + "]}", puzzles


def check(problems, where, puzzle):
    try:
        json.loads(puzzle)
    except ValueError:
        problems.add(where, "is no JSON")
    if len(puzzle.encode("utf-8")) > baking.MAX_LITERAL_BYTES:
        problems.add(where, f"is longer than {baking.MAX_LITERAL_BYTES} bytes")


def book(problems, where, text):
    head, puzzles = split(problems, where, text)
    try:
        game = json.loads(head).get("game", "")
    except ValueError:
        problems.add(where, "its head is no JSON")
        game = ""
    return game, head, puzzles


def written(books):
    arrays = []
    rows = []
    for game, head, puzzles in books:
        texts = "".join(f"    {baking.cpp_string(puzzle)}sv,\n" for puzzle in puzzles)
        arrays.append(f"constexpr std::string_view k_{game}[] = {{\n{texts}}};\n")
        rows.append(f"    {{{baking.cpp_string(game)}, {baking.cpp_string(head)}, k_{game}}},\n")
    # A compiler that had to count so many letters in a constant would give up; a literal knows its length.
    head = "// Baked from games/*/puzzles/puzzles.json.\nusing namespace std::string_view_literals;\n"
    return head + "".join(arrays) + (
        "const std::vector<BakedBook> kBooks{\n" + "".join(rows) + "};\n"
    )


def bake(files):
    """The C++ text of files by their names; raises baking.Stop with everything that is wrong."""
    problems = baking.Problems()
    books = [book(problems, name, text) for name, text in files]
    problems.stop_if_any()
    return written(books)


def main(arguments):
    if not arguments:
        sys.exit("use: bake_puzzles.py OUT.inc PUZZLES.json...")
    target, *files = arguments
    read = lambda: [(file, Path(file).read_text(encoding="utf-8")) for file in files]
    baking.run("puzzles", lambda: baking.write_if_changed(target, bake(read())))


if __name__ == "__main__":
    main(sys.argv[1:])
