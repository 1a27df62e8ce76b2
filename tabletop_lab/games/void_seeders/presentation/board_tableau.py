"""What is before a player: madness track, wounds, hand, ammo, both hands, inventory, quest items, signal, passed."""

from __future__ import annotations

from typing import Any

from . import board_belongings
from . import table_facts as facts
from .board_pieces import LETTERS, draw_pawn
from .palette import palette, readable_on
from .pictograms import KINDS, MARKS

Box = tuple[float, float, float, float]
NARROW, ROW = 12.6, 7.4
"""The least width and the height of a tableau, in heights of the smallest type."""
WORDED = 8.1
"""So high is a tableau with a line more, on which words have room beside the signs."""
GAP = 0.4
WIDE = 25.0
"""From so wide on a tableau names what it shows."""
LEVEL = 2.55
"""The width of a level of madness beside which the track has its word."""


def columns(w: float, h: float, players: int, row: float = ROW) -> int:
    """In how many columns tableaux fit into a room, each `row` high, in heights of the smallest type; 0: they do not.

    >>> columns(80, 8, 5), columns(30, 30, 5), columns(14, 30, 3)
    (5, 2, 1)
    """
    for count in range(players, 0, -1):
        if (w - GAP * (count - 1)) / count >= NARROW and -(-players // count) * (row + GAP) - GAP <= h + 1e-6:
            return -(-players // -(-players // count))
    return 0


def draw_tableaux(page: Any, view: Any, words: Any, box: Box, offered: Any = ()) -> None:
    """A tableau for each seat, in the order of the table, within (x, y, w, h)."""
    x, y, w, h = box
    em = page.size_of("note") / 72
    across = columns(w / em, h / em, len(view.players)) or 1
    rows = -(-len(view.players) // across)
    gap = GAP * em
    wide, tall = (w - gap * (across - 1)) / across, min((h - gap * (rows - 1)) / rows, 1.3 * ROW * em)
    for k, player in enumerate(view.players):
        row, column = divmod(k, across)
        at = (x + column * (wide + gap), y + h - (row + 1) * tall - row * gap, wide, tall)
        draw_tableau(page, view, words, at, player, offered)


def draw_tableau(page: Any, view: Any, words: Any, box: Box, player: str, offered: Any = ()) -> None:
    """What is before one seat."""
    x, y, w, h = box
    em, now = page.size_of("note") / 72, player == view.turn_of
    edge, line = ("act", page.STRONG) if player in offered else ("ink", page.RULE) if now else ("line", page.LINE)
    shape = page.box(x, y, w, h, "panel", edge, line, r=0.5 * em, z=1.5)
    if player in offered or player not in view.room:
        page.place(player, shape, x + w / 2, y + h / 2)
    pad = 0.45 * em
    left, wide, named = x + pad, w - 2 * pad, w >= WIDE * em
    if named:
        wide = 0.56 * w - pad
        _named(page, view, words, (x + 0.58 * w, y, 0.42 * w - pad, h), player)
    more = h >= WORDED * em - 1e-6 and not named and not page.alone  # a picture has a caption, and a text beside it
    rows = 5 if more else 4
    step = (h - 0.5 * em) / rows
    middle = [y + h - 0.25 * em - (k + 0.5) * step for k in range(rows)]
    _head(page, view, words, left, middle[0], wide, player)
    if facts.status(view, player) != "dead":
        _madness(page, view, words, left, middle[1], wide, player)
        board_belongings.draw(page, view, words, left, middle[2:], wide, player, goals=not named)


def _named(page: Any, view: Any, words: Any, box: Box, player: str) -> None:
    """Quest items, objectives and items by name, as far as the viewer knows them; the others as backs."""
    x, y, w, h = box
    em, colours = page.size_of("note") / 72, palette(page)
    lines: list[tuple[str, str, str]] = []
    for quest in view.quests.get(player, ()):
        active = quest in view.active_quests
        lines.append(("quest", colours.band("yellow") if active else "soft", str(words.card(quest))))
    for card in view.objectives.get(player, ()):
        lines.append(("objective", "ink", str(words.card(card)) if isinstance(card, str) else ""))
    known = [str(words.card(item)) for _, item in facts.backs(view, player) if facts.is_open(item)]
    lines += [("item", "soft", name) for name in known]
    step = (h - 0.5 * em) / 4
    rows = int((h - 0.4 * em) / (1.4 * em))
    step = max(min(step, (h - 0.5 * em) / max(len(lines), 4)), 1.4 * em)
    for k, (sign, tone, said) in enumerate(lines[:rows]):
        middle = y + h - 0.25 * em - (k + 0.5) * step
        if sign == "objective":
            board_belongings.draw_objective(page, x + 0.6 * em, middle, bool(said))
        else:
            page.pictogram(MARKS.get(sign, KINDS["item"]), x + 0.6 * em, middle, 1.05 * em, tone, "panel", z=2)
        if said and page.text_width(said, "note") <= w - 1.4 * em:
            page.text(x + 1.4 * em, middle, said, "note")


def _head(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """Pawn and character; at the right first player, signal, and what the player does."""
    em, right = page.size_of("note") / 72, x + w
    # Who acts is told by the frame and in words: a ring would take the room for the number of the seat.
    seat = draw_pawn(page, view, player, x + 0.85 * em, y, 0.66 * em, ring=False, z=3)
    left = x + 1.95 * em
    state = facts.state(view, player)
    if state in ("turn", "passed", "hibernating", "left", "dead", "pod"):
        said = str(words(f"board-state-{state}"))
        wide = page.text_width(said, "note", state == "turn") + 0.9 * em
        fill, tone = ("ink", "paper") if state == "turn" else ("card", "ink")
        page.chip(
            right - wide / 2,
            y,
            said,
            fill,
            "ink" if state == "turn" else "soft",
            tone,
            bold=state == "turn",
            w=wide,
            h=1.45 * em,
            z=2,
        )
        right -= wide + 0.25 * em
    name = facts.character_name(view, player, words)
    here = [sign for sign, has in (("first", player == view.first), ("signal", player in view.signals)) if has]
    spare = right - left - page.text_width(f"{player} {name}", "note", True) - (0.4 + 1.4 * len(here)) * em
    for sign in here:
        said = str(words(f"board-own-{sign}"))
        wide = page.text_width(said, "note") + 0.3 * em
        if wide <= spare and not page.alone:
            page.text(right, y, said, "note", ha="right")
            right, spare = right - wide, spare - wide
        page.pictogram(MARKS[sign], right - 0.65 * em, y, 1.2 * em, "ink", "panel", z=2)
        right -= 1.4 * em
    # Where both have no room the character is told, if the pawn says which seat it is.
    for said in (f"{player} {name}", name if seat else player, player):
        if page.text_width(said, "note", True) <= right - left:
            page.text(left, y, said, "note", bold=True)
            break


def _madness(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """The five levels with the letter of what each calls; a bar where no arrow leads down again."""
    em, colours, now = page.size_of("note") / 72, palette(page), view.madness.get(player, 1)
    levels = facts.levels(view)
    said, lead = str(words("board-own-madness")), 1.5 * em
    wide = page.text_width(said, "note") + 0.4 * em
    if wide + LEVEL * em * len(levels) <= w and not page.alone:
        page.text(x, y, said, "note", "soft")
        lead = wide
    else:
        page.pictogram(MARKS["mad"], x + 0.6 * em, y, 1.15 * em, "soft", "panel", z=2)
    step = min((w - lead) / max(len(levels), 1), 2.9 * em)
    tall = 1.42 * em
    for k, (level, (calls, down)) in enumerate(sorted(levels.items())):
        at, here = x + lead + k * step, level == now
        fill = colours.seeder(calls) if here else "card"
        page.box(
            at,
            y - tall / 2,
            step - 0.28 * em,
            tall,
            fill,
            "ink" if here else "line",
            page.RULE if here else page.LINE,
            0.15 * em,
            2.2,
        )
        tone = readable_on(fill) if here else "soft"
        page.text(at + (step - 0.28 * em) / 2, y, f"{level} {LETTERS[calls]}", "note", tone, here, ha="center")
        if k and down is None:
            bar = at - 0.14 * em
            page.line([(bar, y - 0.8 * em), (bar, y + 0.8 * em)], colours.blood, 72 * 0.16 * em, 2.4, cap="butt")
