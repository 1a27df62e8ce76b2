"""A student's first turn in each game, three actions after the start page opened, in both languages; by the keyboard
alone, too; and the file after it.
Every width and theme, with pictures: `python -m tests.browser.journeys student FOLDER`."""

import json
import urllib.request

import pytest

from tabletop_lab.cli import shipped
from tabletop_lab.notebook.lesson.first_turns import BEGIN
from tests.browser.every_page import whole
from tests.browser.journey_keys import turn_by_keys
from tests.browser.journey_student import games_to_choose, turn
from tests.browser.journeys import Stage, a_browser, new_page
from tests.browser.running_lab import ASK, NEEDS_A_BROWSER, RUN

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytest.importorskip("axe_playwright_python.base", reason="axe-playwright-python is not installed")
pytestmark = NEEDS_A_BROWSER
LARGER = 4 / 3
"""How much larger a file may be after a run than it was shipped."""


@pytest.fixture(scope="module", params=[("en", "light", 1000), ("ko", "dark", 1440)], ids=("en", "ko"))
def stage(lab, request):
    """The start page, its first cell run."""
    with a_browser() as browser:
        stage = Stage(new_page(browser, request.param[2]), lab, *request.param)
        games_to_choose(stage)
        yield stage


@pytest.mark.parametrize("game", BEGIN)
def test_keys_alone_play_a_turn_also_before_the_projector(stage, game):
    turn_by_keys(stage, game)


@pytest.mark.parametrize("game", BEGIN)
def test_three_actions_lead_to_an_answered_question(stage, game):
    stage.actions = 1  # the first cell is run; another choice takes the place of the game before
    turn(stage, game)
    assert stage.page.locator(".ttl-whole-player > .ttl").count() == 1


def test_a_run_says_nothing_wrong_and_does_not_grow_the_file(lab, stage):
    before = len((shipped.folder() / shipped.start(stage.lang)).read_bytes())
    stage.page.evaluate(RUN)
    stage.page.wait_for_function("window.ran !== null", timeout=300_000)
    stage.page.evaluate(ASK)
    stage.without_errors()
    stage.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    stage.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    with urllib.request.urlopen(f"{lab}/api/contents/{shipped.start(stage.lang)}?token=t", timeout=10) as answer:
        after = len(json.dumps(json.load(answer)["content"]))
    assert before / LARGER < after <= before * LARGER, f"{before} -> {after} bytes"


def test_the_judge_of_accessibility_finds_no_fault_on_the_start_page(stage):
    faults, looked = whole(stage)
    assert not faults, "\n".join(faults)
    assert looked["color-contrast"] > 40 and looked["button-name"] > 20, "the judge saw the texts and the buttons"
