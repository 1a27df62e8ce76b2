"""Puts the sample game into the catalogue: the command line names games. Nothing of a real game belongs here."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def sample_is_registered():
    """The catalogue is as it was when the module is over."""
    from tabletop_lab.engine.core import catalogue
    from tabletop_lab.testing.sample import Market

    before = dict(catalogue._registered)
    catalogue.register(Market)
    yield
    catalogue._registered.clear()
    catalogue._registered.update(before)
