"""Reads a table of content (a CSV file that a person edits) into checked rows; every fault names its place.
It knows only the format: the game decides which tables and columns there are, and what they mean."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, PrivateAttr, ValidationError
from pydantic_core import PydanticCustomError

from tabletop_lab.engine.core.errors import Fault, InvalidContent, echo
from tabletop_lab.engine.core.ordinary_files import NotOrdinary, TooLarge, read_file
from tabletop_lab.engine.language.localized import Speak, localized

MAX_BYTES = 1_000_000
MAX_ROWS = 2_000
MAX_TEXT = 300
"""The largest file, number of rows, and cell of text."""

_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def stamp(path: Path) -> tuple[int, int]:
    """What changes when a file is edited; (0, 0) of one that cannot be looked at: reading it gives the proper fault.

    >>> stamp(Path("no such file"))
    (0, 0)
    """
    try:
        status = path.stat()
    except (OSError, ValueError):
        return (0, 0)
    return (status.st_mtime_ns, status.st_size)


def bad_cell(kind: str, **facts: Any) -> PydanticCustomError:
    """The error a validator of a row raises: the fault of that kind, as the messages `wrong-<kind>` say it."""
    # Passed as context, not as the template itself: a cell may hold braces.
    return PydanticCustomError("bad_cell", "{kind}", {"kind": kind, "facts": facts})


def whole_number(cell: Any) -> int:
    """Read a cell as a whole number; separators, decimals and words are refused.

    >>> whole_number(" -500 ")
    -500
    """
    text = str(cell).strip()
    if not text:
        raise bad_cell("cell_empty")
    if not _WHOLE.fullmatch(text):
        raise bad_cell("cell_not_whole", cell=echo(text))
    return int(text)


def plain_text(cell: Any) -> str:
    """Read a cell as one line of text; runs of spaces and line breaks become one space.

    >>> plain_text("  Street  pancakes ")
    'Street pancakes'
    """
    text = " ".join(str(cell).split())
    if len(text) > MAX_TEXT:
        raise bad_cell("cell_long", cell=echo(text), count=len(text), most=MAX_TEXT)
    if not text.isprintable():
        raise bad_cell("cell_invisible", cell=echo(text))
    return text


Whole = Annotated[int, BeforeValidator(whole_number)]
WholeOrEmpty = Annotated[int, BeforeValidator(lambda cell: whole_number(cell) if str(cell).strip() else 0)]
Text = Annotated[str, BeforeValidator(plain_text)]
"""Types for the fields of a row: a whole number, one that is 0 when the cell is empty, one line of text."""


class TableRow(BaseModel):
    """Base of row models whose later checks need to say where the row is.

    `file` and `line` are set by `read_table`; they are no columns.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    _file: str = PrivateAttr(default="")
    _line: int = PrivateAttr(default=0)

    @property
    def place(self) -> tuple[str, int]:
        """The file of this row, and its line."""
        return self._file, self._line

    def fault(self, kind: str, column: str = "", clause: str = "", speak: Speak | None = None, **facts: Any) -> Fault:
        """What is wrong with this row, or with one of its cells."""
        return table_fault(kind, *self.place, column, clause, speak, **facts)


def table_fault(
    kind: str, file: str, line: int = 0, column: str = "", clause: str = "", speak: Speak | None = None, **facts: Any
) -> Fault:
    """What is wrong with a table, a row of it, or a cell.

    >>> print(table_fault("cell_empty", "chore.csv", 7, "tc"))
    chore.csv, row 7, column tc: the cell is empty (allowed: a whole number)
    >>> print(table_fault("cell_empty", "chore.csv", 7, "tc").localized("ko"))
    chore.csv, 7행 tc열: 칸이 비어 있습니다 (할 수 있는 것: 정수)
    """
    where = "cell" if column else "row" if line else "file"
    return localized(kind, where, clause=clause, speak=speak, in_file=file, in_row=str(line), in_column=column, **facts)


RowT = TypeVar("RowT", bound=BaseModel)


def read_table(path: Path | str, row_model: type[RowT], speak: Speak | None = None) -> list[RowT]:
    """Read a UTF-8 CSV file with a header row into one `row_model` per row; blank rows are skipped.

    The columns are the fields of the model (by alias, in any order); a field with a default may be missing.
    Row numbers in faults are the line numbers an editor shows. A field may name the clause its limits come
    from: `Field(ge=0, json_schema_extra={"clause": "FN-7.3"})`. `speak`: words with the kinds of fault that the
    validators of the model raise, if they raise any of their own. Raises InvalidContent with all faults at once.

    >>> import tempfile
    >>> class Chore(TableRow):
    ...     id: Text
    ...     tc: Whole
    >>> file = Path(tempfile.mkdtemp()) / "chore.csv"
    >>> _ = file.write_text("id,tc\\nH01,1000\\nH02,much\\n")
    >>> read_table(file, Chore)
    Traceback (most recent call last):
    tabletop_lab.InvalidContent: chore.csv, row 3, column tc: 'much' is not a whole number \
(allowed: digits without separators, such as 1500)
    >>> _ = file.write_text("id,tc\\nH01,1000\\n")
    >>> read_table(file, Chore)
    [Chore(id='H01', tc=1000)]
    """
    path = Path(path)
    lines = list(_lines(path.name, read_text(path)))
    if not lines:
        raise InvalidContent(table_fault("table_empty", path.name))
    (_, header), *records = lines
    columns = [cell.strip() for cell in header]
    faults = _header_faults(path.name, columns, row_model)
    if faults:
        raise InvalidContent(*faults)
    rows: list[RowT] = []
    for line, cells in records:
        if len(cells) != len(columns):
            faults.append(table_fault("row_cells", path.name, line, count=len(cells), wanted=len(columns)))
            continue
        try:
            row = row_model.model_validate(dict(zip(columns, cells, strict=True)))
        except ValidationError as error:
            faults += _cell_faults(path.name, line, error, row_model, speak)
            continue
        if isinstance(row, TableRow):
            row._file, row._line = path.name, line
        rows.append(row)
    if faults:
        raise InvalidContent(*faults)
    return rows


