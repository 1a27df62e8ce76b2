"""Which questions of a sheet stand on one position, the picture of it, and what has room beside that picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from unicodedata import east_asian_width

from tabletop_lab.figures import img_html, render
from tabletop_lab.figures.letters import smallest
from tabletop_lab.figures.style import SHEET, TABLE
from tabletop_lab.teach.question import Question

from ..lesson.page import close_up

PAPER = 184
"""Millimetres of a line on the narrower of the two papers, A4 and letter, without the margins."""
HIGH, WIDE, NARROW = 64, 120, 74
"""Millimetres: how high a picture is as far as it is neither wider nor narrower than the other two."""
SMALLEST = 7.0
"""Points of the smallest letters of a picture: it is as wide as they need."""
LINE, LETTER = 4.8, 1.75
"""Millimetres: a line of text, and a Latin letter on average; a Korean one is twice as wide."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture of a position as HTML, and how large it is printed, in millimetres.

    `told`: the position in words, where the picture has the board alone: what lies before the seats is not on it, and a
    question may be about it.
    """

    html: str
    width: float
    height: float
    told: str


def by_position(asked: Iterable[Question]) -> list[list[Question]]:
    """The questions of a sheet, those on one position together.

    Those with the whole table are the last group, after those without a picture, so that no paper stays empty before so
    large a picture; where all are alike those without a picture are the last.
    """
    groups: dict[object, list[Question]] = {}
    for question in asked:
        # Questions of a sheet may be about several matches: what stands on the table is a part of the position.
        place = (question.step, question.player, here) if (here := question.position("en")) else None
        groups.setdefault(place, []).append(question)
    alone = groups.pop(None, [])
    small, whole = ([group for group in groups.values() if _whole(group) is wide] for wide in (False, True))
    without = [alone] if alone else []
    return [*without, *small, *whole] if small and whole else [*small, *whole, *without]


def _whole(group: Sequence[Question]) -> bool:
    """Whether questions are about the whole table: what is chosen is not on the board."""
    decision = group[0].match.decision
    on_board = decision is not None and (decision.places or decision.routes)
    return any(question.kind == "next" for question in group) and not on_board


def picture(group: Sequence[Question], lang: str) -> Picture | None:
    """The position as the asked seat sees it: its places, or the whole table if what is chosen is not on it."""
    first, told = group[0], ""
    if not (alt := first.position(lang)):
        return None
    if _whole(group):
        drawn = render.sketch(first.match, first.player, lang, form=TABLE, asked=False).drawing()
        x, y, w, h = map(float, drawn.view.split())
        edge = 0.9 * TABLE.margin * 72
        drawn = replace(drawn, view=f"{x + edge:g} {y + edge:g} {w - 2 * edge:g} {h - 2 * edge:g}")
    else:
        drawn = close_up(first.match, first.player, lang, "light", False, form=SHEET)[0]
        told = alt
    _, _, across, down = map(float, drawn.view.split())
    svg = drawn.svg()
    least = SMALLEST * 25.4 / 72 / smallest(svg) if smallest(svg) else NARROW
    width = min(PAPER, max(NARROW, least, min(WIDE, HIGH * across / down)))
    return Picture(img_html(svg, alt, more=f'style="width:{width:.1f}mm"'), width, width * down / across, told)


def height(texts: Iterable[str], width: float) -> float:
    """About how high these paragraphs are printed in a column, in millimetres.

    >>> height(["one line", "two lines, " * 8], 100), height(["한글은 두 배" * 10], 100)
    (14.4, 14.4)
    """
    return round(sum(1 + int(_long(text) / width) for text in texts) * LINE, 1)


def columns(texts: Sequence[str], width: float) -> int:
    """How many answers stand in a line, so that each of them is a line, and lines hold about as many.

    >>> columns(["2 Research"] * 5, 180), columns(["FN-7.2 Space 2: research"] * 4, 180), columns(["x" * 99], 180)
    (5, 2, 1)
    """
    most = max(1, int(width / (max(map(_long, texts)) + 15)))
    lines = -(-len(texts) // most)
    return -(-len(texts) // lines)


def _long(text: str) -> float:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text) * LETTER
