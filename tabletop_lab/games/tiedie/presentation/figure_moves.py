"""Pictures of movement: what a square and a ring are, where a Move can end, and what ends a way.
The rules in force say what stands in them: the steps are those of the game, edits included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tabletop_lab.games.tiedie.ways import walks

from .board_map import draw_way
from .board_sheet import part_of
from .figure_parts import GAP, MARGIN, NARROW, draw_part, example, head_of, heading, mark, said

Blank = Callable[[float, float], Any]
WIDE = NARROW - 2 * MARGIN
PAD, TITLE, TILE = 0.2, 0.55, 2.6
FAR = {"P3": "T3(0,4)", "P4": "T6(0,4)"}


class Way(NamedTuple):
    """One panel: the tile, where P1 stands, the time, where others stand, the squares that P1 has walked."""

    name: str
    clause: str
    tile: str
    at: str
    time: str = "day"
    others: Sequence[str] = ()
    walked: Sequence[str] = ()


WAYS = (
    Way("spent", "TD-5.3", "T7", "T7(4,0)"),
    Way("jump", "TD-5.5", "T1", "T1(0,2)", others=("T1(0,3)",)),
    Way("diagonal", "TD-5.6", "T5", "T5(1,1)", "night"),
)
ENDS = (
    Way("dead", "TD-5.3", "T8", "T8(4,2)", walked=("T8(4,1)", "T8(4,0)")),
    Way("two", "TD-5.5", "T1", "T1(2,0)", others=("T1(2,1)", "T1(2,2)")),
    Way("back", "TD-5.2", "T1", "T1(0,2)", others=("T1(0,3)",), walked=("T1(0,4)",)),
)


def table(match: Any, way: Way) -> Any:
    """The table of a panel: P1 has turned up Move and has walked."""
    seats = dict(zip(("P2", "P3"), (*way.others, "T9(4,4)", "T3(0,4)"), strict=False))
    seats["P4"] = "T6(0,4)"
    told = {
        "pawn": {"P1": way.at, **seats}, "placed": {"P1": "move"}, "asleep": dict.fromkeys(seats, "choice"),
        "tokens": {"T5(2,2)": "IA"}, "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
    }  # fmt: skip
    new = example(match, told, start_time=way.time)
    new.play("move")
    for square in way.walked:
        if new.decision is not None and square in new.decision.labels:
            new.play(square)
    return new


def ways(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw where a Move can end by day, over a pawn, and by night; each with one of its ways."""
    return _panels(match, words, blank, "ways", WAYS)


def path_ends(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw what ends a way: no square left, two pawns in a row, squares that were used."""
    return _panels(match, words, blank, "ends", ENDS)


def _panels(match: Any, words: Any, blank: Blank, name: str, panels: Sequence[Way]) -> tuple[Any, str]:
    page = _page(blank, words, name, TILE, len(panels))
    top, alt = heading(page, words, name, " · ".join(dict.fromkeys(way.clause for way in panels)))
    for way in panels:
        title = str(words(f"figure-{name}-{way.name}"))
        _panel(page, top, TILE, title)
        sentence = _map(page, match, words, way, MARGIN + PAD, top - TITLE)
        said(page, MARGIN + 2 * PAD + TILE, top - 0.7, WIDE - TILE - 3 * PAD, sentence, lines=8)
        alt += f" {title}: {sentence}"
        top -= _tall(TILE) + GAP
    return page, alt


def _tall(high: float) -> float:
    """The height of a panel with a part of the map of that height."""
    return TITLE + high + PAD


def _page(blank: Blank, words: Any, name: str, high: float, panels: int) -> Any:
    """A page of panels one below another; each has a part of the map of that height."""
    head = head_of(blank(1, 1), words, name, NARROW)
    return blank(NARROW, 2 * MARGIN + head - 0.12 + panels * _tall(high) + (panels - 1) * GAP)


def _panel(page: Any, top: float, high: float, title: str) -> None:
    """The ground of a panel, and its title."""
    page.box(MARGIN, top - _tall(high), WIDE, _tall(high), "panel", "line", r=0.12, z=1)
    page.text(MARGIN + PAD, top - 0.3, title, "label", bold=True, width=WIDE - 2 * PAD)


def _map(page: Any, match: Any, words: Any, way: Way, x: float, top: float) -> str:
    """The tile with what is possible on it; returns it in a sentence."""
    here, size = table(match, way), TILE
    view = here.view("P1")
    sheet = part_of(view, [way.tile], x, top - size, size, size)
    ground = draw_part(page, view, words, sheet)
    game = view.paragraphs
    moving = here.decision is not None and here.decision.name == "step"
    going = game.going("P1", None if moving else 0)
    found = walks(game, going)
    name = game.map.name
    ends = sorted(name[square] for square in found if square != going.at)
    steps = sorted(name[step.to] for step in game.steps(going)) if moving else []
    shown = steps if way.name == "two" else ends
    board = game.map
    for square in shown:
        if sheet.shows(board.spot[board[square]]):
            page.disc(*sheet.middle(board.spot[board[square]]), 0.15 * sheet.s, ground.act, ground.floor, z=3.6)
    walked = [way.at, *way.walked]
    if way.name in ("spent", "jump", "diagonal") and ends:
        shown_way = max(found.values(), key=lambda steps: _worth_showing(way.name, steps))
        walked = [way.at, *(name[step.to] for step in shown_way)]
    draw_way(page, view, sheet, ground, walked)
    told = [square.partition("(")[2].rstrip(")") for square in shown]
    listed = words.join([f"({spot})" for spot in told]) if told else str(words("figure-nowhere"))
    left = here.state.left if moving else _left(here)
    return str(words(f"figure-{way.name}-said", squares=listed, left=left, moves=game.allowance("P1")))


def _worth_showing(name: str, steps: Sequence[Any]) -> tuple[bool, int]:
    """The way with what the panel is about: a jump, a diagonal; else a long one."""
    special = {"jump": any(step.over >= 0 for step in steps), "diagonal": any(step.cost > 1 for step in steps)}
    return special.get(name, True), len(steps)


def _left(here: Any) -> int:
    """How many moves were lost when the way ended."""
    walked = len(here.trace.events("moves"))
    return int(here.view("P1").paragraphs.allowance("P1")) - walked


def distances(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the squares within 1 square and the ring, at a door and at a wall."""
    wide = 0.56 * WIDE
    page = _page(blank, words, "distances", wide / 2, 3)
    top, alt = heading(page, words, "distances", "TD-2.3 · TD-2.4 · TD-2.6")
    for name, at in (("near", "T5(2,0)"), ("ring", "T5(2,0)"), ("wall", "T5(1,0)")):
        here = table(match, Way(name, "", "T5", at))
        title = str(words(f"figure-distances-{name}"))
        _panel(page, top, wide / 2, title)
        view = here.view("P1")
        sheet = part_of(view, ["T4", "T5"], MARGIN + PAD, top - TITLE - wide / 2, wide, wide / 2)
        ground = draw_part(page, view, words, sheet)
        board = view.paragraphs.map
        around = board.near if name == "near" else board.ring
        squares = board.names(square for square in around[board[at]] if square != board[at])
        mark(page, view, sheet, ground, squares)
        sentence = str(words(f"figure-{name}-said", squares=words.join(sorted(squares)), count=len(squares)))
        said(page, MARGIN + 2 * PAD + wide, top - 0.7, WIDE - wide - 3 * PAD, sentence, lines=8)
        alt += f" {title}: {sentence}"
        top -= _tall(wide / 2) + GAP
    return page, alt
