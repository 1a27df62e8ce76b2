"""What just happened: the cards that did it, a line for each thing with its clause, and the numbers from and to.
It shows what `widget/news.py` found for one viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from tabletop_lab.engine import Shown
from tabletop_lab.engine.match.trace import BEGINNING

from .. import markup
from ..sharing.match_view import MatchView
from ..widget.faces import Faces
from ..widget.news import Amount, News
from ..widget.parts import Html
from ..words import Say

LINES, LAST, CARDS, CROWD, MANY = 8, 2, 2, 3, 4
"""The most lines, earlier ones are in the trace, and at the end, where the sums stand above; the most cards side by
side, others are folded; how many seats with numbers leave room for one card only, and for how many a narrow pane shows
the card last."""


class NewsPane:
    """The lines, cards and numbers of one screen."""

    def __init__(self) -> None:
        self.widget = Html("ttl-body ttl-news")

    def show(
        self, news: News, match: MatchView, say: Say, faces: Faces, large: bool = False,
        explained: Mapping[str, tuple[Any, str]] | None = None,
    ) -> None:  # fmt: skip
        """Show what has changed since the viewer's last answer; before a projector (`large`) there is no other tab.

        `explained`: signs of the board that stand in the place of names: their key stands below what happened.
        """
        words = match.words(say.lang)
        numbers = [_row(seat, news.of_seat(seat), words) for seat in match.players if news.of_seat(seat)]
        most = LINES if match.result is None or large else LAST - bool(numbers or news.cards)
        lines = [_line(entry, say) for entry in news.entries[-most:]]
        left_out = len(news.entries) - len(lines)
        if left_out:
            more = say("news-more-large" if large else "news-more", count=left_out)
            lines.insert(0, f'<li class="quiet">{escape(more)}</li>')
        cards, others = _in_sight(news.cards, CARDS if len(numbers) < CROWD else 1)
        shown = "".join(_figure(card, faces) for card in cards)
        self.widget.css = "ttl-body ttl-news" + " one-card" * (len(cards) == 1)
        since = escape(say("news-since" if news.since_answer else "news-from-start"))
        told = "".join(lines) or f'<li class="quiet">{escape(say("news-none"))}</li>'
        self.widget.value = (
            f'<p class="quiet since">{since}</p>'
            + (f'<div class="cards">{shown}</div>' if cards else "")
            + _words(cards, faces)
            + (f'<ul class="numbers{" of-many" * (len(numbers) >= MANY)}">{"".join(numbers)}</ul>' if numbers else "")
            + (_folded(others, say, faces) if others else "")
            + f'<ul class="lines">{told}</ul>'
            + (_key(explained) if explained else "")
        )


def _key(explained: Mapping[str, tuple[Any, str]]) -> str:
    """What the signs of the board mean, in the order of their places."""
    rows = [
        f"<li><b>{escape(place)}</b>{markup.sign(sign)}{escape(said)}</li>" for place, (sign, said) in explained.items()
    ]
    return f'<ul class="key">{"".join(rows)}</ul>'


def _in_sight(cards: Sequence[Shown], most: int) -> tuple[list[Shown], list[Shown]]:
    """The cards that are seen at once, the latest ones, and the others; backs of one deck are one with a number."""
    backs: dict[str, int] = {}
    for card in cards:
        if card.is_back:
            backs[card.deck] = backs.get(card.deck, 0) + card.count
    opened = [card for card in cards if not card.is_back]
    found = [*(Shown(deck=deck, count=count) for deck, count in backs.items()), *opened]
    return found[-most:], found[:-most]


def _figure(card: Shown, faces: Faces) -> str:
    number = f"<b>×{card.count}</b>" if card.count > 1 else ""
    return f"<figure>{faces.image(card)}{number}</figure>"


def _words(cards: Sequence[Shown], faces: Faces) -> str:
    """The name and the text of the cards in sight: a small picture has room for the name alone."""
    told = [faces.words(card).partition(": ") for card in cards if not card.is_back]
    rows = [f"<li><b>{escape(name)}</b>: {escape(text)}</li>" for name, _, text in told if text]
    return f'<ul class="words">{"".join(rows)}</ul>' if rows else ""


def _folded(cards: Sequence[Shown], say: Say, faces: Faces) -> str:
    shown = "".join(_figure(card, faces) for card in cards)
    count = sum(card.count for card in cards)
    return f"<details><summary>{escape(say('news-cards-more', count=count))}</summary><div>{shown}</div></details>"


def _line(entry: Any, say: Say) -> str:
    """An entry in a sentence. A position is not told in words: the board beside it shows it, and the trace tells it."""
    chip = markup.chip(entry.clauses[0], small=True) if entry.clauses else ""
    told = say("news-begins") if entry.name == BEGINNING else entry.text(say.lang)
    return f"<li><span>{markup.sentence(told)}</span>{chip}</li>"


def _row(seat: str, amounts: list[Amount], words: Any) -> str:
    """The numbers of one seat: what it is, from, to, and the difference."""
    return f"<li>{markup.who(seat)} {' '.join(change(amount, words) for amount in amounts)}</li>"


def change(amount: Amount, words: Any) -> str:
    """One number: its name, from and to, and by how much with its sign."""
    name, by = named(amount.name, words), amount.after - amount.before
    sign = "+" if by > 0 else "−"
    return (
        f'<span class="amount">{escape(name)} <span class="from">{amount.before:,} → {amount.after:,}</span> '
        f'<b class="by">{sign}{abs(by):,}</b></span>'
    )


def named(name: str, words: Any) -> str:
    """What a number is called: the game's message `amount-<name>`, else the word of the field."""
    return str(words(f"amount-{name}") if words.has(f"amount-{name}") else words.field(name))
