"""Any row of a batch can be stepped through: the match it opens is that very game, for every bot."""

import io

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Bot
from tabletop_lab.playtest import open_row, simulate
from tabletop_lab.testing.sample import Market


class Last(Bot):
    """One of the user's own: always the last option."""

    name = "last"

    def choose(self, decision, random):
        return decision.options[-1]


class BreaksOnTheThirdDay(Market):
    name = "broken_third_day"

    def morning(self):
        if self.state.day == 3:
            raise ZeroDivisionError
        super().morning()


def same_game(row, match):
    scores = {player: row[f"score_{player}"] for player in match.players}
    assert dict(match.result.scores) == scores and "+".join(match.result.winners) == row["winners"]
    assert sum(not answer.is_chance for answer in match.answers) == row["decisions"]


@pytest.mark.parametrize("bot", Market.bots)
def test_a_row_opens_as_the_very_game(bot):
    frame = simulate(Market, 2, players=3, bots=bot, seed=11, progress=False)
    back = pd.read_csv(io.StringIO(frame.to_csv(index=False)))
    same_game(frame.loc[1], open_row(frame.loc[1]))
    same_game(frame.loc[1], open_row(back.loc[1]))
    same_game(frame.loc[0], open_row(back.to_dict("records")[0]))


def test_different_bots_and_rules_are_in_the_row():
    bots = dict(zip(("P1", "P2", "P3", "P4"), ("random", "careful", "careful", "random"), strict=True))
    rules = {"closed_stalls": "anyone", "days": 5, "tied_bids": "first_in_order", "reach": 3}
    frame = simulate(Market, 3, players=4, bots=bots, rules=rules, progress=False)
    match = open_row(frame.loc[2])
    same_game(frame.loc[2], match)
    assert match.rules.differences() == rules and match.seed == 2


def test_a_failed_game_opens_before_the_error():
    frame = simulate(BreaksOnTheThirdDay, 1, progress=False)
    assert frame.loc[0, "error"] == "ZeroDivisionError"
    match = open_row(frame.loc[0], game=BreaksOnTheThirdDay)
    assert match.result is None and match.view(None).day == 2
    answered = sum(not answer.is_chance for answer in match.answers)
    assert answered == frame.loc[0, "decisions"] - 1


def test_own_games_and_bots_are_given_again():
    frame = simulate(Market, 1, rules={"days": 2}, bots=Last, progress=False)
    assert frame.loc[0, "bots"] == "Last"
    with pytest.raises(tl.TabletopError, match="no bot 'Last'"):
        open_row(frame.loc[0])
    same_game(frame.loc[0], open_row(frame.loc[0], bots=Last))
    with pytest.raises(tl.UnknownGame):
        open_row(simulate(BreaksOnTheThirdDay, 1, progress=False).loc[0])


@pytest.mark.parametrize("wrong", [None, 17, "row", {}, pd.Series({"game": "market"})])
def test_what_is_no_row_is_refused(wrong):
    with pytest.raises(tl.TabletopError, match="row"):
        open_row(wrong)


def test_a_whole_frame_is_no_row():
    frame = simulate(Market, 2, rules={"days": 2}, progress=False)
    with pytest.raises(tl.TabletopError, match="one row"):
        open_row(frame)
