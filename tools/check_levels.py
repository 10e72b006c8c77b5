#!/usr/bin/env python3
"""Checks that dependencies point down: check_levels.py [ROOT] reads every #include and names each that does not."""

import re
import sys
from pathlib import Path

import games

GAMES = [f"games/{name}" for name in games.names()]

# The folders by level; a folder may include its own files and those of lower levels.
LEVELS = {
    "core": 1,
    "words": 1,
    **dict.fromkeys(GAMES, 2),
    "storage": 2,
    "games/all": 3,
    "wire": 4,
    "bots": 4,
    "server": 5,
    "lab": 5,
    "wasm": 5,
    "cli": 6,
    "python": 7,
}
# Where the level alone says too little: words stand beside core and may use it; a game knows only core.
ONLY = {"words": {"core"}, **dict.fromkeys(GAMES, {"core"})}
# These may include anything, and nothing with a level may include them.
FREE = ["tests", "bench", "studies", "fuzz"]
# These build from a C++ compiler alone.
STANDARD_ONLY = ["core", "games"]
# What tests may include everywhere.
TEST_LIBRARIES = re.compile(r"(gtest|gmock)/.*|rapidcheck\.h|rapidcheck/.*")
TEST_FILE = re.compile(r"(.*/)?(testing/.*|(.*_)?(test|testing)\.[ch]pp)")

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:<([^>]+)>|"([^"]+)")', re.MULTILINE)

STANDARD = set(
    """
    algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes climits
    clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef cstdint
    cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception execution filesystem format forward_list fstream
    functional future initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map memory
    memory_resource mutex new numbers numeric optional ostream queue random ranges ratio regex scoped_allocator
    semaphore set shared_mutex source_location span sstream stack stdexcept stop_token streambuf string string_view
    strstream syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility
    valarray variant vector version
    """.split()
)


def folder_of(path, folders):
    """The folder of the list that a path lies in, or None."""
    return next((folder for folder in folders if path.startswith(folder + "/")), None)


def may_include(folder, other):
    if folder == other:
        return True
    return other in ONLY[folder] if folder in ONLY else LEVELS[other] < LEVELS[folder]


def check_own(folder, header):
    """What is wrong with including a header of the project, or None."""
    if folder_of(header, FREE):
        return "nothing below may include tests, benchmarks or fuzzing"
    other = folder_of(header, LEVELS)
    if other is None:
        return 'a quoted include is written from the project root, like "core/seat.hpp"'
    if not may_include(folder, other):
        return f"{folder}/ (level {LEVELS[folder]}) may not use {other}/ (level {LEVELS[other]})"
    return None


def check_foreign(path, header):
    """What is wrong with including a header in angle brackets, or None."""
    if header in STANDARD or not folder_of(path, STANDARD_ONLY):
        return None
    if TEST_FILE.fullmatch(path) and TEST_LIBRARIES.fullmatch(header):
        return None
    return f"{folder_of(path, STANDARD_ONLY)}/ uses the standard library only"


def check_file(path, text):
    """The problems of one file, whose path is written from the project root."""
    folder = folder_of(path, LEVELS)
    if folder is None:
        return []
    problems = []
    for match in INCLUDE.finditer(text):
        foreign, own = match.groups()
        problem = check_foreign(path, foreign) if foreign else check_own(folder, own)
        if problem:
            line = text.count("\n", 0, match.start()) + 1
            problems.append(f"{path}:{line}: {match.group().strip()}: {problem}")
    return problems


def check_tree(root):
    problems = []
    for folder in LEVELS:
        for file in sorted((root / folder).rglob("*.[chi]*")):
            if file.suffix in (".cpp", ".hpp", ".h", ".inc"):
                problems += check_file(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    return problems


def main(arguments):
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent
    problems = check_tree(root)
    print("\n".join(problems), end="\n" if problems else "", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
