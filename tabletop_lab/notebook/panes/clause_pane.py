"""The pane that shows a clause of the rulebook: its text, the readings in force, its source code.
It reads the rulebook and the rules and changes neither."""

from __future__ import annotations

import inspect
from contextlib import suppress
from functools import lru_cache
from html import escape
from typing import Any

from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.clause import tagged_functions

from .. import markup
from ..in_force import options_of, otherwise
from ..rules.rule_copy import USUAL, copy_html, rule_cells
from ..sharing.match_view import MatchView
from ..widget.parts import Html
from ..words import Say
from .terms import terms_html


@lru_cache(maxsize=512)
def code_of(game: type, clause: str) -> str:
    """The source of the functions that carry out a clause; '' if there are none or none can be read."""
    found = []
    for _, function, clauses in tagged_functions(game):
        if clause in clauses:
            with suppress(OSError, TypeError):
                found.append(inspect.cleandoc("\n" + inspect.getsource(function)))
    return "\n\n".join(dict.fromkeys(found))


class ClausePane:
    """The text of one clause, and buttons for the other clauses of the present question."""

    def __init__(self) -> None:
        self.widget = Html("ttl-clause")
        self.shown = ""
        self._told: tuple[Any, ...] = ()

    def show(self, match: MatchView, clause: str, cited: tuple[str, ...], say: Say, known: str = USUAL) -> None:
        """Show a clause.

        `cited` are the clauses of the present question, `known` is the match's name in the notebook.
        """
        self.shown = clause
        told = (clause, cited, say.lang, known, match.game, match.rules)
        if told == self._told:
            return
        self._told = told
        book = match.rulebook(say.lang)
        if not clause:
            self.widget.value = ""
            return
        if clause not in book:
            self.widget.value = f'<p class="quiet">{escape(say("no-clause", id=clause))}</p>'
            return
        entry = book[clause]
        parts = [
            f"<h3><i>{escape(entry.id)}</i> {escape(entry.title)}</h3>",
            markup.prose(entry.text, book.__contains__),
        ]
        parts += [f'<p class="changes">{escape(said)}</p>' for said in entry.changes]
        changed = otherwise(match.rules, entry, match.words(say.lang), say)
        parts += [f'<p class="changes">{escape(said)}</p>' for said in changed]
        options = options_of(match.rules, entry)
        parts += [self._reading(match, option, book, say) for option in options]
        if options:
            button = markup.do("edit", clause, escape(say("edit-this")), 'class="ttl-btn"')
            parts.append(f'<p class="ttl-acts-clause">{button}</p>')
        if code := code_of(match.game, clause):
            text = escape(code, quote=False)
            parts.append(f"<details class=ttl-code><summary>{escape(say('code'))}</summary><pre>{text}</pre></details>")
        parts.append(copy_html(rule_cells(match.game, clause, known), say))
        if entry.source:
            parts.append(f'<p class="src">{markup.escape(say("source", source=entry.source))}</p>')
        others = [c for c in cited if c != clause and c in book]
        if others:
            chips = "".join(markup.chip(c, book[c].title) for c in others)
            parts.append(f'<p class="src others">{escape(say("cited"))}</p><div class="ttl-chips">{chips}</div>')
        parts.append(terms_html(match.game, f"{entry.title}. {entry.text}", say))
        self.widget.value = "".join(parts)

    @staticmethod
    def _reading(match: MatchView, option: str, book: Any, say: Say) -> str:
        field = type(match.rules).model_fields[option]
        value, default = getattr(match.rules, option), field.get_default(call_default_factory=True)
        question = rule_fields.question_of(field)
        chip = " " + markup.chip(question, small=True) if question in book else ""
        head = f"<b>{escape(say('readings'))}</b>{chip}"
        asked = book[question].title if question in book else match.words(say.lang).rule_help(option)
        # The name that code gives the rule comes after the question: it tells nothing to whoever does not write code.
        help_text = f"<p>{escape(asked or '')} <code>{escape(option)}</code></p>"

        def named(reading: Any) -> str:
            if isinstance(reading, bool):
                return say("yes" if reading else "no")
            words = match.words(say.lang)
            return words.value(option, reading) if words.has(f"{option}-{reading}") else str(reading).replace("_", " ")

        if choices := rule_fields.readings(field):
            items = "".join(
                f'<li class="{"on" if choice == value else ""}"{" aria-current=true" if choice == value else ""}>'
                f"{escape(named(choice))}{' (' + escape(say('default')) + ')' if choice == default else ''}</li>"
                for choice in choices
            )
            body = f"<ul>{items}</ul>"
        else:
            was = "" if value == default else f' <span class="quiet">{escape(say("was", value=str(default)))}</span>'
            body = f'<ul><li class="on">{escape(_plain(value))}{was}</li></ul>'
        return f'<div class="ttl-read">{head}{help_text}{body}</div>'


def _plain(value: Any) -> str:
    """A parameter's value as a person would write it.

    >>> _plain(14), _plain((7, 14)), _plain(()), _plain("")
    ('14', '7, 14', '–', '–')
    """
    if isinstance(value, tuple | list | frozenset):
        value = ", ".join(str(part) for part in value)
    return str(value) or "–"
