"""A playtester changes a rule, in the form and in a cell, and sees where the match goes another way: in Korean.
Every language, width and theme, with pictures: `python -m tests.browser.journeys playtester FOLDER`."""

import pytest

from tests.browser.journey_playtester import a_changed_rule
from tests.browser.journeys import Stage, a_browser, new_page
from tests.browser.running_lab import NEEDS_A_BROWSER

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER


def test_the_first_difference_is_named_and_drawn_with_its_clause(lab):
    with a_browser() as browser:
        page = new_page(browser, 1000)
        a_changed_rule("fourteen_nights", Stage(page, lab, "ko", "light", 1000))
        page.close()
