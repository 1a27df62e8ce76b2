"""The checks of screens find what they are for: each hole is made in a shared laptop, and found."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_lab.engine.match.trace import Trace
from tabletop_lab.notebook.sharing.hotseat import Hotseat
from tabletop_lab.notebook.sharing.seat_view import SeatView
from tabletop_lab.notebook.widget import layout
from tabletop_lab.testing.checks import screens
from tabletop_lab.testing.finding import Finding
from tabletop_lab.testing.sample import Market


class Everybody:
    """A viewer that every other one is equal to."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(layout, "MODERATOR", Everybody())


def the_whole_trace(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SeatView, "_told", lambda self, game, index, until: Trace(game, index.entries))


def a_file(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hotseat, "for_all", lambda self, verb: None)


@pytest.mark.parametrize(
    ("hole", "check", "said"),
    [
        (the_seed, screens.test_no_screen_holds_what_its_reader_may_not_know, "holds the seed"),
        (the_whole_trace, screens.test_no_screen_holds_what_its_reader_may_not_know, "told to others alone"),
        (a_file, screens.test_no_screen_but_the_moderators_writes_a_record, "wrote a record"),
    ],
)
def test_each_hole_is_found(hole: Any, check: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hole(monkeypatch)
    with pytest.raises(Finding, match=said):
        check(Market)
