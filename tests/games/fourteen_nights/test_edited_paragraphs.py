"""A paragraph of A Dream of Fourteen Nights edited as code: pictures, refusals, bots and batches go by it too.
That a match and a batch come to every paragraph is checked for every game, by tabletop_lab.testing."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Game
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.games.fourteen_nights.presentation import table_facts

GAME = "fourteen_nights"
OVER = {"day": 14, "turn": 2, "phase": "turns"}


def edited(clause: str, function: str, *changes: tuple[str, str]) -> type[Game]:
    """The game with some words of a paragraph changed."""
    text = tl.source_of(GAME, clause, function)
    for old, new in changes:
        assert text.count(old) == 1, (function, old)
        text = text.replace(old, new)
    return tl.edited(GAME, clause, text, function=function)


def start(game: Any = GAME, players: int = 3, seed: int = 7, **more: Any) -> tl.Match:
    return tl.Match(game, players, seed=seed, **more)


# --- pictures and descriptions --------------------------------------------------------------------------------------


def test_weights_of_traits_in_the_table_of_players() -> None:
    doubled = edited("FN-12.5", "weights", ("or unlisted for", "* 2 or unlisted for"))
    default, other = start().board_text(), start(doubled).board_text()
    assert "0×3" in default and "0×6" not in default
    assert "0×6" in other and "0×3" not in other


def test_the_target_of_the_shared_goal() -> None:
    alone = edited("FN-12.3.3", "target_of", (" * len(self.players)", ""))
    default = FourteenNights.content.data(start().state.goal).target
    assert f"{default * 3:,} TC" in start().alt_text() and f"{default * 3:,} TC" not in start(alone).alt_text()
    assert f"{default:,} TC" in start(alone).alt_text()


def test_whether_the_goal_is_reached() -> None:
    never = edited("FN-12.3.3", "is_enough_for_the_goal", (">= self.target()", "> 10**6"))
    position = OVER | {"goal_pot": 30_000}
    for game, text in ((GAME, "reached"), (never, "missed")):
        match = start(game, position=position, bots="random")
        assert match.result is not None and f"goal_{text}" in {entry.name for entry in match.trace}
        assert match.words()(f"board-goal-{text}") in match.alt_text()


def test_the_day_of_the_recovery_on_the_track() -> None:
    third = edited("FN-9.3", "tokens_recover_on", ("day in self.rules.recoveries()", "day == 3"))
    assert [p.paragraphs.tokens_recover_on(3) for p in (start().view(None), start(third).view(None))] == [False, True]
    names = [entry.name for entry in start(third, bots="random", rules={"days": 3}).trace]
    assert names.count("tokens_gained") + names.count("no_recovery") >= 3, "tokens recover on the third day"


def test_what_the_lowest_contributor_loses() -> None:
    five = edited("FN-12.3.5", "penalty", ("self.rules.penalty_memory", "5"))
    assert [table_facts.penalty(start(game).view(None)) for game in (GAME, five)] == [2, 5]
    everybody = edited("FN-13.1", "nobody_is_penalised", ("self.two_players() and ", ""))
    assert table_facts.penalty(start(everybody).view(None)) == 0


def test_places_at_the_end() -> None:
    """The poorest in happiness wins: the result, the alternative text and the table say the same."""
    lowest = edited("FN-12.6", "ranking", ("reverse=True", "reverse=False"))
    match = start(lowest, rules={"days": 1}, bots="random")
    assert match.result is not None
    assert min(match.result.scores.values()) == match.result.scores[match.result.winners[0]]
    for player in match.players:
        place = 1 + sum(len(group) for group in match.result.ranking[: _place(match, player)])
        assert table_facts.ranking(match.view(tl.MODERATOR), match.words())[player] == place


def _place(match: tl.Match, player: str) -> int:
    return next(k for k, group in enumerate(match.result.ranking) if player in group)


# --- refusals -------------------------------------------------------------------------------------------------------


def test_barred_spaces_are_refused_by_the_paragraph() -> None:
    position = {"first_player": "P1", "pawn": {"P1": 4}, "barred": {"P1": [5]}, "acted_since": {"P1": [5]}}
    free = edited("FN-6.2", "destinations", ("space not in barred", "space != 2"))
    default, other = start(position=position).decision, start(free, position=position).decision
    assert default.labels == ["2", "6"] and other.labels == ["5", "6"]
    assert 5 in {refusal.option for refusal in default.refused()} - {refusal.option for refusal in other.refused()}


# --- bots -----------------------------------------------------------------------------------------------------------


def test_a_bot_buys_what_is_worth_most_by_the_paragraph() -> None:
    """Under FN-12.5 a plan of the main trait; where a point is worth the less the more its trait weighs, another."""
    position = {
        "day": 14, "turn": 2, "phase": "turns", "first_player": "P1", "destination": {"P1": "D01"},
        "hands": {"P1": [f"R{n:02}" for n in range(1, 43)]}, "tc": {"P1": 6000},
    }  # fmt: skip
    turned = edited("FN-12.5", "worth_of_a_point", ("return weight\n", "return 4 - weight\n"))
    bought = [
        tuple(start(game, position=position, bots="balanced", seed=1).state.bought["P1"]) for game in (GAME, turned)
    ]
    assert bought[0] != bought[1]


def test_a_bot_repeats_through_space_6_only_where_it_may() -> None:
    again = edited("FN-7.6", "not_repeatable", ("if not main:\n        return state.last_action[player]", "return ()"))
    view = start(position={"first_player": "P1", "last_action": {"P1": [1]}}).view("P1")
    assert view.paragraphs.free_choices("P1") == (2, 3, 4, 5)
    view = start(again, position={"first_player": "P1", "last_action": {"P1": [1]}}).view("P1")
    assert view.paragraphs.free_choices("P1") == (1, 2, 3, 4, 5)


# --- batches and positions ------------------------------------------------------------------------------------------


def test_a_batch_scores_by_the_paragraph() -> None:
    more = edited("FN-12.5", "happiness", ("self.state.memory[player]", "1000"))
    frame = tl.simulate(more, 3, players=3, rules={"days": 2}, jobs=1, progress=False)
    assert (frame[["score_P1", "score_P2", "score_P3"]] >= 1000).all().all() and frame["error"].isna().all()


def test_a_position_counts_plans_as_play_does() -> None:
    class Generous(FourteenNights):
        def count_points(self, player: str, card: str) -> None:
            super().count_points(player, card)
            self.state.memory[player] += 10

    position = {"free_plans": {"P1": ["F01", "F02"]}}
    default, other = (tl.Match(game, 3, position=position).state.memory["P1"] for game in (GAME, Generous))
    assert other == default + 20


@pytest.mark.parametrize("bot", ["balanced", "goal_contributor"])
def test_a_bot_asks_the_target(bot: str) -> None:
    """A paragraph that fails is felt when money is set aside for the goal, and not before."""
    fails = edited("FN-12.3.3", "target_of", ("return", "raise KeyError('asked')\n    return"))
    position = {
        "day": 14, "turn": 2, "phase": "turns", "first_player": "P1", "hands": {"P1": ["R01", "R05", "R36"]},
    }  # fmt: skip
    stopped = []

    def pause(decision: Any) -> bool:
        stopped.append(decision.name)
        return decision.name == "contribution"

    with pytest.raises(tl.RuleError, match="FN-12.3.3 target"):
        start(fails, position=position).run(bots=bot, until=pause)
    assert stopped[-1] == "purchase"
