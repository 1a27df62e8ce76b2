"""Cuts off the blank paper around a picture of an exported page: what is drawn is then larger in the same room.
Knows an `<img>` with its picture inside it, a drawing or an image; what it cannot read stays as it is.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from functools import lru_cache
from io import BytesIO
from typing import Any

from tabletop_lab.figures.letters import kept

PAD = 0.0005
"""How much blank paper stays on each side, as a share of the width."""
FAINT = 2
"""What differs more than this from the paper, of 255, is drawn: a panel is hardly darker than its paper."""
LOOKED = 1000
"""Pixels across of what is looked at."""
_SOURCE = re.compile(r'src="data:image/(svg\+xml|webp|png);base64,([A-Za-z0-9+/=\s]+)"')
_FRAMES = re.compile(r'\sdata-frames="([^"]*)"')
ABOVE = 0.01
"""The share of a storyboard's height between its title and the frames."""
_HEAD = re.compile(r"<svg\b[^>]*>")
_VIEW = re.compile(r'\bviewBox="([^"]*)"')
Box = tuple[float, float, float, float]


def without_blank_paper(img: str) -> tuple[str, float]:
    """The same `<img>` without blank paper at its edges, and its width by its height (0 if that is not known).

    >>> without_blank_paper('<img alt="elsewhere" src="board.png">')
    ('<img alt="elsewhere" src="board.png">', 0.0)
    """
    found = _SOURCE.search(img)
    if found is None:
        return img, 0.0
    try:
        return _part(img, drawn_on(found[1], b64decode(found[2])))
    except (ImportError, OSError, ValueError):  # nothing here can paint it
        return img, 0.0


def frames(img: str) -> list[str]:
    """The pictures of a storyboard: its title, then of each frame the board and the sentences; none for another."""
    found = _FRAMES.search(img)
    if found is None or not _SOURCE.search(img):
        return []
    boxes = [tuple(map(float, part.split())) for frame in found[1].split(";") for part in frame.split(",")]
    plain = re.sub(r'\b(alt|style)="[^"]*"', r'\1=""', img.replace(found[0], ""))
    title = 0.0, 0.0, 1.0, min(box[1] for box in boxes) - ABOVE
    parts = [_part(plain, title), *(_part(plain, (x, y, x + w, y + h)) for x, y, w, h in boxes)]
    return [without_blank_paper(part)[0] for part, _ in parts]


def _part(img: str, box: Box) -> tuple[str, float]:
    """The same `<img>` with a part of its picture, and the width of that by its height."""
    found = _SOURCE.search(img)
    assert found is not None, "it has a picture"
    cut = _smaller_view if found[1] == "svg+xml" else _smaller_image
    data, shape = cut(b64decode(found[2]), box)
    img = img.replace(found[2], b64encode(data).decode(), 1)
    if share := kept(img):
        img = re.sub(r'data-letters="[^"]*"', f'data-letters="{share / (box[2] - box[0]):.5g}"', img, count=1)
    return img, shape


@lru_cache(maxsize=256)
def drawn_on(kind: str, data: bytes) -> Box:
    """Where a picture has something else than paper, and a little more: left, top, right and bottom as shares."""
    from PIL import Image, ImageChops

    shot = Image.open(BytesIO(_painted(data) if kind == "svg+xml" else data)).convert("RGBA")
    on_white = Image.new("RGB", shot.size, "white")
    on_white.paste(shot, mask=shot.getchannel("A"))
    paper = on_white.getpixel((min(2, shot.width - 1), min(2, shot.height - 1)))
    off = ImageChops.difference(on_white, Image.new("RGB", shot.size, paper))  # type: ignore[arg-type]
    box = off.convert("L").point(lambda n: 255 if n > FAINT else 0).getbbox()
    if box is None:
        return 0.0, 0.0, 1.0, 1.0
    (w, h), pad = shot.size, PAD * shot.width
    left, top, right, bottom = box
    return max(0, left - pad) / w, max(0, top - pad) / h, min(w, right + pad) / w, min(h, bottom + pad) / h


def _painted(data: bytes) -> bytes:
    import resvg_py

    head = _HEAD.search(svg := data.decode())
    if head is None or (view := _VIEW.search(head[0])) is None:
        raise ValueError("a drawing has a viewBox")
    _, _, across, down = map(float, view[1].split())
    size = f'<svg width="{across}" height="{down}"'
    plain = re.sub(r'\s(width|height)="[^"]*"', "", head[0]).replace("<svg", size, 1)
    svg = svg.replace(head[0], plain, 1)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=LOOKED, skip_system_fonts=True))


def _smaller_view(data: bytes, box: Box) -> tuple[bytes, float]:
    svg = data.decode()
    head = _HEAD.search(svg)
    view = _VIEW.search(head[0]) if head else None
    assert head is not None and view is not None, "it has been painted"
    (x, y, across, down), (left, top, right, bottom) = map(float, view[1].split()), box
    w, h = (right - left) * across, (bottom - top) * down
    corner = f"{x + left * across:.2f} {y + top * down:.2f}"
    size = f'<svg width="{w:.2f}pt" height="{h:.2f}pt" viewBox="{corner} {w:.2f} {h:.2f}"'
    plain = re.sub(r'\s(width|height|viewBox)="[^"]*"', "", head[0]).replace("<svg", size, 1)
    return svg.replace(head[0], plain, 1).encode(), w / h


def _smaller_image(data: bytes, box: Box) -> tuple[bytes, float]:
    from PIL import Image

    shot: Any = Image.open(BytesIO(data))
    (w, h), (left, top, right, bottom) = shot.size, box
    part = shot.crop((round(left * w), round(top * h), round(right * w), round(bottom * h)))
    if part.size == shot.size:
        return data, w / h
    target = BytesIO()
    part.save(target, shot.format or "PNG", **({"lossless": True} if shot.format == "WEBP" else {}))
    return target.getvalue(), part.width / part.height
