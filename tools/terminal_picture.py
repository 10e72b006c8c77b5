#!/usr/bin/env python3
"""Draws a terminal screen as an SVG picture: terminal_picture.py CAPTURE.ansi OUT.svg

The capture is text with ANSI colours, as `tmux capture-pane -e -p` prints it.
"""

import sys
from pathlib import Path

# Boards in notebooks are drawn in the same way; the module needs nothing of its package.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python" / "bathys"))
from _picture import CELL_HEIGHT, CELL_WIDTH, INK, MARGIN, picture  # noqa: E402, F401


def main(arguments):
    if len(arguments) not in (2, 3):
        sys.exit("use: terminal_picture.py CAPTURE.ansi OUT.svg [TITLE]")
    capture = Path(arguments[0]).read_text(encoding="utf-8")
    title = arguments[2] if len(arguments) == 3 else "A game at the terminal"
    Path(arguments[1]).write_text(picture(capture, title), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
