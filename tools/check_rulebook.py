#!/usr/bin/env python3
"""Checks that the code reads like the rulebook: one section, one file, one sibling test; every ruling cited and tested.

For each games/<game>/rules/<chapter>/<section>_<name>.cpp:
- the section is one of its chapter,
- the first line is a comment that begins with the game's name and the section number,
- a sibling <section>_<name>_test.cpp exists (tests without code of their own are fine),
- docs/<game>/rulebook-map.md lists both,
- the rules help has a title and a text for it (words/en/<game>.json; the build sees to the other languages).
For each ruling D… in the table of docs/<game>/rulings.md: the code cites it, unless the document lists it as
kept by design ("- D8: ..."), and a test has it in its name.
"""

import pathlib
import re
import sys

import bake_words
import baking


def section_of(name: str) -> str:
    """The printed number: 2_4_propeller is section 2.4, 3_2_5_1_sea_turn 3.2.5.1, v_1_auction V.1, 1_income 1."""
    match = re.match(r"(\d+|[a-z])((?:_\d+)*)_[a-z]", name)
    return (match[1].upper() + match[2]).replace("_", ".") if match else ""


def is_within(section: str, chapter: str) -> bool:
    return bool(chapter) and f"{section}.".startswith(f"{chapter}.")


def problems_of_file(root: pathlib.Path, game: str, path: pathlib.Path, table: str) -> list[str]:
    problems = []
    name = path.relative_to(root).as_posix()
    section = section_of(path.name)
    if not is_within(section, section_of(path.parent.name)):
        problems.append(f"{name}: is not a section of {path.parent.name}")
    first = path.read_text(encoding="utf-8").split("\n", 1)[0]
    if not first.startswith(f"// {game.capitalize()} {section} "):
        problems.append(f"{name}: the first line does not begin with '// {game.capitalize()} {section} '")
    sibling = path.with_name(path.stem + "_test.cpp")
    if not sibling.exists():
        problems.append(f"{name}: has no sibling test {sibling.name}")
    for wanted in (path.name, sibling.name):
        if f"/{wanted})" not in table:
            problems.append(f"{name}: docs/{game}/rulebook-map.md does not list {wanted}")
    return problems


def help_of(root: pathlib.Path, game: str) -> dict[str, str] | None:
    """The texts of a game, or None in a tree without words."""
    if not (root / "words").exists():
        return None
    path = root / "words" / "en" / f"{game}.json"
    return bake_words.flatten(baking.Problems(), path.name, baking.load_json(path)) if path.exists() else {}


def problems_of_help(game: str, section: str, texts: dict[str, str] | None) -> list[str]:
    keys = [f"{game}.rule.title.{section}", f"{game}.rule.{section}"]
    return [f'words/en/{game}.json: "{key}" is missing' for key in keys if texts is not None and key not in texts]


def problems_of_rulings(root: pathlib.Path, game: str) -> list[str]:
    text = (root / "docs" / game / "rulings.md").read_text(encoding="utf-8")
    rulings = re.findall(r"^\| (D\d+) \|", text, flags=re.M)
    by_design = re.findall(r"^- (D\d+): ", text, flags=re.M)
    sources = sorted((root / "games" / game).rglob("*.[ch]pp"))
    code = "\n".join(p.read_text(encoding="utf-8") for p in sources if not p.name.endswith("_test.cpp"))
    tests = "\n".join(p.read_text(encoding="utf-8") for p in sources if p.name.endswith("_test.cpp"))
    problems = [f"docs/{game}/rulings.md lists no ruling"] if not rulings else []
    for ruling in rulings:
        if ruling not in by_design and not re.search(rf"\b{ruling}\b", code):
            problems.append(f"{ruling} is cited nowhere in games/{game}")
        if not re.search(rf"TEST(?:_F|_P)?\(\w+,\s*\w*{ruling}(?!\d)", tests):
            problems.append(f"no test of games/{game} is named after {ruling}")
    return problems


def problems(root: pathlib.Path) -> list[str]:
    found = []
    for rules in sorted((root / "games").glob("*/rules")):
        game = rules.parent.name
        table = (root / "docs" / game / "rulebook-map.md").read_text(encoding="utf-8")
        texts = help_of(root, game)
        for path in sorted(rules.rglob("*.cpp")):
            if not path.name.endswith("_test.cpp"):
                found += problems_of_file(root, game, path, table)
                found += problems_of_help(game, section_of(path.name), texts)
        found += problems_of_rulings(root, game)
    return found


def main() -> int:
    root = pathlib.Path(__file__).resolve().parent.parent
    found = problems(root)
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
