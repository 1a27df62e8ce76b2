"""Drawings as dots: the same picture that a reader of SVG makes of them."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

import tabletop_lab as tl
from tabletop_lab.figures import dots
from tabletop_lab.figures.sketch import Drawing

GAMES = {"fourteen_nights": 5, "tabula_wolves": 8, "cetkaik": 2, "tiedie": 5, "void_seeders": 5}


def as_read(drawing: Drawing, across: int) -> Any:
    """What a reader of SVG makes of a drawing."""
    svg = drawing.svg().replace('pt"', '"', 2)
    read = resvg_py.svg_to_bytes(svg_string=svg, width=across, skip_system_fonts=True)
    page = Image.new("RGBA", (shot := Image.open(BytesIO(bytes(read))).convert("RGBA")).size, "white")
    page.alpha_composite(shot)
    return page.convert("RGB")


def apart(one: Any, other: Any) -> float:
    """How far two pictures are apart, at most 255: what edges differ by is smoothed away."""
    difference = ImageChops.difference(*(picture.resize((120, 90), Image.Resampling.BOX) for picture in (one, other)))
    return float(max(ImageStat.Stat(difference.convert("L")).extrema[0]))


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_painted_as_a_reader_of_svg_shows_it(game: str, lang: str) -> None:
    match = tl.Match(game, GAMES[game], seed=4)
    for _ in range(12):
        if match.decision is not None:
            match.play(match.decision.options[0])
    figure = match.draw(form="column", lang=lang)
    ours, theirs = dots.painted(figure.drawing, 600), as_read(figure.drawing, 600)
    assert abs(ours.height - theirs.height) <= 1
    ours, theirs = (picture.crop((0, 0, 600, ours.height - 1)) for picture in (ours, theirs))
    assert apart(ours, theirs) < 40
    assert ImageStat.Stat(ImageChops.difference(ours, theirs).convert("L")).mean[0] < 4.5


def test_marks_dashes_and_letters_are_painted() -> None:
    drawing = Drawing(
        "10 20 40 20",
        (
            '<path d="M12 30L48 30" fill="none" stroke="#000000" stroke-width="4" stroke-dasharray="8 8"/>',
            '<g fill="#FF0000" transform="translate(20 39.00) scale(0.1 -0.1)"><use href="#a" x="0"/></g>',
        ),
        {"a": "m0 0l50 0l0 50l-50 0z"},
    )
    picture = dots.painted(drawing, 400)
    black, white, red = (0, 0, 0), (255, 255, 255), (255, 0, 0)
    assert picture.size == (400, 200)
    assert [picture.getpixel((x, 100)) for x in (60, 140, 220)] == [black, white, black]
    assert [picture.getpixel((x, 165)) for x in (95, 125, 155)] == [white, red, white]


def test_a_shape_that_no_sketch_writes_is_not_left_out_in_silence() -> None:
    with pytest.raises(ValueError, match="no Sketch writes"):
        dots.painted(Drawing("0 0 9 9", ('<circle r="3" fill="#000000"/>',)), 90)
