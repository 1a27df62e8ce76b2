"""Games that are in the catalogue for a while: records, rows of a batch and the command line name their game."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def registered(*games: Any) -> Iterator[None]:
    """The catalogue is as it was when this is over."""
    from tabletop_lab.engine.core import catalogue

    before = dict(catalogue._registered)
    for game in games:
        catalogue.register(game)
    yield
    catalogue._registered.clear()
    catalogue._registered.update(before)
