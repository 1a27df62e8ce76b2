"""Playing and learning in a notebook: the player, the rules as a form, the quiz, who knows what, storyboard, rule map.
Only the doors stand here; nothing heavy is imported before one is opened."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from tabletop_lab.figures import RuleMap

    from .knowledge import Knowledge
    from .player import Player
    from .quizpane import Quiz
    from .ruleseditor import RulesEditor

__all__ = ["edit_rules", "play", "quiz", "rule_map", "storyboard", "who_knows"]

opened: WeakSet[Player] = WeakSet()
"""The players that `play` has opened: a rule edited in a cell is played in them too."""


def play(
    match: Any,
    lang: str | None = None,
    viewer: str | None = None,
    bots: str | Mapping[str, str] | None = None,
    laptop: str | None = None,
) -> Player:
    """Show a match to play, and return its Player, whose methods are the same paths as mouse and keys.

    `lang`: "en" or "ko" (the match's own when None). `viewer`: a seat or `tl.MODERATOR`; None follows the person who
    decides. `bots`: one bot's name for all seats, or {seat: bot}. `laptop`: "alone" (one person plays every seat that
    no bot plays) or "shared" (it is passed around: a seat's screen shows only after "I am P3", and is gone again after
    the answer; `player.i_am("P3")`, `player.done()`, `player.hide()`); None shares it where even who acts is secret.
    A cover guards screens, not code: whoever types `match.state` sees everything.
    Raises TabletopError for a seat or bot that is not there.

    >>> import tabletop_lab as tl
    >>> player = play(tl.Match("fourteen_nights", players=3, seed=7))
    >>> player.click("2").match.step > 0
    True
    """
    from .player import Player

    player = Player(match, lang=lang, viewer=viewer, bots=bots, laptop=laptop)
    opened.add(player)
    player.show()
    _offer_magics()
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


def quiz(
    match: Any,
    n: int = 5,
    seed: int = 0,
    lang: str | None = None,
    viewer: str | None = None,
    kinds: Sequence[str] | None = None,
) -> Quiz:
    """Up to `n` questions about the rules from the positions of a match, to press or to `answer(index, keys)`.

    `viewer`: the seat that is asked (None: in each position who decides there). `kinds`: some of "legal", "refused",
    "next", "clause". The same seed gives the same questions. Raises TabletopError for what is not there.

    >>> import tabletop_lab as tl
    >>> quiz(tl.Match("fourteen_nights", players=3, seed=7).run("random", until=30), n=3)
    Quiz(3 questions, 0 of 0 right)
    """
    from .quizpane import quiz as made

    return made(match, n, seed, lang, viewer, kinds)


def who_knows(match: Any, lang: str | None = None) -> Knowledge:
    """What each seat knows of everything on the table: an HTML table, and `.frame` as a pandas table.

    >>> import tabletop_lab as tl
    >>> who_knows(tl.Match("fourteen_nights", players=2, seed=7)).degrees["decks"]
    {'P1': 'count', 'P2': 'count'}
    """
    from .knowledge import who_knows as made

    return made(match, lang)


def storyboard(
    match: Any,
    steps: Sequence[int],
    viewer: str | None = None,
    lang: str | None = None,
    theme: str = "light",
    titles: Sequence[str] | None = None,
) -> Figure:
    """Two to four moments of a match in a row, as a figure with numbered sentences; see `figures.storyboard`.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7).run("random", until=12)
    >>> storyboard(match, [8, 10, 12]).get_size_inches().tolist()
    [13.333, 7.5]
    """
    from tabletop_lab.figures import storyboard as made

    return made(match, steps, viewer, lang, theme, titles)


def rule_map(game_or_match: Any, lang: str | None = None, theme: str = "light", viewer: str | None = None) -> RuleMap:
    """The rulebook as a map of chapters and clauses; for a match also how often each clause was at work.

    >>> rule_map("fourteen_nights")
    RuleMap(133 clauses, 0 at work)
    """
    from tabletop_lab.figures import rule_map as made

    return made(game_or_match, lang, theme, viewer)


def load_ipython_extension(shell: Any) -> None:
    """`%load_ext tabletop_lab.notebook`: the magics `%rule` and `%%rule`."""
    from . import magics

    magics.register(shell)


def unload_ipython_extension(shell: Any) -> None:
    """`%unload_ext tabletop_lab.notebook`."""
    from . import magics

    magics.unregister(shell)


def _offer_magics() -> None:
    """Whoever opens a player in a notebook can edit its rules at once; importing alone changes no shell."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is not None:
        load_ipython_extension(shell)
