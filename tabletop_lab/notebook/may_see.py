"""Who looks at a match on a screen, and who may see what other rules make of it.
A replay plays on with every hidden card, so it tells of them."""

from __future__ import annotations

from typing import Any, Final

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.visibility import MODERATOR

from .words import wrong

EVERYBODY: Final = "everybody"
"""The viewer of a screen that a whole room looks at: only what is public (the engine's viewer None)."""


def may_see_a_replay(match: Any, viewer: str | None, verb: str, lang: str) -> None:
    """TabletopError for a viewer (None, "everybody": people without a seat) from whom the match hides something.

    >>> import tabletop_lab as tl
    >>> may_see_a_replay(tl.Match("fourteen_nights", players=3, seed=7), "moderator", "readings", "en")
    """
    if not match.knows_all(None if viewer == EVERYBODY else viewer):
        raise TabletopError(wrong("replay_tells", verb, lang, f"viewer={MODERATOR!r}"))
