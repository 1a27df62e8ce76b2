"""What new rules change in a match: where it first goes another way, before and after, and how to go on.
Reads two matches and their divergence; changes neither."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.match.divergence import at_divergence

from .. import markup
from ..panes.sides import asks_else, eyes, offered, picture
from ..widget.parts import Box, Button, Html
from ..widget.region import Region, held
from .draft import Told
from .form import clause_text

CLAUSES = 3
"""How many clauses of the place where the match changes are offered."""


class DivergencePane:
    """The panel after `apply`. `do(what, value)` is called for its buttons."""

    def __init__(self, do: Callable[[str, Any], None]) -> None:
        self.top, self.pair, self.tail = Html(), Html(), Html()
        self.form, self.go, self.old, self.keep = (
            Button(css, lambda choice=choice: do("choose", choice)) for choice, css in (
                ("form", "ttl-btn flat"), ("continue", "ttl-btn go"), ("old tail", "ttl-btn"),
                ("keep", "ttl-btn flat"),
            )
        )  # fmt: skip
        self.acts = Box("ttl-acts", self.go, self.old, self.form, self.keep, row=True)
        self.region = Region(Box("ttl-div", self.top, self.pair, self.tail, self.acts))

    def show(self, old: Any, new: Any, found: Any, told: Told, viewer: str | None, theme: str, clause: str) -> None:
        """Show what changed between an old and a new match; `found` is None when nothing did."""
        with held(self.region):
            self._show(old, new, found, told, viewer, theme, clause)

    def _show(self, old: Any, new: Any, found: Any, told: Told, viewer: str | None, theme: str, clause: str) -> None:
        say, lang = told.say, told.say.lang
        self.form.description, self.keep.description = say("div-form"), say("div-keep")
        self.old.description = say("div-old-tail")
        if found is None:
            self.go.description = say("div-continue-same")
            self.acts.children = (self.go, self.form, self.keep)
            self.top.value = self._headed(say("div-same", count=old.step)) + self._changes(old, new, told)
            self.pair.value = self.tail.value = ""
            return
        self.go.description = say("div-continue", step=new.step)
        self.acts.children = (self.go, self.old, self.form, self.keep)
        then = at_divergence(old, new, found)
        viewer = viewer or eyes(then, found)
        self.top.value = self._top(old, new, found, told, viewer, clause)
        self.tail.value = self._tail(old, new, found, told)
        self.pair.value = '<div class="ttl-pair">' + "".join(
            self._side(then, at, found, told, viewer, theme, lang) for at in (0, 1)
        ) + "</div>"  # fmt: skip

    @staticmethod
    def _headed(text: str) -> str:
        return f'<h2 tabindex="-1" class="ttl-headline">{escape(text, quote=False)}</h2>'

    def _changes(self, old: Any, new: Any, told: Told) -> str:
        values = "".join(f"<li>{value}</li>" for value in changed(old, new, told))
        if not values:
            return ""
        head = f'<span class="quiet">{escape(told.say("div-changed"))}</span>'
        return f'<div class="ttl-changed">{head}<ul>{values}</ul></div>'

    def _top(self, old: Any, new: Any, found: Any, told: Told, viewer: str, clause: str) -> str:
        say = told.say
        head = say("div-step", step=found.step) if found.step else say("div-start")
        cited = [c for c in found.clauses if c in told.book][:CLAUSES]
        touched = {c for name in found.changes for c in rule_fields.clauses_of(type(new.rules).model_fields[name])}
        shown = clause or next((c for c in cited if c in touched), cited[0] if cited else "")
        chips = "".join(markup.chip(c, told.book[c].title, on=c == shown) for c in cited)
        fits = say("div-fits", count=old.step) if found.stopped_at is None else ""
        if found.kind == "event" and found.stopped_at is not None:
            fits = say("div-stops", step=found.stopped_at)
        return (
            f"{self._headed(head)}<div class='lead'><div class='what'>{self._what(found, told, viewer)}"
            f"{' <span class=quiet>' + escape(fits) + '</span>' if fits else ''}</div>"
            f'<div class="ttl-chips">{chips}</div>{clause_text(told, shown, closes=False)}</div>'
            f"{self._changes(old, new, told)}"
        )

    @staticmethod
    def _what(found: Any, told: Told, viewer: str) -> str:
        head, *sides = what(found, told, viewer)
        rows = "".join(
            f"<div><dt>{escape(told.say(name))}</dt><dd>{text}</dd></div>"
            for name, text in zip(("div-before", "div-after"), sides, strict=False)
        )
        return f"{head}<dl>{rows}</dl>" if rows else head

    def _side(
        self,
        then: tuple[Any, Any],
        at: int,
        found: Any,
        told: Told,
        viewer: str,
        theme: str,
        lang: str,
    ) -> str:
        say, match = told.say, then[at]
        name = escape(say(("div-before", "div-after")[at]))
        alt = f"{say(('div-before', 'div-after')[at])}: {match.alt_text(viewer, lang)}"
        return (
            f"<figure><figcaption><b>{name}</b>"
            f"<span class='quiet'>{escape(say('div-rules-' + ('old', 'new')[at]))}</span></figcaption>"
            f"{picture(match, viewer, lang, theme, alt, asks_else(then, viewer))}"
            f'<div class="ans">{offered(then, at, found, told, viewer)}</div></figure>'
        )

    @staticmethod
    def _tail(old: Any, new: Any, found: Any, told: Told) -> str:
        say, kept = told.say, len(found.tail)
        split = found.step if not kept else new.step
        same = say("div-kept", step=split) if split else ""
        left = say("div-left", count=kept) if kept else say("div-left-all", count=old.step)
        return (
            '<div class="ttl-tail"><div class="rail">'
            f'<span class="was"><i></i>{escape(same)}</span>'
            f'<span class="fork"><span class="new">{escape(say("div-new-line", step=split))}</span>'
            f'<span class="old">{escape(left)}</span></span></div>'
            f'<p class="quiet">{escape(say("div-nothing-lost"), quote=False)}</p></div>'
        )


def changed(old: Any, new: Any, told: Told) -> list[str]:
    """What is played otherwise, as HTML: parameters with both values, edited code with its clause and name."""
    rows = [
        f"{escape(told.label(name), quote=False)} "
        f"<code>{escape(name)}</code>: {escape(told.value(name, getattr(old.rules, name)), quote=False)}"
        f" → <b>{escape(told.value(name, getattr(new.rules, name)), quote=False)}</b>"
        for name in type(new.rules).model_fields
        if getattr(old.rules, name) != getattr(new.rules, name)
    ]
    was, now = ({e.function: e for e in m.variant.edits} if m.variant else {} for m in (old, new))
    for function in dict.fromkeys((*was, *now)):
        if was.get(function) == now.get(function):
            continue
        edit = now.get(function) or was[function]
        title = told.book[edit.clause].title if edit.clause in told.book else ""
        name = new.variant.name if function in now else ""
        text = told.say("div-code" if name else "div-code-printed", name=name)
        rows.append(
            f"{escape(f'{edit.clause} {title}'.rstrip(), quote=False)} <code>{escape(function)}</code>: "
            f"<b>{escape(text, quote=False)}</b>"
        )
    return rows


def what(found: Any, told: Told, viewer: str) -> tuple[str, ...]:
    """What became impossible or different, as HTML: one sentence, and where it takes them a before and an after."""
    say, decision = told.say, found.decision
    before, after = found.texts(say.lang, viewer)
    secret = f'<span class="quiet">{escape(say("div-secret"))}</span>'
    if found.kind in ("illegal", "chance") and decision is not None:
        answer, named = found.tail[0], found.answer(say.lang, viewer)
        if not named or not decision.open_to(viewer):
            return (secret,)
        who = "" if decision.player == NATURE else f"<b>{markup.sentence(decision.text(say.lang))}</b> "
        text = escape(say(f"div-{found.kind}", answer="\0"), quote=False).replace("\0", f"<b>{escape(named)}</b>")
        why = next((r.text(say.lang) for r in decision.refused() if r.label == answer.label), "")
        return (f"{who}{text}{' ' + markup.sentence(why) if why else ''}",)
    if found.kind == "question" and decision is not None:
        after = decision.text(say.lang) if decision.open_to(viewer) else ""  # its choices stand beside the board
    head = f"<b>{escape(say(f'div-{found.kind}'), quote=False)}</b>"
    return head, *(markup.sentence(text) if text else secret for text in (before, after))
