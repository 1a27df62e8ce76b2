"""What new rules change in a match: where it first diverges, before and after, and how to go on.
Reads two matches and their divergence; changes neither."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from html import escape
from typing import Any

from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.match.divergence import at_divergence

from .. import markup
from ..in_force import otherwise
from ..panes.sides import eyes, near, offered, on_boards, picture
from ..seat_facts import seat_facts
from ..widget.parts import Box, Button, Html
from ..widget.region import Region, held
from .draft import RuleTexts
from .form import clause_text

CLAUSES = 3
"""How many clauses of the place where the match changes get a button."""


class DivergencePane:
    """The panel after `apply`. `do(what, value)` is called when a button is pressed."""

    def __init__(self, do: Callable[[str, Any], None]) -> None:
        self.top, self.pair, self.tail = Html(), Html(), Html()
        self.form, self.go, self.old, self.keep = (
            Button(css, lambda choice=choice: do("choose", choice)) for choice, css in (
                ("form", "ttl-btn flat"), ("continue", "ttl-btn go"), ("old line", "ttl-btn"),
                ("keep", "ttl-btn flat"),
            )
        )  # fmt: skip
        self.acts = Box("ttl-acts", self.go, self.old, self.form, self.keep, row=True)
        self.region = Region(Box("ttl-div", self.top, self.pair, self.tail, self.acts))

    def show(
        self, old: Any, new: Any, found: Any, texts: RuleTexts, viewer: str | None, theme: str, clause: str
    ) -> None:
        """Show what changed between an old and a new match; `found` is None when nothing did."""
        with held(self.region):
            self._show(old, new, found, texts, viewer, theme, clause)

    def _show(
        self, old: Any, new: Any, found: Any, texts: RuleTexts, viewer: str | None, theme: str, clause: str
    ) -> None:
        say, lang = texts.say, texts.say.lang
        self.form.description, self.keep.description = say("div-form"), say("div-keep")
        self.old.description = say("div-old-line")
        if found is None:
            self.go.description = say("div-continue-same")
            self.acts.children = (self.go, self.form, self.keep)
            self.top.value = self._headed(say("div-same", count=old.step)) + self._changes(old, new, texts)
            self.pair.value = self.tail.value = ""
            return
        self.go.description = say("div-continue", step=new.step)
        self.acts.children = (self.go, self.old, self.form, self.keep)
        then = at_divergence(old, new, found)
        viewer = viewer or eyes(then, found)
        self.top.value = self._top(old, new, found, texts, viewer, clause)
        self.tail.value = self._tail(old, new, found, texts)
        self.pair.value = '<div class="ttl-pair">' + "".join(
            self._side(then, at, found, texts, viewer, theme, lang) for at in (0, 1)
        ) + "</div>"  # fmt: skip

    @staticmethod
    def _headed(text: str) -> str:
        return f'<h2 tabindex="-1" class="ttl-headline">{escape(text, quote=False)}</h2>'

    def _changes(self, old: Any, new: Any, texts: RuleTexts) -> str:
        values = "".join(f"<li>{value}</li>" for value in changed(old, new, texts))
        if not values:
            return ""
        head = f'<span class="quiet">{escape(texts.say("div-changed"))}</span>'
        return f'<div class="ttl-changed">{head}<ul>{values}</ul></div>'

    def _top(self, old: Any, new: Any, found: Any, texts: RuleTexts, viewer: str, clause: str) -> str:
        say = texts.say
        head = say("div-step", step=found.step) if found.step else say("div-start")
        cited = told_by(found.clauses, touched(old, new, texts), texts.book)
        shown = clause or (cited[0] if cited else "")
        chips = "".join(markup.chip(c, texts.book[c].title, on=c == shown) for c in cited)
        differs = otherwise(new.rules, texts.book[shown], texts.words, say) if shown in texts.book else ()
        fits = say("div-fits", count=old.step) if found.last_matching_step is None else ""
        if found.kind == "event" and found.last_matching_step is not None:
            fits = say("div-stops", step=found.last_matching_step)
        return (
            f"{self._headed(head)}<div class='lead wide'><div class='what'>{self._what(found, texts, viewer)}"
            f"{' <span class=quiet>' + escape(fits) + '</span>' if fits else ''}</div>"
            f'<div class="ttl-chips">{chips}</div>{clause_text(texts, shown, closes=False, changed=differs)}</div>'
            f"{self._changes(old, new, texts)}"
        )

    @staticmethod
    def _what(found: Any, texts: RuleTexts, viewer: str) -> str:
        head, *sides = what(found, texts, viewer)
        rows = "".join(
            f"<div><dt>{escape(texts.say(name))}</dt><dd>{text}</dd></div>"
            for name, text in zip(("div-before", "div-after"), sides, strict=False)
        )
        return f"{head}<dl>{rows}</dl>" if rows else head

    def _side(
        self,
        then: tuple[Any, Any],
        at: int,
        found: Any,
        texts: RuleTexts,
        viewer: str,
        theme: str,
        lang: str,
    ) -> str:
        say, match = texts.say, then[at]
        name = escape(say(("div-before", "div-after")[at]))
        alt = f"{say(('div-before', 'div-after')[at])}: {match.alt_text(viewer, lang)}"
        facts = [seat_facts(one, viewer, lang) for one in then]
        # What differs on a seat's side of the table is said in words: the board alone can be read in half a form.
        half = facts[0] != facts[1] or on_boards(then, viewer, lang)
        others = [
            f"<li>{markup.who(seat)} {marked(fact, facts[1 - at].get(seat, ''))}</li>"
            for seat, fact in facts[at].items()
            if fact != facts[1 - at].get(seat)
        ]  # fmt: skip
        has = f'<ul class="has">{"".join(others)}</ul>' if others else ""
        return (
            f"<figure><figcaption><b>{name}</b>"
            f"<span class='quiet'>{escape(say('div-rules-' + ('old', 'new')[at]))}</span></figcaption>"
            f"{picture(match, viewer, lang, theme, alt, near(then, viewer, lang), half=half, beside=then[1 - at])}{has}"
            f'<div class="ans">{offered(then, at, found, texts, viewer)}</div></figure>'
        )

    @staticmethod
    def _tail(old: Any, new: Any, found: Any, texts: RuleTexts) -> str:
        say, kept = texts.say, len(found.remaining_answers)
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


def marked(fact: str, other: str) -> str:
    """What a seat holds, as HTML; what it does not hold on the other side is bold.

    >>> marked("1,000 TC · 1 plan", "3,000 TC · 1 plan")
    '<b>1,000 TC</b> · 1 plan'
    """
    same = other.split(" · ")
    return " · ".join(escape(part) if part in same else f"<b>{escape(part)}</b>" for part in fact.split(" · "))


def touched(old: Any, new: Any, texts: RuleTexts) -> list[str]:
    """The clauses of the parameters that differ."""
    fields = [name for name in texts.fields if getattr(old.rules, name) != getattr(new.rules, name)]
    return list(dict.fromkeys(clause for name in fields for clause in texts.clauses(name)))


def told_by(place: Sequence[str], edited: Sequence[str], book: Container[str]) -> list[str]:
    """The clauses of a difference, those of the edited rules first: of them only what the place cites, if it cites any.

    The place may be where the effect is felt: with fewer moves a turn ends earlier, and the place is the end of a turn.

    >>> told_by(("TD-4.7", "TD-4.6"), ("TD-5.3",), {"TD-4.6", "TD-4.7", "TD-5.3"})
    ['TD-5.3', 'TD-4.7', 'TD-4.6']
    >>> told_by(("TD-4.7", "TD-4.6"), ("TD-5.3", "TD-4.6"), {"TD-4.6", "TD-4.7", "TD-5.3"})
    ['TD-4.6', 'TD-4.7']
    """
    cause = [clause for clause in edited if clause in place] or list(edited[: CLAUSES - 1])
    return [clause for clause in dict.fromkeys((*cause, *place)) if clause in book][:CLAUSES]


def changed(old: Any, new: Any, texts: RuleTexts) -> list[str]:
    """What is changed in the rules, as HTML: parameters with both values, edited code with its name; their clauses."""
    rows = [
        f"{escape(' '.join((', '.join(texts.clauses(name)), texts.named(name))).strip(), quote=False)} "
        f"<code>{escape(name)}</code>: {escape(texts.value(name, getattr(old.rules, name)), quote=False)}"
        f" → <b>{escape(texts.value(name, getattr(new.rules, name)), quote=False)}</b>"
        for name in type(new.rules).model_fields
        if getattr(old.rules, name) != getattr(new.rules, name)
    ]
    was, now = ({e.function: e for e in m.variant.edits} if m.variant else {} for m in (old, new))
    for function in dict.fromkeys((*was, *now)):
        if was.get(function) == now.get(function):
            continue
        edit = now.get(function) or was[function]
        title = texts.book[edit.clause].title if edit.clause in texts.book else ""
        name = new.variant.name if function in now else ""
        text = texts.say("div-code" if name else "div-code-default", name=name)
        rows.append(
            f"{escape(f'{edit.clause} {title}'.rstrip(), quote=False)} <code>{escape(function)}</code>: "
            f"<b>{escape(text, quote=False)}</b>"
        )
    return rows


def what(found: Any, texts: RuleTexts, viewer: str) -> tuple[str, ...]:
    """What became impossible or different, as HTML: one sentence, or two for before and after."""
    say, decision = texts.say, found.decision
    before, after = found.texts(say.lang, viewer, sees_all=True)
    secret = f'<span class="quiet">{escape(say("div-secret"))}</span>'
    if found.kind in ("illegal", "chance") and decision is not None:
        answer, named = found.remaining_answers[0], found.answer(say.lang, viewer, sees_all=True)
        if not named or not decision.open_to(viewer):
            return (secret,)
        who = "" if decision.player == NATURE else f"<b>{markup.sentence(decision.text(say.lang))}</b> "
        text = escape(say(f"div-{found.kind}", answer="\0"), quote=False).replace("\0", f"<b>{escape(named)}</b>")
        why = next((r.text(say.lang) for r in decision.refused() if r.label == answer.label), "")
        return (f"{who}{text}{' ' + markup.sentence(why) if why else ''}",)
    if found.kind == "question" and decision is not None:
        after = decision.text(say.lang) if decision.open_to(viewer) else ""  # the choices are shown beside the board
    head = f"<b>{escape(say(f'div-{found.kind}'), quote=False)}</b>"
    return head, *(markup.sentence(text) if text else secret for text in (before, after))
