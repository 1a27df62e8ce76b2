"""A player that is closed leaves nothing behind: a class opens many in one afternoon."""

import gc
import weakref

import pytest
from ipywidgets import Layout, Widget
from ipywidgets.widgets import widget as widgets

import tabletop_lab as tl
from tabletop_lab.notebook import edit_rules, exercise, play, press, quiz
from tabletop_lab.notebook.panes.exercise_pane import Look

KEPT = (Layout, Look)
"""Shared by all that is open: a layout of no wishes, the style of all exercises."""


@pytest.mark.parametrize("opened", [play, edit_rules, quiz, press, lambda match: exercise(match, "legal")])
def test_what_is_closed_is_given_back_to_the_memory(what_others_left, opened):
    others = set(widgets._instances)
    made = opened(tl.Match("fourteen_nights", players=3, seed=7).run("random", until=20))
    made._repr_mimebundle_()
    parts = [
        weakref.ref(widget) for name, widget in widgets._instances.items()
        if name not in others and not isinstance(widget, KEPT)
    ]  # fmt: skip
    left = weakref.ref(made)
    Widget.close_all()
    del made
    gc.collect()
    assert left() is None
    assert len(parts) >= 2
    assert [part() for part in parts if part() is not None] == []
