"""The card of a seat as it lies on the table: a character face up, a back, or the place of a ghost."""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from . import board_marks as marks
from . import table_facts as facts
from .palette import Ground, palette
from .pictograms import SIGNS

Box = tuple[float, float, float, float]
Disc = tuple[float, float, float]
"""Its middle and radius."""
NOWHERE = (0.0, 0.0, 0.0)
OVER, CLEAR = 0.05, 0.005
"""By how many inches a word may be wider than its room, rather than be broken; and a name that keeps off the edge."""
NAME = 0.55
"""The share of a card that the lines of a name may take: below them is a picture."""


def is_narrow(page: Any, words: Any, w: float, h: float) -> bool:
    """Whether a card of that size has no room for the name of a character: it shows signs, and the key has the names.

    What is tried is the commonest name; a longer one may be broken.
    """
    if page.alone:
        return False
    lines, size = _broken(page, words("board-card-villager"), w - 0.08, bold=True)
    if len(lines) * 1.2 * size / 72 > NAME * h:
        return True
    return any(line.endswith("-") or page.text_width(line, size, True) > w for line in lines)


def draw_card(
    page: Any, view: Any, words: Any, player: str, box: Box, ground: Ground, narrow: bool = False, pill: float = 0.0,
    seat: Disc = NOWHERE,
) -> Any:  # fmt: skip
    """The card of a seat as the viewer knows it; returns its outline, which can be clicked.

    `narrow`: signs alone; `pill`: so high is a note that will lie on its upper edge on a screen; `seat`: the disc with
    the number of the seat, which will lie over a corner of the card.
    """
    known = facts.known(view, player)
    if player in view.ghosts and narrow:
        return _ghost_in_signs(page, view, player, known.role, box, ground)
    if player in view.ghosts:
        return _ghost(page, view, words, player, known.role, box, ground, seat, bool(known.side or known.sign))
    if known.role:
        return _face(page, words, known.role, box, seat, narrow, 0.0 if page.alone else pill)
    return _back(page, box)


def _face(page: Any, words: Any, role: str, box: Box, seat: Disc, narrow: bool = False, pill: float = 0.0) -> Any:
    x, y, w, h = box
    colours, wolves = palette(page), ROLES[role].side == "wolves"
    fill, ink = (colours.back, colours.moon) if wolves else ("card", "ink")
    card = page.box(x, y, w, h, "card", "soft", page.LINE, r=0.07, z=4)
    page.box(x + 0.03, y + 0.03, w - 0.06, h - 0.06, fill, r=0.05, z=4.05)
    if narrow:
        free = h - (0.1 + pill / 2 if pill else 0.0)  # below the note, whose middle lies 0.1 under the upper edge
        size = min(0.76 * w, (0.9 if pill else 0.7) * free)
        page.pictogram(SIGNS[role], x + w / 2, y + free / 2, size, ink, fill, z=4.1)
        return card
    size = min(0.56 * w, 0.5 * h)
    if pill:
        size = min(size, 0.72 * h - pill)
    page.pictogram(SIGNS[role], x + w / 2, y + (0.6 * h if not pill else 0.29 * h + size / 2), size, ink, fill, z=4.1)
    side = 0.16 * w
    corner = x + w - 0.05 - 0.6 * side, y + h - 0.05 - 0.6 * side - pill
    page.pictogram(SIGNS[ROLES[role].side], *corner, side, ink, fill, z=4.1)
    name = words(f"board-card-{role}")
    lines, large = _broken(page, name, w - 0.08, bold=True, over=CLEAR if " " in name else OVER)
    line = 1.05 * large / 72
    lowest = y + 0.16 * h - line * (0.38 if len(lines) > 1 else 0)
    _write(page, lines, large, box, lowest, line, seat, ink, bold=_is_bold(page, words, role, w))
    return card


def _back(page: Any, box: Box) -> Any:
    x, y, w, h = box
    colours = palette(page)
    card = page.box(x, y, w, h, "card", "soft", page.LINE, r=0.07, z=4)
    page.box(x + 0.03, y + 0.03, w - 0.06, h - 0.06, colours.back, r=0.05, z=4.05)
    page.disc(x + w / 2, y + h / 2, 0.28 * w, colours.moon, z=4.1)
    page.pictogram(SIGNS["wolf"], x + w / 2, y + h / 2, 0.36 * w, colours.back, colours.moon, z=4.2)
    return card


