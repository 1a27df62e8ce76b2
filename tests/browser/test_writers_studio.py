"""The writer's panel in a real JupyterLab: an example made by the mouse."""

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = NEEDS_A_BROWSER

CELLS = ['from tabletop_lab.notebook import illustrate\nillustrate("fourteen_nights", lang="en")']
PATIENCE = 60_000


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1000, 900)])
def test_what_was_found_is_seen_without_scrolling(lab, width, height):
    with notebook_of(lab, f"found{width}", CELLS, height=height) as page:
        page.set_viewport_size({"width": width, "height": height})
        panel = page.locator(".ttl-write-frame").first
        listed = panel.locator(".ttl-write-list select")
        expect(listed).to_be_visible(timeout=PATIENCE)
        listed.select_option(label="\u2003FN-6.3 Nowhere to go")
        card = panel.locator("[data-do=situation]").first
        expect(card).to_be_visible(timeout=PATIENCE)
        panel.evaluate("it => it.scrollIntoView()")
        settled(page)
        picture = card.locator("img").bounding_box()
        assert picture["y"] + picture["height"] <= height
        assert picture["x"] >= (box := listed.bounding_box())["x"] + box["width"], "beside the list"


def test_an_example_by_mouse(lab):
    with notebook_of(lab, "writer", CELLS) as page:
        panel = page.locator(".ttl-write-frame").first
        listed = panel.locator(".ttl-write-list select")
        said = panel.locator(".ttl-write-said")
        expect(listed).to_be_visible(timeout=PATIENCE)

        listed.select_option(label="\u2003FN-6.3 Nowhere to go")
        panel.locator("[data-do=situation]").first.click(timeout=PATIENCE)
        place = panel.locator(".ttl-write-board [data-key='4']")
        place.click(timeout=PATIENCE)
        expect(panel.locator(".number-1 textarea").first).to_be_visible(timeout=PATIENCE)
        panel.get_by_role("button", name="Put it into my rulebook").click()
        expect(said).to_contain_text("my_fourteen_nights/fn_6_3.yaml is saved", timeout=PATIENCE)
