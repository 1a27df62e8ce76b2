"""Pictures of movement: what a square and a ring are, where a Move can end, and what ends a way.
The rules in force say what stands in them: the steps are those of the game, edits included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tabletop_lab.games.tiedie.ways import walks

from .board_map import draw_way
from .board_sheet import part_of
from .figure_parts import GAP, MARGIN, NARROW, WIDTH, draw_part, example, head_of, heading, line_of, mark, said

Blank = Callable[[float, float], Any]
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
    rows = Rows(blank, len(panels), TILE, TILE)
    told = [_told(match, words, way) for way in panels]
    page = rows.page(words, name, [sentence for *_, sentence in told])
    top, alt = heading(page, words, name, " · ".join(dict.fromkeys(way.clause for way in panels)))
    for k, (way, (here, shown, walked, sentence)) in enumerate(zip(panels, told, strict=True)):
        title = str(words(f"figure-{name}-{way.name}"))
        corner = rows.panel(page, k, top, title)
        _map(page, words, way, here, shown, walked, corner, rows.across)
        rows.say(page, corner, sentence)
        alt += f" {title}: {sentence}"
    return page, alt


class Rows:
    """Panels one below another, each a part of the map with its sentence beside it.

    On a slide they stand side by side, the sentences below.
    """

    def __init__(self, blank: Blank, count: int, across: float, high: float) -> None:
        """`across`, `high`: inches of a part of the map in a panel as wide as a notebook."""
        self.blank, self.count, self.ruler = blank, count, blank(1, 1)
        self.abreast = self.ruler.abreast
        self.wide = (WIDTH - 2 * MARGIN - (count - 1) * GAP) / count if self.abreast else NARROW - 2 * MARGIN
        self.across = self.wide - 2 * PAD if self.abreast else across
        self.high = self.across * high / across
        self.room = self.across if self.abreast else self.wide - self.across - 3 * PAD
        self.tall = TITLE + self.high + PAD

    def page(self, words: Any, name: str, sentences: Sequence[str]) -> Any:
        """A page of these panels, and the sentences that will stand in them."""
        paper = WIDTH if self.abreast else NARROW
        if self.abreast:
            lines = max(len(self.ruler.wrap(sentence, self.room, "note", lines=8)) for sentence in sentences)
            self.tall += lines * line_of(self.ruler) + 0.1
        rows = 1 if self.abreast else self.count
        head = head_of(self.ruler, words, name, paper)
        return self.blank(paper, 2 * MARGIN + head - 0.12 + rows * self.tall + (rows - 1) * GAP)

    def panel(self, page: Any, k: int, top: float, title: str) -> tuple[float, float]:
        """The ground of a panel and its title; return the upper left corner of its part of the map."""
        x = MARGIN + k * (self.wide + GAP) if self.abreast else MARGIN
        top = top if self.abreast else top - k * (self.tall + GAP)
        page.box(x, top - self.tall, self.wide, self.tall, "panel", "line", r=0.12, z=1)
        page.text(x + PAD, top - 0.3, title, "label", bold=True, width=self.wide - 2 * PAD)
        return x + PAD, top - TITLE

    def say(self, page: Any, corner: tuple[float, float], sentence: str) -> None:
        """Write the sentence of a panel whose part of the map has that corner: beside it, or below."""
        x, top = corner
        below, beside = (x, top - self.high - PAD - 0.05), (x + PAD + self.across, top - 0.7 + TITLE)
        said(page, *(below if self.abreast else beside), self.room, sentence, lines=8)


def _told(match: Any, words: Any, way: Way) -> tuple[Any, Sequence[str], Sequence[str], str]:
    """The table of a panel, the squares to be marked on it, the way that is drawn, and the sentence of all this."""
    here = table(match, way)
    game = here.view("P1").paragraphs
    moving = here.decision is not None and here.decision.name == "step"
    going = game.going("P1", None if moving else 0)
    found = walks(game, going)
    name = game.map.name
    ends = sorted(name[square] for square in found if square != going.at)
    steps = sorted(name[step.to] for step in game.steps(going)) if moving else []
    shown = steps if way.name == "two" else ends
    walked = [way.at, *way.walked]
    if way.name in ("spent", "jump", "diagonal") and ends:
        shown_way = max(found.values(), key=lambda steps: _worth_showing(way.name, steps))
        walked = [way.at, *(name[step.to] for step in shown_way)]
    told = [square.partition("(")[2].rstrip(")") for square in shown]
    listed = words.join([f"({spot})" for spot in told]) if told else str(words("figure-nowhere"))
    left = here.state.left if moving else _left(here)
    sentence = str(words(f"figure-{way.name}-said", squares=listed, left=left, moves=game.allowance("P1")))
    return here, shown, walked, sentence


def _map(
    page: Any, words: Any, way: Way, here: Any, shown: Sequence[str], walked: Sequence[str],
    corner: tuple[float, float], size: float,
) -> None:  # fmt: skip
    """The tile of a panel: dots where something is possible, and a way."""
    view, (x, top) = here.view("P1"), corner
    sheet = part_of(view, [way.tile], x, top - size, size, size)
    ground = draw_part(page, view, words, sheet)
    board = view.paragraphs.map
    for square in shown:
        if sheet.shows(board.spot[board[square]]):
            page.disc(*sheet.middle(board.spot[board[square]]), 0.15 * sheet.s, ground.act, ground.floor, z=3.6)
    draw_way(page, view, sheet, ground, walked)


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
    shown = []
    for name, at in (("near", "T5(2,0)"), ("ring", "T5(2,0)"), ("wall", "T5(1,0)")):
        view = table(match, Way(name, "", "T5", at)).view("P1")
        board = view.paragraphs.map
        around = board.near if name == "near" else board.ring
        squares = board.names(square for square in around[board[at]] if square != board[at])
        sentence = str(words(f"figure-{name}-said", squares=words.join(sorted(squares)), count=len(squares)))
        shown.append((name, view, squares, sentence))
    wide = 0.56 * (NARROW - 2 * MARGIN)
    rows = Rows(blank, len(shown), wide, wide / 2)
    page = rows.page(words, "distances", [sentence for *_, sentence in shown])
    top, alt = heading(page, words, "distances", "TD-2.3 · TD-2.4 · TD-2.6")
    for k, (name, view, squares, sentence) in enumerate(shown):
        title = str(words(f"figure-distances-{name}"))
        x, y = rows.panel(page, k, top, title)
        sheet = part_of(view, ["T4", "T5"], x, y - rows.high, rows.across, rows.high)
        mark(page, view, sheet, draw_part(page, view, words, sheet), squares)
        rows.say(page, (x, y), sentence)
        alt += f" {title}: {sentence}"
    return page, alt
