"""The laptop goes from hand to hand: who takes it, who is next, when its screen is covered.
Knows checkpoints and seats; no widget, and no secret of its own."""

from __future__ import annotations

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.localized import localized

from ..words import wrong
from .laptop_screen import LaptopScreen
from .modes import by_default
from .open_call import OpenCall
from .public_checkpoints import PublicCheckpoint, keeps_secrets, step_at, whole_line
from .script import just_dealt


class Laptop(LaptopScreen):
    """The one laptop of a match, as it is taken, covered and passed on."""

    def arrive(self, at: int | None = None, fresh: bool = False) -> None:
        """Follow the match, which was moved to the checkpoint `at`, or to its present state.

        `fresh`: nobody had the laptop before.
        """
        if not self.on or self.at_table:
            return
        match = self._player.match
        here = len(self._timeline().checkpoints) - (match.decision is not None)
        looks = fresh or self.looking
        self.looking = looks and self.quick and by_default(match.game) and match.nobody_has_answered
        self._settle()
        checkpoints = self._timeline().checkpoints
        last = len(checkpoints) - (match.decision is not None)
        if at is None:
            self._begin(self._owed(min(here, last), checkpoints, last, fresh))
            # Only now may redo be offered: later it would tell whether the same answers were given again.
            future = fresh and match.step < match.steps
            self.ahead = max(self.at, len(whole_line(match).checkpoints) - 1 if future else 0)
        else:
            # The bots asked at that checkpoint have played on.
            self._begin(at if at < len(checkpoints) and self._goes_round(checkpoints[at]) else last)

    def _goes_round(self, checkpoint: PublicCheckpoint) -> bool:
        """Whether the laptop stops at a checkpoint, even if nobody can react: its window names a seat of a person.

        The quick way stops only where somebody is asked.
        """
        return not self.quick and not set(checkpoint.seats).isdisjoint(self.humans)

    def _owed(self, at: int, checkpoints: list[PublicCheckpoint], last: int, fresh: bool) -> int:
        """The first window for which the laptop still has to go round, even if nobody can react in it any more.

        Where it is a secret who acts, the round begins with the first window: to start in the middle would tell who
        answered. The same holds for a match without a public answer, whether or not somebody answered in its windows.
        """
        if self.quick:
            return at
        begun = any(not checkpoint.opened for checkpoint in checkpoints[:at])
        while 0 < at < len(checkpoints) and checkpoints[at].opened and checkpoints[at - 1].opened:
            at -= 1
        while at and fresh and not begun:
            at -= 1
        while at < last and not self._goes_round(checkpoints[at]):
            at += 1
        return at

    def answered(self) -> None:
        """Go on after the seat that has the laptop gave an answer."""
        match = self._player.match
        if self.at_table and just_dealt(match):
            match.chance = "auto"
        if self.face == "moderator":
            return
        self._here = self.seat
        self._settle()
        if self.call:
            self._go_on_with_the_call()
        elif self.order:
            self._next_seat()
        else:
            self._go_on()

    def play(self, option: object) -> None:
        """Answer for the seat that has the laptop.

        At an open call, the seats before it have passed by their silence.
        """
        if self.call and self.face == "seat":
            self.call.use(option)
        else:
            self._player.match.play(option)

    def anybody(self, who: str) -> None:
        """Let a seat react at an open call ('': nobody does); raises TabletopError if there is no open call."""
        call = self.call
        if call is None or self.face != "call":
            raise TabletopError(wrong("no_call", "anybody", self._player.lang, "i_am()"))
        if who:
            if who not in self.order:
                known = ", ".join(self.order)
                raise TabletopError(wrong("no_human", "anybody", self._player.lang, known, who=echo(who, 40)))
            self.seat, self.face = who, "handoff"
            return
        call.close()
        self._settle()
        self._go_on()

    def take(self, who: str) -> None:
        """Give the laptop to somebody who says who they are; raises TabletopError if they may not look now."""
        if who == MODERATOR:
            self.face, self.order, self.done, self.call = "moderator", (), (), None
            return
        self._leave_moderator()
        if self.face == "call":
            self.anybody(who)
            return
        self._may_look(who)
        self.seat, self.face, self._here, self._taken = who, "seat", who, True
        if self.call:
            self.call.ask(who)

    def pass_to(self, who: str) -> None:
        """Cover the screen for a seat that wants to look."""
        if self.face == "call":
            self.anybody(who)
            return
        if self.face == "seat" and who == self.seat:
            return
        self._leave_moderator()
        self._may_look(who)
        self.seat, self.face = who, "handoff"

    def ask(self, question: str) -> None:
        """Ask first whether everybody may see everything."""
        self.question, self.face = question, "question"

    def hide(self) -> None:
        """Cover the screen again for the seat that has to go on; before a real table, show what is public."""
        if self.at_table:
            self.face, self.seat = "public", ""
            return
        self._leave_moderator()
        decision = self._player.match.decision
        if decision is None and not self.order:
            self.face, self.seat = "public", ""
            return
        if self.face == "question" and self.call:
            self._ask_anybody()
            return
        self.face = "handoff"
        if decision is not None and not self.order:
            self.seat = decision.player

    def pass_on(self) -> None:
        """Pass the laptop from a seat that has nothing to decide to the next one."""
        if self.face != "seat" or not self.order or self.acts():
            raise TabletopError(wrong("not_done", "done", self._player.lang, "hide()"))
        if self.call:
            self._ask_anybody()
        else:
            self._next_seat()

    def back(self) -> int:
        """The checkpoint before the present one, or the beginning of the present round.

        Raises an error if there is none.
        """
        self._only_shows("undo")
        if self.done:
            return self.at
        bots, before = set(self._player.bots), self._timeline().checkpoints[: self.at]
        mine = [
            i for i, one in enumerate(before) if (self._goes_round(one) if one.opened else not set(one.players) <= bots)
        ]
        if not mine:
            raise TabletopError(wrong("first_of_humans", "undo", self._player.lang, ""))
        return mine[-1]

    def step_of(self, at: int) -> int:
        """The step of the match at which a checkpoint begins."""
        self._only_shows("goto")
        if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at <= self.ahead:
            lang = self._player.lang
            raise TabletopError(localized("no_step", "goto", lang=lang, step=echo(at, 40), last=self.ahead))
        return step_at(self._player.match, at)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _only_shows(self, verb: str) -> None:
        if self.at_table:
            raise TabletopError(wrong("only_shows", verb, self._player.lang, "public(False)"))

    def _leave_moderator(self) -> None:
        if self.face == "moderator" and not self.at_table:
            self.face = "handoff"
            self.arrive()

    def _may_look(self, who: str) -> None:
        player = self._player
        if self.at_table:
            raise TabletopError(wrong("no_taker", "i_am", player.lang, f"i_am({MODERATOR!r})"))
        if who not in self.humans:
            raise TabletopError(wrong("no_human", "i_am", player.lang, ", ".join(self.humans), who=echo(who, 40)))
        if who not in self.may_look:
            has = self.may_look[0]
            raise TabletopError(wrong("has_laptop", "i_am", player.lang, f"i_am({has!r})", has=has))

    def _settle(self) -> None:
        """Let chance and bots answer at once: a screen that waits for them would show who acts, or what is left."""
        player = self._player
        match = player.match
        match.chance = "auto"
        while match.decision is not None and (match.decision.player == NATURE or match.decision.player in player.bots):
            if match.decision.player == NATURE:
                match.roll()
            else:
                match.run(bots=player.bots)

    def _begin(self, at: int) -> None:
        """Begin a checkpoint: one person decides, or the laptop goes round."""
        checkpoints, decision = self._timeline().checkpoints, self._player.match.decision
        self.at, self.order, self.done, self.call = at, (), (), None
        self.since, before = (self._told + 1 if self._told < at else at), self._told
        self._told = at
        if at >= len(checkpoints):
            self.face, self.seat = "public", ""
            return
        checkpoint, humans = checkpoints[at], self.humans
        if self._goes_round(checkpoint):
            self.order = tuple(seat for seat in checkpoint.seats if seat in humans)
            if checkpoint.is_open_call:
                self.call = OpenCall(self._player.match, checkpoint.opened, self._player.bots)
                self._ask_anybody()
                return
        elif decision is not None and decision.simultaneous:
            # Everybody knows who is asked: start with the first of them, as the rules do.
            start = humans.index(decision.player)
            self.order = humans[start:] + humans[:start]
            if self.quick:  # nobody takes it who has nothing to decide
                answering = self._player.match.decisions.keys() - {*self._player.match.committed}
                self.order = tuple(seat for seat in self.order if seat in answering)
        if self.looking:
            self.order = humans
        if self.order:
            self.face, self.seat = "handoff", self.order[0]
            return
        assert decision is not None
        # By night the seat that voted last is asked anew: everybody closes their eyes first.
        stays = self.face == "seat" and self.seat == self._here == decision.player and not self.tells_who_acts
        self.seat = decision.player
        if not stays:
            self.face = "handoff" if decision.secret or keeps_secrets(self._player.match) else "seat"
        elif before < at:
            # The others have not seen the news yet.
            self._told = before

    def _ask_anybody(self) -> None:
        """Show the screen of an open call; it is the same whoever could react."""
        self.face, self.seat = "call", ""
        self.ahead = self.at

    def _go_on_with_the_call(self) -> None:
        """Go on after somebody reacted, or looked and passed.

        If the rules ask each seat once, later seats may still react.
        """
        call = self.call
        assert call is not None
        if not call.used:
            self._ask_anybody()
            return
        later = self.order[self.order.index(self.seat) + 1 :]
        if call.goes_on and later:
            self.order = later
            self._ask_anybody()
        else:
            self._go_on()

    def _next_seat(self) -> None:
        self.done = (*self.done, self.seat)
        rest = [p for p in self.order if p not in self.done]
        over = self._player.match.decision is None
        if rest:
            self.face, self.seat = "handoff", rest[0]
        elif self.looking:
            self.looking = False
            self._begin(self.at)
        elif over or len(self._timeline().checkpoints) - 1 > self.at:
            self._go_on()
        else:
            self.done, self.face, self.seat = (), "handoff", self.order[0]
        self.ahead = self.at

    def _go_on(self) -> None:
        """Go to the next checkpoint; the laptop also goes round for windows in which nobody had to answer."""
        checkpoints = self._timeline().checkpoints
        over = self._player.match.decision is None
        last = len(checkpoints) - (not over)
        at = last if not self.order and last == self.at else self.at + 1
        while at < last and not self._goes_round(checkpoints[at]):
            at += 1
        self._begin(at)
        self.ahead = self.at
