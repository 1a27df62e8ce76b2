"""The one way from a match to a picture of a book: drawn for the width at which it is printed, in millimetres.

A board, a card or a panel is drawn at its true size, so that type has the size that is asked for. Pictures that have a
size of their own are printed as wide as their letters need.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.printed import CARD, Component
from tabletop_lab.engine.edits.errors import edited_rules
from tabletop_lab.figures import cards
from tabletop_lab.figures.callouts import Callouts
from tabletop_lab.figures.gamefigures import GameFigure, game_figure
from tabletop_lab.figures.letters import smallest
from tabletop_lab.figures.marked import Marked
from tabletop_lab.figures.paper_figure import paper_form
from tabletop_lab.figures.render import sketch
from tabletop_lab.figures.sketch import POINTS, Drawing, Sketch
from tabletop_lab.figures.story import Changed, Panel
from tabletop_lab.figures.style import SHEET, Form

from .trimming import trimmed

LEAST = 7.0
"""Points: no letter of a book is smaller."""
INCH = 25.4
PANEL = (3.43, 3.05)
"""Inches of a panel of a storyboard as games draw it; it is printed narrower, and its type is made larger for that."""
EDGE = 0.16
"""Inches around it, for call-outs at its edge."""
SCENE = 0.42
"""How high a figure of what has just happened is, as a share of its width."""
CALLOUT = 0.15
"""Inches: the radius of a call-out in a panel."""
SIZES = (1.0, 0.85, 0.72, 0.6)
"""How large the type of a picture may be, against that of a sheet."""
GREY = "grey"
UNMARKED = Marked()


@dataclass(frozen=True, slots=True)
class Printed:
    """A drawing and its width on the page in millimetres; `turned`: it stands on its side, on a page of its own."""

    drawing: Drawing
    width: float
    turned: bool = False

    @property
    def height(self) -> float:
        """Millimetres down, as the drawing is seen upright."""
        across, down = map(float, self.drawing.view.split()[2:])
        return self.width * down / across

    @property
    def letters(self) -> float:
        """The size of its smallest letters in points; 0 without letters."""
        return smallest(self.drawing.svg()) * self.width / INCH * POINTS


def board(
    match: Any, width: float, share: float, *, viewer: Any = None, lang: str | None = None, asked: bool = True,
    theme: str = "light",
) -> Sketch:  # fmt: skip
    """A board drawn for a place `width` millimetres wide, without the words of a screen; see `finished`."""
    return sketch(match, viewer, lang, theme, asked=asked, form=paper_form(width, share))


def scene(match: Any, width: float, viewer: Any, lang: str, asked: bool) -> Sketch | None:
    """What has just happened and to whom, drawn for a place `width` millimetres wide; see `finished`.

    None: the game has no scenes.
    """
    form = paper_form(width, SCENE)
    page = Sketch(form)
    known = [entry for entry in match.trace.for_player(viewer) if entry.step <= match.step]
    last = [entry for entry in known if entry.kind == "event" and entry.step == match.step]
    box = (form.margin, form.margin, page.w - 2 * form.margin, page.h - 2 * form.margin)
    decision = match.shown_decision(viewer) if asked else None
    with edited_rules(match.game):
        about = Changed(_whose(match, known, viewer), None, last)
        drawn = presentation_of(match.game).scene(page, match.view(viewer), decision, match.words(lang), box, about)
    return page if drawn else None


def _whose(match: Any, known: Sequence[Any], viewer: Any) -> str:
    """The viewer, if that is a seat; else whoever decided last, else of whom an event told last, else who is asked."""
    if viewer in match.players:
        return str(viewer)
    for kind in ("decision", "event"):
        for entry in reversed(known):
            player = entry.player if kind == "decision" else entry.facts.get("player")
            if entry.kind == kind and player in match.players:
                return str(player)
    return match.decision.player if match.decision else str(match.players[0])


def finished(page: Sketch, marked: Marked = UNMARKED, crop: str = "") -> Printed:
    """The board with its marks; `crop`: the part of it that is shown. Raises KeyError for a place it does not have."""
    marked.put_on(page, page.box_of(crop) if crop else None)
    drawing = page.drawing()
    view = drawing.view
    if crop:
        x, y, w, h = {**page.parts(), **page.boxes()}[crop]
        left, top = max(x - 2, 0.0), max(y - 2, 0.0)
        view = f"{left:.2f} {top:.2f} {min(w + 4, page.w * POINTS - left):.2f} {min(h + 4, page.h * POINTS - top):.2f}"
        drawing = Drawing(view, drawing.shapes, drawing.letters)
    return Printed(trimmed(drawing), float(view.split()[2]) / POINTS * INCH)


def panel(match: Any, shown: Panel, width: float, most: float, lang: str) -> tuple[Printed, set[int]]:
    """A panel of a storyboard, and the numbers of the sentences that have a call-out in it.

    It is wider than `width` if its letters need that, up to `most` millimetres.
    """
    note = 7.3 * (PANEL[0] + 2 * EDGE) * INCH / width
    size = PANEL[0] + 2 * EDGE, PANEL[1] + 2 * EDGE
    page = Sketch(Form(size, EDGE, 1.6 * note, 1.25 * note, 1.1 * note, note, least=note), size)
    changed = Changed(shown.player, shown.before, [one.about for one in shown.notes])
    with edited_rules(match.game):
        spots = presentation_of(match.game).panel(
            page, shown.view, shown.decision, match.words(lang), (EDGE, EDGE, *PANEL), changed
        )
    found, placed = set(), Callouts(page, CALLOUT)
    for number, spot in enumerate(spots or (), 1):
        if spot is not None and number <= len(shown.notes):
            placed.at_spot((spot[0], spot[1]), number)
            found.add(number)
    made = Printed(trimmed(page.drawing()), width)
    if made.letters < LEAST:
        made = Printed(made.drawing, min(width * (LEAST + 0.05) / made.letters, most))
    return made, found


def beside(match: Any, name: str, viewer: Any, lang: str, width: float, height: float) -> tuple[Printed, GameFigure]:
    """A picture that a game draws beside its board: in the column if it can be read there, else turned on its side.

    Its type is that of a sheet, or smaller where more of it then fits upon the page and is printed larger.
    """
    found = []
    for share in SIZES:
        made = game_figure(match, name, viewer, lang, "light", SHEET.smaller(share))
        drawing = made.drawing()
        across, down = map(float, drawing.view.split()[2:])
        upright = Printed(drawing, min(width, made.width * INCH, height * across / down))
        if not upright.letters or (share == SIZES[0] and upright.letters >= LEAST):
            return upright, made
        found += [(upright, made), (Printed(drawing, min(height, width * across / down), True), made)]
    return max(found, key=lambda one: one[0].letters * (1.0 if one[0].turned else 1.05))


def card(game: Any, name: str, lang: str, width: float) -> Printed:
    """A card that lies open, drawn at its printed size: a small one has room for its name and what it gives."""
    return Printed(cards.card(game, name, lang, "light", width / INCH * POINTS), width)


def back(game: Any, deck: str, lang: str, width: float) -> Printed:
    """The back of a deck."""
    return Printed(cards.back(game, deck, lang), width)


def thing(part: Component, words: Any, most: float) -> Printed:
    """A tile or a token, its back if it has one, `most` millimetres wide; words that nobody could read are left out."""
    form = Form((part.size[0] / INCH, part.size[1] / INCH), 0.0, 18, 14, 10.5, 8.5, least=8.3)
    page = Sketch(form)
    (part.back or part.draw)(page, words)
    made, width = page.drawing(), min(part.size[0], most * (0.55 if part.size == CARD else 1))
    least = LEAST * part.size[0] / width / 100
    shapes = tuple(one for one in made.shapes if not (size := _SIZE.search(one)) or float(size[1]) >= least)
    return Printed(Drawing(made.view, shapes, made.letters), width)


def on_paper(printed: Printed, paper: str) -> Printed:
    """The same in colour, or in greys of the same lightness."""
    if paper != GREY:
        return printed
    made = printed.drawing
    grey = Drawing(made.view, tuple(greyed(shape) for shape in made.shapes), made.letters)
    return Printed(grey, printed.width, printed.turned)


_SIZE = re.compile(r"^<g [^>]*scale\(([\d.]+) ")
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")


def greyed(text: str) -> str:
    """A text in which each colour is the grey that is as light as it.

    >>> greyed('fill="#4338A0"'), greyed("#FFFFFF #000000")
    ('fill="#484848"', '#ffffff #000000')
    """
    return _COLOUR.sub(lambda found: _grey(found[0]), text)


@lru_cache(maxsize=1024)
def _grey(colour: str) -> str:
    parts = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    level = round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))
    return f"#{level:02x}{level:02x}{level:02x}"
