"""Pictures that explain the rules on parts of the board: tam's steps, hue around tam, stepping, water, protection.
The game itself, with its rules and edits in force, says what is possible; only the positions are chosen here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from tabletop_lab.games.cetkaik.content.pieces import INITIAL, TAM
from tabletop_lab.games.cetkaik.content.squares import IA, SQUARES, neighbours

from .board_facts import Course, hue_now, odds_text
from .board_marks import diamond, draw_choice, draw_reaches
from .board_reach import CERTAIN, Reach, best, reaches
from .board_squares import Field
from .figure_parts import MARGIN, WIDTH, block, called, caption, heading, laid_out, small_board

Blank = Callable[[float, float], Any]
Box = tuple[float, float, float, float]
GAP, PAD = 2 / 12, 0.2
BOARD, LINES, NAMES = 3.8, 5, 0.42
"""Inches of height for the part of the board in a panel at most; lines of text below it; inches for the names of the
pieces."""


class Example(NamedTuple):
    """One panel: a position and a part of it, the piece it is about, and its via point (None: all)."""

    name: str
    clause: str
    board: Mapping[str, str]
    squares: Sequence[str]
    chosen: str = ""
    via: str | None = None


def answers(match: Any, example: Example) -> list[Reach]:
    """Where the piece of an example can go, according to the game."""
    game = laid_out(match, example.board)
    asked = SimpleNamespace(name="action", options=game.actions(IA))
    view = SimpleNamespace(board=example.board, rules=match.rules, turn=IA)
    found = reaches(view, asked, (example.chosen,))
    return [reach for reach in found if example.via is None or reach.via == example.via]


WIDE = (WIDTH - 2 * MARGIN - 2 * GAP) / 3
"""Width of one of the three panels of a picture."""


def _columns(
    words: Any, name: str, clauses: str, blank: Blank, blocks: Sequence[Sequence[str]]
) -> tuple[Any, list[Box]]:
    """Make a page as high as its boards need, draw its heading, and return it with the three panels side by side."""
    high = max(_size(squares) * _shape(squares)[1] for squares in blocks)
    text = 0.3 + LINES * blank(1, 1).leading("note", 0.2)
    page = blank(WIDTH, 2 * MARGIN + 0.85 + PAD + high + text + NAMES)
    top, low = heading(page, words, name, clauses), MARGIN + NAMES
    return page, [(MARGIN + k * (WIDE + GAP), low, WIDE, top - low) for k in range(3)]


def _called(page: Any, words: Any, boards: Iterable[tuple[Mapping[str, str], Sequence[str]]]) -> None:
    """Draw the names of the pieces that stand on the parts of boards of a picture."""
    pieces = [board[square] for board, squares in boards for square in squares if square in board]
    called(page, words, MARGIN, MARGIN + 0.16, WIDTH - 2 * MARGIN, pieces)


def _shape(squares: Sequence[str]) -> tuple[int, int]:
    """Columns and rows of a rectangle of squares."""
    return len({square[0] for square in squares}), len({square[1:] for square in squares})


def _size(squares: Sequence[str]) -> float:
    """The side of a square in a panel that shows these squares."""
    columns, rows = _shape(squares)
    return min((WIDE - 2 * PAD - 0.3) / columns, BOARD / rows)


def _panel(page: Any, box: Box, board: Mapping[str, str], game: Any, squares: Sequence[str]) -> tuple[Field, float]:
    """Draw the background of a panel and its part of the board.

    Return where the squares are and where sentences begin.
    """
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    (columns, rows), s = _shape(squares), _size(squares)
    low = y + h - PAD - rows * s
    field = small_board(page, x + (w + 0.25 - columns * s) / 2, low, s, board, game, squares)
    return field, low - 0.45


def _said(page: Any, words: Any, box: Box, at: float, name: str, clause: str, **facts: Any) -> str:
    text = str(words(name, **facts))
    caption(page, box[0] + PAD, at, box[2] - 2 * PAD, text, clause, 4)
    return f"{text} ({clause})"


# --- tam --------------------------------------------------------------------------------------------------------------


def tam_steps(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw tam's king steps: where the first can lead, where the last can end, a step over a piece, and the pass."""
    around = block("LE", "MAU")
    page, boxes = _columns(words, "tam", "CK-8.1 – 8.5", blank, (around,) * 3)
    alone, near = {"ZO": TAM}, {"ZO": TAM, "XU": "rp"}
    said = []
    for box, board, name, clause, pick in (
        (boxes[0], alone, "tam-rings", "CK-8.2", _free), (boxes[1], near, "tam-over", "CK-6.1", _over),
        (boxes[2], alone, "tam-pass", "CK-8.5", _back),
    ):  # fmt: skip
        game = laid_out(match, board)
        field, at = _panel(page, box, board, game, around)
        moves = [Course.of(str(action)) for action in game.actions(IA).of("ZO")]
        shown = [course for course in moves if name == "tam-rings" or (pick is _over and _steps_on(course, "XU"))]
        ends = dict.fromkeys(course.to for course in shown)
        if name == "tam-rings":
            for square in neighbours("ZO"):
                page.disc(*field.middle(square), 0.24 * field.s, None, "act", page.LINE, 6, dash=(2.0, 1.6))
        draw_reaches(page, field, "", [Reach("", to) for to in ends if to != "ZO"], 5, board)
        if path := next((course for course in moves if pick(course)), None):
            _path(page, field, path)
        said.append(_said(page, words, box, at, name, clause, ends=len(ends), points=_minus(match, "tam_again"),
                          steps=match.rules.tam_steps))  # fmt: skip
    _called(page, words, [(near, around)])
    return page, f"{words('tam-title')}. " + " ".join(said)


