"""One parameter of the rules in the form: its question, its control, its old value, what is wrong with it.
It holds no value of its own: the draft does."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any
from uuid import uuid4

from tabletop_lab.engine.core.errors import Fault

from .. import markup
from ..widget.parts import Box, Check, Dropdown, Entry, Html, Number, Segments, Text
from .draft import RuleTexts, choices, read_list, written

FEW = 4
"""Up to this number, readings are shown side by side; more of them become a dropdown list."""


def css_name(name: str) -> str:
    """A name as part of a CSS class."""
    return name.replace(".", "_")


class RuleNumber(Number):
    """A number field whose text is always reported, so that the form can say what is wrong with it.

    >>> number = RuleNumber("", print)
    >>> number.read("7"), number.read("1e9"), number.read("2.5"), number.read("")
    (7, 1000000000, 2.5, '')
    """

    def read(self, value: Any) -> Any:
        try:
            number = float(value)
        except ValueError:
            return str(value).strip()
        return int(number) if number.is_integer() else number


class Field:
    """The widgets of one parameter; `changed(name, value)` is called when a person changes it."""

    def __init__(self, name: str, field: Any, changed: Callable[[str, Any], None]) -> None:
        self.name, self._field, self._changed = name, field, changed
        self._texts: RuleTexts | None = None
        self.choices = choices(field)
        self.control = self._make()
        self.head, self.foot = Html(), Html()
        self.widget = Box("", self.head, self.control, self.foot, row=True)
        self.visible = True
        self.error_id = f"ttl-{uuid4().hex}"
        """The id of the element with the error message."""

    def _make(self) -> Entry:
        default = self._field.default
        if isinstance(default, bool):
            return Check("", self._edited)
        if self.choices:
            return Dropdown("", self._edited) if len(self.choices) > FEW else Segments("ttl-seg wraps", self._edited)
        # Any number can be typed: the form then says what is wrong with it.
        return RuleNumber("", self._edited) if isinstance(default, int | float) else Text("", self._edited)

    def _edited(self, value: Any) -> None:
        self._changed(self.name, read_list(value) if isinstance(self._field.default, tuple) else value)

    def show(self, texts: RuleTexts, value: Any, base: Any, changed: bool, fault: Fault | None) -> None:
        """Show a value, and how it compares with the preset and the other rules."""
        say = texts.say
        if texts is not self._texts:
            self._name(texts)
        self._put(value)
        question = escape(texts.label(self.name), quote=False)
        self.head.value = (
            f'<span class="mk">{"●" if changed else ""}</span>'
            f"<label>{question}<small>{escape(self.name)}</small></label>"
        )
        was = f'<span class="quiet">{escape(say("default"))}</span>'
        if changed:
            was = f"{escape(say('rules-was', value=texts.value(self.name, base)))}<br>" + markup.do(
                "reset", self.name, escape(say("rules-reset")), f'class="un" aria-label="{self._reset(say, question)}"'
            )
        parts = [f'<span class="def">{was}</span>']
        if fault is not None:
            sentence = escape(texts.fault(fault, value), quote=False)
            parts.append(
                f'<div class="err" id="{self.error_id}"><span aria-hidden="true">⚠</span><span>{sentence}</span></div>'
            )
        self.foot.value = "".join([*parts, f'<div class="help">{self._help(texts, value)}</div>'])
        gone = "" if self.visible else "gone"
        self.widget.css = " ".join(
            name for name in
            ("ttl-f", f"field-{css_name(self.name)}", "chg" if changed else "", "bad" if fault else "", gone) if name
        )  # fmt: skip

    def aria(self, texts: RuleTexts, fault: Fault | None) -> dict[str, dict[str, str]]:
        """The ARIA roles and names that the controls lack ('' removes one)."""
        spot, label = f".field-{css_name(self.name)}", texts.label(self.name)
        if isinstance(self.control, Segments):
            return {f"{spot} .ttl-seg>div": {"role": "group", "aria-label": label}}
        bad = {"aria-invalid": "true", "aria-describedby": self.error_id} if fault else {}
        return {f"{spot} :is(input,select)": {"aria-invalid": "", "aria-describedby": "", "aria-label": label, **bad}}

    def _name(self, texts: RuleTexts) -> None:
        self._texts = texts
        if isinstance(self.control, Check):
            self.control.description = texts.say("yes")
        elif isinstance(self.control, Dropdown | Segments):
            self.control.options = tuple((texts.value(self.name, choice), choice) for choice in self.choices)

    def _put(self, value: Any) -> None:
        """Show a value in the control, as far as the control can show it."""
        if self.choices:
            value = value if value in self.choices else None
        elif isinstance(self.control, Number | Check):
            if isinstance(value, bool) != isinstance(self.control, Check) or not isinstance(value, int | float):
                return
        else:
            value = written(value)
        self.control.value = value

    @staticmethod
    def _reset(say: Any, question: str) -> str:
        return escape(f"{say('rules-reset')}: ") + question

    def _help(self, texts: RuleTexts, value: Any) -> str:
        told_range = texts.range(self.name)
        meaning = texts.meaning(self.name, value)
        if not meaning:
            help_text = texts.words.rule_help(self.name).strip()
            meaning = "" if help_text.removesuffix(".").replace("`", "") == texts.label(self.name) else help_text
        text = " ".join(part for part in (told_range, markup.inline(meaning)) if part)
        chips = "".join(markup.chip(c, texts.book[c].title, small=True) for c in texts.clauses(self.name))
        return f"{text} {chips}".strip()
