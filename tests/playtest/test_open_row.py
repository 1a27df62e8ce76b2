"""Any row of a batch can be stepped through: the match it opens is that very game, for every bot."""

import io

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Bot
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.games.fourteen_nights.bots import BOTS
from tabletop_lab.playtest import open_row, simulate


class Last(Bot):
    """One of the user's own: always the last option."""

    name = "last"

    def choose(self, decision, random):
        return decision.options[-1]


class BreaksOnTheThirdDay(FourteenNights):
    name = "broken_third_day"

    def start_of_day(self):
        if self.state.day == 3:
            raise ZeroDivisionError
        super().start_of_day()


def same_game(row, match):
    scores = {player: row[f"score_{player}"] for player in match.players}
    assert dict(match.result.scores) == scores and "+".join(match.result.winners) == row["winners"]
    assert sum(not answer.is_chance for answer in match.answers) == row["decisions"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_row_opens_as_the_very_game(bot):
    frame = simulate("fourteen_nights", 2, players=3, bots=bot, seed=11, progress=False)
    back = pd.read_csv(io.StringIO(frame.to_csv(index=False)))
    same_game(frame.loc[1], open_row(frame.loc[1]))
    same_game(frame.loc[1], open_row(back.loc[1]))
    same_game(frame.loc[0], open_row(back.to_dict("records")[0]))


def test_different_bots_and_rules_are_in_the_row():
    bots = dict(zip(("P1", "P2", "P3", "P4"), ("random", "balanced", "money_first", "memory_first"), strict=True))
    rules = {"adjacency": "wheel", "days": 5, "minor_trait_scoring": "zero_unless_converted", "conversion_gain": 4}
    frame = simulate("fourteen_nights", 3, players=4, bots=bots, rules=rules, progress=False)
    match = open_row(frame.loc[2])
    same_game(frame.loc[2], match)
    assert match.rules.differences() == rules and match.seed == 2


def test_a_failed_game_opens_before_the_error():
    frame = simulate(BreaksOnTheThirdDay, 1, progress=False)
    assert frame.loc[0, "error"] == "ZeroDivisionError: "
    match = open_row(frame.loc[0], game=BreaksOnTheThirdDay)
    assert match.result is None and match.view(None).day == 2
    answered = sum(not answer.is_chance for answer in match.answers)
    assert answered == frame.loc[0, "decisions"] - 1


def test_own_games_and_bots_are_given_again():
    frame = simulate("fourteen_nights", 1, rules={"days": 3}, bots=Last, progress=False)
    assert frame.loc[0, "bots"] == "Last"
    with pytest.raises(tl.TabletopError, match="no bot 'Last'"):
        open_row(frame.loc[0])
    same_game(frame.loc[0], open_row(frame.loc[0], bots=Last))
    with pytest.raises(tl.UnknownGame):
        open_row(simulate(BreaksOnTheThirdDay, 1, progress=False).loc[0])


@pytest.mark.parametrize("wrong", [None, 17, "row", {}, pd.Series({"game": "fourteen_nights"})])
def test_what_is_no_row_is_refused(wrong):
    with pytest.raises(tl.TabletopError, match="row"):
        open_row(wrong)


def test_a_whole_frame_is_no_row():
    frame = simulate("fourteen_nights", 2, rules={"days": 2}, progress=False)
    with pytest.raises(tl.TabletopError, match="one row"):
        open_row(frame)
