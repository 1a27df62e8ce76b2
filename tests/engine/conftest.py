"""Lets the tests of this folder import what they share (tiny_games.py), and puts two small games into the catalogue.
Nothing of a real game belongs here."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="module", autouse=True)
def small_games_are_registered():
    """Records name their game; the catalogue is as it was when the module is over."""
    from tiny_games import Tiny

    from tabletop_lab.engine.core import catalogue
    from tabletop_lab.testing.sample import Market

    before = dict(catalogue._registered)
    catalogue.register(Tiny)
    catalogue.register(Market)
    yield
    catalogue._registered.clear()
    catalogue._registered.update(before)
