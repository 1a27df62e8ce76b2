"""What an edited rule did wrong while it was played, said with its clause, its line and what it gave.
Errors of the shipped rules are bugs and pass through as they are."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath
from typing import Any

from ..core.errors import RuleError, TableSignal, TabletopError
from ..language.localized import localized
from . import guard


@contextmanager
def edited_rules(game: type[Any], table: Any = None) -> Iterator[None]:
    """Play inside this: what an edited rule raises becomes a RuleError, everything else passes as it is."""
    if game.variant is None:
        yield
        return
    guard.refill()
    try:
        yield
    except (Exception, SystemExit) as error:
        blamed = rule_error(error, game, table)
        if blamed is None:
            raise
        raise blamed from error


def rule_error(error: BaseException, game: type[Any], table: Any = None) -> RuleError | None:
    """The RuleError for an error that an edited rule raised, or caused by what it gave; None for any other error.

    `table` (of a traced run) remembers which edited rule gave something since the last answer.
    """
    if game.variant is None or isinstance(error, TabletopError | TableSignal):
        return None
    edits = {edit.file: edit for edit in game.variant.edits}
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    what = str(error) if isinstance(error, guard.Endless) else f"{type(error).__name__}: {error}".removesuffix(": ")
    what = what[:300]
    for code, line in reversed(frames):
        if edit := edits.get(code.co_filename):
            inner, at = next(place for place in reversed(frames) if not _is_engine(place[0].co_filename))
            beyond = inner.co_filename != edit.file
            kind = "rule_endless" if isinstance(error, guard.Endless) else "rule_failed"
            fault = localized(
                f"{kind}_beyond" if beyond else kind, "line", clause=edit.clause, where=str(edit), line=str(line),
                name=inner.co_name, file=PurePath(inner.co_filename).name, at=str(at), error=what,
            )  # fmt: skip
            return RuleError(fault, line=line)
    given = getattr(table, "given_by_edit", None)
    if given is None or given[0] != table.step:
        return None
    _, edit, value = given
    shown = repr(value)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    after = next((code.co_name for code, _ in reversed(frames) if not _is_engine(code.co_filename)), "")
    fault = localized(
        "rule_gave" if after else "rule_gave_on", "edit", clause=edit.clause, where=str(edit), given=shown, after=after,
        error=what,
    )  # fmt: skip
    return RuleError(fault, line=edit.def_line)


_ENGINE = PurePath(__file__).parent.parent


def _is_engine(file: str) -> bool:
    return PurePath(file).parent.parent == _ENGINE
