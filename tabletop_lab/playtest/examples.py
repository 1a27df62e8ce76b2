"""The worked examples of a game: records that come with the package, to be opened and replayed under other rules."""

from __future__ import annotations

from pathlib import Path

from tabletop_lab.engine.core import catalogue


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
