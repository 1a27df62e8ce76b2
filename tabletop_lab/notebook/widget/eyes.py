"""The viewer of a widget: whom it follows, what it may show, and whether that person may answer.
Decides nothing about the match; `sharing/laptop.py` decides who has a shared laptop."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR

from ..may_see import EVERYBODY
from ..sharing.match_view import MatchView
from ..sharing.public_checkpoints import hides_things
from ..sharing.room_view import RoomView
from .moves import known
from .session import Session


class Eyes:
    """Keeps the viewer that was asked for; without one, follows the person who decides."""

    def __init__(self, session: Session, viewer: str | None) -> None:
        self._on = session
        every = (*session.match.players, EVERYBODY, MODERATOR)
        self.asked = viewer if viewer is None else known(viewer, every, "viewer")
        """The viewer somebody asked for; None follows the person who decides."""
        self._follows, self._followed = viewer is None, session.match.players[0]

    @property
    def seen(self) -> MatchView:
        """The match as the screen may show it: the match itself, what a room may see, or a seat's view of a laptop."""
        on = self._on
        return on.laptop.seen() if on.laptop.on or self.asked != EVERYBODY else RoomView(on.match)

    @property
    def viewers(self) -> tuple[str, ...]:
        """With whose eyes the screen can be seen: the seats, everybody where that is another view, the moderator.

        On a shared laptop only the seats that may take it; at the end everybody looks at it together. The moderator
        begins nobody's turn: a secret one begins at its cover.
        """
        match, laptop = self._on.match, self._on.laptop
        if laptop.on:
            seats = laptop.may_look
            if laptop.face == "moderator" and len(seats) == 1:
                seats = ()
            return (*seats, *([EVERYBODY] if self._together else []), MODERATOR)
        room = self.asked == EVERYBODY or hides_things(match)
        return (*match.players, *([EVERYBODY] if room else []), MODERATOR)

    @property
    def _together(self) -> bool:
        """Whether the match on a shared laptop is over: everybody may look at what the end has laid open."""
        return self._on.laptop.on and self._on.match.decision is None

    @property
    def viewer(self) -> str | None:
        """The present viewer: the one asked for, else the person who decides; None: only what is public."""
        on = self._on
        if on.laptop.on:
            return on.laptop.viewer
        if self.asked is not None:
            return None if self.asked == EVERYBODY else self.asked
        humans = [p for p in on.match.players if p not in on.bots]
        decision = on.match.decision
        if len(humans) == 1:
            return humans[0]
        if decision is None or not humans:
            return MODERATOR
        if decision.player in humans:
            self._followed = decision.player
        return self._followed

    def see_as(self, viewer: str) -> Any:
        """Show the view of a seat, of everybody or of the moderator; that of whoever decides is followed again."""
        on = self._on
        room = not on.laptop.on or self._together
        known(viewer, (*on.match.players, *([EVERYBODY] if room else []), MODERATOR), "viewer")
        if on.laptop.on:
            if viewer == EVERYBODY:
                on.laptop.hide()
            elif viewer != MODERATOR:
                on.laptop.pass_to(viewer)
            elif on.laptop.face != "moderator":
                on.laptop.ask("everyone")
            return on.renew()
        decision = on.match.decision
        following = self._follows and decision is not None and viewer == decision.player
        self.asked = None if following else viewer
        return on.refresh()

    def look_with_the_room(self) -> Any:
        """Show only what everybody may see, where that is another view; however often it is pressed, never more."""
        return self.see_as(EVERYBODY) if EVERYBODY in self.viewers else self._on

    def may_choose(self) -> bool:
        """Whether the viewer may answer the present question: not another seat's secret, and not a bot's."""
        on = self._on
        decision = on.match.decision
        if on.laptop.covered or on.laptop.private:
            return on.laptop.acts()
        if decision is None or decision.player in on.bots:
            return False
        if self.viewer is None:  # a room says aloud what it would do
            return decision.player != NATURE and bool(decision.open_to(None))
        return bool(decision.player == NATURE or self.viewer in (decision.player, MODERATOR))

    def cited(self) -> tuple[str, ...]:
        """The clauses of the present question, innermost first; at the end those of the last thing that happened."""
        match = self.seen
        if match.decision is not None:
            return tuple(match.decision.clauses)
        entries = match.trace
        return tuple(entries[-1].clauses) if len(entries) else ()
