"""What a `%%rule` cell does: read its header, apply the edit to a match, put the result or the error in words.
It works on matches only; magics.py is its link to IPython."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from tabletop_lab.engine import RuleError, TabletopError
from tabletop_lab.engine.core.errors import Fault, InvalidEdit, echo
from tabletop_lab.engine.edits.variant import RuleEdit, Variant, functions_of, source_of
from tabletop_lab.engine.language.localized import in_languages
from tabletop_lab.engine.match.divergence import at_divergence
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures import saved_html

from ..panes.sides import eyes, halves, inlined, near, offered, picture
from ..words import say
from .divergence_pane import changed, what
from .draft import RuleTexts

HEADER = 1
"""Lines of a cell above the text of the rule."""
AROUND = 2
"""Lines shown before and after the one with a mistake."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a cell: `FN-6.2 destinations --name open roads --match match`.

    >>> Header.read("FN-6.2 move --name open roads")
    Header(clause='FN-6.2', function='move', name='open roads', match='match')
    """

    clause: str
    function: str = ""
    name: str = ""
    match: str = "match"

    @classmethod
    def read(cls, line: str) -> Header:
        """Read the first line of a cell; raises TabletopError if it is no header."""
        first, *options = f" {line.strip()}".split(" --")
        words = first.split()
        given: dict[str, str] = {}
        for option in options:
            key, _, value = option.strip().partition(" ")
            if key not in ("name", "match") or not value.strip():
                raise TabletopError(unread("header_option", option=f"--{option}"[:60]))
            given[key] = value.strip().strip("\"'")
        if not 1 <= len(words) <= 2:
            kind = "header_word" if words else "header_clause"
            raise TabletopError(unread(kind, word=echo(words[2], 60) if words else ""))
        return cls(*words, **given)


def unread(kind: str, **facts: str) -> Fault:
    """What is wrong with a header: no match is known yet, and no language."""
    return in_languages(None, lambda lang: Fault("%%rule", say(lang)(f"wrong-{kind}", **facts), USAGE))


USAGE = "%%rule FN-6.2 [function] [--name open roads] [--match match]"


class MistakeInRule(TabletopError):
    """An error in the text of a cell: shown as a few lines, without the traceback of the library."""

    def __init__(self, *faults: Fault | str, shown: str = "") -> None:
        super().__init__(*faults)
        self.shown = shown

    def _render_traceback_(self) -> list[str]:
        return self.shown.split("\n")


@dataclass(frozen=True)
class Applied:
    """An edit that was applied: `match` goes on under it, `before` is the match before it.

    `withheld`: the laptop is shared by people who hide something from one another, so the output says nothing of it.
    """

    before: Match
    match: Match
    divergence: Any
    edit: RuleEdit
    lang: str
    withheld: bool = False

    def _parts(self) -> tuple[str, list[tuple[str, str]], str]:
        """The headline, pairs of heading and sentence, and the rest."""
        words, found = say(self.lang), self.divergence
        variant = self.match.variant
        title = words(
            "edit-played", clause=self.edit.clause, function=self.edit.function, name=variant.name if variant else ""
        )
        if self.withheld:
            return title, [], words("edit-withheld")
        if found is None:
            return title, [], words("edit-same", steps=self.before.step)
        before, after = found.texts(self.lang, eyes(self._then(), found), sees_all=True)
        rows = [
            (words("edit-first"), words("edit-step", step=found.step) + f" [{', '.join(found.clauses[:3])}]"),
            (words("edit-before"), before or words("div-secret")),
            (words("edit-now"), after or words("div-secret")),
        ]
        step, count = found.last_matching_step, len(found.remaining_answers)
        left = words("edit-all-fit") if step is None else words("edit-left", count=count, step=step)
        return title, rows, left

    def __repr__(self) -> str:
        title, rows, rest = self._parts()
        return "\n".join([title, *(f"{head}: {text}" for head, text in rows), rest])

    def _repr_html_(self) -> str:
        title, rows, rest = self._parts()
        shown = self._beside(*rows[0]) if rows else ""
        return saved_html(f'<div role="status"><p><b>{escape(title)}</b></p>{shown}<p>{escape(rest)}</p></div>')

    def _then(self) -> tuple[Match, Match]:
        """Both matches at the place where they first differ."""
        return at_divergence(self.before, self.match, self.divergence)

    def _beside(self, first: str, where: str) -> str:
        """Before and after in pictures, sentences and choices, as seen by the seat that decides there."""
        texts, found = RuleTexts(self.match, say(self.lang)), self.divergence
        then = self._then()
        viewer = eyes(then, found)
        lead, *sentences = what(found, texts, viewer)
        heads, pictures, options = [], [], []
        for at, name in enumerate((texts.say("edit-before"), texts.say("edit-now"))):
            rules = texts.say(("div-rules-old", "div-rules-new")[at])
            heads.append(f"{escape(name)} · {escape(rules)}")
            alt = f"{name}: {then[at].alt_text(viewer, self.lang)}"
            close = near(then, viewer, self.lang)
            pictures.append(picture(then[at], viewer, self.lang, "auto", alt, close, half=True, beside=then[1 - at]))
            options.append(offered(then, at, found, texts, viewer))
        news = "; ".join(changed(self.before, self.match, texts))
        changes = f"<p>{escape(texts.say('div-changed'))}: {news}</p>" if news else ""
        boards = halves(heads, pictures, *([sentences] if sentences else []), options, lang=self.lang)
        return inlined(f"{changes}<p>{escape(first)}: {escape(where)}. {lead}</p>{boards}")


def apply(match: Match, header: Header, text: str, present: Match | None = None) -> Applied:
    """Return the match under the edited text; MistakeInRule shows the line of the cell, and the match does not change.

    `present`: the match that the notebook has now, if the edit starts from an earlier one.
    """
    try:
        new, divergence = match.with_edit(
            header.clause, text, name=header.name, function=header.function, line=HEADER + 1
        )
    except TabletopError as error:
        raise MistakeInRule(*error.faults, shown=mistake(error, header, text, present or match)) from error
    variant = new.variant
    assert isinstance(variant, Variant)
    return Applied(match, new, divergence, variant.edits[-1], match.lang)


def mistake(error: TabletopError, header: Header, text: str, match: Match) -> str:
    """The error with the lines of the cell around it, and a note that the match is unchanged."""
    words = say(match.lang)
    lines = [error.text(match.lang)]
    at = error.line if isinstance(error, InvalidEdit | RuleError) else 0
    cell = [f"%%rule {header.clause} {header.function}".rstrip(), *text.rstrip().split("\n")]
    if HEADER < at <= len(cell):
        for number in range(max(HEADER + 1, at - AROUND), min(len(cell), at + AROUND) + 1):
            lines.append(f"{'->' if number == at else '  '} {number:>3}  {cell[number - 1]}")
    lines.append(words("edit-safe", match=header.match, step=match.step))
    return "\n".join(lines)


def filled(line: str, header: Header, game: Any) -> str:
    """The whole cell with the present text of the rule."""
    return f"%%rule {line.strip()}\n{source_of(game, header.clause, header.function)}".rstrip()


def choices(header: Header, match: Match) -> str:
    """Which functions carry out the clause and which of them the cell holds, if there are several; else ''."""
    names = functions_of(match.game, header.clause)
    if len(names) < 2:
        return ""
    chosen = header.function or names[0]
    others = ", ".join(name for name in names if name != chosen)
    return say(match.lang)("edit-functions", clause=header.clause, function=chosen, others=others)


def clauses_here(match: Match) -> str:
    """The clauses of the present question that can be edited, one per line."""
    book = match.rulebook()
    lines = [USAGE]
    for clause in match.decision.clauses if match.decision else ():
        title = book[clause].title if clause in book else ""
        lines.append(f"  {clause} {title}: {', '.join(functions_of(match.game, clause))}")
    return "\n".join(lines)
