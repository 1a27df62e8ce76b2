"""A paragraph of The Wolves of Tabula edited as code: pictures, refusals, bots, worlds and batches go by it too.
That a match and a batch come to every paragraph is checked for every game, by tabletop_lab.testing."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Game
from tabletop_lab.engine.core.errors import RuleError
from tabletop_lab.figures import game_figure
from tabletop_lab.games.tabula_wolves.bots.hearsay import Hearsay
from tabletop_lab.games.tabula_wolves.content import role_of
from tabletop_lab.games.tabula_wolves.presentation import table_facts
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
from tests.games.tabula_wolves.facts import TABLES

GAME = "tabula_wolves"
SILENT = TabulaWolvesRules.presets["silent"]
CARDS = {f"P{i}": card for i, card in enumerate(TABLES["T"], 1)}


def edited(clause: str, function: str, *changes: tuple[str, str]) -> type[Game]:
    """The game with some words of a paragraph changed."""
    text = tl.source_of(GAME, clause, function)
    for old, new in changes:
        assert text.count(old) == 1, (function, old)
        text = text.replace(old, new)
    return tl.edited(GAME, clause, text, function=function)


def start(game: Any = GAME, players: int = 15, **more: Any) -> tl.Match:
    rules, position = SILENT | more.pop("rules", {}), more.pop("position", {})
    cards = {"cards": CARDS} if players == 15 else {}
    return tl.Match(game, players, seed=3, rules=rules, position=cards | position, **more)


GYPSY_IS_SEEN = edited("TW-3.2.2", "sign_for_the_seer", ('ROLES[role].seems == "wolf"', 'role == "wolf"'))
"""The seer sees through the gypsy's costume."""
GYPSY = next(seat for seat, card in CARDS.items() if role_of(card) == "gypsy")
SEER = next(seat for seat, card in CARDS.items() if role_of(card) == "seer")


# --- pictures and descriptions --------------------------------------------------------------------------------------


def figure(game: Any, name: str) -> str:
    return str(game_figure(start(game), name).alt)


def test_the_table_of_signs() -> None:
    misleads = start().words()("signs-misleads")
    assert [figure(game, "seer_signs").count(misleads) for game in (GAME, GYPSY_IS_SEEN)] == [3, 2]


def test_who_knows_whom() -> None:
    strangers = edited("TW-3.6", "whom_masons_know", ('(("mason", "mason"),)', "()"))
    mason = start().words()("board-card-mason")
    known = start().words()("knows-each", one=mason, other=mason)
    assert known[1:].rstrip(".") in figure(GAME, "who_knows_whom")
    assert known[1:].rstrip(".") not in figure(strangers, "who_knows_whom")


def test_the_order_of_the_calls() -> None:
    turned = edited("TW-8.0", "calls", (" if role in roles])", " if role in roles][::-1])"))
    default, other = (table_facts.night_calls(start(game).view(None).paragraphs, (), False) for game in (GAME, turned))
    assert other == default[::-1]
    woken = edited("TW-7.1", "groups_that_wake", ('groups.append("masons")', "pass"))
    masons = start().words()("board-step-recognise-masons")
    assert masons in figure(GAME, "night_order") and masons not in figure(woken, "night_order")


def test_heads_in_the_table_of_seats() -> None:
    """Who counts as a wolf at the end: the text board, and the refusal of cards that would be over at once."""
    neutral = edited(
        "TW-3.4", "head", ("return ROLES[role].head", 'return "wolf" if role == "seer" else ROLES[role].head')
    )
    default, other = (table_facts.heads(start(game).view(tl.MODERATOR)) for game in (GAME, neutral))
    assert default == (3, 12) and other == (4, 11)
    cards = {"composition": "custom", "custom_cards": "wolf 3, seer 1, villager 4"}
    assert start(players=8, rules=cards).decision
    with pytest.raises(RuleError, match="4 that count as wolves against 4 others"):
        start(neutral, players=8, rules=cards)


# --- worlds and who may know what -----------------------------------------------------------------------------------


def note(sign: str) -> dict[str, Any]:
    return {
        "night": 2,
        "day": 2,
        "ghosts": {"P14": "night 1"},
        "phase": "night",
        "notes": {SEER: [(2, "seer", GYPSY, sign)]},
    }


