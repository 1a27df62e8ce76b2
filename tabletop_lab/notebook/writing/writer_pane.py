"""From a clause to an example in the rulebook: the clause, situations that show it, the picture with its marks and
words, the page. Each part of the page is in a file of its own; this one says what follows from what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from ..show import display_once, live
from ..widget.event_bridge import EventBridge
from ..widget.layout import NAMES
from ..widget.parts import Box, Button, Dropdown, Html, Segments
from ..widget.region import Region, box, held
from ..words import LANGUAGES
from .clause_list import ClauseList, clause_html
from .found import FoundPart, rule_text
from .own_rulebooks import Permission, own_folder, with_rulebooks
from .page_part import PagePart
from .picture_part import PicturePart
from .save_part import SavePart
from .soon import Soon
from .versions_pane import VersionsPane
from .words import writing_words
from .words_part import WordsPart

PAUSE = 0.35
"""Seconds for which a clause of the list stays chosen before games are played for it."""


class WriterPane:
    """The panel. `illustration`: the example that is being made, or None; methods do what mouse and keys do.

    >>> from tabletop_lab.games.fourteen_nights import FourteenNights
    >>> pane = WriterPane(FourteenNights, lang="en").choose("FN-6.3").pick(0)
    >>> pane.picture.press("1")
    >>> pane.illustration.directive("barred", "en").splitlines()[:2]
    [':::{example} barred', ':asked: no']
    """

    def __init__(self, game: type[Game], folder: Any = None, lang: str | None = None) -> None:
        self.game, self.lang, self.theme = game, known_language(lang or language()), "light"
        self.manuscript = Manuscript(game, own_folder(game) if folder is None else folder)
        self.permission = Permission(folder)
        self.clause = ""
        self.looked: Situations | None = None
        self._fresh: int | None = None
        self.illustration: Illustration | None = None
        self.title = Html("ttl-lab-title")
        self.games = Dropdown("ttl-write-games", self.take, value=game.name)
        self.languages = Segments("ttl-seg ttl-lang", self.speak, [(NAMES[one], one) for one in LANGUAGES], self.lang)
        self.message = Html("ttl-lab-message")
        self.clauses = ClauseList(game, self.choose_soon)
        self._soon = Soon(PAUSE)
        self.words_of_clause, self.found = Html("ttl-write-clause"), FoundPart()
        self.players = Dropdown("ttl-write-players", self._search_again, value=self._usual_players())
        self.bots = Dropdown("ttl-write-bots", self._search_again, value="random")
        self.rules = Dropdown("ttl-write-rules", self._search_again, value="")
        self.further = Button("ttl-btn", self.look_further)
        self._labels = {name: Html("ttl-write-label") for name in ("players", "bots", "rules")}
        fields = (Box("", self._labels[name], getattr(self, name)) for name in self._labels)
        self.search_row = Box("ttl-row ttl-write-search", *fields, self.further, row=True)
        self.picture = PicturePart(self._changed, self._refused)
        self.words = WordsPart(self._changed, self._refused)
        self.save = SavePart(self)
        self.page = PagePart(self)
        self.bridge = EventBridge(self._heard)
        head = Box("ttl-lab-head", self.title, self.games, self.languages, row=True)
        self.region = Region(Box("ttl-lab ttl-write", head, self.message))
        listed = Region(Box("ttl-lab", self.clauses.part))
        chosen = Region(Box("ttl-lab ttl-write-chosen", self.words_of_clause, self.search_row))
        self.found_region = Region(self.found.part)
        self._parts = self.region, listed, chosen, self.found_region
        # What was found stands beside the list, seen at once; in a region of its own, as its pictures are large.
        self._body = box(
            "ttl-write-body", box("ttl-write-left", listed), box("ttl-write-right", chosen, self.found_region)
        )
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
        self.frame = box("ttl ttl-lab-frame ttl-write-frame", self.region, self._body, self.bridge)
        self.widget = box("ttl-first-whole", self.frame)
        self.refresh()

    # --- what a person can do -----------------------------------------------------------------------------------------

    def take(self, game: Any) -> Self:
        """Go to the rulebook of another game, with a folder of its own. TabletopError for a game without one."""
        found = catalogue.find(game)
        if found is not self.game:
            self.manuscript, self.game = Manuscript(found, own_folder(found)), found
            self.clauses.game, self.clauses.find.value = found, ""
            self.clause, self.looked, self.illustration = "", None, None
            self.games.value, self.clauses.list.value = found.name, None
            self.players.value, self.bots.value, self.rules.value = self._usual_players(), "random", ""
            self.save.folder.value = str(self.manuscript.folder)
            self.message.value = ""
        return self.refresh()

    def take_folder(self, folder: Any) -> Self:
        """Write into another folder from now on."""
        self.manuscript = Manuscript(self.game, folder)
        self.save.changed()
        return self.refresh()

    def choose(self, clause: str) -> Self:
        """Choose a clause, and look for situations that show it; TabletopError for one that is not there."""
        self._begin(self.game.rulebook(self.lang).find(clause).id)
        return self._look(Search(self.players.value, self.bots.value))

    def choose_soon(self, clause: str) -> None:
        """Choose a clause, and look for situations when nobody has gone on to another one: arrow keys pass many."""
        self._begin(clause)
        self._tell_looking()
        search = Search(self.players.value, self.bots.value)
        self._soon(lambda: self._look(search))

    def _begin(self, clause: str) -> None:
        self._soon.cancel()
        self.clause = self.clauses.list.value = clause
        self.illustration, self.rules.value = None, ""
        self.looked, self._fresh = Situations(self.game, clause), None

    def look_further(self) -> Self:
        """Play more games for the chosen clause; say what came of it, mark it, and lead there."""
        if self.looked is None:
            return self
        before = self._fresh = len(self.looked.found)
        self._look(self.looked.search, 3 * GAMES)
        if not self.message.value:  # nothing went wrong
            came = len(self.looked.found) - before
            self.found.say(writing_words(self.lang)("came", count=came, games=3 * GAMES))
            if came:
                self.bridge.focus(f'.ttl-write-found [data-with="{before}"]')
        return self

    def _search_again(self, _: Any) -> Self:
        self._fresh = None
        return self._look(Search(self.players.value, self.bots.value, self.rules.value))

    def _look(self, search: Search, n: int = GAMES) -> Self:
        if self.looked is None:
            return self
        self._tell_looking()
        self.players.value, self.bots.value, self.rules.value = search.players, search.bots, search.rule
        try:
            self.looked.look(search, n)
        except TabletopError as error:
            self.refresh()
            return self.say(error.text(self.lang), bad=True)
        self.message.value = ""
        self.refresh()
        return self

    def _tell_looking(self) -> None:
        with held(*self._parts):
            self.message.value, self.words_of_clause.value = "", self._clause(self.clause)
            self.found.own.value = self.found.found.value = ""
            self.found.say(writing_words(self.lang)("looking", clause=self.clause))
        if self.illustration is None:
            self._show_example()

    def pick(self, k: int) -> Self:
        """Make an example of the k-th situation."""
        if self.looked is None or not 0 <= k < len(self.looked.found):
            return self
        situation: Situation = self.looked.found[k]
        return self._make(lambda: Illustration(self.clause, situation).shortest())

    def reopen(self, name: str) -> Self:
        """Go on with an example that stands below the clause in the folder's rulebook."""
        return self._make(lambda: self.manuscript.opened(self.clause, name))

    def _make(self, make: Callable[[], Illustration]) -> Self:
        self.found.say(writing_words(self.lang)("making"))
        try:
            self.illustration = make()
        except TabletopError as error:
            self.found.say("")
            return self.say(error.text(self.lang), bad=True)
        self.save.offer(self.illustration)
        self.refresh()
        self.bridge.focus(".ttl-write-above h3")
        return self

    def kept_anew(self) -> None:
        """The folder's rulebook has another example now."""
        self.words_of_clause.value = self._clause(self.clause)
        self._show_found()
        self._named()

    def _show_found(self) -> None:
        own: dict[str, Illustration] = {}
        for name in self.manuscript.own(self.clause) if self.clause else ():
            try:
                own[name] = self.manuscript.opened(self.clause, name)
            except TabletopError as error:
                self.say(error.text(self.lang), bad=True)
        with held(self.found_region):
            self.found.show(self.looked, own, self.lang, self.theme, self._fresh)

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
        elif what == "own":
            self.reopen(which)
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
        with held(*self._parts):
            self.languages.value = self.lang
            self.title.value = f"<h2>{escape(say('region'))}</h2>"
            self.games.options = tuple((game.title[self.lang], name) for name, game in with_rulebooks(self.game))
            self.clauses.show(self.lang)
            self.words_of_clause.value = (
                self._clause(self.clause) if self.clause else f"<p>{escape(say('choose-clause'))}</p>"
            )
            self.search_row.css = "ttl-row ttl-write-search" if self.clause else "ttl-hidden"
            for name, label in self._labels.items():
                label.value = escape(say(name))
            self.players.options = tuple((say("players-count", count=n), n) for n in self.game.seats)
            self.bots.options = tuple((words.bot(name), name) for name in self.game.bots)
            rules = rules_for(self.game, self.clause)
            self.rules.options = tuple((rule_text(words, rule, self.lang), rule) for rule in rules)
            self.further.description = say("look-further", count=3 * GAMES)
            self._show_found()
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
        below = (self._making, self._saving, self._page) if made is not None else ()
        self.frame.children = (self.region, self._body, *below, self.bridge)

    def _named(self) -> None:
        say = writing_words(self.lang)
        names = {
            ".ttl-write-frame": {"lang": self.lang, "role": "region", "aria-label": say("region")},
            ".ttl-lang>div": {"role": "group", "aria-label": say("language")},
            ".ttl-write-games select": {"aria-label": say("game")},
            ".ttl-write-steps": {"role": "group", "aria-label": say("panels")},
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
        html = saved_html(f'<div lang="{self.lang}">{self.html()}</div>')
        return {**live(self.widget), "text/plain": repr(self), "text/html": html}

    def show(self) -> Self:
        """Show the panel in the running cell (nothing happens outside a notebook)."""
        display_once(self, self.bundle)
        return self

    def _ipython_display_(self) -> None:
        self.show()

    def __repr__(self) -> str:
        return f"illustrate({self.game.name}{f', {self.clause}' if self.clause else ''})"


@checked_but("game", "folder")
def illustrate(game: object, folder: object = None, lang: str | None = None) -> WriterPane:
    """Show the panel; see `tabletop_lab.notebook.illustrate`."""
    try:
        path = None if folder is None else Path(folder)  # type: ignore[arg-type]
    except Exception:
        raise TabletopError(localized("no_folder", "call", name="folder", given=echo(folder))) from None
    return WriterPane(catalogue.find(game), path, lang).show()


@checked_but("game", "before", "after")
def versions(game: object, before: object = "", after: object = None, lang: str | None = None) -> VersionsPane:
    """Show the panel; see `tabletop_lab.notebook.versions`."""
    return VersionsPane(catalogue.find(game), before or "", after, lang).show()
