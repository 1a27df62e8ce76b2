"""What is before a player: madness track, wounds, hand, ammo, both hands, inventory, quest items, signal, passed."""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .board_pieces import LETTERS, draw_object, draw_pawn
from .palette import palette, readable_on
from .pictograms import DECKS, KINDS, MARKS, of_wound

Box = tuple[float, float, float, float]
NARROW, ROW = 12.6, 7.4
"""The least width and the height of a tableau, in heights of the smallest type."""
GAP = 0.4
WIDE = 25.0
"""From so wide on a tableau names what it shows."""


def columns(w: float, h: float, players: int) -> int:
    """In how many columns tableaux fit into a room, in heights of the smallest type; 0: they do not.

    >>> columns(80, 8, 5), columns(30, 30, 5), columns(14, 30, 3)
    (5, 2, 1)
    """
    for count in range(players, 0, -1):
        if (w - GAP * (count - 1)) / count >= NARROW and -(-players // count) * (ROW + GAP) - GAP <= h + 1e-6:
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
    step = (h - 0.5 * em) / 4
    middle = [y + h - 0.25 * em - (k + 0.5) * step for k in range(4)]
    left, wide = x + pad, w - 2 * pad
    if w >= WIDE * em:
        wide = 0.56 * w - pad
        _named(page, view, words, (x + 0.58 * w, y, 0.42 * w - pad, h), player)
    _head(page, view, words, left, middle[0], wide, player)
    if facts.status(view, player) != "dead":
        _madness(page, view, left, middle[1], wide, player)
        _body(page, view, left, middle[2], wide, player, w < WIDE * em)
        _things(page, view, words, left, middle[3], wide, player)


def _named(page: Any, view: Any, words: Any, box: Box, player: str) -> None:
    """Quest items, objectives and items by name, as far as the viewer knows them; the others as backs."""
    x, y, w, h = box
    em, colours = page.size_of("note") / 72, palette(page)
    lines: list[tuple[str, str, str]] = []
    for quest in view.quests.get(player, ()):
        active = quest in view.active_quests
        lines.append(("quest", colours.band("yellow") if active else "line", str(words.card(quest))))
    for card in view.objectives.get(player, ()):
        lines.append(
            (
                "objective",
                "ink" if isinstance(card, str) else colours.back,
                str(words.card(card)) if isinstance(card, str) else "",
            )
        )
    known = [str(words.card(item)) for _, item in facts.backs(view, player) if facts.is_open(item)]
    lines += [("item", "soft", name) for name in known]
    step = (h - 0.5 * em) / 4
    rows = int((h - 0.4 * em) / (1.4 * em))
    step = max(min(step, (h - 0.5 * em) / max(len(lines), 4)), 1.4 * em)
    for k, (sign, tone, said) in enumerate(lines[:rows]):
        middle = y + h - 0.25 * em - (k + 0.5) * step
        page.pictogram(MARKS.get(sign, KINDS["item"]), x + 0.6 * em, middle, 1.05 * em, tone, "panel", z=2)
        if said and page.text_width(said, "note") <= w - 1.4 * em:
            page.text(x + 1.4 * em, middle, said, "note")


def _head(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """Pawn and character; at the right first player, signal, and what the player does."""
    em, right = page.size_of("note") / 72, x + w
    # The ring of whoever acts needs room before the name.
    draw_pawn(page, view, player, x + 0.85 * em, y, (0.54 if player == view.turn_of else 0.66) * em, z=3)
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
    if player == view.first:
        page.pictogram(MARKS["first"], right - 0.6 * em, y, 1.15 * em, "ink", "panel", z=2)
        right -= 1.3 * em
    if player in view.signals:
        page.pictogram(MARKS["signal"], right - 0.65 * em, y, 1.25 * em, "ink", "panel", z=2)
        right -= 1.4 * em
    name = facts.character_name(view, player, words)
    for said in (f"{player} {name}", player):
        if page.text_width(said, "note", True) <= right - left:
            page.text(left, y, said, "note", bold=True)
            break


def _madness(page: Any, view: Any, x: float, y: float, w: float, player: str) -> None:
    """The five levels with the letter of what each calls; a bar where no arrow leads down again."""
    em, colours, now = page.size_of("note") / 72, palette(page), view.madness.get(player, 1)
    levels = facts.levels(view)
    page.pictogram(MARKS["mad"], x + 0.6 * em, y, 1.15 * em, "soft", "panel", z=2)
    step = min((w - 1.5 * em) / max(len(levels), 1), 2.9 * em)
    tall = 1.42 * em
    for k, (level, (calls, down)) in enumerate(sorted(levels.items())):
        at, here = x + 1.5 * em + k * step, level == now
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


def _body(page: Any, view: Any, x: float, y: float, w: float, player: str, more: bool) -> None:
    """Light wounds, serious wounds (dressed: in a frame), cards in hand; at the right quest items and objectives."""
    em, colours, at = page.size_of("note") / 72, palette(page), x
    for k in range(2):
        has = k < view.light.get(player, 0)
        page.pictogram(MARKS["light_wound"], at + 0.5 * em, y, 1.0 * em, colours.blood if has else "line", "panel", z=2)
        at += 1.0 * em
    at += 0.3 * em
    wounds = facts.wounds(view, player)
    for k in range(max(3, len(wounds))):
        if k < len(wounds):
            wound, dressed = wounds[k]
            tone = "soft" if dressed else colours.blood
            page.box(
                at,
                y - 0.62 * em,
                1.24 * em,
                1.24 * em,
                "card",
                tone,
                page.LINE,
                0.2 * em,
                2,
                (2, 1.2) if dressed else None,
            )
            page.pictogram(of_wound(wound), at + 0.62 * em, y, 0.95 * em, tone, "card", z=2.2)
        else:
            page.box(at, y - 0.62 * em, 1.24 * em, 1.24 * em, None, "line", page.HAIR, 0.2 * em, 2)
        at += 1.45 * em
    at += 0.35 * em
    cards = len(facts.hand(view, player))
    page.box(at, y - 0.68 * em, 0.98 * em, 1.36 * em, colours.back, "soft", page.HAIR, 0.15 * em, 2)
    page.text(at + 1.2 * em, y, str(cards), "note", bold=True)
    at += 1.2 * em + page.text_width(str(cards), "note", True) + 0.3 * em
    if sick := facts.contaminated(view, player):
        page.pictogram(MARKS["contamination"], at + 0.55 * em, y, 1.1 * em, colours.blood, "panel", z=2)
        page.text(at + 1.25 * em, y, str(sick), "note", bold=True)
        at += 1.4 * em + page.text_width(str(sick), "note", True)
    if not more:
        return
    right = x + w
    for quest in reversed(view.quests.get(player, ())):
        active = quest in view.active_quests
        if right - 1.2 * em < at:
            break
        page.pictogram(
            MARKS["quest"], right - 0.55 * em, y, 1.1 * em, colours.band("yellow") if active else "line", "panel", z=2
        )
        right -= 1.2 * em
    for card in view.objectives.get(player, ()):
        if right - 1.1 * em < at:
            break
        known = isinstance(card, str)
        page.pictogram(
            MARKS["objective"], right - 0.5 * em, y, 1.0 * em, "ink" if known else colours.back, "panel", z=2
        )
        right -= 1.15 * em


def _things(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """Both hands with what they hold, then the items of the inventory: backs to those who do not know them."""
    em, colours = page.size_of("note") / 72, palette(page)
    items = facts.backs(view, player)
    room = w - (min(len(items), 4) * 1.1 + (1.0 if items else 0)) * em
    at = x
    hands = facts.held(view, player)
    half = min(room / 2, 7.6 * em) if all(hands) else min(room - 1.6 * em, 12 * em)  # an empty hand needs no name
    for sign, things in zip(("left_hand", "right_hand"), hands, strict=True):
        page.pictogram(MARKS[sign], at + 0.5 * em, y, 1.0 * em, "soft" if things else "line", "panel", z=2)
        if things:
            _thing(page, view, words, things[0], at + 1.1 * em, y, half - 1.3 * em)
        at += half if things else 1.6 * em
    right = x + w
    step = min(1.15 * em, max(right - at - 0.3 * em, em) / max(len(items), 1))
    for k, (back, _) in enumerate(reversed(items)):
        left = right - 1.05 * em - k * step
        tone = colours.band(back) if back else colours.back
        page.box(left, y - 0.7 * em, 1.0 * em, 1.4 * em, tone, "panel", page.LINE, 0.15 * em, 3 - 0.01 * k)
        if back:
            page.pictogram(DECKS[back], left + 0.5 * em, y, 0.7 * em, readable_on(tone), tone, z=3.005 - 0.01 * k)


def _thing(page: Any, view: Any, words: Any, thing: str, x: float, y: float, w: float) -> None:
    """What a hand holds: an object by its sign, a weapon with its ammo, another item by its name."""
    em = page.size_of("note") / 72
    if facts.is_object(thing):
        draw_object(page, view, thing, x + 0.75 * em, y, 1.4 * em, z=2.2)
        return
    ammo, at = facts.ammo(view, thing), x
    said = str(ammo) if ammo is not None else ""
    page.place(
        thing, page.box(x - 0.1 * em, y - 0.75 * em, max(w, 1.5 * em), 1.5 * em, None, r=0.2 * em, z=2), x + w / 2, y
    )
    room = w - (page.text_width(said, "note", True) + 1.3 * em if said else 0)
    name = str(words.card(thing))
    if page.text_width(name, "note") <= room:
        page.text(at, y, name, "note")
        at += page.text_width(name, "note") + 0.3 * em
    elif not said:
        page.pictogram(DECKS["yellow"], at + 0.55 * em, y, 1.1 * em, "ink", "panel", z=2.2)
    if said:
        page.pictogram(MARKS["ammo"], at + 0.5 * em, y, 1.1 * em, "ink" if ammo else "soft", "panel", z=2.2)
        page.text(at + 1.05 * em, y, said, "note", "ink" if ammo else "stop", bold=True)
