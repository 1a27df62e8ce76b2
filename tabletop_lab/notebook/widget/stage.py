"""Which screen is in the frame of a widget: a seat's, everybody's, or the handoff screen; and what is below it.
A screen is made for the person who may see it and closed when they leave: nothing of it stays in the page."""

from __future__ import annotations

from html import escape
from typing import Any, Protocol

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.figures import saved_html
from tabletop_lab.figures.render import themed_html

from ..sharing.handoff import Handoff
from ..show import live
from ..words import say, wrong
from .presses import Presses
from .region import box, close
from .screen import Screen
from .session import Session


class Below(Protocol):
    """Something opened below the screen: the rules editor, a comparison."""

    frame: Any

    def close_widgets(self) -> None:
        """Close the widgets, so that the page forgets what was shown here."""


class Stage:
    """The frame of one widget. `presses` receives what a person does on the screens."""

    def __init__(self, session: Session, presses: Presses) -> None:
        self._on, self._presses = session, presses
        self.whole = box("ttl-whole-player")
        self.screen: Screen | None = None
        self.handoff: Handoff | None = None
        self._stands: object = ()
        self._below: Below | None = None
        self._opened: list[Below] = []

    @property
    def present(self) -> Screen:
        """The screen that is shown; TabletopError behind a handoff screen."""
        if self.screen is None:
            raise TabletopError(wrong("covered", "screen", self._on.lang, f"i_am({self._on.laptop.seat!r})"))
        return self.screen

    def below(self, opened: Below | None = None) -> None:
        """Show something below the screen; without an argument, only the screen."""
        self._below = opened
        if opened is not None and opened not in self._opened:
            # Its pictures are closed together with the screen.
            self._opened.append(opened)
        if self.screen is not None:
            self.whole.children = (self.screen.layout.frame, *([opened.frame] if opened is not None else []))

    def show(self) -> None:
        """Show the handoff screen, or the screen that may be seen now: a new one, with nothing left of another."""
        laptop = self._on.laptop
        wanted = (laptop.face, laptop.seat if laptop.face == "seat" else "") if laptop.on else ()
        if laptop.covered:
            shown = self._between()
            shown.show(self._on, say(self._on.lang))
            self.whole.children = (shown.frame,)
            self._leave()
        elif self.screen is not None and self._stands == wanted:
            self.screen.refresh()
        else:
            self._open()
        self._stands = wanted

    def _between(self) -> Handoff:
        self.handoff = self.handoff or Handoff(self._presses.pressed, self._presses.heard)
        return self.handoff

    def _leave(self) -> None:
        """Close what was shown, so that the page forgets it; closed widgets need not be emptied."""
        if self.screen is not None:
            close(self.screen.layout.frame)
            self.screen = None
        self.clear()

    def clear(self) -> None:
        """Close what was opened below the screen: it was for who looked then."""
        self.below()
        for opened in self._opened:
            opened.close_widgets()
        self._opened = []

    def _open(self) -> None:
        before, self.screen = self.screen, Screen(self._on, self._presses.pressed)
        self.screen.board.on_place(self._presses.place)
        self.screen.board.on_report(self._presses.heard)
        self.screen.refresh()
        self.below(self._below)
        if before is not None:
            close(before.layout.frame)

    def bundle(self) -> dict[str, Any]:
        """The widget as an output; the picture saved with the notebook shows no seat's screen."""
        if self._on.laptop.on:
            # The handoff screen may not exist yet: only its texts are needed here.
            title, how = self._between().said(self._on, say(self._on.lang))
            html, alt = f"<p><b>{escape(title)}</b><br>{escape(how)}</p>", f"{title}. {how}"
        else:
            alt = str(self.present.board.state.get("alt", ""))
            html = themed_html(self.present.picture.svg, alt)
        return {**live(self.whole), "text/html": saved_html(html), "text/plain": alt}
