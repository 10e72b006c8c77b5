#!/usr/bin/env python3
"""Draws a terminal screen as an SVG picture: terminal_picture.py CAPTURE.ansi OUT.svg

The capture is text with ANSI colours, as `tmux capture-pane -e -p` prints it.
"""

import re
import sys
import unicodedata
from html import escape
from pathlib import Path

CELL_WIDTH = 8.4
CELL_HEIGHT = 18
MARGIN = 14
BASELINE = 13.5
FONT = "ui-monospace, 'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace"
GROUND = "#0c1420"
INK = "#d8dee9"

SEQUENCE = re.compile(r"\x1b\[([0-9;]*)([A-Za-z])")
# The sixteen named colours; the rest of the 256 follow from their numbers.
NAMED = (
    "#000000 #cd3131 #0dbc79 #e5e510 #2472c8 #bc3fbc #11a8cd #e5e5e5 "
    "#666666 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #ffffff"
).split()
STEPS = [0, 95, 135, 175, 215, 255]


def palette(number):
    """The colour with this number of the 256."""
    if number < 16:
        return NAMED[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    number -= 16
    return "#" + "".join(f"{STEPS[n]:02x}" for n in (number // 36, number // 6 % 6, number % 6))


class Pen:
    """The colours that the next character is drawn with."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.ink, self.ground, self.bold = None, None, False

    def style(self):
        return self.ink, self.ground, self.bold

    def change(self, parameters):
        codes = [int(code or 0) for code in parameters.split(";")]
        while codes:
            code = codes.pop(0)
            if code in (38, 48):
                self.set(code, self.extended(codes))
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.ink = NAMED[code - 30 if code < 90 else code - 82]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.ground = NAMED[code - 40 if code < 100 else code - 92]
            elif code == 0:
                self.reset()
            elif code in (1, 22):
                self.bold = code == 1
            elif code == 39:
                self.ink = None
            elif code == 49:
                self.ground = None

    def set(self, code, colour):
        if code == 38:
            self.ink = colour
        else:
            self.ground = colour

    @staticmethod
    def extended(codes):
        if codes and codes.pop(0) == 5:
            return palette(codes.pop(0))
        red, green, blue = codes[:3]
        del codes[:3]
        return f"#{red:02x}{green:02x}{blue:02x}"


def cells(character):
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line, pen):
    """The pieces (column, width, text, style) of one line; the pen goes on to the next."""
    found, column, at = [], 0, 0
    while at < len(line):
        sequence = SEQUENCE.match(line, at)
        if sequence:
            if sequence[2] == "m":
                pen.change(sequence[1])
            at = sequence.end()
            continue
        width = cells(line[at])
        if found and found[-1][3] == pen.style():
            last = found[-1]
            found[-1] = (last[0], last[1] + width, last[2] + line[at], last[3])
        else:
            found.append((column, width, line[at], pen.style()))
        column += width
        at += 1
    return found


def draw_run(row, run):
    column, width, text, (ink, ground, bold) = run
    x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT
    parts = []
    if ground:
        # A hair wider than its cells, so that no seam shows between neighbours.
        parts.append(f'<rect x="{x:.1f}" y="{y}" width="{width * CELL_WIDTH + 0.3:.1f}" height="{CELL_HEIGHT}.3" fill="{ground}"/>')
    stripped = text.strip()
    if stripped:
        lead = sum(map(cells, text[: len(text) - len(text.lstrip())]))
        length = sum(map(cells, stripped)) * CELL_WIDTH
        weight = ' font-weight="bold"' if bold else ""
        parts.append(
            f'<text x="{x + lead * CELL_WIDTH:.1f}" y="{y + BASELINE}" textLength="{length:.1f}"'
            f' fill="{ink or INK}"{weight}>{escape(stripped, quote=False)}</text>'
        )
    return "".join(parts)


def picture(capture, title):
    """The SVG text of a captured screen."""
    pen = Pen()
    lines = [runs(line, pen) for line in capture.rstrip("\n").split("\n")]
    while lines and not "".join(run[2] for run in lines[-1]).strip():
        lines.pop()
    columns = max((run[0] + run[1] for line in lines for run in line), default=0)
    width, height = columns * CELL_WIDTH + 2 * MARGIN, len(lines) * CELL_HEIGHT + 2 * MARGIN
    rows = "\n".join("".join(draw_run(row, run) for run in line) for row, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}"'
        f' role="img" aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n'
        f'<rect width="100%" height="100%" rx="8" fill="{GROUND}"/>\n'
        f'<g font-family="{FONT}" font-size="14" xml:space="preserve">\n{rows}\n</g>\n</svg>\n'
    )


def main(arguments):
    if len(arguments) not in (2, 3):
        sys.exit("use: terminal_picture.py CAPTURE.ansi OUT.svg [TITLE]")
    capture = Path(arguments[0]).read_text(encoding="utf-8")
    title = arguments[2] if len(arguments) == 3 else "A game at the terminal"
    Path(arguments[1]).write_text(picture(capture, title), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
