"""Pools: what may lie in one another's place, by name or by the place and the item."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from tabletop_lab.engine import Game, Result, State, hidden, public, seen_by_owner
from tabletop_lab.engine.core.errors import InvalidPosition
from tabletop_lab.engine.match.match import Match

Cards = dict[str, list[str]]


def own_deck(field: str, key: object, card: str) -> object:
    """Every seat has a deck of its own; the names of the cards are the same in all of them."""
    return key


@dataclass(slots=True)
class Decks(State):
    hands: Cards = seen_by_owner(factory=dict, pool=own_deck)
    decks: Cards = hidden(factory=dict, pool=own_deck)
    prizes: list[int] = hidden(factory=lambda: [0, 0, 1], pool="prize")
    open: list[int] = public(factory=list, pool="prize")


class OwnDecks(Game):
    """Two seats with decks of the same names; three prizes, two of them alike."""

    name, State = "own_decks", Decks

    def setup(self) -> None:
        self.state = Decks(
            hands={"P1": ["search"], "P2": ["search"]}, decks={"P1": ["move", "shoot"], "P2": ["rest", "shoot"]}
        )

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        return {seat: ("decks", seat) for seat in self.players}

    def play(self) -> Result:
        self.ask("P1", "go", ["on"])
        return Result(())


def test_a_redeal_keeps_every_seats_cards_with_that_seat() -> None:
    match = Match(OwnDecks)
    seen = set()
    for seed in range(30):
        world = match.determinize("P1", seed)
        assert world.hands["P1"] == ["search"] and sorted(world.decks["P1"]) == ["move", "shoot"]
        assert sorted([*world.hands["P2"], *world.decks["P2"]]) == ["rest", "search", "shoot"]
        seen.add(world.hands["P2"][0])
    assert seen == {"rest", "search", "shoot"}


def test_a_position_moves_the_card_of_that_seat_alone() -> None:
    state = Match(OwnDecks, position={"hands": {"P1": ["shoot"]}}).state
    assert state.hands == {"P1": ["shoot"], "P2": ["search"]}
    assert sorted(state.decks["P1"]) == ["move", "search"] and state.decks["P2"] == ["rest", "shoot"]
    with pytest.raises(InvalidPosition, match="there is no card 'rest'"):
        Match(OwnDecks, position={"hands": {"P1": ["rest"]}})


def test_equal_cards_of_one_pool_count_as_often_as_they_are_there() -> None:
    state = Match(OwnDecks, position={"open": [0, 0]}).state
    assert (state.open, state.prizes) == ([0, 0], [1])
    assert Match(OwnDecks, position={"open": [0]}).state.prizes == [0, 1]
    with pytest.raises(InvalidPosition, match="1 lies in two places"):
        Match(OwnDecks, position={"open": [1, 1]})


def test_a_pool_of_the_wrong_kind_is_refused_where_it_is_written() -> None:
    with pytest.raises(TypeError, match=r"a name, or a function of \(field, key, item\)"):
        hidden(pool=lambda card: card[0])  # type: ignore[arg-type, misc]


def test_a_set_in_a_state_is_refused() -> None:
    """Its order is another one after a copy, and options made from it would be, too."""

    @dataclass(slots=True)
    class Noise(State):
        noise: set[str] = public(factory=set)

    Noise.__annotations__ = {"noise": set[str]}

    with pytest.raises(TypeError, match=r"Noise.noise: a copied set may have another order: use dict\[..., bool\]"):
        Noise().copy()
