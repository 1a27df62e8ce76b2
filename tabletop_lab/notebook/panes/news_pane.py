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

LINES, CARDS, CROWD = 8, 2, 3
"""The most lines, earlier ones are in the trace; the most cards that stand at their sentences, others are folded; how
many seats with numbers leave room for one card only."""
UNTOLD = -1
"""The line of a card that no line tells of: it stands below them."""


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
        first = max(0, len(news.entries) - LINES)
        cards, others = _in_sight(news, CARDS if len(numbers) < CROWD else 1, first)
        more = escape(say("news-more-large" if large else "news-more", count=first))
        told = [f'<li class="quiet">{more}</li>'] if first else []
        for at, entry in enumerate(news.entries[first:], first):
            told += [_line(entry, say), *(_card(card, faces) for card, beside in cards if beside == at)]
        told += [_card(card, faces, " alone") for card, beside in cards if beside == UNTOLD]
        since = escape(say("news-since" if news.since_answer else "news-from-start"))
        lines = "".join(told) or f'<li class="quiet">{escape(say("news-none"))}</li>'
        self.widget.value = (
            f'<p class="quiet since">{since}</p>'
            + (f'<ul class="numbers">{"".join(numbers)}</ul>' if numbers else "")
            + f'<ul class="lines">{lines}</ul>'
            + (_folded(others, say, faces) if others else "")
            + (_key(explained) if explained else "")
        )


def _key(explained: Mapping[str, tuple[Any, str]]) -> str:
    """What the signs of the board mean, in the order of their places; one that is of no place has its words as name."""
    rows = [
        f"<li><b>{escape(place)}</b>{markup.sign(sign)}{escape(said)}</li>"
        if said
        else f'<li class="sign">{markup.sign(sign)}{escape(place)}</li>'
        for place, (sign, said) in explained.items()
    ]
    return f'<ul class="key">{"".join(rows)}</ul>'


def _in_sight(news: News, most: int, first: int) -> tuple[list[tuple[Shown, int]], list[Shown]]:
    """The cards that are seen at once, the latest ones, each with the line that tells of it; and the others.

    Lines begin with the entry `first`. Backs of one deck are one with a number.
    """
    backs: dict[str, tuple[int, int]] = {}
    found: list[tuple[Shown, int]] = []
    for card, told in zip(news.cards, news.places, strict=True):
        at = next((at for at in told if at >= first), max(told, default=UNTOLD))
        if card.is_back:
            backs[card.deck] = backs.get(card.deck, (0, 0))[0] + card.count, at
        else:
            found.append((card, at))
    found = [*((Shown(deck=deck, count=count), at) for deck, (count, at) in backs.items()), *found]
    seen = [one for one in found if one[1] == UNTOLD or one[1] >= first][-most:]
    return seen, [one[0] for one in found if one not in seen]


def _card(card: Shown, faces: Faces, css: str = "") -> str:
    """A card below the sentence that tells of it: its picture, if the pane has room for it, and what is read on it.

    A small picture has room for the name alone, and a low pane for none (`below.js`): its words are always there.
    """
    name, _, text = ("", "", "") if card.is_back else faces.words(card).partition(": ")
    said = f'<span><b>{escape(name)}</b>{": " * bool(text)}{escape(text)}</span>' if name else ""
    return f'<li class="{"card" if name else "card back"}{css}">{_figure(card, faces, bool(name))}{said}</li>'


def _figure(card: Shown, faces: Faces, told: bool = False) -> str:
    number = f"<b>×{card.count}</b>" if card.count > 1 else ""
    return f"<figure>{faces.image(card, told=told)}{number}</figure>"


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
