"""How an exported page is printed: without its code, and its pictures as wide as their smallest letters need.
Knows HTML and SVG: no notebook and no file."""

from __future__ import annotations

import re
from pathlib import Path

from tabletop_lab.cli import trimmed
from tabletop_lab.figures.letters import kept, with_letters

SMALLEST = 7.0
"""Points of the smallest letters of a picture on paper."""
WIDEST, TEXT, BOARD = 194.0, 180.0, 102.0
"""Millimetres across: a picture at most (A4 without its margins), the text, and a picture that is not a drawing and
that the screen shows beside a text."""
FRAME = 86.0
"""Millimetres across of the board of a storyboard's frame, and of its sentences beside it."""
BESIDE = 120.0
"""Millimetres: a picture that is narrower has text beside it."""
HIGHEST = 255.0
"""Millimetres: the higher of two papers without its margins would hold more."""
MILLIMETRES = 25.4 / 72
_IMG = re.compile(r"<img\b[^>]*>")
_FACE = " data-face"
"""A picture of a card with its words beside it: as large on paper as on the screen."""
_PIXELS = re.compile(r'\bwidth="(\d+)"')


def style() -> str:
    """The style sheet for paper; a page whose body has the class `with-code` prints its code too."""
    printed = (Path(__file__).parent / "paper.css").read_text(encoding="utf-8")
    return f"<style>.frames{{display:none}}{printed}</style>"


def fitted(text: str) -> str:
    """The page with a width on paper for each of its pictures; the screen shows what it showed.

    >>> fitted('<img alt="a board" width="489" src="data:image/png;base64,AA">')[:70]
    '<img class="on-paper" style="--paper:102mm" alt="a board" width="489" '
    """

    def one(img: re.Match[str]) -> str:
        return img[0] if _FACE in img[0] else _in_frames(img[0]) or _fitted(img[0])

    return _IMG.sub(one, with_letters(text))


def _in_frames(img: str) -> str:
    """A storyboard as the screen shows it, and frame by frame for paper; '' for another picture."""
    title, *parts = trimmed.frames(img) or [""]
    if not parts:
        return ""
    rows = "".join(f'<span class="frame">{board}{said}</span>' for board, said in zip(
        [_with_width(one, FRAME) for one in parts[::2]], [_with_width(one, FRAME) for one in parts[1::2]], strict=True
    ))  # fmt: skip
    return f'{img}<span class="frames" aria-hidden="true">{_with_width(title, BESIDE + 1)}{rows}</span>'


def _fitted(img: str) -> str:
    img, shape = trimmed.without_blank_paper(img)
    if share := kept(img):
        return _with_width(img, wanted(share, shape))
    pixels = _PIXELS.search(img)
    return _with_width(img, BOARD if pixels and int(pixels[1]) <= 500 else TEXT)


def wanted(letters: float, shape: float) -> float:
    """Millimetres across at which the smallest letters of a picture can be read, as far as the paper is wide enough.

    `letters`: their size as a share of its width; `shape`: its width by its height, 0 if that is not known.

    >>> wanted(0.024, 1.0), wanted(0.0078, 2.0), wanted(0.0078, 0.5)
    (102.9, 194.0, 127.5)
    """
    need = SMALLEST * MILLIMETRES / letters
    return min(round(need + 0.05, 1), WIDEST, round(HIGHEST * shape, 1) if shape else WIDEST)


def _with_width(img: str, width: float) -> str:
    form = f"on-paper {'wide' if width > TEXT else 'full'}" if width > BESIDE else "on-paper"
    if 'class="' in img:
        img = img.replace('class="', f'class="{form} ', 1)
    else:
        img = img.replace("<img", f'<img class="{form}"', 1)
    if 'style="' in img:
        return img.replace('style="', f'style="--paper:{width:g}mm;', 1)
    return img.replace(f'class="{form}"', f'class="{form}" style="--paper:{width:g}mm"', 1)
