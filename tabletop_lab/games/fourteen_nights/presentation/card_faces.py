"""The seven kinds of cards, to be looked at: faces in two sizes, and backs with the fourteen moons.
Cards on the table itself are smaller still: see cards.py.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from tabletop_lab.games.fourteen_nights.content import TRAITS

from . import table_facts as facts
from .cards import SPACE_OF_KIND
from .palette import mixed, palette
from .pictograms import SIGNS

READABLE = 150
"""Units across from which a card has its text."""
PRINTED, PRINT = 105, 7.3
"""Units across from which it has it on paper, and the size of that type; on a screen no card is of that width."""
FOOT = 7
"""Units that what stands at the foot of a small card keeps from its edge."""
DAYS = 14


class Look:
    """The hues and the sign of one kind of card."""

    def __init__(self, page: Any, kind: str) -> None:
        colours, space = palette(page), SPACE_OF_KIND.get(kind, 0)
        self.colours = colours
        if space:
            self.field, self.deep, self.on = colours.field(space), colours.deep(space), colours.on_deep
            self.sign = SIGNS[space]
        elif kind == "shared_goal":
            self.field, self.deep, self.on = colours.goal, colours.on_goal, colours.goal
            self.sign = SIGNS["goal"]
        else:
            self.field, self.deep, self.on = page.c["panel"], page.c["ink"], page.c["paper"]
            self.sign = SIGNS["pin"]

    def hill(self, share: float) -> str:
        """A tone of the field towards the deep one."""
        return mixed(self.field, self.deep, share)


def draw_face(page: Any, card: Any, words: Any) -> None:
    """A card that lies open."""
    u, look = page.in_units(), Look(page, card.kind)
    if u.w < READABLE:
        _small(u, card, words, look)
        return
    _blank(u, card, words, look)
    {
        "regular_plan": _plan, "free_plan": _plan, "chore": _money, "travel_support": _money, "chance": _chance,
        "destination": _destination, "shared_goal": _goal,
    }[card.kind](u, card, words, look)  # fmt: skip


def draw_back(page: Any, deck: str) -> None:
    """A card face down: the hue and the sign of its deck, and fourteen moons from new to full."""
    u, look = page.in_units(), Look(page, deck)
    k = u.w / 160
    ground, light = (mixed(look.deep, "#10141A", 0.72), look.deep) if page.c.name == "dark" else (look.deep, look.field)
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10 * k, "card", "soft")
    u.box(7 * k, 7 * k, u.w - 14 * k, u.h - 14 * k, 6 * k, ground)
    u.box(12 * k, 12 * k, u.w - 24 * k, u.h - 24 * k, 4 * k, None, light, 1)
    turns = [2 * pi * day / DAYS for day in range(DAYS)]
    moons = [(u.w / 2 + 52 * k * sin(turn), u.h / 2 - 74 * k * cos(turn)) for turn in turns]
    dark = "".join(_moon(x, y, 6.2 * k, 1) for x, y in moons)
    u.shape(dark, mixed(ground, light, 0.22))
    u.shape("".join(_moon(x, y, 6.2 * k, d / (DAYS - 1)) for d, (x, y) in enumerate(moons) if d), light)
    u.disc(u.w / 2, u.h / 2, 36 * k, light)
    u.sign(look.sign, u.w / 2, u.h / 2, 44 * k, ground, light)


def _moon(x: float, y: float, r: float, share: float) -> str:
    """The lit part of a waxing moon, the right side first."""
    if share >= 1:
        return f"M{x - r:.2f} {y:.2f}a{r:.2f} {r:.2f} 0 1 0 {2 * r:.2f} 0a{r:.2f} {r:.2f} 0 1 0 {-2 * r:.2f} 0z"
    wide = max(abs(1 - 2 * share) * r, 0.01)
    return (
        f"M{x:.2f} {y - r:.2f}A{r:.2f} {r:.2f} 0 0 1 {x:.2f} {y + r:.2f}"
        f"A{wide:.2f} {r:.2f} 0 0 {0 if share < 0.5 else 1} {x:.2f} {y - r:.2f}z"
    )


# --- full cards -----------------------------------------------------------------------------------------------------


def _blank(u: Any, card: Any, words: Any, look: Look) -> None:
    """The frame, the band with the kind, and the number of the card."""
    kind = str(words.value("kind", card.kind))
    kind = kind[:1].upper() + kind[1:]
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 10, "card", "soft")
    u.box(6, 6, u.w - 12, 45, 6, look.deep)
    u.sign(look.sign, 21, 21.5, 18, look.on, look.deep)
    u.text(35, 21.5, kind, u.fit(kind, 13, u.w - 48, True), look.on, True)
    u.text(u.w - 11, u.h - 14, card.id, 11, "soft", ha="right")


def _scene(u: Any, look: Look, y: float, h: float, moon: bool = True) -> None:
    """The picture of a card: two hills and a moon."""
    w = u.w
    u.box(6, y, w - 12, h, 0, look.field)
    if moon:
        u.disc(w - 30, y + 20, 11, mixed(look.field, look.deep, 0.2))
    u.shape(f"M6 {y + h * .66}C40 {y + h * .5} 60 {y + h * .56} 88 {y + h * .7}S140 {y + h * .6} {w - 6} {y + h * .72}"
            f"V{y + h}H6z", look.hill(0.14))  # fmt: skip
    u.shape(
        f"M6 {y + h * 0.86}C50 {y + h * 0.76} 100 {y + h * 0.98} {w - 6} {y + h * 0.84}V{y + h}H6z", look.hill(0.26)
    )


def _title(u: Any, card: Any, words: Any, y: float) -> None:
    sizes = (15, 14, 13, 12) if words.lang == "ko" else (14, 13, 12, 11)
    size, lines = u.fitted(card.name(words.lang), sizes, u.w - 22, 2)
    u.lines(u.w / 2, y - 8.5 * (len(lines) - 1), lines, size, bold=True, ha="center", lead=17 / size)


def _coin(
    u: Any, look: Look, x: float, y: float, amount: int, size: float, sign: bool = False, mid: bool = True
) -> None:
    """Money in a pill; x is its middle, or else its left end."""
    text, ink = facts.money(amount, sign), "#22272D"
    w = u.width(text, size, True) + size + 16
    left = x - w / 2 if mid else x
    u.box(left, y - size * 0.82, w, size * 1.64, size * 0.82, look.colours.coin, look.colours.coin_edge)
    u.disc(left + size * 0.82, y, size * 0.5, None, ink, 1.3)
    u.text(left + size * 0.82, y, "T", size * 0.66, ink, True, "center")
    u.text(left + size * 1.55, y, text, size, ink, True)


def _gifts(card: Any, words: Any) -> list[tuple[str, str, str]]:
    """What a plan gives: sign, number, word."""
    given = [(trait, n, facts.trait(words, trait)) for trait, n in card.points.items() if n]
    if card.memory:
        given.append(("memory", card.memory, str(words("board-memory"))))
    return [(name, facts.money(n, sign=True), word) for name, n, word in given]


def _plan(u: Any, card: Any, words: Any, look: Look) -> None:
    gifts, priced = _gifts(card, words), card.kind == "regular_plan"
    _scene(u, look, 37, 88, moon=not priced)
    signs = [name for name, _, _ in gifts] or ["memory"]
    big, two = (56, True) if len(signs) > 1 else (68, False)
    across = u.w / 2 + ((4 if two else 18) if priced else -8 if two else 0)
    u.sign(SIGNS[signs[0]], across, 82 if not priced else 90, big, look.deep, look.field)
    if two:
        u.disc(across + 49, 99, 19, "card", look.deep, 1.4)
        u.sign(SIGNS[signs[1]], across + 49, 99, 23, look.deep, "card")
    if priced:
        _coin(u, look, 11, 51, card.price, 14, mid=False)
    _title(u, card, words, 145)
    column = (u.w - 16) / max(1, len(gifts))
    size = 18 if len(gifts) < 3 else 14
    for k, (name, number, word) in enumerate(gifts):
        x = 8 + column * (k + 0.5)
        u.sign(SIGNS[name], x - 0.72 * size, 172, 1.22 * size)
        u.text(x + 0.16 * size, 172, number, size, bold=True)
        u.text(x, 190, word, u.fit(word, 11.5, column - 2), "soft", ha="center")
    u.text(11, u.h - 14, words("card-buy" if priced else "card-now"), 11, "soft")


def _money(u: Any, card: Any, words: Any, look: Look) -> None:
    _scene(u, look, 37, 88)
    u.sign(look.sign, u.w / 2, 82, 66, look.deep, look.field)
    _title(u, card, words, 143)
    _coin(u, look, u.w / 2, 177, card.tc, 19, sign=True)
    if card.tc < 0:
        u.box(12, 159, u.w - 24, 36, 7, None, "stop", 1.6, dash=(3.2, 2.4))
    u.text(11, u.h - 14, words("card-lose" if card.tc < 0 else "card-gain"), 11, "stop" if card.tc < 0 else "soft")


def _chance(u: Any, card: Any, words: Any, look: Look) -> None:
    u.box(6, 37, u.w - 12, 50, 0, look.field)
    u.sign(look.sign, u.w / 2, 62, 42, look.deep, look.field)
    _title(u, card, words, 106)
    for size in (13.5, 13, 12.5, 12, 11.5, 11):
        lines = u.wrap(card.text(words.lang), size, u.w - 26)
        if 128 + (len(lines) - 1) * size * 1.32 <= u.h - 24:
            break
    u.lines(13, 128, lines, size, lead=1.32)


def _destination(u: Any, card: Any, words: Any, look: Look) -> None:
    ranked = sorted(TRAITS, key=lambda trait: -card.weights[trait])
    u.box(6, 37, u.w - 12, 66, 0, look.field)
    u.shape(f"M6 92C40 82 110 100 {u.w - 6} 88V103H6z", look.hill(0.14))
    name, other = card.name(words.lang), card.name("en" if words.lang == "ko" else "ko")
    u.text(16, 60, name, u.fit(name, 21, 80, True), bold=True)
    u.text(16, 81, other, 11.5, "soft")
    u.disc(u.w - 36, 69, 24, "card", look.deep, 1.6)
    u.sign(SIGNS[ranked[0]], u.w - 36, 69, 30)
    heavy = [trait for trait in ranked if card.weights[trait] > 1][:2]
    for k, trait in enumerate(heavy):
        y, weight, word = 120 + 25 * k, card.weights[trait], facts.trait(words, trait)
        u.sign(SIGNS[trait], 23, y, 19)
        u.text(38, y, word, u.fit(word, 13.5, 50, True), bold=True)
        for pip in range(max(card.weights.values())):
            u.box(91 + 11.5 * pip, y - 5, 9.5, 10, 2, "ink" if pip < weight else None, "ink", 1.2)
        u.text(u.w - 11, y, f"×{weight}", 15, bold=True, ha="right")
    u.line(14, 160, u.w - 14, 160)
    for k, trait in enumerate(trait for trait in ranked if trait not in heavy):
        u.sign(SIGNS[trait], 26 + 28 * k, 177, 18, "soft")
    u.text(u.w - 12, 178, "×1", 13, "soft", True, "right")
    u.text(11, u.h - 14, words("card-open"), 11, "soft")


def _goal(u: Any, card: Any, words: Any, look: Look) -> None:
    u.box(6, 37, u.w - 12, 52, 0, look.field)
    for k in range(7):
        x, y = cos(pi * k / 6), sin(pi * k / 6)
        u.line(u.w / 2 + 26 * x, 86 - 26 * y, u.w / 2 + 40 * x, 86 - 40 * y, look.hill(0.4), 2.4)
    u.sign(look.sign, u.w / 2 + 2, 70, 30, look.deep, look.field)
    _title(u, card, words, 110)
    whole = card.target_of_all or card.target
    _coin(u, look, u.w / 2, 140, whole, 15)
    top = [("bonus", card.reward_bonus, "all"), ("memory", card.reward_memory, "all"), ("bonus", card.top_bonus, "top")]
    rows = [(name, facts.money(n, sign=True), words(f"card-goal-{who}")) for name, n, who in top if n]
    for k, (name, number, said) in enumerate(rows[:3]):
        y = 163 + 16 * k
        u.text(12, y, said, u.fit(said, 11.5, u.w - 60), "soft")
        u.sign(SIGNS[name], u.w - 38, y, 13)
        u.text(u.w - 12, y, number, 13, bold=True, ha="right")
    each = words("card-goal-together" if card.target_of_all else "card-goal-each")
    u.text(11, u.h - 14, each, 11, "soft")


# --- small cards ----------------------------------------------------------------------------------------------------


def _small(u: Any, card: Any, words: Any, look: Look) -> None:
    """Band, price or amount, picture, name, gifts: what a card says in full stands beside it."""
    w, h = u.w, u.h
    band, art = 22 * (w / 100) ** 0.5, h * 0.36
    u.box(0.6, 0.6, w - 1.2, h - 1.2, 7, "card", "soft")
    u.box(4, 4, w - 8, band + 8, 4, look.deep)
    u.box(4, 4 + band, w - 8, art, 0, look.field)
    u.sign(look.sign, 16, 4 + band / 2, 14, look.on, look.deep)
    corner = facts.money(card.price) if card.price else facts.money(card.tc, sign=True) if card.tc else card.id
    u.text(w - 9, 4 + band / 2, corner, 13, look.on, True, "right")
    gifts = _gifts(card, words)
    if card.kind == "destination":
        heavy = sorted((t for t in TRAITS if card.weights[t] > 1), key=lambda trait: -card.weights[trait])[:2]
        gifts = [(trait, f"×{card.weights[trait]}", "") for trait in heavy]
    sign = SIGNS[gifts[0][0]] if gifts and card.kind != "destination" else look.sign
    u.sign(sign, w / 2, 4 + band + art / 2, art * 0.78, look.deep, look.field)
    top = 4 + band + art
    size, lines = u.fitted(card.name(words.lang), (12, 11.5, 11), w - 10, 3)
    room = h - top - (24 if gifts else 0) - 4
    said = u.wrap(card.text(words.lang), PRINT, w - 14) if card.kind == "chance" and w >= PRINTED else []
    if said and len(lines) * 14 + len(said) * 1.3 * PRINT < room - 6:
        room = len(lines) * 14 + 5
        u.lines(7, top + room + 5, said, PRINT, lead=1.3)
    u.lines(w / 2, top + room / 2 - 7 * (len(lines) - 1), lines, size, bold=True, ha="center", lead=14 / size)
    _in_a_row(u, [(what, number) for what, number, _ in gifts])


def _in_a_row(u: Any, gifts: list[tuple[str, str]]) -> None:
    """Signs with their numbers at the foot of a small card, each in the middle of its share of the width."""
    share = (u.w - 2 * FOOT) / max(len(gifts), 1)
    fits = (s for s in (14, 13, 12) if all(1.24 * s + u.width(number, s, True) < share - 2 for _, number in gifts))
    size = next(fits, 11)
    for k, (what, number) in enumerate(gifts):
        x = FOOT + share * (k + 0.5) - (1.24 * size + u.width(number, size, True)) / 2
        u.sign(SIGNS[what], x + 0.57 * size, u.h - 17, 1.14 * size)
        u.text(x + 1.24 * size, u.h - 17, number, size, bold=True)
