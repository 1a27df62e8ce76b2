"""How fast exact chances are found: ways a second.

Speeds are printed and kept, never asserted, because machines differ.
"""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.tabula_wolves.content import role_of
from tabletop_lab.testing.sample import Market

QUESTIONS = {
    "weather": (lambda: Match(Market, players=3, seed=7), lambda game: game.morning(), "weather", {}),
    "shuffled_deck": (
        lambda: Match(Market, players=3, seed=7),
        lambda game: game.shuffle("deck", game.state.deck) or game.state.deck.pop() + game.state.deck.pop(),
        None,
        {},
    ),
    "hidden_from_a_seat": (
        lambda: Match(Market, players=3, seed=7),
        lambda game: tuple(sorted(game.state.hands["P2"])),
        None,
        {"viewer": "P1"},
    ),
    "village": (
        lambda: Match("tabula_wolves", players=8, seed=7, rules="silent"),
        lambda game: role_of(game.state.cards["P8"]),
        None,
        {"viewer": "P1", "alike": {"cards": role_of}},
    ),
}  # fmt: skip


@pytest.mark.parametrize("question", QUESTIONS)
def test_exact_chances(benchmark, timed, question):
    make, what, outcome, more = QUESTIONS[question]
    match = make()
    ways = tl.chances(match, what, outcome, **more).ways
    assert ways and timed(lambda: tl.chances(match, what, outcome, **more).ways, "ways", count=ways) == ways


def test_throws_of_a_move_of_cetkaik(benchmark, timed):
    """What a lesson asks: does this move succeed?"""
    match = Match("cetkaik", seed=3)
    moves = [move for move in match.decision.options if getattr(move, "far", False)][:20]

    def ask():
        return sum(tl.chances(match, move, ("failed", "moved", "came_back")).ways for move in moves)

    assert timed(ask, "ways", count=ask())


def test_a_simulated_chance(benchmark, timed):
    """The way out where there are too many: plays a second."""
    match = Match(Market, players=3, seed=7)
    plays = 100 if benchmark.disabled else 2_000

    def ask():
        return tl.chances(match, lambda game: game.morning(), "weather", limit=0, plays=plays).plays

    assert timed(ask, "plays", count=plays) == plays