def _ghost(
    page: Any, view: Any, words: Any, player: str, role: str, box: Box, ground: Ground, seat: Disc, noted: bool = False
) -> Any:
    """A dashed card: the character where it lies open, else a ghost; below it when it died. Nothing is struck out.

    `noted`: a note will lie on the card; on a small one the sign of the ghost is enough.
    """
    x, y, w, h = box
    card = page.box(x, y, w, h, ground.fill, ground.soft, page.LINE, r=0.07, z=4, dash=(3.4, 2.4))
    when, count = facts.dead_of(view, player)
    name = words(f"board-card-{role}") if role else words("board-ghost")
    died, size = _broken(page, words(f"board-dead-{when}", number=count), w - 0.06)
    called, larger = _broken(page, name, w - 0.06, bold=True)
    if noted and not role and not page.alone:
        called = []
    line, low = 1.12 * max(page.size_of("note"), page.least) / 72, h < 1.3 * w or len(died) + len(called) > 2
    lowest = y + 0.035 + line / 2 if low else y + 0.12 * h - line * (len(died) - 1)
    at = line * (len(died) - 1) + _clear(page, died, size, box, lowest, line, seat)
    upper = max(at + line * len(called), y + 0.29 * h)
    above = y + h - upper - line / 2
    sign = min(0.44 * w, above - 0.03)
    if sign > 0.12:
        middle = y + h - above / 2 if low else y + 0.64 * h
        page.pictogram(SIGNS[role or "ghost"], x + w / 2, middle, sign, ground.soft, ground.fill, z=4.1)
        if role and not low:
            page.pictogram(SIGNS["ghost"], x + 0.13, y + h - 0.13, 0.14, ground.soft, ground.fill, z=4.1)
    bold = _is_bold(page, words, role or "villager", w)
    _write(page, called, larger, box, upper - line * (len(called) - 1), line, seat, ground.ink, bold)
    _write(page, died, size, box, at - line * (len(died) - 1), line, seat, ground.soft)
    return card


def _ghost_in_signs(page: Any, view: Any, player: str, role: str, box: Box, ground: Ground) -> Any:
    """A dashed card with the sign of the character or a ghost; below it moon or sun, and which night or day it was."""
    x, y, w, h = box
    card = page.box(x, y, w, h, ground.fill, ground.soft, page.LINE, r=0.07, z=4, dash=(3.4, 2.4))
    when, count = facts.dead_of(view, player)
    line = max(page.size_of("note"), page.least) / 72
    sign = min(0.6 * w, h - 1.3 * line - 0.08)
    page.pictogram(SIGNS[role or "ghost"], x + w / 2, y + h - 0.05 - sign / 2, sign, ground.soft, ground.fill, z=4.1)
    at, size = y + 0.05 + line / 2, 0.8 * line
    text = str(count)
    left = x + w / 2 - (size + 0.04 + page.text_width(text, "note")) / 2
    if when == "night":
        marks.moon(page, left + size / 2, at, size / 2, ground.soft, z=5)
    else:
        page.pictogram(SIGNS["sun"], left + size / 2, at, size, ground.soft, ground.fill, z=5)
    page.text(left + size + 0.04, at, text, "note", ground.soft, z=5)
    return card


def _write(
    page: Any, lines: list[str], size: float, box: Box, lowest: float, line: float, seat: Disc, colour: str,
    bold: bool = False,
) -> None:  # fmt: skip
    """Write lines in the middle of a card, or of what the disc of the seat leaves free of it; above it if need be."""
    at = _clear(page, lines, size, box, lowest, line, seat, bold) + line * (len(lines) - 1)
    for k, part in enumerate(lines):
        left, right = _free(box, at - line * k, line, seat)
        half = page.text_width(part, size, bold) / 2
        middle = box[0] + box[2] / 2
        if not left + half <= middle <= right - half:
            middle = (left + right) / 2
        page.text(middle, at - line * k, part, "note", colour, bold, ha="center", size=size, z=5)


def _clear(
    page: Any, lines: list[str], size: float, box: Box, lowest: float, line: float, seat: Disc, bold: bool = False
) -> float:
    """The height of the lowest line at which the disc of the seat leaves room for all: there, or above the disc."""
    for k, part in enumerate(reversed(lines)):
        left, right = _free(box, lowest + line * k, line, seat)
        if right - left < min(box[2], page.text_width(part, size, bold)) - 1e-6:
            return max(lowest, seat[1] + seat[2] + line / 2)
    return lowest


def _free(box: Box, at: float, line: float, seat: Disc) -> tuple[float, float]:
    """From where to where a line of a card is not covered by the disc of the seat, which lies at a corner."""
    left, right = box[0], box[0] + box[2]
    x, y, r = seat
    away = max(0.0, abs(at - y) - line / 2)
    if away >= r or at > box[1] + box[3] / 2:
        return left, right
    reach = (r * r - away * away) ** 0.5
    return (max(left, x + reach), right) if x < (left + right) / 2 else (left, min(right, x - reach))


def _is_bold(page: Any, words: Any, role: str, w: float) -> bool:
    """Whether a name is bold: where it and the commonest then keep off the edge of a card, or no letter is thinner."""
    for name in (words(f"board-card-{one}") for one in ("villager", role)):
        lines, size = _broken(page, name, w - 0.08, bold=True, over=CLEAR if " " in name else OVER)
        room = [max(w - 0.08 + CLEAR, page.text_width(part, size) + 0.001) for part in lines]
        if any(page.text_width(part, size, True) > most for part, most in zip(lines, room, strict=True)):
            return False
    return True


def _broken(page: Any, text: str, w: float, bold: bool = False, over: float = OVER) -> tuple[list[str], float]:
    """The lines of a word on a card, and their size; broken at a space if there is one.

    `over`: by how many inches it may be too wide before it is broken.
    """
    size = page.size_of("note")
    size = max(min(size, size * w / page.text_width(text, size, bold)), page.least)
    if page.text_width(text, size, bold) <= w + over:
        return [text], size
    first, space, last = text.rpartition(" ")
    half = (len(text) + 1) // 2
    return ([first, last] if space else [f"{text[:half]}-", text[half:]]), size
