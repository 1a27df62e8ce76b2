"""Lets the tests of this folder import what they share (generic_games.py), and puts example games into the catalogue.
No fixture of a single game belongs here."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from speech import check  # noqa: E402, F401 (a fixture)


@pytest.fixture(scope="module", autouse=True)
def examples_are_registered():
    """Records name their game; the catalogue is as it was when the module is over."""
    from generic_games import GAMES

    from tabletop_lab.engine.core import catalogue

    before = dict(catalogue._registered)
    for game in GAMES:
        if game.name not in catalogue.games():
            catalogue.register(game)
    yield
    catalogue._registered.clear()
    catalogue._registered.update(before)
