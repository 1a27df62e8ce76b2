"""The Little Market in words, as far as a view shows it: alternative text for pictures, and a board of text lines.
Nothing is drawn here; the texts are in board.<lang>.ftl.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import HIDDEN

from .board import moment, offered, seen_by
from .turns import SPACES


def alt_text(view: Any, decision: Any, words: Any) -> str:
    """Return the day and the turn, what is asked, where the pawns are, what each player holds."""
    start = f"{words('board-title')}. {', '.join(moment(view, words))}. {seen_by(view, words)}."
    return " ".join([start, *_asked(decision, words), f"{_pawns(view, words)}.", f"{'; '.join(_seats(view, words))}."])


def text_board(view: Any, decision: Any, words: Any) -> str:
    """Return the same line by line, for terminals and screen readers."""
    start = [f"{words('board-title')} · {' · '.join(moment(view, words))}", seen_by(view, words)]
    here = {space: [player for player in view.players if view.pawn[player] == space] for space in SPACES}
    row = " ".join(f"[{n} {words.value('space', n)}{''.join(f' {p}' for p in here[n])}]" for n in SPACES)
    return "\n".join([*start, *_asked(decision, words), row, *_seats(view, words)])


def _asked(decision: Any, words: Any) -> list[str]:
    if decision is None:
        return []
    spaces = ", ".join(f"{n} {words.value('space', n)}" for n in offered(decision))
    question = str(decision.text(words.lang))
    return [question, words("board-open", player=decision.player, spaces=spaces)] if spaces else [question]


def _pawns(view: Any, words: Any) -> str:
    there = {space: [player for player in view.players if view.pawn[player] == space] for space in SPACES}
    return "; ".join(words("board-on", space=n, players=", ".join(here)) for n, here in there.items() if here)


def _seats(view: Any, words: Any) -> list[str]:
    return [
        words(
            "board-alt-player",
            player=player,
            coins="?" if view.coins[player] is HIDDEN else view.coins[player],
            tokens=view.tokens[player],
            hand=_cards(view.hands[player], words),
            stand=_cards(view.stands[player], words),
        )
        + (f", {words('board-score', score=view.score[player])}" if player in view.score else "")
        for player in view.players
    ]


def _cards(cards: list[Any], words: Any) -> str:
    hidden = cards.count(HIDDEN)
    return str(words("board-alt-hidden", count=hidden) if hidden else words.join(map(words.card, cards)))
