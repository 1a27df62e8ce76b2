"""What persons do with a laptop they share: take it, give it on, hide their screen, let everybody see.
The verbs, and which screen stands there; who may look is decided in `laptop.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop_lab.engine.errors import TabletopError
from tabletop_lab.engine.state import MODERATOR

from .board import picture_html
from .cover import Cover
from .laptop import Laptop
from .moderating import Moderating
from .moves import known
from .region import close
from .screen import Screen
from .show import display_again
from .tracefilter import EVERYTHING, About
from .ways import LAPTOPS
from .words import say, wrong


class Sharing(Moderating):
    """The part of a Player that passes the laptop. Methods return the player."""

    match: Any
    lang: str
    laptop: Laptop
    screen: Screen | None
    whole: Any
    editor: Any
    clause: str
    hit: str
    message: tuple[str, BaseException | None]
    about: About
    comparing: Any

    _heard: Callable[[Mapping[str, Any]], None]
    _pressed: Callable[..., None]
    _place: Callable[[str], None]
    _close_rules: Callable[[], None]
    see_as: Callable[[str], Any]
    refresh: Callable[[], Any]

    _cover: Cover | None = None
    _editors: Sequence[Any] = ()
    """What was opened below the player (editors, comparisons): their pictures go with the screen they belong to."""
    _stands: object = ()
    """Which screen stands in the frame: nothing of another one is left when it changes."""

    def share_laptop(self, shared: bool | str = True) -> Any:
        """Pass the laptop from seat to seat from now on; False: one person plays every person's seat, and sees all.

        Or one of the ways of `play`: "alone", "shared", "table" (somebody moderates a real table).

        >>> import tabletop_lab as tl
        >>> player = tl.play(tl.Match("fourteen_nights", players=3, seed=7)).share_laptop()
        >>> player.laptop.covered, player.i_am("P1").viewer
        (True, 'P1')
        """
        how = known(shared, LAPTOPS, "laptop") if isinstance(shared, str) else LAPTOPS[bool(shared)]
        if how != "alone":
            self._close_rules()
        self._share_as(how)
        # The picture that is saved with the notebook was of the screen before.
        display_again(self, self._bundle)
        return self

    def _share_as(self, how: str) -> None:
        """The laptop is shared in this way, from where the match stands."""
        self.laptop.shared, self.laptop.at_table = how == "shared", how == "table"
        self.laptop.face = "table" if self.laptop.at_table else "cover"
        self.laptop.arrive(fresh=True)
        self._renew()

    @property
    def _screen(self) -> Screen:
        """The screen that stands there; TabletopError behind a cover."""
        if self.screen is None:
            raise TabletopError(wrong("covered", "screen", self.lang, f"i_am({self.laptop.seat!r})"))
        return self.screen

    def i_am(self, who: str) -> Any:
        """Show this seat's screen, as the button of the cover does; `tl.MODERATOR`: everybody may see everything.

        Raises TabletopError when the laptop is not shared, or another seat has it.
        """
        self._shared("i_am")
        self.laptop.take(who)
        return self._renew()

    def done(self) -> Any:
        """Give the laptop on: for a seat that has nothing to decide in this round (an answer gives it on by itself)."""
        if self.laptop.at_table:
            return self.see_as(MODERATOR)
        self._shared("done")
        self.laptop.pass_on()
        return self._renew()

    def hide(self) -> Any:
        """Cover the screen, for the seat that goes on; what was asked stays open."""
        self._shared("hide")
        self.laptop.hide()
        return self._renew()

    # --- for the other verbs ----------------------------------------------------------------------------------------

    def _shared(self, verb: str) -> None:
        if not self.laptop.on:
            raise TabletopError(wrong("one_person", verb, self.lang, "share_laptop()"))

    def _for_all(self, verb: str) -> None:
        """Some things show or move more than one seat may: they need everybody's yes."""
        if self.laptop.on and self.laptop.face != "moderator":
            raise TabletopError(wrong("could_tell", verb, self.lang, f"i_am({MODERATOR!r})"))

    def _may_answer(self) -> None:
        laptop = self.laptop
        if laptop.covered:
            raise TabletopError(wrong("covered", "click", self.lang, f"i_am({laptop.seat!r})"))
        if laptop.private and not laptop.acts():
            raise TabletopError(wrong("nothing_now", "click", self.lang, "done(), hide()"))

    def _share(self, how: str) -> None:
        """The choice was pressed: from a seat's screen everybody has to agree before all is open."""
        if how == "alone" and self.laptop.on and self.laptop.face != "moderator":
            self.laptop.ask("alone")
            self._renew()
        else:
            self.share_laptop(how)

    def _covered_press(self, who: str) -> None:
        """The cover's button: a second press, or one that comes late, opens nothing."""
        if not self.laptop.covered:
            return
        if self.laptop.face == "question" and self.laptop.question == "alone":
            self.share_laptop(False)
        elif who == (MODERATOR if self.laptop.face == "question" else self.laptop.seat):
            self.i_am(who)

    def _leave(self) -> None:
        """Esc: back to the cover, from wherever one is."""
        if self.laptop.on and (self.laptop.face == "question" or self.laptop.private):
            self.hide()

    def _renew(self) -> Any:
        self.message, self.clause, self.hit, self.about = ("", None), "", "", EVERYTHING
        self.comparing = None
        return self.refresh()

    # --- which screen stands there ------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the cover, or the screen that may be seen now: made new, so that nothing of another one is left."""
        laptop = self.laptop
        wanted = (laptop.face, laptop.seat if laptop.face == "seat" else "") if laptop.on else ()
        if laptop.covered:
            if self.editor is not None:
                self._close_rules()
            self._cover = self._cover or Cover(self._pressed, self._heard)
            self._cover.show(self, say(self.lang))  # type: ignore[arg-type]
            self.whole.children = (self._cover.frame,)
            self._leave_screen()
        elif self.screen is not None and self._stands == wanted:
            self.screen.refresh()
        else:
            self._open()
        self._stands = wanted

    def _leave_screen(self) -> None:
        """Close what stood there, so that the page forgets it: what is closed need not be emptied."""
        if self.screen is not None:
            close(self.screen.layout.frame)
            self.screen = None
        for opened in self._editors:
            opened.close_widgets()
        self._editors = []

    def _open(self) -> None:
        before, self.screen = self.screen, Screen(self, self._pressed)  # type: ignore[arg-type]
        self.screen.board.on_place(self._place)
        self.screen.board.on_ear(self._heard)
        self.screen.refresh()
        self._below(*([self.editor.frame] if self.editor is not None else []))
        if before is not None:
            close(before.layout.frame)

    def _below(self, *widgets: Any) -> None:
        """Show something below the screen (nothing: only the screen)."""
        if self.screen is not None:
            self.whole.children = (self.screen.layout.frame, *widgets)

    def _bundle(self) -> dict[str, Any]:
        """The widget as an output; the picture in it, which is saved with the notebook, shows no seat's screen."""
        picture = None
        if self.laptop.on:
            # Made here too: a widget shown before the first cover needs the words alone.
            self._cover = self._cover or Cover(self._pressed, self._heard)
            picture = self._cover.picture(self, say(self.lang))  # type: ignore[arg-type]
        made: Any = self.whole._repr_mimebundle_() or {}
        data = made[0] if isinstance(made, tuple) else made
        if picture is None:
            assert self.screen is not None
            board = self.screen.board
            picture = board.svg, str(board.state.get("alt", ""))
        svg, alt = picture
        return {**data, "text/html": picture_html(svg, alt), "text/plain": alt}
