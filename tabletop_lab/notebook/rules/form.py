"""The form that edits rules, as the page shows it: head, summary of errors, chapters, fields, foot.
It changes nothing itself; `editor.py` carries out what a person does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from .. import markup
from ..widget.parts import Box, Button, Dropdown, Html, Segments, Text, Toggle
from ..widget.region import Region, box, held
from ..words import LANGUAGES, Say
from .draft import Draft, RuleTexts
from .field import Field, css_name

NAMES = {"en": "EN", "ko": "한국어"}


class Form:
    """The form over one draft. `do(what, value)` is called for everything a person does in it."""

    def __init__(self, draft: Draft, texts: RuleTexts, do: Callable[[str, Any], None], closes: bool = False) -> None:
        self._draft = draft
        self._chapters = texts.chapters()
        self.fields = {
            name: Field(name, field, lambda name, value: do("set", (name, value)))
            for name, field in draft.fields.items()
        }
        self.title, self.message, self.nav = Html("ttl-title"), Html("ttl-msgbox"), Html("ttl-nav")
        self.count, self.reason, self.clause = Html("ttl-count"), Html("quiet"), Html("ttl-clausebox")
        self.empty = Html()
        self.presets = Dropdown("ttl-preset", lambda name: do("preset", name))
        self.search = Text("", lambda wanted: do("search", wanted), live=True)
        self.only = Toggle("ttl-btn", lambda only: do("only", only))
        named = [(NAMES[lang], lang) for lang in LANGUAGES]
        self.language = Segments("ttl-seg ttl-lang", lambda lang: do("lang", lang), named)
        self.all = Button("ttl-btn flat", lambda: do("reset all", ""))
        self.apply = Button("ttl-btn go", lambda: do("apply", ""))
        self.close = Button("ttl-btn flat", lambda: do("close", ""))
        self.heads = {chapter: Html() for chapter in self._chapters}
        self.sections = {
            chapter: Box("ttl-sec", self.heads[chapter], *(self.fields[name].widget for name in names))
            for chapter, names in self._chapters.items()
        }
        find = Box("ttl-find", self.search, row=True)
        ends = [self.close] if closes else []
        head = Box("ttl-head", self.title, self.presets, find, self.only, self.language, *ends, row=True)
        foot = Box("ttl-foot", self.count, self.all, self.apply, self.reason, row=True)
        self._shown_texts: RuleTexts | None = None
        # One region per chapter: if a value changes, only its chapter is sent to the page.
        top, *chapters, bottom = self.regions = [
            Region(part) for part in (
                Box("ttl-plain", head, self.message, self.nav), *self.sections.values(), self.empty,
                Box("ttl-plain", self.clause, foot),
            )
        ]  # fmt: skip
        self.widget = box("ttl-rules", top, box("ttl-form", *chapters), bottom)

    # --- showing --------------------------------------------------------------------------------------------------

    def show(self, texts: RuleTexts, title: str, stands: str, wanted: str, only: bool, clause: str, done: str) -> None:
        """Show the draft: `wanted` is the search, `clause` is open, `done` is what was just done."""
        with held(*self.regions):
            self._show(texts, title, stands, wanted, only, clause, done)

    def _show(self, texts: RuleTexts, title: str, stands: str, wanted: str, only: bool, clause: str, done: str) -> None:
        draft, say = self._draft, texts.say
        if texts is not self._shown_texts:
            self._speak(texts, title)
        self._show_head(texts, wanted, only)
        changed, faulty = set(draft.changed()), {fault.where: fault for fault in draft.faults}
        for name, field in self.fields.items():
            field.visible = (name in changed or not only) and (not wanted.strip() or texts.matches(name, wanted))
            field.show(texts, draft.values[name], draft.base(name), name in changed, faulty.get(name))
        for chapter, names in self._chapters.items():
            gone = "" if any(self.fields[name].visible for name in names) else " gone"
            self.sections[chapter].css = f"ttl-sec sec-{css_name(chapter)}{gone}"
        none = not any(field.visible for field in self.fields.values())
        sentence = say("rules-none", wanted=wanted) if wanted.strip() else say("rules-none-changed")
        clear = markup.do("clear", "", escape(say("rules-clear")), 'class="un"')
        found = f'<p class="none">{escape(sentence, quote=False) if none else ""} {clear}</p>'
        self.empty.value = found if none or wanted.strip() or only else ""
        self.nav.value = self._chapter_list(texts, changed, faulty, none)
        self._show_message(texts, done)
        self._show_foot(texts, stands)
        self.clause.value = clause_text(texts, clause) if clause else ""

    def aria(self, texts: RuleTexts) -> dict[str, dict[str, str]]:
        """The ARIA roles and names for the page."""
        say, faulty = texts.say, {fault.where: fault for fault in self._draft.faults}
        found = {
            ".ttl-rules": {"role": "form", "aria-label": say("rules-edit"), "tabindex": "-1", "lang": say.lang},
            ".ttl-form": {"role": "region", "aria-label": say("rules-form"), "tabindex": "0"},
            ".ttl-preset select": {"aria-label": say("rules-preset")},
            ".ttl-find input": {"aria-label": say("rules-find")},
            ".ttl-lang>div": {"role": "group", "aria-label": say("language")},
        }
        for name, field in self.fields.items():
            found |= field.aria(texts, faulty.get(name))
        return found

    def _speak(self, texts: RuleTexts, title: str) -> None:
        """Update everything that depends only on the language."""
        self._shown_texts, say = texts, texts.say
        for chapter, head in self.heads.items():
            number = f'<span class="mono quiet">{escape(chapter)}</span>'
            head.value = f"<h3>{escape(texts.title(chapter), quote=False)} {number}</h3>"
        self.title.value = f"<h2>{escape(say('rules-of', title=title), quote=False)}</h2>"
        cited = [clause for name in texts.fields for clause in texts.clauses(name)[:1]]
        example = cited[len(cited) // 2] if cited else ""
        self.search.placeholder = say("rules-find-hint", clause=example) if example else say("rules-find")
        self.language.value = say.lang
        self.all.description, self.close.description = say("rules-reset-all"), say("rules-close")

    def _show_head(self, texts: RuleTexts, wanted: str, only: bool) -> None:
        draft, say = self._draft, texts.say
        count = len(draft.changed())
        names = {name: texts.preset(name) for name in draft.presets}
        if count:
            names[draft.preset] = say("rules-changed-preset", preset=names[draft.preset])
        self.presets.options = tuple((shown, name) for name, shown in names.items())
        self.presets.value = draft.preset
        self.search.value = wanted
        self.only.value, self.only.description = only, say("rules-only", count=count)

    def _chapter_list(self, texts: RuleTexts, changed: set[str], faulty: dict[str, Any], none: bool) -> str:
        """The chapters in which a rule is shown; all of them where `none` is."""
        items = []
        for chapter, names in self._chapters.items():
            bad, new = sum(name in faulty for name in names), sum(name in changed for name in names)
            if not (bad or none or any(self.fields[name].visible for name in names)):
                continue  # a search has left it empty: beside a few rules stand no twenty chapters
            mark = (
                f'<span class="cnt bad">⚠ {bad}</span>' if bad else f'<span class="cnt">● {new}</span>' if new else ""
            )
            aria_label = texts.say("rules-chapter", title=texts.title(chapter), changes=new, errors=bad)
            items.append(
                markup.do(
                    "jump",
                    chapter,
                    f"<i>{escape(chapter)}</i><span>{escape(texts.title(chapter), quote=False)}</span>{mark}",
                    f'aria-label="{escape(aria_label)}"',
                )  # fmt: skip
            )
        return f'<nav aria-label="{escape(texts.say("rules-chapters"))}">{"".join(items)}</nav>'

    def _show_message(self, texts: RuleTexts, done: str) -> None:
        draft, say = self._draft, texts.say
        links = " · ".join(
            markup.do("jump", fault.where, escape(texts.label(fault.where), quote=False), 'class="un"')
            for fault in draft.faults
        )
        if links:
            text = escape(say("rules-errors", count=len(draft.faults)))
            self.message.value = (
                f'<div class="ttl-msg" role="alert" tabindex="-1"><b>{text}</b><span>{links}</span></div>'
            )
        else:
            self.message.value = f'<div class="ttl-msg done" role="status">{done}</div>' if done else ""

    def _show_foot(self, texts: RuleTexts, stands: str) -> None:
        draft, say = self._draft, texts.say
        count = len(draft.changed())
        counted = say("rules-changes", count=count, preset=texts.preset(draft.preset))
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


def clause_text(texts: RuleTexts, clause: str, closes: bool = True, changed: Sequence[str] = ()) -> str:
    """A clause of the rulebook as HTML, with what is played otherwise, and a button that closes it."""
    if clause not in texts.book:
        return ""
    entry = texts.book[clause]
    close = markup.do("clause", "", escape(texts.say("rules-close")), 'class="un"') if closes else ""
    return (
        f'<div class="ttl-clause"><h3><i>{escape(entry.id)}</i> {escape(entry.title, quote=False)} {close}</h3>'
        + "".join(f'<p class="changes">{escape(said)}</p>' for said in changed)  # first: a long clause is scrolled
        + f"{markup.prose(entry.text, texts.book.__contains__)}</div>"
    )


def changes_table(texts: RuleTexts, draft: Draft, names: Sequence[str]) -> str:
    """The changed values as a table: the output for a reader without a kernel."""
    rows = [
        [
            escape(texts.label(name), quote=False) + f" <code>{escape(name)}</code>",
            escape(texts.value(name, draft.base(name)), quote=False),
            escape(texts.value(name, draft.values[name]), quote=False),
            escape(", ".join(texts.clauses(name))),
        ]
        for name in names
    ]
    say: Say = texts.say
    head = [say("rules-rule"), texts.preset(draft.preset), say("rules-now"), say("clause")]
    return (
        markup.table(rows, [escape(cell) for cell in head]) if rows else f"<p>{escape(say('rules-none-changed'))}</p>"
    )
