"""Lets the tests of this folder import what they share (tiny_games.py), and puts the smallest game into the catalogue.
Nothing of a real game belongs here."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="module", autouse=True)
def tiny_is_registered():
    """Records name their game; the catalogue is as it was when the module is over."""
    from tiny_games import Tiny

    from tabletop_lab.engine.core import catalogue

    catalogue.register(Tiny)
    yield
    catalogue._registered.pop(Tiny.name)
