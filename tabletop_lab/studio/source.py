"""Reads `rulebook.<lang>.md` for a book: its clauses with every paragraph, list, table and directive, and their lines.

The syntax is MyST's: CommonMark with tables, fences of colons (`:::{example} opening`) and the role `{term}`. What the
engine needs of the same file, it reads itself (`engine/language/rulebook.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.colon_fence import colon_fence_plugin

from .blocks import Line, Run
from .faults import Faults

KINDS = ("rule", "house", "note", "reading")
_NUMBERED = re.compile(r"^([A-Z]+-[A-Z]?[\d.]*[A-Za-z]?) +(.+?)\s*$")
_NOTE = re.compile(r"^\*(\w+):\*\s*(.*)$")
_INFO = re.compile(r"^\{([\w-]*)\}\s*(.*)$")
_OPTION = re.compile(r"^:([\w-]+):\s*(.*)$")


@dataclass(frozen=True, slots=True)
class Directive:
    """`:::{name} argument` with its options (`:key: value`, each with its line) and what stands below them."""

    name: str
    argument: str
    options: dict[str, tuple[str, int]]
    body: list[Piece]
    line: int

    def get(self, key: str, default: str = "") -> str:
        """The value of an option."""
        return self.options[key][0] if key in self.options else default

    def line_of(self, key: str) -> int:
        """The line of an option; that of the directive if it is not there."""
        return self.options[key][1] if key in self.options else self.line


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text as it was written: `kind` is "text", "points", "numbers", "table" or "directive".

    `lines`: one for a text, one for each point of a list, a row of cells for each row of a table.
    """

    kind: str
    line: int
    lines: tuple[Any, ...] = ()
    at: tuple[int, ...] = ()
    directive: Directive | None = None


@dataclass(slots=True)
class Section:
    """A clause or a chapter as it was written."""

    id: str
    title: str
    line: int
    chapter: bool
    pieces: list[Piece] = field(default_factory=list)
    notes: dict[str, tuple[str, int]] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """Its kind, as in the engine's rulebook."""
        return "chapter" if self.chapter else self.notes.get("Kind", ("rule", 0))[0]

    @property
    def options(self) -> list[str]:
        """The parameters that touch it."""
        given = self.notes.get("Options", ("", 0))[0]
        return [part.strip(" `") for part in given.split(",") if part.strip()]


@dataclass(slots=True)
class Source:
    """A rulebook as it was written: title, what stands before the first clause, and its sections."""

    file: Path
    lang: str
    title: str = ""
    front: list[Piece] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)

    def pieces(self) -> Iterator[tuple[Section | None, Piece]]:
        """Every piece with the section in which it stands."""
        yield from ((None, piece) for piece in self.front)
        for section in self.sections:
            yield from ((section, piece) for piece in section.pieces)


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table").use(colon_fence_plugin)


def read(file: Path, lang: str, faults: Faults, text: str | None = None) -> Source:
    """The rulebook of a file, or of a `text` that is not in it yet. What cannot be read is noted with its line."""
    found = Source(file, lang)
    section: Section | None = None
    text = file.read_text(encoding="utf-8") if text is None else text
    _fences(text, faults)
    for level, piece, raw in _parts(text, 0, faults):
        if level == 1:
            found.title = raw
        elif level:
            numbered = _NUMBERED.match(raw)
            if numbered is None:
                faults.add(piece.line, "book_no_number", heading=raw)
                continue
            if any(known.id == numbered[1] for known in found.sections):
                faults.add(piece.line, "book_twice", clause_id=numbered[1])
            section = Section(numbered[1], numbered[2], piece.line, level == 2)
            found.sections.append(section)
        elif section is not None and (notes := _notes(raw)):
            for k, (name, value) in enumerate(notes):
                section.notes[name] = value, piece.line + k
        else:
            (section.pieces if section else found.front).append(piece)
    return found


