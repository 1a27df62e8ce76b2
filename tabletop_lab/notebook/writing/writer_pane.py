"""From a clause to an example in the rulebook: the clause, situations that show it, the picture with its marks and
words, the page. Each part of the page is in a file of its own; this one says what follows from what."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Self

from tabletop_lab.engine import Game
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.calls import checked_but
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.languages import known_language, language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures import saved_html
from tabletop_lab.figures.render import img_html
from tabletop_lab.studio.figure import finished
from tabletop_lab.studio.illustrating import Illustration, Manuscript, Search, Situations
from tabletop_lab.studio.illustrating.situations import GAMES, Situation, rules_for

from .. import markup
from ..show import display_once
from ..widget.event_bridge import EventBridge
from ..widget.layout import NAMES
from ..widget.parts import Box, Button, Dropdown, Html, Segments
from ..widget.region import Region, box, held
from ..words import LANGUAGES
from .clause_list import ClauseList, clause_html
from .found import found_html, rule_text
from .page_part import PagePart
from .picture_part import PicturePart
from .save_part import SavePart
from .words import writing_words
from .words_part import WordsPart


class WriterPane:
    """The panel. `illustration`: the example that is being made, or None; methods do what mouse and keys do.

    >>> from tabletop_lab.games.fourteen_nights import FourteenNights
    >>> pane = WriterPane(FourteenNights, "my_rulebook", lang="en").choose("FN-6.3").pick(0)
    >>> pane.picture.press("1")
    >>> pane.illustration.directive("barred", "en").splitlines()[:2]
    [':::{example} barred', ':asked: no']
    """

    def __init__(self, game: type[Game], folder: Any, lang: str | None = None) -> None:
        self.game, self.lang, self.theme = game, known_language(lang or language()), "light"
        self.manuscript = Manuscript(game, folder)
        self.clause = ""
        self.looked: Situations | None = None
        self.illustration: Illustration | None = None
        self.title = Html("ttl-lab-title")
        self.languages = Segments("ttl-seg ttl-lang", self.speak, [(NAMES[one], one) for one in LANGUAGES], self.lang)
        self.message = Html("ttl-lab-message")
        self.clauses = ClauseList(game, self.choose)
        self.words_of_clause, self.found = Html("ttl-write-clause"), Html("ttl-write-found")
        self.players = Dropdown("ttl-write-players", self._search_again, value=self._usual_players())
        self.bots = Dropdown("ttl-write-bots", self._search_again, value="random")
        self.rules = Dropdown("ttl-write-rules", self._search_again, value="")
        self.further = Button("ttl-btn", self.look_further)
        self.search_row = Box("ttl-row ttl-write-search", self.players, self.bots, self.rules, self.further, row=True)
        self.picture = PicturePart(self._changed, self._refused)
        self.words = WordsPart(self._changed, self._refused)
        self.save = SavePart(self)
        self.page = PagePart(self)
        self.bridge = EventBridge(self._heard)
        head = Box("ttl-lab-head", self.title, self.languages, row=True)
        right = Box("ttl-write-right", self.words_of_clause, self.search_row)
        body = Box("ttl-write-body", self.clauses.part, right, row=True)
        self.region = Region(Box("ttl-lab ttl-write", head, body, self.message))
        self.found_region = Region(Box("ttl-lab ttl-write-founds", self.found))
        self._above, self._below = Region(self.picture.above), Region(self.picture.below)
        self._beside = Region(Box("ttl-lab ttl-write-side", self.words.part))
        self._saving = Region(self.save.part)
        self._page = Region(self.page.part)
        board = box("ttl ttl-write-board", self.picture.board)
        self._making = box(
            "ttl-write-make", box("ttl-write-left-half", self._above, board, self._below),
            box("ttl-write-right-half", self._beside),
        )  # fmt: skip
        self.picture.board.on_report(self._heard)
        self.frame = box("ttl ttl-lab-frame ttl-write-frame", self.region, self.found_region, self.bridge)
        self.widget = box("ttl-first-whole", self.frame)
        self.refresh()

    # --- what a person can do -----------------------------------------------------------------------------------------

    def choose(self, clause: str) -> Self:
        """Choose a clause, and look for situations that show it; TabletopError for one that is not there."""
        self.clause = self.game.rulebook(self.lang).find(clause).id
        self.clauses.list.value = self.clause
        self.illustration, self.rules.value = None, ""
        self.looked = Situations(self.game, self.clause)
        return self._look(Search(self.players.value, self.bots.value))

    def look_further(self) -> Self:
        """Play more games for the chosen clause."""
        return self._look(self.looked.search, 3 * GAMES) if self.looked is not None else self

    def _search_again(self, _: Any) -> Self:
        return self._look(Search(self.players.value, self.bots.value, self.rules.value))

    def _look(self, search: Search, n: int = GAMES) -> Self:
        if self.looked is None:
            return self
        with held(self.region):
            self.say(writing_words(self.lang)("looking"))
        self.players.value, self.bots.value, self.rules.value = search.players, search.bots, search.rule
        try:
            self.looked.look(search, n)
        except TabletopError as error:
            self.refresh()
            return self.say(error.text(self.lang), bad=True)
        self.message.value = ""
        self.refresh()
        return self

    def pick(self, k: int) -> Self:
        """Make an example of the k-th situation."""
        if self.looked is None or not 0 <= k < len(self.looked.found):
            return self
        situation: Situation = self.looked.found[k]
        self.illustration = Illustration(self.clause, situation).shortest()
        self.save.offer(self.illustration)
        self.refresh()
        self.bridge.focus(".ttl-write-above h3")
        return self

    def speak(self, lang: str) -> Self:
        """Switch the language ('en' or 'ko')."""
        self.lang, self.message.value = language(lang), ""
        self.refresh()
        return self

    # --- what follows -------------------------------------------------------------------------------------------------

    def _usual_players(self) -> int:
        seats = list(self.game.seats)
        return 3 if 3 in seats else seats[0]

    def _changed(self) -> None:
        """The example is another one now."""
        self.message.value = ""
        self.save.changed()
        self._show_example()

    def _refused(self, error: TabletopError) -> None:
        self.say(error.text(self.lang), bad=True)

    def say(self, text: str, bad: bool = False) -> Self:
        """Tell something in the panel."""
        role, css = ("alert", "bad") if bad else ("status", "")
        self.message.value = f'<p role="{role}" class="{css}">{escape(text)}</p>'
        return self

    def _heard(self, message: Mapping[str, Any]) -> None:
        kind = message.get("type")
        if kind == "theme" and message["theme"] != self.theme:
            self.theme = str(message["theme"])
            self.refresh()
        elif kind == "do":
            self.pressed(str(message.get("what", "")), str(message.get("with", "")))

    def pressed(self, what: str, which: str) -> None:
        """Handle a press on a situation, on something to try, on the number of a clause."""
        if what == "situation" and which.isdigit():
            self.pick(int(which))
        elif what == "try" and which.isdigit() and self.looked is not None:
            self._look(self.looked.advice()[int(which)])
        elif what == "clause" and which in self.game.rulebook(self.lang):
            if self.illustration is None:
                self.choose(which)
            else:
                self.words_of_clause.value = self._clause(which)

    # --- what is shown ------------------------------------------------------------------------------------------------

    def refresh(self) -> Self:
        """Show everything anew."""
        say, words = writing_words(self.lang), self.game.words(self.lang)
        with held(self.region, self.found_region):
            self.languages.value = self.lang
            self.title.value = f"<h2>{escape(say('title', game=self.game.title[self.lang]))}</h2>"
            self.clauses.show(self.lang)
            self.words_of_clause.value = (
                self._clause(self.clause) if self.clause else f"<p>{escape(say('choose-clause'))}</p>"
            )
            self.search_row.css = "ttl-row ttl-write-search" if self.clause else "ttl-hidden"
            self.players.options = tuple((say("players-count", count=n), n) for n in self.game.seats)
            self.bots.options = tuple((words.bot(name), name) for name in self.game.bots)
            rules = rules_for(self.game, self.clause)
            self.rules.options = tuple((rule_text(words, rule, self.lang), rule) for rule in rules)
            self.further.description = say("look-further", count=3 * GAMES)
            self.found.value = "" if self.looked is None else found_html(self.looked, self.lang, self.theme)
        self._show_example()
        return self

    def _clause(self, clause: str) -> str:
        return clause_html(self.game, clause, self.lang, self.manuscript.text(self.lang))

    def show_page(self) -> None:
        """Show the page anew: under another name, from another folder."""
        if self.illustration is not None:
            with held(self._page):
                self.page.show(self.lang)

    def _show_example(self) -> None:
        made = self.illustration
        if made is not None:
            with held(self._above, self._below, self._beside, self._saving, self._page):
                self.picture.show(made, self.lang, self.theme)
                self.words.show(made, self.lang)
                self.save.show(self.lang)
                self.page.show(self.lang)
        self._named()
        parts = (self.region, self.found_region)
        below = (self._making, self._saving, self._page) if made is not None else ()
        self.frame.children = (*parts, *below, self.bridge)

    def _named(self) -> None:
        say = writing_words(self.lang)
        names = {
            ".ttl-write-frame": {"lang": self.lang},
            ".ttl-write": {"role": "region", "aria-label": say("region")},
            ".ttl-lang>div": {"role": "group", "aria-label": say("language")},
            ".ttl-write-find input": {"aria-label": say("find")},
            ".ttl-write-list select": {"aria-label": say("clauses")},
            ".ttl-write-players select": {"aria-label": say("players")},
            ".ttl-write-bots select": {"aria-label": say("bots")},
            ".ttl-write-rules select": {"aria-label": say("rules")},
            ".ttl-write-modes>div": {"role": "group", "aria-label": say("marks")},
            ".ttl-write-viewer select": {"aria-label": say("viewer")},
            ".ttl-write-crop select": {"aria-label": say("crop")},
            ".ttl-write-start input": {"aria-label": say("start"), "aria-valuetext": self.picture.begins.value},
            ".ttl-write-step input": {"aria-label": say("picture"), "aria-valuetext": self.picture.drawn.value},
        }
        self.bridge.aria = names | self.words.names | self.save.names(self.lang) | self.page.names(self.lang)

    def html(self) -> str:
        """What is saved with the notebook: the title, the clause, the picture and its lines, without a kernel."""
        made, parts = self.illustration, [self.title.value, self.words_of_clause.value]
        if made is not None:
            drawing = finished(made.page(self.lang), made.marked(), made.crop).drawing
            said = f"<p>{markup.sentence(made.caption(self.lang))}</p>"
            parts += [img_html(drawing.svg(), made.alt(self.lang), 560), said]
        return "".join(parts)

    def bundle(self) -> dict[str, Any]:
        """The panel as an output."""
        made: Any = self.widget._repr_mimebundle_() or {}
        data = made[0] if isinstance(made, tuple) else made
        html = saved_html(f'<div lang="{self.lang}">{self.html()}</div>')
        return {**data, "text/plain": repr(self), "text/html": html}

    def show(self) -> Self:
        """Show the panel in the running cell (nothing happens outside a notebook)."""
        display_once(self, self.bundle)
        return self

    def _ipython_display_(self) -> None:
        self.show()

    def __repr__(self) -> str:
        return f"illustrate({self.game.name}{f', {self.clause}' if self.clause else ''})"



@checked_but("game", "folder")
def illustrate(game: object, folder: object = "my_rulebook", lang: str | None = None) -> WriterPane:
    """Show the panel; see `tabletop_lab.notebook.illustrate`."""
    try:
        path = Path(folder)  # type: ignore[arg-type]
    except Exception:
        raise TabletopError(localized("no_folder", "call", name="folder", given=echo(folder))) from None
    return WriterPane(catalogue.find(game), path, lang).show()
