"""What the screen of a shared laptop shows, and to whom: a handoff screen, one seat's view, everything, what is public.
Only looks; `laptop.py` moves it from hand to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.visibility import MODERATOR

from ..words import say
from .match_view import MatchView
from .open_call import OpenCall
from .public_checkpoints import TimelineIndex
from .seat_view import NoQuestion, SeatView, in_public

if TYPE_CHECKING:
    from ..widget.session import Session


class LaptopScreen:
    """The screen of the one laptop of a match.

    `face` is what it shows: 'handoff', 'seat', 'moderator', 'public', 'question' or 'call'.
    """

    def __init__(self, player: Session, shared: bool) -> None:
        self._player = player
        self.shared = shared
        self.at_table = False
        """Whether somebody moderates a real table: the face is then "moderator", or "public" for everybody to see."""
        self.quick = False
        """Whether only those who act take the laptop; everybody can see who that is."""
        self.looking = False
        """Whether it goes round once at the beginning of a quick game: each seat looks at what it has got."""
        self.face, self.seat = "handoff", ""
        self._here = ""
        """The seat that said it has the laptop, or answered with it: where nothing is secret, nobody need say so."""
        self.question = ""
        """What the 'question' screen asks for: the moderator's view, or one person who plays on alone."""
        self.at = self.ahead = 0
        self.order: tuple[str, ...] = ()
        """The seats that take the laptop in the present round, or may ask for it at a call; empty outside a round."""
        self.done: tuple[str, ...] = ()
        self.call: OpenCall | None = None
        """The window about which the whole table is asked."""
        self.since = 0
        """The checkpoint from which a handoff screen tells what everybody may know."""
        self._told = -1
        self._taken = False
        """Whether a seat has had the laptop."""

    @property
    def humans(self) -> tuple[str, ...]:
        """The seats that no bot plays."""
        player = self._player
        return tuple(p for p in player.match.players if p not in player.bots)

    @property
    def on(self) -> bool:
        """Whether there is anybody from whom to hide something."""
        return self.at_table or (self.shared and len(self.humans) > 1)

    @property
    def how(self) -> str:
        """The mode: one of MODES."""
        return "moderator" if self.at_table else "alone" if not self.shared else "quick" if self.quick else "hotseat"

    @property
    def covered(self) -> bool:
        """Whether the screen shows nothing of the match."""
        return self.on and self.face in ("handoff", "question", "call")

    @property
    def private(self) -> bool:
        """Whether the screen shows only what one seat (or everybody, at the end) may see."""
        return self.on and self.face in ("seat", "public")

    @property
    def viewer(self) -> str | None:
        """The viewer of the screen."""
        return {"seat": self.seat, "moderator": MODERATOR}.get(self.face)

    def acts(self) -> bool:
        """Whether the seat that has the laptop has a question to answer now."""
        decision = self._asking.decision
        if self.face != "seat" or decision is None or decision.player != self.seat or self.looking:
            return False
        return not self.order or len(TimelineIndex(self._asking).checkpoints) - 1 == self.at

    def seen(self) -> MatchView:
        """The match as it may be shown; only a viewer who may see everything gets the match itself."""
        match = self._player.match
        if not self.on or self.face == "moderator":
            return match
        if self.at_table:
            return in_public(self._player.match)
        seen = SeatView(self._asking, self.viewer, self.at, self.ahead, bool(self.order), self.acts(), say)
        if self.looking and isinstance(seen.decision, NoQuestion):
            seen.decision.message = "look-first"
        return seen

    def public(self) -> SeatView:
        """The match as everybody may see it now."""
        return SeatView(self._player.match, None, self.at, self.ahead, bool(self.order), False, say)

    def news(self) -> list[Any]:
        """What everybody may know of what happened since the last handoff screen, the latest last."""
        return [entry for entry in self.public().trace.events() if self.since <= entry.step <= self.at]

    def round(self) -> tuple[int, int]:
        """Which round of the present call this is, and how many there are."""
        there = self._timeline().checkpoints
        return there[self.at].round if self.order and self.at < len(there) else (1, 1)

    @property
    def tells_who_acts(self) -> bool:
        """Whether whoever sees to whom the laptop goes learns that this seat is asked in secret."""
        decision = self._player.match.decision
        # While all answer in turn the match may already wait for the next question, in secret.
        asks = decision is not None and decision.window is not None
        return self.quick and not self.order and asks

    @property
    def may_look(self) -> tuple[str, ...]:
        """The seats that may take the laptop: in a round one, while something secret is asked the one that is asked."""
        decision = self._player.match.decision
        if self.order and self.face != "moderator":
            return (self.seat,)
        if decision is not None and (decision.secret or decision.simultaneous):
            return (decision.player,)
        return self.humans

    @property
    def offers_the_quick_way(self) -> bool:
        """Whether a cover offers the quick way: at the beginning, where it matters, and nobody has looked."""
        return not self.quick and not self._taken and bool(self.order) and self.at == 0 and not self.done

    @property
    def _asking(self) -> Any:
        """The match as it asks the seat that has the laptop; at an open call, as if all seats before it had passed."""
        return self.call.asking if self.call and self.face == "seat" else self._player.match

    def _timeline(self) -> TimelineIndex:
        return TimelineIndex(self._player.match)
