"""What the readers of all tables share: ids that stand twice, words that are not known, empty decks."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from tabletop_lab.engine import InvalidContent
from tabletop_lab.engine.core.content_tables import TableRow, table_fault
from tabletop_lab.engine.core.errors import Fault, echo

from .cells import Thing
from .changes import Change, Words
from .words import speak

ThingT = TypeVar("ThingT", bound=Thing)


def by_id(rows: Sequence[ThingT], file: str, clause: str, least: int = 1) -> dict[str, ThingT]:
    """The rows by their ids. Raises InvalidContent if an id stands twice or there are too few."""
    faults = list(again(rows))
    if len(rows) < least:
        faults.append(few(file, len(rows), least, clause))
    stop_at(faults)
    return {row.id: row for row in rows}


def again(rows: Iterable[Thing]) -> Iterator[Fault]:
    """Ids that stand twice."""
    seen: dict[str, int] = {}
    for row in rows:
        if row.id in seen:
            yield row.fault("id_again", "id", "", speak, card=row.id, at=str(seen[row.id]))
        seen.setdefault(row.id, row.place[1])


def few(file: str, count: int, least: int, clause: str) -> Fault:
    """A table with too few rows."""
    return table_fault("rows_few", file, clause=clause, speak=speak, count=count, least=least)


def unknown(row: TableRow, column: str, clause: str, word: str, known: Iterable[str]) -> Fault:
    """A word that is not known, with those that are, and with similar ones."""
    known = list(known)
    near = difflib.get_close_matches(word, known, n=3)
    kind = "cell_unknown_near" if near else "cell_unknown"
    return row.fault(kind, column, clause, speak, cell=echo(word), near=", ".join(near), known=", ".join(known))


def changes_wrong(
    row: TableRow, column: str, clause: str, changes: Sequence[Change], words: Words, some: bool = True
) -> Iterator[Fault]:
    """Words that nothing asks for, numbers that are missing, too many or out of range; `some`: at least one word."""
    if some and not changes:
        yield row.fault("change_none", column, clause, speak, known=", ".join(words))
    for change in changes:
        word = words.get(change.word)
        if word is None:
            yield unknown(row, column, clause, change.word, words)
        elif word.numbered and not word.least <= change.number <= word.most:
            facts = {"word": change.word, "least": word.least, "most": word.most}
            yield row.fault("change_number", column, word.clause, speak, **facts)
        elif change.number and not word.numbered:
            yield row.fault("change_no_number", column, word.clause, speak, word=change.word)


def stop_at(faults: Iterable[Fault]) -> None:
    """Raise InvalidContent if there is anything wrong."""
    if found := list(faults):
        raise InvalidContent(*found)
