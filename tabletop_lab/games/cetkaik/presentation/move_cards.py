"""How the pieces move, as pictures made from the movement table: an edited `Way` is drawn and described as edited.
A card shows a kind on a normal square and on a hue square, each as a diagram and in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tabletop_lab.games.cetkaik.content.movement import DIAGONALS, LEFT, NEIGHBOURS, ORTHOGONALS, RIGHT, Offset, Way
from tabletop_lab.games.cetkaik.content.pieces import BLACK, KINDS, RED

from .board_pieces import plain_tile, tile
from .board_squares import ground
from .figure_parts import MARGIN, WIDTH, heading, laid_out

Blank = Callable[[float, float], Any]
NAMED: dict[str, tuple[Offset, ...]] = {
    "all": NEIGHBOURS,
    "not_back": tuple(offset for offset in NEIGHBOURS if offset != (-1, 0)),
    "orthogonal": ORTHOGONALS,
    "diagonal": DIAGONALS,
    "along": ((1, 0), (-1, 0)),
    "sideways": (LEFT, RIGHT),
    "forward": ((1, 0),),
    "backward": ((-1, 0),),
    "left": (LEFT,),
    "right": (RIGHT,),
    "forward_left": ((1, -1),),
    "forward_right": ((1, 1),),
    "backward_left": ((-1, -1),),
    "backward_right": ((-1, 1),),
}
"""What sets of directions are called, the largest first."""


def ways_of(match: Any) -> dict[tuple[str, bool], Way]:
    """How each kind moves on normal and on hue squares, under the rules of a match and with its edited clauses."""
    game = laid_out(match, {})
    return {(kind, hue): game.way(kind, hue) for kind in KINDS for hue in (False, True)}


# --- a way in words ---------------------------------------------------------------------------------------------------


def in_words(way: Way, words: Any) -> list[str]:
    """One phrase for each sort of movement; "does not move" if there is none."""
    said = []
    near = [offset for offset in way.steps if _far(offset) == 1]
    doubled = [offset for offset in near if (2 * offset[0], 2 * offset[1]) in way.paces]
    single = [offset for offset in near if offset not in doubled]
    paced = [offset for offset in way.paces if _unit(offset) not in doubled]
    parts: Sequence[tuple[str, Iterable[Offset]]] = (
        ("one", single), ("up_to_two", doubled), ("pace", map(_unit, paced)), ("leap", map(_unit, way.leaps)),
    )  # fmt: skip
    for name, offsets in parts:
        if where := directions(list(offsets), words):
            said.append(words(f"way-{name}", where=where))
    other = [offset for offset in way.steps if _far(offset) != 1]
    said += [words("way-offset", forward=f, sideways=s) for f, s in other]
    if where := directions(list(way.slides), words):
        name = "slide_by_two" if way.leaping else "slide_late" if way.skips else "slide"
        said.append(words(f"way-{name}", where=where, first=way.skips + 1))
        if way.jumps:
            said.append(words("way-jumps", count=way.jumps))
        if way.skips and way.strict:
            said.append(words("way-strict"))
    return said or [words("way-none")]


def directions(offsets: Sequence[Offset], words: Any) -> str:
    """The name of a set of directions, composed of as few names from the table as possible; '' for none."""
    left, names = set(offsets), []
    for name, those in NAMED.items():
        if left and left.issuperset(those):
            names.append(words(f"way-to-{name}"))
            left -= set(those)
    return ", ".join(names)


def _unit(offset: Offset) -> Offset:
    forward, sideways = offset
    return (forward > 0) - (forward < 0), (sideways > 0) - (sideways < 0)


def _far(offset: Offset) -> int:
    straight = offset[0] == 0 or offset[1] == 0 or abs(offset[0]) == abs(offset[1])
    return max(map(abs, offset)) if straight else 0


# --- a way as a diagram -----------------------------------------------------------------------------------------------


def reach_of(way: Way) -> int:
    """How many squares a diagram must show on each side of the piece."""
    return max([2, way.skips + 1 if way.slides else 0, *(abs(n) for offset in way.finite for n in offset)])


def diagram(page: Any, x: float, y: float, size: float, piece: str, way: Way, hue: bool) -> None:
    """Draw a field of `size` inches with the piece in the middle and its owner below."""
    n = reach_of(way)
    g = size / (2 * n + 1)
    page.box(x, y, size, size, "card", r=0.01, z=2)
    if hue:
        ground(page, x + n * g, y + n * g, g, hue=True)
    grid = [((x + k * g, y), (x + k * g, y + size)) for k in range(1, 2 * n + 1)]
    grid += [((x, y + k * g), (x + size, y + k * g)) for k in range(1, 2 * n + 1)]
    page.lines(grid, "line", page.HAIR, 2.5)
    page.box(x, y, size, size, None, "soft", page.LINE, r=0.01, z=3)

    def at(forward: float, sideways: float) -> tuple[float, float]:
        return x + (n + 0.5 + sideways) * g, y + (n + 0.5 + forward) * g

    for f, s in way.slides:
        _slide(page, at, f, s, way, n, g)
    for f, s in (*way.steps, *way.paces):
        page.disc(*at(f, s), 0.26 * g, "act", "card", page.HAIR, 7)
    for f, s in way.leaps:
        leap(page, *at(f, s), g)
    # The large tile beside the diagram has the character: here it would be too small to be read.
    plain_tile(page, piece, *at(0, 0), g * 1.02, up=True, z=8)


def leap(page: Any, x: float, y: float, g: float) -> None:
    """Draw the sign of a square that is reached whatever is on the squares between."""
    page.disc(x, y, 0.29 * g, "card", "act", page.RULE, 7)
    page.disc(x, y, 0.11 * g, "act", z=7.1)


def _slide(page: Any, at: Any, f: int, s: int, way: Way, n: int, g: float) -> None:
    """Draw a slide from the piece to the edge.

    One that begins later starts with the sign of a leap and runs over the edge.
    """
    first = way.skips + 1
    if first == 1 and not way.leaping:
        page.arrow([at(0.55 * f, 0.55 * s), at((n + 0.44) * f, (n + 0.44) * s)], over=way.jumps > 0, lw=page.RULE)
        return
    stops = range(max(first, 2), n + 1, 2 if way.leaping else n + 1)
    if way.strict:
        page.line([at(0.55 * f, 0.55 * s), at((stops[0] - 0.3) * f, (stops[0] - 0.3) * s)], "act", page.RULE, 6.9)
    page.arrow([at(stops[-1] * f, stops[-1] * s), at((n + 0.86) * f, (n + 0.86) * s)],
               over=way.jumps > 0 or way.leaping, lw=page.RULE)  # fmt: skip
    for stop in stops:
        leap(page, *at(stop * f, stop * s), g)


# --- cards ------------------------------------------------------------------------------------------------------------


def card(page: Any, words: Any, box: tuple[float, float, float, float], kind: str, ways: Any, colour: str) -> None:
    """Draw one kind: its piece and name, then both diagrams with their texts."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.08, z=1)
    piece = colour + KINDS[kind].letter
    name = KINDS[kind].ko if words.lang == "ko" else KINDS[kind].en
    wide = 0.16 * w
    tile(page, piece, x + wide / 2 + 0.04, y + 0.58 * h, min(0.5 * h, 0.9 * wide), up=True)
    page.text(x + wide / 2 + 0.04, y + 0.2 * h, name, "head", ha="center", width=wide)
    size = h - 0.32
    room = (w - wide - 0.1) / 2 - size - 0.24
    left, step = x + wide + 0.1, page.leading("note", 0.19)
    for hue in (False, True):
        diagram(page, left, y + 0.16, size, piece, ways[kind, hue], hue)
        said = [page.wrap(phrase, room, "note", 4) for phrase in in_words(ways[kind, hue], words)]
        at = y + h / 2 + (step * (sum(map(len, said)) - 1) + 0.07 * (len(said) - 1)) / 2
        for lines in said:
            for line in lines:
                page.text(left + size + 0.2, at, line, "note")
                at -= step
            at -= 0.07
        left += size + room + 0.24


