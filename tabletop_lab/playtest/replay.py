"""`open_row`: a row of a batch as a match, at its end or where a column of the row got its value.
For a game that failed, the match is at the last decision before the error."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import Any

from tabletop_lab.engine import Game
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.plainly import plainly
from tabletop_lab.engine.core.strict import as_whole
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest.measured import measured_at
from tabletop_lab.playtest.task import bots_from, edits_text

MOST_LETTERS = 100_000
END, MEASURE = "end", "measure"
"""Where a row may be opened, besides a step and the name of a column."""


def open_row(row: Any, *, game: object = None, bots: object = None, at: object = END) -> Match:
    """Return the game of one row of `simulate` or `compare` as a match; the row may come from a CSV file.

    `row`: a row of the frame (`frame.loc[17]`), or a dict with its columns. `game`, `bots`: needed only if the names in
    the row are not enough: the game is not in `games()`, its rules were edited as code (then give `match.game`: a row
    names the edits but does not contain them), or the bot is your own. `at`: where the match stands: "end", a step, the
    name of a column (where it got its value; later steps are there to go on), or "measure" for what a row of
    `Study.outliers` names. Raises TabletopError if the row does not belong to a batch, or for an unknown place.

    >>> from tabletop_lab.playtest import simulate
    >>> from tabletop_lab.testing.sample import Market
    >>> frame = simulate(Market, n=3, progress=False)
    >>> match = open_row(frame.loc[2], game=Market)
    >>> "+".join(match.result.winners) == frame.loc[2, "winners"], match.seed
    (True, 2)
    >>> open_row(frame.loc[2], game=Market, at="visits_3")
    Match('market', players=2, seed=2, step 17 of 31: Decision(P2 again: stop | 2 | 4))
    """
    said, at = _columns(row), plainly(at)
    column = _column(row, at)
    played = catalogue.find(said["game"] if game is None else game)
    _check_edits(said.get("edits"), played)
    match = Match(
        played,
        players=said["players"],
        seed=said["seed"],
        rules=said["rules"],
    )
    sitting = bots if bots is not None else bots_from(said["bots"])
    error = said.get("error")
    if isinstance(error, str) and error:
        return _before_the_error(match, sitting, said["decisions"])
    match.run(sitting)
    if column is not None:
        return match.goto(measured_at(match, column))
    return match if isinstance(at, str) else match.goto(at)  # type: ignore[arg-type]


def _column(row: Any, at: object) -> str | None:
    """The column that was asked for, if it was one."""
    if as_whole(at) is not None:
        return None
    if not isinstance(at, str):
        name = None
    elif at == END:
        return None
    else:
        name = dict(row).get(MEASURE) if at == MEASURE else at
    if not isinstance(name, str) or (at != MEASURE and name not in row):
        known = ", ".join([END, MEASURE, "0", *(str(key) for key in dict(row))])
        raise TabletopError(localized("unknown_one", "call", name="at", given=echo(at), known=known))
    return name


def _check_edits(said: object, game: type[Game]) -> None:
    """Raise an error unless the row was played by exactly this code."""
    wanted = said if isinstance(said, str) else ""
    if wanted != edits_text(game.variant):
        kind = "row_of_edits" if wanted else "row_without_edits"
        raise TabletopError(localized(kind, "call", name="row", edits=wanted))


def _columns(row: Any) -> dict[str, Any]:
    needed = ("game", "players", "seed", "rules", "bots")
    try:
        found = plainly(dict(row)) if isinstance(row, Mapping) or hasattr(row, "items") else {}
    except Exception:  # it only looks like a row
        found = {}
    missing = [name for name in needed if name not in found]
    if missing:
        raise TabletopError(localized("no_row", "call", name="row", missing=", ".join(missing)))
    try:
        found["rules"] = json.loads(str(found["rules"])[:MOST_LETTERS])
        found |= {name: _number(found.get(name, 0)) for name in ("players", "seed", "decisions")}
        found["bots"] = found["bots"] if isinstance(found["bots"], str) else ""
        if not isinstance(found["game"], str):
            raise ValueError(found["game"])
    except (TypeError, ValueError, RecursionError):
        raise TabletopError(localized("other_row", "call", name="row")) from None
    return found


def _number(given: object) -> int:
    """A whole number of a row; a file of rows has it as text."""
    text = given.strip() if isinstance(given, str) else ""
    number = int(text) if re.fullmatch(r"-?[0-9]{1,40}", text) else as_whole(given)
    if number is None and isinstance(given, float) and given.is_integer():
        number = int(given)  # pandas writes a column with gaps as decimals
    if number is None:
        raise ValueError(given)
    return number


def _before_the_error(match: Match, bots: object, decided: int) -> Match:
    """Go to the last decision that can be shown; if that question itself fails, to the one before."""
    for last in (decided, decided - 1):
        asked = count(1)
        with suppress(Exception):
            return match.run(bots, until=lambda decision, asked=asked, last=last: next(asked) >= last)
    return match
