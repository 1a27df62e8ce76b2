"""What an edited rule did wrong while it was played, said with its clause, its line and what it gave.
Errors of the shipped rules are bugs and pass through as they are."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath
from types import CodeType
from typing import Any

from ..core.errors import InvalidContent, InvalidRules, RuleError, TableSignal, TabletopError, echo, is_failure, text_of
from ..core.misuse import Misuse
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
    except BaseException as error:
        blamed = rule_error(error, game, table) if is_failure(error) else None
        if blamed is None:
            raise
        raise blamed from error


def rule_error(error: BaseException, game: type[Any], table: Any = None) -> RuleError | None:
    """The RuleError for an error that an edited rule raised, or caused by what it gave; None for any other error.

    `table` (of a traced run) remembers which edited rule gave something since the last answer, and whether a player
    has chosen from what one gave before.
    """
    if game.variant is None or isinstance(error, TableSignal):
        return None
    if isinstance(error, TabletopError) and not isinstance(error, InvalidRules | InvalidContent):
        return None  # those two are also raised where the rules as printed meet what an edit gave
    edits = {edit.file: edit for edit in game.variant.edits}
    cause = error.__cause__
    if isinstance(error, Misuse) and cause is not None and any(c.co_filename in edits for c, _ in frames_of(cause)):
        error = cause  # what an edited rule raised when a check asked for a text
    frames = frames_of(error)

    def what(lang: str) -> str:
        return error.text(lang) if isinstance(error, Misuse) else text_of(error, lang)

    for code, line in reversed(frames):
        if edit := edits.get(code.co_filename):
            inner, at = next(place for place in reversed(frames) if not is_engine(place[0].co_filename))
            kind = "rule_endless" if isinstance(error, guard.Endless) else "rule_failed"
            fault = localized(
                f"{kind}_beyond" if inner.co_filename != edit.file else kind, "line", clause=edit.clause,
                where=str(edit), line=str(line), name=inner.co_name, file=PurePath(inner.co_filename).name, at=str(at),
                error=str(error) if isinstance(error, guard.Endless) else what,
            )  # fmt: skip
            return RuleError(fault, line=line)
    after = next((code.co_name for code, _ in reversed(frames) if not is_engine(code.co_filename)), "")
    return _caused(table, after, what, isinstance(error, Misuse)) or _followed(error, game, table, after, what)


def frames_of(error: BaseException) -> list[tuple[CodeType, int]]:
    """The functions that were under way when an error was raised, outermost first, each with its line."""
    return [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]


def _followed(error: BaseException, game: type[Any], table: Any, after: str, what: Any) -> RuleError | None:
    """The error comes long after an edited rule was played, and the rules as printed go on at this place."""
    as_printed = getattr(table, "fails_as_printed", None)
    if as_printed is None or as_printed(error):
        return None
    edit = game.variant.edits[-1]
    where = ", ".join(map(str, game.variant.edits))
    fault = localized(
        "rule_after" if after else "rule_after_on", "line", clause=edit.clause, where=where, line=str(edit.def_line),
        after=after, error=what,
    )  # fmt: skip
    return RuleError(fault, line=edit.def_line)


def _caused(table: Any, after: str, what: Any, checked: bool) -> RuleError | None:
    """The error is not raised in an edited rule, but follows from what one gave, as far as that can be known.

    `checked`: it was found by a check, which looks at what has been done since the check before it.
    """
    given, chosen = getattr(table, "given_by_edit", None), getattr(table, "chosen_of_edit", None)
    if given is not None and (checked or given[0] == table.step):
        kind, (_, edit, value) = "rule_gave" if after else "rule_gave_on", given
    elif chosen is not None:
        kind, (_, edit, value) = "rule_gave_before" if after else "rule_gave_on", chosen
    else:
        return None
    if value is None:
        kind = "rule_left"
    fault = localized(
        kind, "line", clause=edit.clause, where=str(edit), line=str(edit.def_line), given=echo(value), after=after,
        error=what,
    )  # fmt: skip
    return RuleError(fault, line=edit.def_line)


def place_of(error: BaseException) -> dict[str, str] | None:
    """Where code outside of the engine raised an error, as facts of a message; None when there is no such place."""
    for code, line in reversed(frames_of(error)):
        if not is_engine(code.co_filename):
            return {"name": code.co_name, "file": PurePath(code.co_filename).name, "at": str(line)}
    return None


_ENGINE = PurePath(__file__).parent.parent


def is_engine(file: str) -> bool:
    """Whether a file of code belongs to the engine."""
    return PurePath(file).parent.parent == _ENGINE
