"""Where disputed readings matter: what is found differs indeed, in every game, and nothing is promised that is not."""

from contextlib import suppress
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.playtest import Disputes, worked_examples
from tabletop_lab.playtest.disputes import differs
from tabletop_lab.testing import sample
from tabletop_lab.testing.sample import Market

UNSEEN = {
    "cetkaik": {"season_names", "equal_points", "no_action", "horse_hue"},
    "fourteen_nights": {"tc_visibility", "forced_exempts_free_choice", "chance_disposition", "negotiation",
                        "conversion_source", "unlisted_trait_weight", "free_plan_disposition"},
    "market": {"coins_seen"},
    "tabula_wolves": {"count_includes_moderator", "witch_targets", "parity_test", "lone_servant_call"},
}  # fmt: skip
"""What one example or one seed does not show."""

MARKET_EXAMPLES = sorted((Path(sample.__file__).parent / "examples").glob("*.yaml"))


def sound_examples(game):
    """The worked examples that can be played; the checks of records tell of others."""
    for file in worked_examples(game):
        with suppress(tl.InvalidRecord):
            tl.load(file)
            yield file


@pytest.mark.thorough(keep=2)
@pytest.mark.parametrize("game", sorted(UNSEEN))
def test_every_disputed_rule_is_shown_where_it_matters(game):
    found = Disputes(game, MARKET_EXAMPLES if game == "market" else sound_examples(game), games=1)
    assert {field for field in found if found[field] is None} <= UNSEEN[game]
    for field, dispute in found.items():
        if dispute is None:
            continue
        assert set(dispute.differing) <= set(dispute.values)
        assert getattr(dispute.match.rules, field) not in dispute.values
        for value in dispute.differing:
            other, divergence = dispute.match.with_rules({field: value})
            asked = [match.decision.labels if match.decision else None for match in (dispute.match, other)]
            assert divergence is not None or asked[0] != asked[1], (field, value)


def test_a_rule_that_only_offers_more_is_found_by_playing_under_it():
    """Whoever replays old answers never meets an option that was not there."""
    dispute = Disputes("cetkaik", (), games=1)["tam_may_stop"]
    match, (other, divergence) = dispute.match, dispute.match.with_rules(tam_may_stop=True)
    assert dispute.bot == "random" and divergence is None
    new = set(other.decision.labels) - set(match.decision.labels)
    tam = next(square for square, piece in match.state.board.items() if piece == "**")
    assert new and all(label.count(">") == 1 and label.startswith(tam) for label in new)


def test_the_position_is_that_of_the_example_and_can_be_played_on():
    found = Disputes(Market, MARKET_EXAMPLES, games=0)
    dispute = found["stuck_walker"]
    assert (dispute.example, dispute.differing) == ("05_nowhere_to_go.yaml", ("stay",))
    whole = tl.load(next(file for file in MARKET_EXAMPLES if file.name == dispute.example))
    step = dispute.match.step
    assert whole.goto(step).trace.to_text() == dispute.match.trace.to_text()
    assert found["stuck_walker"] is dispute, "sought once"
    assert found["coins_seen"] is None


def test_the_table_has_a_row_for_each_reading():
    found = Disputes(Market, (), players=3, games=1)
    table = found.table("tied_bids", "closed_stalls", "coins_seen")
    assert list(table["field"]) == ["tied_bids", "closed_stalls", "closed_stalls", "coins_seen"]
    assert list(table["question"]) == ["LM-A4", "LM-A2", "LM-A2", "LM-A1"]
    assert list(table["value"]) == ["first_in_order", "anyone", "nobody", "hidden"]
    happens, fewer, more, unseen = (row for _, row in table.iterrows())
    dispute = found["tied_bids"]
    _, divergence = dispute.match.with_rules(tied_bids="first_in_order")
    assert happens["source"] == dispute.source and happens["before"].startswith("Nobody gets")
    told = (happens["step"], happens["before"], happens["after"])
    assert told == (divergence.step, divergence.before, divergence.after)
    assert happens["clauses"] == ", ".join(divergence.clauses) == "LM-6.3, LM-6.1"
    # Nothing went another way yet: there is one stall less to choose, or one more.
    assert [(row["before"], row["after"]) for row in (fewer, more)] == [("3", "2"), ("3", "4")]
    assert fewer["clauses"] == more["clauses"] == "LM-4.1, LM-4.2, LM-3.2"
    assert (unseen["source"], unseen["clauses"]) == ("", "") and unseen.isna()["step"]


def test_nothing_differs_under_the_reading_that_is_played():
    match = tl.Match("cetkaik", seed=3).run("random", until=30)
    assert not differs(match, "tam_again", match.rules.tam_again)
    assert differs(match, "tam_may_stop", True)


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(tl.UnknownGame):
        Disputes("chess")
    with pytest.raises(tl.TabletopError, match="cannot be played by 5"):
        Disputes(Market, (), players=5)
    with pytest.raises(KeyError):
        Disputes(Market, MARKET_EXAMPLES, games=0)["reach"]
