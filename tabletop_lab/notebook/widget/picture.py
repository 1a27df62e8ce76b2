"""The picture inside the widget: asks `figures` for a drawing of the view, and says which places mean something.
It draws nothing itself, and never sees more than the viewer may."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures import render
from tabletop_lab.figures.moved import draw_moves
from tabletop_lab.figures.sketch import Drawing
from tabletop_lab.figures.style import PX, SLIDE

from ..sharing.match_view import MatchView
from .board import Board
from .journey_picking import JourneyPicking
from .room import Room
from .route_picking import RoutePicking

KEPT = 48
"""How many drawings are kept, so that going back and forth need not draw them again."""
MARGIN, BELOW = 16.0, 36.0
"""How much of the drawing a close view keeps around the places, and below them for the legend (SVG units)."""


class Picture:
    """Keeps one board in step with a match."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._drawn: dict[Any, dict[str, Any]] = {}
        self._last: tuple[Any, ...] = ()
        self.explained: Mapping[str, tuple[Any, str]] = {}
        """What the signs on the board mean that stand in the place of names, by place."""

    def show(
        self,
        match: MatchView,
        viewer: Any,
        lang: str,
        theme: str,
        may_choose: bool,
        route: RoutePicking | None = None,
        room: Room | None = None,
        moves: tuple[tuple[str, str], ...] = (),
        journey: JourneyPicking | None = None,
    ) -> bool:
        """Draw the present position as `viewer` may see it; return whether the seats are to be listed below it.

        `route`: the route that is being picked on the board, if the question asks for one. `room`: what the page has
        for the board; None as long as it has not said so. `moves`: what went where since the viewer last answered.
        `journey`: the place that is picked of those that several answers lead to.
        """
        # The answers identify the position: the same answers give the same picture.
        answers = tuple(str(answer) for answer in match.answers)
        way = route if route is not None and route.open and may_choose else None
        far = journey if journey is not None and may_choose else JourneyPicking()
        picked = way.picked if way else (far.picked,) if far.picked else ()
        key = (id(match), id(match.rules), answers, viewer, lang, theme, may_choose, bool(way), picked, room, moves)
        strip = room is None or not presentation_of(match.game).shows_seats(
            room.width * PX, room.height * PX, room.form().note / 72, len(match.players)
        )
        if key not in self._drawn:
            while len(self._drawn) >= KEPT:
                del self._drawn[next(iter(self._drawn))]
            self._drawn[key] = self._draw(match, viewer, lang, theme, may_choose, picked, way, far, room, strip, moves)
        drawn = dict(self._drawn[key])
        self.explained = drawn.pop("explained")
        self._board.show(**drawn)
        self._last = (match, viewer, lang, may_choose, picked, way, far, room, strip, moves)
        return strip

    def svg(self, theme: str) -> str:
        """The picture that is shown, as an SVG file in a theme: what is saved is read on light and on dark pages."""
        match, viewer, lang, *how = self._last
        drawing: Drawing = self._draw(match, viewer, lang, theme, *how)["drawing"]
        return drawing.svg()

    def _draw(
        self, match: MatchView, viewer: Any, lang: str, theme: str, may_choose: bool, picked: tuple[str, ...],
        way: RoutePicking | None, far: JourneyPicking, room: Room | None, strip: bool,
        moves: tuple[tuple[str, str], ...],
    ) -> dict[str, Any]:  # fmt: skip
        alt = match.alt_text(viewer, lang)
        form = SLIDE if room is None else room.form(strip)
        page = render.sketch(match, viewer=viewer, lang=lang, theme=theme, chosen=picked, form=form)
        draw_moves(page, moves)
        boxes, words = page.boxes(), match.words(lang)
        decision = match.decision
        found = decision.places if may_choose and not way else {}
        options = {place: decision.option_text(option, lang) for place, option in found.items() if place in boxes}
        marks = way.marks() if way else far.marks() | dict.fromkeys(options, "target")
        return {
            "drawing": page.drawing(),
            "explained": page.explained,
            "boxes": boxes,
            "marks": {place: mark for place, mark in marks.items() if place in boxes},
            "labels": {key: self._label(words, key, options.get(key, "")) for key in boxes},
            "alt": alt,
            "drawn": True,
            "live": room is not None,
            "tall": room is not None and page.h > form.size[1] + PX,
        }

    @staticmethod
    def _label(words: Any, key: str, option: str) -> str:
        place = place_text(words, key)
        # A symbol is no name, and a word of the code neither: a piece is called by its name.
        name = place if place == key or not key.isalnum() or re.search("[a-z]{3}", key) else f"{key} {place}"
        return f"{name}: {option}" if option and option not in name else name


def place_text(words: Any, key: str) -> str:
    """The name of a place of a drawing.

    >>> import tabletop_lab as tl
    >>> place_text(tl.games()["fourteen_nights"].words("ko"), "2"), place_text(tl.games()["cetkaik"].words("ko"), "@rp")
    ('조사하기', '빨간 병사')
    """
    return str(words.fact("space", int(key) if key.isdigit() else key))


def around(boxes: Mapping[str, Any], parts: Mapping[str, Any] | None = None) -> list[float]:
    """The part of the drawing that a close view shows: [x, y, width, height]; empty without either.

    This is the part that the drawing names `close`; else the smallest of its `parts` that contains every place; else
    the places and a margin.

    >>> around({"1": (20, 20, 10, 10), "2": (50, 20, 10, 30)})
    [4.0, 4.0, 72.0, 82.0]
    >>> around({"1": (20, 20, 10, 10)}, {"close": (0, 0, 40, 40), "all": (0, 0, 90, 90)})
    [0, 0, 40, 40]
    """
    if parts and "close" in parts:
        return list(parts["close"])
    if not boxes:
        return []
    left, top = min(b[0] for b in boxes.values()), min(b[1] for b in boxes.values())
    right, bottom = max(b[0] + b[2] for b in boxes.values()), max(b[1] + b[3] for b in boxes.values())
    holding = [
        [x, y, w, h] for x, y, w, h in (parts or {}).values()
        if x <= left and y <= top and right <= x + w and bottom <= y + h
    ]  # fmt: skip
    if holding:
        return min(holding, key=lambda part: part[2] * part[3])
    return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + MARGIN + BELOW]
