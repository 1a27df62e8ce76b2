"""Three plies of Cetkaik by mouse and keys: a piece, over another, a throw chosen by hand, and tam's two steps.
What is legal is tested with the game; here a person points, and the page shows it."""

import re

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = [*NEEDS_A_BROWSER, pytest.mark.usefixtures("at_rest")]
CELLS = [
    "import tabletop_lab as tl",
    "match = tl.Match('cetkaik', seed=3, rules={'sides': 'fixed', 'first_player': 'fixed'})\nmatch.chance = 'ask'",
    "player = tl.play(match)",
    "",
]


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "cetkaik", CELLS) as page:
        expect(page.locator(".ttl #sq-MAU")).to_be_attached()
        yield page


@pytest.fixture(scope="module")
def player(page):
    return page.locator(".ttl").last


def square(player, name):
    return player.locator(f"#sq-{name}")


def press(player, name, *then):
    """Press a square, and wait until these can come next."""
    square(player, name).click()
    for place in then:
        expect(square(player, place)).to_have_class("place target")


def told(player, *sentences):
    """The trace comes after the board and the question; it has all that happened."""
    settled(player.page)
    if player.locator(".ttl-trace .ttl-news").count():
        player.locator(".ttl-told button").last.click()
    for sentence in sentences:
        expect(player.locator(".ttl-trace")).to_contain_text(sentence)


def test_a_bow_steps_on_a_pawn_and_slides_by_a_throw_chosen_by_hand(player):
    press(player, "MAU", "CAU", "MAI", "XAU")
    expect(square(player, "MAU")).to_have_class("place sel")
    expect(player.locator(".ttl-list [role=option]").first).to_contain_text("MAU")
    press(player, "MAI", "MY", "MO", "MU", "MI")
    expect(player.locator(".ttl-list [data-with='MAU^MAI=>MO']")).to_contain_text("26/32")
    square(player, "MO").click()
    throw = player.locator(".ttl-list [role=option]")
    expect(throw).to_have_count(6)
    throw.nth(2).click()
    expect(throw.nth(2)).to_have_attribute("aria-selected", "true")
    player.locator(".ttl-find .go").click()
    expect(square(player, "MO")).to_have_class("place target")
    told(player, "2 dark", "set by hand")
    square(player, "MO").click()
    expect(player.locator(".ttl-decide .turn b")).to_contain_text("P2")
    told(player, "red bow goes from MAU to MO")


def test_why_not_says_the_clause_and_keeps_the_way(player):
    press(player, "LI", "LU")
    square(player, "LAI").click(force=True)  # not for choosing, and so "disabled" for the driver
    expect(player.locator(".ttl-decide .ttl-note")).to_contain_text("CK-5.3")
    expect(square(player, "LI")).to_have_class("place sel")


def test_a_pawn_moves_by_keys(player):
    """The arrow keys walk over the board; Enter points."""
    square(player, "LI").focus()
    square(player, "LI").press("ArrowDown")
    expect(square(player, "LU")).to_be_focused()
    square(player, "LU").press("Enter")
    expect(player.locator(".ttl-decide .turn b")).to_contain_text("P1")
    told(player, "red pawn goes from LI to LU")


def test_tam_makes_its_two_steps_and_a_step_can_be_taken_back(player):
    press(player, "ZO", "ZY", "TU")
    press(player, "ZY", "XY")
    player.locator(".ttl-list .way button").first.click()
    expect(square(player, "ZY")).to_have_class("place target")
    press(player, "ZY", "XY")
    square(player, "XY").click()
    expect(player.locator(".ttl-decide .turn b")).to_contain_text("P2")
    told(player, "moves tam from ZO to XY")
    expect(player.locator(".ttl-svg svg.over")).to_have_attribute("aria-label", re.compile("XY"))


def test_the_board_is_that_of_the_match(page, player):
    """What the kernel holds after the three plies, and nothing the browser complains about."""
    cell = page.locator(".jp-Notebook-cell").nth(3)
    cell.locator(".cm-content").click()
    page.keyboard.type("print({q: match.state.board.get(q) for q in ('MAU', 'MO', 'LI', 'LU', 'ZO', 'XY')})")
    page.keyboard.press("Control+Enter")
    expect(cell.locator(".jp-OutputArea-output")).to_contain_text(
        "{'MAU': None, 'MO': 'rB', 'LI': None, 'LU': 'rp', 'ZO': None, 'XY': '**'}"
    )
    assert page.complaints == []
