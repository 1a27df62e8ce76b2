"""The round table: where each seat lies, its card as the viewer knows it, tokens, evidence, and who points at whom.
A function of the view alone: what the viewer may not know is never seen here.
"""

from __future__ import annotations

from math import cos, dist, sin
from typing import Any

from . import board_marks as marks
from . import table_facts as facts
from .board_key import BELOW, draw_key, long, signs
from .board_laid import Laid, draw_laid
from .board_ring import FRAME, MANY, Box, Circle, card_for
from .board_ring import SIGNS as SIGNS_ALONE
from .palette import Ground, ground_of, palette
from .pictograms import SIGNS
from .seat_card import draw_card, is_narrow

SMALL = 0.24
"""Inches across of a card where nothing larger fits."""
LOW_MIDDLE = 0.8
"""Inches: so much more than a line is free between the cards above and below where a small sun has room."""
STARS = 70
"""Stars in the sky."""


def draw_circle(page: Any, view: Any, decision: Any, words: Any, box: Box) -> None:
    """The table with the village; every seat can be clicked as `sq-P1`, `sq-P2` and so on."""
    x, y, w, h = box
    scale = max(page.least / 9, 1.0) if page.alone else page.size_of("note") / 9.5
    offered = facts.offered(view, decision)
    many = scale > 1.2 and len(view.players) >= MANY
    rows = 2 if (long(page, words, signs(page, view, offered, False)) > w - 0.2 if page.alone else many) else 1
    below = rows * BELOW * max(scale, 1) if page.alone or h > 3.6 else 0.0
    size = len(view.players), w, h - below, scale
    named = None if page.alone else card_for(*size)
    card = named if page.alone or named else card_for(*size, SIGNS_ALONE) or (SMALL, SMALL)
    circle = Circle(view.players, (x, y + below, w, h - below), card=card, scale=scale)
    narrow = not page.alone and (named is None or is_narrow(page, words, circle.cw, circle.ch))
    night = facts.is_night(view)
    ground = ground_of(page, night)
    _table(page, circle, ground, night)
    # Arrows keep out of the middle as far as 0.42 of the rim.
    free, rim = 2 * circle.b - circle.ch, 0.42 * circle.ry
    if page.alone or (free > 2.2 and circle.a > 1.6 and rim > 0.72 * max(scale, 1)):
        taken = [draw_middle(page, view, words, circle)]
    elif min(free, 2 * rim) > LOW_MIDDLE + page.size_of("label") / 72 and circle.a > 1.6:
        taken = [draw_middle(page, view, words, circle, small=True)]
    else:
        taken = [_corner(page, view, words, x + 0.04, y + h)]
    if narrow:
        _own(page, view, words, circle, x + w, y + h)
    asked = decision.player if decision is not None else ""
    for player in view.players:
        taken += _seat(page, view, words, circle, player, ground, player in offered, player == asked, narrow)
    taken.append(_moderator(page, view, words, circle))
    laid = draw_laid(page, view, words, circle, taken, narrow)
    draw_arrows(page, view, circle, laid=laid)
    if below:
        top = y + 0.14 + (rows - 1) * BELOW * scale
        draw_key(page, words, (x + 0.1, top, x + w - 0.1), signs(page, view, offered, narrow), rows)


def _table(page: Any, circle: Circle, ground: Ground, night: bool) -> None:
    """A wooden rim and the felt; at night the sky."""
    page.poly(circle.table(), palette(page).rim, "ink", page.LINE, z=1.3)
    page.poly(circle.table(0.12), ground.fill, z=1.4)
    if night:
        spots = [(k * 2.39996, 0.9 * ((k * 37 % 71) / 71) ** 0.5) for k in range(STARS)]
        (mx, my), star = circle.middle, palette(page).star
        dots = [(mx + circle.rx * r * cos(t), my + circle.ry * r * sin(t), 0.014 + 0.007 * (k % 3))
                for k, (t, r) in enumerate(spots)]  # fmt: skip
        page.boxes_of([(a, b, size, size) for a, b, size in dots], star, r=0.01, z=1.5)


