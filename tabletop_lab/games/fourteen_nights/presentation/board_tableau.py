"""What lies in front of each player: destination and weights, money, tokens, memory, plans.
Two to five stand side by side; from four on the viewer's own is wider, because only that one shows its hand.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .cards import TALL, draw_back, draw_mini, scale
from .palette import palette
from .pictograms import SIGNS

GAP = 2 / 12
"""Inches between two panels."""
PAD = 0.13
WIDE = 2.95
HEAD, TRAITS, MONEY = 0.52, 0.56, 0.42
MINI = 0.46
"""Inches down of the parts, and across of a card, on a slide; larger type makes them larger."""
LEAST = 0.13
"""How little of a card may show under the next one."""
COIN, FULL = 1000, 5
"""TC of a coin, and coins of a stack."""

Box = tuple[float, float, float, float]


def draw_tableaux(page: Any, view: Any, words: Any, x: float, y: float, w: float, h: float) -> None:
    """All players from left to right in seat order."""
    places = facts.ranking(view, words) if view.phase == "over" else {}
    for player, width in zip(view.players, widths(view, w), strict=True):
        _tableau(page, view, words, (x, y, width, h), player, places)
        x += width + GAP


def widths(view: Any, w: float) -> list[float]:
    """The widths of the tableaux; together with the gaps they are `w`."""
    n = len(view.players)
    room = w - (n - 1) * GAP
    others = (0.22 if n == 4 else 0.178) * w
    if n < 4 or view.viewer not in view.players or others < 1.95:
        return [room / n] * n
    return [room - others * (n - 1) if p == view.viewer else others for p in view.players]


def _tableau(page: Any, view: Any, words: Any, box: Box, player: str, places: dict[str, int]) -> None:
    x, y, w, h = box
    strong = facts.status(view, player) == "turn" or places.get(player) == 1
    page.box(x, y, w, h, "panel", "ink" if strong else None, page.RULE, r=0.12, z=1)
    _head(page, view, words, box, player, places)
    head, traits, money = (part * scale(page) for part in (HEAD, TRAITS, MONEY))
    top, inner = y + h - head, w - 2 * PAD
    _traits(page, view, words, (x + PAD, top - traits, inner, traits), player)
    top -= traits
    _holdings(page, view, words, (x + PAD, top - money, inner, money), player)
    top -= money
    _cards(page, view, words, (x + PAD, y + 0.1, inner, top - y - 0.12), player)


def _head(page: Any, view: Any, words: Any, box: Box, player: str, places: dict[str, int]) -> None:
    x, y, w, h = box
    at, state = y + h - 0.29 * scale(page), facts.status(view, player)
    active = state == "turn"
    page.player(x + 0.3, at, facts.seat(view, player), player, 0.15, active=active, moved=state == "moved")
    pill = words("board-place", rank=places[player]) if places else words(f"board-status-{state}") if state else ""
    right, left = x + w - 0.12, x + 0.58
    card = view.destination.get(player, "")
    known = facts.is_open(card) and bool(card)
    name = words.card(card) if known else words("board-no-destination")
    quiet = not (active or places)
    if page.text_width(name, "note", known) > right - left - page.text_width(pill, "note", not quiet) - 0.22:
        pill = ""  # a frame says whose turn it is, and who has won; a state goes before the name does
    if pill:
        strong = active or places.get(player) == 1
        width = page.text_width(pill, "note", strong) + (0.2 if w >= WIDE else 0.15)
        tone = "ink" if strong else "line"
        ground, colour = ("ink", "paper") if strong else ("card", "soft")
        page.chip(right - width / 2, at, pill, ground, tone, colour, bold=strong, w=width)
        right -= width + 0.07
    sizes = ("head", "label", "note") if known else ("label", "note")
    role = next((r for r in sizes if page.text_width(name, r, known) <= right - left), "note")
    page.text(left, at - 0.01, name, role, "ink" if known else "soft", bold=known, width=right - left)


def _traits(page: Any, view: Any, words: Any, box: Box, player: str) -> None:
    """The six traits, always in the same places: pictogram and points, below the weight, and the name if it fits."""
    x, y, w, h = box
    weight, record = facts.weights(view, player, words), facts.points(view, player)
    page.box(x, y, w, h, "card", "line", 0.8, r=0.07, z=1.5)
    column = w / len(facts.TRAITS)
    widest = max(page.text_width(facts.money(n), "note", True) for n in record.values())
    if widest > column - min(0.2, 0.45 * column) - 0.05:
        _traits_in_two_rows(page, weight, record, box)
        return
    names = {trait: facts.trait(words, trait) for trait in facts.TRAITS}
    named = max(page.text_width(name, "note") for name in names.values()) + 0.04 <= column - _weight_room(page)
    sign = min(0.2, 0.45 * column)
    for k, trait in enumerate(facts.TRAITS):
        middle, times = x + column * (k + 0.5), weight[trait] if weight else 0
        tone, strong = ("ink", True) if times > 1 else ("soft", False)
        if k:
            page.line([(x + column * k, y + 0.08), (x + column * k, y + h - 0.08)], "line", page.HAIR, z=1.6)
        points = facts.money(record[trait])
        size = min(1.25 * page.size_of("note"), page.size_of("note") * (column - sign - 0.06) / max(
            page.text_width(points, "note", True), 0.01))  # fmt: skip
        wide = page.text_width(points, size, True) + sign + 0.03
        left = middle - wide / 2
        page.pictogram(SIGNS[trait], left + sign / 2, y + h - 0.17, sign, tone, "card", z=1.7)
        held = "ink" if record[trait] else "soft"
        page.text(left + sign + 0.03, y + h - 0.17, points, colour=held, bold=bool(record[trait]), size=size)
        shown = f"×{times}" if weight else "×–"
        if named:
            whole = page.text_width(names[trait], "note") + _weight_room(page)
            page.text(middle - whole / 2, y + 0.14, names[trait], "note", tone)
            page.text(middle + whole / 2, y + 0.14, shown, "note", tone, strong, ha="right")
        else:
            page.text(middle, y + 0.14, shown, "note", tone, strong, ha="center")


def _traits_in_two_rows(page: Any, weight: Any, record: Any, box: Box) -> None:
    """Where six columns are too narrow: pictogram, points and weight side by side, three in a row."""
    x, y, w, h = box
    wide, tall = w / 3, h / 2
    page.lines([((x + wide * k, y + 0.05), (x + wide * k, y + h - 0.05)) for k in (1, 2)], "line", page.HAIR, z=1.6)
    for k, trait in enumerate(facts.TRAITS):
        left, at, times = x + wide * (k % 3) + 0.04, y + h - tall * (k // 3 + 0.5), weight[trait] if weight else 0
        tone, strong = ("ink", True) if times > 1 else ("soft", False)
        page.pictogram(SIGNS[trait], left + 0.07, at, 0.14, tone, "card", z=1.7)
        held = bool(record[trait])
        page.text(left + 0.16, at, facts.money(record[trait]), "note", "ink" if held else "soft", held)
        page.text(x + wide * (k % 3 + 1) - 0.04, at, f"×{times}" if weight else "×–", "note", tone, strong, ha="right")


def _weight_room(page: Any) -> float:
    return float(page.text_width("×3", "note", True) + 0.06)


def _holdings(page: Any, view: Any, words: Any, box: Box, player: str) -> None:
    """Money as coins and a number; at the right tokens, memory, and at the end happiness."""
    x, y, w, h = box
    middle = y + h / 2
    right = x + w
    memory = facts.money(view.memory.get(player, 0))
    right = _counted(page, words, right, middle, "memory", memory, words("board-memory"), w)
    if view.phase == "over":
        happiness = facts.money(facts.happiness(view, player, words))
        right = _counted(page, words, right, middle, "bonus", happiness, words("board-happiness"), w)
    else:
        right = _tokens(page, view, right, middle, player)
    tc = view.tc.get(player)
    text, amount = (facts.money(tc), max(tc, 0)) if facts.is_open(tc) else ("–", 0)
    wide = page.text_width(text, "head")
    coins = min(right - x - wide - 0.12, 0.9)
    at = x + _coins(page, x, middle - 0.15, amount, coins)
    page.text(at, middle, text, "head")
    if right - at - wide > page.text_width("TC", "note") + 0.15:
        page.text(at + wide + 0.05, middle - 0.01, "TC", "note", "soft")


def _counted(page: Any, words: Any, right: float, y: float, sign: str, number: str, caption: str, w: float) -> float:
    """A pictogram with its number, ending at `right`, with its name where there is room. Returns where it begins."""
    if w > 3.3:
        page.text(right, y - 0.01, caption, "note", "soft", ha="right")
        right -= page.text_width(caption, "note") + 0.05
    page.text(right, y, number, "head", ha="right")
    right -= page.text_width(number, "head") + 0.04
    page.pictogram(SIGNS[sign], right - 0.09, y, 0.17, "ink", "panel", z=2)
    return right - 0.18 - 0.1


def _tokens(page: Any, view: Any, right: float, y: float, player: str) -> float:
    """As many flames as a player may hold, the held ones dark. Returns where they begin."""
    cap, held = view.rules.token_cap, view.tokens.get(player, 0)
    size, step = (0.19, 0.19) if cap <= 2 else (0.15, 0.13)
    for k in range(cap):
        at = right - size / 2 - (cap - 1 - k) * step
        page.pictogram(SIGNS["token"], at, y, size, "ink" if k < held else "soft", "panel", z=2)
        if k >= held:  # a place for one is empty
            page.pictogram(SIGNS["token"], at, y - 0.04 * size, 0.6 * size, "panel", "panel", z=2.1)
    return float(right - size - (cap - 1) * step - 0.1)


def _coins(page: Any, x: float, low: float, amount: int, room: float) -> float:
    """Coins of 1,000 TC in stacks of five, a narrow one for less. Returns how far they reach."""
    count = amount // COIN + (1 if amount % COIN else 0)
    stacks = -(-count // FULL)
    wide = min(0.24, room / stacks - 0.03) if stacks else 0
    if wide < 0.1:
        return 0.0
    colours = palette(page)
    boxes = []
    for k in range(count):
        part = wide if k < amount // COIN else 0.6 * wide
        left = x + (k // FULL) * (wide + 0.03) + (wide - part) / 2
        boxes.append((left, low + (k % FULL) * 0.056, part, 0.05))
    page.boxes_of(boxes, colours.coin, colours.coin_edge, 0.7, r=0.02, z=2)
    return stacks * (wide + 0.03) + 0.05


def _cards(page: Any, view: Any, words: Any, box: Box, player: str) -> None:
    """The free plans at the left, the hand (after the days: what was bought) at the right, each under its name."""
    x, y, w, h = box
    rows = facts.cards_of(view, player)
    caption = page.size_of("note") / 72 + 0.05
    tall = min(h - caption, MINI * TALL * scale(page))
    wide = tall / TALL
    gap = 0.14
    rooms = _shared(rows, w - gap, wide)
    left = x
    for k, ((role, cards), room) in enumerate(zip(rows, rooms, strict=True)):
        start = x + w - room if k else left
        name, side = words(f"board-row-{role}"), "right" if k else "left"
        page.text(x + w if k else start, y + tall + 0.02 + caption / 2, f"{name} {len(cards)}", "note", "soft", ha=side)
        _row(page, words, cards, (start, y, room, tall), wide, right=bool(k))
        left += room + gap


def _shared(rows: list[tuple[str, list[Any]]], w: float, wide: float) -> list[float]:
    """How two rows share the width: what each needs, else more for cards that can be read than for backs and piles."""
    wanted = [max(len(cards) * (wide + 0.04) - 0.04, 0.0) for _, cards in rows]
    if sum(wanted) <= w:
        return [w - wanted[1], wanted[1]]
    least = [wide + LEAST * min(len(cards) - 1, 3) if cards else 0.0 for _, cards in rows]
    readable = any(facts.is_open(card) for card in rows[1][1])
    second = min(wanted[1], w - least[0]) if readable else max(min(wanted[1], w / 2), w - wanted[0])
    return [w - second, second]


def _row(page: Any, words: Any, cards: list[Any], box: Box, wide: float, right: bool) -> None:
    """Cards side by side, as close as they must; how many there are is written above them."""
    x, y, w, h = box
    step = min(wide + 0.04, (w - wide) / max(len(cards) - 1, 1))
    shown = cards if step >= LEAST else cards[: max(int((w - wide) / LEAST) + 1, 1)]
    step = max(step, LEAST)
    start = x + w - wide - step * (len(shown) - 1) if right else x
    for k, card in enumerate(shown):
        at, z = (start + k * step, y, wide, h), 3 + 0.2 * k
        covered = step < wide and k < len(shown) - 1
        if facts.is_open(card):
            draw_mini(page, at, words.card_data(card), z=z, part=step if covered else None)
        else:
            draw_back(page, at, "regular_plan", z=z)
