"""Lines of text with terminal colours, drawn as an SVG picture."""

from __future__ import annotations

import re
import unicodedata
from html import escape
from typing import NamedTuple

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


def palette(number: int) -> str:
    """The colour with this number of the 256."""
    if number < 16:
        return NAMED[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    number -= 16
    return "#" + "".join(f"{STEPS[n]:02x}" for n in (number // 36, number // 6 % 6, number % 6))


class Style(NamedTuple):
    ink: str | None = None
    ground: str | None = None
    bold: bool = False


class Run(NamedTuple):
    """A piece of a line in one style."""

    column: int
    width: int
    text: str
    style: Style


def changed(style: Style, parameters: str) -> Style:
    """The style after a colour sequence."""
    codes = [int(code or 0) for code in parameters.split(";")]
    while codes:
        code = codes.pop(0)
        if code in (38, 48):
            colour = extended(codes)
            style = style._replace(ink=colour) if code == 38 else style._replace(ground=colour)
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style = style._replace(ink=NAMED[code - 30 if code < 90 else code - 82])
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style = style._replace(ground=NAMED[code - 40 if code < 100 else code - 92])
        elif code == 0:
            style = Style()
        elif code in (1, 22):
            style = style._replace(bold=code == 1)
        elif code == 39:
            style = style._replace(ink=None)
        elif code == 49:
            style = style._replace(ground=None)
    return style


def extended(codes: list[int]) -> str:
    if codes and codes.pop(0) == 5:
        return palette(codes.pop(0))
    red, green, blue = codes[:3]
    del codes[:3]
    return f"#{red:02x}{green:02x}{blue:02x}"


def cells(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line: str, style: Style) -> tuple[list[Run], Style]:
    """The pieces of one line, and the style in which the next goes on."""
    found: list[Run] = []
    column = at = 0
    while at < len(line):
        sequence = SEQUENCE.match(line, at)
        if sequence:
            if sequence[2] == "m":
                style = changed(style, sequence[1])
            at = sequence.end()
            continue
        width = cells(line[at])
        if found and found[-1].style == style:
            last = found[-1]
            found[-1] = last._replace(width=last.width + width, text=last.text + line[at])
        else:
            found.append(Run(column, width, line[at], style))
        column += width
        at += 1
    return found, style


def kept(text: str) -> str:
    """With gaps that stay as wide as they are: browsers collapse plain spaces, and would stretch the letters instead."""
    return re.sub(" {2,}", lambda gap: "\u00a0" * len(gap[0]), text)


def draw_run(row: int, run: Run) -> str:
    x, y = MARGIN + run.column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT
    parts = []
    if run.style.ground:
        # A hair wider than its cells, so that no seam shows between neighbours.
        parts.append(
            f'<rect x="{x:.1f}" y="{y}" width="{run.width * CELL_WIDTH + 0.3:.1f}" height="{CELL_HEIGHT}.3"'
            f' fill="{run.style.ground}"/>'
        )
    stripped = run.text.strip()
    if stripped:
        lead = sum(map(cells, run.text[: len(run.text) - len(run.text.lstrip())]))
        length = sum(map(cells, stripped)) * CELL_WIDTH
        weight = ' font-weight="bold"' if run.style.bold else ""
        parts.append(
            f'<text x="{x + lead * CELL_WIDTH:.1f}" y="{y + BASELINE}" textLength="{length:.1f}"'
            f' fill="{run.style.ink or INK}"{weight}>{escape(kept(stripped), quote=False)}</text>'
        )
    return "".join(parts)


def picture(text: str, title: str) -> str:
    """The SVG of a text with colours."""
    style = Style()
    lines: list[list[Run]] = []
    for line in text.rstrip("\n").split("\n"):
        found, style = runs(line, style)
        lines.append(found)
    while lines and not "".join(run.text for run in lines[-1]).strip():
        lines.pop()
    columns = max((run.column + run.width for line in lines for run in line), default=0)
    width, height = columns * CELL_WIDTH + 2 * MARGIN, len(lines) * CELL_HEIGHT + 2 * MARGIN
    rows = "\n".join("".join(draw_run(row, run) for run in line) for row, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}"'
        f' role="img" aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n'
        f'<rect width="100%" height="100%" rx="8" fill="{GROUND}"/>\n'
        f'<g font-family="{FONT}" font-size="14" xml:space="preserve">\n{rows}\n</g>\n</svg>\n'
    )
