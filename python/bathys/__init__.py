"""Otys and Thesauros for programs: play, watch and study games from Python. See docs/python.md.

>>> import bathys
>>> game = bathys.Game("otys", players=2, seed=1)
>>> game.play(game.legal()[0])

VectorEnv plays thousands of games at once, for programs that learn; bathys.aec has the shape of PettingZoo.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from bathys._engine import (
    GAMES,
    LEVELS,
    Encoding,
    Game,
    VectorEnv,
    __version__,
    _other_components,
    _use_components,
    components,
    components_hash,
)
from bathys._errors import BadInput, Error, Refused

__all__ = [
    "BadInput",
    "Encoding",
    "Error",
    "GAMES",
    "Game",
    "LEVELS",
    "Refused",
    "VectorEnv",
    "__version__",
    "components",
    "components_hash",
    "load",
    "save",
    "use_components",
]


def load(path: str | os.PathLike[str]) -> Game:
    """The game in a file: a record, or a link."""
    try:
        return Game.from_text(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not a text", "bad_input") from error


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Writes the record of a game into a file, which bathys replay shows and load() reads."""
    Path(path).write_text(json.dumps(game.record(), ensure_ascii=False) + "\n", encoding="utf-8")


def _from_record(record: dict[str, Any]) -> Game:
    """What pickled games come back by."""
    return Game.from_record(record)


class use_components:  # noqa: N801, a function to those who use it
    """Puts another component file in play, for the whole process: use_components("otys", "mine.json").

    The file (a path, or its content as a dict) is checked like the one that was built in, and named by its hash in
    records and links. Without one, what was built in is in play again. As a context (`with`), until its end; then what
    was in play before is so again. Games that were begun with other components are refused from then on.
    """

    def __init__(self, game: str, file: str | os.PathLike[str] | dict[str, Any] | None = None) -> None:
        self.game = game
        content = file if file is None or isinstance(file, dict) else _read_components(file)
        before = _other_components(game)
        self.hash: str = _use_components(game, content)
        self._before = before

    def __enter__(self) -> use_components:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _use_components(self.game, self._before)


def _read_components(path: str | os.PathLike[str]) -> dict[str, Any]:
    try:
        content = json.loads(Path(path).read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadInput(f"{path}: not a component file: {error}", "bad_input") from error
    if not isinstance(content, dict):
        raise BadInput(f"{path}: a component file holds one object", "bad_input")
    return content
