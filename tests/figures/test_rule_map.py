"""The map of the rulebook: complete, countable, readable in every theme and language."""

import importlib.util
import sys
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Game, Rules, clause
from tabletop_lab.figures import rule_map
from tabletop_lab.figures.rulemap import HEAT, heat
from tabletop_lab.figures.style import THEMES, contrast, readable_on
from tabletop_lab.testing.sample import Market

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def match():
    return tl.Match(Market, players=3, seed=7).run("random")


@pytest.fixture(scope="module")
def three():
    spec = importlib.util.spec_from_file_location("three_for_maps", ROOT / "examples" / "three_in_a_row.py")
    module = sys.modules["three_for_maps"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.ThreeInARow


@pytest.mark.parametrize("theme", ("light", "dark"))
@pytest.mark.parametrize("lang", ("en", "ko"))
def test_no_faults(match, three, lang, theme):
    for of in (match, Market, three, tl.Match(three, seed=1).run("random")):
        assert rule_map(of, lang, theme).faults() == []


def test_every_clause_is_on_the_map_with_its_id(match):
    drawn = {t.get_text() for t in rule_map(match, "ko").page.texts}
    for clause_id, entry in match.rulebook("ko").items():
        if entry.kind not in ("chapter", "reading"):
            assert clause_id in drawn


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("game", ("cetkaik", "fourteen_nights", "tabula_wolves", "tiedie", "void_seeders"))
def test_no_title_is_cut(game, lang):
    """Also where every clause was used and its count takes room; a longer title has more lines, not smaller letters."""
    map_ = rule_map(tl.Match(game, seed=2).run("random", until=30), lang)
    assert map_.faults() == []
    assert [t.get_text() for t in map_.page.texts if t.get_text().endswith("…")] == []
    said = " ".join(t.get_text() for t in map_.page.texts)
    cells = [cell for cell in map_.cells if cell.clause.kind != "reading"]
    long = {cell.clause.title for cell in cells} | {cell.chapter for cell in cells}
    assert [title for title in long if " ".join(title.split()) not in said] == []


def test_counts_are_those_of_the_trace(match):
    made = rule_map(match)
    walks = sum(e.name == "walk" for e in match.trace if e.kind == "decision")
    assert made.fired["LM-4.1"] == walks == 9, "three players, three days"
    assert made.fired["LM-7.2"] == 1 and made.fired["LM-1.3"] == 0
    assert made.frame.loc["LM-4.1", "fired"] == 9
    assert made.frame.loc["LM-4.2", "chapter"].endswith("Walking")
    assert made.frame.loc["LM-4.2", "options"] == "closed_stalls" and not made.frame["changed"].any()
    assert "LM-4.1 Steps ×9" in made.alt
    assert set(rule_map(Market).fired.values()) == {0}


def test_changed_options_are_marked():
    made = rule_map(tl.Match(Market, players=3, rules={"days": 7}))
    assert made.frame.loc["LM-1.2", "changed"] and not made.frame.loc["LM-4.1", "changed"]


def test_a_count_needs_no_hidden_knowledge(match):
    assert rule_map(match, viewer="P1").fired == rule_map(match, viewer="P2").fired


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_on_every_heat(theme):
    for k in range(101):
        ground = heat(k / 100, THEMES[theme])
        assert contrast(readable_on(ground), ground) >= 4.5, (k, ground)
    assert len({heat(k / 100, THEMES[theme]) for k in range(101)}) == len(HEAT)


def test_a_game_without_a_rulebook_shows_the_clauses_of_its_functions(three):
    made = rule_map(three, "ko")
    assert list(made.fired) == ["TR-1", "TR-2", "TR-3"]
    assert made.frame.loc["TR-3", "options"] == "line_wins"


def test_a_very_long_rulebook_makes_the_page_longer():
    def rule_of(n):
        return clause(f"XX-{n}")(lambda self: None)

    methods = {f"rule_{n}": rule_of(n) for n in range(1, 200)}
    made = rule_map(type("Long", (Game,), {"name": "long", "Rules": Rules, **methods}))
    assert made.faults() == [] and made.page.h > 7.5 and len(made.cells) == 199


def test_it_shows_itself_with_its_words(match):
    bundle = rule_map(match, "ko")._repr_mimebundle_()
    assert bundle["text/html"].startswith("<img alt=") and "규칙서 지도" in bundle["text/plain"]


def test_unknown_things_are_refused():
    for wrong in ({"theme": "pink"}, {"lang": "xx"}):
        with pytest.raises(tl.TabletopError):
            rule_map(Market, **wrong)
    with pytest.raises(tl.TabletopError):
        rule_map("no such game")