def _fences(text: str, faults: Faults) -> None:
    """A fence of colons that is not closed would swallow the rest of the book."""
    open_: list[tuple[int, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"^(:{3,})(\{?)", line):
            if found[2]:
                if open_ and len(found[1]) >= open_[-1][0]:
                    faults.add(open_[-1][1], "book_open_fence", colons=":" * open_[-1][0])
                    return
                open_.append((len(found[1]), number))
            elif open_ and len(found[1]) == open_[-1][0] and not line[len(found[1]) :].strip():
                open_.pop()
            else:
                faults.add(number, "book_stray_fence", colons=line.strip())
                return
    if open_:
        faults.add(open_[-1][1], "book_open_fence", colons=":" * open_[-1][0])


def _notes(raw: str) -> list[tuple[str, str]]:
    """The lines `*Source:* ...` of a paragraph that has nothing else."""
    found = [_NOTE.match(line) for line in raw.splitlines()]
    return [(one[1], one[2].strip()) for one in found if one] if found and all(found) else []


def _parts(text: str, before: int, faults: Faults) -> Iterator[tuple[int, Piece, str]]:
    """(level of a heading or 0, the piece, its text as it was typed); `before`: lines above the text in its file."""
    tokens = _parser().parse(text)
    k = 0
    while k < len(tokens):
        token = tokens[k]
        line = (token.map[0] if token.map else 0) + 1 + before
        if token.type == "heading_open":
            inline = tokens[k + 1]
            yield int(token.tag[1]), Piece("text", line, (runs(inline),)), inline.content
            k += 3
        elif token.type == "paragraph_open":
            yield 0, Piece("text", line, (runs(tokens[k + 1]),), (line,)), tokens[k + 1].content
            k += 3
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            end = _closing(tokens, k)
            kind = "points" if token.type.startswith("bullet") else "numbers"
            inlines = [one for one in tokens[k:end] if one.type == "inline"]
            at = tuple((one.map[0] if one.map else 0) + 1 + before for one in inlines)
            yield 0, Piece(kind, line, tuple(map(runs, inlines)), at), ""
            k = end + 1
        elif token.type == "table_open":
            end = _closing(tokens, k)
            rows: list[list[Line]] = []
            at_rows = []
            for one in tokens[k:end]:
                if one.type == "tr_open":
                    rows.append([])
                    at_rows.append((one.map[0] if one.map else 0) + 1 + before)
                elif one.type == "inline":
                    rows[-1].append(runs(one))
            yield 0, Piece("table", line, tuple(map(tuple, rows)), tuple(at_rows)), ""
            k = end + 1
        elif token.type == "colon_fence":
            found = _directive(token, line, faults)
            if found:
                yield 0, Piece("directive", line, directive=found), ""
            k += 1
        elif token.type in ("fence", "code_block"):
            yield 0, Piece("text", line, ((Run(token.content.strip(), "code"),),), (line,)), ""
            k += 1
        else:
            k += 1


def _closing(tokens: Sequence[Token], k: int) -> int:
    return next(n for n in range(k + 1, len(tokens)) if tokens[n].level == tokens[k].level and tokens[n].nesting == -1)


def _directive(token: Token, line: int, faults: Faults) -> Directive | None:
    info = _INFO.match(token.info.strip())
    if info is None:
        faults.add(line, "book_no_directive", given=token.info.strip() or ":::")
        return None
    options: dict[str, tuple[str, int]] = {}
    written = token.content.splitlines()
    k = 0
    while k < len(written) and (option := _OPTION.match(written[k])):
        options[option[1]] = option[2].strip(), line + 1 + k
        k += 1
    body = [piece for _, piece, _ in _parts("\n".join(written[k:]), line + k, faults)]
    return Directive(info[1], info[2].strip(), options, body, line)


def runs(inline: Token) -> Line:
    """The text of a paragraph in its looks.

    >>> runs(_parser().parse("Never **two** {term}`plan`s.")[1])
    (Run(text='Never ', look='', to=''), Run(text='two', look='bold', to=''), Run(text=' ', look='', to=''), \
Run(text='plan', look='term', to=''), Run(text='s.', look='', to=''))
    """
    found: list[Run] = []
    bold = 0
    role = False
    for child in inline.children or ():
        if child.type == "strong_open":
            bold += 1
        elif child.type == "strong_close":
            bold -= 1
        elif child.type == "code_inline":
            found.append(Run(child.content, "term" if role else "code"))
            role = False
        elif child.type in ("softbreak", "hardbreak"):
            found.append(Run(" "))
        elif child.type == "text" and child.content:
            role = child.content.endswith("{term}")
            text = child.content.removesuffix("{term}")
            if text:
                found.append(Run(text, "bold" if bold else ""))
    return tuple(found)
