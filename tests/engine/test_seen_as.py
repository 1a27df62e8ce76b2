"""Cards of which not even their owner knows everything: what is seen of them, and worlds that keep to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tabletop_lab.engine import HIDDEN, MODERATOR, Game, Result, State, View, hidden, public, remembered, seen_by_owner
from tabletop_lab.engine.core.knowledge import who_knows
from tabletop_lab.engine.core.memory import look
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.leaks import differences

Cards = dict[str, list[str]]


def kind_of(card: str) -> str:
    """What is printed on the side that the owner sees: "K1+" and "K1-" are one contamination card, K1."""
    return card.rstrip("+-")


@dataclass(slots=True)
class Ward(State):
    hands: Cards = remembered(factory=dict, owner=True, pool="contamination", seen_as=kind_of)
    kept: Cards = seen_by_owner(factory=dict, pool="contamination", seen_as=kind_of)
    pile: list[str] = hidden(factory=list, pool="contamination")
    turn: int = public(0)


class Contamination(Game):
    """Everybody draws cards; who scans learns of one card whether it is infected."""

    name, State, seats = "contamination", Ward, range(2, 4)

    def setup(self) -> None:
        pile = [f"K{number}{sign}" for number in (1, 2) for sign in "++--" for _ in range(2)]
        self.state = Ward({p: [] for p in self.players}, {p: [] for p in self.players}, pile)

    def play(self) -> Result:
        state = self.state
        while state.turn < 3 * len(self.players):
            self.safe_point()
            player = self.players[state.turn % len(self.players)]
            state.turn += 1
            card = self.draw("card", state.pile, only=())
            state.hands[player].append(card)
            self.tell("gained", player=player, secret={"kind": player}, kind=kind_of(card))
            if self.ask(player, "scan", ("no", "yes"), secret=True) == "yes":
                self.look("hands", player, card, by=player)
                self.tell("scanned", only=player, card=card)
        state.kept = {player: [state.hands[player].pop()] for player in self.players}
        return Result(())


def ward() -> Match:
    return Match(Contamination, 2, position={"hands": {"P1": ["K1+", "K1-", "K2+"], "P2": ["K2-"]}})


def test_the_owner_sees_a_side_and_others_see_nothing() -> None:
    match = ward()
    assert match.view("P1").hands["P1"][:3] == ["K1", "K1", "K2"] and match.view("P2").hands["P1"][:3] == [HIDDEN] * 3
    assert match.view(MODERATOR).hands["P1"][:3] == ["K1+", "K1-", "K2+"]
    row = who_knows(match.state, match.players, match.rules)["hands"]
    assert row == {"P1": "part", "P2": "part"}


def test_what_was_scanned_is_seen_and_stands_first() -> None:
    match = Match(Contamination, 2, seed=4).play("yes")
    (card,) = match.state.hands["P1"]
    assert match.view("P1").hands["P1"] == [card] and match.view("P2").hands["P1"] == [HIDDEN]
    match.play("no").play("no")
    assert match.view("P1").hands["P1"] == [card, kind_of(match.state.hands["P1"][1])]


def test_redeals_keep_the_side_that_is_seen_and_move_the_other() -> None:
    match = ward()
    worlds = [match.determinize("P1", seed) for seed in range(40)]
    assert {tuple(map(kind_of, world.hands["P1"][:3])) for world in worlds} == {("K1", "K1", "K2")}
    assert {world.hands["P1"][2] for world in worlds} == {"K2+", "K2-"}
    assert {kind_of(world.hands["P2"][0]) for world in worlds} == {"K1", "K2"}
    assert {kind_of(world.hands["P2"][0]) for world in (match.determinize("P2", seed) for seed in range(40))} == {"K2"}


@pytest.mark.parametrize("seed", range(12))
def test_worlds_that_differ_only_in_what_nobody_saw_look_alike(seed: int) -> None:
    """Until the seat itself scans a card: then it is told what it may know."""
    told = {found.kinds for found in differences(Contamination, 2 + seed % 2, None, seed)}
    assert told <= {("event scanned", "event scanned")}


def test_where_the_known_card_lies_among_the_others_is_not_told() -> None:
    """In both worlds P1 holds a K2 and two K1, and has scanned one of those: the one drawn first, or the last."""
    hands = (["K1+", "K2+", "K1-"], ["K1-", "K2+", "K1+"])
    seen = []
    for held in hands:
        state = Ward(hands={"P1": held}, kept={"P1": held})
        look(state, ("hands", "P1"), ("P1",), "K1+")
        view = View(state, "P1", ("P1",), None)
        seen.append((view.hands["P1"], view.kept["P1"]))
    assert seen[0] == seen[1] == (["K1+", "K1", "K2"], ["K1", "K1", "K2"])


def test_a_side_without_an_owner_is_refused() -> None:
    with pytest.raises(TypeError, match="write owner=True"):
        remembered(seen_as=kind_of)


def test_every_kind_of_field_says_what_the_owner_sees() -> None:
    def views(match: Match) -> Any:
        return match.view("P1").kept["P1"], match.view("P2").kept["P1"]

    match = Match(Contamination, 2, seed=1).run()
    (card,) = match.state.kept["P1"]
    assert views(match) == ([kind_of(card)], [HIDDEN])
