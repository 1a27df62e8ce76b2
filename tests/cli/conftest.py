"""Puts the sample game into the catalogue, because the command line names games; settings that are nobody's.

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


@pytest.fixture
def own_settings(monkeypatch, tmp_path):
    """Settings of nobody else: what is remembered is remembered for this test."""
    from tabletop_lab.engine.language import languages, remembered

    monkeypatch.delenv(languages.VARIABLE)
    for name in languages.LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(remembered, "file", lambda: tmp_path / "settings.json")
    return lambda: monkeypatch.setattr(languages, "_chosen", None)
