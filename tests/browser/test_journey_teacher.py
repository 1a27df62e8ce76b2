"""A teacher's ten minutes before a class with the projector: in Korean on a dark page, in English on a small window.
Every language, width and theme, with pictures: `python -m tests.browser.journeys teacher FOLDER`."""

import pytest

from tests.browser.journey_teacher import lesson
from tests.browser.journeys import Stage, a_browser, new_page
from tests.browser.running_lab import NEEDS_A_BROWSER

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER


@pytest.mark.parametrize(
    ("game", "lang", "theme", "width"), (("fourteen_nights", "ko", "dark", 1440), ("void_seeders", "en", "light", 1000))
)
def test_a_lesson_from_minute_0_to_the_printed_sheet(lab, game, lang, theme, width):
    with a_browser() as browser:
        page = new_page(browser, width)
        lesson(game, Stage(page, lab, lang, theme, width))
        page.close()