SIGNS = ("step", "leap", "slide", "over")


def _widths(page: Any, words: Any) -> list[float]:
    """How much room each of the four signs needs with its words."""
    return [0.55 + page.text_width(words(f"way-key-{name}"), "note") for name in SIGNS]


def key(page: Any, words: Any, x: float, y: float, w: float) -> None:
    """Draw the four signs (CK-5.1)."""
    signs, widths = SIGNS, _widths(page, words)
    texts = [words(f"way-key-{name}") for name in signs]
    rows = [signs] if sum(widths) + 0.3 <= w else [signs[:2], signs[2:]]
    for k, row in enumerate(rows):
        at, middle = x, y - 0.26 * k
        for name in row:
            number = signs.index(name)
            if name == "step":
                page.disc(at + 0.2, middle, 0.075, "act", "card", page.HAIR, 7)
            elif name == "leap":
                leap(page, at + 0.2, middle, 0.29)
            else:
                page.arrow([(at, middle), (at + 0.4, middle)], over=name == "over", lw=page.RULE)
            page.text(at + 0.5, middle, texts[number], "note")
            at += max((w / len(row)) if len(rows) == 2 else widths[number] + 0.1, widths[number])


LARGEST_BESIDE = 12
"""With larger type the texts of two cards have no room beside each other."""
STEPS, LINES, LEAPS = ("pawn", "tiger", "general", "king"), ("boat", "bow", "scribe"), ("chariot", "horse", "shaman")
"""The kinds by how they move on a normal square: to the next one, along lines; and those that pass over others."""


