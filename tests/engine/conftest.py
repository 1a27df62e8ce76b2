"""Lets the tests of this folder import the module they share (tiny_games.py), and registers two small games.
Nothing of a real game belongs here."""

import sys
from pathlib import Path

import pytest

from tests.registered import registered

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="module", autouse=True)
def small_games_are_registered():
    """Both games are registered as long as a module is tested."""
    from tiny_games import Tiny

    from tabletop_lab.testing.sample import Market

    with registered(Tiny, Market):
        yield
