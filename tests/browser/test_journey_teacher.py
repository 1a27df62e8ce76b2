"""A teacher's ten minutes before a class, in Korean on a dark page, with the projector.
Every language, width and theme, with pictures: `python -m tests.browser.journeys teacher FOLDER`."""

import pytest

from tests.browser.journey_teacher import lesson
from tests.browser.journeys import Stage, a_browser, new_page
from tests.browser.running_lab import NEEDS_A_BROWSER

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER


def test_a_lesson_from_minute_0_to_the_printed_sheet(lab):
    with a_browser() as browser:
        page = new_page(browser, 1440)
        lesson("fourteen_nights", Stage(page, lab, "ko", "dark", 1440))
        page.close()
