"""The list of games for the tools: games/all/games.txt."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = "games/all/games.txt"


def entries(text):
    """(name, words) of each game in the text of a list, in its order."""
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, words) for name, *words in lines]


def names(root=ROOT):
    """The names of the games of a project; none when it has no list."""
    path = Path(root) / LIST
    return [name for name, _ in entries(path.read_text(encoding="utf-8"))] if path.exists() else []


def components(name, root=ROOT):
    """Where the printed values of a game stand."""
    return Path(root) / "games" / name / "data" / f"{name}.components.json"
