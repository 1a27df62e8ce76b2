"""A student's first turn in each game, three actions after the start page opened, in both languages; the file after it.
Every width and theme, with pictures: `python -m tests.browser.journeys student FOLDER`."""

import json
import urllib.request

import pytest

from tabletop_lab.notebook.lesson.first_turns import BEGIN
from tests.browser.journey_student import games_to_choose, turn
from tests.browser.journeys import Stage, a_browser, new_page
from tests.browser.running_lab import ASK, NEEDS_A_BROWSER, RUN

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
LARGER = 4 / 3
"""How much larger a file may be after a run than it was shipped."""


def size_of(lab, lang):
    with urllib.request.urlopen(f"{lab}/api/contents/{lang}/00_start.ipynb?token=t", timeout=10) as answer:
        return len(json.dumps(json.load(answer)["content"]))


@pytest.mark.parametrize(("lang", "theme", "width"), [("en", "light", 1000), ("ko", "dark", 1440)])
def test_three_actions_lead_to_an_answered_question_of_each_game(lab, lang, theme, width):
    before = size_of(lab, lang)
    with a_browser() as browser:
        stage = Stage(new_page(browser, width), lab, lang, theme, width)
        games_to_choose(stage)
        for game in BEGIN:  # another choice takes the place of the game before
            stage.actions = 1
            turn(stage, game)
            assert stage.page.locator(".ttl-whole-player > .ttl").count() == 1
        stage.page.evaluate(RUN)
        stage.page.wait_for_function("window.ran !== null", timeout=300_000)
        stage.page.evaluate(ASK)
        stage.without_errors()
        stage.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    after = size_of(lab, lang)
    assert before < after <= before * LARGER, f"{before} -> {after} bytes"
