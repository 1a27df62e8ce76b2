"""A whole game is played as when it was last reviewed; with --update-golden it is recorded."""

from __future__ import annotations

from typing import Any

from .. import golden
from ..finding import advice, expect
from ..subject import GOLDEN, Subject

NEEDS = (GOLDEN,)


def pytest_generate_tests(metafunc: Any) -> None:
    """Make one test for each language of the game."""
    if "lang" in metafunc.fixturenames:
        metafunc.parametrize("lang", golden.languages(metafunc.definition.parent.subject.game))


@advice(
    "The same seed plays another game than the one that was recorded and reviewed.",
    "If this is what the rules should do, record it anew with --update-golden and review the diff; else mend them.",
)
def test_the_game_goes_as_recorded(game: Any, subject: Subject, lang: str) -> None:
    assert subject.golden
    if subject.update:
        golden.update(game, subject.golden)
    unlike = golden.difference(game, subject.golden, lang)
    expect(not unlike, f"whole games recorded in {subject.golden}\n{unlike}")
