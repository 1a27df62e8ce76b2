"""Pictures as a notebook keeps them: an output is saved with the file, and a drawing with outlined letters is large.

On a page a drawing stays a drawing; in an output it is a picture of a tenth of its size, sharp at one and a quarter
times the width at which it is shown. A picture that the notebook has already is not made again.
"""

from __future__ import annotations

import os
import re
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from typing import Any

from . import in_the_notebook
from .in_a_column import readable
from .letters import kept, with_letters

VARIABLE = "TABLETOP_LAB_PICTURES"
"""The environment variable that keeps drawings as they are, when it says "drawings": for pages that will be printed.
"slides": so it does for slides, which are wider than high."""
DRAWINGS, SLIDES = "drawings", "slides"
WIDTH, BESIDE = 900, 420
"""Pixels across at which a picture is shown: alone, and beside others in a table."""
SHARPER = 1.25
COLOURS = 48
PIXELS = 96 / 72
"""Pixels in a point: drawings are measured in points."""
RECIPE = f"webp {SHARPER} {COLOURS} 2"
"""How a picture is made of a drawing; a change of `_small` needs another one, or notebooks keep the old pictures."""

_IMG = re.compile(r"<img\b[^>]*>")
_DRAWING = re.compile(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)")
_HEAD = re.compile(r"<svg\b[^>]*>")


def saved_html(html: str) -> str:
    """Return the HTML of an output with its drawings as small pictures; the same HTML where they cannot be made.

    >>> saved_html('<img alt="no drawing" src="data:image/png;base64,iVBO">')
    '<img alt="no drawing" src="data:image/png;base64,iVBO">'
    """
    if os.environ.get(VARIABLE) in (DRAWINGS, SLIDES) or "svg+xml" not in html:
        return html
    try:
        import resvg_py
    except ImportError:  # a computer for which it is not made
        return html
    paint = resvg_py.svg_to_bytes
    usual = BESIDE if "<table" in html and len(_DRAWING.findall(html)) > 1 else WIDTH

    def small(found: re.Match[str]) -> str:
        tag, drawing = found[0], _DRAWING.search(found[0])
        if drawing is None:
            return tag
        said = re.search(r'\bwidth="(\d+)"', tag)
        width = int(said[1]) if said else usual
        key = in_the_notebook.key_of(drawing[1], width, RECIPE)
        known = in_the_notebook.kept().get(key)
        if known is None:
            address, tag = _small(paint, drawing[1], width), with_letters(tag)
        else:
            address = known.address
            if known.letters and not kept(tag):
                tag = tag.replace("<img", f'<img data-letters="{known.letters}"', 1)
        return _marked(_DRAWING.sub(lambda _: address, tag), key)

    return readable(_IMG.sub(small, html))


def for_slides() -> bool:
    """Whether what is drawn now will stand on slides."""
    return os.environ.get(VARIABLE) == SLIDES


def _marked(img: str, key: str) -> str:
    """The `<img>` with the key of its picture, after what it says of its letters.

    >>> _marked('<img data-letters="2" alt="">', "ab"), _marked('<img alt="">', "ab")
    ('<img data-letters="2" data-drawing="ab" alt="">', '<img data-drawing="ab" alt="">')
    """
    return re.sub(r'^<img( data-letters="[\d.]+")?', rf'<img\1 data-drawing="{key}"', img)


@lru_cache(maxsize=128)
def _small(paint: Callable[..., bytes], drawing: str, width: int) -> str:
    """The address of the picture of a drawing, at most `width` pixels wide on the page."""
    from PIL import Image

    svg, across, down = _measured(b64decode(drawing).decode())
    wide = max(1, round(min(width, across * PIXELS) * SHARPER))
    high = max(1, round(wide * down / across))
    shot = Image.open(BytesIO(bytes(paint(svg_string=svg, width=wide, height=high, skip_system_fonts=True))))
    # A row of pixels at the edge may be half covered: it gets the colour of the paper, which is dark in a dark theme.
    *paper, cover = shot.convert("RGBA").getpixel((0, 0))
    picture = Image.new("RGB", shot.size, tuple(paper) if cover == 255 else "white")
    picture.paste(shot, mask=shot.getchannel("A") if "A" in shot.getbands() else None)
    target = BytesIO()
    _with_few_colours(picture).save(target, "WEBP", lossless=True, quality=50, method=2)
    return f"data:image/webp;base64,{b64encode(target.getvalue()).decode()}"


def _with_few_colours(picture: Any) -> Any:
    """The picture in few colours: a drawing has few, and the edges between them are mixtures.

    The colour of every even surface stays exactly what it is, be the surface a pawn among twenty rooms; then comes,
    again and again, the colour that the picture misses most: how far off, for how many pixels.
    """
    import numpy as np
    from PIL import Image

    pixels = np.asarray(picture, dtype=np.int64) @ (65536, 256, 1)
    found, places, counts = np.unique(pixels, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1)
    chosen = list(np.searchsorted(found, _even(pixels)[:COLOURS]))
    distance, nearest = np.full(len(found), np.inf), np.zeros(len(found), dtype=np.int64)
    for place in range(min(COLOURS, len(found))):
        if place == len(chosen):
            chosen.append(int((distance * counts).argmax()))
        off = ((colours - colours[chosen[place]]) ** 2).sum(axis=1)
        nearest = np.where(off < distance, chosen[place], nearest)
        distance = np.minimum(distance, off)
    return Image.fromarray(colours[nearest][places.reshape(pixels.shape)].astype(np.uint8))


def _even(pixels: Any) -> Any:
    """The colours of even surfaces, the largest surface first: four pixels at least like those beside and below."""
    import numpy as np

    inside = pixels[:-1, :-1]
    even = (inside == pixels[1:, :-1]) & (inside == pixels[:-1, 1:])
    found, counts = np.unique(inside[even], return_counts=True)
    order = np.argsort(-counts, kind="stable")
    return found[order][counts[order] >= 4]


def _measured(svg: str) -> tuple[str, float, float]:
    """The drawing with its width and height in its own units, which the painter needs, and both of them.

    >>> _measured('<svg width="9pt" height="9pt" viewBox="0 0 9 9"><g/></svg>')
    ('<svg width="9" height="9" viewBox="0 0 9 9"><g/></svg>', 9.0, 9.0)
    """
    found = _HEAD.search(svg)
    view = re.search(r'\bviewBox="([^"]*)"', found[0]) if found else None
    if found is None or view is None:
        raise ValueError("a drawing has a viewBox")
    across, down = (float(n) for n in view[1].split()[2:])
    head = re.sub(r'\s(width|height)="[^"]*"', "", found[0])
    head = head.replace("<svg", f'<svg width="{across:g}" height="{down:g}"', 1)
    return svg[: found.start()] + head + svg[found.end() :], across, down
