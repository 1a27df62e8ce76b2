"""How large the letters of a drawing are: read from its SVG, and kept at the picture that is made of it.
A page that shows the picture, on a slide or on paper, can then make it as large as its letters need.
"""

from __future__ import annotations

import re
from base64 import b64decode

_IMG = re.compile(r"<img\b[^>]*>")
_DRAWING = re.compile(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)")
_VIEW = re.compile(r'\bviewBox="([^"]*)"')
_LINE = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\) scale\((-?[\d.]+)")
_WORDS = re.compile(r'<g fill="[^"]*" transform="translate\([^)]*\) scale\((-?[\d.]+)[^)]*\)">.*?</g>', re.DOTALL)
_KEPT = re.compile(r'\bdata-letters="([\d.]+)"')


def smallest(svg: str) -> float:
    """The size of the smallest letters that a drawing shows, as a share of its width; 0 without letters.

    >>> line = '<g transform="translate({} 9) scale({} -{})"/>'.format
    >>> smallest('<svg viewBox="0 0 400 99">' + line(8, .08, .08) + line(8, .2, .2) + line(420, .01, .01) + "</svg>")
    0.02
    """
    view = _VIEW.search(svg)
    if view is None:
        return 0.0
    left, top, across, down = map(float, view[1].split())
    lines = [[float(n) for n in line] for line in _LINE.findall(svg)]
    seen = [abs(scale) for x, y, scale in lines if 0 <= x - left <= across and 0 <= y - top <= down]
    return round(100 * min(seen) / across, 5) if seen else 0.0


def kept(img: str) -> float:
    """What an `<img>` says about its smallest letters; 0 if it says nothing.

    >>> kept('<img data-letters="0.02" src="">'), kept('<img src="">')
    (0.02, 0.0)
    """
    found = _KEPT.search(img)
    return float(found[1]) if found else 0.0


def with_letters(html: str) -> str:
    """The HTML, where each drawing says how large its smallest letters are; what was said before stays.

    >>> with_letters('<img alt="no drawing" src="data:image/png;base64,iVBO">')
    '<img alt="no drawing" src="data:image/png;base64,iVBO">'
    """

    def said(found: re.Match[str]) -> str:
        img = found[0]
        drawing = None if kept(img) else _DRAWING.search(img)
        share = smallest(b64decode(drawing[1]).decode()) if drawing else 0.0
        return img.replace("<img", f'<img data-letters="{share:g}"', 1) if share else img

    return _IMG.sub(said, html)


def without_small(svg: str, least: float) -> str:
    """The drawing without the letters that are smaller than that share of its width: where they could not be read.

    >>> line = '<g fill="#000" transform="translate(8 9) scale({} -{})"><use/></g>'.format
    >>> without_small('<svg viewBox="0 0 400 99">' + line(.08, .08) + line(.2, .2) + "</svg>", 0.04)
    '<svg viewBox="0 0 400 99"><g fill="#000" transform="translate(8 9) scale(0.2 -0.2)"><use/></g></svg>'
    """
    view = _VIEW.search(svg)
    across = float(view[1].split()[2]) if view else 0.0
    return _WORDS.sub(lambda found: "" if 100 * abs(float(found[1])) < least * across else found[0], svg)
