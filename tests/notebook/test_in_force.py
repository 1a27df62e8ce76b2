"""A changed parameter beside its clause, its value beside its name, without the hints of its help line between them."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core import catalogue
from tabletop_lab.notebook import edit_rules
from tabletop_lab.notebook.in_force import otherwise
from tabletop_lab.notebook.words import say

SAID = {
    "en": "Different in this match. Dark faces needed to enter water: 5 (in the rulebook: 3).",
    "ko": "이 판에서는 다릅니다. 다암놔아에 들어가는 데 필요한 어두운 면의 수: 5 (규칙서: 3).",
}


@pytest.mark.parametrize("lang", SAID)
def test_the_value_stands_beside_what_it_is_and_not_beside_a_hint(lang):
    match = tl.Match("cetkaik", seed=3, rules={"water_need": 5}, lang=lang)
    assert otherwise(match.rules, match.rulebook(lang)["CK-7.1"], match.words(lang), say(lang)) == [SAID[lang]]
    played = tl.Match("cetkaik", seed=3, lang=lang).run("random")
    form = edit_rules(played, lang=lang).set("water_need", 5).apply()
    change = SAID[lang].split(". ")[1].split(":")[0]
    assert f"CK-7.1 {change} <code>water_need</code>: 3 → <b>5</b>" in form.pane.top.value


@pytest.mark.parametrize("lang", SAID)
def test_no_name_of_a_parameter_goes_on_after_its_first_part(lang):
    for game in ("fourteen_nights", "tabula_wolves", "cetkaik", "tiedie", "void_seeders"):
        words = catalogue.find(game).words(lang)
        for name in catalogue.find(game).Rules.model_fields:
            called = words.rule_name(name)
            assert called and not re.search(r"[;:?`]|\.(\s|$)", called), (game, name, called)
            assert words.rule_help(name).replace("`", "").startswith(called)
