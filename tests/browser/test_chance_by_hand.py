"""A chance that a person may set by hand, in windows of many sizes: all of it is seen, and the bots play on after it.
What stands in the card, and when, is tested in tests/notebook."""

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import SIZES, settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
WHOLE = "card => card.scrollHeight - card.clientHeight"
BY_HAND = """match = tl.Match('fourteen_nights', players=3, seed=2)
match.chance = 'ask'
tl.play(match, bots={'P2': 'balanced', 'P3': 'balanced'});"""


@pytest.fixture(scope="module")
def by_hand(lab):
    """A player at a chance that a person may set; a note says why the bots stopped there."""
    with notebook_of(lab, "by_hand", ["import tabletop_lab as tl", BY_HAND]) as page:
        sync_api.expect(page.locator(".ttl-decide .ttl-note")).to_contain_text("Chance decides next")
        yield page


@pytest.mark.parametrize("size", [(1000, 720), (1000, 900), (1280, 720), (1440, 900), (1920, 1080)], ids=str)
def test_a_chance_by_hand_needs_no_scrolling(by_hand, size):
    by_hand.set_viewport_size({"width": size[0], "height": size[1]})
    settled(by_hand, quiet=SIZES)
    card = by_hand.locator(".ttl-decide")
    assert card.evaluate(WHOLE) <= 1


def test_the_button_that_sets_a_chance_comes_with_the_outcome(by_hand):
    """It takes the place of the note; the bots play on after it."""
    by_hand.set_viewport_size({"width": 1000, "height": 720})
    settled(by_hand, quiet=SIZES)
    card = by_hand.locator(".ttl-decide")
    sync_api.expect(card.locator(".finds .ttl-btn")).to_be_hidden()
    card.locator("[role=option]").first.click()
    sync_api.expect(card.locator(".finds .ttl-btn")).to_be_visible()
    settled(by_hand)
    assert card.locator(".ttl-note").count() == 0 and card.evaluate(WHOLE) <= 1
    for _ in range(8):
        go = card.locator(".ttl-opts.goes button")
        if not go.count():
            break
        go.click()
        settled(by_hand)
    sync_api.expect(card.locator(".turn b")).to_contain_text("P1")