def _free(course: Course) -> bool:
    return not course.vias and course.squares[:2] == ("ZO", "TY") and course.to == "TAI"


def _over(course: Course) -> bool:
    return _steps_on(course, "XU") and course.squares[1] == "ZU" and course.to == "XI"


def _steps_on(course: Course, square: str) -> bool:
    return any(course.squares[k] == square for k in course.vias)


def _back(course: Course) -> bool:
    return not course.vias and len(course.squares) > 2 and course.to == "ZO" and course.squares[1] == "ZY"


def _path(page: Any, field: Field, course: Course) -> None:
    """Draw the course of tam as one bent arrow; a step back runs beside the step out."""
    points, s = [field.middle(square) for square in course.squares], field.s
    if course.to == course.origin:
        (x, y), (a, b) = points[0], points[1]
        off, low = 0.14 * s, y - 0.42 * s
        page.arrow([(x - off, low), (a - off, b + off), (a + off, b + off), (x + off, low)])
        return
    (x, y), (a, b) = points[:2]
    points[0] = x + 0.4 * (a - x), y + 0.4 * (b - y)
    (x, y), (a, b) = points[-2:]
    points[-1] = a - 0.16 * (a - x), b - 0.16 * (b - y)
    page.arrow(points)
    for k in course.vias:
        (x, y), (a, b) = field.middle(course.squares[k - 1]), field.middle(course.squares[k])
        diamond(page, x + 0.62 * (a - x), y + 0.62 * (b - y), 0.12 * s)


def _minus(match: Any, hand: str) -> str:
    return str(abs(match.rules.points_of_hands()[hand]))


