"""Which card the next draw or a blind steal gives: counted on the table, and simulated for a seat."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import tabletop_lab as tl


def a_day(seed: int = 7) -> tl.Match:
    return tl.Match("tiedie", players=4, seed=seed).run(until=90)


def shares(cards: list[str]) -> dict[str, Fraction]:
    return {card: Fraction(n, len(cards)) for card, n in Counter(cards).items()}


def test_a_draw_is_as_likely_as_the_cards_in_the_deck() -> None:
    match = a_day()
    deck = match.state.deck
    found = tl.chances(match, lambda game: game.gain_a_sleep_card("P1"), "sleep_card")
    assert found == shares(deck) and found.exact and found.ways == len(set(deck))
    assert len(match.state.deck) == len(deck)


def test_a_blind_steal_is_as_likely_as_the_cards_in_that_hand() -> None:
    match = next(day for seed in range(40) if max(map(len, (day := a_day(seed)).state.hands.values())) > 1)
    hands = match.state.hands
    victim = max(match.players, key=lambda seat: len(hands[seat]))
    thief = next(seat for seat in match.players if seat != victim)
    found = tl.chances(
        match, lambda game: game.take_the_loot(thief, victim, "card"), lambda way: way.told("stolen")[0]["card"]
    )
    assert found == shares(hands[victim]) and found.exact


def test_for_a_seat_there_are_too_many_worlds_and_the_result_says_so() -> None:
    match = a_day()
    found = tl.chances(match, lambda game: game.gain_a_sleep_card("P1"), "sleep_card", viewer="P1", plays=300)
    unseen = [*match.state.deck, *(card for seat in ("P2", "P3", "P4") for card in match.state.hands[seat])]
    assert not found.exact and found.plays == 300 and "Simulated: 300 plays" in found.to_text("en")
    for card, chance in shares(unseen).items():
        assert abs(found.get(card) - chance) < 5 * max(found.error(card), 0.01)
