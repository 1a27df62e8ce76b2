"""Puts the sample game into the catalogue, because rows of a batch name their game.

Nothing of a real game belongs here.
"""

import pytest

from tests.registered import registered


@pytest.fixture(scope="module", autouse=True)
def sample_is_registered():
    """The sample game is registered as long as a module is tested."""
    from tabletop_lab.testing.sample import Market

    with registered(Market):
        yield
