"""Puts a book together: what the rulebook says clause by clause, and the parts that every book has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.rules import question_of
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.language.localized import localized

from . import directives, ends, terms
from .belongs import belongs
from .blocks import Block, Book, Grid, Head, Panel, Part, Points, Rows, Run, Text, said
from .directives.front import first_sentences
from .faults import Faults
from .making import Making, Paper
from .source import KINDS, Piece, Section, Source, read


def assembled(
    game: Any, lang: str, paper: Paper, examples: Path | None = None, study: Any = None, folder: Path | None = None
) -> Book:
    """The book of a game in a language, with its figures drawn for a paper. Raises BookError with all faults.

    `folder`: where its rulebooks lie, if not with the game.
    """
    folder = folder or game.folder()
    file = folder / f"rulebook.{lang}.md" if folder else None
    if file is None or not file.is_file():
        raise TabletopError(localized("book_no_rulebook", game=game.name, tongue=lang))
    faults = Faults(file)
    source = read(file, lang, faults)
    belongs(game, lang, [section.id for section in source.sections], file)
    making = Making(game, lang, source, faults, paper, examples)
    _same_clauses(making, file.parent)
    terms.check(making)
    introduction: list[Block] = []
    for piece in source.front:
        introduction += _blocks(making, piece)
    chapters: list[Part] = []
    for section in source.sections:
        _notes(making, section)
        if section.chapter or not chapters:
            chapters.append(Part("chapter", section.title, id=section.id, number=section.id))
            blocks = chapters[-1].blocks
            if not section.chapter:
                blocks.append(_head(section))
        else:
            chapters[-1].blocks.append(_head(section))
        chapters[-1].blocks += _clause(making, section)
    faults.stop()
    return _book(making, introduction, chapters, study)


def excerpt(
    game: Any, lang: str, paper: Paper, text: str, clause: str, folder: Path, records: Mapping[str, Any], *,
    chapter: bool = False, only: str = "",
) -> Book:  # fmt: skip
    """One clause, or its whole chapter, of a rulebook that may not be written yet, as a book of one part.

    `text`: the rulebook; `folder`: where it will lie, and where its own records do; `records`: matches by the name
    that the text gives them; `only`: of the pictures, that of this record alone. Raises BookError with all faults of
    what is shown.
    """
    faults = Faults(folder / f"rulebook.{lang}.md")
    source = read(faults.file, lang, faults, text)
    making = Making(game, lang, source, faults, paper, folder if folder.is_dir() else None)
    making.know(records)
    at = next(k for k, one in enumerate(source.sections) if one.id == clause)
    first = max(k for k, one in enumerate(source.sections[: at + 1]) if one.chapter or not k)
    end = next((k for k, one in enumerate(source.sections) if k > first and one.chapter), len(source.sections))
    shown = source.sections[first:end] if chapter else source.sections[at : at + 1]
    part = Part("chapter", source.sections[first].title, id=source.sections[first].id, number=source.sections[first].id)
    for section in shown:
        _notes(making, section)
        if only:
            section.pieces = [one for one in section.pieces if not one.directive or one.directive.argument == only]
        part.blocks += [*([] if section.chapter else [_head(section)]), *_clause(making, section)]
    faults.stop()
    book = Book(game.name, source.title, lang, (), (), [], [part], (), making.words)
    _number(book)
    return book


def _book(making: Making, introduction: list[Block], chapters: list[Part], study: Any) -> Book:
    words, game = making.words, making.game
    readings = [part for part in chapters if _all_readings(making, part)]
    for part in readings:
        part.name = "open"
        ends.weigh(making, part, study)
    parts = [Part("numbers", words("book-numbers"), ends.numbers(making, introduction))]
    parts += [part for part in chapters if part not in readings]
    if making.play:
        parts.append(Part("play", words("book-play"), [Text((Run(words("book-play-lead")),), "soft"), *making.play]))
    if making.quick:
        quick: list[Block] = []
        for title, points in making.quick:
            quick += [Head(2, title), points]
        parts.append(Part("quick", words("book-quick"), quick))
    if cards := ends.all_cards(making):
        parts.append(Part("cards", words("book-cards"), cards))
    if making.terms:
        parts.append(Part("glossary", words("book-glossary"), ends.glossary(making)))
    parts += readings
    parts.append(Part("index", words("book-index"), ends.index(making)))
    parts.append(Part("credits", words("book-credits"), ends.credits(making)))
    for k, part in enumerate(parts):
        part.id = part.id or f"{part.name}-{k}"
    facts = tuple(making.facts) or ((_range(game.seats), words("book-players")),)
    first = next((said(block.line) for block in introduction if isinstance(block, Text)), "")
    promise = making.promise or (Run(first_sentences(first, 2)),)
    book = Book(game.name, making.source.title, making.lang, promise, facts, making.cover, parts,
                making.credits[0] if making.credits else (), words)  # fmt: skip
    _number(book)
    return book


def _number(book: Book) -> None:
    """Figures and storyboards with a caption are numbered in the order of the book."""
    from .blocks import Cards, Figure

    number = 0
    for part in book.parts:
        foot = None
        for k, block in enumerate(part.blocks):
            if isinstance(block, Head):
                foot = None
            elif isinstance(block, Text) and block.look == "source":
                foot = k
            elif isinstance(block, Figure):
                number += 1
                block.number = number
                if foot is not None:  # on paper a large figure may stand on the next page
                    said = (Run(" · "), Run(book.words("book-figure", number=number), "", block.id))
                    part.blocks[foot] = Text((*part.blocks[foot].line, *said), "source")
            elif isinstance(block, Cards):
                continue
            elif isinstance(block, Rows) and block.title and not block.boxed:
                number += 1
                part.blocks[k] = Rows(block.rows, block.title, caption=(Run(str(number)),))


def _range(seats: Iterable[int]) -> str:
    counts = list(seats) if not isinstance(seats, int) else [seats]
    return f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])


def _head(section: Section) -> Head:
    return Head(2, section.title, section.id, section.id, section.kind == "house")


def _all_readings(making: Making, part: Part) -> bool:
    kinds = {one.id: one.kind for one in making.source.sections}
    own = [kinds[block.number] for block in part.blocks if isinstance(block, Head) and block.number in kinds]
    return bool(own) and all(kind == "reading" for kind in own)


def _blocks(making: Making, piece: Piece, section: Section | None = None) -> list[Block]:
    if piece.kind == "directive" and piece.directive:
        return list(directives.make(piece.directive, making))
    if piece.kind == "text":
        return [Text(making.line(piece.lines[0], piece.line))]
    if piece.kind in ("points", "numbers"):
        lines = tuple(making.line(line, at) for line, at in zip(piece.lines, piece.at, strict=True))
        if section is not None and section.kind == "reading":
            return [ends.alternatives(making, lines)]
        return [Points(lines, piece.kind == "numbers")]
    if piece.kind == "table" and piece.lines:
        heads = tuple("".join(run.text for run in cell) for cell in piece.lines[0])
        rows = tuple(
            tuple(making.line(cell, at) for cell in row) for row, at in zip(piece.lines[1:], piece.at[1:], strict=True)
        )
        return [Grid(heads, rows)]
    return []


def _clause(making: Making, section: Section) -> list[Block]:
    """What a clause says, its foot, and then its figures: so the foot never stands alone on the next page."""
    text = max((k for k, piece in enumerate(section.pieces, 1) if piece.kind != "directive"), default=0)
    found: list[Block] = []
    for piece in section.pieces[:text]:
        found += _blocks(making, piece, section)
    found += _foot(making, section)
    for piece in section.pieces[text:]:
        found += _blocks(making, piece, section)
    return found


def _foot(making: Making, section: Section) -> list[Block]:
    """Below a clause: its source, and the questions about it that can be answered in another way."""
    said: list[Run] = []
    if source := section.notes.get("Source"):
        said += making.line((Run(source[0]),), source[1])
    if section.kind != "reading":
        fields = making.game.Rules.model_fields
        asked = [question_of(fields[name]) for name in section.options if name in fields]
        for k, question in enumerate(dict.fromkeys(one for one in asked if one in making.ids)):
            said += [Run((" · " if said else "") + making.words("book-asked") + " ")] if not k else [Run(", ")]
            said.append(Run(question, "", question))
    return [Text(tuple(said), "source")] if said else []


def _notes(making: Making, section: Section) -> None:
    """The lines below a clause: a kind or a parameter that does not exist is a fault."""
    for name, (value, line) in section.notes.items():
        if name not in ("Source", "Options", "Kind"):
            making.faults.add(line, "book_no_note", name=name)
        if name == "Kind" and value not in KINDS:
            making.faults.add(line, "book_no_kind", name=value, known=", ".join(KINDS))
    fields = making.game.Rules.model_fields
    for name in section.options:
        if name not in fields:
            making.faults.add(section.notes["Options"][1], "book_no_parameter", name=name, known=_near(name, fields))


def _near(name: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    names = list(known)
    return ", ".join(get_close_matches(name, names, 5, 0.4) or names[:12])


def _same_clauses(making: Making, folder: Path) -> None:
    """The rulebook has the clauses of the other language, in the same order."""
    for lang in LANGUAGES:
        other = folder / f"rulebook.{lang}.md"
        if lang == making.lang or not other.is_file():
            continue
        theirs = _ids(other, lang)
        ours = [section.id for section in making.source.sections]
        for section in making.source.sections:
            if section.id not in theirs:
                making.faults.add(section.line, "book_only_here", clause_id=section.id, other=other.name)
        missing = [one for one in theirs if one not in ours]
        for one in missing[:5]:
            making.faults.add(
                _line_before(making.source, theirs, one), "book_only_there", clause_id=one, other=other.name
            )
        if not missing and set(ours) == set(theirs) and ours != theirs:
            wrong = next(k for k, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b)
            making.faults.add(making.source.sections[wrong].line, "book_other_order", clause_id=ours[wrong],
                              other=other.name, expected=theirs[wrong])  # fmt: skip


def _ids(file: Path, lang: str) -> list[str]:
    from tabletop_lab.engine.language.rulebook import Rulebook

    return list(Rulebook.parse(file.read_text(encoding="utf-8")))


def _line_before(source: Source, theirs: list[str], wanted: str) -> int:
    """The line of the clause after which a missing one would stand."""
    before = theirs[: theirs.index(wanted)]
    known = [section.line for section in source.sections if section.id in before]
    return known[-1] if known else 1


__all__ = ["Panel", "assembled"]
