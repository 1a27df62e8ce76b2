"""Pictograms: small signs made of plain paths in a box of 24 by 24 units, the same in an SVG and in a figure.
Which signs there are is a game's business; here they are read, and put on a page by `Marks.pictogram`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

import numpy as np
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from matplotlib.path import Path

BOX = 24.0
"""Units across and down; y counts downwards, as in an SVG."""

Part: TypeAlias = tuple[str, str]
"""How a part is drawn, and its path as the `d` of an SVG: `fill`, `cut` (the ground shows), `line 2`, `cut 1.5`
(a line of that many units, in the colour or in that of the ground)."""
Pictogram: TypeAlias = Sequence[Part]


@lru_cache(maxsize=1024)
def strokes(sign: tuple[Part, ...]) -> tuple[Part, ...]:
    """The same sign with neighbouring parts that are drawn alike as one: a picture is as slow as its number of shapes.

    >>> strokes((("fill", "M0 0h9v9z"), ("fill", "M9 9h9v9z"), ("cut", "M2 2h2v2z")))
    (('fill', 'M0 0h9v9zM9 9h9v9z'), ('cut', 'M2 2h2v2z'))
    """
    return tuple((how, "".join(d for _, d in parts)) for how, parts in groupby(sign, key=lambda part: part[0]))


@lru_cache(maxsize=1024)
def outline(d: str) -> Path:
    """The `d` of an SVG path as a path of straight lines and curves, in its own units.

    >>> outline("M0 0h24v24z").vertices.tolist()
    [[0.0, 0.0], [24.0, 0.0], [24.0, 24.0], [0.0, 0.0], [0.0, 0.0]]
    """
    pen = RecordingPen()
    parse_path(d, pen)
    vertices: list[tuple[float, float]] = []
    codes: list[int] = []
    kinds: Mapping[str, int] = {"moveTo": Path.MOVETO, "lineTo": Path.LINETO, "curveTo": Path.CURVE4,
                                "qCurveTo": Path.CURVE3}  # fmt: skip
    for kind, points in pen.value:
        if kind == "closePath":
            vertices.append(vertices[-1])  # where it closes is not looked at
            codes.append(Path.CLOSEPOLY)
            continue
        if kind in kinds:
            vertices += points
            codes += [kinds[kind]] * len(points)
    return Path(np.array(vertices, dtype=float), codes)


@lru_cache(maxsize=4096)
def placed(d: str, x: float, y: float, size: float) -> Path:
    """The same path on a page, its box centred on (x, y) and `size` inches wide; y counts upwards there."""
    path, k = outline(d), size / BOX
    vertices = np.column_stack((x + (path.vertices[:, 0] - BOX / 2) * k, y - (path.vertices[:, 1] - BOX / 2) * k))
    return Path(vertices, path.codes)
