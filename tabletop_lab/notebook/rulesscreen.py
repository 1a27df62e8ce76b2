"""The form that edits rules, as it stands in the page: head, summary of errors, chapters, fields, foot.
Changes nothing itself; what a person does stands in `ruleseditor.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import ipywidgets as w

from . import markup
from .rulesdraft import Draft, Told
from .rulesfield import Field, Look, css_name
from .words import LANGUAGES, Say

NAMES = {"en": "EN", "ko": "한국어"}


def box(kind: type[w.Box], css: str, *children: w.Widget) -> w.Box:
    """A box with CSS classes."""
    made = kind(list(children))
    made._dom_classes = tuple(css.split())
    return made


class Form:
    """The form over one draft. `do(what, value)` is called for everything a person does in it."""

    def __init__(self, draft: Draft, do: Callable[[str, Any], None]) -> None:
        self._draft, self._do = draft, do
        self._chapters: dict[str, list[str]] = {}
        look = Look()
        self.fields = {
            name: Field(name, field, look, lambda name, value: do("set", (name, value)))
            for name, field in draft.fields.items()
        }
        self.title, self.message, self.nav, self.count, self.reason, self.clause, self.empty = (
            w.HTML(layout=look.layout) for _ in range(7)
        )
        self.presets = w.Dropdown()
        self.presets.observe(lambda change: self._told("preset", change["new"]), "value")
        self.search = w.Text()
        self.search.observe(lambda change: self._told("search", change["new"]), "value")
        self.only = w.ToggleButton()
        self.only.observe(lambda change: self._told("only", change["new"]), "value")
        self.language = w.ToggleButtons(options=[(NAMES[lang], lang) for lang in LANGUAGES])
        self.language.observe(lambda change: self._told("lang", change["new"]), "value")
        self.all, self.apply, self.close = w.Button(), w.Button(), w.Button()
        self.all.on_click(lambda _: do("reset all", ""))
        self.apply.on_click(lambda _: do("apply", ""))
        self.close.on_click(lambda _: do("close", ""))
        for widget, css in (
            (self.title, "ttl-title"), (self.message, "ttl-msgbox"), (self.nav, "ttl-nav"), (self.count, "ttl-count"),
            (self.reason, "quiet"), (self.clause, "ttl-clausebox"), (self.presets, "ttl-preset"),
            (self.only, "ttl-btn"), (self.language, "ttl-seg ttl-lang"), (self.all, "ttl-btn flat"),
            (self.apply, "ttl-btn go"), (self.close, "ttl-btn flat"),
        ):  # fmt: skip
            widget._dom_classes = (*widget._dom_classes, *css.split())
        self.heads: dict[str, w.HTML] = {}
        self.sections: dict[str, w.Box] = {}
        self._look = look
        self.body = box(w.VBox, "ttl-form")
        find = box(w.HBox, "ttl-find", self.search)
        self.head = box(w.HBox, "ttl-head", self.title, self.presets, find, self.only, self.language)
        foot = box(w.HBox, "ttl-foot", self.count, self.all, self.apply, self.reason)
        self.widget = box(w.VBox, "ttl-rules", self.head, self.message, self.nav, self.body, self.clause, foot)
        self._spoken: Told | None = None
        self._quiet = False

    def _told(self, what: str, value: Any) -> None:
        if not self._quiet:
            self._do(what, value)

    def closable(self) -> None:
        """Give the form a button that closes it."""
        self.head.children = (*self.head.children, self.close)

    # --- showing --------------------------------------------------------------------------------------------------

    def show(self, told: Told, title: str, stands: str, wanted: str, only: bool, clause: str, done: str) -> None:
        """Show the draft: `wanted` is searched for, `clause` stands open, `done` is what was done just now."""
        draft, say = self._draft, told.say
        self._quiet = True
        try:
            if told is not self._spoken:
                self._speak(told, title)
            self._show_head(told, wanted, only)
        finally:
            self._quiet = False
        changed, faulty = set(draft.changed()), {fault.where: fault for fault in draft.faults}
        for name, field in self.fields.items():
            field.show(told, draft.values[name], draft.base(name), name in changed, faulty.get(name))
            field.hide((only and name not in changed) or not (not wanted.strip() or told.matches(name, wanted)))
        for chapter, names in self._chapters.items():
            gone = "" if any(self.fields[name].visible for name in names) else "gone"
            self.sections[chapter]._dom_classes = tuple(f"ttl-sec sec-{css_name(chapter)} {gone}".split())
        none = not any(field.visible for field in self.fields.values())
        sentence = say("rules-none", wanted=wanted) if wanted.strip() else say("rules-none-changed")
        clear = markup.do("clear", "", escape(say("rules-clear")), 'class="un"')
        found = f'<p class="none">{escape(sentence, quote=False) if none else ""} {clear}</p>'
        self.empty.value = found if none or wanted.strip() or only else ""
        self.nav.value = self._chapter_list(told, changed, faulty)
        self._show_message(told, done)
        self._show_foot(told, stands)
        self.clause.value = clause_text(told, clause) if clause else ""

    def aria(self, told: Told) -> dict[str, dict[str, str]]:
        """Roles and names for the page."""
        say, faulty = told.say, {fault.where: fault for fault in self._draft.faults}
        found = {
            ".ttl-rules": {"role": "form", "aria-label": say("rules-edit"), "tabindex": "-1", "lang": say.lang},
            ".ttl-form": {"role": "region", "aria-label": say("rules-form"), "tabindex": "0"},
            ".ttl-preset select": {"aria-label": say("rules-preset")},
            ".ttl-find input": {"aria-label": say("rules-find")},
            ".ttl-lang>div": {"role": "group", "aria-label": say("language")},
        }
        for name, field in self.fields.items():
            found |= field.aria(told, faulty.get(name))
        return found

    def _speak(self, told: Told, title: str) -> None:
        """Everything that changes with the language alone."""
        self._spoken, say = told, told.say
        self._chapters = told.chapters()
        for chapter, names in self._chapters.items():
            if chapter not in self.heads:
                self.heads[chapter] = w.HTML(layout=self._look.layout)
                fields = [self.fields[name].widget for name in names]
                self.sections[chapter] = box(w.VBox, "ttl-sec", self.heads[chapter], *fields)
            self.heads[
                chapter
            ].value = (
                f'<h3>{escape(told.title(chapter), quote=False)} <span class="mono quiet">{escape(chapter)}</span></h3>'
            )
        # Only once: a new order of children would rebuild the whole form in the page.
        if not self.body.children:
            self.body.children = (*(self.sections[chapter] for chapter in self._chapters), self.empty)
        self.title.value = f"<h2>{escape(say('rules-of', title=title), quote=False)}</h2>"
        cited = [clause for name in told.fields for clause in told.clauses(name)[:1]]
        example = cited[len(cited) // 2] if cited else ""
        self.search.placeholder = say("rules-find-hint", clause=example) if example else say("rules-find")
        self.language.value = say.lang
        self.all.description, self.close.description = say("rules-reset-all"), say("rules-close")

    def _show_head(self, told: Told, wanted: str, only: bool) -> None:
        draft, say = self._draft, told.say
        count = len(draft.changed())
        names = {name: told.preset(name) for name in draft.presets}
        if count:
            names[draft.preset] = say("rules-changed-preset", preset=names[draft.preset])
        options = tuple((shown, name) for name, shown in names.items())
        if self.presets.options != options:
            self.presets.options = options
        self.presets.value = draft.preset
        self.search.value = wanted
        self.only.value, self.only.description = only, say("rules-only", count=count)

    def _chapter_list(self, told: Told, changed: set[str], faulty: dict[str, Any]) -> str:
        items = []
        for chapter, names in self._chapters.items():
            bad, new = sum(name in faulty for name in names), sum(name in changed for name in names)
            mark = (
                f'<span class="cnt bad">⚠ {bad}</span>' if bad else f'<span class="cnt">● {new}</span>' if new else ""
            )
            spoken = told.say("rules-chapter", title=told.title(chapter), changes=new, errors=bad)
            items.append(
                markup.do(
                    "jump",
                    chapter,
                    f"<i>{escape(chapter)}</i><span>{escape(told.title(chapter), quote=False)}</span>{mark}",
                    f'aria-label="{escape(spoken)}"',
                )  # fmt: skip
            )
        return f'<nav aria-label="{escape(told.say("rules-chapters"))}">{"".join(items)}</nav>'

    def _show_message(self, told: Told, done: str) -> None:
        draft, say = self._draft, told.say
        links = " · ".join(
            markup.do("jump", fault.where, escape(told.label(fault.where), quote=False), 'class="un"')
            for fault in draft.faults
        )
        if links:
            text = escape(say("rules-errors", count=len(draft.faults)))
            self.message.value = (
                f'<div class="ttl-msg" role="alert" tabindex="-1"><b>{text}</b><span>{links}</span></div>'
            )
        else:
            self.message.value = f'<div class="ttl-msg done" role="status">{done}</div>' if done else ""

    def _show_foot(self, told: Told, stands: str) -> None:
        draft, say = self._draft, told.say
        count = len(draft.changed())
        counted = say("rules-changes", count=count, preset=told.preset(draft.preset))
        self.count.value = (
            f'{"● " if count else ""}{escape(counted)} <span class="quiet stands">{escape(stands)}</span>'
        )
        self.all.disabled = not count
        self.apply.description = say("rules-apply")
        self.apply.disabled = bool(draft.faults) or not draft.news()
        reason = (
            say("rules-fix", count=len(draft.faults)) if draft.faults else "" if draft.news() else say("rules-same")
        )
        self.reason.value = f"<span>{escape(reason)}</span>"


def clause_text(told: Told, clause: str, closes: bool = True) -> str:
    """A clause of the rulebook as HTML, with a button that closes it."""
    if clause not in told.book:
        return ""
    entry = told.book[clause]
    close = markup.do("clause", "", escape(told.say("rules-close")), 'class="un"') if closes else ""
    return (
        f'<div class="ttl-clause"><h3><i>{escape(entry.id)}</i> {escape(entry.title, quote=False)} {close}</h3>'
        f"{markup.prose(entry.text, told.book.__contains__)}</div>"
    )


def changes_table(told: Told, draft: Draft, names: Sequence[str]) -> str:
    """The changed values as a table: what a reader without a kernel sees."""
    rows = [
        [
            escape(told.label(name), quote=False) + f" <code>{escape(name)}</code>",
            escape(told.value(name, draft.base(name)), quote=False),
            escape(told.value(name, draft.values[name]), quote=False),
            escape(", ".join(told.clauses(name))),
        ]
        for name in names
    ]
    say: Say = told.say
    head = [say("rules-rule"), told.preset(draft.preset), say("rules-now"), say("clause")]
    return (
        markup.table(rows, [escape(cell) for cell in head]) if rows else f"<p>{escape(say('rules-none-changed'))}</p>"
    )
