"""Until the game is in the catalogue of the package, its tests put it there, and take it out again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.registered import registered


@pytest.fixture(scope="module", autouse=True)
def _in_the_catalogue() -> Iterator[None]:
    from tabletop_lab.games.tiedie.game import Tiedie

    with registered(Tiedie):
        yield
