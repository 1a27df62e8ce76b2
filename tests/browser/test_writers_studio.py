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


SEEN = """it => { const { top, bottom } = it.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && document.activeElement === it; }"""


@pytest.mark.parametrize(("lang", "clause", "new"), [("en", "FN-6.3", "new"), ("ko", "FN-6.3", "새로")])
def test_what_more_games_bring_is_said_marked_and_brought_into_view(lab, lang, clause, new):
    with notebook_of(lab, f"further-{lang}", [CELLS[0].replace('"en"', f'"{lang}"')]) as page:
        page.set_viewport_size({"width": 1000, "height": 700})
        panel = page.locator(".ttl-write-frame").first
        listed = panel.locator(".ttl-write-list select")
        expect(listed).to_be_visible(timeout=PATIENCE)
        name = listed.locator("option", has_text=clause).first.text_content()
        listed.select_option(label=name)
        cards = panel.locator(".ttl-write-found [data-do=situation]")
        expect(cards.first).to_be_visible(timeout=PATIENCE)
        settled(page)
        before = cards.count()
        panel.locator(".ttl-write-search button").last.click()
        expect(cards.nth(before)).to_be_visible(timeout=PATIENCE)
        settled(page)
        came = cards.count() - before
        expect(panel.locator(".ttl-write-busy [role=status]")).to_contain_text(str(came))
        marked = panel.locator(".ttl-write-found .new")
        assert marked.all_inner_texts() == [new] * came
        assert cards.nth(before).locator(".new").count() == 1 and cards.nth(before - 1).locator(".new").count() == 0
        page.wait_for_function(SEEN, arg=cards.nth(before).element_handle())
