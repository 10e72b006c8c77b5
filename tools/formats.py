#!/usr/bin/env python3
"""Keeps what is written about the formats equal to the program: formats.py PROGRAM [--write]

The protocol's `describe` tells all that follows from a game's declarations. This script lays it out in the marked
blocks of the documents (docs/<game>/formats.md) and as types of the page (web/src/games/<game>/types.generated.ts).
Without --write it only says what differs. Where the first cell of a table's row is known already, its last cell, which
people write, is kept.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from formats_typescript import typescript  # noqa: E402
from formats_words import Names, plain  # noqa: E402

BLOCK = re.compile(r"(<!-- generated: (?P<what>[^>]+) -->\n)(?P<body>.*?)(<!-- end -->)", re.DOTALL)


def describe(program):
    """What every game of the program tells of itself, by name."""
    with subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:

        def ask(**request):
            engine.stdin.write(json.dumps(request) + "\n")
            engine.stdin.flush()
            return json.loads(engine.stdout.readline())

        games = [game["name"] for game in ask(id=1, cmd="games")["games"]]
        answers = {game: ask(id=2, cmd="describe", game=game)["described"] for game in games}
        ask(id=3, cmd="quit")
    return answers


# --- Tables -----------------------------------------------------------------------------------------------------------


def code(*words):
    return " ".join(f"`{word}`" for word in words)


def listed_words(words, names, named_from=9):
    """The words themselves, or the name of a long list, which has a row of its own."""
    base = plain(words)
    if len(base) < named_from or names.of_words(base) is None:
        return code(*words)
    return f"*{names.of_words(base)}*" + (" or `none`" if len(base) < len(words) else "")


def number(form):
    return f"{form['least']} to {form['most']}"


def how_many(form):
    if form["least"] == form["most"]:
        return str(form["most"])
    return f"at most {form['most']}" if form["least"] == 0 else number(form)


def form_text(form, names):
    kind = form["type"]
    if kind == "number":
        return number(form)
    if kind == "flag":
        return "true or false"
    if kind == "word":
        return listed_words(form["words"], names)
    if kind == "list":
        item = form["item"]
        return f"list of {how_many(form)}" + (f": {form_text(item, names)}" if item["type"] != "object" else "")
    return kind


def alike(fields):
    """Whether all fields of an object have one form: then one row does for all of them."""
    forms = [{key: value for key, value in field.items() if key != "name"} for field in fields]
    return len(fields) > 2 and all(form == forms[0] for form in forms)


def rows_of(fields, names, path=""):
    """(path, form) of every field, the fields of objects after them."""
    rows = []
    for field in fields:
        here = path + field["name"]
        if here == "setup":
            rows.append((here, "object"))
            continue
        missing = ", may be missing" if field.get("optional") else ""
        inner, where = field, here + "."
        if field["type"] == "list":
            inner, where = field["item"], here + "[]."
        if inner["type"] != "object":
            rows.append((here, form_text(field, names) + missing))
            continue
        if field["type"] == "list":
            rows.append((here, form_text(field, names) + missing))
        elif missing:
            rows.append((here, "object" + missing))
        if alike(inner["fields"]):
            words = [one["name"] for one in inner["fields"]]
            first = inner["fields"][0]
            if first["type"] == "list" and first["item"]["type"] == "object":
                rows.append((where + "*", f"{form_text(first, names)}, for each of {listed_words(words, names)}"))
                rows += rows_of(first["item"]["fields"], names, where + "*[].")
            else:
                rows.append((where + "*", f"{form_text(first, names)}, for each of {listed_words(words, names)}"))
        elif field["name"] != "pending":
            rows += rows_of(inner["fields"], names, where)
    return rows


def table(heads, rows, kept):
    """Rows end in what people wrote about the same first cell; where nobody has, the cell is empty."""
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for row in rows:
        cells = list(row)
        if len(cells) < len(heads):
            cells.append(kept.get(row[0], ""))
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def kept_cells(body):
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in body.splitlines() if line.startswith("| ")]
    return {row[0]: row[-1] for row in rows}


# --- Blocks -----------------------------------------------------------------------------------------------------------


def options_block(game, names, kept):
    rows = [(code(path), form) for path, form in rows_of(game["options"], names)]
    rows = [(path, form.replace(", may be missing", "")) for path, form in rows]
    return table(["field", "values", "when left out, and what it means"], rows, kept)


def verbs_block(game, names, kept):
    rows = [(code(verb["name"]), ", ".join(code(field["name"]) for field in verb["fields"])) for verb in game["verbs"]]
    return table(["verb", "fields", "the answer"], rows, kept)


def fields_block(game, names, kept):
    """The words of the fields of verbs; fields of one name may have others in another verb."""
    lists = {}
    for verb in game["verbs"]:
        for field in verb["fields"]:
            users = lists.setdefault((field["name"], tuple(field.get("words", ()))), [])
            users.append(verb["name"])
    several = [name for name, _ in lists]
    rows = []
    for (name, words), users in lists.items():
        label = code(name) + (" of " + ", ".join(code(user) for user in users) if several.count(name) > 1 else "")
        rows.append((label, listed_words(list(words), names) if words else "a notation of its own"))
    return table(["field", "words, in order"], rows, kept)


def words_block(game, names, kept):
    return table(["name", "words, in order"], [(f"*{name}*", code(*words)) for words, name in names.long()], kept)


def position_block(game, names, kept):
    rows = [(code(path), form) for path, form in rows_of(game["state"], names)]
    return table(["field", "form", "what it holds"], rows, kept)


def view_block(game, names, kept):
    state = dict(rows_of(game["state"], names))
    view = dict(rows_of(game["view"], names))
    rows = [(code(path), form) for path, form in view.items() if path not in state or state[path] != form]
    left_out = [path for path in state if path not in view]
    return (
        table(["field of a view", "form", "what it holds"], rows, kept)
        + "\nNot in a view: "
        + ", ".join(code(path) for path in left_out)
        + ".\n"
    )


def facts_block(game, names, kept):
    rows = [(code(path), form) for path, form in rows_of(game["facts"], names)]
    return table(["fact", "form", "what it is"], rows, kept)


def frame_fields(rule, names):
    return "; ".join(f"{code(path)}: {form}" for path, form in rows_of(rule["fields"], names))


def kind_text(rule):
    marks = [mark for mark in ("open", "sealed", "hidden") if rule[mark]]
    return ", ".join([rule["kind"]] + marks)


def rules_block(game, names, kept):
    rows = [(code(rule["rule"]), rule["section"], kind_text(rule)) for rule in game["rulebook"]]
    return table(["rule", "section", "kind", "what it does"], rows, kept)


def frames_block(game, names, kept):
    rows = []
    for rule in game["rulebook"]:
        below = ("the bottom" if not rule["below"] else code(*rule["below"])) if "below" in rule else ""
        if rule["fields"]:
            rows.append((code(rule["rule"]), frame_fields(rule, names), below))
        elif below:
            rows.append((code(rule["rule"]), "none", below, "–"))
    return table(["rule", "fields", "lies on", "what the fields mean"], rows, kept)


def order_block(game, names, kept):
    rows = [(code(rule["rule"]) + " " + rule["section"],) for rule in game["rulebook"] if rule["kind"] == "question"]
    return table(["question", "answers, in order"], rows, kept)


def arg_text(arg):
    return code(arg["family"] + ".…") if arg["type"] == "term" else arg["type"]


def events_block(game, names, kept):
    rows = []
    for event in game["events"]:
        args = ", ".join(arg_text(arg) for arg in event["args"])
        rows.append((code(event["kind"]), args, event["audience"]))
    return table(["kind", "arguments", "told to"], rows, kept)


def refusals_block(game, names, kept):
    words = json.loads((ROOT / "words" / "en" / f"{game['game']}.json").read_text())
    return code(*sorted(words["refusal"])) + "\n"


BLOCKS = {
    "options": options_block,
    "verbs": verbs_block,
    "fields": fields_block,
    "words": words_block,
    "position": position_block,
    "view": view_block,
    "facts": facts_block,
    "rules": rules_block,
    "frames": frames_block,
    "order": order_block,
    "events": events_block,
    "refusals": refusals_block,
}


def renewed(text, game, names):
    """A document with its blocks as they ought to be."""

    def block(match):
        name, what = match["what"].split()
        if name != game["game"] or what not in BLOCKS:
            raise SystemExit(f"there is no block {match['what']}")
        return match[1] + BLOCKS[what](game, names, kept_cells(match["body"])) + match[4]

    return BLOCK.sub(block, text)


def unwritten(text):
    """First cells of rows in blocks whose last cell nobody has written."""
    lines = [line for block in BLOCK.finditer(text) for line in block["body"].splitlines()]
    return [line.split("|")[1].strip() for line in lines if re.search(r"\|\s*\|\s*$", line)]


def outputs(games):
    """(path, text as it ought to be) of everything that is generated."""
    for name, game in games.items():
        names = Names(game)
        page = ROOT / "docs" / name / "formats.md"
        if page.exists():
            yield page, renewed(page.read_text(), game, names)
        folder = ROOT / "web" / "src" / "games" / name
        if (folder / "view.ts").exists():
            yield folder / "types.generated.ts", typescript(game, names)


def main(program, *options):
    wrong = []
    for path, text in outputs(describe(program)):
        old = path.read_text() if path.exists() else ""
        if options == ("--write",):
            path.write_text(text)
        elif text != old:
            wrong.append(f"{path.relative_to(ROOT)} is not what the program describes")
        if path.suffix == ".md":
            wrong += [f"{path.relative_to(ROOT)}: nobody has written about {what}" for what in unwritten(text)]
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        print(f"tools/formats.py {program} --write renews it; people write the last cells of tables", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