def draw_middle(page: Any, view: Any, words: Any, circle: Circle, small: bool = False) -> Box:
    """Moon or sun, and which night or day it is: never said by the ground of the table alone. Returns its place."""
    x, y = circle.middle
    night = facts.is_night(view)
    ground = ground_of(page, night)
    number = max(view.night if night else view.day, 1)
    when = words("board-middle-night" if night else "board-middle-day", number=number)
    r = 0.2 if small else 0.36
    if night:
        marks.moon(page, x, y + 0.24, r, palette(page).moon)
    else:
        page.pictogram(SIGNS["sun"], x, y + 0.24, 2 * r, ground.ink, ground.fill, z=6)
    page.text(x, y - r + (0.02 if small else 0.03), when, "label" if small else "head", ground.ink, True, ha="center")
    low, broad = r, page.text_width(when, "label" if small else "head", True)
    if not small:
        low = r + 0.22 * max(1.0 if page.alone else page.size_of("note") / 9.5, 1)
        phase = words(f"board-phase-{view.phase}")
        broad = max(broad, min(page.text_width(phase, "note"), 2.0))
        page.text(x, y - low, phase, "note", ground.soft, ha="center", width=2.0)
    return x - broad / 2, y - low - 0.1, broad, low + 0.34 + r


def _corner(page: Any, view: Any, words: Any, x: float, top: float) -> Box:
    """On a small table, whose middle is for tokens and arrows: which night or day it is, beside the table.

    Returns its place.
    """
    night = facts.is_night(view)
    number, size = max(view.night if night else view.day, 1), page.size_of("label") / 72
    when = words("board-middle-night" if night else "board-middle-day", number=number)
    at = top - 0.75 * size
    if night:
        marks.moon(page, x + 0.12, at, 0.1, "ink")
    else:
        page.pictogram(SIGNS["sun"], x + 0.12, at, 0.24, "ink", "paper", z=6)
    page.text(x + 0.3, at, when, "label", bold=True)
    return x, top - 1.5 * size, 0.3 + page.text_width(when, "label", True), 1.5 * size


def _own(page: Any, view: Any, words: Any, circle: Circle, right: float, top: float) -> None:
    """The name of the viewer's own character, beside a table whose cards have no names."""
    seen = ((player, facts.known(view, player)) for player in view.players)
    own = next(((player, known.role) for player, known in seen if known.role and known.how == "own"), None)
    if own and own[0] not in view.ghosts:
        said = words("board-own-card", what=words(f"board-card-{own[1]}"))
        room = right - circle.spot[view.players[0]].rim[0] - circle.disc - 0.1
        at = right - 0.04, top - 0.75 * page.size_of("label") / 72
        page.text(*at, said, "label", bold=True, ha="right", width=room)


def _seat(
    page: Any, view: Any, words: Any, circle: Circle, player: str, ground: Ground, target: bool, asked: bool,
    narrow: bool,
) -> list[Box]:  # fmt: skip
    """A seat's card and its number; returns what has to stay free: the frame of a card, and a note on it."""
    x, y, w, h = box = circle.card(player)
    spot = circle.spot[player]
    far = FRAME[1] if page.alone else circle.frame
    framed = (x - far, y - far, w + 2 * far, h + 2 * far)
    if target:
        page.box(*framed, "act_soft", ground.act, 2.6, r=0.12, z=3.8)
    elif player in view.suspects:
        far += 0.005
        page.box(x - far, y - far, w + 2 * far, h + 2 * far, "card", "ink", 2.2, r=0.13, z=3.8)
    noted = _noted(view, words, player, narrow)
    face = draw_card(page, view, words, player, box, ground, narrow, pill_tall(page) if noted else 0.0,
                     (*spot.rim, circle.disc + (marks.RING if asked else 0.0)))  # fmt: skip
    page.place(player, face, x + w / 2, y + h / 2)
    marks.seat(page, *spot.rim, player, circle.disc, ghost=player in view.ghosts, ring=asked)
    note = _note(page, circle, player, *noted) if noted else None
    return [framed] * (target or player in view.suspects) + ([note] if note else [])


def pill_tall(page: Any) -> float:
    """The height of a pill with a word, in inches."""
    return float(max(0.22, 1.667 * page.size_of("note") / 72))