def test_worlds_fit_the_sign_as_it_is_edited() -> None:
    """Who was shown "no wolf" may hold the gypsy by the edited paragraph; by the printed one never."""
    moved = CARDS | {GYPSY: CARDS["P6"], "P6": CARDS[GYPSY]}  # somebody else has the gypsy's seat
    kinds = []
    for game in (GAME, GYPSY_IS_SEEN):
        match = start(game, position=note("not_wolf") | {"cards": moved})
        kinds.append({role_of(match.determinize(SEER, seed).cards[GYPSY]) for seed in range(60)})
    assert kinds[1] - kinds[0] == {"gypsy"} and "wolf" not in kinds[0] | kinds[1]


def test_what_a_seat_is_shown_and_keeps() -> None:
    signs = {}
    for game in (GAME, GYPSY_IS_SEEN):
        position = {"night": 1, "day": 1, "phase": "night", "ghosts": {}}
        match = start(game, position=position)
        while match.decision.name != "seer":
            match.run(until="decision")
        match.play(GYPSY)
        signs[game] = [kept[3] for kept in match.view(SEER).notes[SEER] if kept[1] == "seer"]
    assert signs == {GAME: ["wolf"], GYPSY_IS_SEEN: ["not_wolf"]}


# --- refusals -------------------------------------------------------------------------------------------------------


def test_who_may_be_voted_for_is_not_refused() -> None:
    oneself = edited("TW-11.4", "candidates", ("itself = self.rules.first_vote_self", "itself = True"))
    position = {"night": 1, "day": 1, "phase": "first_vote", "ghosts": {"P14": "night 1"}}
    default, other = (start(game, position=position).decision for game in (GAME, oneself))
    assert default.player == other.player == "P1"
    assert "P1" not in default.options and "P1" in other.options
    assert {refusal.reason for refusal in default.refused()} == {"a_ghost", "yourself", "no_abstention"}
    assert {refusal.reason for refusal in other.refused()} == {"a_ghost", "no_abstention"}
    assert start(oneself, position=position).run(until=20).broken_invariants() == []


# --- bots -----------------------------------------------------------------------------------------------------------


def test_a_bot_weighs_a_result_by_the_sign() -> None:
    """A seer who called the gypsy a wolf has not lied, unless the paragraph says that the gypsy is seen."""
    position = {"night": 2, "day": 2, "phase": "talk", "ghosts": {GYPSY: "day 1"}, "revealed": {GYPSY: "card"}}
    wrong = []
    for game in (GAME, GYPSY_IS_SEEN):
        match = start(game, position=position, rules={"reveal_on_death": "role", "talk_rounds": 1})
        wrong.append(Hearsay(match.view("P1"), "P1").is_wrong(GYPSY, "wolf"))
    assert wrong == [False, True]


# --- the end, batches and ties --------------------------------------------------------------------------------------


def test_the_wolves_win_by_the_paragraph() -> None:
    """Worlds, invariants, matches and batches: with half as many wolves as citizens the village is lost."""
    early = edited("TW-16.3", "wolves_have_won", ("wolves == citizens", "2 * wolves >= citizens"))
    for seed in range(3):
        match = tl.Match(early, 9, seed=seed, rules=SILENT, bots="random_blind")
        assert match.broken_invariants() == []
    frame = tl.simulate(early, 20, players=9, rules=SILENT, bots="random_blind", jobs=1, progress=False)
    default = tl.simulate(GAME, 20, players=9, rules=SILENT, bots="random_blind", jobs=1, progress=False)
    assert frame["error"].isna().all() and frame["days"].mean() < default["days"].mean()


def test_the_nearest_in_a_tie() -> None:
    """The suspects of a match, and the picture that explains the first vote."""
    farthest = edited("TW-11.6", "nearest", (".__getitem__)", ".__getitem__, reverse=True)"))
    said = [figure(game, "first_vote") for game in (GAME, farthest)]
    assert said[0] != said[1]
    position = {"night": 2, "day": 2, "phase": "first_vote", "ghosts": {"P14": "night 1"}, "token": "P14"}
    suspects = []
    for game in (GAME, farthest):
        match = start(game, position=position, players=15)
        while match.decision.name == "first_vote":  # five tokens before each of three
            match.play(("P1", "P2", "P3")[int(match.decision.player[1:]) % 3])
        suspects.append(match.view(None).suspects)
    assert suspects == [("P1", "P2"), ("P3", "P2")]
