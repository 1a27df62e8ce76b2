"""The words of an example in both languages: caption, words for those who do not see it, words of its numbers."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.studio.illustrating import Callout, Illustration

from ..widget.parts import Box, Button, Html, Part, Text
from ..widget.picture import place_text
from .words import writing_words


class WordsPart:
    """Fields for all words; what is offered stands in them in grey. `names`: what each field is called, by selector."""

    def __init__(self, changed: Callable[[], Any], refused: Callable[[TabletopError], Any]) -> None:
        self._changed, self._refused = changed, refused
        self.made: Illustration | None = None
        self.head = Html()
        self.fields: dict[tuple[str, str], Text] = {}
        self._labels: dict[str, Html] = {}
        self._rows: dict[str, Box] = {}
        for what, rows in (("caption", 2), ("alt", 4)):
            self._labels[what] = Html("ttl-write-label")
            for lang in LANGUAGES:
                self.fields[what, lang] = self._field(f"{what}-{lang}", what, lang, rows)
            self._rows[what] = Box("ttl-write-pair", *(self.fields[what, lang] for lang in LANGUAGES), row=True)
        self.numbers = Box("ttl-write-numbers")
        self._kept: dict[str, _Row] = {}
        self.names: dict[str, dict[str, str]] = {}
        self.part = Box(
            "ttl-write-words", self.head, self._labels["caption"], self._rows["caption"], self.numbers,
            self._labels["alt"], self._rows["alt"],
        )  # fmt: skip

    def _field(self, css: str, what: str, lang: str, rows: int) -> Text:
        return Text(f"ttl-write-text {css}", lambda text: self._write(what, lang, text), rows=rows)

    def _write(self, what: str, lang: str, text: str) -> None:
        self._do(lambda made: made.write(what, lang, text))

    def _do(self, change: Callable[[Illustration], Any]) -> None:
        if self.made is None:
            return
        try:
            change(self.made)
        except TabletopError as error:
            self._refused(error)
        else:
            self._changed()

    def show(self, made: Illustration, lang: str) -> None:
        """Show the words of an example."""
        if made is not self.made:
            self._kept.clear()
        self.made, say = made, writing_words(lang)
        self.names = {}
        quiet = f'<p class="quiet">{escape(say("offered"))}</p>'
        self.head.value = f"<h3>{escape(say('words'))}</h3>{quiet}"
        for (what, tongue), field in self.fields.items():
            field.value = made.own.get((what, tongue), "")
            field.placeholder = getattr(made, f"offered_{what}")(tongue)
            self._labels[what].value = escape(say(what))
            # A storyboard numbers its sentences itself, and the game says each panel in words.
            unused = made.panels and what == "alt"
            self._labels[what].css = "ttl-hidden" if unused else "ttl-write-label"
            self._rows[what].css = "ttl-hidden" if unused else "ttl-write-pair"
            self.names[f".{what}-{tongue} textarea"] = {
                "aria-label": f"{say(what)}, {say(f'tongue-{tongue}')}", "lang": tongue}  # fmt: skip
        for place in [place for place in self._kept if place not in {one.place for one in made.callouts}]:
            del self._kept[place]
        rows: list[Part] = []
        for number, one in enumerate(made.callouts, 1):
            row = self._kept.setdefault(one.place, _Row(self, one.place))
            rows.append(row.show(number, one, made, lang))
        self.numbers.children = () if made.panels else rows

    def remove(self, place: str) -> None:
        """Take the number of a place away."""
        self._do(lambda made: made.press(place))

    def say(self, place: str, lang: str, text: str) -> None:
        """Give the words of a number in a language."""
        self._do(lambda made: made.say(place, lang, text))


class _Row:
    """The words of one number."""

    def __init__(self, words: WordsPart, place: str) -> None:
        self._words = words
        self.label = Html("ttl-write-label")
        self.fields = {
            lang: Text(f"ttl-write-text {lang}", lambda text, lang=lang: words.say(place, lang, text), rows=1)
            for lang in LANGUAGES
        }  # fmt: skip
        self.remove = Button("ttl-btn flat", lambda: words.remove(place))
        pair = Box("ttl-write-pair", *self.fields.values(), row=True)
        self.part = Box("ttl-write-number", Box("ttl-row", self.label, self.remove, row=True), pair)

    def show(self, number: int, one: Callout, made: Illustration, lang: str) -> Box:
        say = writing_words(lang)
        place = place_text(made.match.words(lang), one.place)
        name = say("callout", number=number, place=place)
        self.part.css = f"ttl-write-number number-{number}"
        self.label.value = f'<b class="ttl-write-disc">{number}</b> {escape(place)}'
        self.remove.description, self.remove.tooltip = say("remove"), f"{say('remove')}: {name}"
        for tongue, field in self.fields.items():
            field.value, field.placeholder = one.own.get(tongue, ""), made.offered_words(one, tongue)
            self._words.names[f".number-{number} .{tongue} textarea"] = {
                "aria-label": f"{name}, {say(f'tongue-{tongue}')}", "lang": tongue}  # fmt: skip
        return self.part
