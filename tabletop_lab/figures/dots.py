"""A drawing as dots: matplotlib's own painter takes the few kinds of shapes that a `Sketch` writes.

A reader of any SVG takes twice as long for them, which for the figures of a book is a second and more.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from matplotlib.path import Path
from matplotlib.transforms import Affine2D

from .sketch import POINTS, Drawing

if TYPE_CHECKING:
    from PIL.Image import Image

Colour = tuple[float, float, float, float]
PACKED = 2
"""How hard a PNG is packed, 1 to 9: for drawings more takes longer, and makes it hardly smaller."""
_PART = re.compile(r"([MLQCZmlqcz])([^A-Za-z]*)")
_CODES = {
    "M": [Path.MOVETO], "L": [Path.LINETO], "Q": [Path.CURVE3] * 2, "C": [Path.CURVE4] * 3, "Z": [Path.CLOSEPOLY],
}  # fmt: skip
_SAID = re.compile(r'([\w-]+)="([^"]*)"')
_USE = re.compile(r'<use href="#([^"]+)" x="([^"]+)"/>')
_LINE = re.compile(r"translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)")


def png(drawing: Drawing, across: int) -> bytes:
    """The drawing as a PNG so many dots wide.

    >>> png(Drawing("0 0 4 2", ('<path d="M0 0L2 0L2 2L0 2Z" fill="#000000"/>',)), 40)[:4]
    b'\\x89PNG'
    """
    target = BytesIO()
    painted(drawing, across).save(target, "PNG", compress_level=PACKED)
    return target.getvalue()


def painted(drawing: Drawing, across: int) -> Image:
    """The drawing as a picture of Pillow on white, so many dots wide; its height follows.

    >>> half = painted(Drawing("0 0 4 2", ('<path d="M0 0L2 0L2 2L0 2Z" fill="#FF0000"/>',)), 40)
    >>> half.size, half.getpixel((10, 10)), half.getpixel((30, 10))
    ((40, 20), (255, 0, 0), (255, 255, 255))
    """
    from matplotlib.backends.backend_agg import RendererAgg
    from PIL import Image

    left, top, wide, tall = map(float, drawing.view.split())
    scale = across / wide
    down = ceil(tall * scale - 0.01)
    page = RendererAgg(across, down, POINTS * scale)
    onto = Affine2D().translate(-left, -top).scale(scale, -scale).translate(0, down)
    pen = _pen(page)
    for shape in (f'<rect x="{left}" y="{top}" width="{wide}" height="{tall}" fill="#FFFFFF"/>', *drawing.shapes):
        _paint(page, pen, onto, shape, drawing.letters or {})
    dots = np.asarray(page.buffer_rgba())
    return Image.frombuffer("RGBA", (across, down), dots, "raw", "RGBA", 0, 1).convert("RGB")


def _pen(page: Any) -> Any:
    pen = page.new_gc()
    pen.set_joinstyle("round")
    pen.set_snap(False)
    return pen


def _paint(page: Any, pen: Any, onto: Affine2D, shape: str, letters: Mapping[str, str]) -> None:
    look = _look(shape)
    if look.fill is None and look.edge is None:
        return
    path = look.path if look.path is not None else _written(tuple((letters[name], x) for name, x in look.used), look.at)
    if look.edge is not None:
        pen.set_foreground(look.edge, isRGBA=True)
        pen.set_capstyle(look.cap)
    pen.set_linewidth(look.wide)
    pen.set_dashes(0, look.gaps)
    page.draw_path(pen, path, onto, look.fill)


class Look(NamedTuple):
    """A shape as it is painted: a path, or a line of text as the names of its letters, each with its place in it."""

    fill: Colour | None
    edge: Colour | None
    wide: float
    cap: str
    gaps: list[float] | None
    path: Path | None
    used: tuple[tuple[str, float], ...] = ()
    at: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
    """Where the line begins, and how its letters are scaled."""


@lru_cache(maxsize=8192)
def _look(shape: str) -> Look:
    said = dict(_SAID.findall(shape.partition(">")[0]))
    fill, edge = (_rgb(said[name]) if said.get(name, "none") != "none" else None for name in ("fill", "stroke"))
    gaps = [*map(float, said["stroke-dasharray"].split())] if "stroke-dasharray" in said else None
    wide, cap = float(said["stroke-width"]) if edge else 0.0, said.get("stroke-linecap", "butt")
    if shape.startswith("<path "):
        return Look(fill, edge, wide, cap, gaps, _outline(said["d"]))
    if shape.startswith("<rect "):
        x, y, w, h = (float(said.get(name, 0)) for name in ("x", "y", "width", "height"))
        return Look(fill, edge, wide, cap, gaps, _outline(f"M{x} {y}L{x + w} {y}L{x + w} {y + h}L{x} {y + h}Z"))
    if (line := _LINE.fullmatch(said.get("transform", ""))) and (used := _USE.findall(shape)):
        x, y, across, down = map(float, line.groups())
        return Look(fill, edge, wide, cap, gaps, None, tuple((n, float(x)) for n, x in used), (x, y, across, down))
    raise ValueError(f"a shape that no Sketch writes: {shape[:80]}")


@lru_cache(maxsize=4096)
def _written(used: tuple[tuple[str, float], ...], at: tuple[float, float, float, float]) -> Path:
    """A line of text: its letters side by side."""
    x, y, across, down = at
    outlines = [_outline(d) for d, _ in used]
    points = np.concatenate([outline.vertices + (on, 0.0) for outline, (_, on) in zip(outlines, used, strict=True)])
    return Path(points * (across, down) + (x, y), np.concatenate([outline.codes for outline in outlines]))


@lru_cache(maxsize=8192)
def _outline(d: str) -> Path:
    """The path of a `d` as `sketch` and `lettering` write it: one segment a command, capital letters from the corner.

    >>> _outline("m1 1l2 0l0 3z").vertices.tolist()
    [[1.0, 1.0], [3.0, 1.0], [3.0, 4.0], [1.0, 1.0]]
    """
    points: list[tuple[float, float]] = []
    codes: list[int] = []
    here = start = (0.0, 0.0)
    for kind, numbers in _PART.findall(d):
        found = [*map(float, numbers.split())]
        pairs = [*zip(found[::2], found[1::2], strict=True)] or [start]
        if kind in "mlqc":
            pairs = [(x + here[0], y + here[1]) for x, y in pairs]
        here = pairs[-1]
        start = here if kind in "Mm" else start
        points += pairs
        codes += _CODES[kind.upper()]
    return Path(np.array(points).reshape(-1, 2), codes)


def _rgb(colour: str) -> Colour:
    red, green, blue = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    return red, green, blue, 1.0
