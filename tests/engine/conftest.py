"""Lets the tests of this folder import what they share (tiny_games.py), and puts two small games into the catalogue.
Nothing of a real game belongs here."""

import sys
from pathlib import Path

import pytest

from tests.registered import registered

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="module", autouse=True)
def small_games_are_registered():
    """As long as a module is tested."""
    from tiny_games import Tiny

    from tabletop_lab.testing.sample import Market

    with registered(Tiny, Market):
        yield
