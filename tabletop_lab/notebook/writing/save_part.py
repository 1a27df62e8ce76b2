"""Keeping an example: its name, the folder of one's own rulebook, the lines that ask for it, the book that has it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.studio.illustrating import Illustration

from ..widget.parts import Box, Button, Html, Text
from .own_rulebooks import own_folder
from .words import needs_html, writing_words

if TYPE_CHECKING:
    from .writer_pane import WriterPane


class SavePart:
    """The row with which an example is kept. What was kept is told below it."""

    def __init__(self, pane: WriterPane) -> None:
        self._pane = pane
        self.head, self.said, self.lines = Html(), Html("ttl-write-said"), Html("ttl-write-lines")
        self.name = Text("ttl-write-name", lambda _: pane.show_page(), live=True)
        self.folder = Text("ttl-write-folder", self._folder, str(pane.manuscript.folder))
        self.record = Button("ttl-btn", self.save_record)
        self.put = Button("ttl-btn go", self.put_in)
        self.book = Button("ttl-btn", self.make_book)
        self.agree = Button("ttl-btn", self.agreed)
        self.needs = Html("ttl-write-needs")
        self._wanted: Callable[[], None] | None = None
        self._labels = Html("ttl-write-label"), Html("ttl-write-label")
        fields = Box("ttl-row", Box("", self._labels[0], self.name), Box("", self._labels[1], self.folder), row=True)
        self._asks = Box("ttl-row", row=True)
        buttons = Box("ttl-row", self.put, self.record, self.book, row=True)
        self.part = Box("ttl-lab ttl-write-save", self.head, fields, buttons, self.needs, self.said, self._asks,
                        self.lines)  # fmt: skip

    # --- what a person can do -----------------------------------------------------------------------------------------

    def save_record(self) -> None:
        """Write the record alone, and show the lines that ask for it."""
        pane, say = self._pane, writing_words(self._pane.lang)
        made = pane.illustration
        if made is None or not self._may(self.save_record):
            return
        try:
            saved = pane.manuscript.save(made, self.name.value)
        except (TabletopError, OSError) as error:
            self._refused(error)
            return
        self._say(say("saved", file=str(saved.record)))
        self._show_lines(made, saved.record.stem)

    def put_in(self) -> None:
        """Write the record, and put the example into the rulebooks of the folder."""
        pane, say = self._pane, writing_words(self._pane.lang)
        made = pane.illustration
        if made is None or not self._may(self.put_in):
            return
        self._say(say("putting"))
        try:
            saved = pane.manuscript.put(made, self.name.value)
        except (TabletopError, OSError) as error:
            self._refused(error)
            return
        first, second = (str(file) for file in saved.rulebooks)
        pane.kept_anew()
        self._say(say("put-done", file=str(saved.record), first=first, second=second, clause=made.clause))
        self._show_lines(made, saved.record.stem)
        self.show(pane.lang)

    def make_book(self) -> None:
        """Make the whole book of the folder's rulebook as PDF, in the language of the panel."""
        from tabletop_lab.studio import book

        pane, folder = self._pane, self._pane.manuscript.folder
        if not self._may(self.make_book):
            return
        self._say(writing_words(pane.lang)("making-book"))
        try:
            (file,) = book(pane.game, lang=pane.lang, to="pdf", folder=folder, source=folder, examples=folder)
        except (TabletopError, OSError) as error:
            self._refused(error)
            return
        self._say(writing_words(pane.lang)("book-done", file=str(file)))

    def agreed(self) -> None:
        """Write to a folder outside of that of the notebook, as was asked."""
        wanted, self._wanted = self._wanted, None
        self._asks.children = ()
        self._pane.permission.give(self._pane.manuscript.folder)
        if wanted is not None:
            wanted()

    def _may(self, wanted: Callable[[], None]) -> bool:
        """Whether the folder may be written to; else the person is asked, and `wanted` waits for the answer."""
        folder, say = self._pane.manuscript.folder, writing_words(self._pane.lang)
        if self._pane.permission.covers(folder):
            return True
        self._say(say("outside", folder=str(folder.resolve()), here=str(Path.cwd())), bad=True)
        self._wanted, self._asks.children = wanted, (self.agree,)
        return False

    def _folder(self, text: str) -> None:
        """Take another folder; an empty field is the game's own folder beside the notebook, and is shown as such."""
        folder = text.strip() or str(own_folder(self._pane.game))
        self.folder.value = folder
        self._pane.take_folder(folder)

    # --- what is shown ------------------------------------------------------------------------------------------------

    def offer(self, made: Illustration) -> None:
        """Offer a name for a new example."""
        self.name.value = made.kept or made.clause.lower().replace("-", "_").replace(".", "_")
        self.changed()

    def changed(self) -> None:
        """What was said of an earlier state of the example does not hold any more."""
        self.said.value = self.lines.value = ""
        self._wanted, self._asks.children = None, ()

    def _refused(self, error: TabletopError | OSError) -> None:
        if isinstance(error, TabletopError):
            text = error.text(self._pane.lang)
        else:
            text = f"{error.filename or ''}: {error.strerror or error}"
        self._say(text, bad=True)

    def _say(self, text: str, bad: bool = False) -> None:
        role, css = ("alert", "bad") if bad else ("status", "")
        rows = "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())
        self.said.value = f'<div role="{role}" class="{css}">{rows}</div>'

    def _show_lines(self, made: Illustration, name: str) -> None:
        say = writing_words(self._pane.lang)
        self.lines.value = "".join(
            f"<h4>{escape(say('directive', tongue=say(f'tongue-{lang}')))}</h4>"
            f'<pre tabindex="0" lang="{lang}">{escape(made.directive(name, lang))}</pre>'
            for lang in LANGUAGES
        )

    def show(self, lang: str) -> None:
        """Show the row."""
        say = writing_words(lang)
        self.head.value = f"<h3>{escape(say('save'))}</h3>"
        self._labels[0].value, self._labels[1].value = escape(say("name")), escape(say("folder"))
        self.record.description, self.put.description = say("save-record"), say("put")
        self.book.description, self.agree.description = say("make-book"), say("agree")
        self.needs.value = needs_html("pdf", lang)
        self.book.disabled = bool(self.needs.value) or not self._pane.manuscript.file(lang).is_file()

    def names(self, lang: str) -> dict[str, dict[str, str]]:
        """What the fields are called."""
        say = writing_words(lang)
        return {
            ".ttl-write-name input": {"aria-label": say("name")},
            ".ttl-write-folder input": {"aria-label": say("folder")},
        }
