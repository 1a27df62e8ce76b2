"""The house decks of A Dream of Fourteen Nights: what they hold and what it adds up to."""

from __future__ import annotations

import pickle

from tabletop_lab.games.fourteen_nights.content import KINDS, TRAITS, effects
from tabletop_lab.games.fourteen_nights.game import FourteenNights


def test_the_decks_have_the_stated_sizes() -> None:
    sizes = {kind: len(cards) for kind, cards in FourteenNights.content.decks.items()}
    assert sizes == {
        "destination": 10, "free_plan": 24, "regular_plan": 42, "chore": 12,
        "travel_support": 16, "chance": 30, "shared_goal": 10,
    }  # fmt: skip
    assert sum(card.players >= 3 for card in FourteenNights.content.of("chance")) == 3
    assert [card.id for card in FourteenNights.content.of("chance") if card.players == 3] == ["C13", "C16", "C17"]


def test_ids_are_numbered_through() -> None:
    for kind, letter in zip(KINDS, "DFRHSCG", strict=True):
        ids = FourteenNights.content.decks[kind]
        assert ids == tuple(f"{letter}{number:02}" for number in range(1, len(ids) + 1))


def test_destinations_weigh_each_trait_alike() -> None:
    cards = FourteenNights.content.of("destination")
    assert all(sorted(card.weights.values()) == [1, 1, 1, 1, 2, 3] for card in cards)
    marks = {trait: sum(card.weights[trait] for card in cards if card.weights[trait] > 1) for trait in TRAITS}
    assert marks == {"taste": 8, "nature": 8, "culture": 8, "water": 8, "history": 9, "leisure": 9}
    assert len({tuple(card.weights.values()) for card in cards}) == 10


def test_regular_plans_add_up() -> None:
    cards = FourteenNights.content.of("regular_plan")
    assert {trait: sum(card.points[trait] for card in cards) for trait in TRAITS} == dict.fromkeys(TRAITS, 18)
    assert sum(card.memory for card in cards) == 21
    assert round(sum(card.price for card in cards) / 42) == 3107
    assert (min(card.price for card in cards), max(card.price for card in cards)) == (1500, 5000)


def test_free_plans_are_worth_one_and_three_quarters() -> None:
    cards = FourteenNights.content.of("free_plan")
    assert {trait: sum(card.points[trait] for card in cards) for trait in TRAITS} == dict.fromkeys(TRAITS, 3)
    assert sum(card.memory for card in cards) == 15
    assert (18 * 1.5 + 15) / 24 == 1.75


def test_chores_and_travel_support_add_up() -> None:
    chores, support = ([card.tc for card in FourteenNights.content.of(kind)] for kind in ("chore", "travel_support"))
    assert sum(chores) / 12 == 1500 and set(chores) == {1000, 1500, 2000}
    assert sum(support) / 16 == 1500
    assert sum(tc < 0 for tc in support) == 5
    assert (min(support), max(support)) == (-2000, 4500)


def test_shared_goals_have_three_levels() -> None:
    goals = {card.id: card for card in FourteenNights.content.of("shared_goal")}
    levels = {"easy": 1000, "normal": 1500, "hard": 2000}
    assert all(goal.target == levels[goal.group] for goal in goals.values())
    reward = {(goal.group, goal.reward_memory + goal.reward_bonus, goal.top_bonus) for goal in goals.values()}
    assert reward == {("easy", 3, 1), ("normal", 4, 1), ("hard", 6, 2)}
    assert [goal for goal in goals if goals[goal].reward_memory] == ["G02", "G06"]


def test_every_effect_is_used_and_has_its_amounts() -> None:
    cards = {card.id: card for card in FourteenNights.content.of("chance")}
    assert {card.effect for card in cards.values()} == set(effects.names(FourteenNights))
    assert cards["C05"].amounts == (500, 1)
    assert cards["C07"].amounts == (500, 2000)
    assert cards["C09"].amounts == (-1,)
    assert cards["C20"].amounts == (1, 4, 5, 6)
    assert cards["C25"].amounts == ()


def test_chance_sentences_show_every_amount() -> None:
    for card in FourteenNights.content.of("chance"):
        for lang in ("en", "ko"):
            assert "{" not in card.text(lang) and card.text(lang).endswith(".")
            for amount in card.amounts:
                # What is lost is written without its sign.
                assert f"{abs(amount):,}" in card.text(lang)


def test_names_are_unique_and_in_their_language() -> None:
    for lang in ("en", "ko"):
        names = [card.name(lang) for card in FourteenNights.content.cards.values()]
        assert len(set(names)) == len(names) == 144
    for card in FourteenNights.content.cards.values():
        assert card.name_en.replace("’", "").isascii() and not card.name_ko.isascii()


def test_cards_can_be_sent_to_worker_processes_and_put_in_sets() -> None:
    card = FourteenNights.content.cards["C20"]
    assert pickle.loads(pickle.dumps(card)) == card
    assert len({card, card}) == 1


def test_unchanged_files_are_read_once() -> None:
    assert FourteenNights.content is FourteenNights.content
