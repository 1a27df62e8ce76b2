"""Puts the sample game into the catalogue, since records and lists of games name it; and what a page was told, shared
by the tests of what nobody may learn from it. Nothing of a real game belongs here."""

from __future__ import annotations

import json
import re

import pytest
from ipywidgets import Layout
from ipywidgets.widgets import widget as all_widgets

from tests.registered import registered


@pytest.fixture(scope="module", autouse=True)
def sample_is_registered():
    """As long as a module is tested."""
    from tabletop_lab.testing.sample import Market

    with registered(Market):
        yield


@pytest.fixture
def page():
    """Everything that the widgets of this test have told a page and not taken away, as text."""
    before = set(all_widgets._instances)

    def state():
        made = {name: w for name, w in all_widgets._instances.items() if name not in before}
        # The one layout that all share says nothing, and lives on.
        made = {name: w for name, w in made.items() if not isinstance(w, Layout)}
        told = [json.dumps(w.get_state(), default=str, sort_keys=True, ensure_ascii=False) for w in made.values()]
        # Names of models say nothing; the guard's counter counts covers.
        told = [re.sub(r"IPY_MODEL_\w+|ttl-[0-9a-f]{32}|\"(_esm|_css)\": \"(\\.|[^\"])*\"", "", text) for text in told]
        return "\n".join(sorted(re.sub(r'"seq": \d+', "", text) for text in told))

    return state
