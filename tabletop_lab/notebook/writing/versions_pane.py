"""Two versions of a rulebook side by side: what changed in words, and which examples take another course."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any, Self

from tabletop_lab.engine import Game
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.rules import readings
from tabletop_lab.engine.language.languages import known_language, language
from tabletop_lab.figures import saved_html
from tabletop_lab.studio.changes import Changes, compared, version
from tabletop_lab.studio.to_html import html

from ..show import display_once, live
from ..widget.event_bridge import EventBridge
from ..widget.layout import NAMES
from ..widget.parts import Box, Button, Dropdown, Html, Segments, Text
from ..widget.region import Region, box, held
from ..words import LANGUAGES
from .found import rule_text
from .own_rulebooks import Permission, own_folder, with_rulebooks
from .words import needs_html, writing_words

SHORT = 90
"""Letters of a reading in the list."""


class VersionsPane:
    """The panel. `changes`: what was compared last, or None. Methods do what mouse and keys do.

    >>> from tabletop_lab.games.cetkaik import Cetkaik
    >>> VersionsPane(Cetkaik, lang="en").read_otherwise(("sides", "fixed")).compare().changes
    Changes(cetkaik, 0 clauses, 2 examples)
    """

    def __init__(self, game: type[Game], before: Any = "", after: Any = None, lang: str | None = None) -> None:
        self.game, self.lang, self.theme = game, known_language(lang or language()), "light"
        self.changes: Changes | None = None
        self.permission = Permission(after)
        self.rules: dict[str, Any] = {}
        self.title, self.message, self.sheet = Html("ttl-lab-title"), Html("ttl-lab-message"), Html("ttl-write-sheet")
        self.games = Dropdown("ttl-write-games", self.take, value=game.name)
        self.languages = Segments("ttl-seg ttl-lang", self.speak, [(NAMES[one], one) for one in LANGUAGES], self.lang)
        self.before = Text("ttl-write-before", self._other, str(before))
        self.after = Text("ttl-write-after", self._other, str(own_folder(game) if after is None else after))
        self.reading = Dropdown("ttl-write-reading", self.read_otherwise, value=None)
        self._labels = {name: Html("ttl-write-label") for name in ("before", "after", "reading")}
        self.chosen = Box("ttl-row ttl-write-chosen", row=True)
        self.go, self.save = Button("ttl-btn go", self.compare), Button("ttl-btn", self.keep)
        self.agree, self.asks, self.needs = Button("ttl-btn", self.agreed), Box("ttl-row", row=True), Html()
        fields = Box("ttl-row", *(Box("", self._labels[name], getattr(self, name)) for name in self._labels), row=True)
        head = Box("ttl-lab-head", self.title, self.games, self.languages, row=True)
        buttons = Box("ttl-row", self.go, self.save, row=True)
        whole = Box("ttl-lab ttl-write ttl-write-save ttl-write-versions", head, fields, self.chosen, buttons,
                    self.needs, self.message, self.asks, self.sheet)  # fmt: skip
        self.region, self.bridge = Region(whole), EventBridge(self._heard)
        self.frame = box("ttl ttl-lab-frame ttl-write-frame", self.region, self.bridge)
        self.widget = box("ttl-first-whole", self.frame)
        self.refresh()

    # --- what a person can do -----------------------------------------------------------------------------------------

    def take(self, game: Any) -> Self:
        """Compare versions of another game's rulebook."""
        found = catalogue.find(game)
        if found is not self.game:
            self.game, self.before.value, self.after.value = found, "", str(own_folder(found))
            self.rules = {}
            self._other()
        return self.refresh()

    def read_otherwise(self, rule: tuple[str, Any] | None) -> Self:
        """Read a rule of the later version otherwise than its folder says."""
        if rule is not None:
            self.rules[rule[0]] = rule[1]
            self._other()
        return self.refresh()

    def as_before(self, name: str) -> Self:
        """Take a reading back."""
        self.rules.pop(name, None)
        self._other()
        return self.refresh()

    def compare(self) -> Self:
        """Compare the two versions, and show the booklet of changes."""
        say = writing_words(self.lang)
        with held(self.region):
            self.sheet.value, self.save.disabled = "", True
            self.tell(say("comparing"))
        try:
            old, new = (self._version(name) for name in ("before", "after"))
            self.changes = compared(old, replace(new, rules={**new.rules, **self.rules}), self.lang)
            shown = html(self.changes.book())
        except TabletopError as error:
            self.changes = None
            return self.tell(error.text(self.lang), bad=True)
        with held(self.region):
            absent = [
                text
                for text in (self.before.value.strip(), self.after.value.strip())
                if text and not Path(text).is_dir()
            ]
            found = {"clauses": len(self.changes.clauses), "examples": len(self.changes.examples)}
            told = [say("compared", **found, same=self.changes.same)]
            self.tell("\n".join([*told, *(say("versions-printed", folder=text) for text in absent)]))
            title = escape(say("versions"), quote=True)
            self.sheet.value = f'<iframe sandbox="" title="{title}" srcdoc="{escape(shown, quote=True)}"></iframe>'
            self.save.disabled = bool(self.needs.value)
        return self

    def keep(self) -> Self:
        """Write the booklet as PDF into the folder of the later version."""
        say = writing_words(self.lang)
        if self.changes is None:
            return self
        folder = Path(self.after.value.strip() or own_folder(self.game))
        if not self.permission.covers(folder):
            self.tell(say("outside", folder=str(folder.resolve()), here=str(Path.cwd())), bad=True)
            self.asks.children = (self.agree,)
            return self
        self.tell(say("making-booklet"))
        try:
            (file,) = self.changes.save("pdf", folder)
        except TabletopError as error:
            return self.tell(error.text(self.lang), bad=True)
        except OSError as error:
            return self.tell(f"{error.filename or ''}: {error.strerror or error}", bad=True)
        return self.tell(say("booklet-done", file=str(file)))

    def agreed(self) -> Self:
        """Write to a folder outside of that of the notebook, as was asked."""
        self.asks.children = ()
        self.permission.give(self.after.value.strip() or own_folder(self.game))
        return self.keep()

    def speak(self, lang: str) -> Self:
        """Switch the language ('en' or 'ko'); what was compared is compared again in it."""
        self.lang = language(lang)
        self.refresh()
        return self.compare() if self.changes is not None else self

    # --- what follows -------------------------------------------------------------------------------------------------

    def _version(self, name: str) -> Any:
        """A folder that is not there yet, and an empty field, mean the rulebook as printed."""
        text = getattr(self, name).value.strip()
        return version(name, text if text and Path(text).is_dir() else self.game.name, self.game)

    def _other(self, _: Any = None) -> None:
        """What was compared does not hold any more."""
        self.changes, self.sheet.value, self.message.value, self.save.disabled = None, "", "", True
        self.asks.children = ()

    def tell(self, text: str, bad: bool = False) -> Self:
        """Tell something in the panel."""
        role, css = ("alert", "bad") if bad else ("status", "")
        rows = "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())
        self.message.value = f'<div role="{role}" class="{css}">{rows}</div>'
        return self

    def _heard(self, message: Mapping[str, Any]) -> None:
        """Nothing but fields and buttons can be pressed here."""

    # --- what is shown ------------------------------------------------------------------------------------------------

    def refresh(self) -> Self:
        """Show everything anew."""
        say, words = writing_words(self.lang), self.game.words(self.lang)
        with held(self.region):
            self.languages.value, self.title.value = self.lang, f"<h2>{escape(say('versions'))}</h2>"
            self.games.options = tuple((game.title[self.lang], name) for name, game in with_rulebooks(self.game))
            self.games.value = self.game.name
            for name, label in self._labels.items():
                label.value = escape(say(f"versions-{name}"))
            self.before.placeholder = self.after.placeholder = say("as-printed")
            others = [(self._named(words, rule), rule) for rule in _other_readings(self.game)]
            self.reading.options, self.reading.value = ((say("no-reading"), None), *others), None
            self.go.description, self.save.description = say("compare"), say("keep-booklet")
            self.needs.value, self.agree.description = needs_html("pdf", self.lang), say("agree")
            self.save.disabled = self.changes is None or bool(self.needs.value)
            self.chosen.children = [self._taken(words, name) for name in self.rules]
        self.bridge.aria = {
            ".ttl-write-frame": {"lang": self.lang},
            ".ttl-write-versions": {"role": "region", "aria-label": say("versions")},
            ".ttl-lang>div": {"role": "group", "aria-label": say("language")},
            ".ttl-write-games select": {"aria-label": say("game")},
            ".ttl-write-before input": {"aria-label": say("versions-before")},
            ".ttl-write-after input": {"aria-label": say("versions-after")},
            ".ttl-write-reading select": {"aria-label": say("versions-reading")},
        }
        return self

    def _taken(self, words: Any, name: str) -> Button:
        made = Button("ttl-btn", lambda: self.as_before(name), f"{self._named(words, (name, self.rules[name]))} ×")
        made.tooltip = writing_words(self.lang)("remove")
        return made

    def _named(self, words: Any, rule: tuple[str, Any]) -> str:
        text = rule_text(words, rule, self.lang)
        return text if len(text) <= SHORT else f"{text[: SHORT - 1]}…"

    def bundle(self) -> dict[str, Any]:
        """The panel as an output."""
        return {
            **live(self.widget),
            "text/plain": repr(self),
            "text/html": saved_html(f'<div lang="{self.lang}">{self.title.value}</div>'),
        }

    def show(self) -> Self:
        """Show the panel in the running cell (nothing happens outside a notebook)."""
        display_once(self, self.bundle)
        return self

    def _ipython_display_(self) -> None:
        self.show()

    def __repr__(self) -> str:
        return f"versions({self.game.name})"


def _other_readings(game: type[Game]) -> list[tuple[str, Any]]:
    """Every named reading of a parameter that is not the printed one."""
    printed = game.Rules()
    return [
        (name, value) for name, field in game.Rules.model_fields.items() for value in readings(field)
        if value != getattr(printed, name)
    ]  # fmt: skip
