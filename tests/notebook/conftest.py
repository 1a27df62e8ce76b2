"""Puts the sample game into the catalogue, because records and lists of games name it.
It also collects what a page received, for the tests of what nobody may learn from it. Nothing of a real game belongs
here."""

from __future__ import annotations

import gc
import json
import re

import pytest
from ipywidgets import Layout
from ipywidgets.widgets import widget as all_widgets

from tests.registered import registered


@pytest.fixture(scope="module", autouse=True)
def sample_is_registered():
    """The sample game is registered as long as a module is tested."""
    from tabletop_lab.testing.sample import Market

    with registered(Market):
        yield


@pytest.fixture(scope="module")
def what_others_left():
    """For tests that look for garbage: not in what the tests before have left."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def page():
    """Everything that the widgets of this test have sent to a page and not removed, as text."""
    before = set(all_widgets._instances)

    def state():
        made = {name: w for name, w in all_widgets._instances.items() if name not in before}
        # The one layout that all share says nothing, and stays open.
        made = {name: w for name, w in made.items() if not isinstance(w, Layout)}
        told = [json.dumps(w.get_state(), default=str, sort_keys=True, ensure_ascii=False) for w in made.values()]
        # Names of models say nothing; the guard counts handoff screens.
        told = [re.sub(r"IPY_MODEL_\w+|ttl-[0-9a-f]{32}|\"(_esm|_css)\": \"(\\.|[^\"])*\"", "", text) for text in told]
        return "\n".join(sorted(re.sub(r'"seq": \d+', "", text) for text in told))

    return state
