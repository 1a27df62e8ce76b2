"""A picture of the sleep cards: what each does, and when it can be played, by the readings in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cards import TALL, draw_mini
from .figure_parts import HEAD, MARGIN, WIDTH, heading

Blank = Callable[[float, float], Any]
ROW = 0.53
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
    page = blank(WIDTH, 2 * MARGIN + HEAD + 0.42 + ROW * len(kinds))
    top, alt = heading(page, words, "cards", "TD-11.16")
    columns = [MARGIN + at for at in (0.0, 0.55, 2.35, 7.1, 9.25, 10.85)]
    for x, name in zip(columns[2:], ("does", "own", "against", "asleep"), strict=True):
        page.text(x, top - 0.18, str(words(f"figure-cards-{name}")), "note", "soft")
    for k, card in enumerate(kinds):
        effect = content.sleep_cards[card].effect
        own, against, clause = WHEN[effect]
        y, low = top - 0.36 - ROW * k, top - 0.36 - ROW * (k + 0.5)
        page.line([(MARGIN, y), (WIDTH - MARGIN, y)], "line", page.HAIR)
        draw_mini(page, view, card, columns[0] + 0.05, low - 0.4 * ROW, 0.8 * ROW / TALL)
        page.text(columns[1], low + 0.09, str(words.card(card)), "label", bold=True, width=1.7)
        page.text(columns[1], low - 0.14, clause, "note", "act", bold=True)
        does = str(words(f"figure-does-{effect}"))
        lines = page.wrap(does, 4.55, "note", lines=2)
        for n, line in enumerate(lines):
            page.text(columns[2], low + 0.1 * (len(lines) - 1) - 0.2 * n, line, "note")
        when = _when(match, words, effect, own)
        versus = str(words(f"figure-against-{against}")) if against else "–"
        asleep = str(words("figure-yes" if effect in ASLEEP and match.rules.sleeper_reactions else "figure-no"))
        for x, text, w in zip(columns[3:], (when, versus, asleep), (2.05, 1.5, 1.0), strict=True):
            page.text(x, low, text, "note", "soft" if text == "–" else "ink", width=w)
        alt += f" {words.card(card)}: {does} {words('figure-cards-own')}: {when}; {words('figure-cards-against')}: "
        alt += f"{versus}; {words('figure-cards-asleep')}: {asleep}."
    return page, alt


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
