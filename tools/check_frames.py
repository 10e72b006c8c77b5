#!/usr/bin/env python3
"""Checks that a rule alone reads its frames (docs/architecture.md, "A rule owns its frame").

- words_of<...> stands only in the file of a rule that has these words, or that says what they are: it defines take or
  run of the rule, or describe(Archive&, ...) of the words.
- Nobody but core/ takes the bytes of a frame. Tests may: they make frames that no rule writes.
"""

import re
import sys
from pathlib import Path

FOLDERS = ["games", "wire", "bots", "storage", "server", "lab", "wasm", "cli", "python", "bench", "studies", "fuzz"]
BYTES = re.compile(
    r"(?:\b\w*frame\w*|\bquestion|\b(?:top|pop|below|above|from_top|frame)\([^()]*(?:\([^()]*\))?[^()]*\))"
    r"\s*(?:\.|->)\s*args\b|bit_cast<[^;]*\((?:\w+\.)?frame\)"
)
OPENED = re.compile(r"^(?:inline )?namespace ?([\w:]*) ?\{$")
CLOSED = re.compile(r"^\}  // namespace")
DESCRIBED = re.compile(r"^void (?:([\w:]+)::)?describe\(Archive& ?\w*, ([\w:]+)& ?\w*\)")
PLAYED = re.compile(r"^void (?:([\w:]+)::)?(?:take|run)\(Play& ")
ALIAS = re.compile(r"^using (\w+) = ([\w:]+);")
READ = re.compile(r"\bwords_of<([\w:]+)>")


def is_test(path: Path) -> bool:
    return "test" in path.stem.split("_") or path.stem in ("testing", "random_play") or "testing" in path.parts


def code_of(line: str) -> str:
    return line.split("//", 1)[0] if not line.startswith("}") else line


def problems_of(name: str, text: str) -> list[str]:
    """`Words` of a namespace are another rule's than `Words` of the next one."""
    described, aliases, reads, found = set(), {}, [], []
    spaces: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        if CLOSED.match(line):
            spaces.pop()
            continue
        code = code_of(line)
        if opened := OPENED.match(code.rstrip()):
            spaces.append(opened[1].split("::")[-1])
        rule = next((space for space in reversed(spaces) if space), "")
        declared = code.rstrip().endswith(";")
        if (played := PLAYED.match(code)) and not declared:
            described.add(owned("Words", (played[1] or rule).split("::")[-1]))
        if (definition := DESCRIBED.match(code)) and not declared:
            described.add(owned(definition[2], (definition[1] or rule).split("::")[-1]))
        if alias := ALIAS.match(code):
            aliases[alias[1]] = owned(alias[2], rule)
        reads += [(number, aliases.get(read, owned(read, rule))) for read in READ.findall(code)]
        if BYTES.search(code):
            found.append(f"{name}:{number}: takes the bytes of a frame")
    return found + [
        f"{name}:{number}: reads {words}, the words of another file's rule"
        for number, words in reads
        if words not in described and not words.isdigit() and not words.startswith("k")
    ]


def owned(words: str, rule: str) -> str:
    return f"{rule}::{words}" if words == "Words" else "::".join(words.split("::")[-2:])


def problems(root: Path) -> list[str]:
    found = []
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.[ch]pp")):
            if not is_test(path):
                found += problems_of(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    return found


def main() -> int:
    found = problems(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
