"""The situations that were found, drawn small, each a button; and what to try where there are none."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from tabletop_lab.engine.language.messages import Messages
from tabletop_lab.figures.render import img_html
from tabletop_lab.studio.figure import finished
from tabletop_lab.studio.illustrating import Illustration, Search, Situations
from tabletop_lab.studio.illustrating.situations import Situation

from ..lesson.page import close_up
from ..widget.parts import Box, Html
from .words import writing_words

TRIES, SEATS = 8, 16
"""So many other rules, and other numbers of players, are offered where nothing was found."""


def rule_text(words: Messages, rule: Any, lang: str) -> str:
    """A preset, or a parameter with a reading, in words."""
    if not rule:
        return writing_words(lang)("as-printed")
    if isinstance(rule, str):
        named = f"preset-{rule}"
        return str(words(named)) if words.has(named) else rule.replace("_", " ")
    return f"{words.rule_name(rule[0])}: {words.rule_value(*rule)}"


class FoundPart:
    """What was found for a clause, the writer's own examples of it first; above it, what is being done just now."""

    def __init__(self) -> None:
        self.said, self.own, self.found = Html("ttl-write-busy"), Html("ttl-write-own"), Html("ttl-write-found")
        self.part = Box("ttl-lab ttl-write-founds", self.said, self.own, self.found)

    def say(self, text: str) -> None:
        """Tell what is being done; '' when it is done."""
        self.said.value = f'<p role="status">{escape(text)}</p>' if text else ""

    def show(
        self, looked: Situations | None, own: Mapping[str, Illustration], lang: str, theme: str,
        fresh: int | None = None,
    ) -> None:  # fmt: skip
        """Show all of it; situations from the number `fresh` on have just come."""
        self.say("")
        self.own.value = own_html(own, lang, theme) if own else ""
        self.found.value = "" if looked is None else found_html(looked, lang, theme, fresh)


def own_html(own: Mapping[str, Illustration], lang: str, theme: str) -> str:
    """The examples of a clause that stand in the writer's rulebook, each to go on with."""
    say = writing_words(lang)
    cards = []
    for name, made in own.items():
        drawn = finished(made.page(lang, theme), made.marked(), made.crop).drawing
        caption = made.caption(lang)
        label = escape(say("open-own", name=name, caption=caption), quote=True)
        cards.append(_card("own", name, label, drawn.svg(), name, caption))
    head = escape(say("own", count=len(cards)))
    return f'<h3>{head}</h3><ul class="ttl-write-cards">{"".join(cards)}</ul>'


def _card(what: str, which: str, label: str, svg: str, title: str, more: str, new: str = "") -> str:
    mark = f'<b class="new">{escape(new)}</b> ' if new else ""
    return (
        f'<li><button class="ttl-write-card" data-do="{what}" data-with="{escape(which)}" aria-label="{label}">'
        f"{img_html(svg, '')}<span>{mark}<b>{escape(title)}</b> {escape(more)}</span></button></li>"
    )


def where(situation: Situation, lang: str) -> str:
    """Which game it is from."""
    say = writing_words(lang)
    if situation.record:
        return say("from-record", record=situation.record.partition("_")[0])
    return say("from-game", seed=str(situation.match.seed))


def found_html(looked: Situations, lang: str, theme: str, fresh: int | None = None) -> str:
    """All situations of a clause."""
    say = writing_words(lang)
    if not looked.found:
        return _nothing(looked, lang)
    cards = []
    for k, one in enumerate(looked.found):
        match = one.match.branch().goto(one.step) if one.match.step else one.match
        svg = close_up(match, None, lang, theme, asked=False)[0].svg()
        after = say("after", step=one.step)
        new = say("is-new") if fresh is not None and k >= fresh else ""
        label = escape(f"{new} {say('open-situation', where=where(one, lang), after=after)}".strip(), quote=True)
        cards.append(_card("situation", str(k), label, svg, where(one, lang), after, new))
    played = escape(say("found-in", games=looked.games))
    head = escape(say("found", clause=looked.clause))
    shown = f'<ul class="ttl-write-cards">{"".join(cards)}</ul>'
    return f'<h3 tabindex="-1">{head}</h3><p class="quiet">{played}</p>{shown}'


def _nothing(looked: Situations, lang: str) -> str:
    """Why nothing was found, and what to try."""
    say, words = writing_words(lang), looked.game.words(lang)
    kind = looked.game.rulebook(lang)[looked.clause].kind
    others = "".join(_clause(one, looked.game.rulebook(lang)[one].title) for one in looked.elsewhere())
    if kind == "reading" and others:
        return f'<p role="status">{escape(say("is-reading"))}</p><p class="ttl-write-try">{others}</p>'
    if kind == "note":
        named = f'<p class="ttl-write-try">{others}</p>' if others else ""
        return f'<p role="status">{escape(say("is-note"))}</p>{named}'
    said = say("none-found", clause=looked.clause, games=looked.games, players=looked.search.players)
    advice = looked.advice()
    rules = [k for k, one in enumerate(advice) if one.rule != looked.search.rule][:TRIES]
    seats = [k for k, one in enumerate(advice) if one.rule == looked.search.rule][:SEATS]
    tries = "".join(
        f'<button class="ttl-btn" data-do="try" data-with="{k}">{escape(_try(advice[k], looked.search, words, lang))}'
        f"</button>" for k in [*seats, *rules]
    )  # fmt: skip
    near = "".join(_clause(one, looked.game.rulebook(lang)[one].title) for one in looked.beside())
    return (
        f'<p role="status">{escape(said)}</p><p class="ttl-write-try">{near}</p>'
        f'<p>{escape(say("try"))}</p><p class="ttl-write-try">{tries}</p>'
    )


def _clause(clause: str, title: str) -> str:
    text = escape(f"{clause} {title}")
    return f'<button class="ttl-btn" data-do="clause" data-with="{escape(clause)}">{text}</button>'


def _try(one: Search, now: Search, words: Messages, lang: str) -> str:
    if one.rule != now.rule:
        return rule_text(words, one.rule, lang)
    return writing_words(lang)("try-players", count=one.players)