def read_text(path: Path) -> str:
    """The text of a UTF-8 file of at most `MAX_BYTES`. Raises InvalidContent.

    >>> read_text(Path("gone.csv"))
    Traceback (most recent call last):
    tabletop_lab.InvalidContent: gone.csv: there is no such file
    """
    try:
        data = read_file(path, MAX_BYTES)
    except NotOrdinary:
        raise InvalidContent(table_fault("file_odd", path.name)) from None
    except (FileNotFoundError, NotADirectoryError):
        raise InvalidContent(table_fault("file_missing", path.name)) from None
    except TooLarge:
        raise InvalidContent(table_fault("file_large", path.name, most=MAX_BYTES)) from None
    except (OSError, ValueError) as error:
        raise InvalidContent(table_fault("file_unread", path.name, error=type(error).__name__)) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidContent(table_fault("file_coding", path.name, line)) from error


def _lines(file: str, text: str) -> Iterator[tuple[int, list[str]]]:
    """Each row that holds anything, with the number of the line it begins on."""
    if found := _CONTROL.search(text):
        line = len(re.findall(r"\r\n|\r|\n", text[: found.start()])) + 1
        raise InvalidContent(table_fault("row_control", file, line))
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    count, begin = 0, 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                count += 1
                if count > MAX_ROWS + 1:
                    raise InvalidContent(table_fault("table_long", file, most=MAX_ROWS))
                yield begin, cells
            begin = reader.line_num + 1
    except csv.Error as error:
        raise InvalidContent(table_fault("row_unread", file, begin, error=str(error))) from error


def _fields(row_model: type[BaseModel]) -> dict[str, Any]:
    """Column name -> field of the model."""
    return {field.alias or name: field for name, field in row_model.model_fields.items()}


def _header_faults(file: str, columns: list[str], row_model: type[BaseModel]) -> list[Fault]:
    fields = _fields(row_model)
    wanted = ", ".join(fields)

    def fault(kind: str, **facts: Any) -> Fault:
        return table_fault(kind, file, 1, wanted=wanted, **facts)

    for separator, name in ((";", "semicolons"), ("\t", "tabs")):
        if len(columns) == 1 and separator in columns[0]:
            return [fault(f"columns_by_{name}")]
    faults = [
        fault("column_unknown" if column else "column_unnamed", named=echo(column))
        for column in dict.fromkeys(columns)
        if column not in fields
    ]
    faults += [
        fault("column_again", named=column, count=columns.count(column))
        for column in fields
        if columns.count(column) > 1
    ]
    faults += [
        fault("column_missing", named=column)
        for column, field in fields.items()
        if field.is_required() and column not in columns
    ]
    return faults


def _cell_faults(
    file: str, line: int, error: ValidationError, row_model: type[BaseModel], speak: Speak | None
) -> list[Fault]:
    """One fault per bad cell, in the words of this project instead of the model's."""
    fields, faults = _fields(row_model), []
    for item in error.errors(include_url=False):
        column = str(item["loc"][0]) if item["loc"] else ""
        context, cell = item.get("ctx", {}), item["input"]
        facts: dict[str, Any] = {"cell": echo(cell.strip()) if isinstance(cell, str) else ""}
        match item["type"]:
            case "bad_cell":
                kind, facts = context["kind"], context["facts"]
            case "greater_than_equal":
                kind, facts["least"] = "cell_too_small", str(context["ge"])
            case "less_than_equal":
                kind, facts["most"] = "cell_too_large", str(context["le"])
            case "literal_error":
                kind, facts["known"] = "cell_unknown", context["expected"].replace("'", "").replace(" or ", ", ")
            case "string_pattern_mismatch":
                kind, facts["form"] = "cell_form", getattr(fields.get(column), "description", "") or ""
            case _:
                kind, facts["error"] = "cell_error" if facts["cell"] else "row_error", item["msg"]
        extra = getattr(fields.get(column), "json_schema_extra", None)
        clause = extra.get("clause", "") if isinstance(extra, dict) else ""
        faults.append(table_fault(kind, file, line, column, clause, speak, **facts))
    return faults
