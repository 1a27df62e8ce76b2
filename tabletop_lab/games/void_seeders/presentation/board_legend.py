"""What the signs on the map mean: a line or two below it, each sign with its words; only what is on the map now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from . import board_pieces, board_ways
from . import table_facts as facts
from .palette import palette
from .pictograms import MARKS

ROW = 1.7
"""The height of a line, in heights of the smallest type."""
LEAD, GAP = 1.9, 1.1
"""From a sign to its words, and from one entry to the next."""


class Entry(NamedTuple):
    """A sign and its words; `draws` draws it around a middle."""

    said: str
    draws: Callable[[float, float], object]


def entries(page: Any, view: Any, words: Any) -> list[Entry]:
    """What is on this map and says nothing by itself."""
    em, colours = page.size_of("note") / 72, palette(page)
    spots = [facts.spot(view, slot) for slot in facts.ship(view).slots]

    def tile(x: float, y: float) -> None:
        page.box(x - 0.7 * em, y - 0.5 * em, 1.4 * em, em, "plain", colours.hull_edge, page.RULE, 0.2 * em, 2.2, (3, 2))

    def number(x: float, y: float) -> None:
        page.disc(x, y, 0.62 * em, colours.plate, None, z=2.2)
        page.text(x, y, "1", colour=colours.on_plate, bold=True, ha="center", size=page.size_of("note"), z=2.3)

    def entrance(x: float, y: float) -> None:
        page.pictogram(MARKS["duct"], x, y, 1.1 * em, "ink", "paper", z=2.2)

    def counter(x: float, y: float) -> None:
        page.box(x - 0.55 * em, y - 0.6 * em, 1.1 * em, 1.2 * em, "card", "ink", page.LINE, 0.12 * em, 2.2)
        page.text(x, y, "2", colour="ink", bold=True, ha="center", size=page.size_of("note"), z=2.3)

    def mark(name: str) -> Callable[[float, float], object]:
        return lambda x, y: page.pictogram(MARKS[name], x, y, 1.15 * em, getattr(colours, name), "paper", z=2.2)

    found = {
        "tile": (any(spot.tile for spot in spots), tile),
        "token": (
            any(spot.token for spot in spots),
            lambda x, y: board_pieces.draw_token(page, view, "hidden", x, y, 1.5 * em, 2.2),
        ),
        "number": (True, number),
        "entrance": (bool(facts.ship(view).entrances), entrance),
        "counter": (any(spot.counter is not None for spot in spots), counter),
        "noise": (bool(view.noise), lambda x, y: board_ways.draw_noise(page, x, y, 1.2 * em, z=2.2)),
        "fire": (bool(view.fire), mark("fire")),
        "malfunction": (bool(view.malfunction), mark("malfunction")),
    }
    return [Entry(str(words(f"board-sign-{name}")), draws) for name, (is_there, draws) in found.items() if is_there]


def rows(page: Any, view: Any, words: Any, w: float) -> list[list[tuple[Entry, float]]]:
    """The entries in lines of that width, each with its own width."""
    em = page.size_of("note") / 72
    found: list[list[tuple[Entry, float]]] = [[]]
    left = w
    for entry in entries(page, view, words):
        wide = LEAD * em + page.text_width(entry.said, "note")
        if found[-1] and wide > left:
            found.append([])
            left = w
        found[-1].append((entry, wide))
        left -= wide + GAP * em
    return found


def tall(page: Any, view: Any, words: Any, w: float) -> float:
    """How high the lines are, in inches."""
    return len(rows(page, view, words, w)) * ROW * page.size_of("note") / 72


def draw_legend(page: Any, view: Any, words: Any, box: tuple[float, float, float, float]) -> None:
    """The lines within (x, y, w, h), from its top."""
    x, y, w, h = box
    em = page.size_of("note") / 72
    for k, row in enumerate(rows(page, view, words, w)):
        at, middle = x, y + h - (k + 0.5) * ROW * em
        for entry, wide in row:
            entry.draws(at + 0.75 * em, middle)
            page.text(at + LEAD * em, middle, entry.said, "note", "soft")
            at += wide + GAP * em
