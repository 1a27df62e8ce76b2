"""Pictures of what is compared: how to hurt what, weapons, the madness track, the bag as it develops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import table_facts as facts
from .board_pieces import draw_miniature
from .card_faces import card_text, words_beside_the_numbers
from .figure_parts import HEAD, MARGIN, STEP, WIDTH, heading, lines_of, said
from .palette import SEEDERS, palette, readable_on

Blank = Callable[[float, float], Any]
ROW = 0.78
NARROW = 6.75
CHECKS = {"lurker": "VS-9.2", "whisperer": "VS-9.3", "stalker": "VS-9.4", "despoiler": "VS-9.5", "lair": "VS-8.9"}


def harm(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """A row for each kind: what is drawn, which number is used, what a retreat icon does."""
    page = blank(WIDTH, 2 * MARGIN + HEAD + 0.3 + ROW * len(SEEDERS))
    top, alt = heading(page, words, "harm", "VS-9.1 · NB-9.5")
    columns = [MARGIN + at for at in (0.1, 0.85, 2.9, 5.9, 8.9)]
    for x, name in zip(columns[2:], ("cards", "dies", "retreat"), strict=True):
        page.text(x, top - 0.12, str(words(f"figure-harm-{name}")), "note", "soft")
    for k, kind in enumerate(SEEDERS):
        y = top - 0.3 - ROW * k
        page.line([(MARGIN, y), (WIDTH - MARGIN, y)], "line", page.HAIR)
        middle = y - ROW / 2
        draw_miniature(page, None, f"{kind}1", columns[0] + 0.3, middle, 0.25)
        name = str(words.value("word", kind))
        page.text(columns[1], middle + 0.1, name, "label", bold=True)
        page.text(columns[1], middle - 0.14, CHECKS[kind], "note", "act", bold=True)
        told = [str(words(f"figure-harm-{what}-{kind}")) for what in ("cards", "dies", "retreat")]
        for x, text in zip(columns[2:], told, strict=True):
            lines = lines_of(page, text, 2.85, 3)
            said(page, x, middle + 0.09 * (len(lines) - 1), lines)
        alt += f" {name}: {' '.join(told)}"
    return page, alt


def weapons(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """A row for each weapon of the table in force: kind, ammo, the injuries of each face, and what else it says.

    It is narrow, so that it stands upright on a page of a book.
    """
    found = match.game.content.weapons.values()
    page = blank(NARROW, NARROW)  # a page only to know its letters
    em, wide = page.size_of("note") / 72, NARROW - 2 * MARGIN - 0.2
    told = {weapon.id: words_beside_the_numbers(weapon, words) for weapon in found}
    beside = {name: lines_of(page, text, wide, 4) if text else [] for name, text in told.items()}
    high = {name: (3.7 + STEP * len(lines)) * em for name, lines in beside.items()}
    page = blank(NARROW, 2 * MARGIN + HEAD + 2.2 * em + sum(high.values()))
    top, alt = heading(page, words, "weapons", "NB-9.3")
    names = ("ammo", "kind_face", "one_hit", "two_hits")
    columns = [NARROW - MARGIN - 0.5 - 0.95 * k for k in (3, 2, 1, 0)]
    for x, name in zip(columns, names, strict=True):
        page.text(x, top - 0.8 * em, str(words(f"figure-weapons-{name}")), "note", "soft", ha="center")
    y = top - 2.2 * em
    for weapon in found:
        page.line([(MARGIN, y), (NARROW - MARGIN, y)], "line", page.HAIR)
        page.text(MARGIN + 0.1, y - 1.15 * em, weapon.name(words.lang), "label", bold=True)
        page.text(MARGIN + 0.1, y - 2.65 * em, str(words(f"figure-weapons-{weapon.kind}")), "note", "soft")
        for x, name in zip(columns, names, strict=True):
            page.text(x, y - 1.85 * em, str(getattr(weapon, name)), "label", bold=name == "ammo", ha="center")
        said(page, MARGIN + 0.1, y - 4.05 * em, beside[weapon.id])
        y -= high[weapon.id]
        alt += f" {weapon.name(words.lang)}: {card_text(weapon, words)}"
    return page, alt


def madness(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """The track with its arrows: up everywhere, down where an arrow leads; what each level calls."""
    page = blank(WIDTH, 2 * MARGIN + HEAD + 2.3)
    top, alt = heading(page, words, "madness", "VS-5.2 · VS-5.7")
    view, levels = match.view(viewer), facts.levels(match.view(viewer))
    step = (WIDTH - 2 * MARGIN) / max(len(levels), 1)
    wide, low, high = 0.62 * step, top - 1.55, top - 0.65
    place = {level: MARGIN + (k + 0.5) * step for k, level in enumerate(sorted(levels))}
    for level, (calls, down) in sorted(levels.items()):
        x = place[level]
        fill = palette(page).seeder(calls)
        page.box(x - wide / 2, low, wide, high - low, fill, None, r=0.1, z=2)
        page.text(x, (low + high) / 2 + 0.16, str(level), "head", readable_on(fill), ha="center")
        page.text(x, (low + high) / 2 - 0.2, str(words.value("word", calls)), "note", readable_on(fill), ha="center")
        who = [player for player in match.players if view.madness.get(player) == level]
        for n, player in enumerate(who):
            x_of_it = x + (n - (len(who) - 1) / 2) * 0.36
            page.player(x_of_it, low - 0.3, facts.seat(view, player), player, r=_pawn(page))
        if level + 1 in place:
            page.arrow(
                [(x + wide / 2 + 0.04, high - 0.2), (place[level + 1] - wide / 2 - 0.04, high - 0.2)], colour="ink"
            )
        if down in place:
            page.arrow([(x - wide / 2 - 0.04, low + 0.22), (place[down] + wide / 2 + 0.04, low + 0.22)], colour="good")
        elif level > 1:
            page.barred(x - step / 2, low + 0.22, 0.12)
        leads = (
            words("figure-madness-down", level=level, down=down) if down else words("figure-madness-stays", level=level)
        )
        alt += f" {leads} {words.value('word', calls)}."
    page.text(place[max(place)], high + 0.22, str(words("figure-madness-over")), "note", "stop", ha="center")
    return page, alt


def _pawn(page: Any) -> float:
    """The radius of a pawn: on a slide its name is as large as the smallest words."""
    return float(page.least) / 62 if page.abreast else 0.17


def bag(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """What is in the bag now, and what each kind of token does to it when it is developed."""
    view = match.view(viewer)
    seeders, blanks, mad = facts.bag(view)
    rows = [("now", seeders, mad), ("seeder", seeders, mad), ("blank", seeders + (1 if len(view.supply) else 0), mad)]
    gone = tuple(player for player in mad if facts.status(view, player) not in ("aboard", "pod"))
    rows.append(("madness", seeders, mad))
    if gone:
        rows.append(("dead", seeders, tuple(player for player in mad if player != gone[0])))
    page = blank(WIDTH, 2 * MARGIN + HEAD + 0.75 * len(rows))
    top, alt = heading(page, words, "bag", "VS-10.9")
    for k, (name, count, who) in enumerate(rows):
        y = top - 0.75 * (k + 0.5)
        text = str(words(f"figure-bag-{name}", seeders=count))
        said(page, MARGIN, y + 0.08, lines_of(page, text, 5.3, 2))
        x = MARGIN + 5.6
        wide = max(0.2 * count, 0.4)
        fill = palette(page).back
        page.box(x, y - 0.2, wide, 0.4, fill, None, r=0.06, z=2)
        page.text(x + wide / 2, y, str(count), "label", readable_on(fill), bold=True, ha="center")
        x += wide + 0.3
        for _ in range(blanks):
            page.disc(x, y, 0.18, "card", "ink", page.LINE, 2)
            x += 0.48
        for player in who:
            page.player(x, y, facts.seat(view, player), player, r=_pawn(page))
            x += 0.48
        alt += f" {text}"
    return page, alt
