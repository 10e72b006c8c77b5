"""What goes wrong."""

from __future__ import annotations


class Error(Exception):
    """Something that the engine does not do; `code` names the reason, `rule` the section of the rules, if any."""

    def __init__(self, message: str, code: str = "error", rule: str | None = None) -> None:
        super().__init__(message, code, rule)
        self.message = message
        self.code = code
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message} ({self.code}{', ' + self.rule if self.rule else ''})"


class Refused(Error):
    """An answer that the game does not allow; nothing has changed."""


class BadInput(Error, ValueError):
    """Something given that cannot be: options, positions, records, files; nothing has changed."""
