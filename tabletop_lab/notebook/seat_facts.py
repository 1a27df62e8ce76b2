"""One line for each seat about what a viewer may see of it, in the game's own words."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

from tabletop_lab.engine.core.presentation import presentation_of


def seat_facts(match: Any, viewer: str, lang: str) -> dict[str, str]:
    """The lines by the message `seat-facts`; none if the game has no such message.

    The message gets every field of the view that has an entry for each seat (the length of a list). The game's
    presentation adds facts that are stored in another way: `seat_facts(view, seat)`.

    >>> from tabletop_lab.engine.match.match import Match
    >>> seat_facts(Match("fourteen_nights", players=3, seed=7), "P1", "en")["P2"]
    '3,000 TC · 1 plan · 1 token'
    """
    words = match.words(lang)
    if not words.has("seat-facts"):
        return {}
    view = match.view(viewer)
    fields = {name: value for name, value in view.as_dict().items() if isinstance(value, dict)}
    more = presentation_of(match.game).seat_facts
    return {
        seat: words("seat-facts", **{name: _fact(of.get(seat, "")) for name, of in fields.items()} | more(view, seat))
        for seat in match.players
    }


def _fact(value: Any) -> Any:
    return len(value) if isinstance(value, Sized) and not isinstance(value, str) else value
