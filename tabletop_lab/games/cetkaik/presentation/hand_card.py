"""The hands as a table with tiles: what each needs in the reserve, what it scores, and what it scores in one colour.
Made from the rules in force; it marks who holds which hand now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from tabletop_lab.games.cetkaik.chapters.reckoning import plain_name
from tabletop_lab.games.cetkaik.content.hand_table import FLASH, FLASHED, HANDS, NEGATIVE, POSITIVE
from tabletop_lab.games.cetkaik.content.pieces import BLACK, KINDS, RED
from tabletop_lab.games.cetkaik.content.squares import IA, A

from .board_pieces import tam, tile
from .figure_parts import MARGIN, heading

Blank = Callable[[float, float], Any]
WIDTH, ROW, TILE = 11.2, 0.42, 0.44
NAME, TILES, PLAIN, FLASHES, HELD = 0.2, 3.0, 8.1, 9.2, 10.4
"""Where the columns begin, from the left margin."""
CLAUSES = {"step_tam": "CK-12.7", "tam_again": "CK-12.6"}


def name_of(hand: str, lang: str) -> str:
    """The name of a hand.

    >>> name_of("animals", "en"), name_of("animals", "ko")
    ('Animals', '동물')
    """
    return HANDS[hand].ko if lang == "ko" else HANDS[hand].en


def signed(points: int) -> str:
    """Points with a true minus sign.

    >>> signed(5), signed(-3)
    ('5', '−3')
    """
    return str(points).replace("-", "−")


def worth(game: Any, hand: str, kinds: Sequence[str]) -> tuple[int, int | None]:
    """What a hand scores in mixed colours and in one, as the rules say; None if one colour earns no bonus."""
    black = tuple((BLACK + KINDS[kind].letter, kind) for kind in kinds)
    flash = hand in POSITIVE and game.in_one_colour(hand, tuple(kinds), black)
    return game.worth(hand), game.worth(hand + FLASHED) if flash else None


def make(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw one row per hand.

    The first piece of each is black, the second red: colours do not matter except for the bonus.
    """
    rules, view = match.rules, match.view(viewer)
    game = view.paragraphs
    pieces = rules.pieces_of_hands()
    rows = [*pieces, *NEGATIVE]
    ruler = blank(1, 1)
    named = ((NAME, "name"), (TILES, "needs"), (PLAIN, "points"), (FLASHES, "flash"), (HELD, "held"))
    heads = [
        (at, ruler.wrap(words(f"handcard-{name}"), end - at - 0.1, "note", lines=2))
        for (at, name), (end, _) in pairwise((*named, (WIDTH, "")))
    ]
    step, lead = ruler.leading("note", 0.2), len(ruler.wrap(words("handcard-lead"), WIDTH, "note", lines=2))
    row = max(ROW, 2 * ruler.size_of("note") / 72 + 0.06)
    head = 0.32 + step * (max(len(lines) for _, lines in heads) - 1)
    page = blank(WIDTH + 2 * MARGIN, 2 * MARGIN + 0.85 + (lead - 1) * step + head + row * len(rows) + 0.42)
    top = heading(page, words, "handcard", "CK-12.2 – 12.9", 2)
    x = page.margin
    for at, lines in heads:
        for k, line in enumerate(reversed(lines)):
            page.text(x + at, top - head + 0.2 + k * step, line, "note", "soft")
    holders = {side: {plain_name(slug) for slug in game.hands(view.reserve.get(side, ()))} for side in (IA, A)}
    said = []
    for k, hand in enumerate(rows):
        y = top - head - row * (k + 1)
        page.box(x, y + 0.03, WIDTH, row - 0.06, "panel", r=0.06, z=1)
        said.append(_row(page, words, game, hand, pieces.get(hand, ()), x, y + row / 2,
                         [side for side in (IA, A) if hand in holders[side]]))  # fmt: skip
    page.text(x, page.margin + 0.12, words("handcard-notes", points=rules.points_of_hands()[FLASH]), "note", "soft",
              width=WIDTH)  # fmt: skip
    return page, f"{words('handcard-title')}. " + "; ".join(said) + "."


def _row(
    page: Any, words: Any, game: Any, hand: str, kinds: tuple[str, ...], x: float, y: float, held: list[str]
) -> str:
    plain, flash = worth(game, hand, kinds)
    name = name_of(hand, words.lang)
    page.text(x + NAME, y, name, "label", bold=True, width=TILES - NAME - 0.15)
    for k, kind in enumerate(kinds):
        tile(page, (RED if k % 2 else BLACK) + KINDS[kind].letter, x + TILES + 0.22 + 0.42 * k, y, TILE, up=True)
    left = x + TILES + 0.56 + 0.42 * (len(kinds) - 1 if kinds else 0)
    needs = ", ".join(KINDS[kind].ko if words.lang == "ko" else KINDS[kind].en for kind in kinds)
    needs = needs or words(f"handcard-{hand}")
    if not kinds:
        tam(page, x + TILES + 0.22, y, TILE - 0.02)
    lines = page.wrap(needs, x + PLAIN - 0.1 - left, "note", lines=9)
    for k, line in enumerate(lines if len(lines) < 3 else []):  # a hand of all kinds has no room, and needs no names
        step = page.leading("note", 0.19)
        page.text(left, y + step * (len(lines) - 1) / 2 - step * k, line, "note", "soft" if kinds else "ink")
    page.text(x + PLAIN + 0.2, y, signed(plain), "head", "stop" if plain < 0 else "ink", ha="center")
    if flash is not None:
        alone = len(kinds) == 1
        page.text(x + FLASHES + 0.2, y, signed(flash), "head", ha="center")
        if alone:
            page.text(x + FLASHES + 0.4, y, words("handcard-always"), "note", "soft", width=HELD - FLASHES - 0.45)
    elif not kinds:
        page.text(x + FLASHES, y, CLAUSES[hand], "note", "soft")
    if held:
        page.text(x + HELD, y, " · ".join(held), "note", bold=True)
    return str(words("handcard-alt", name=name, needs=needs, points=signed(plain)))
