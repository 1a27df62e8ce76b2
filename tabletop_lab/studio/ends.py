"""The parts that every book has around its chapters: how to read it, cards, glossary, open questions, index."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.rules import question_of

from .blocks import Block, Grid, Head, Index, Line, Panel, Part, Points, Run, Text
from .directives.texts import table_of

if TYPE_CHECKING:
    from .making import Making

_DEFAULT = re.compile(r"\bdefault\b|기본값")
_COLON = re.compile(r"^(?:(?: \(|)[^()]*\))?: *")


def numbers(making: Making, introduction: list[Block]) -> list[Block]:
    """What the game is, and what the numbers and marks of the book mean, with clauses of this book."""
    words, sections = making.words, making.source.sections
    rows: list[tuple[Line, ...]] = []

    def row(sign: Run, message: str, **facts: Any) -> None:
        rows.append(((sign,), making.line((Run(words(message, **facts)),), 0)))

    rule = next((one for one in sections if one.kind == "rule"), None)
    if rule:
        row(Run(rule.id, "bold", rule.id), "book-number-rule", chapter=rule.id.partition(".")[0], title=rule.title)
    if any(one.kind == "house" for one in sections):
        row(Run(words("book-house"), "bold"), "book-number-house")
    cited = [re.search(r"§[\d.]+\d", one.notes.get("Source", ("", 0))[0]) for one in sections]
    source = next((found[0] for found in cited if found), "")
    if source:
        row(Run(source, "bold"), "book-number-source")
    reading = next((one for one in sections if one.kind == "reading"), None)
    if reading:
        row(Run(reading.id, "bold", reading.id), "book-number-reading")
    row(Run(words("book-callout"), "bold"), "book-number-callout")
    table = Grid((words("book-sign"), words("book-means")), tuple(rows), (0.24, 0.76))
    return [*introduction, Text((Run(words("book-numbers-lead")),), "soft"), table]


def alternatives(making: Making, lines: tuple[Line, ...]) -> Panel:
    """The readings of a disputed sentence in a box, without the names of programs; that of this book is marked.

    Where a sentence asks several things, each has a list of its own.
    """
    found: dict[tuple[str, ...], list[Line]] = {}
    for line in lines:
        head, text = _named(line)
        default = bool(_DEFAULT.search(head))
        text = [run for run in text if run.text]
        mark = (Run(making.words("book-ours") + ": ", "bold"),) if default else ()
        found.setdefault(_asked(line), []).append((*mark, *(text or line)))
    return Panel(tuple(Points(tuple(points)) for points in found.values()), boxed=True)


def _asked(line: Line) -> tuple[str, ...]:
    """The parameters that a reading is a value of, as far as it names them.

    >>> _asked((Run("aloud", "code"), Run(" (default for "), Run("heard", "code"), Run("): as "), Run("x", "code")))
    ('heard',)
    """
    head = takewhile(lambda run: run.look == "code" or ":" not in run.text, line[1:])
    return tuple(run.text for run in head if run.look == "code")


def _named(line: Line) -> tuple[str, list[Run]]:
    """What stands before the sentence of a reading (names in a program, whether it is the default), and the sentence.

    >>> _named((Run("aloud", "code"), Run(" (default for "), Run("heard", "code"), Run("): everybody hears it.")))
    (' (default for heard): ', [Run(text='Everybody hears it.', look='', to='')])
    """
    if not line or line[0].look != "code":
        return "", list(line)
    head, text = "", list(line[1:])
    while text and not (found := _COLON.match(text[0].text)):
        head += text.pop(0).text
    if not text or not found:
        return head, []
    rest = text[0].text[found.end() :]
    return head + found[0], [Run(rest[:1].upper() + rest[1:], text[0].look, text[0].to), *text[1:]]


def sentence_of(line: Line) -> Line:
    """What a book prints of a reading: its sentence, without the names before it.

    >>> sentence_of((Run("aloud", "code"), Run(": everybody hears it.")))
    (Run(text='Everybody hears it.', look='', to=''),)
    """
    return tuple(_named(line)[1]) or line


def weigh(making: Making, part: Part, study: Any) -> None:
    """Put beside each disputed sentence what its other readings changed in a study (`tl.ambiguities`)."""
    if study is None:
        return
    ranking, fields = study.ranking(), making.game.Rules.model_fields
    for reading in ranking.order:
        asked = question_of(fields[reading.field])
        at = next((k for k, block in enumerate(part.blocks) if isinstance(block, Head) and block.number == asked), None)
        if at is None:
            continue
        value = making.words.rule_value(reading.field, reading.value)
        effects = "; ".join(
            f"{making.words.bot(bots)}: {ranking.effect(reading, bots, making.words)}" for bots in ranking.bots
        )
        end = next((k for k in range(at + 1, len(part.blocks)) if isinstance(part.blocks[k], Head)), len(part.blocks))
        part.blocks.insert(end, Panel((Text((Run(f"{value} ", "bold"), Run(effects))),)))
    part.blocks[:0] = [Text((Run(said),), "soft") for said in ranking.head(making.lang)[1:]]


def all_cards(making: Making) -> list[Block]:
    """All cards, a table for each kind."""
    found: list[Block] = []
    for deck in making.decks().values():
        found += [Head(2, f"{deck.title} ({deck.count})"), table_of(making, deck.cards)]
    return found


def glossary(making: Making) -> list[Block]:
    """The terms in the order of the alphabet, with their name in the other language."""
    other = "en" if making.lang == "ko" else "ko"
    terms = sorted(making.terms.values(), key=lambda term: term.name[making.lang].casefold())
    rows = tuple(
        ((Run(term.name[making.lang], "bold"),), making.line((Run(term.means[making.lang]),), 0),
         (Run(term.name[other], "soft"),))
        for term in terms
    )  # fmt: skip
    words = making.words
    return [Grid((words("book-term"), words("book-means"), words(f"book-lang-{other}")), rows, (0.25, 0.53, 0.22))]


def index(making: Making) -> list[Block]:
    """Every clause with its title."""
    return [Index(tuple((one.id, one.title) for one in making.source.sections))]


def credits(making: Making) -> list[Block]:
    """Who made the game and the book, and under which licence the book stands."""
    found: list[Block] = [Text(line) for line in making.credits]
    return [*found, Text((Run(making.words("book-licence")),), "soft"), Text((Run(making.words("book-made")),), "soft")]
