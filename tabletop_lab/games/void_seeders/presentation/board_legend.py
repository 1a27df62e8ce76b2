"""The key: what signs on the table mean, each with its words; only what is on the table now.

It stands where the last row of tableaux ends early, then where that of the blocks does, then in lines below the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from . import board_belongings, board_pieces, board_ways
from . import table_facts as facts
from .palette import palette
from .pictograms import DECKS, MARKS

ROW, NEAR = 1.7, 1.5
"""The height of a line, in heights of the smallest type; on a live board."""
LEAD, GAP = 1.9, 1.1
"""From a sign to its words, and from one entry to the next."""


Box = tuple[float, float, float, float]


class Entry(NamedTuple):
    """A sign and its words; `draws` draws it around a middle."""

    said: str
    draws: Callable[[float, float], object]


Lines = list[list[tuple[Entry, float]]]


@dataclass(frozen=True, slots=True)
class Key:
    """Lines of entries, each with its width: `rows` below the map; `cells`: those within boxes that else are empty."""

    rows: Lines
    cells: Sequence[tuple[Box, Lines]] = ()


def of_the_map(page: Any, view: Any, words: Any) -> list[Entry]:
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


def of_the_seats(page: Any, view: Any, words: Any, unsaid: Sequence[tuple[str, str]]) -> list[Entry]:
    """What tableaux show without its word: see `board_tableau.unsaid`."""
    em, colours = page.size_of("note") / 72, palette(page)

    def sign(name: str) -> Callable[[float, float], object]:
        if name == "objectives":
            return lambda x, y: board_belongings.draw_objective(page, x, y, known=True)
        if name in ("cards", "items"):
            deck = DECKS["yellow"] if name == "items" else ()
            return lambda x, y: board_belongings.draw_back(page, x - 0.5 * em, y, deck)
        mark, tone = {"wounds": ("light_wound", colours.blood), "contamination": ("contamination", colours.blood),
                      "quests": ("quest", "soft"), "hands": ("left_hand", "soft"), "madness": ("mad", "soft")}.get(
                          name, (name, "ink"))  # fmt: skip
        return lambda x, y: page.pictogram(MARKS[mark], x, y, 1.15 * em, tone, "paper", z=2.2)

    def pawn(seat: str) -> Callable[[float, float], object]:
        return lambda x, y: board_pieces.draw_pawn(page, view, seat, x, y, 0.6 * em, ring=False)

    found = []
    for name, seat in unsaid:
        if seat:
            said = facts.character_name(view, seat, words) if name == "character" else str(words.card(name))
            found.append(Entry(f"{seat} {said}", pawn(seat)))
        else:
            found.append(Entry(str(words(f"board-own-{name}")), sign(name)))
    return found


def of_rooms(page: Any, names: Mapping[str, str]) -> list[Entry]:
    """Rooms whose names have no room on the map, by their numbers."""

    def number(slot: str) -> Callable[[float, float], object]:
        return lambda x, y: page.text(x, y, slot, "note", bold=True, ha="center")

    return [Entry(name, number(slot)) for slot, name in names.items()]


def laid(page: Any, entries: Sequence[Entry], w: float, cells: Sequence[Box]) -> Key:
    """The entries in cells, then in lines of that width."""
    em, each = page.size_of("note") / 72, tall_of_a_line(page)
    key = Key([], [(cell, [[] for _ in range(int(cell[3] / each + 1e-6))]) for cell in cells])
    left = w
    for entry in fill(page, key, entries):
        wide = _wide(page, entry)
        if not key.rows or wide > left:
            key.rows.append([])
            left = w
        key.rows[-1].append((entry, wide))
        left -= wide + GAP * em
    return key


def fill(page: Any, key: Key, entries: Sequence[Entry]) -> list[Entry]:
    """Put entries into the cells of a key, each where it has room; return those that have none."""
    gap, rest = GAP * page.size_of("note") / 72, []
    for entry in entries:
        wide = _wide(page, entry)
        for cell, line in ((cell, line) for cell, lines in key.cells for line in lines):
            if wide <= cell[2] - sum(other + gap for _, other in line):
                line.append((entry, wide))
                break
        else:
            rest.append(entry)
    return rest


def _wide(page: Any, entry: Entry) -> float:
    return float(LEAD * page.size_of("note") / 72 + page.text_width(entry.said, "note"))


def tall_of_a_line(page: Any) -> float:
    """How high a line is, in inches."""
    return float((ROW if page.alone else NEAR) * page.size_of("note") / 72)


def tall(page: Any, key: Key) -> float:
    """How high the lines below the map are, in inches."""
    return len(key.rows) * tall_of_a_line(page)


def draw_legend(page: Any, key: Key, box: Box | None) -> None:
    """The lines within (x, y, w, h), from its top, and those in the cells."""
    em, each = page.size_of("note") / 72, tall_of_a_line(page)
    for within, lines in (*key.cells, *([(box, key.rows)] if box else [])):
        x, y, _, h = within
        for k, row in enumerate(lines):
            at, middle = x, y + h - (k + 0.5) * each
            for entry, wide in row:
                entry.draws(at + 0.75 * em, middle)
                page.text(at + LEAD * em, middle, entry.said, "note", "soft")
                at += wide + GAP * em
