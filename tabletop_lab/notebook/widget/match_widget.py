"""The widget of one match: all that a person can do with it, from code as well as by mouse and keys.
Its parts know one another only as a `Session`; `screen.py` puts together what is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.plainly import plainly
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.languages import known_language, language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match

from ..may_see import EVERYBODY
from ..panes.branch_pane import line_name
from ..panes.side_panes import SidePanes
from ..panes.trace_filter import About
from ..sharing.hotseat import Hotseat
from ..sharing.laptop import Laptop
from ..sharing.match_view import MatchView
from ..sharing.moderating import Moderating
from ..sharing.modes import MODES, by_default
from ..show import display_again, display_once
from ..words import say
from . import moves
from .board import Board
from .busy import Thinkers
from .eyes import Eyes
from .lines import Lines
from .moves import known
from .playing import Playing
from .presses import Presses
from .room import SIZES, Room
from .screen import Screen
from .session import Message
from .stage import Stage
from .thinking import Thinking
from .verbs import Verbs

if TYPE_CHECKING:
    from ..panes.compare_pane import ComparePane
    from ..rules.editor import RulesEditor


class MatchWidget(Verbs):
    """A match on the page, with everything a person needs to play and examine it.

    Methods return the widget, so that they can be chained.

    `board` is the clickable drawing: `widget.board.click("4")` is a mouse click on space 4.

    >>> import tabletop_lab as tl
    >>> widget = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7))
    >>> widget.click("2").match.step > widget.undo().match.step
    True
    """

    def __init__(
        self, match: Any, lang: str | None = None, viewer: str | None = None,
        bots: str | Mapping[str, str] | None = None, mode: str | None = None, size: str | None = None,
    ) -> None:  # fmt: skip
        if not isinstance(match, Match):
            raise TabletopError(localized("no_match", "call", name="play", given=echo(match)))
        lang, viewer, bots, mode, size = map(plainly, (lang, viewer, bots, mode, size))
        self.match = match
        self.lang = known_language(match.lang if lang is None else lang)
        self.theme, self.clause, self.hit = "light", "", ""
        self.room: Room | None = None
        self.large = size is not None and known(size, SIZES, "size") == SIZES[1]
        self.message: Message = ("", None)
        self.bots = moves.seated(match, {}, bots)
        # A notebook may report a press in another thread than the one that runs cells.
        self.lock = RLock()
        self.laptop = Laptop(self, False)
        self.eyes, self.thinkers = Eyes(self, viewer), Thinkers(self)
        self.playing = Playing(self, self.thinkers)
        self.lines, self.hotseat, self.moderating = Lines(self, self.thinkers), Hotseat(self), Moderating(self)
        self.presses = Presses(self)
        self.stage = Stage(self, self.presses)
        self.panes = SidePanes(self, self.stage)
        usual = "hotseat" if by_default(match.game) else "alone"
        self.hotseat.share_as(usual if mode is None else known(mode, MODES, "mode"))
        if match.dropped:
            # How many, and no more: on a shared laptop what was left out may be somebody's secret.
            self.message = (say(self.lang)("load-dropped", count=len(match.dropped)), None)
            self.refresh()
        self.thinkers.go_on_alone()

    # --- what a person can do with the widget itself (the other verbs: `verbs.py`) --------------------------------

    def speak(self, lang: str) -> MatchWidget:
        """Switch the language ('en' or 'ko'), for what is opened from now on too (`tl.language`)."""
        self.lang = language(lang)
        if self.editor is not None:
            self.editor.speak(lang)
        return self.refresh()

    def why(self, option: str = "") -> MatchWidget:
        """Open (or close) the reasons why other options cannot be chosen; `option` highlights one of them."""
        card = self.stage.present.card
        card.why_open = bool(option) or not card.why_open
        self.hit = option
        return self.refresh()

    def save(self, path: str | Path | None = None) -> MatchWidget:
        """Write the match as a record beside the notebook, and show where.

        A record holds all cards and the seed: on a shared laptop only the moderator's screen writes one, any other
        raises TabletopError.
        """
        self.hotseat.for_all("save")
        saved = self.match.save(path or moves.free_file(self.match))
        self.message = (say(self.lang)("saved", file=str(saved)), None)
        return self.refresh()

    def share_laptop(self, shared: bool | str = True) -> MatchWidget:
        """Pass the laptop from seat to seat from now on; False: one person plays all seats without bots, and sees all.

        `shared` can also be one of the modes of `play`: "alone", "hotseat", "moderator" (somebody moderates a real
        table).

        >>> import tabletop_lab as tl
        >>> widget = tl.play(tl.Match("fourteen_nights", players=3, seed=7)).share_laptop()
        >>> widget.laptop.covered, widget.i_am("P1").viewer
        (True, 'P1')
        """
        mode = known(shared, MODES, "mode") if isinstance(shared, str) else MODES[bool(shared)]
        if mode != "alone":
            self.panes.close_rules()
        self.hotseat.share_as(mode)
        # The picture saved with the notebook showed the screen before.
        display_again(self, self.stage.bundle)
        return self

    def press(self, key: str) -> MatchWidget:
        """Press a key while the focus is on the widget; a key without a meaning does nothing."""
        self.presses.press(key)
        return self

    # --- what its parts hold --------------------------------------------------------------------------------------

    screen: Screen | None = property(lambda self: self.stage.screen)  # type: ignore[assignment]
    board: Board = property(lambda self: self.stage.present.board)  # type: ignore[assignment]
    editor: RulesEditor | None = property(lambda self: self.panes.editor)  # type: ignore[assignment]
    comparing: ComparePane | None = property(lambda self: self.panes.comparing)  # type: ignore[assignment]
    about: About = property(lambda self: self.panes.about)  # type: ignore[assignment]
    busy: Thinking | None = property(lambda self: self.thinkers.busy)  # type: ignore[assignment]
    task: asyncio.Task[None] | None = property(lambda self: self.lines.task)  # type: ignore[assignment]
    speed: float = property(lambda self: self.lines.speed)  # type: ignore[assignment]
    seen: MatchView = property(lambda self: self.eyes.seen)  # type: ignore[assignment]
    viewer: str | None = property(lambda self: self.eyes.viewer)  # type: ignore[assignment]
    viewers: tuple[str, ...] = property(lambda self: self.eyes.viewers)  # type: ignore[assignment]

    def may_choose(self) -> bool:
        """Whether the viewer may answer the present question: not another seat's secret, and not a bot's."""
        return self.eyes.may_choose()

    def cited(self) -> tuple[str, ...]:
        """The clauses of the present question, innermost first; at the end those of the last thing that happened."""
        return self.eyes.cited()

    def for_all(self, verb: str) -> None:
        """Raise TabletopError if the action `verb` would tell a seat what others hide."""
        self.hotseat.for_all(verb)

    # --- the match moves, and is shown ----------------------------------------------------------------------------

    def act(self, action: Callable[[], Any], answers: bool = False, checkpoint: int | None = None) -> MatchWidget:
        """Move the match in any way; notes about the old step disappear."""
        self.thinkers.interrupt()
        match, branches = self.match, len(self.match.branches)
        action()
        if self.laptop.on and answers:
            self.laptop.answered()
        elif self.laptop.on and self.laptop.face != "moderator":
            self.laptop.arrive(checkpoint)
        self.clause, self.hit, self.message = "", "", ("", None)
        if self.match is match and len(match.branches) > branches and not self.laptop.private:
            words = say(self.lang)
            self.message = (words("line-kept", branch=line_name(match, list(match.branches)[-1], words)), None)
        if self.screen is not None:
            self.screen.card.why_open = False
        self.panes.follow()
        return self.refresh()

    def refresh(self) -> MatchWidget:
        """Show the match as it is now: only needed after other code has moved it."""
        if self.laptop.covered and self.editor is not None:
            self.panes.close_rules()
        if self.editor is not None:
            self.editor.viewer = None if self.laptop.on else self.eyes.asked
        self.stage.show()
        self.panes.look()
        return self

    def renew(self) -> MatchWidget:
        """Show the match to another viewer: what was opened or said before is gone."""
        self.message, self.clause, self.hit = ("", None), "", ""
        self.panes.forget()
        return self.refresh()

    def show_match(self, match: Any) -> MatchWidget:
        """Go on with another match in the same widget: a branch, or the match under edited rules."""
        self.match = match
        return self.act(lambda: None)

    def show(self) -> None:
        """Show the widget in the running cell (nothing happens outside a notebook)."""
        display_once(self, self.stage.bundle)

    def _ipython_display_(self) -> None:
        self.show()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return self.stage.bundle()

    def __repr__(self) -> str:
        if self.laptop.on:
            whose = "before a real table" if self.laptop.at_table else "on a shared laptop"
            return f"MatchWidget({self.match.title}, {whose}: {self.laptop.face})"
        # A match prints its seed, and how many answers were given in secret.
        shown = repr(self.match) if self.viewer == MODERATOR else self.match.title
        return f"MatchWidget({shown}, seen as {self.viewer or EVERYBODY})"
