"""What everybody learns when somebody dies and when the game is over: cards as the rules say, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl


def played(until: Any = None, **rules: Any) -> Any:
    """A game of nine without talk, by bots that use the powers of their cards."""
    given = {"talk_rounds": 0, "defence_statements": 0, **rules}
    return tl.Match("tabula_wolves", players=9, seed=11, rules=given).run("careful", until=until)


def test_after_the_end_everybody_sees_all_cards_and_their_own_notes_alone() -> None:
    match = played()
    assert match.result is not None
    whole = match.view(tl.MODERATOR)
    taken = {player: notes for player, notes in whole.notes.items() if notes}
    assert len(taken) >= 3, "several seats were shown or told something in secret"
    for player in match.players:
        view = match.view(player)
        assert view.cards == whole.cards, "TW-16.5"
        assert dict(view.notes) == {p: notes if p == player else tl.HIDDEN for p, notes in whole.notes.items()}
    seen_by_all = match.view(None)
    assert seen_by_all.cards == whole.cards and set(seen_by_all.notes.values()) == {tl.HIDDEN}


CARDS = {"P5": ("villager", "C03"), "P9": ("medium", "C18"), "P2": ("villager", "C02")}
"""Who has died when the second day begins, in this order, and what they held."""


@pytest.mark.parametrize(
    ("rule", "told", "shown"),
    [
        ("none", [], {}),
        ("faction", [("revealed_side", {"player": p, "faction": "town"}) for p in CARDS], dict.fromkeys(CARDS, "town")),
        (
            "role",
            [("revealed", {"player": p, "role": role, "card": card}) for p, (role, card) in CARDS.items()],
            dict.fromkeys(CARDS, "card"),
        ),
    ],
)
def test_a_death_shows_what_the_rule_says(rule: str, told: list[Any], shown: dict[str, str]) -> None:
    """The event and the view tell the same: under `role` both tell the card, and otherwise neither does."""
    match = played(until=lambda decision: decision.view.day == 2, reveal_on_death=rule)
    for viewer in ("P1", None):
        view, trace = match.view(viewer), match.trace.for_player(viewer)
        assert [(entry.name, dict(entry.facts)) for entry in trace if entry.name.startswith("reveal")] == told
        assert list(view.ghosts) == list(CARDS) and dict(view.revealed) == shown
        seen = {player: card for player, card in view.cards.items() if card is not tl.HIDDEN and player != viewer}
        assert seen == ({player: card for player, (_, card) in CARDS.items()} if rule == "role" else {})
