"""What the next card does, exactly: against each card of the deck, drawn by hand in a match of its own."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import tabletop_lab as tl

MONEY = ("gained", "lost")


def before_a_card() -> tl.Match:
    """A seat is about to walk to where it draws a card of travel support."""
    match = tl.Match("fourteen_nights", players=3, seed=7)
    match.run(until=40)
    assert match.decision is not None and match.decision.name == "move"
    return match


def test_what_a_card_does_is_counted_card_by_card() -> None:
    match = before_a_card()
    player, space = match.decision.player, match.decision.options[0]
    deck = match.state.decks["travel_support"]
    seen: Counter[str | None] = Counter()
    for card in deck:
        one = match.branch().force("travel_support", card).play(space)
        events = [entry.name for entry in one.trace if entry.kind == "event" and entry.step >= match.step]
        seen[next((name for name in events if name in MONEY), None)] += 1
    expected = {outcome: Fraction(n, len(deck)) for outcome, n in seen.items()}
    assert len(expected) > 1
    found = tl.chances(match, space, MONEY)
    assert found == expected and found.exact
    assert tl.chances(match, space, MONEY, viewer=player) == expected, "nobody holds such cards: exact for a seat, too"


def test_a_plan_is_drawn_from_all_that_the_seat_does_not_see() -> None:
    match = before_a_card()
    view, state = match.view("P1"), match.state
    face_down = [*state.decks["regular_plan"], *state.hands["P2"], *state.hands["P3"]]
    seen = [card for hand in view.hands.values() for card in hand if card is not tl.HIDDEN]  # one was exchanged
    unseen = [card for card in face_down if card not in seen]
    assert len(unseen) < len(face_down)
    found = tl.chances(match, lambda game: game.draw_plan("P1"), viewer="P1")
    assert found == {card: Fraction(1, len(unseen)) for card in unseen}
    assert found.supposes == ("hands",) and not found.exact
    mine = tl.chances(match, lambda game: game.draw_plan("P1"))
    assert set(mine) == set(match.state.decks["regular_plan"]) and mine.exact
