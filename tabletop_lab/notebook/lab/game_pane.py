"""A pane from which games are opened: what it lists is above, the game that was opened is below, with what it shows
and a way to keep its position as an edge case."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Self

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.languages import known_language, language
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures import saved_html
from tabletop_lab.playtest import edge_cases
from tabletop_lab.playtest.said import called, number, quantity_words

from .. import markup
from ..opened import is_open
from ..show import display_again, display_once, live
from ..widget.event_bridge import EventBridge
from ..widget.layout import NAMES
from ..widget.match_widget import MatchWidget
from ..widget.parts import Box, Button, Html, Part, Segments, Text
from ..widget.region import Region, box, held
from ..words import LANGUAGES
from .games import Games, Opened, Which
from .study_tables import fine
from .words import lab_words

LAST = 5
"""So many of the sentences that led to a position are told above its board."""


class GamePane:
    """The frame of all panes of the lab. `opened`: the game that was opened last; `player`: its widget.

    Methods return the pane, so that they can be chained.
    """

    def __init__(self, games: Games, lang: str | None, *parts: Part) -> None:
        self.lang, self.theme, self.games = known_language(lang or language()), "light", games
        self.opened: Opened | None = None
        self.player: MatchWidget | None = None
        self.title = Html("ttl-lab-title")
        named = [(NAMES[name], name) for name in LANGUAGES]
        self.languages = Segments("ttl-seg ttl-lang", self.speak, named, self.lang)
        self.message = Html("ttl-lab-message")
        self.told = Html("ttl-lab-told")
        self.name = Text("ttl-lab-name", lambda _: None, live=True)
        self.keep_button, self.close_button = Button("ttl-btn", self._kept), Button("ttl-btn flat", self.close_game)
        self._below = Box("ttl-lab-opened")
        head = Box("ttl-lab-head", self.title, self.languages, row=True)
        self.bridge = EventBridge(self._heard)
        self.region = Region(Box("ttl-lab", head, *parts, self.message, self._below))
        self.frame = box("ttl ttl-lab-frame", self.region, self.bridge)
        self.widget = box("ttl-first-whole", self.frame)

    # --- what a person can do ---------------------------------------------------------------------------------------

    def open(self, which: Which) -> Self:
        """Open a game below, at the step where its measure was made; what cannot be opened is told in the pane."""
        try:
            return self.opened_below(self.games.open(which))
        except TabletopError as error:
            return self.say(str(error), bad=True)

    def opened_below(self, opened: Opened) -> Self:
        """Show a game below the pane."""
        self.opened, match = opened, opened.match
        if self.player is not None and self.player.match.game is match.game:
            self.player.lang = self.lang
            self.player.panes.close_rules()
            self.player.panes.comparing = None
            self.player.stage.clear()
            self.player.show_match(match)
        else:
            self.player = MatchWidget(match, lang=self.lang, viewer=MODERATOR, mode="alone")
            is_open(self.player)
        if self.opened.other:
            beside = self.player.compare(match.branch_name, self.opened.other)
            beside.bridge.wanted = ""  # the focus goes to what is said of both games, above them
        with held(self.region):
            self.message.value = ""
            self._tell()
        self.widget.children = (self.frame, self.player.stage.whole)
        self.bridge.focus(".ttl-lab-told h3")
        return self

    def close_game(self) -> Self:
        """Close the game that was opened."""
        self.opened = None
        self._tell()
        self.widget.children = (self.frame,)
        return self

    def keep(self, title: str = "", path: str = "") -> Self:
        """Keep the position in the player as an edge case, in a file beside the notebook; where is told in the pane."""
        if self.player is None or self.opened is None:
            return self
        saved = edge_cases.keep(self.player.match, path, title, self.expected(self.player.match))
        return self.say(lab_words(self.lang)("kept", file=str(saved)))

    def expected(self, match: Match) -> dict[str, Any] | None:
        """What a record of a position expects; None for what every record of an edge case does."""
        return None

    def _kept(self) -> None:
        try:
            self.keep(self.name.value.strip())
        except TabletopError as error:
            self.say(str(error), bad=True)

    def speak(self, lang: str) -> Self:
        """Switch the language ('en' or 'ko'), for what is opened from now on too (`tl.language`)."""
        self.lang, self.message.value = language(lang), ""
        if self.player is not None:
            self.player.speak(lang)
        return self.refresh()

    def pressed(self, what: str, which: str) -> None:
        """Handle a press on a mark or a row: `what` it stands for, `which` of them."""

    # --- what is shown ----------------------------------------------------------------------------------------------

    def refresh(self) -> Self:
        """Show everything anew."""
        with held(self.region):
            self.languages.value = self.lang
            self._show()
            self._tell()
        return self

    def say(self, text: str, bad: bool = False) -> Self:
        """Tell something in the pane."""
        role, css = ("alert", "bad") if bad else ("status", "")
        self.message.value = f'<p role="{role}" class="{css}">{escape(text)}</p>'
        return self

    def _show(self) -> None:
        """Show what the pane lists."""

    def _tell(self) -> None:
        """Say which game is open, and what led to the position."""
        if self.opened is None:
            self._below.children = ()
            return
        words = lab_words(self.lang)
        self.told.value = told(self.opened, self.lang)
        self.name.placeholder = words("keep-name")
        self.keep_button.description, self.close_button.description = words("keep"), words("close")
        row = Box("ttl-row ttl-lab-keep", self.name, self.keep_button, self.close_button, row=True)
        self._below.children = (self.told, row) if len(self._below.children) != 2 else self._below.children

    def named(self, parts: Mapping[str, str]) -> None:
        """Say what parts of the pane are called, for whoever does not see them."""
        words = lab_words(self.lang)
        self.bridge.aria = {
            ".ttl-lab-frame": {"lang": self.lang},
            ".ttl-lab": {"role": "region", "aria-label": words("region")},
            ".ttl-lang>div": {"role": "group", "aria-label": words("language")},
            ".ttl-lab-name input": {"aria-label": words("keep-name")},
            **{where: {"aria-label": words(message)} for where, message in parts.items()},
        }

    def _heard(self, message: Mapping[str, Any]) -> None:
        kind = message.get("type")
        if kind == "theme" and message["theme"] != self.theme:
            self.theme = str(message["theme"])
            self.refresh()
        elif kind == "do" and message.get("what"):
            self.pressed(str(message["what"]), str(message.get("with", "")))

    def html(self) -> str:
        """What is saved with the notebook: the pane without a kernel."""
        return ""

    def bundle(self) -> dict[str, Any]:
        """The pane as an output."""
        html = f'<div lang="{self.lang}">{self.html()}</div>'
        return {**live(self.widget), "text/plain": repr(self), "text/html": saved_html(html)}

    def show(self) -> Self:
        """Show the pane in the running cell (nothing happens outside a notebook)."""
        display_once(self, self.bundle)
        return self

    def saved_again(self) -> None:
        """What is saved with the notebook is what is shown now."""
        display_again(self, self.bundle)

    def _ipython_display_(self) -> None:
        self.show()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return self.bundle()


def told(opened: Opened, lang: str) -> str:
    """Which game this is, what was measured of it and where; and what happened there, each under its clause."""
    say, which, match = lab_words(lang), opened.which, opened.match
    words = match.words(lang)
    quantity = quantity_words(which.measure, words) if which.measure else ""
    variant = called(which.variant, words)
    facts = {"variant": variant, "seed": str(which.seed), "step": match.step, "steps": match.steps}
    head = say("opened-variant" if which.variant else "opened", **facts)
    if opened.html is not None:
        head, body = say("opened-position", **facts), opened.html(lang)
    elif opened.other or which.pair:
        found = opened.divergence
        said = say("opened-parts", **facts | {"step": found.step}) if found else say("opened-same", **facts)
        sides = found.texts(lang) if found else ()
        clauses = " ".join(markup.chip(clause, small=True) for clause in found.clauses[:3]) if found else ""
        rows = "".join(
            f"<li><b>{escape(name)}</b> {markup.sentence(text)}</li>"
            for name, text in zip((called(opened.against, words), variant), sides, strict=False)
        )
        body = f"<p>{escape(said)} {clauses}</p><ul>{rows}</ul>"
    else:
        value = "" if which.value is None else f": {number(which.value, fine(which.value))}"
        said = say("opened-at" if match.step < match.steps else "opened-end", **facts)
        what = f"<b>{escape(quantity)}{escape(value)}</b> · " if quantity else ""
        body = f"<p>{what}{escape(said)}</p><ul>{_led_to(match, lang)}</ul>"
    return f'<h3 tabindex="-1">{escape(head)}</h3>{body}'


def _led_to(match: Match, lang: str) -> str:
    """The sentences since the answer before, each behind the number of its clause."""
    before = max((moment for moment in match.moments if moment < match.step), default=0)
    events = [entry for entry in match.trace if entry.step >= before and entry.kind == "event"]
    return "".join(
        f"<li>{markup.chip(entry.clauses[0], small=True) if entry.clauses else ''} {markup.sentence(entry.text(lang))}"
        "</li>"
        for entry in events[-LAST:]
    )
