"""The worked examples of a game: records that come with the package, to open and to replay under other rules."""

from __future__ import annotations

from pathlib import Path

from tabletop_lab.engine.core import catalogue


def worked_examples(game: object) -> list[Path]:
    """The files of a game's worked examples, in the rulebook's order; empty for a game that has none.

    They lie beside a checkout's package, or inside an installed one. `tl.load` makes a match of one.

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
