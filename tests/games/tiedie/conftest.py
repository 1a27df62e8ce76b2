"""Until the game is in the catalogue of the package, its tests put it there."""

from __future__ import annotations

import pytest

from tabletop_lab.engine import register


@pytest.fixture(scope="session", autouse=True)
def _in_the_catalogue() -> None:
    from tabletop_lab.games.tiedie.game import Tiedie

    register(Tiedie)
