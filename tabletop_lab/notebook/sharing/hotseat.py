"""What people do with a laptop they share: take it, hand it on, hide their screen, let everybody see.
Only the actions are here; `laptop.py` decides who may look, `widget/stage.py` which screen is shown."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.visibility import MODERATOR

from ..widget.session import Session
from ..words import wrong
from .modes import SAID_ALOUD, left_out


class Hotseat:
    """The shared laptop of one session; the methods return the widget."""

    def __init__(self, session: Session) -> None:
        self._on = session

    def share_as(self, mode: str) -> Any:
        """Set the mode of the laptop, starting from the present state of the match.

        A match in which nobody has answered gets a fresh seed, unless somebody chose one.
        """
        laptop, match = self._on.laptop, self._on.match
        if mode != "alone" and not match.seed_given and match.nobody_has_answered:
            match.begin_anew()
        if mode in SAID_ALOUD and match.nobody_has_answered and (quiet := left_out(match)):
            match.begin_under(quiet)
        laptop.shared, laptop.at_table = mode in ("hotseat", "quick"), mode == "moderator"
        laptop.quick = mode == "quick"
        return self._begin()

    def _begin(self) -> Any:
        laptop = self._on.laptop
        laptop.face = "public" if laptop.at_table else "handoff"
        laptop.arrive(fresh=True)
        return self._on.renew()

    def type_talk(self, typed: bool = True) -> Any:
        """Ask for what people say aloud, to be typed in, or leave it out; the cards are dealt again.

        IllegalChoice once a player has answered.
        """
        match = self._on.match
        preset = match.game.Rules.presets.get(match.game.spoken, {})
        usual = type(match.rules)()
        match.begin_under({name: getattr(usual, name) if typed else value for name, value in preset.items()})
        return self._begin()

    def i_am(self, who: str) -> Any:
        """Show this seat's screen."""
        self._shared("i_am")
        self._on.laptop.take(who)
        return self._on.renew()

    def anybody(self, who: str) -> Any:
        """Answer an open call: a seat asks for the laptop; '' if nobody does."""
        self._shared("anybody")
        self._on.laptop.anybody(who)
        return self._on.renew()

    def done(self) -> Any:
        """Hand the laptop on."""
        self._shared("done")
        self._on.laptop.pass_on()
        return self._on.renew()

    def hide(self) -> Any:
        """Cover the screen for the seat that has to go on; its question stays open."""
        self._shared("hide")
        self._on.laptop.hide()
        return self._on.renew()

    def ask_alone(self) -> Any:
        """Ask first whether everybody agrees to show everything."""
        self._on.laptop.ask("alone")
        return self._on.renew()

    def leave(self) -> None:
        """Go back to the handoff screen from any other screen (Esc)."""
        laptop = self._on.laptop
        if laptop.on and (laptop.face == "question" or laptop.private):
            self.hide()

    def for_all(self, verb: str) -> None:
        """Raise TabletopError for what shows or moves more than one seat may: it needs everybody's agreement."""
        if self._on.laptop.on and self._on.laptop.face != "moderator":
            raise TabletopError(wrong("could_tell", verb, self._on.lang, f"i_am({MODERATOR!r})"))

    def _shared(self, verb: str) -> None:
        if not self._on.laptop.on:
            raise TabletopError(wrong("one_human", verb, self._on.lang, "share_laptop()"))
