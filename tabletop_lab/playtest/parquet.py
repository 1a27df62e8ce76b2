"""Parquet files in and out, by duckdb: it comes with the extra `lab`, and nothing else in the package needs it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest.columns import KINDS, typed

if TYPE_CHECKING:
    import pandas as pd

INSTALL = "pip install 'tabletop-lab[lab]'"
MEMORY = "400MB"
"""What duckdb may take while it reads."""


def duckdb() -> Any:
    """The library; TabletopError says how to install it."""
    try:
        import duckdb as library
    except ImportError:
        raise TabletopError(localized("no_duckdb", "call", name="duckdb", install=INSTALL)) from None
    return library


def write(path: Path, rows: list[Mapping[str, Any]], kinds: Mapping[str, str]) -> None:
    """Write the rows under their declared columns; the old file stays until the new one is complete."""
    known = {name: kind for name, kind in kinds.items() if kind}
    frame = typed(rows, known)
    part = path.with_name(f".{path.name}.{uuid4().hex[:8]}.part")
    columns = ", ".join(f"{quoted(name)}::{KINDS[kind]} AS {quoted(name)}" for name, kind in known.items())
    with duckdb().connect(config={"threads": 1}) as connection:
        connection.execute("SET pandas_analyze_sample = 0")  # texts are texts, whatever the first ones look like
        connection.register("rows", frame)
        connection.execute(f"COPY (SELECT {columns} FROM rows) TO {literal(part)} (FORMAT parquet, COMPRESSION zstd)")
    try:
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def query(files: Sequence[Path], kinds: Mapping[str, str], sql: str, given: Sequence[object] = ()) -> pd.DataFrame:
    """What a SQL query gives; the rows are its table `games`. TabletopError for a query that cannot be answered."""
    with duckdb().connect(config={"memory_limit": MEMORY}) as connection:
        return _answer(connection, _games(connection, files, kinds), sql, given)


def query_rows(rows: list[Any], kinds: Mapping[str, str], sql: str, given: Sequence[object] = ()) -> pd.DataFrame:
    """The same of rows in memory."""
    with duckdb().connect() as connection:
        connection.execute("SET pandas_analyze_sample = 0")
        connection.register("rows", typed(rows, kinds))
        columns = ", ".join(_column(name, kind, True) for name, kind in kinds.items())
        return _answer(connection, f"SELECT {columns} FROM rows", sql, given)


def _answer(connection: Any, games: str, sql: str, given: Sequence[object]) -> pd.DataFrame:
    try:
        connection.execute(f"CREATE TEMP VIEW games AS {games}")
        return connection.execute(sql, list(given)).df()
    except duckdb().Error as error:
        raise TabletopError(localized("no_query", "call", name="query", error=echo(error))) from None


def rows(file: Path, kinds: Mapping[str, str]) -> list[dict[str, Any]]:
    """The rows of one file as they were written: what is missing is None."""
    with duckdb().connect(config={"threads": 1}) as connection:
        found = connection.execute(_games(connection, [file], kinds))
        names = [column[0] for column in found.description]
        return [dict(zip(names, values, strict=True)) for values in found.fetchall()]


def _games(connection: Any, files: Sequence[Path], kinds: Mapping[str, str]) -> str:
    """The query for all rows of the files, with every declared column in its kind and in its place."""
    if not files:
        nothing = ", ".join(f"NULL::{KINDS[kind]} AS {quoted(name)}" for name, kind in kinds.items())
        return f"SELECT {nothing} WHERE false"
    source = f"read_parquet([{', '.join(map(literal, files))}], union_by_name = true)"
    there = {column[0] for column in connection.execute(f"SELECT * FROM {source} LIMIT 0").description}
    return f"SELECT {', '.join(_column(name, kind, name in there) for name, kind in kinds.items())} FROM {source}"


def _column(name: str, kind: str, there: bool) -> str:
    return f"{quoted(name) if there else 'NULL'}::{KINDS[kind]} AS {quoted(name)}"


def quoted(name: str) -> str:
    """A column's name as SQL has it."""
    return '"' + name.replace('"', '""') + '"'


def literal(value: object) -> str:
    """A text as SQL has it."""
    return "'" + str(value).replace("'", "''") + "'"
