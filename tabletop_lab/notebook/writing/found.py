"""The situations that were found, drawn small, each a button; and what to try where there are none."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.language.messages import Messages
from tabletop_lab.figures.render import img_html
from tabletop_lab.studio.illustrating import Search, Situations
from tabletop_lab.studio.illustrating.situations import Situation

from ..lesson.page import close_up
from .words import writing_words


def rule_text(words: Messages, rule: Any, lang: str) -> str:
    """A preset, or a parameter with a reading, in words."""
    if not rule:
        return writing_words(lang)("as-printed")
    if isinstance(rule, str):
        named = f"preset-{rule}"
        return str(words(named)) if words.has(named) else rule.replace("_", " ")
    return f"{words.rule_help(rule[0])}: {words.rule_value(*rule)}"


def where(situation: Situation, lang: str) -> str:
    """Which game it is from."""
    say = writing_words(lang)
    if situation.record:
        return say("from-record", record=situation.record.partition("_")[0])
    return say("from-game", seed=str(situation.match.seed))


def found_html(looked: Situations, lang: str, theme: str) -> str:
    """All situations of a clause."""
    say = writing_words(lang)
    if not looked.found:
        return _nothing(looked, lang)
    cards = []
    for k, one in enumerate(looked.found):
        match = one.match.branch().goto(one.step) if one.match.step else one.match
        svg = close_up(match, None, lang, theme, asked=False)[0].svg()
        after = say("after", step=one.step)
        label = escape(say("open-situation", where=where(one, lang), after=after), quote=True)
        cards.append(
            f'<li><button class="ttl-write-card" data-do="situation" data-with="{k}" aria-label="{label}">'
            f"{img_html(svg, '')}<span><b>{escape(where(one, lang))}</b> {escape(after)}</span></button></li>"
        )
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
        return f'<p role="status">{escape(say("is-note"))}</p>'
    said = say("none-found", clause=looked.clause, games=looked.games, players=looked.search.players)
    texts = [escape(_try(one, looked.search, words, lang)) for one in looked.advice()[:8]]
    tries = "".join(
        f'<button class="ttl-btn" data-do="try" data-with="{k}">{text}</button>' for k, text in enumerate(texts)
    )
    return f'<p role="status">{escape(said)}</p><p>{escape(say("try"))}</p><p class="ttl-write-try">{tries}</p>'


def _clause(clause: str, title: str) -> str:
    text = escape(f"{clause} {title}")
    return f'<button class="ttl-btn" data-do="clause" data-with="{escape(clause)}">{text}</button>'


def _try(one: Search, now: Search, words: Messages, lang: str) -> str:
    if one.rule != now.rule:
        return rule_text(words, one.rule, lang)
    return writing_words(lang)("try-players", count=one.players)
