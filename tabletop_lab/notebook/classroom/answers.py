"""Reads the answers of a class from files: a table with a row a student, or one small file each.

A file that cannot be used and an answer that cannot be meant become faults; everything else counts.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.engine.match.yaml_text import parse

from .words import fault

LARGEST = 1_000_000
"""Characters a file of answers may have: a thousand students."""
TABLE, ONE = (".csv",), (".yaml", ".yml")
SHAPE = {".csv": "name,1,2,3", ".yaml": "name: Mina | answers: {1: a c, 2: b}"}


@dataclass(frozen=True, slots=True)
class Given:
    """What one student wrote: question number -> text. `where`: the file (and row); `sheet`: its code, if given."""

    name: str
    answers: dict[str, str]
    where: str
    sheet: str = ""


@dataclass(slots=True)
class Found:
    """All that was found in some files, and what could not be used."""

    given: list[Given] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def read(files: str | Path | Iterable[str | Path]) -> Found:
    """Read files, folders (their .csv, .yaml and .yml files) and patterns such as "answers/*.yaml".

    Raises TabletopError if there is no file at all, and for a file that was named and cannot be read. One of a folder
    or pattern that cannot be read is a fault.
    """
    paths = list(_paths([files] if isinstance(files, str | Path) else files))
    if not paths:
        raise TabletopError(fault("no-files", "results"))
    found = Found()
    for path, named in paths:
        try:
            found.given += _read(path)
        except TabletopError as error:
            if named:
                raise
            found.faults += error.faults
    return found


def _read(path: Path) -> list[Given]:
    try:
        return _table(path) if path.suffix.lower() in TABLE else _one(path)
    except FileNotFoundError:
        raise TabletopError(fault("no-file", str(path))) from None
    except OSError as error:
        raise TabletopError(fault("closed", str(path), reason=error.strerror or type(error).__name__)) from None


def _paths(files: Iterable[str | Path]) -> Iterator[tuple[Path, bool]]:
    """Each file, and whether it was named itself."""
    for name in files:
        path = Path(name)
        if path.is_dir():
            inside = (p for p in path.iterdir() if p.suffix.lower() in TABLE + ONE and p.is_file())
            yield from ((file, False) for file in sorted(inside))
        elif "*" in path.name:
            yield from ((file, False) for file in sorted(path.parent.glob(path.name)))
        else:
            yield path, True


def _text(path: Path) -> str:
    if path.suffix.lower() not in TABLE + ONE:
        raise TabletopError(fault("kind", path.name))
    with path.open("rb") as file:
        content = file.read(4 * LARGEST + 1)
    if len(content) > LARGEST:
        raise TabletopError(fault("large", path.name, most=f"{LARGEST:,}"))
    for encoding in ("utf-8-sig", "cp949"):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise TabletopError(fault("text", path.name))


def _table(path: Path) -> list[Given]:
    """A row a student; the first row names the questions, a column `sheet` may stand among them."""
    text = _text(path)
    try:
        comma = csv.Sniffer().sniff(text.splitlines()[0], ",;\t").delimiter if text.strip() else ","
    except csv.Error:
        comma = ","
    try:
        rows = [row for row in csv.reader(io.StringIO(text, newline=""), delimiter=comma) if any(map(str.strip, row))]
    except csv.Error as error:
        raise TabletopError(fault("shape", path.name, shape=SHAPE[".csv"])) from error
    head = [title.strip().lower() for title in rows[0]] if rows else []
    numbers = [_number(title) for title in head]
    if len(head) < 2 or not any(number.isdecimal() for number in numbers[1:]):
        raise TabletopError(fault("shape", path.name, shape=SHAPE[".csv"]))
    found = []
    for line, row in enumerate(rows[1:], 2):
        # A cell that no title stands over is an answer to a question that there is not.
        titles = [*numbers[1:], *map(str, range(len(numbers), len(row)))]
        cells = dict(zip(titles, [cell.strip() for cell in row[1:]], strict=False))
        sheet = cells.pop("sheet", "")
        found.append(Given(row[0].strip(), cells, f"{path.name}, {line}", sheet))
    return found


def _number(title: str) -> str:
    """The question a column is about: 3, q3 and "question 3" are the third.

    >>> _number("q3"), _number("3번"), _number("sheet")
    ('3', '3', 'sheet')
    """
    digits = re.fullmatch(r"[^\d]{0,12}(\d{1,4})[^\d]{0,4}", title)
    return digits[1] if digits else title


def _one(path: Path) -> list[Given]:
    """A file of one student: its name, and the answers by number."""
    found = parse(_text(path), path.name)
    answers = found.get("answers") if isinstance(found, dict) else None
    if not isinstance(answers, dict) or not set(found) <= {"name", "sheet", "answers"}:
        raise TabletopError(fault("shape", path.name, shape=SHAPE[".yaml"]))
    texts = {
        _number(str(number)): " ".join(map(str, said)) if isinstance(said, list) else str(said or "")
        for number, said in answers.items()
    }
    return [Given(str(found.get("name") or "").strip(), texts, path.name, str(found.get("sheet") or "").strip())]
