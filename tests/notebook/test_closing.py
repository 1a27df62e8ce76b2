"""A player that is closed leaves nothing behind: a class opens many in one afternoon."""

import gc
import weakref

import pytest
from ipywidgets import Widget

import tabletop_lab as tl
from tabletop_lab.notebook import edit_rules, exercise, play, press, quiz


@pytest.mark.parametrize("opened", [play, edit_rules, quiz, press, lambda match: exercise(match, "legal")])
def test_what_is_closed_is_given_back_to_the_memory(what_others_left, opened):
    made = opened(tl.Match("fourteen_nights", players=3, seed=7).run("random", until=20))
    made._repr_mimebundle_()
    left = weakref.ref(made)
    Widget.close_all()
    del made
    gc.collect()
    assert left() is None
