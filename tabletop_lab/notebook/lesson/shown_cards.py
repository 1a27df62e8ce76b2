"""Cards below the sentences of a lesson that tell of them: what is read on each, and its picture if they are few."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures import cards, render

from ..widget.news import cards_with_lines

PICTURES = 6
"""The most cards that are told with pictures: the words of more keep the sentences together."""
WIDTH = 100
"""Pixels across of a picture: the smallest letters of a small card are 11 of 100."""


def cards_below(known: Sequence[Any], told: Sequence[Any]) -> dict[int, list[str]]:
    """The open cards of some sentences by their numbers, each card once, at the first sentence that tells of it.

    `known`: all that the viewer knows, the sentences among it. Nobody reads a back: its sentence says how many.
    """
    if not told:
        return {}
    shown = presentation_of(told[0].game)
    lines = [entry for entry in known if entry.kind == "event"]
    places = {id(entry): at for at, entry in enumerate(told)}
    numbers = [places.get(id(entry)) for entry in lines]
    found: dict[int, list[str]] = {}
    for card, at in cards_with_lines(shown, known, lambda entry: entry.kind == "event"):
        here = next((place for k in at if (place := numbers[k]) is not None), None)
        if here is not None and not card.is_back:
            found.setdefault(here, []).append(card.card)
    return found


def words_of(card: str, game: Any, lang: str) -> str:
    """What is read on a card."""
    return presentation_of(game).card_words(card, game.words(lang)) or card


def card_html(card: str, game: Any, lang: str, picture: bool) -> str:
    """A card: its name and its text; with its picture in both themes, which slides leave out (`data-face`)."""
    name, _, text = words_of(card, game, lang).partition(": ")
    drawn = _picture(card, game, lang) if picture else ""
    said = f"<span><b>{escape(name)}</b>{': ' * bool(text)}{escape(text)}</span>"
    return f"<span{' class=drawn' * bool(drawn)}>{drawn}{said}</span>"


def _picture(card: str, game: Any, lang: str) -> str:
    def svg(theme: str) -> str:
        return cards.card(game, card, lang, theme, cards.SMALL).svg()

    # A picture that is told beside it is not told twice.
    both = render.themed_html(svg, "", width=WIDTH, more="data-face").removesuffix(render.FOLLOWS)
    return f'<span aria-hidden="true">{both}</span>'
