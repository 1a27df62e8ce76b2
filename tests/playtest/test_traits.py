"""`traits`: measures are right where the truth is known, and cannot see what an onlooker cannot see."""

from pathlib import Path

import pytest

import tabletop_lab as tl
from examples.three_in_a_row import ThreeInARow
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest import traits
from tabletop_lab.playtest.outlook import Course, Outlook
from tabletop_lab.playtest.traits import MEASURES, explained
from tabletop_lab.testing.leaks import exchange
from tabletop_lab.testing.sample import Market

TABLES = [(Market, 3, None), ("fourteen_nights", 3, None), ("tabula_wolves", 8, "silent"), ("tiedie", 4, None)]


@pytest.mark.parametrize(("game", "players", "rules"), TABLES)
def test_in_two_worlds_that_look_alike_the_outlook_is_the_same(game, players, rules):
    match, apart = Match(game, players, seed=4, rules=rules, bots="random"), 0
    outlook = Outlook(match, match.game.bots["random"]())
    points = match._run.checkpoints
    for point in points[:: max(1, len(points) // 4)]:
        other, number = point.state, stream(point.step, "elsewhere")
        for _ in range(8):
            other, _ = exchange(match.game, other, None, match.rules, number)
        assert outlook.values(point.state, 1, 6) == outlook.values(other, 1, 6)
        apart += other != point.state
    assert apart >= 2


def test_who_sees_a_hand_has_another_outlook():
    """The test above can fail: with the moderator's eyes the two worlds are not the same."""
    match = Match(Market, 3, seed=4, bots="random")
    point, number = match._run.checkpoints[2], stream(1, "elsewhere")
    other = point.state
    for _ in range(8):
        other, _ = exchange(match.game, other, None, match.rules, number)
    sees_all = Outlook(match, match.game.bots["careful"](), viewer=tl.MODERATOR)
    assert sees_all.values(point.state, 1, 40) != sees_all.values(other, 1, 40)


def test_what_is_counted_is_what_is_there():
    found = traits(ThreeInARow, 8, thinker="monte_carlo:4", asked=1, times=1, playouts=2, progress=False)
    for row in found.rows:
        count = int(row["decisions"])
        assert 5 <= count <= 9 and row["branching"] == sum(range(9, 9 - count, -1)) / count
        assert row["choices"] == (count - (count == 9)) / count


def test_a_forced_answer_is_the_only_real_option():
    class Forced(ThreeInARow):
        name = "forced"

        def setup(self):
            super().setup()
            self.state.marks = {"P1": 2 + 4, "P2": 16 + 32}
            self.state.empty = [3, 6, 7, 8, 9]

    found = traits(Forced, 1, thinker="monte_carlo:400", asked=1, times=4, playouts=2, progress=False)
    assert found.rows[0]["real_options"] == 1
    assert {option for _, option in found.offered} == {"3", "6", "7", "8", "9"}


def test_dead_options_are_those_never_taken():
    found = traits(ThreeInARow, 1, asked=0, playouts=2, progress=False)
    found.offered.update({("mark", "1"): [40, 0], ("mark", "2"): [40, 1], ("mark", "3"): [10, 0]})
    (line,) = found.dead().itertuples()
    assert (line.option, line.offered) == ("1", 40) and 0.07 < line.most < 0.08


def stood(*shares):
    return [{"P1": share, "P2": 1 - share} for share in shares]


def test_the_lead_changes_only_beyond_the_noise():
    assert Course([0.2, 0.4, 0.6], stood(0.9, 0.1, 0.9), ["P1"], 40).lead_changes() == 2
    assert Course([0.2, 0.4, 0.6], stood(0.9, 0.45, 0.9), ["P1"], 40).lead_changes() == 0


def test_drama_and_decision_of_known_courses():
    course = Course([0.2, 0.4, 0.6, 0.8], stood(0.95, 0.18, 0.92, 0.97), ["P1"], 400)
    assert course.drama() == pytest.approx(0.8) and course.decided_at() == 0.6
    assert Course([0.2], stood(0.95), ["P2"], 400).decided_at() == 1.0
    assert Course([0.2], stood(0.95), ["P1"], 400).drama() == 0.0
    assert Course([0.2], stood(0.95), [], 400).drama() is None is Course([0.2], stood(0.95), [], 400).decided_at()


@pytest.mark.parametrize(("game", "players", "rules"), [*TABLES[1:3], ("void_seeders", 2, None)])
def test_every_kind_of_game_has_traits(game, players, rules):
    found = traits(game, 2, players=players, rules=rules, thinker="monte_carlo:4", asked=2, times=2, moments=3,
                   playouts=4, progress=False)  # fmt: skip
    assert not found.failed and list(found.table()["measure"]) == list(MEASURES)
    assert "어떤 게임인가" in found.text("ko") and "<caption>" in found._repr_html_()


def test_games_that_agree_say_nothing_of_others():
    found = traits(ThreeInARow, 2, asked=0, playouts=2, progress=False)
    for row in found.rows:
        row["lead_changes"] = 0.0
    assert "changes of the lead: 0 in each of 2 games" in found.text("en")


def test_every_measure_is_in_the_docs():
    said = (Path(__file__).parents[2] / "docs" / "measures.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in said for name in MEASURES)
    assert all(explained(lang)[name] for name in MEASURES for lang in ("en", "ko"))


def test_a_failed_game_is_told():
    class Breaks(Market):
        name = "breaks"

        def morning(self):
            if self.state.day == 2:
                raise ZeroDivisionError
            super().morning()

    found = traits(Breaks, 2, players=2, asked=0, playouts=2, progress=False)
    assert len(found.failed) == 2 and "could not be measured" in found.text("en")
