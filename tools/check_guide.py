#!/usr/bin/env python3
"""Checks that what the guide to a new game quotes stands in the files it names: check_guide.py [GUIDE]

Every block of code follows a line that is a link to its file and a colon. A line "// …" leaves something out; the parts
stand in the file in this order.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDE = "docs/adding-a-game.md"
BLOCK = re.compile(r"^(?P<indent> *)```[a-z]*\n(?P<code>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"\]\(\.\./(?P<path>[^)]+)\):\s*$")
LEFT_OUT = re.compile(r"^\s*// …\n", re.MULTILINE)


def quotes(guide):
    """(line, path or None, code) of every block of a guide."""
    found = []
    for block in BLOCK.finditer(guide):
        source = SOURCE.search(guide[: block.start()].rstrip())
        indent = block["indent"]
        code = "".join(line.removeprefix(indent) for line in block["code"].splitlines(keepends=True))
        found.append((guide.count("\n", 0, block.start()) + 1, source and source["path"], code))
    return found


def stands_in(code, text):
    """Whether the lines of every part stand in the text, one part after the other."""
    at = 0
    for part in LEFT_OUT.split(code):
        place = ("\n" + text).find("\n" + part, at)
        if place < 0:
            return False
        at = place + len(part)
    return True


def check(guide, name, root):
    problems = []
    for line, path, code in quotes(guide):
        if path is None:
            problems.append(f"{name}:{line}: the block does not say which file it is from")
        elif not (root / path).is_file():
            problems.append(f"{name}:{line}: there is no {path}")
        elif not stands_in(code, (root / path).read_text(encoding="utf-8")):
            problems.append(f"{name}:{line}: {path} does not have these lines")
    return problems


def main(arguments):
    name = arguments[0] if arguments else GUIDE
    problems = check((ROOT / name).read_text(encoding="utf-8"), name, ROOT)
    print("\n".join(problems), end="\n" if problems else "", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
