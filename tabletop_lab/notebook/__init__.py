"""In a notebook: `play(match)` shows a match with everything around it, `edit_rules(match)` its rules as a form.
Only the door stands here; nothing heavy is imported before it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .player import Player
    from .ruleseditor import RulesEditor

__all__ = ["edit_rules", "play"]


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


def edit_rules(match: Any, lang: str | None = None, viewer: str | None = None) -> RulesEditor:
    """Show the rules of a match as a form, and return its RulesEditor, whose methods are the paths of mouse and keys.

    `lang`: "en" or "ko" (the match's own when None). `viewer`: with whose eyes changes are shown (a seat or
    `tl.MODERATOR`); None takes the seat that decides there. `editor.match` is the match under the rules chosen.

    >>> import tabletop_lab as tl
    >>> editor = edit_rules(tl.Match("fourteen_nights", players=3, seed=7)).set("recovery_day", 15)
    >>> editor.faults[0].allowed
    '2 to 14'
    """
    from .ruleseditor import RulesEditor

    editor = RulesEditor(match, lang=lang, viewer=viewer)
    editor.show()
    return editor
