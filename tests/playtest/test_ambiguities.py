"""`ambiguities`: a reading that changes the game stands, one that cannot come up does not; the list can be kept."""

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.playtest import ambiguities
from tabletop_lab.playtest.disputed import readings_of
from tabletop_lab.testing.sample import Market


@pytest.fixture(scope="module")
def market():
    return ambiguities(Market, 60, players=3, progress=False, jobs=1).wait()


def test_every_other_reading_is_played_against_the_rules_as_printed(market):
    names = [reading.name for reading in readings_of(Market, 3)]
    arms = [(arm.variant, arm.bots) for arm in market.study.plan.arms]
    assert arms == [(name, bots) for bots in ("random", "careful") for name in ("printed", *names)]
    assert {reading.field for reading in market.all} == {
        name for name, field in Market.Rules.model_fields.items() if (field.json_schema_extra or {}).get("question")
    }


def test_the_table_says_for_each_bot_what_stands_and_where(market):
    table = market.table()
    assert len(table) == 2 * len(market.all) and set(table["verdict"]) <= {"stands", "open", "few", "never"}
    stands = table[table["verdict"] == "stands"]
    assert len(stands) and (stands["low"] * stands["high"] > 0).all(), "an interval of what stands does not hold 0"
    best = stands.loc[stands["strength"].idxmax()]
    found = market.open(best["field"], best["value"])
    printed = market.study.open("printed", best["seed"], best["bots"])
    assert found.match.seed == best["seed"] and found.match.step < printed.step and found.divergence is not None
    assert [one.label for one in found.match.line] == [one.label for one in printed.line]
    assert market.position(best["field"]).field == best["field"]


def test_the_use_of_clauses_is_a_measure(market):
    """What is counted is what the trace of the same game cites."""
    assert {"decisions", "score", "margin", "clauses"} <= set(market.measures())
    rows = market.study.frame(["variant", "bots", "seed", "clauses"])
    for line in rows.groupby(["variant", "bots"]).head(1).itertuples():
        trace = market.study.open(line.variant, line.seed, line.bots).trace
        assert line.clauses == len({clause for entry in trace for clause in entry.clauses})
    assert "clauses that came up" in " ".join(market.study.report(["clauses"]).claims("en"))


def test_the_list_is_kept_in_three_forms_and_two_languages(market, tmp_path):
    text = market.save(tmp_path / "list.md", "en").read_text(encoding="utf-8")
    assert text == market.to_do("en") and "- [ ] **LM-A" in text and "`tl.Disputes('market')['" in text
    assert "어느 불분명한 문장이 중요한가" in market.save(tmp_path / "list.html", "ko").read_text(encoding="utf-8")
    kept = pd.read_csv(market.save(str(tmp_path / "list.csv")))
    assert kept["seed"].notna().any() and list(kept["field"]) == list(market.table()["field"])
    with pytest.raises(tl.TabletopError, match=r"allowed: \.md"):
        market.save(tmp_path / "list.doc")


def test_what_cannot_be_played_by_itself_is_said():
    (custom,) = [one for one in readings_of(tl.Match("fourteen_nights").game, 3) if one.name == "adjacency=custom"]
    assert "custom_edges" in custom.unplayable.text("en")


@pytest.mark.parametrize("fields", ["colour", ["colour"], [7], 7])
def test_unknown_parameters_are_refused(fields):
    with pytest.raises(tl.TabletopError, match="fields: there is no (?!fields)"):
        ambiguities(Market, 5, fields=fields, progress=False)
