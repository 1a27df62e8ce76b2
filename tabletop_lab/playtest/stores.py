"""Where the rows of a study are kept: in memory, or in a folder of parquet files.

A folder holds `study.json` (the plan, and the kinds of the columns), `games-00000.parquet` and so on (one file a
finished block), and `unfinished-00001.parquet` (the rows so far of a block that is being played). Each is replaced as a
whole, so that the folder can be read at any time, also after the process was killed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.files import write_whole
from tabletop_lab.engine.core.ordinary_files import read_file
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest import parquet
from tabletop_lab.playtest.columns import joined, kinds_of, typed
from tabletop_lab.playtest.plan import FORM

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.playtest.task import Row

PLAN = "study.json"
LONGEST_PLAN = 50_000_000


class Store(Protocol):
    """What a study needs of the place where its rows are."""

    kinds: dict[str, str]
    finished: set[int]

    def begin(self, said: dict[str, Any]) -> None:
        """Keep the plan; from now on rows may come."""

    def end(self) -> None:
        """No more rows come for now."""

    def unfinished(self) -> list[Row]:
        """The rows of blocks that are not finished, with their variants."""

    def put(self, block: int, rows: list[Row], finished: bool = True) -> None:
        """Keep the rows of a block, in the place of those that were kept before."""

    def open(self, block: int) -> None:
        """A finished block is to be continued."""

    def block(self, block: int) -> pd.DataFrame:
        """The rows of a finished block."""

    def query(self, sql: str, given: Sequence[object] = ()) -> pd.DataFrame:
        """What a SQL query of the table `games` gives."""


class Memory:
    """Rows in memory: gone with the kernel, and nothing else is needed."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {}
        self.finished: set[int] = set()
        self._blocks: dict[int, list[Row]] = {}

    def begin(self, said: dict[str, Any]) -> None:
        pass

    def end(self) -> None:
        pass

    def unfinished(self) -> list[Row]:
        return [dict(row) for block, rows in self._blocks.items() if block not in self.finished for row in rows]

    def put(self, block: int, rows: list[Row], finished: bool = True) -> None:
        self.kinds = joined(self.kinds, kinds_of(rows))
        self._blocks[block] = rows
        if finished:
            self.finished.add(block)

    def open(self, block: int) -> None:
        self.finished.discard(block)

    def block(self, block: int) -> pd.DataFrame:
        return framed(self._blocks[block], self.kinds)

    def query(self, sql: str, given: Sequence[object] = ()) -> pd.DataFrame:
        rows = [row for block in sorted(self._blocks) for row in self._blocks[block]]
        return parquet.query_rows(rows, self.kinds, sql, given)


class Folder:
    """Rows in a folder of parquet files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: Any = None
        parquet.duckdb()
        self.said = self._read() if (path / PLAN).exists() else {}
        self.kinds: dict[str, str] = dict(self.said.get("columns", {}))
        self.finished = {int(file.stem.removeprefix("games-")) for file in self._parts()}

    def _read(self) -> dict[str, Any]:
        try:
            said = json.loads(read_file(self.path / PLAN, LONGEST_PLAN))
        except (ValueError, RecursionError) as error:
            raise TabletopError(localized("no_study", "call", name="folder", given=echo(error))) from None
        wanted = {"version", "game", "players", "n", "seed", "size", "arms", "columns"}
        if not isinstance(said, dict) or not wanted <= said.keys() or said["version"] != FORM:
            raise TabletopError(localized("no_study", "call", name="folder", given=PLAN))
        return said

    def _parts(self) -> list[Path]:
        return sorted(self.path.glob("games-*.parquet"))

    def begin(self, said: dict[str, Any]) -> None:
        parquet.duckdb()  # before there is a folder: without it nothing can be kept there
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock = locked(self.path)
        for left in self.path.glob(".*.part"):  # of a process that was killed while it wrote
            left.unlink(missing_ok=True)
        self.said = said
        self._write()

    def end(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _write(self) -> None:
        said = self.said | {"columns": self.kinds}
        write_whole(self.path / PLAN, json.dumps(said, ensure_ascii=False, indent=1) + "\n")

    def _widen(self, rows: list[Row]) -> None:
        kinds = joined(self.kinds, kinds_of(rows))
        if list(kinds.items()) != list(self.kinds.items()):
            self.kinds = kinds
            self._write()

    def _file(self, block: int, finished: bool = True) -> Path:
        return self.path / f"{'games' if finished else 'unfinished'}-{block:05}.parquet"

    def _begun(self) -> list[Path]:
        """The files of blocks that are not finished; one of a finished block was left when the process was killed."""
        files = sorted(self.path.glob("unfinished-*.parquet"))
        return [file for file in files if int(file.stem.removeprefix("unfinished-")) not in self.finished]

    def unfinished(self) -> list[Row]:
        return [own(row) for file in self._begun() for row in parquet.rows(file, self.kinds)]

    def put(self, block: int, rows: list[Row], finished: bool = True) -> None:
        self._widen(rows)
        parquet.write(self._file(block, finished), rows, self.kinds)
        if finished:
            self.finished.add(block)
            self._file(block, False).unlink(missing_ok=True)

    def open(self, block: int) -> None:
        os.replace(self._file(block), self._file(block, False))
        self.finished.discard(block)

    def block(self, block: int) -> pd.DataFrame:
        return texts(parquet.query([self._file(block)], self.kinds, "SELECT * FROM games"), self.kinds)

    def query(self, sql: str, given: Sequence[object] = ()) -> pd.DataFrame:
        return parquet.query([*self._parts(), *self._begun()], self.kinds, sql, given)


def own(row: Mapping[str, Any]) -> Row:
    """A row as it was played: the columns of other arms' metrics are not its own."""
    always = ("variant", "winners", "reason", "error")
    return {name: value for name, value in row.items() if value is not None or name in always}


def framed(rows: list[Row], kinds: Mapping[str, str]) -> pd.DataFrame:
    """Rows as the frame that a parquet file of them would give."""
    return texts(typed(rows, kinds), kinds)


def texts(frame: pd.DataFrame, kinds: Mapping[str, str]) -> pd.DataFrame:
    """The columns of texts as texts, also where all are missing."""
    return frame.astype({name: "str" for name, kind in kinds.items() if kind in ("text", "")})


def locked(folder: Path) -> Any:
    """A lock on a folder, that ends with the process; TabletopError if another study is writing there."""
    file = (folder / ".lock").open("a")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows has no such lock
        pass
    except OSError:
        file.close()
        raise TabletopError(localized("folder_in_use", "call", name="folder", given=os.fspath(folder))) from None
    return file