def hue_halo(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the tam field and the squares around tam, for three places of tam."""
    page, boxes = _columns(words, "halo", "CK-2.2 – 2.6", blank, (SQUARES,))
    said = []
    for box, tam, name in zip(boxes, ("ZO", "CY", "KE"),
                              ("halo-middle", "halo-moved", "halo-edge"), strict=True):  # fmt: skip
        game = laid_out(match, {tam: TAM})
        _, at = _panel(page, box, {tam: TAM}, game, SQUARES)
        fixed, near = hue_now({tam: TAM}, game)
        said.append(_said(page, words, box, at, name, "CK-2.3", tam=tam, fixed=len(fixed), near=len(near)))
    _called(page, words, [({"ZO": TAM}, SQUARES)])
    return page, f"{words('halo-title')}. " + " ".join(said)


# --- moves ------------------------------------------------------------------------------------------------------------

GENERAL = {"PIA": TAM, "LI": "bB", "TI": "bp", "TU": "rg"}
"""A general of A on a fixed hue square, beside a pawn that a bow of IA could capture."""
OFF_HUE = {"PIA": TAM, "LI": "bB", "TI": "bp", "TE": "rg"}
WATER = {"PA": TAM, "TY": "bP", "ZAI": "bN", "TO": "rK", "MO": "bC"}
SHORE, COURT = block("NI", "MAI"), block("KE", "XO")
EXAMPLES = {
    "stepping": (
        Example("stepping-near", "CK-6.3", INITIAL, block("KU", "ZIA"), "NAI", "LAI"),
        Example("stepping-far", "CK-6.5", INITIAL, block("ZI", "PIA"), "MAU", "MAI"),
        Example("stepping-tam", "CK-12.7", INITIAL, block("NI", "CIA"), "ZAI", "ZO"),
    ),
    "water": (
        Example("water-land", "CK-7.1", WATER, SHORE, "MO", ""),
        Example("water-boat", "CK-7.2", WATER, SHORE, "ZAI", ""),
        Example("water-water", "CK-7.2", WATER, SHORE, "TO", ""),
    ),
    "protection": (
        Example("protection-on", "CK-5.5", GENERAL, COURT, "LI", ""),
        Example("protection-off", "CK-5.5", OFF_HUE, COURT, "LI", ""),
        Example("protection-step", "CK-6.1", GENERAL, COURT, "LI", "TI"),
    ),
}  # fmt: skip
CLAUSES = {"stepping": "CK-6.1 – 6.7", "water": "CK-7.1 – 7.4", "protection": "CK-5.5 · 9.2"}


def of_moves(picture: str) -> Callable[..., tuple[Any, str]]:
    """Return the function that draws a picture whose panels show what one piece can do."""

    def make(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
        examples, said = EXAMPLES[picture], []
        page, boxes = _columns(words, picture, CLAUSES[picture], blank, [example.squares for example in examples])
        for box, example in zip(boxes, examples, strict=True):
            field, at = _panel(page, box, example.board, laid_out(match, example.board), example.squares)
            draw_choice(page, field, example.chosen)
            ways = best(answers(match, example), example.chosen).values()
            found = [reach for reach in ways if reach.to in example.squares]
            draw_reaches(page, field, example.chosen, found, match.rules.sticks, example.board)
            if picture == "protection":
                _protected(page, field, match, example)
            told = _said(page, words, box, at, example.name, example.clause, points=_minus(match, "step_tam"),
                         need=match.rules.water_need)  # fmt: skip
            ways = ", ".join(_way(reach, match.rules, words) for reach in found)
            said.append(f"{told} {example.chosen}: {ways}.")
        _called(page, words, [(example.board, example.squares) for example in examples])
        return page, f"{words(f'{picture}-title')}. " + " ".join(said)

    return make


def _way(reach: Reach, rules: Any, words: Any) -> str:
    where = f"{reach.via} → {reach.to}" if reach.via else reach.to
    where += f" ({words('reach-captures')})" if reach.capture else ""
    return where if reach.odds == CERTAIN else f"{where} {odds_text(reach.odds, rules.sticks)}"


def _protected(page: Any, field: Field, match: Any, example: Example) -> None:
    """Mark the pieces that nobody can capture now with the barred sign, and frame the squares of their general."""
    game = laid_out(match, example.board)
    tam = next(square for square, piece in example.board.items() if piece == TAM)
    for square, piece in example.board.items():
        if piece[1] != "g":
            continue
        for near in game.protected_by("general", square, game.is_hue(square, tam)):
            x, y = field.corner(near)
            s = field.s
            page.box(x + 0.05 * s, y + 0.05 * s, 0.9 * s, 0.9 * s, None, "ink", page.LINE, 0.04, 4, (1.2, 1.6))
            if example.board.get(near, TAM) != TAM and example.board[near][1].islower():
                page.barred(x + 0.84 * s, y + 0.84 * s, 0.12 * s, 8)
