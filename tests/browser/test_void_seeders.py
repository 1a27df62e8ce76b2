"""Void Seeders by clicking: a room is explored, its token and the noise are chosen by hand, the encounter and the
number of its token follow, and everybody keeps an objective. A shared laptop: test_void_seeders_laptop.py.
What the rules make of it is tested with the game; here a person points, and the page shows it."""

import os
import re
from pathlib import Path

import pytest

import tabletop_lab as tl
from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER

# P1 and P2 stand together; behind room 2 the corridor to them is full of noise.
POSITION = {
    "step": "turns", "first": "P1", "turn_of": "P1",
    "character": {"P1": "captain", "P2": "scout", "P3": "soldier"}, "number": {"P1": 1, "P2": 2, "P3": 3},
    "room": {"P1": 6, "P2": 6}, "explored": {6: "canteen"}, "noise": ["2-6"], "bag": [1, 2, 3, 3, 4],
    "hands": {"P1": ["P1/search1", "P1/search2", "P1/rest", "P1/repair"], "P2": ["P2/search1"]},
    "objectives": {"P1": ["CO1", "PO1"], "P2": ["CO2", "PO2"], "P3": ["CO3", "PO3"]},
}  # fmt: skip
LANGUAGES = ("en", "ko")
SET_BY_HAND = {"en": "set by hand", "ko": "손으로 정함"}
CELLS = [
    "import tabletop_lab as tl",
    *(f"m = tl.Match('void_seeders', players=3, seed=1, position={POSITION}, chance='ask')\n"
      f"tl.play(m, lang='{lang}', mode='alone');" for lang in LANGUAGES),
]  # fmt: skip


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "void_seeders", CELLS, height=1000) as page:
        expect(page.locator(".ttl-whole-player")).to_have_count(2)
        yield page


def picture(frame, name):
    """For a person to look at, when SHOTS says where."""
    if folder := os.environ.get("SHOTS"):
        frame.screenshot(path=str(Path(folder) / f"void-{name}.png"))


def pressed(page, frame, match, label, lang):
    """Press an answer in the list or among the buttons, by what it stands for; the match here is given it, too."""
    decision = match.decision
    text = str(decision.option_text(decision.find(label), lang))
    row = frame.locator(f".ttl-list [role=option][data-with='{label}']")
    button = frame.locator(".ttl-opts").get_by_role("button", name=re.compile(rf"^{re.escape(text)}"))  # a card, too
    expect(row.or_(button).first).to_be_visible()
    if row.count():
        row.click()
        expect(row).to_have_attribute("aria-selected", "true")
        frame.locator(".ttl-find .go").click()
    else:
        button.first.click()
    match.play(label)
    settled(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_room_is_explored_and_the_noise_calls_something(page, lang):
    frame = page.locator(".ttl-whole-player").nth(LANGUAGES.index(lang))
    frame.scroll_into_view_if_needed()
    match = tl.Match("void_seeders", players=3, seed=1, position=POSITION, chance="ask")
    picture(frame, f"begin-{lang}")
    expect(frame.locator('[id="sq-2"]')).to_have_class("place target")
    frame.locator('[id="sq-2"]').click()
    match.play("move 2")
    settled(page)
    picture(frame, f"pressed-{lang}")
    for label in ("P1/repair", "storage", "X01", "4", "void_seeder", "1", "CO1", "CO2", "PO3"):
        expect(frame.locator(".ttl-decide h3")).to_have_text(match.decision.text(lang))
        pressed(page, frame, match, label, lang)
        picture(frame, f"{match.step}-{lang}")
    state = match.state
    assert state.room["P1"] == 2 and state.explored[2] == "storage" and state.seeders == {"lurker1": 2}
    assert state.objectives["P3"] == ["PO3"] and state.noise == []
    told = frame.locator(".ttl-trace")
    if told.locator(".ttl-news").count():
        frame.locator(".ttl-told button").last.click()
        settled(page)
    for clause in ("NB-4.2", "NB-4.7", "VS-7.1", "VS-7.3", "VS-1.16b"):
        expect(told).to_contain_text(clause)
    expect(told).to_contain_text(SET_BY_HAND[lang])
    over = frame.locator(".ttl-svg svg.over")
    assert over.get_attribute("aria-label") == match.alt_text(match.decision.player, lang)
    assert page.complaints == []
