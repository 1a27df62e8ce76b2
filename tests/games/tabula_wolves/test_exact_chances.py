"""Who is a wolf, as far as a seat can know: counted over all deals that this seat can take for true."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.determinize import determinize


def village(seed: int = 7, **more: Any) -> tl.Match:
    return tl.Match("tabula_wolves", players=8, seed=seed, rules="silent", **more)


def is_wolf(match: tl.Match, of: str, viewer: str) -> Any:
    kind = match.game.content.kind
    return tl.chances(match, lambda game: kind(game.state.cards[of]) == "wolf", viewer=viewer, alike={"cards": kind})


def test_a_villager_counts_the_deals() -> None:
    match = village()
    kind = match.game.content.kind
    cards = match.state.cards
    viewer = next(seat for seat in match.players if kind(cards[seat]) == "villager")
    others = [seat for seat in match.players if seat != viewer]
    deals = list(permutations([kind(cards[seat]) for seat in others]))
    for place, seat in enumerate(others):
        found = is_wolf(match, seat, viewer)
        assert found.exact and found[True] == Fraction(sum(deal[place] == "wolf" for deal in deals), len(deals))
    assert found.ways == len(set(deals))
    assert is_wolf(match, viewer, viewer) == {False: 1}


def test_a_wolf_knows_its_pack_and_the_seer_what_it_was_shown() -> None:
    match = village(0)
    kind, cards = match.game.content.kind, match.state.cards
    wolves = [seat for seat in match.players if kind(cards[seat]) == "wolf"]
    assert [is_wolf(match, seat, wolves[0]).get(True) for seat in wolves] == [1] * len(wolves)
    seer = next(seat for seat in match.players if kind(cards[seat]) == "seer")
    match.run(until=lambda decision: decision.name == "first_vote" and decision.view.day == 2)
    shown = [note for note in match.state.notes[seer] if note[1] == "seer"]
    assert shown, "the seer has looked at somebody"
    for _, _, seat, answer in shown:
        assert is_wolf(match, seat, seer).get(True) == (answer == "wolf")


@pytest.mark.parametrize("until", ["raid", "first_vote"])
def test_worlds_that_a_seat_cannot_tell_apart_give_equal_answers(until: str) -> None:
    for viewer in ("P1", "P2", "P3"):
        answers, deals = set(), set()
        for seed in range(4):
            match = village(3).run(until=lambda decision: decision.name == until)
            game = match._run.game
            game.state = determinize(match.state, viewer, match.rules, stream(seed, "redeal"), match.game)
            deals.add(tuple(game.state.cards.values()))
            found = [is_wolf(match, seat, viewer) for seat in match.players]
            answers.add(repr([(list(each.items()), each.ways) for each in found]))
        assert len(answers) == 1 and len(deals) > 1
