"""What the bakers share: careful JSON reading, a list of problems that stops the build, and C++ literals."""

import hashlib
import json
import re
import sys
from pathlib import Path

# The longest string literal every compiler must accept (C++ standard, annex B).
MAX_LITERAL_BYTES = 65535

# Where a component's value comes from.
PROVENANCES = ["rulebook", "derived", "partly", "reconstructed"]


class Problems:
    """Collects everything that is wrong, so that one build shows all of it."""

    def __init__(self):
        self.lines = []

    def add(self, entry, message):
        """Notes what is wrong with an entry, named as its author would look for it ("contract c07")."""
        self.lines.append(f"{entry}: {message}")

    def stop_if_any(self):
        if self.lines:
            raise Stop(self.lines)


class Stop(Exception):
    """The data cannot be baked; `lines` say why."""

    def __init__(self, lines):
        super().__init__("\n".join(lines))
        self.lines = lines


class Checker:
    """Small questions about one file's values; each answers with a usable value and notes what is wrong."""

    def __init__(self):
        self.problems = Problems()

    def fields(self, where, entry, required, optional=()):
        """The entry as an object that has all required fields and no unknown one; empty when it is not."""
        if not isinstance(entry, dict):
            self.problems.add(where, f"must be an object, not {json.dumps(entry)}")
            return {}
        for field in required:
            if field not in entry:
                self.problems.add(where, f'the field "{field}" is missing')
        for field in entry:
            if field not in required and field not in optional:
                self.problems.add(where, f'unknown field "{field}"')
        return entry

    def number(self, where, value, low, high):
        if type(value) is not int or not low <= value <= high:
            self.problems.add(where, f"must be a whole number from {low} to {high}, not {json.dumps(value)}")
            return low
        return value

    def at_once(self, where, total, reason, most):
        """What is paid or gained at once, by a value and what can come on top of it."""
        if total > most:
            self.problems.add(where, f"comes to {total}$ {reason}, but nothing is more than {most}$ at once")

    def field(self, where, entry, field, low, high):
        """The number in a field; a missing field was already reported with the fields."""
        return self.number(f"{where}, {field}", entry[field], low, high) if field in entry else low

    def same(self, where, value, expected):
        """For what the rules fix: the value must be the expected one."""
        if json.dumps(value) != json.dumps(expected):
            self.problems.add(where, f"must be {json.dumps(expected)}, not {json.dumps(value)}")
        return expected

    def name(self, where, what, value, known):
        if value not in known:
            self.problems.add(where, f"unknown {what} {json.dumps(value)}; known: {', '.join(known)}")
            return known[0]
        return value

    def provenance(self, where, entry):
        # A missing tag was already reported with the fields.
        return self.name(where, "provenance", entry.get("provenance", PROVENANCES[0]), PROVENANCES)

    def rows(self, where, value, count):
        """The value as a list of exactly `count` entries."""
        if not isinstance(value, list):
            self.problems.add(where, f"must be a list, not {json.dumps(value)}")
            return []
        if len(value) != count:
            self.problems.add(where, f"must have {count} entries, not {len(value)}")
        return value

    def numbers(self, where, value, count, low, high):
        return [self.number(f"{where}, entry {i}", n, low, high) for i, n in enumerate(self.rows(where, value, count), 1)]

    def ids(self, what, entries):
        """Where to look for each entry; every id must be a text of its own."""
        seen, places = set(), []
        for i, entry in enumerate(entries, 1):
            name = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(name, str) or not name:
                name = f"number {i}"
                self.problems.add(f"{what} {name}", "has no id")
            elif name in seen:
                self.problems.add(f"{what} {name}", "this id is used twice")
            seen.add(name)
            places.append(f"{what} {name}")
        return places


def load_json(path):
    """Reads a JSON file; bad syntax, half a character and a key written twice in one object are refused."""

    def no_twins(pairs):
        twins = sorted({key for i, (key, _) in enumerate(pairs) if key in dict(pairs[:i])})
        if twins:
            raise Stop([f'the key "{key}" is written twice in one object' for key in twins])
        return dict(pairs)

    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"), object_pairs_hook=no_twins)
        # "\ud800" is JSON, but no text that could be written.
        json.dumps(data, ensure_ascii=False).encode("utf-8")
        return data
    except (OSError, ValueError, RecursionError) as error:
        raise Stop([f"cannot be read: {error}"]) from error


def cpp_string(text):
    """A C++ string literal of the text, as UTF-8 without trigraphs."""
    named = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
    # Octal escapes end after three digits; hexadecimal ones would swallow the letters that follow.
    escaped = "".join(named.get(c) or (c if ord(c) >= 32 else f"\\{ord(c):03o}") for c in text)
    return '"' + re.sub(r"(?<=\?)\?", r"\\?", escaped) + '"'


def write_if_changed(path, text):
    """Leaves an equal file untouched, so that nothing is compiled again for nothing."""
    path = Path(path)
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def run(name, bake):
    """Runs a baker as a program: problems go to stderr, one per line, and end it with status 1."""
    try:
        bake()
    except Stop as stop:
        print("\n".join(f"{name}: error: {line}" for line in stop.lines), file=sys.stderr)
        sys.exit(1)


def without(data, known):
    """The data without the fields that say what `known` says; an object of both is compared field by field."""
    rest = {}
    for key, value in data.items():
        if key not in known:
            rest[key] = value
        elif value != known[key]:
            both = isinstance(value, dict) and isinstance(known[key], dict)
            rest[key] = without(value, known[key]) if both else value
    return rest


def components_hash(data, moved=None):
    """The SHA-256 of the data in its one canonical spelling, so that layout does not matter.

    `moved` are values that the rules themselves said before they were written down in the data: saying the same as ever
    changes no game, so it does not change the hash either, and what was played before can still be played again.
    """
    canonical = json.dumps(without(data, moved or {}), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode("utf-8")).hexdigest()


def components_text(data):
    """The data themselves as a C++ constant, for a game whose tables are shown as they stand."""
    return f"inline constexpr std::string_view kComponentsText = {cpp_string(json.dumps(data, ensure_ascii=False))};\n"


def moved_text(moved):
    """What the hash leaves out, as a C++ constant, so that the program finds the same hash for a file it reads."""
    return f"inline constexpr std::string_view kMovedText = {cpp_string(json.dumps(moved, ensure_ascii=False))};\n"


def bake_components(game, data, sections, tables, moved=None):
    """The C++ text of a game's component data, which has exactly these sections, after `tables(check, data)`."""
    check = Checker()
    data = check.fields("the file", data, sections)
    check.problems.stop_if_any()
    check.name("the file", "game", data["game"], [game])
    check.number("version", data["version"], 1, 1)
    if not isinstance(data["provenance"], dict) or sorted(data["provenance"]) != sorted(PROVENANCES):
        check.problems.add("provenance", f"must explain exactly the tags {', '.join(PROVENANCES)}")
    parts = tables(check, data)
    check.problems.stop_if_any()
    head = "// The component tables, baked from the game's data; edit the data, not this file.\n"
    digest = f'inline constexpr std::string_view kComponentsHash = "{components_hash(data, moved)}";\n'
    return "\n".join([head + digest + moved_text(moved or {})] + parts)


def main_of_components(bake):
    """The program around a game's `bake`: its words are the data's file and the file to write."""
    if len(sys.argv) != 3:
        sys.exit(f"use: {Path(sys.argv[0]).name} DATA.json OUT.inc")
    source, target = sys.argv[1:]
    run(source, lambda: write_if_changed(target, bake(load_json(source))))
