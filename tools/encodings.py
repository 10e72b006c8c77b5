#!/usr/bin/env python3
"""Writes docs/<game>/encoding.md from what the Python module says: encodings.py [--write]; without it tells what differs."""

import argparse
import re
import sys
from collections import defaultdict
from pathlib import Path

import bathys

# The set-up that each page shows; others have more or fewer of the same.
SHOWN = {"players": 2}
LETTERS = "ijk"
HEAD = """# {title} as bytes

Made by `tools/encodings.py` from what the engine says; [python.md](../python.md#encoding) tells how to read it. This is
encoding {version} of a game with `{set_up}`: {size} bytes, and {actions} answers with numbers. `Encoding(game).fields()`
tells it of any set-up.

| bytes from | field | | values |
|---|---|---|---|
"""
ANSWERS = """
## Answers

| numbers | answers |
|---|---|
"""


def places(numbers):
    return tuple(int(number) for number in numbers)


def offset(entries):
    """Where the fields of one pattern lie, as a formula of their places: "40 + 90 i + 4 j"."""
    first = entries[(0,) * len(next(iter(entries)))]
    terms = [str(first)]
    strides = []
    for axis in range(len(next(iter(entries)))):
        second = entries.get(tuple(1 if at == axis else 0 for at in range(len(next(iter(entries))))))
        strides.append(0 if second is None else second - first)
        if second is not None:
            terms.append(f"{strides[-1]} {LETTERS[axis]}")
    for at, where in entries.items():
        assert where == first + sum(a * b for a, b in zip(at, strides, strict=True)), "not one formula"
    return " + ".join(terms)


def values(field):
    kind, words = field["kind"], field["words"]
    if kind == "flag":
        return "0 or 1"
    if kind == "word":
        return "0 none, " + ", ".join(f"{i} {word}" for i, word in enumerate(words, 1))
    if kind == "set":
        return "bits: " + " ".join(words)
    if kind == "length":
        return f"0 to {field['most']} items"
    if kind == "rule":
        return "the fields of the rule, one behind the other"
    return f"{field['least']} to {field['most']}"


def named(pattern, counts):
    """players[] with its letters and how many there are: players[i<2]"""
    letters = iter(zip(LETTERS, counts, strict=False))
    return re.sub(r"\[\]", lambda _: "[{0}<{1}]".format(*next(letters)), pattern)


def field_rows(fields):
    groups = defaultdict(dict)
    samples = {}
    for field in fields:
        pattern = re.sub(r"\[\d+\]", "[]", field["name"])
        groups[pattern][places(re.findall(r"\[(\d+)\]", field["name"]))] = field["at"]
        samples.setdefault(pattern, field)
    for pattern, entries in groups.items():
        field = samples[pattern]
        counts = [max(at[axis] for at in entries) + 1 for axis in range(len(next(iter(entries))))]
        size = "" if field["size"] == 1 else f"{field['size']} bytes"
        yield f"| {offset(entries)} | `{named(pattern, counts)}` | {size} | {values(field)} |\n"


def answer_rows(encoding):
    """A row for each verb: its first and last number, and its first and last answer."""
    verbs = {}
    for index in range(encoding.actions):
        text = encoding.action_text(index)
        verbs.setdefault(verb_of(text, encoding.game), []).append((index, text))
    for found in verbs.values():
        (first, begins), (last, ends) = found[0], found[-1]
        assert last - first + 1 == len(found)
        yield f"| {first} | `{begins}` |\n" if first == last else f"| {first} to {last} | `{begins}` … `{ends}` |\n"


def verb_of(text, game, known={}):  # noqa: B006, what was found before
    """The longest verb of the game that the text begins with."""
    if game not in known:
        known[game] = sorted(verbs_of(game), key=len, reverse=True)
    return next(verb for verb in known[game] if (text + " ").startswith(verb + " "))


def verbs_of(game):
    """As docs/<game>/formats.md lists them."""
    formats = Path(f"docs/{game}/formats.md").read_text(encoding="utf-8")
    table = formats.split(f"<!-- generated: {game} verbs -->")[1].split("<!-- end -->")[0]
    return re.findall(r"^\| `([a-z ]+)` \|", table, re.MULTILINE)


def page(name):
    game = bathys.Game(name, **SHOWN, seed=1)
    encoding = bathys.Encoding(game)
    set_up = ", ".join(f"{key}={value}" for key, value in SHOWN.items())
    head = HEAD.format(
        title=name.capitalize(), version=encoding.VERSION, set_up=set_up, size=encoding.size, actions=encoding.actions
    )
    return head + "".join(field_rows(encoding.fields())) + ANSWERS + "".join(answer_rows(encoding))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true")
    write = parser.parse_args().write
    differs = False
    for name in bathys.GAMES:
        path = Path(f"docs/{name}/encoding.md")
        made = page(name)
        if write:
            path.write_text(made, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != made:
            print(f"{path} is not what the engine says: ./run python tools/encodings.py --write")
            differs = True
    sys.exit(differs)


if __name__ == "__main__":
    main()
