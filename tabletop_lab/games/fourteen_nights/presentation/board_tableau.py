"""What each player has: destination and weights, money, tokens, memory, rows of plans.
Two to five tableaux are drawn side by side; from four on, the viewer's own is wider, because only that one shows its
hand.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts

GAP = 2 / 12
"""Inches between two panels."""
PAD = 0.14
WIDE = 2.95
BACK = 0.3
CARD_GAP, LEAST = 0.05, 0.36

Box = tuple[float, float, float, float]


def draw_tableaux(page: Any, view: Any, words: Any, x: float, y: float, w: float, h: float) -> None:
    """Draw all players from left to right in seat order."""
    places = facts.ranking(view, words) if view.phase == "over" else {}
    for player, width in zip(view.players, widths(view, w), strict=True):
        _tableau(page, view, words, (x, y, width, h), player, places)
        x += width + GAP


def widths(view: Any, w: float) -> list[float]:
    """Return the widths of the tableaux; together with the gaps they make `w`."""
    n = len(view.players)
    room = w - (n - 1) * GAP
    if n < 4 or view.viewer not in view.players:
        return [room / n] * n
    others = 2.3 if n == 4 else 2.2
    return [room - others * (n - 1) if p == view.viewer else others for p in view.players]


def _tableau(page: Any, view: Any, words: Any, box: Box, player: str, places: dict[str, int]) -> None:
    x, y, w, h = box
    active = facts.status(view, player) == "turn"
    won = places.get(player) == 1
    page.box(x, y, w, h, "panel", "ink" if active or won else None, page.RULE, r=0.1, z=1)
    _head(page, view, words, box, player, places)
    top, inner = y + h, w - 2 * PAD
    if w >= WIDE:
        _values_in_line(page, view, words, x + PAD, top - 0.68, inner, player)
        _traits(page, view, words, x + PAD, top - 0.96, inner, player, 3)
        top -= 1.28
    else:
        _values_over_captions(page, view, words, x + PAD, top - 0.64, inner, player)
        _traits(page, view, words, x + PAD, top - 1.05, inner, player, 2)
        top -= 1.61
    _rows(page, view, words, x + PAD, y + 0.13, inner, top - y - 0.13, player)


def _head(page: Any, view: Any, words: Any, box: Box, player: str, places: dict[str, int]) -> None:
    x, y, w, h = box
    at, state = y + h - 0.3, facts.status(view, player)
    active = state == "turn"
    page.player(x + 0.33, at, facts.seat(view, player), player, 0.16, active=active, moved=state == "moved")
    pill = words("board-place", rank=places[player]) if places else words(f"board-status-{state}") if state else ""
    right, left = x + w - 0.12, x + (0.62 if w >= WIDE else 0.59)
    if pill:
        strong = active or places.get(player) == 1
        width = page.text_width(pill, "note", strong) + (0.2 if w >= WIDE else 0.15)
        tone = "ink" if strong else "line"
        ground, colour = ("ink", "paper") if strong else ("card", "soft")
        page.chip(right - width / 2, at, pill, ground, tone, colour, bold=strong, w=width)
        right -= width + 0.07
    card = view.destination.get(player, "")
    known = facts.is_open(card) and bool(card)
    name = words.card(card) if known else words("board-no-destination")
    sizes = ("head", "label", "note") if known else ("label", "note")
    role = next((r for r in sizes if page.text_width(name, r, known) <= right - left), "note")
    page.text(left, at - 0.01, name, role, "ink" if known else "soft", bold=known, width=right - left)


def _holdings(view: Any, words: Any, player: str) -> list[tuple[str, str]]:
    """Return number and caption of what a player holds; an empty number stands for the tokens, which are drawn."""
    tc = view.tc.get(player)
    middle = ("", words("board-tokens"))
    if view.phase == "over":
        middle = (facts.money(facts.happiness(view, player, words)), words("board-happiness"))
    return [
        (facts.money(tc) if facts.is_open(tc) else "–", "TC"),
        middle,
        (facts.money(view.memory.get(player, 0)), words("board-memory")),
    ]


def _values_over_captions(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """Draw money, tokens and memory (at the end happiness instead of tokens), each above its caption."""
    holdings = _holdings(view, words, player)
    first = page.text_width("00,000", "head") + 0.06
    last = max(page.text_width(holdings[2][1], "note"), 0.3)
    spots = ((x, "left"), (x + first + (w - first - last) / 2, "center"), (x + w, "right"))
    for (number, caption), (at, ha) in zip(holdings, spots, strict=True):
        page.text(at, y - 0.21, caption, "note", "soft", ha=ha)
        if number:
            page.text(at, y, number, "head", ha=ha)
        else:
            _tokens(page, view, at - _tokens_width(view) / 2, y + 0.01, player)


def _values_in_line(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """Draw the same three in one line: number, then caption."""
    holdings = _holdings(view, words, player)
    captions = [page.text_width(caption, "note") for _, caption in holdings]

    def measure() -> list[float]:
        return [page.text_width(number, "head") if number else _tokens_width(view) for number, _ in holdings]

    sizes = measure()
    reserved = max(sizes[0], page.text_width("00,000", "head"))  # more digits of money must not move the rest
    if reserved + sizes[1] + sizes[2] + sum(captions) + 0.21 + 0.2 > w and not holdings[1][0]:
        holdings[1] = f"{view.tokens.get(player, 0)}/{view.rules.token_cap}", holdings[1][1]
        sizes = measure()
    whole = [size + 0.07 + caption for size, caption in zip(sizes, captions, strict=True)]
    first = reserved + 0.07 + captions[0]
    left = [x, x + first + max(w - first - whole[1] - whole[2], 0) / 2, x + w - whole[2]]
    for (number, caption), size, at in zip(holdings, sizes, left, strict=True):
        if number:
            page.text(at, y, number, "head")
        else:
            _tokens(page, view, at, y + 0.005, player)
        page.text(at + size + 0.07, y - 0.01, caption, "note", "soft")


def _token_size(view: Any) -> tuple[float, float]:
    return (0.075, 0.2) if view.rules.token_cap <= 2 else (0.055, 0.14)


def _tokens_width(view: Any) -> float:
    r, step = _token_size(view)
    return (view.rules.token_cap - 1) * step + 2 * r


def _tokens(page: Any, view: Any, x: float, y: float, player: str) -> None:
    """Draw as many rings as a player may hold tokens, the held ones filled."""
    r, step = _token_size(view)
    held = view.tokens.get(player, 0)
    for k in range(view.rules.token_cap):
        page.disc(x + r + k * step, y, r, "ink" if k < held else None, "ink", page.LINE)


def _traits(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str, columns: int) -> None:
    """Draw six traits: name, weight as a bar if there is room, points × weight."""
    weight, record = facts.weights(view, player, words), facts.points(view, player)
    gap, down = 0.16, 6 // columns
    column = (w - (columns - 1) * gap) / columns
    label = max(page.text_width(facts.trait(words, t), "note", True) for t in facts.TRAITS) + 0.07
    value = page.text_width("0×3" if all(n < 10 for n in record.values()) else "10×3", "note", True)
    length = column - label - value - 0.07
    bars: dict[str, list[tuple[float, float, float, float, float]]] = {"ink": [], "soft": [], "line": []}
    for k, trait in enumerate(facts.TRAITS):
        left, at = x + (k // down) * (column + gap), y - 0.2 * (k % down)
        times = weight[trait] if weight else 0
        tone, bold = ("ink", True) if times > 1 else ("soft", False)
        page.text(left, at, facts.trait(words, trait), "note", tone, bold, width=column - value - 0.04)
        if length > 0.13:
            ground = "ink" if times >= 3 else "soft" if times == 2 else "line"
            bars[ground].append((left + label, at - 0.04, length, 0.08, times / 3))
        shown = f"{record[trait]}×{times}" if weight else f"{record[trait]}×–"
        page.text(left + column, at, shown, "note", tone, bold, ha="right")
    for ground, group in bars.items():
        page.bars(group, ground)


def _rows(page: Any, view: Any, words: Any, x: float, y: float, w: float, h: float, player: str) -> None:
    """Draw rows of cards from the top; the last row may continue below if there is height for one more line."""
    rows = facts.cards_of(view, player)
    label = max(page.text_width(words(f"board-row-{role}"), "note") for role in ("free", "hand", "bought")) + 0.08
    plans = [_Row(page, words, role, cards, w - label) for role, cards in rows]
    spare = int((h + CARD_GAP) // (LEAST + CARD_GAP)) - len(rows)
    needed = sum(min(plan.lines, 1 + spare) if plan is plans[-1] else 1 for plan in plans)
    gap = CARD_GAP if needed > 2 else 0.1
    tall = min(0.44, (h - (needed - 1) * gap) / needed)
    top = y + h - (h - needed * tall - (needed - 1) * gap) / 2
    for plan in plans:
        used = plan.draw(page, x, top, label, tall, gap, 1 + spare if plan is plans[-1] else 1)
        top -= used * (tall + gap)


class _Row:
    """One row of cards with its name and count at the left, packed into lines of `room` inches."""

    def __init__(self, page: Any, words: Any, role: str, cards: list[Any], room: float) -> None:
        self.name, self.count, self.room = words(f"board-row-{role}"), len(cards), room
        self.faces: list[tuple[str, str] | None] = [
            facts.card_lines(words.card_data(card), words, priced=role == "hand") if facts.is_open(card) else None
            for card in cards
        ]
        self.sizes = [BACK if face is None else min(self._wide(page, *face), room) for face in self.faces]
        self.hidden = bool(cards) and not any(self.faces)
        spots, _ = pack(self.sizes, room, 2)
        self.lines = spots[-1][0] + 1 if spots and not self.hidden else 1

    @staticmethod
    def _wide(page: Any, upper: str, lower: str) -> float:
        return float(max(page.text_width(upper, "note", True), page.text_width(lower, "note")) + 0.12)

    def draw(self, page: Any, x: float, top: float, label: float, tall: float, gap: float, lines: int) -> int:
        """Draw the row with its upper edge at `top`. Returns how many lines it took."""
        page.text(x, top - tall / 2 + 0.085, self.name, "note", "soft")
        page.text(x, top - tall / 2 - 0.085, str(self.count), "note", bold=True)
        left = x + label
        if self.hidden:
            _backs(page, left, top - tall, self.room, tall, self.count)
        if self.hidden or not self.faces:
            return 1
        spots, missing = pack(self.sizes, self.room, lines)
        boxes = [
            (left + offset, top - tall - line * (tall + gap), width, tall)
            for width, (line, offset) in zip(self.sizes, spots, strict=False)
        ]
        for face, box in zip(self.faces, boxes, strict=False):
            if face is not None:
                _face(page, face, box)
        page.card_faces([box for face, box in zip(self.faces, boxes, strict=False) if face is not None])
        page.card_backs([box for face, box in zip(self.faces, boxes, strict=False) if face is None])
        if missing:
            cx, cy, width, _ = boxes[-1]
            page.text(cx + width + 0.06, cy + tall / 2, f"+{missing}", "note", "soft", bold=True)
        return spots[-1][0] + 1


def _face(page: Any, face: tuple[str, str], box: Box) -> None:
    x, y, w, h = box
    upper, lower = face
    page.text(x + w / 2, y + h / 2 + (0.08 if lower else 0), upper, "note", bold=True, ha="center", width=w - 0.05)
    if lower:
        page.text(x + w / 2, y + h / 2 - 0.085, lower, "note", "soft", ha="center", width=w - 0.05)


def _backs(page: Any, x: float, y: float, room: float, tall: float, count: int) -> None:
    """Draw hidden cards, closer together the more there are; of very many, only the count tells the number."""
    step = max(min(0.36, (room - BACK) / max(count - 1, 1)), 0.09)
    shown = min(count, int((room - BACK) / step + 1e-6) + 1)
    page.card_backs([(x + k * step, y, BACK, tall) for k in range(shown)])


def pack(sizes: list[float], room: float, lines: int) -> tuple[list[tuple[int, float]], int]:
    """Place cards of these widths line by line: return (line, offset) of each that fits, and how many do not.

    >>> pack([1.0, 1.0, 1.0], 2.2, 1), pack([1.0, 1.0, 1.0], 2.2, 2)
    (([(0, 0.0)], 2), ([(0, 0.0), (0, 1.05), (1, 0.0)], 0))
    """
    spots: list[tuple[int, float]] = []
    line, offset = 0, 0.0
    for k, size in enumerate(sizes):
        if offset and offset + size > room and line < lines - 1:
            line, offset = line + 1, 0.0
        rest = sum(sizes[k:]) + CARD_GAP * (len(sizes) - k - 1)
        more = 0.32 if line == lines - 1 and offset + rest > room else 0.0  # room for the "+3" at the end
        if offset and offset + size + more > room:
            return spots, len(sizes) - k
        spots.append((line, offset))
        offset = round(offset + size + CARD_GAP, 4)
    return spots, 0
