"""Twelve players in one notebook, opened by one Run All without a pause between them: all stand, and all answer.
The server drops what a kernel says beyond some 1,000 messages a second: a player must cost few."""

import re

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER

TABLES = [("fourteen_nights", 4), ("cetkaik", 2), ("tabula_wolves", 9), ("tiedie", 4), ("void_seeders", 3)]
MODES = ["alone", "hotseat", "moderator"]
# Every game in every mode, the languages by turns.
PLAYERS = [(game, seats, mode) for mode in MODES for game, seats in TABLES]
CELLS = [
    "import tabletop_lab as tl",
    *(
        f"tl.play(tl.Match('{game}', players={seats}, seed=7), mode='{mode}', lang='{('en', 'ko')[at % 2]}');"
        for at, (game, seats, mode) in enumerate(PLAYERS)
    ),
]


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "twelve", CELLS) as page:
        yield page


def player(page, at):
    return page.locator(".jp-Notebook-cell").nth(1 + at).locator(".ttl-whole-player")


def test_all_stand_in_their_language(page):
    for at in range(len(PLAYERS)):
        expect(player(page, at).locator(".ttl")).to_be_visible()
        expect(player(page, at)).to_contain_text(re.compile("[가-힣]" if at % 2 else "[A-Z][a-z]+"))
    assert page.locator("[data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts() == []


@pytest.mark.parametrize("at", range(len(PLAYERS)))
def test_each_answers_a_press(page, at):
    frame, (game, _, mode) = player(page, at), PLAYERS[at]
    frame.scroll_into_view_if_needed()
    settled(page)
    cover, go = frame.locator(".ttl-handoff"), frame.locator(".ttl-handoff .go")
    if mode == "moderator":
        frame.locator(".ttl-go").click()
    if cover.count() or mode == "moderator":
        expect(go).not_to_have_attribute("aria-disabled", "true")
        go.click()
        expect(frame.locator(".ttl-svg")).to_be_visible()
        expect(cover).to_have_count(0)
    settled(page)
    svg = frame.locator(".ttl-svg")
    before, question = svg.get_attribute("data-seq"), frame.locator(".ttl-decide h3")
    asked = question.first.inner_text() if question.count() else ""
    places = frame.locator(".place.target")
    expect(places.or_(frame.locator(".ttl-opts button")).first).to_be_visible()
    if places.count():
        places.first.click()
    else:
        frame.locator(".ttl-opts button").first.click()
    if mode == "hotseat" and game == "tabula_wolves":
        expect(cover).to_be_visible()
    elif mode == "hotseat" and game == "tiedie":
        expect(question).not_to_have_text(asked)  # the next person's screen: nothing is hidden before cards are dealt
    else:
        expect(svg).not_to_have_attribute("data-seq", before)


def test_the_page_had_nothing_to_complain_of(page):
    assert page.complaints == []
