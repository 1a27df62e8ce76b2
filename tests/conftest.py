"""What all tests share: reproducible Hypothesis profiles, matplotlib without a display, and which worker runs what.
It also names the facts about the games of this repository. No fixtures of one game or one layer belong here."""

import gc
import importlib
import importlib.util
import os
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tabletop_lab.testing.checks")
os.environ.setdefault("MPLBACKEND", "Agg")
os.environ["TABLETOP_LAB_LANG"] = "en"  # whatever the person who runs the tests speaks
os.environ["TABLETOP_LAB_PICTURES"] = "drawings"  # small pictures take their time, and have a test of their own

from tabletop_lab.testing import checks, profiles  # noqa: E402 (its checks are rewritten first)

FEW = 10
"""How many examples of random games and rules a check makes up at every change; `--thorough` makes the usual number."""


def pytest_addoption(parser):
    parser.addoption("--thorough", action="store_true", help="more random games, tables and windows: `make thorough`")


def pytest_configure(config):
    """The same examples on every machine: a failing run can be repeated. HYPOTHESIS_PROFILE=nightly tries new ones."""
    chosen = config.getoption("--thorough") or "HYPOTHESIS_PROFILE" in os.environ
    profiles.load(0 if chosen else FEW)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """With `--dist loadfile`, let one worker run all browser tests: it waits for pages while the others compute.

    Two of them starve each other on two cores: a page then waits longer than its tests do.

    So only one JupyterLab is started. The checks of a game that read the same random games go to one worker, too, which
    then plays them once."""
    if config.getvalue("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    class OneBrowser(LoadFileScheduling):
        def _split_scope(self, nodeid):
            file = super()._split_scope(nodeid)
            folder, _, name = file.rpartition("/")
            if file.startswith("tests/generic/") and reads_the_corpus(name):
                return f"{folder}/corpus"
            return "tests/browser" if file.startswith("tests/browser/") else file

    return OneBrowser(config, log)


@cache
def reads_the_corpus(name):
    """Whether a module of checks looks at the games of `tabletop_lab.testing.corpus`."""
    path = Path(checks.__path__[0], f"{name}.py")
    return path.is_file() and "from ..corpus import corpus" in path.read_text(encoding="utf-8")


FIRST = ("tests/browser/", "tests/testing/", "tests/playtest/")
"""Folders whose files take longest: what begins last should be short, or one worker waits for the other."""


def pytest_collection_modifyitems(config, items):
    """The folders that take longest come first, all else stays in its order; `make bench` takes only what is timed.

    What is marked `thorough` repeats what others look at, on more games, tables or windows.
    """
    if not config.getoption("--thorough"):
        left = left_to_thorough(items)
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
    if config.getoption("benchmark_only"):
        untimed = [item for item in items if "benchmark" not in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=untimed)
        items[:] = [item for item in items if "benchmark" in getattr(item, "fixturenames", ())]
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


def left_to_thorough(items):
    """The tests that only `--thorough` runs: those marked so; with `keep=5` all but five of its cases, far apart."""
    cases = defaultdict(list)
    for item in items:
        if item.get_closest_marker("thorough"):
            cases[item.nodeid.partition("[")[0]].append(item)
    left = set()
    for same in cases.values():
        keep = same[0].get_closest_marker("thorough").kwargs.get("keep", 0)
        # One more at every second step: two languages, or two themes, take turns.
        kept = {i * len(same) // keep + i % max(1, len(same) // keep) for i in range(keep)}
        left.update(item for at, item in enumerate(same) if at not in kept)
    return left


def pytest_collection_finish(session):
    """What was collected stays until the end: garbage is not looked for in it, and not as often as in a small program.

    Looking through a million objects that all stay took a third of the time of the tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@pytest.fixture(autouse=True)
def nobody_has_chosen_a_language(monkeypatch):
    """A test that switches the language does so for itself."""
    monkeypatch.setattr("tabletop_lab.engine.language.languages._chosen", None)


def pytest_game_facts(game):
    """What the checks of rulebooks and words must know about a game of this repository."""
    facts = f"tests.games.{game.name}.facts"
    found = game.__module__.startswith("tabletop_lab.games.") and importlib.util.find_spec(facts)
    return importlib.import_module(facts).FACTS if found else None
