"""One parameter of the rules in the form: its question, its control, what it was, what is wrong with it.
Holds no value of its own: the draft does."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from tabletop_lab.engine.core.errors import Fault

from . import markup
from .rulesdraft import Told, choices, read_list, written

FEW = 4
"""Up to so many readings stand side by side; more are a list to open."""


def css_name(name: str) -> str:
    """A name as part of a CSS class."""
    return name.replace(".", "_")


class Look:
    """Layout and style objects that all fields share: each of their own would be a message to the page."""

    def __init__(self) -> None:
        self.layout = w.Layout()


class Field:
    """The widgets of one parameter; `changed(name, value)` is called when a person changes it."""

    def __init__(self, name: str, field: Any, look: Look, changed: Callable[[str, Any], None]) -> None:
        self.name, self._field, self._changed = name, field, changed
        self._told: Told | None = None
        self._quiet = False
        self.choices = choices(field)
        self.control = self._make()
        self.control.observe(self._edited, "value")
        self.head, self.foot = w.HTML(layout=look.layout), w.HTML(layout=look.layout)
        self.widget = w.HBox([self.head, self.control, self.foot])
        self.visible = True
        self._classes: tuple[str, ...] = ()

    def _make(self) -> w.Widget:
        default = self._field.default
        if isinstance(default, bool):
            return w.Checkbox(indent=False)
        if self.choices:
            many = len(self.choices) > FEW
            control = (w.Dropdown if many else w.ToggleButtons)(options=list(self.choices))
            return control if many else control.add_class("ttl-seg").add_class("wraps")
        # Bounded fields clamp silently; these say what is wrong.
        if isinstance(default, int):
            return w.IntText(continuous_update=False)
        if isinstance(default, float):
            return w.FloatText(continuous_update=False)
        return w.Text(continuous_update=False)

    def _edited(self, change: Any) -> None:
        if self._quiet or change["new"] is None:
            return
        value = change["new"]
        self._changed(self.name, read_list(value) if isinstance(self._field.default, tuple) else value)

    def show(self, told: Told, value: Any, base: Any, changed: bool, fault: Fault | None) -> None:
        """Show a value, and how it stands to the preset and to the other rules."""
        say = told.say
        self._quiet = True
        try:
            if told is not self._told:
                self._name(told)
            self._put(value)
        finally:
            self._quiet = False
        question = escape(told.label(self.name), quote=False)
        self.head.value = (
            f'<span class="mk">{"●" if changed else ""}</span>'
            f"<label>{question}<small>{escape(self.name)}</small></label>"
        )
        was = f'<span class="quiet">{escape(say("default"))}</span>'
        if changed:
            was = f"{escape(say('rules-was', value=told.value(self.name, base)))}<br>" + markup.do(
                "reset", self.name, escape(say("rules-reset")), f'class="un" aria-label="{self._reset(say, question)}"'
            )
        parts = [f'<span class="def">{was}</span>']
        if fault is not None:
            sentence = escape(told.fault(fault, value), quote=False)
            parts.append(
                f'<div class="err" id="{self.error_id}"><span aria-hidden="true">⚠</span><span>{sentence}</span></div>'
            )
        self.foot.value = "".join([*parts, f'<div class="help">{self._help(told, value)}</div>'])
        self._mark("ttl-f", f"field-{css_name(self.name)}", "chg" if changed else "", "bad" if fault else "")

    def hide(self, hidden: bool) -> None:
        """Leave the field out of the form, or take it in again."""
        self.visible = not hidden
        self._mark(*[name for name in self._classes if name != "gone"])

    def aria(self, told: Told, fault: Fault | None) -> dict[str, dict[str, str]]:
        """Roles and names that the controls lack ('' takes one away)."""
        spot, label = f".field-{css_name(self.name)}", told.label(self.name)
        if isinstance(self.control, w.ToggleButtons):
            return {f"{spot} .ttl-seg>div": {"role": "group", "aria-label": label}}
        bad = {"aria-invalid": "true", "aria-describedby": self.error_id} if fault else {}
        return {f"{spot} :is(input,select)": {"aria-invalid": "", "aria-describedby": "", "aria-label": label, **bad}}

    @property
    def error_id(self) -> str:
        """The id of the sentence that says what is wrong."""
        return f"ttl-{self.widget.model_id}"

    def _mark(self, *classes: str) -> None:
        self._classes = tuple(name for name in (*classes, "" if self.visible else "gone") if name)
        self.widget._dom_classes = self._classes

    def _name(self, told: Told) -> None:
        self._told = told
        if isinstance(self.control, w.Checkbox):
            self.control.description = told.say("yes")
        elif self.choices:
            self.control.options = [(told.value(self.name, choice), choice) for choice in self.choices]

    def _put(self, value: Any) -> None:
        """Show a value in the control, as far as it can show it."""
        if self.choices:
            value = value if value in self.choices else None
        elif isinstance(self.control, w.Text):
            value = written(value)
        elif isinstance(value, bool) != isinstance(self.control, w.Checkbox) or not isinstance(value, int | float):
            return
        if self.control.value != value:
            self.control.value = value

    @staticmethod
    def _reset(say: Any, question: str) -> str:
        return escape(f"{say('rules-reset')}: ") + question

    def _help(self, told: Told, value: Any) -> str:
        told_range = told.range(self.name)
        meaning = told.meaning(self.name, value)
        if not meaning:
            spoken = told.words.rule_help(self.name).strip()
            meaning = "" if spoken.removesuffix(".").replace("`", "") == told.label(self.name) else spoken
        text = " ".join(part for part in (told_range, markup.inline(meaning)) if part)
        chips = "".join(markup.chip(c, told.book[c].title, small=True) for c in told.clauses(self.name))
        return f"{text} {chips}".strip()
