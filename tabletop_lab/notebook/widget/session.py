"""What the parts of a match widget may ask of it: the match, how it is looked at, and the two ways to change that.
The widget is one; its parts know nothing else of it, and nothing of one another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ..panes.trace_filter import About
    from ..sharing.laptop import Laptop
    from ..sharing.match_view import MatchView
    from .screen import Screen
    from .thinking import Thinking

Message = tuple[str, BaseException | None]


class Session(Protocol):
    """One match on its way through a widget."""

    match: Any
    lang: str
    theme: str
    bots: dict[str, str]
    laptop: Laptop
    lock: Any
    clause: str
    """The clause that a person opened ('': that of the question)."""
    hit: str
    """The refused thing that was pressed."""
    message: Message

    @property
    def seen(self) -> MatchView:
        """The match as the screen may show it."""

    @property
    def viewer(self) -> str | None:
        """Whose eyes the screen has; None: what is public."""

    @property
    def screen(self) -> Screen | None:
        """The screen that is shown; None behind a handoff screen."""

    @property
    def about(self) -> About:
        """Which sentences of the trace are shown."""

    @property
    def busy(self) -> Thinking | None:
        """The bots that think just now."""

    @property
    def task(self) -> asyncio.Task[None] | None:
        """The bots that play on at a chosen speed."""

    @property
    def speed(self) -> float:
        """How quickly they do."""

    def may_choose(self) -> bool:
        """Whether the present question is open to who looks."""

    def cited(self) -> tuple[str, ...]:
        """The clauses of the present question."""

    def act(self, action: Callable[[], Any], answers: bool = False, checkpoint: int | None = None) -> Any:
        """Move the match, and show it; returns the widget."""

    def refresh(self) -> Any:
        """Show the match as it stands; returns the widget."""

    def renew(self) -> Any:
        """Show it to somebody else: what was opened and said is gone; returns the widget."""

    def for_all(self, verb: str) -> None:
        """TabletopError where what is asked for would tell a seat what others hide."""

    def script(self, lang: str | None = None) -> list[Any]:
        """What a moderator says and shows now."""


Do = Callable[..., None]
Heard = Callable[[Mapping[str, Any]], None]
