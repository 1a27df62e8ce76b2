"""Reads `rulebook.<lang>.md`: one heading per clause, its text, its source and the options that touch it.

Directives (`:::{example} ...`, in MyST's syntax) are for the printed book; they are read in `tabletop_lab.studio`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import dedent
from typing import Any

from ..core.calls import checked
from ..core.errors import TabletopError
from ..core.expansion import changes
from ..core.memo import memo
from .localized import localized

_HEADING = re.compile(r"^(#{2,3}) ([A-Z]+-[A-Z]?[\d.]*[A-Za-z]?) +(.+?)\s*$", re.MULTILINE)
_NOTE = re.compile(r"^\*(Source|Options|Kind):\*\s*(.*)$", re.MULTILINE)
_DIRECTIVE = re.compile(r"^(:{3,})\{.*?^\1[ \t]*(?:\n|\Z)\n?", re.MULTILINE | re.DOTALL)
_TERMS = re.compile(r"^:{3,}\{term\} *(.+?)\s*$", re.MULTILINE)
_ROLE = re.compile(r"\{term\}`([^`\n]*)`")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause. `kind`: 'rule', 'house', 'note' (nothing mechanical), 'reading' or 'chapter'.

    `changes`: a sentence for each thing an expansion does to it, or that it does to a clause of the base game.
    `terms`: the terms of the glossary that a book explains there.
    """

    id: str
    title: str
    text: str
    source: str = ""
    options: tuple[str, ...] = ()
    kind: str = "rule"
    changes: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


