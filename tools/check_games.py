#!/usr/bin/env python3
"""Checks that games are named in one list only: check_games.py [ROOT] reads every shared file and names each that does.

What belongs to a game (its name is a folder or the beginning of a file's name), words, documents and tests may name
games; everything else goes by games/all/games.txt.
"""

import re
import subprocess
import sys
from pathlib import Path

import games

# Folders and files that may name games, and why.
ALLOWED = {
    "words/": "what people read",
    "docs/": "documents",
    "README.md": "a document",
    "CONTRIBUTING.md": "a document",
    "CHANGELOG.md": "a document",
    "tests/": "tests",
    "bench/": "benchmarks measure games of a known size",
    "studies/": "each studies one game",
    "web/gallery/": "a workshop for one board",
    "python/": "what Python's help says gives examples",
    games.LIST: "the list",
}
# Tests, and what they share, wherever they stand.
TEST_FILE = re.compile(r"(.*/)?(testing|testdata)[/.].*|.*(_test|\.test|_testing)\.[a-z]+")
BUILT = re.compile(r"build/|web/node_modules/|(.*/)?__pycache__/")
# Neither is written by anybody here.
IGNORED = re.compile(r"(.*/)?package-lock\.json|.*\.(png|svg|ico|woff2)")


def own_file(names):
    """A pattern of the paths that belong to one of the games: games/x/…, bots/x/…, tools/bake_x.py, x_balance.cpp."""
    return re.compile(rf"(.*/)?(bake_)?({'|'.join(names)})([_./].*)?")


def may_name_games(path, own):
    allowed = any(path == entry or (entry.endswith("/") and path.startswith(entry)) for entry in ALLOWED)
    return bool(allowed or TEST_FILE.fullmatch(path) or IGNORED.fullmatch(path) or own.fullmatch(path))


def named_in(text, names):
    """(line, name) of every game that a text names."""
    spelled = [spelling for name in names for spelling in (name, name.capitalize(), name.upper())]
    pattern = re.compile(rf"(?<![a-z])({'|'.join(spelled)})(?![a-z])")
    return [(text.count("\n", 0, match.start()) + 1, match[0]) for match in pattern.finditer(text)]


def files_of(root):
    """The files of the project that are kept, or all but what is built when it is no repository."""
    if (root / ".git").exists():
        words = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        return sorted(subprocess.run(words, cwd=root, capture_output=True, text=True, check=True).stdout.splitlines())
    files = (path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())
    return sorted(path for path in files if not BUILT.match(path))


def problems_of(path, text, names):
    if may_name_games(path, own_file(names)):
        return []
    return [
        f"{path}:{line}: names {name}; a shared file goes by {games.LIST}" for line, name in named_in(text, names)
    ]


def check_tree(root):
    names = games.names(root)
    if not names:
        return [f"{games.LIST} lists no game"]
    problems = []
    for path in files_of(root):
        try:
            text = (root / path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue
        problems += problems_of(path, text, names)
    return problems


def main(arguments):
    root = Path(arguments[0]) if arguments else games.ROOT
    problems = check_tree(root)
    print("\n".join(problems), end="\n" if problems else "", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
