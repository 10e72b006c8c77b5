#!/usr/bin/env python3
"""Follows the last step of docs/adding-a-game.md: follow_guide.py [FOLDER]

In a copy of the project it makes a game of another name out of the one that the guide builds: the files that the guide
lists, and one line in the list of games. Then it runs the checks of the project, builds the program and the tests of
the game, and plays it through the protocol and in a simulation. FOLDER (build/guide) keeps the copy for the next time.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import games

# The game that is there to be learned from.
TAUGHT = next(name for name, words in games.entries((games.ROOT / games.LIST).read_text()) if "lesson" in words)
NAME = f"{TAUGHT}two"


def renamed(text):
    return text.replace(TAUGHT, NAME).replace(TAUGHT.capitalize(), NAME.capitalize())


def write(path, text):
    """Leaves an equal file as it is, so that nothing is built again for nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def kept_files(root):
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [path for path in listed.stdout.splitlines() if (root / path).is_file() and not path.startswith("web/")]


def copy_project(root, tree):
    """The files of the project that the program is made of, and nothing else but what was built of them before."""
    wanted = set(kept_files(root))
    for path in sorted(tree.rglob("*")):
        name = path.relative_to(tree).as_posix()
        if path.is_file() and not name.startswith("build/") and name not in wanted and NAME not in name:
            path.unlink()
    for name in wanted:
        source, target = root / name, tree / name
        if target.exists() and target.read_bytes() == source.read_bytes():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def add_rules(tree):
    """Step 1: the folder of the game and the script that checks its components."""
    for path in sorted((tree / "games" / TAUGHT).rglob("*")):
        if path.is_file():
            write(tree / renamed(path.relative_to(tree).as_posix()), renamed(path.read_text(encoding="utf-8")))
    script = tree / f"tools/bake_{TAUGHT}.py"
    write(tree / f"tools/bake_{NAME}.py", renamed(script.read_text(encoding="utf-8")))


def add_to_list(tree):
    """Step 2: one line."""
    with (tree / games.LIST).open("a", encoding="utf-8") as file:
        file.write(f"{NAME}\n")


def add_words(tree):
    """Step 3: the sentences in every language. Refusals that another game has already are shared."""
    for path in sorted((tree / "words").glob(f"*/{TAUGHT}.json")):
        words = json.loads(path.read_text(encoding="utf-8"))
        own = {"game": {renamed(key): text for key, text in words["game"].items()}, NAME: words[TAUGHT]}
        own[NAME]["name"] = NAME.capitalize()
        own[NAME]["field"] = {renamed(key): text for key, text in own[NAME]["field"].items()}
        write(path.with_name(f"{NAME}.json"), json.dumps(own, ensure_ascii=False, indent=1) + "\n")


def add_documents(tree):
    """Step 4: the map of the rules and the rulings."""
    for path in sorted((tree / "docs" / TAUGHT).glob("*.md")):
        write(tree / "docs" / NAME / path.name, renamed(path.read_text(encoding="utf-8")))


def add_tests(tree):
    """Step 5: the laws; the tests of the rules came with them."""
    laws = tree / f"tests/laws_{TAUGHT}_test.cpp"
    write(tree / f"tests/laws_{NAME}_test.cpp", renamed(laws.read_text(encoding="utf-8")))


def run(tree, *words, **more):
    print("+", " ".join(words), flush=True)
    return subprocess.run(words, cwd=tree, check=True, **more)


class Engine:
    """A conversation with `bathys engine`."""

    def __init__(self, program):
        self.child = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.child.stdin.write(json.dumps({"id": 1, **request}) + "\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(f"{request}: {answer['error']}")
        return answer


def play_a_game(program):
    """The first answer that is offered, until the game is over."""
    engine = Engine(program)
    decision = engine.ask(cmd="new", game=NAME, options={"players": 3}, seed="guide")["decision"]
    answers = 0
    while not decision["over"]:
        seat = decision["asked"][0]
        first = engine.ask(cmd="legal", seat=seat)["legal"][0]
        decision = engine.ask(cmd="do", seat=seat, action=first["text"])["decision"]
        answers += 1
    outcome = engine.ask(cmd="outcome")["outcome"]
    engine.child.stdin.close()
    engine.child.wait()
    print(f"{NAME}: {answers} answers; {outcome['verdict']}")


def main(arguments):
    tree = (Path(arguments[0]) if arguments else games.ROOT / "build/guide").resolve()
    copy_project(games.ROOT, tree)
    add_rules(tree)
    add_to_list(tree)
    add_words(tree)
    add_documents(tree)
    add_tests(tree)
    for check in ["check_levels.py", "check_rulebook.py"]:
        run(tree, f"tools/{check}")
    run(tree, "tools/check_games.py", str(tree))
    run(tree, "tools/build.sh", "dev", "bathys", f"{NAME}_test", f"tests_laws_{NAME}")
    run(tree, f"build/dev/tests/{NAME}_test", "--gtest_brief=1")
    run(tree, "env", "BATHYS_SHORT=1", f"build/dev/tests/tests_laws_{NAME}", "--gtest_brief=1")
    program = str(tree / "build/dev/bathys")
    play_a_game(program)
    run(tree, program, "sim", NAME, "--games", "10", "--seats", "greedy,random")
    run(tree, program, "data", NAME, "--check")


if __name__ == "__main__":
    main(sys.argv[1:])
