"""The page of the rulebook on which the example stands, as it is printed, seen before anything is written."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.studio.to_html import html

from ..widget.parts import Box, Html, Segments
from .words import writing_words

if TYPE_CHECKING:
    from .writer_pane import WriterPane

UNWRITTEN = "example"
"""The name of an example on the page as long as it has no name that it could have."""
QUIET = "<style>h1,nav,.promise,.facts{display:none}main{padding-top:0}h2{margin-top:1rem}</style>"
"""A part of a book is shown without the book's title and contents."""


class PagePart:
    """The page in a frame of its own; its language and how much of the chapter is shown can be chosen."""

    def __init__(self, pane: WriterPane) -> None:
        self._pane = pane
        self.head, self.sheet = Html(), Html("ttl-write-sheet")
        self.much = Segments("ttl-seg ttl-write-much", lambda _: self.show(pane.lang), value="example")
        self.tongue = Segments("ttl-seg ttl-write-tongue", lambda _: self.show(pane.lang), value=pane.lang)
        tools = Box("ttl-row ttl-write-tools", self.head, self.much, self.tongue, row=True)
        self.part = Box("ttl-lab ttl-write-page", tools, self.sheet)

    def show(self, lang: str) -> None:
        """Show the page as it would be now; what is wrong with it is told with its line."""
        pane, say = self._pane, writing_words(lang)
        made = pane.illustration
        if made is None:
            return
        self.head.value = f"<h3>{escape(say('page'))}</h3>"
        self.much.options = tuple((say(f"page-{one}"), one) for one in ("example", "clause", "chapter"))
        self.tongue.options = tuple((say(f"tongue-{one}"), one) for one in LANGUAGES)
        tongue = self.tongue.value
        try:
            name = pane.manuscript.name_for(made, pane.save.name.value)
        except TabletopError:
            name = UNWRITTEN
        try:
            shown = html(pane.manuscript.page(made, name, tongue, much=self.much.value))
        except TabletopError as error:
            lines = "".join(f"<p>{escape(line)}</p>" for line in error.text(lang).splitlines())
            self.sheet.value = f'<div role="alert" class="bad">{lines}</div>'
            return
        shown = shown.replace("</head>", f"{QUIET}</head>", 1)
        title = escape(say("page-frame", tongue=say(f"tongue-{tongue}")), quote=True)
        self.sheet.value = f'<iframe sandbox="" title="{title}" srcdoc="{escape(shown, quote=True)}"></iframe>'

    def names(self, lang: str) -> dict[str, dict[str, str]]:
        """What the fields are called."""
        say = writing_words(lang)
        return {
            ".ttl-write-much>div": {"role": "group", "aria-label": say("page")},
            ".ttl-write-tongue>div": {"role": "group", "aria-label": say("language")},
        }