def _noted(view: Any, words: Any, player: str, narrow: bool) -> tuple[Any, str] | None:
    """What the viewer knows of a seat without seeing its card, or how: a sign, if there is one, and a word."""
    known = facts.known(view, player)
    if known.side:
        return SIGNS[known.side], words(f"board-side-{known.side}")
    if known.sign:
        return SIGNS["eye"], words(f"board-sign-{known.sign}")
    if known.how in (("own",) if narrow else ("own", "partner", "told")) and player not in view.ghosts:
        return None, words(f"board-how-{known.how}")
    return None


def _note(page: Any, circle: Circle, player: str, sign: Any, text: str) -> Box:
    """What is known of a seat: a pill at the inner edge of the card. Returns its place."""
    x, y, w, h = circle.card(player)
    tall = pill_tall(page)
    at = y + h + 0.03 if circle.spot[player].v > 0.2 else y + 0.02 - tall / 2  # the words of a card reach to its edge
    if not page.alone:
        at = y + h - 0.1  # over the picture of the card: tokens and evidence lie at its edge
    wide = page.text_width(text, "note", True) + (0.36 if sign else 0.18)
    page.box(x + w / 2 - wide / 2, at - tall / 2, wide, tall, "card", "ink", page.RULE, r=tall / 2, z=7)
    left = x + w / 2 - wide / 2 + 0.09
    if sign:
        page.pictogram(sign, left + 0.075, at, 0.15, "ink", "card", z=7.5)
        left += 0.18
    page.text(left, at - 0.003, text, "note", "ink", True)
    return x + w / 2 - wide / 2, at - tall / 2, wide, tall


def _moderator(page: Any, view: Any, words: Any, circle: Circle) -> Box:
    """The moderator's place, between the last seat and the first: there the token waits, and counting may begin.

    Returns it.
    """
    x, y = circle.spot[""].rim
    name, tall = words("board-moderator"), max(0.3, 2.27 * page.size_of("note") / 72)
    wide = 2 * circle.disc if circle.crowded else page.text_width(name, "note", True) + 0.46
    if view.rules.use_welcome_token and not view.token:
        at = x - wide / 2 - marks.COIN - 0.03, y
        if dist(at, [*circle.spot.values()][-1].rim) < circle.disc + marks.COIN:  # the last seat lies there
            at = x, y - tall / 2 - marks.COIN - 0.04
        marks.coin(page, *at)
    if circle.crowded:
        page.disc(x, y, circle.disc, "card", "soft", page.LINE, 7)
        page.pictogram(SIGNS["moderator"], x, y, 0.2, "ink", "card", z=7.5)
        return x - wide / 2, y - wide / 2, wide, wide
    page.box(x - wide / 2, y - tall / 2, wide, tall, "card", "soft", page.LINE, r=tall / 2, z=7)
    page.pictogram(SIGNS["moderator"], x - wide / 2 + 0.18, y, 0.17, "ink", "card", z=7.5)
    page.text(x - wide / 2 + 0.32, y - 0.003, name, "note", "ink", True)
    return x - wide / 2, y - tall / 2, wide, tall


def draw_arrows(
    page: Any, view: Any, circle: Circle, small: bool = False, votes: bool = True, laid: Laid | None = None
) -> None:
    """Who points at whom or, with `votes`, chose whom: from before one seat to before the other, and what is laid."""
    now = [(one, at) for one, _, at in facts.pointing(view)]
    told = [*facts.sides(view).items()] if votes and not now else []
    if votes and not now and not told:
        told = [*facts.first_votes(view).items()]
    pairs = [(one, at) for one, at in dict.fromkeys([*now, *told]) if one != at and {one, at} <= set(circle.spot)]
    ground = ground_of(page, facts.is_night(view))
    for one, at in pairs:
        others = [p for p, aim in pairs if aim == at]
        aside = (others.index(one) - (len(others) - 1) / 2) * min(0.13, circle.cw / len(others))
        way = circle.arrow(one, at, aside, laid.stop(at) if laid else 0.0)
        if laid and len(pairs) == 1:  # many are a bundle, whose ways must not cross
            way = laid.arrow(one, at)
        page.arrow(way, colour=ground.fill, lw=4.4 if not small else 2.6, z=2.55)
        page.arrow(way, colour=ground.ink if now else ground.soft, lw=2 if not small else 1.2, z=2.6)
