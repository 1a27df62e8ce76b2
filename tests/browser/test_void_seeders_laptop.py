"""Void Seeders on a shared laptop, by clicking: an action is announced, somebody else of the room interrupts it.
What the rules make of it is tested with the game; here a person points, and the page shows it."""

import pytest

import tabletop_lab as tl
from tests.browser.in_the_page import Watched
from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled
from tests.browser.test_void_seeders import pressed

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER

# P1 and P2 stand together; P2 has the card that interrupts.
POSITION = {
    "step": "turns", "first": "P1", "turn_of": "P1",
    "character": {"P1": "captain", "P2": "scout", "P3": "soldier"}, "number": {"P1": 1, "P2": 2, "P3": 3},
    "room": {"P1": 6, "P2": 6}, "explored": {6: "canteen"}, "noise": ["2-6"], "bag": [1, 2, 3, 3, 4],
    "hands": {"P1": ["P1/search1", "P1/search2", "P1/rest", "P1/repair"], "P2": ["P2/interruption"]},
    "objectives": {"P1": ["CO1", "PO1"], "P2": ["CO2", "PO2"], "P3": ["CO3", "PO3"]},
}  # fmt: skip
CELLS = [
    "import tabletop_lab as tl",
    f"shared = tl.Match('void_seeders', players=3, seed=1, position={POSITION})\n"
    "player = tl.play(shared, mode='hotseat')\nplayer.stage.handoff.guard.wait = 1;",
]  # fmt: skip


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "void_seeders_laptop", CELLS, height=1000) as page:
        expect(page.locator(".ttl-whole-player")).to_have_count(1)
        yield page


def test_somebody_interrupts_on_a_shared_laptop(page):
    """At no moment is there in the page what only others know; who could interrupt is not told."""
    frame = page.locator(".ttl-whole-player").first
    frame.scroll_into_view_if_needed()
    match = tl.Match("void_seeders", players=3, seed=1, position=POSITION)
    table = Watched(page, frame, match)
    table.take("P1")
    pressed(page, frame, match, "card P1/rest", "en")
    cover = frame.locator(".ttl-handoff")
    expect(cover).to_contain_text("Does anybody interrupt P1?")
    table.look("")
    cover.locator("button", has_text="P2").first.click()
    settled(page)
    table.take("P2")
    pressed(page, frame, match, "P2/interruption", "en")
    expect(cover).to_contain_text("Interruption? Anybody?")  # it may itself be interrupted: the table is asked again
    table.look("")
    cover.locator("button", has_text="Nobody").first.click()
    settled(page)
    assert (match.decision.player, match.decision.name) == ("P1", "action")
    table.take("P1")
    assert match.state.discards == {"P1": ["P1/rest"], "P2": ["P2/interruption"], "P3": []}
    over = frame.locator(".ttl-svg svg.over")
    assert over.get_attribute("aria-label") == match.alt_text("P1", "en")
    expect(frame.locator(".ttl-trace")).to_contain_text("action is cancelled")
    assert page.complaints == []
