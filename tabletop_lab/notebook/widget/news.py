"""What has happened since a viewer last answered: events, cards, moves on the board, and numbers from and to.

Everything is read from a view of the match and from a view of the position before, both of the same viewer: nothing
that this viewer does not know can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine import Shown
from tabletop_lab.engine.core.presentation import Presentation, presentation_of

from ..sharing.match_view import MatchView
from ..sharing.seat_view import SeatView

ARROWS = 6
"""So many arrows on a board can be told apart."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number of a seat that has changed."""

    seat: str
    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class News:
    """What has changed; `entries` are the events that are worth a line, `left_out` how many others there were."""

    entries: tuple[Any, ...] = ()
    cards: tuple[Shown, ...] = ()
    moves: tuple[tuple[str, str], ...] = ()
    amounts: tuple[Amount, ...] = ()
    places: tuple[tuple[int, ...], ...] = ()
    """For each card the entries that tell of it, by their numbers; none for one that nothing worth a line tells of."""
    since_answer: bool = False
    """Whether the viewer has answered before; else it is what happened since the beginning."""

    def of_seat(self, seat: str) -> list[Amount]:
        """The numbers of one seat that have changed."""
        return [amount for amount in self.amounts if amount.seat == seat]


def news_of(match: MatchView, viewer: Any) -> News:
    """What has happened since the last answer of the person who looks.

    On a shared laptop that is the seat itself; where one person plays, any answer of a person, or of anybody in a match
    that bots have played. An answer of which nothing came (no extra action) is passed over there, for what led to it.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7).play("3")
    >>> news = news_of(match, match.decision.player)
    >>> news.moves, [(a.seat, a.name, a.before, a.after) for a in news.amounts][:1]
    ((('1', '3'),), [('P2', 'tc', 3000, 4500)])
    """
    shown: Presentation = presentation_of(match.game)
    known = list(match.trace.for_player(viewer))

    def is_line(entry: Any) -> bool:
        return entry.kind == "event" and shown.is_news(entry)

    worth = [i for i, entry in enumerate(known) if is_line(entry)]
    at = _last_answer(known, match, viewer, worth[-1] if worth else len(known))
    since = known[at + 1 :] if at is not None else known
    events = tuple(entry for entry in since if is_line(entry))
    before = None if at is None else _view_at(match, known[at].step, viewer)
    amounts = _changed(shown, match.players, before, match.view(viewer)) if before is not None else ()
    cards = cards_with_lines(shown, since, is_line)
    moves = _arrows(shown, since, match.decision is None) if at is not None else ()
    return News(
        events, tuple(card for card, _ in cards), moves, amounts, tuple(told for _, told in cards), at is not None
    )


def cards_with_lines(
    shown: Presentation, known: Sequence[Any], is_line: Callable[[Any], bool]
) -> list[tuple[Shown, tuple[int, ...]]]:
    """The cards of what happened, backs first, each with the numbers of the lines that tell of it.

    `is_line`: which entries are told in a line. A card that is drawn and then played is one card; backs cannot be told
    apart. An answer, or a chance, that shows a card is told by the event that comes of it, which is the next one; but
    an event that names other cards is not the one where a later event names this card.
    """
    backs: list[tuple[Shown, tuple[int, ...]]] = []
    opened: dict[Shown, list[int]] = {}
    lines = [is_line(entry) for entry in known]
    number, count = 0, sum(lines)
    for entry, line in zip(known, lines, strict=True):
        told = [number] if number < count and (line or entry.kind != "event") else []
        for card in shown.cards(entry):
            if card.is_back:
                backs.append((card, tuple(told)))
            else:
                opened.setdefault(card, []).extend(told)
        number += line
    named = [shown.cards(entry) for entry, line in zip(known, lines, strict=True) if line]
    fronts = ((card, [k for k in told if card in named[k] or not named[k]] or told) for card, told in opened.items())
    return [*backs, *((card, tuple(told)) for card, told in fronts)]


def _arrows(shown: Presentation, since: list[Any], over: bool) -> tuple[tuple[str, str], ...]:
    """The moves that are drawn: all, or those of the last turn where there are more than can be told apart."""
    moves = tuple(dict.fromkeys(move for entry in since for move in shown.moves(entry)))
    if not moves or (len(moves) <= ARROWS and not over):
        return moves
    last = max(at for at, entry in enumerate(since) if shown.moves(entry))
    asked = [entry for entry in since[:last] if entry.kind == "decision"]
    others = [
        at for at, entry in enumerate(since[:last]) if entry.kind == "decision" and entry.player != asked[-1].player
    ]
    turn = since[others[-1] + 1 :] if others else since
    return tuple(dict.fromkeys(move for entry in turn for move in shown.moves(entry)))[-ARROWS:]


def _last_answer(known: list[Any], match: MatchView, viewer: Any, news: int) -> int | None:
    """Where the last answer of the person who looks stands among what is known; `news`: where the last event stands."""
    answers = [at for at, entry in enumerate(known) if entry.kind == "decision"]
    if isinstance(match, SeatView):
        mine = [at for at in answers if known[at].player == viewer]
    else:
        mine = [at for at in answers if known[at].by == "human"]
    found = mine or (answers if not isinstance(match, SeatView) or viewer is None else [])
    came = found if isinstance(match, SeatView) else [at for at in found if at < news]
    return (came or found or [None])[-1]


def _view_at(match: MatchView, step: int, viewer: Any) -> Any:
    """The table as the viewer saw it at an earlier step."""
    if isinstance(match, SeatView):
        return match.view_at(step)
    moved: Any = copy(match)
    return moved.goto(step).view(viewer)


def _changed(shown: Presentation, players: tuple[str, ...], before: Any, now: Any) -> tuple[Amount, ...]:
    found = []
    for seat in players:
        was: Mapping[str, int] = shown.amounts(before, seat)
        found += [
            Amount(seat, name, was[name], after)
            for name, after in shown.amounts(now, seat).items()
            if name in was and was[name] != after
        ]
    return tuple(found)
