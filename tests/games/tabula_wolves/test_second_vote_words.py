"""How the answers of the second vote are worded."""

import pytest

import tabletop_lab as tl

NAMED = [("en", ["P2 · footprint", "P4 · fur"]), ("ko", ["P2 · 발자국", "P4 · 털"])]


@pytest.mark.parametrize(("lang", "named"), NAMED)
def test_a_side_of_the_vote_token_names_whom_it_stands_for_in_the_order_of_the_question(lang, named):
    match = tl.Match("tabula_wolves", players=9, seed=20, lang=lang, rules="silent")
    decision = match.run("careful", until=lambda asked: asked.name == "second_vote").decision
    assert [decision.option_text(option, lang) for option in decision.options] == named
    text = decision.text(lang)
    assert text.index("P2") < text.index("P4")
