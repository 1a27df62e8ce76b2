"""The links of the games on the start page open in the lab, before and after its first cell is run."""

import pytest

from tabletop_lab.notebook.lesson.first_turns import BEGIN
from tests.browser.journeys import Stage, a_browser, new_page
from tests.browser.running_lab import NEEDS_A_BROWSER

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
OPEN = "() => [...window.jupyterapp.shell.widgets('main')].map((one) => one.context?.path)"
# The tabs that were opened are closed, and the start page is in front again.
BACK = """() => { const shell = window.jupyterapp.shell, [home, ...opened] = [...shell.widgets('main')];
  for (const one of opened) one.dispose(); shell.activateById(home.id); }"""


@pytest.mark.parametrize(("lang", "theme", "width"), [("en", "light", 1000), ("ko", "dark", 1440)])
def test_links_of_the_games_open_in_the_lab(lab, lang, theme, width):
    """In the page as it was saved, pictures too, and in the one that runs: never a tab of the browser."""
    with a_browser() as browser:
        follow_all(Stage(new_page(browser, width), lab, lang, theme, width))


def follow_all(stage):
    """Press each picture in the page as it was saved, then a link of the page that runs."""
    page = stage.page
    stage.open("00_start")
    shown = page.locator(".jp-OutputArea-output a:has(img) img:visible")
    before = len(page.context.pages)
    for at, game in enumerate(BEGIN):
        shown.nth(at).click()
        page.wait_for_function(f"path => ({OPEN})().includes(path)", arg=f"{stage.lang}/{game}_walkthrough.ipynb")
        page.evaluate(BACK)
    stage.key("Shift+Enter")
    page.locator(".ttl-first-card a").first.click(timeout=300_000)
    first = f"{stage.lang}/{next(iter(BEGIN))}_walkthrough.ipynb"
    page.wait_for_function(f"path => ({OPEN})().includes(path)", arg=first)
    assert len(page.context.pages) == before
