"""A picture of the sleep cards: what each does, and when it can be played, by the readings in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cards import TALL, draw_mini
from .figure_parts import MARGIN, head_of, heading, line_of, width_of

Blank = Callable[[float, float], Any]
ROW, LOW = 0.62, 0.53
"""Inches of a row; of one on a slide."""
COLUMNS = {
    "name": (0.5, 1.22), "does": (1.75, 2.08), "own": (3.95, 1.2), "against": (5.26, 0.92), "asleep": (6.29, 0.73),
}  # fmt: skip
"""Where each column begins, and its width, in inches from the margin."""
ON_A_SLIDE = {
    "name": (0.5, 2.1), "does": (2.7, 3.9), "own": (6.75, 1.9), "against": (8.8, 1.5), "asleep": (10.45, 1.3),
}  # fmt: skip
"""The same on a slide."""
WHEN = {
    "one_step": ("turn", "", "TD-11.4"), "peek": ("turn", "", "TD-11.5"), "steal": ("turn", "", "TD-11.7"),
    "shove": ("turn", "steal", "TD-11.8"), "pill": ("turn", "", "TD-11.9"), "drink": ("turn", "pill", "TD-11.10"),
    "charge": ("turn", "", "TD-11.11"), "brace": ("", "charge", "TD-11.12"), "blanket": ("start", "", "TD-11.13"),
    "hat": ("", "jump", "TD-11.14"),
}  # fmt: skip
"""When on one's own account, against what, and the clause (TD-11.16)."""
ASLEEP = ("shove", "brace", "hat")
"""Answers that a sleeper can need: a pill hits only those who are awake."""


def sleep_cards(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a row for each card of the deck: its sign, its name, what it does, when, against what, asleep too or not."""
    view, content = match.view(viewer), match.view(viewer).paragraphs.content
    kinds = [card for card in content.sleep_cards if content.sleep_cards[card].effect in WHEN]
    ruler = blank(1, 1)
    line, paper = line_of(ruler), width_of(ruler)
    columns, low, pad = (ON_A_SLIDE, LOW, 0.07) if ruler.abreast else (COLUMNS, ROW, 0.14)

    def lines(column: str, text: str) -> list[str]:
        found: list[str] = ruler.wrap(text, columns[column][1], "note", 6, column == "name")
        return found

    heads = {column: lines(column, str(words(f"figure-cards-{column}"))) for column in COLUMNS if column != "name"}
    said = {card: _said(match, words, content.sleep_cards[card].effect) for card in kinds}
    rows = {card: {"name": lines("name", str(words.card(card)))} for card in kinds}
    for card, texts in said.items():
        rows[card] |= {column: lines(column, text) for column, text in texts.items()}
    tall = {
        card: max(low, line * max(len(row["name"]) + 1, *map(len, row.values())) + pad) for card, row in rows.items()
    }
    above = line * max(map(len, heads.values())) + 0.08
    page = blank(paper, 2 * MARGIN + head_of(ruler, words, "cards", paper) - 0.12 + above + sum(tall.values()))
    top, alt = heading(page, words, "cards", "TD-11.16")
    for column, texts in heads.items():
        for n, text in enumerate(texts):
            page.text(MARGIN + columns[column][0], top - line * (n + 0.5), text, "note", "soft")
    y = top - above
    for card, row in rows.items():
        clause = WHEN[content.sleep_cards[card].effect][2]
        page.line([(MARGIN, y), (paper - MARGIN, y)], "line", page.HAIR)
        middle, mini = y - tall[card] / 2, 0.8 * low
        draw_mini(page, view, card, MARGIN + 0.05, middle - mini / 2, mini / TALL)
        for column, texts in ({**row, "name": [*row["name"], clause]}).items():
            for n, text in enumerate(texts):
                named, cited = column == "name", column == "name" and text == clause
                tone = "act" if cited else "soft" if text == "–" else "ink"
                at = middle + line * ((len(texts) - 1) / 2 - n)
                page.text(MARGIN + columns[column][0], at, text, "note", tone, bold=named)
        own, against, asleep = (
            f"{words(f'figure-cards-{one}')}: {said[card][one]}" for one in ("own", "against", "asleep")
        )
        alt += f" {words.card(card)}: {said[card]['does']} {own}; {against}; {asleep}."
        y -= tall[card]
    return page, alt


def _said(match: Any, words: Any, effect: str) -> dict[str, str]:
    """What stands in each column of a card."""
    own, against, _ = WHEN[effect]
    asleep = effect in ASLEEP and match.rules.sleeper_reactions
    return {
        "does": str(words(f"figure-does-{effect}")),
        "own": _when(match, words, effect, own),
        "against": str(words(f"figure-against-{against}")) if against else "–",
        "asleep": str(words("figure-yes" if asleep else "figure-no")),
    }


def _when(match: Any, words: Any, effect: str, own: str) -> str:
    """When a card is played without being attacked."""
    rules = match.rules
    if effect == "pill" and rules.pill_window == "any_time_before_target":
        own = "before"
    if effect == "blanket" and rules.blanket_time == "own_turn_start":
        own = "begin"
    if effect == "one_step" and not rules.one_step_alone:
        own = "moving"
    if effect == "drink" and rules.drink_when == "second_active_round":
        own = "second"
    return str(words(f"figure-when-{own}")) if own else "–"