class Rulebook(Mapping[str, Clause]):
    """A rulebook by clause ID, in its own order."""

    def __init__(self, clauses: Sequence[Clause], title: str = "", introduction: str = "") -> None:
        self.title, self.introduction = title, introduction
        self._clauses = {clause.id: clause for clause in clauses}

    def __getitem__(self, clause_id: str) -> Clause:
        return self._clauses[clause_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    @checked
    def find(self, clause_id: str) -> Clause:
        """The clause of that ID; the error names clauses nearby."""
        if clause_id in self._clauses:
            return self._clauses[clause_id]
        chapter = clause_id.partition(".")[0]
        near = [known for known in self if known.startswith(chapter)] or [
            k for k, c in self.items() if c.kind == "chapter"
        ]
        raise TabletopError(localized("no_clause", "clause", wanted=repr(clause_id[:40]), near=", ".join(near[:20])))

    def chapter_of(self, clause_id: str) -> str:
        """The chapter in which a clause stands: an expansion's clauses may stand in a chapter of the base game.

        >>> book = Rulebook.parse("# T\\n\\n## BB-2 Combat\\n\\n### BB-2.1 Hit\\nRoll.\\n\\n### EX-2.1b Bite\\n")
        >>> book.chapter_of("EX-2.1b"), book.chapter_of("EX-9.4")
        ('BB-2', 'EX-9')
        """
        chapter = ""
        for known, clause in self._clauses.items():
            chapter = known if clause.kind == "chapter" else chapter
            if known == clause_id and chapter:
                return chapter
        return clause_id.partition(".")[0]

    def heading(self, clause_ids: Sequence[str]) -> str:
        """The IDs with the title of the first one the rulebook knows."""
        title = next((self._clauses[c].title for c in clause_ids if c in self._clauses), "")
        return f"{' · '.join(clause_ids)} {title}".strip()

    @classmethod
    def parse(cls, text: str) -> Rulebook:
        """A rulebook from its Markdown.

        >>> book = Rulebook.parse("# T\\n\\n### TT-1 Marks\\nPlace one mark.\\n\\n*Source:* house\\n*Kind:* house\\n")
        >>> book["TT-1"].title, book["TT-1"].kind
        ('Marks', 'house')
        """
        terms = _explained(text)
        text = plain(text)
        headings = list(_HEADING.finditer(text))
        start = text[: headings[0].start()] if headings else text
        title, _, introduction = start.strip().removeprefix("# ").partition("\n")
        clauses = []
        for heading, following in zip(headings, [*headings[1:], None], strict=True):
            body = text[heading.end() : following.start() if following else len(text)]
            notes = {name: value.strip() for name, value in _NOTE.findall(body)}
            options = tuple(part.strip(" `") for part in notes.get("Options", "").split(",") if part.strip())
            kind = "chapter" if heading[1] == "##" else notes.get("Kind", "rule")
            clauses.append(
                Clause(
                    heading[2], heading[3], _NOTE.sub("", body).strip(), notes.get("Source", ""), options, kind,
                    terms=terms.get(heading[2], ()),
                )
            )  # fmt: skip
        return cls(clauses, title.strip(), introduction.strip())


def _explained(text: str) -> dict[str, tuple[str, ...]]:
    """The terms that are explained at each clause, as the book's directives name them.

    >>> _explained("### AA-1 One\\n:::{term} plan, free plan\\n:::\\n### AA-2 Two\\n")
    {'AA-1': ('plan', 'free plan')}
    """
    found: dict[str, tuple[str, ...]] = {}
    headings = [(heading.start(), heading[2]) for heading in _HEADING.finditer(text)]
    for named in _TERMS.finditer(text):
        clause = next((one for at, one in reversed(headings) if at < named.start()), "")
        found[clause] = (*found.get(clause, ()), *(name.strip() for name in named[1].split(",")))
    return found


def plain(text: str) -> str:
    """A rulebook's text without what is only for the printed book.

    >>> plain("Walk {term}`once`.\\n\\n:::{example} walk\\n:step: 2\\n:::\\n\\n*Kind:* rule\\n")
    'Walk once.\\n\\n*Kind:* rule\\n'
    """
    return _ROLE.sub(r"\1", _DIRECTIVE.sub("", text)) if ":::{" in text or "{term}" in text else text


def rulebook_of(game: type[Any], lang: str) -> Rulebook:
    """A game's rulebook in a language; the English one if there is no translation, an empty one if there is none.

    An edited subclass has the rulebook of the game it comes from, with the clauses that its own `rulebook_text`
    replaces.
    """
    # What is typed in a notebook may be typed again: the texts are part of what is remembered.
    typed = tuple(str(sorted(part.__dict__.get("rulebook_text", {}).items())) for part in game.__mro__)
    return _rulebook_of(game, lang, typed)


@memo
def _rulebook_of(game: type[Any], lang: str, typed: tuple[str, ...]) -> Rulebook:
    for wanted in (lang, "en"):
        clauses: list[Clause] = []
        title = introduction = ""
        for text in _texts(game, wanted):
            book = Rulebook.parse(text)
            clauses += book.values()
            title, introduction = book.title or title, book.introduction or introduction
        if clauses:
            said = _changes_in_words(game, wanted)
            clauses = [replace(each, changes=tuple(said.get(each.id, ()))) for each in clauses]
            return Rulebook(clauses, title, introduction)
    return Rulebook(())


def _texts(game: type[Any], lang: str) -> Iterator[str]:
    """The texts of the classes a game is made of, the oldest first: what lies in the folder, then what is typed."""
    folders = set()
    for part in reversed(game.__mro__):
        folder = part.folder() if hasattr(part, "folder") else None
        if folder and folder not in folders and (file := folder / f"rulebook.{lang}.md").is_file():
            folders.add(folder)
            yield file.read_text(encoding="utf-8")
        if said := part.__dict__.get("rulebook_text", {}).get(lang):
            yield dedent(said)


def _changes_in_words(game: type[Any], lang: str) -> dict[str, list[str]]:
    """For each clause that an expansion touches, or touches another one with, what is said beside it."""
    from .messages import engine_words

    words, said = engine_words(lang), dict[str, list[str]]()
    for change in changes(game):
        facts = {"base": ", ".join(change.base), "by": ", ".join(change.by)}
        for clause in change.base:
            said.setdefault(clause, []).append(words(f"clause-base-{change.how}", **facts))
        for clause in change.by if change.base else ():
            said.setdefault(clause, []).append(words(f"clause-{change.how}", **facts))
    return said
