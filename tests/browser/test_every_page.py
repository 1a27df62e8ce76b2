"""Pages that are files before the judge of accessibility: a quiz sheet, an exported notebook and a rulebook.
The start page is judged in test_journeys_student.py, the widgets in test_accessible.py; all of the product by
`python -m tests.browser.every_page`."""

import pytest

from tests.browser.every_page import of_book, of_export, of_sheet
from tests.browser.journeys import a_browser
from tests.browser.running_lab import NEEDS_A_BROWSER

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytest.importorskip("axe_playwright_python.base", reason="axe-playwright-python is not installed")
pytestmark = NEEDS_A_BROWSER


@pytest.fixture(scope="module")
def browser():
    with a_browser() as browser:
        yield browser


def test_a_quiz_sheet_has_no_fault(browser, tmp_path):
    faults, looked = of_sheet(browser, "cetkaik", "ko", tmp_path)
    assert not faults, "\n".join(faults)
    assert looked["color-contrast"] > 100 and looked["image-alt"] > 0


def test_an_exported_page_has_no_fault(browser, tmp_path):
    faults, looked = of_export(browser, "make_your_own_game", "en", tmp_path)
    assert not faults, "\n".join(faults)
    assert looked["color-contrast"] > 300


def test_a_rulebook_has_no_fault(browser, tmp_path):
    faults, looked = of_book(browser, "cetkaik", "ko", tmp_path)
    assert not faults, "\n".join(faults)
    assert looked["color-contrast"] > 1000 and looked["image-alt"] + looked["svg-img-alt"] >= 30
