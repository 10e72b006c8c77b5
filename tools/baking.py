"""What the bakers share: careful JSON reading, a list of problems that stops the build, and C++ literals."""

import json
import re
import sys
from pathlib import Path

# The longest string literal every compiler must accept (C++ standard, annex B).
MAX_LITERAL_BYTES = 65535


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
