"""The short form: some pairs of every game, everything that a seat gets of them; and holes that must be found.
The long one is `python -m tests.secrecy --minutes 60`."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletop_lab.engine.match.view import ReadableMatch
from tabletop_lab.notebook.sharing.handoff import Handoff
from tabletop_lab.notebook.widget import eyes, layout
from tabletop_lab.testing.sample import Market
from tests.registered import registered

from .page import around, numbered
from .quick_way import GivenAway
from .search import one_try
from .what_a_seat_gets import Look, found, in_a_room
from .worlds_apart import Pair

NUMBERS = {"tabula_wolves": (8, 13), "fourteen_nights": (8,), "market": (5,), "cetkaik": (9,),
           "void_seeders": (2, 3, 9)}  # fmt: skip
"""Tries that give a pair whose hidden things differ (nothing is hidden in Cetkaik: there only the seed does)."""


@pytest.fixture(scope="module", autouse=True)
def market_is_registered() -> Any:
    with registered(Market):
        yield


def pair_of(game: str, number: int) -> Pair:
    pair = one_try(game, number)
    assert pair is not None and pair.one.seed != pair.other.seed
    assert pair.differs or game == "cetkaik", "the hidden things are the same"
    return pair


@pytest.mark.parametrize(("game", "number"), [(game, n) for game, numbers in NUMBERS.items() for n in numbers])
def test_a_seat_gets_the_same_in_worlds_that_it_cannot_tell_apart(game: str, number: int) -> None:
    pair = pair_of(game, number)
    look = Look.some(random.Random(f"look {game} {number}"))
    assert found(pair.one, pair.other, pair.seat, look) == [], str(pair)


QUICK = Look(modes=("quick",), forged=(), dear=False, room=False)


@pytest.mark.parametrize(("number", "away"), [(4, False), (8, True)])
def test_the_quick_way_gives_away_who_acts_and_nothing_else(number: int, away: bool) -> None:
    pair = pair_of("tabula_wolves", number)
    one, other = pair.one.decision, pair.other.decision
    assert (one.player != other.player) == away, "whether the laptop is for another seat"
    assert found(pair.one, pair.other, pair.seat, QUICK) == [], str(pair)


def test_what_the_quick_way_gives_away_does_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pair_of("tabula_wolves", 8)
    monkeypatch.setattr(GivenAway, "out_of", lambda self, shown: shown)
    different = {name: (mine, its) for name, mine, its in found(pair.one, pair.other, pair.seat, QUICK)}
    assert different.keys() == {"quick: covered", "quick: afterwards"}
    mine, its = different["quick: covered"]
    assert 'glyph p5\\"' in mine and mine.replace("p5", "p2") == its


def a_view_that_shows_all(patch: pytest.MonkeyPatch) -> None:
    whole = ReadableMatch.view
    patch.setattr(ReadableMatch, "view", lambda self, viewer=None: whole(self, "moderator"))


def all_answers_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ReadableMatch, "step_for", lambda self, viewer: self.step)


class Everybody:
    """A viewer that every other one is equal to."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def test_a_seed_on_a_seats_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pair_of("cetkaik", 9)
    monkeypatch.setattr(layout, "MODERATOR", Everybody())
    look = Look(modes=("hotseat",), forged=(), dear=False, room=False)
    different = [name for name, _, _ in found(pair.one, pair.other, pair.seat, look)]
    assert different and all(name.startswith("hotseat") for name in different)


@pytest.mark.parametrize(
    ("hole", "what"),
    [
        (a_view_that_shows_all, "view."),
        (all_answers_counted, "steps"),
    ],
)
def test_a_hole_is_found(hole: Any, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pair_of("tabula_wolves", 7)
    hole(monkeypatch)
    look = Look(modes=(), dear=False)
    assert any(name.startswith(what) for name, _, _ in found(pair.one, pair.other, pair.seat, look))


def a_cover_that_tells_the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Handoff, "news", staticmethod(lambda player, say: [str(player.match.seed)]))


def a_screen_that_shows_the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(layout, "MODERATOR", Everybody())


@pytest.mark.parametrize(("game", "number"), [("tabula_wolves", 27), ("tiedie", 3), ("void_seeders", 3)])
def test_a_room_gets_the_same_in_worlds_that_it_cannot_tell_apart(game: str, number: int) -> None:
    pair = pair_of(game, number)
    assert [around(mine, its) for mine, its in before_a_room(pair) if mine != its] == [], str(pair)


def test_a_hole_before_a_room_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pair_of("tabula_wolves", 7)
    monkeypatch.setattr(eyes, "RoomView", lambda match: match)
    assert any(mine != its for mine, its in before_a_room(pair)), "the match itself tells who is asked"


def before_a_room(pair: Pair) -> list[tuple[str, str]]:
    one, other = ([numbered(text) for _, text in in_a_room(match, "en")] for match in (pair.one, pair.other))
    return list(zip(one, other, strict=True))


@pytest.mark.parametrize(
    ("hole", "what"),
    [
        (a_cover_that_tells_the_seed, {"quick: covered", "quick way: cover 0", "quick way: cover 9"}),
        (a_screen_that_shows_the_seed, {"quick way: own screen 1"}),
    ],
)
def test_a_hole_of_the_quick_way_is_found(hole: Any, what: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pair = pair_of("tabula_wolves", 8)
    hole(monkeypatch)
    assert what <= {name for name, *_ in found(pair.one, pair.other, pair.seat, QUICK)}
