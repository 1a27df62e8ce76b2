"""The worked examples of a game: records that come with the package, to be opened and replayed under other rules."""

from __future__ import annotations

from pathlib import Path

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import load


def worked_example(game: object, number: int) -> Match:
    """Open a worked example by its number, as a match at its end; TabletopError for a number that no example has.

    >>> game = worked_example("cetkaik", 33)
    >>> game.step, game.title_in("ko")
    (30, '예제 33: 실제 대국 열다섯 턴')
    """
    files = worked_examples(game)
    named = {int(path.name[:2]): path for path in files[::-1] if path.name[:2].isdigit()}
    if number not in named:
        raise TabletopError(unknown("example", number, sorted(named)))
    return load(named[number])


def worked_examples(game: object) -> list[Path]:
    """List the files of a game's worked examples, in the rulebook's order; empty if it has none.

    They are beside the package in a checkout, or inside an installed package. `tl.load` opens one as a match.

    >>> import tabletop_lab as tl
    >>> example = worked_examples("cetkaik")[0]
    >>> example.name, tl.load(example).title
    ('01_start.yaml', 'Example 1: the start')
    """
    package = Path(__file__).resolve().parents[1]
    checkout = package.parent / "examples"
    in_checkout = (package.parent / "pyproject.toml").is_file() and checkout.is_dir()
    folder = (checkout if in_checkout else package / "_examples") / catalogue.find(game).name
    return sorted(folder.glob("*.yaml"))
