"""Playing in a notebook: `play(match)` shows a match as a board with everything around it.
Only the door stands here; nothing heavy is imported before it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .player import Player

__all__ = ["play"]


def play(
    match: Any, lang: str | None = None, viewer: str | None = None, bots: str | Mapping[str, str] | None = None
) -> Player:
    """Show a match to play, and return its Player, whose methods are the same paths as mouse and keys.

    `lang`: "en" or "ko" (the match's own when None). `viewer`: a seat or `tl.MODERATOR`; None follows the person who
    decides. `bots`: one bot's name for all seats, or {seat: bot}. Raises TabletopError for a seat or bot that is not
    there.

    >>> import tabletop_lab as tl
    >>> player = play(tl.Match("fourteen_nights", players=3, seed=7))
    >>> player.click("2").match.step > 0
    True
    """
    from .player import Player

    player = Player(match, lang=lang, viewer=viewer, bots=bots)
    player.show()
    return player
