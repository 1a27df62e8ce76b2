"""How an exported page is printed: without its code, and its pictures as wide as their smallest letters need.
Knows HTML and SVG: no notebook and no file."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from pathlib import Path

SMALLEST = 7.0
"""Points of the smallest letters of a picture on paper."""
WIDEST, TEXT, BOARD = 194.0, 180.0, 102.0
"""Millimetres across: a picture at most (A4 without its margins), the text, and a picture that is not a drawing and
that the screen shows beside a text."""
BESIDE = 120.0
"""Millimetres: a picture that is narrower has text beside it."""
HIGHEST = 255.0
"""Millimetres: the higher of two papers without its margins would hold more."""
MARGIN = 30.0
"""Units on either side of a drawing of a whole page in which nothing is drawn."""
WHOLE = 950.0
"""Units across of such a drawing."""
MILLIMETRES = 25.4 / 72
_IMG = re.compile(r"<img\b[^>]*>")
_DRAWING = re.compile(r'src="data:image/svg\+xml;base64,([^"]*)"')
_VIEW = re.compile(r'width="[\d.]+pt" height="[\d.]+pt" viewBox="([^"]*)"')
_LETTERS = re.compile(r"scale\((-?[\d.]+)")
_PIXELS = re.compile(r'\bwidth="(\d+)"')


def style() -> str:
    """The style sheet for paper; a page whose body has the class `with-code` prints its code too."""
    return "<style>" + (Path(__file__).parent / "paper.css").read_text(encoding="utf-8") + "</style>"


def fitted(text: str) -> str:
    """The page with a width on paper for each of its pictures; the screen shows what it showed.

    >>> fitted('<img alt="a board" width="489" src="data:image/png;base64,AA">')[:70]
    '<img class="on-paper" style="--paper:102mm" alt="a board" width="489" '
    """
    return _IMG.sub(lambda img: _fitted(img[0]), text)


def _fitted(img: str) -> str:
    found = _DRAWING.search(img)
    if found is None:
        pixels = _PIXELS.search(img)
        return _with_width(img, BOARD if pixels and int(pixels[1]) <= 500 else TEXT)
    drawing = b64decode(found[1]).decode()
    view = _VIEW.search(drawing)
    if view is None:
        return img
    x, y, across, down = map(float, view[1].split())
    if x == 0 and across > WHOLE:
        x, across = MARGIN, across - 2 * MARGIN
        size = f'width="{across:g}pt" height="{down:g}pt" viewBox="{x:g} {y:g} {across:g} {down:g}"'
        drawing = drawing.replace(view[0], size, 1)
        img = img.replace(found[1], b64encode(drawing.encode()).decode())
    return _with_width(img, wanted(drawing, across, down))


def wanted(drawing: str, across: float, down: float) -> float:
    """Millimetres across at which the smallest letters of a drawing can be read, as far as the paper is wide enough.

    >>> wanted('<g transform="scale(.115 -.115)"/>', 480, 480), wanted('<g transform="scale(.07)"/>', 900, 480)
    (103.1, 194.0)
    """
    sizes = [100 * abs(float(scale)) for scale in _LETTERS.findall(drawing)]
    need = across * SMALLEST / min(sizes) * MILLIMETRES if sizes else TEXT
    return min(round(need + 0.05, 1), WIDEST, round(HIGHEST * across / down, 1))


def _with_width(img: str, width: float) -> str:
    form = f"on-paper {'wide' if width > TEXT else 'full'}" if width > BESIDE else "on-paper"
    if 'class="' in img:
        img = img.replace('class="', f'class="{form} ', 1)
    else:
        img = img.replace("<img", f'<img class="{form}"', 1)
    if 'style="' in img:
        return img.replace('style="', f'style="--paper:{width:g}mm;', 1)
    return img.replace(f'class="{form}"', f'class="{form}" style="--paper:{width:g}mm"', 1)
