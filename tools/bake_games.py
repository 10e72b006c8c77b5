"""Writes the list of games as C++: bake_games.py KIND OUT.inc

KIND is the file that is wanted, as it is included: games/all/list.inc (the games as types), bots/own_greedy.inc,
bots/own_levels.inc with bots/own_searching.inc, bots/own_schools.inc and bots/own_measures.inc (which games have a greedy
bot, levels, schools, or measures for the coach of their own) or cli/own_faces.inc (which have a face of
their own at the terminal).
"""

import re
import sys

import baking
import games

NAME = re.compile(r"[a-z][a-z0-9]*")
WORDS = ["lesson"]
HEAD = f"// Baked from {games.LIST}; edit the list, not this file.\n"


def struct(name):
    return name.capitalize()


def headers(names):
    return "".join(f'#include "games/{name}/{name}.hpp"\n' for name in names)


def check(entries, has_header):
    """Stops when the list cannot be: no game, a name that no folder can have, a game twice, a game that is not there."""
    problems = baking.Problems()
    names = [name for name, _ in entries]
    if not names:
        problems.add(games.LIST, "lists no game")
    for name, words in entries:
        if not NAME.fullmatch(name):
            problems.add(f"{games.LIST}, {name}", "a game is called by small letters and digits")
        elif not has_header(name):
            problems.add(f"{games.LIST}, {name}", f"there is no games/{name}/{name}.hpp")
        if names.count(name) > 1:
            problems.add(f"{games.LIST}, {name}", "is listed twice")
        for word in words:
            if word not in WORDS:
                problems.add(f"{games.LIST}, {name}", f'unknown word "{word}"; known: {", ".join(WORDS)}')
    problems.stop_if_any()
    return names


def types(names):
    listed = ", ".join(map(struct, names))
    declared = f"template <Game... Games>\nstruct GameList;\nusing AllGames = GameList<{listed}>;\n"
    return f"{HEAD}{headers(names)}\nnamespace bathys {{\n\n{declared}\n}}  // namespace bathys\n"


def own_bots(names, maker, parameters="", made="Strategy"):
    declared = "".join(
        f"template <>\nstd::unique_ptr<{made}<{struct(name)}>> {maker}<{struct(name)}>({parameters});\n" for name in names
    )
    return f"{HEAD}{headers(names)}\nnamespace bathys {{\n\n{declared}\n}}  // namespace bathys\n"


def own_measures(names):
    declared = "".join(
        f"template <>\nstd::vector<Measure> own_measures<{struct(name)}>(const {struct(name)}::State&, Seat, const Tally&);\n"
        for name in names
    )
    return f"{HEAD}{headers(names)}\nnamespace bathys::coach {{\n\n{declared}\n}}  // namespace bathys::coach\n"


def own_schools(names):
    declared = "".join(f"std::span<const School> {name}_schools();\n" for name in names)
    rows = "".join(f"    {{{baking.cpp_string(name)}, {name}_schools}},\n" for name in names)
    kept = "const std::map<std::string_view, std::span<const School> (*)()>"
    return f"{HEAD}{declared}\n{kept} kOwnSchools{{\n{rows}}};\n"


def own_faces(names):
    declared = "".join(f"const GameFace& {name}_face();\n" for name in names)
    rows = "".join(f"    {{{baking.cpp_string(name)}, {name}_face}},\n" for name in names)
    return f"{HEAD}{declared}\nconst std::map<std::string_view, const GameFace& (*)()> kOwnFaces{{\n{rows}}};\n"


def bake(kind, root=games.ROOT):
    """The C++ text of one of the files; raises baking.Stop with everything that is wrong."""
    text = (root / games.LIST).read_text(encoding="utf-8")
    names = check(games.entries(text), lambda name: (root / "games" / name / f"{name}.hpp").exists())
    if kind == "games/all/list.inc":
        return types(names)
    if kind == "bots/own_greedy.inc":
        return own_bots([name for name in names if (root / "bots" / name / "greedy.cpp").exists()], "make_greedy")
    if kind == "bots/own_levels.inc":
        return own_bots([name for name in names if (root / "bots" / name / "levels.cpp").exists()], "make_level", "Level")
    if kind == "bots/own_searching.inc":
        with_levels = [name for name in names if (root / "bots" / name / "levels.cpp").exists()]
        return own_bots(with_levels, "make_searching", made="Searching")
    if kind == "bots/own_measures.inc":
        return own_measures([name for name in names if (root / "bots" / name / "measures.cpp").exists()])
    if kind == "bots/own_schools.inc":
        return own_schools([name for name in names if (root / "bots" / name / "schools.cpp").exists()])
    if kind == "cli/own_faces.inc":
        return own_faces([name for name in names if (root / "cli" / name / "face.cpp").exists()])
    raise baking.Stop([f"there is no file {kind}"])


def main(arguments):
    if len(arguments) != 2:
        sys.exit("use: bake_games.py KIND OUT.inc")
    kind, target = arguments
    baking.run("games", lambda: baking.write_if_changed(target, bake(kind)))


if __name__ == "__main__":
    main(sys.argv[1:])