def all_cards(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the ten kinds on one page, on normal and on hue squares."""
    return _cards(match, words, blank, tuple(KINDS))


def some_cards(kinds: Sequence[str]) -> Callable[..., tuple[Any, str]]:
    """Return the function that draws the cards of some kinds in two columns."""

    def make(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
        return _cards(match, words, blank, kinds)

    return make


def _cards(match: Any, words: Any, blank: Blank, kinds: Sequence[str]) -> tuple[Any, str]:
    tall, gap, top_row = 1.56, 0.1, 0.34
    columns = 2 if blank(1, 1).size_of("note") <= LARGEST_BESIDE else 1
    half = -(-len(kinds) // columns)
    page = blank(WIDTH, 2 * MARGIN + 0.85 + top_row + half * (tall + gap) + 0.74)
    top = heading(page, words, "moves", "CK-5.1 – 5.6")
    ways = ways_of(match)
    wide = (page.w - 2 * MARGIN - 0.2 * (columns - 1)) / columns
    for column in range(columns):
        _captions(page, words, MARGIN + column * (wide + 0.2), top - 0.1, wide, tall)
    top -= top_row
    for k, kind in enumerate(kinds):
        x, y = MARGIN + (k // half) * (wide + 0.2), top - (k % half + 1) * (tall + gap) + gap
        card(page, words, (x, y, wide, tall), kind, ways, RED if k % 2 else BLACK)
    key(page, words, MARGIN, MARGIN + 0.42, page.w - 2 * MARGIN)
    return page, alt(words, kinds, ways)


def one_card(kind: str) -> Callable[..., tuple[Any, str]]:
    """Return the function that draws the card of one kind."""

    def make(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
        tall, probe = 2.3, blank(8.6, 2.3)
        wide = max(8.6, 2 * max(_widths(probe, words)))  # the signs below stand in two columns
        page = blank(wide + 2 * MARGIN, 2 * MARGIN + 0.85 + 0.34 + tall + 0.75)
        top = heading(page, words, "moves", "CK-5.1 – 5.6")
        _captions(page, words, MARGIN, top - 0.1, wide, tall)
        ways = ways_of(match)
        card(page, words, (MARGIN, top - 0.34 - tall, wide, tall), kind, ways, BLACK)
        key(page, words, MARGIN, MARGIN + 0.38, wide)
        return page, alt(words, (kind,), ways)

    return make


def _captions(page: Any, words: Any, x: float, y: float, w: float, tall: float) -> None:
    wide = 0.16 * w
    for k, name in enumerate(("normal", "hue")):
        left = x + wide + 0.1 + k * (w - wide - 0.1) / 2
        page.text(left, y, words(f"moves-{name}"), "head")
        if k:
            ground(page, left + page.text_width(words("moves-hue"), "head") + 0.1, y - 0.09, 0.18, hue=True)


def alt(words: Any, kinds: Iterable[str], ways: Any) -> str:
    """The same cards in words."""
    said = []
    for kind in kinds:
        name = KINDS[kind].ko if words.lang == "ko" else KINDS[kind].en
        off, on = ("; ".join(in_words(ways[kind, hue], words)) for hue in (False, True))
        said.append(words("moves-alt", name=name, off=off, on=on))
    return f"{words('moves-title')}. " + " ".join(said)
