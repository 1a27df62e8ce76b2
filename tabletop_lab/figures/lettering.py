"""Lines of text that are measured and written without being laid out twice: text is the slow part of a picture.
They are drawn by matplotlib everywhere, except in `svg` of render.py, which uses outlines shared by all pictures.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Any

from matplotlib.font_manager import FontProperties, findfont, get_font
from matplotlib.path import Path
from matplotlib.text import Text
from matplotlib.textpath import text_to_path

from .style import FAMILY, font

MIDDLE = 0.365
"""Half the height of a capital as a share of the type size, so that all text on one line has the same baseline."""

gathered: ContextVar[list[str] | None] = ContextVar("gathered", default=None)
"""The list in which `svg` collects the outlines of the figure it is writing; None while anything else draws."""

_SIZE = float(text_to_path.FONT_SCALE)
_MARK = re.compile(r"<!--\s*letters (\d+)\s*-->")


def text_width(s: str, size: float, bold: bool = False) -> float:
    """Return the width in inches of one line of text of a given size in points, without drawing it.

    >>> round(text_width("8,000", 13, True), 2)
    0.48
    """
    return _line(s, bold)[1] * size / (_SIZE * 72)


class Line(Text):
    """One line of text, placed so that its capitals are centred on y."""

    def draw(self, renderer: Any) -> None:
        """Draw with matplotlib, or leave a mark in the SVG where the outlines will be put."""
        letters = gathered.get()
        if letters is None or not self.get_visible():
            super().draw(renderer)
            return
        if s := self.get_text():
            renderer.writer.comment(f"letters {len(letters)}")
            letters.append(self._outlines(s, renderer.height))
        self.stale = False

    def _outlines(self, s: str, height: float) -> str:
        size, bold = self.get_fontsize(), self.get_fontweight() == "bold"
        x, y = self.get_transform().transform(self.get_unitless_position())
        shift = {"left": 0.0, "center": 0.5, "right": 1.0}[self.get_horizontalalignment()]
        x -= shift * text_width(s, size, bold) * 72
        scale = size / _SIZE
        where = f"translate({x:.2f} {height - y:.2f}) scale({scale:.4f} {-scale:.4f})"
        return f'<g fill="{self.get_color()}" transform="{where}">{_shaped(s, bold)}</g>'


def fill_in(svg: str, letters: list[str]) -> str:
    """Replace the marks by the collected outlines, and define every letter that is used once at the beginning."""
    used = dict.fromkeys(re.findall(r'href="#([^"]+)"', "".join(letters)))
    defs = "".join(f'<path id="{name}" d="{_outline_of[name]}"/>' for name in used)
    body = _MARK.sub(lambda mark: letters[int(mark[1])], svg)
    start = body.index(">", body.index("<svg")) + 1
    return f"{body[:start]}\n <defs>{defs}</defs>{body[start:]}"


_BY_NEIGHBOURS = re.compile(r"(?<!\w)[‘’“”…—–]")
"""Signs that are wide beside Hangul and narrow beside Latin letters.
If one of them does not follow a letter, words further away may decide its width: such a line is laid out as a whole."""
_outline_of: dict[str, str] = {}
_paths: dict[str, Any] = {}


@cache
def _files(bold: bool) -> tuple[str, ...]:
    weight = "bold" if bold else "normal"
    return tuple(findfont(FontProperties(family=family, weight=weight)) for family in FAMILY)


_edges_of: dict[str, tuple[float, float]] = {}
"""The left and right edge of a letter's ink, measured from the letter's origin."""


@lru_cache(maxsize=8192)
def _word(word: str, bold: bool) -> tuple[tuple[tuple[str, float, float], ...], float]:
    """Return the letters of a word as (name, x, y) at the size of the outlines, and where the space after it begins."""
    face = get_font(list(_files(bold)))
    face.set_size(_SIZE, text_to_path.DPI)
    placed, news, _ = text_to_path.get_glyphs_with_font(face, word + " ", _paths, return_new_glyphs_only=True)
    for name, (vertices, codes) in news.items():
        _paths[name] = vertices, codes
        ink = vertices[codes != Path.CLOSEPOLY, 0]
        key = _name(name)
        _edges_of[key] = (float(ink.min()), float(ink.max())) if len(ink) else (0.0, 0.0)
        _outline_of[key] = _d(Path(vertices, codes))
    if any(name.startswith("LastResort") for name, *_ in placed):
        text_to_path.get_text_width_height_descent(word, font(1, bold), False)  # warns of the missing letter
    *letters, space = [(_name(name), float(x), float(y)) for name, x, y, _ in placed]
    return tuple(letters), space[1]


@lru_cache(maxsize=8192)
def _line(s: str, bold: bool) -> tuple[str, float]:
    """Return the letters of a line side by side, each a reference to its outline, and the width of the line.

    A line is put together from words: a new line of a game mostly has known words in another order, and laying out
    letters is the slowest part of a picture.
    """
    space = _word(" ", bold)[1] - _word("", bold)[1]
    uses, at = [], 0.0
    left = right = 0.0
    for word in [s] if _BY_NEIGHBOURS.search(s) else s.split(" "):
        letters, end = _word(word, bold)
        for name, x, y in letters:
            if not _outline_of[name]:
                continue
            x += at
            uses.append(f'<use xlink:href="#{name}" x="{x:.6g}" y="{y:.6g}"/>')
            left, right = min(left, x + _edges_of[name][0]), max(right, x + _edges_of[name][1])
        right = max(right, at + end)
        at += end + space
    return "".join(uses).replace(' y="0"', ""), right - left


def _shaped(s: str, bold: bool) -> str:
    return _line(s, bold)[0]


def shaped(s: str, bold: bool, size: float, colour: str, where: str) -> str:
    """Return a line of text as one SVG element; `where` is the start of its baseline, "x y"."""
    scale = size / _SIZE
    return f'<g fill="{colour}" transform="translate({where}) scale({scale:.4f} {-scale:.4f})">{_plain(s, bold)}</g>'


@lru_cache(maxsize=8192)
def _plain(s: str, bold: bool) -> str:
    return _shaped(s, bold).replace("xlink:href", "href")


@lru_cache(maxsize=8192)
def letters_of(s: str, bold: bool) -> tuple[str, ...]:
    """Return the names of the outlines that a line of text uses."""
    return tuple(dict.fromkeys(re.findall(r'href="#([^"]+)"', _shaped(s, bold))))


def letter(name: str) -> str:
    """Return the outline of a letter as the `d` of an SVG path."""
    return _outline_of[name]


def _name(name: str) -> str:
    return "t-" + re.sub(r"[^\w-]", "_", str(name))


_COMMANDS = {Path.MOVETO: ("m", 1), Path.LINETO: ("l", 1), Path.CURVE3: ("q", 2), Path.CURVE4: ("c", 3)}


def _d(path: Path) -> str:
    """Return the `d` of an outline with each point relative to the one before: so it can be used at any place."""
    points = [(round(x, 2), round(y, 2)) for x, y in path.vertices.tolist()]
    parts, k = [], 0
    here = start = (0.0, 0.0)
    while k < len(path.codes):
        code = path.codes[k]
        if code == Path.CLOSEPOLY:
            parts.append("z")
            here = start
            k += 1
            continue
        command, count = _COMMANDS[code]
        parts.append(command + " ".join(f"{x - here[0]:.4g} {y - here[1]:.4g}" for x, y in points[k : k + count]))
        here = points[k + count - 1]
        if command == "m":
            start = here
        k += count
    return "".join(parts)
