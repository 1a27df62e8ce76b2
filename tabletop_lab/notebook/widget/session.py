"""What the parts of a match widget may use: the match, how it is looked at, and two ways to change that.
The parts know nothing else of the widget, and nothing of one another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ..panes.trace_filter import About
    from ..sharing.laptop import Laptop
    from ..sharing.match_view import MatchView
    from .busy import Thinkers
    from .room import Room
    from .screen import Screen
    from .thinking import Thinking

Message = tuple[str, BaseException | None]


class Session(Protocol):
    """One match in a widget."""

    match: Any
    lang: str
    theme: str
    room: Room | None
    """What the page has for a board; None as long as it has not said so."""
    large: bool
    """Whether the player fills the window, for a room with a projector."""
    bots: dict[str, str]
    laptop: Laptop
    lock: Any
    clause: str
    """The clause that a person opened ('': the clause of the question)."""
    hit: str
    """The label of the option that a person pressed although it is refused."""
    message: Message

    @property
    def thinkers(self) -> Thinkers:
        """The bots, and whether they play on by themselves."""

    @property
    def seen(self) -> MatchView:
        """The match as the screen may show it."""

    @property
    def viewer(self) -> str | None:
        """The viewer of the screen; None: only what is public."""

    @property
    def viewers(self) -> tuple[str, ...]:
        """Everybody with whose eyes the screen can be seen: the seats come first."""

    @property
    def screen(self) -> Screen | None:
        """The screen that is shown; None behind a handoff screen."""

    @property
    def about(self) -> About:
        """Which sentences of the trace are shown."""

    @property
    def busy(self) -> Thinking | None:
        """The bots that are thinking now."""

    @property
    def task(self) -> asyncio.Task[None] | None:
        """The bots that play on at a chosen speed."""

    @property
    def speed(self) -> float:
        """The speed of these bots."""

    def may_choose(self) -> bool:
        """Whether the viewer may answer the present question."""

    def cited(self) -> tuple[str, ...]:
        """The clauses of the present question."""

    def act(self, action: Callable[[], Any], answers: bool = False, checkpoint: int | None = None) -> Any:
        """Move the match, and show it; return the widget."""

    def refresh(self) -> Any:
        """Show the match in its present state; return the widget."""

    def renew(self) -> Any:
        """Show the match to another viewer: what was opened or said before is gone; return the widget."""

    def for_all(self, verb: str) -> None:
        """Raise TabletopError if the action `verb` would tell a seat what others hide."""

    def script(self, lang: str | None = None) -> list[Any]:
        """What a moderator has to say and show now."""


Do = Callable[..., None]
Heard = Callable[[Mapping[str, Any]], None]
