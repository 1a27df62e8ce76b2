"""The pictures of what is to be cut out, each drawn once at the size it is printed, with its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.printed import CARD, CardDeck, Component, Draw
from tabletop_lab.figures import cards as faces
from tabletop_lab.figures.in_units import UNITS
from tabletop_lab.figures.sketch import Drawing, Sketch
from tabletop_lab.figures.style import THEMES, Form
from tabletop_lab.studio.sheets.arranging import Thing

INCH = 25.4
"""Millimetres."""
CARD_WIDTH = CARD[0] / INCH * UNITS


class Pictures:
    """Draws for one game in one language; a picture is known by its number.

    >>> from tabletop_lab.games.fourteen_nights.game import FourteenNights
    >>> pictures = Pictures(FourteenNights, "en", "light")
    >>> things = list(pictures.of([CardDeck("chance", ("C01", "C01"), "Chance card")]))
    >>> things[0] == things[1], len(pictures.svgs), pictures.alts[0]
    (True, 2, 'Chance card: back')
    """

    def __init__(self, game: Any, lang: str, theme: str) -> None:
        self.game, self.lang, self.theme = game, lang, theme
        self.words = game.words(lang)
        self.svgs: list[str] = []
        self.alts: list[str] = []
        self._known: dict[tuple[str, str], int] = {}

    def of(self, box: Iterable[CardDeck | Component]) -> Iterator[Thing]:
        """The things of a box one by one, as often as there are of each."""
        for part in box:
            if isinstance(part, CardDeck):
                yield from self._cards(part)
            else:
                yield from self._components(part)

    def _cards(self, deck: CardDeck) -> Iterator[Thing]:
        look = presentation_of(self.game)
        back = self._number("back", deck.back)
        if back is None:
            drawn = faces.back(self.game, deck.back, self.lang, self.theme, CARD_WIDTH)
            back = self._add("back", deck.back, drawn, self.words("sheets-back", what=deck.title))
        for card in deck.cards:
            front = self._number("card", card)
            if front is None:
                drawn = faces.card(self.game, card, self.lang, self.theme, CARD_WIDTH)
                front = self._add("card", card, drawn, look.card_words(card, self.words))
            yield Thing(*CARD, front, back, deck.title)

    def _components(self, part: Component) -> Iterator[Thing]:
        front = self._add("", "", self._drawn(part, part.draw), part.alt)
        back = None
        if part.back is not None:
            said = self.words("sheets-back", what=part.title)
            back = self._add("", "", self._drawn(part, part.back), said)
        for _ in range(part.count):
            yield Thing(*part.size, front, back, part.title)

    def _drawn(self, part: Component, draw: Draw) -> Drawing:
        inches, k = (part.size[0] / INCH, part.size[1] / INCH), part.type
        form = Form(inches, 0.0, 18 * k, 14 * k, 10.5 * k, 8.5 * k, least=8.3 * k)
        page = Sketch(form, theme=THEMES[self.theme])
        draw(page, self.words)
        return page.drawing()

    def _number(self, kind: str, name: str) -> int | None:
        return self._known.get((kind, name))

    def _add(self, kind: str, name: str, drawn: Drawing, alt: str) -> int:
        self.svgs.append(drawn.svg())
        self.alts.append(str(alt))
        if kind:
            self._known[kind, name] = len(self.svgs) - 1
        return len(self.svgs) - 1
