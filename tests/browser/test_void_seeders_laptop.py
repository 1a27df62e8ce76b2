"""Void Seeders on a shared laptop, by clicking. In one match: a room is explored, its noise is chosen by hand, an
encounter follows, later a surprise attack with a panic card that somebody else of the room cancels. In another one an
action is announced, and interrupted. What the rules make of it is tested with the game; here people point, and of
every screen and every cover is asked what it shows of the others."""

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
# P2 stands at a Lair with an Interruption in hand; P1, whose madness is 2, is beside an unexplored room with noise.
AT_A_LAIR = POSITION | {
    "room": {"P1": 11, "P2": 7}, "explored": {7: "shower"}, "lairs": {"lair1": 7}, "noise": ["4-8"],
    "madness": {"P1": 2},
    "hands": {"P1": ["P1/search1", "P1/search2", "P1/rest", "P1/repair"], "P2": ["P2/interruption", "P2/search1"]},
}  # fmt: skip
LUCK = {"noise_die": "2", "bag_token": "void_seeder", "token_number": "4", "contamination_card": "K08",
        "panic_card": "P05"}  # fmt: skip
AT_ITS_TIME = "import ipywidgets\nif begun:\n    ipywidgets.Widget.close_all()  # no other screen is in the page\n"
CELLS = [
    "import tabletop_lab as tl\nbegun = False",
    f"shared = tl.Match('void_seeders', players=3, seed=1, position={POSITION})\n"
    "player = tl.play(shared, mode='hotseat')\nplayer.stage.handoff.guard.wait = 1;",
    f"{AT_ITS_TIME}"
    f"    shared = tl.Match('void_seeders', players=3, seed=1, position={AT_A_LAIR}, chance='ask')\n"
    "    tl.play(shared, mode='alone');",
    f"{AT_ITS_TIME}"
    f"    for name, outcome in {LUCK}.items():\n        shared.force(name, outcome)\n"
    "    player = tl.play(shared, mode='hotseat')\n    player.stage.handoff.guard.wait = 1;\nbegun = True",
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


def run_again(page, number):
    """Run a cell once more; the player that it shows."""
    cell = page.locator(".jp-Cell").nth(number)
    cell.click()
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-cell')")
    frame = cell.locator(".ttl-whole-player")
    expect(frame).to_have_count(1)
    frame.scroll_into_view_if_needed()
    return frame


def test_one_match_from_exploring_to_a_cancelled_panic(page):
    """One person explores and sets all luck by hand; then the laptop goes round. The blank token has left noise in
    every corridor, so the roll at the Lair next door is a sure encounter; its luck is set by hand, too."""
    frame = run_again(page, 2)
    match = tl.Match("void_seeders", players=3, seed=1, position=AT_A_LAIR, chance="ask")
    frame.locator('[id="sq-8"]').click()
    match.play("move 8")
    settled(page)
    for label in ("P1/repair", "canteen", "X01", "1", "blank"):
        pressed(page, frame, match, label, "en")
    assert match.state.noise == ["4-8", "7-8", "8-11", "8-9"] and match.decision.name == "action"
    told = frame.locator(".ttl-trace")
    if told.locator(".ttl-news").count():
        frame.locator(".ttl-told button").last.click()
        settled(page)
    expect(told).to_contain_text("set by hand")

    frame = run_again(page, 3)
    for name, outcome in LUCK.items():
        match.force(name, outcome)
    match.chance = "auto"
    table = Watched(page, frame, match)
    table.take("P1")
    frame.locator('[id="sq-7"]').click()
    match.play("move 7")
    settled(page)
    pressed(page, frame, match, "P1/rest", "en")
    for seat, kept in (("P1", "CO1"), ("P2", "CO2"), ("P3", "PO3")):
        table.take(seat)
        pressed(page, frame, match, kept, "en")
    assert match.decision.name == "interrupt_panic" and match.state.seeders == {"lurker1": 7}
    seen = table.take("P2")
    assert "is attacked by surprise" in seen and "Fixation" in seen
    assert "Proof on Record" not in seen, "what P1 has kept"
    pressed(page, frame, match, "P2/interruption", "en")
    assert (match.decision.player, match.decision.name) == ("P2", "action")
    cover = frame.locator(".ttl-handoff")
    expect(cover).to_contain_text("Interruption? Anybody?")  # that, too, could be interrupted
    table.look("")
    cover.locator("button", has_text="Nobody").first.click()
    settled(page)
    assert match.state.madness["P1"] == 2 and match.state.discards["P2"] == ["P2/interruption"]
    seen = table.take("P2")
    assert "P2 interrupts" in seen and "Secret of the Egg" in seen
    expect(frame.locator(".ttl-trace")).to_contain_text("VS-6.6")
    over = frame.locator(".ttl-svg svg.over")
    assert over.get_attribute("aria-label") == match.alt_text("P2", "en")
    assert page.complaints == []
