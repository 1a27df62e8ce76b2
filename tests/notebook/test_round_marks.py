"""Where rounds begin on the slider, in the words of the game; and where a match stands, on a cover."""

from __future__ import annotations

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.notebook.words import say
from tabletop_lab.testing.sample import Market


@pytest.mark.parametrize(
    ("lang", "first", "where"), [("en", "night 1", "Day 1"), ("ko", "첫 번째 밤", "첫 번째 낮")]
)  # fmt: skip
def test_nights_mark_the_slider_and_the_cover_tells_night_or_day(lang, first, where):
    match = tl.Match("tabula_wolves", players=9, seed=3, rules="silent", lang=lang).run("random_blind")
    begins = [e.step for e in match.trace.events("night_open_first", "night_open")]
    ticks = MatchWidget(match, mode="alone").screen.history._ticks
    assert list(ticks.items()) == [(begins[0], first), *[(step, str(n)) for n, step in enumerate(begins[1:], 2)]]
    votes = [e.step for e in match.trace if (e.kind, e.name) == ("decision", "first_vote")]
    player = MatchWidget(match.goto(votes[-1]), mode="hotseat")
    day = match.words(lang)("round-day", day=match.state.day)
    assert player.stage.handoff.where(player, say(lang)).endswith(f" · {day[:1].upper()}{day[1:]}")
    player = MatchWidget(match.goto(votes[0]), mode="hotseat")
    night = match.words(lang)("round-night", night=1)
    at_first = player.stage.handoff.where(player, say(lang))
    assert at_first.endswith(f" · {night[:1].upper()}{night[1:]}"), "nobody can tell whether the pack agreed at once"


def test_other_games_keep_their_marks():
    match = tl.Match(Market, players=3, seed=3).run()
    days = [entry for entry in match.trace.events() if list(entry.facts) == ["day"] and entry.player is None]
    ticks = MatchWidget(match).screen.history._ticks
    assert list(ticks.values()) == ["day 1", "2", "3"]
    assert set(ticks) <= {entry.step for entry in days}


def test_a_cover_tells_the_round_that_has_begun_and_not_the_one_that_is_over():
    match = tl.Match("tiedie", players=4, seed=1, rules={"map_layout": "M1"}).run("random")
    second = next(entry.step for entry in match.trace.events("round") if entry.facts["round"] == 2)
    player = MatchWidget(match.goto(second), mode="hotseat")
    assert player.stage.handoff.where(player, say("en")) == "TIEDIE · Round 2"
    begins = {entry.step: str(entry.facts["round"]) for entry in match.trace.events("round")}
    ticks = MatchWidget(match, mode="alone").screen.history._ticks
    assert ticks.pop(min(begins)) == "round 1" and ticks.items() < begins.items()
