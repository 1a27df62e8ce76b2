"""Before a projector a teacher chooses whose eyes the room has: a hand that is on the wall can be hidden."""

import pytest

from tests.browser.every_size import ROOM, frames, measured, projected
from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
PLAY = "tl.play(tl.Match('{}', players={}, seed=7).run('random', until=8), lang='en', mode='alone');"
# Plans in hand of which any may be bought, by the last of those that are asked.
BUYING = """def buying():
    match = tl.Match('fourteen_nights', players=5, seed=5).run('random')
    steps = range(match.steps)
    return match.goto(max(s for s in steps if 'plans in hand' in match.goto(s).decision.text('en')))"""
CELLS = [
    "import tabletop_lab as tl",
    PLAY.format("fourteen_nights", 3),
    PLAY.format("fourteen_nights", 5),
    PLAY.format("tabula_wolves", 9),
    f"{BUYING}\ntl.play(buying(), lang='en', mode='alone');",
]
# A ring around a button that is cut off by the frame of its group, as two bars beside it; letters in the hue of a seat.
RING = """one => { const style = getComputedStyle(one), frame = one.parentElement.getBoundingClientRect();
  const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth), box = one.getBoundingClientRect();
  return [style.outlineStyle, box.top - out >= frame.top - 1 && box.bottom + out <= frame.bottom + 1]; }"""
HUES = """all => all.map((one) => getComputedStyle(one, "::first-letter").color === getComputedStyle(one).color)"""
LETTERS = "e => parseFloat(getComputedStyle(e).fontSize)"


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "projector-eyes", CELLS) as page:
        sync_api.expect(frames(page)).to_have_count(len(CELLS) - 1)
        yield page


def test_the_plan_that_a_seat_drew_leaves_the_wall_with_that_seat(page):
    with projected(page, 0) as frame:
        seats, told = frame.locator(".ttl-head .seats button"), frame.locator(".ttl-trace")
        sync_api.expect(told).to_contain_text("P2 draws the regular plan “")
        seats.filter(has_text="P1").click()
        sync_api.expect(told).to_contain_text("P2 draws a regular plan, unseen by the others.")
        sync_api.expect(told).not_to_contain_text("P2 draws the regular plan “")
        seats.filter(has_text="P2").click()
        sync_api.expect(told).to_contain_text("P2 draws the regular plan “")


@pytest.mark.thorough(keep=4)
@pytest.mark.parametrize(("width", "height"), [(1000, 700), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("at", range(3))
def test_the_choice_is_large_enough_for_a_room_and_in_the_line_of_the_title(page, at, width, height):
    measured(page, width, height, at)
    with projected(page, at) as frame:
        one = frame.locator(".ttl-head .ttl-see select" if at == 2 else ".ttl-head .seats button").last
        sync_api.expect(one).to_be_in_viewport(ratio=1)
        assert one.evaluate(LETTERS) >= ROOM
        assert frame.locator(".ttl-head").bounding_box()["height"] < 45, "a second line takes from the board"


def test_nothing_of_a_seat_is_on_the_buttons_beside_it(page):
    """The ring of the keyboard was cut to two bars, and “Everybody” had a letter in the hue of a fourth seat."""
    frame = frames(page).first
    seats = frame.locator(".ttl-head .seats button")
    seats.nth(1).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert seats.nth(1).evaluate(RING) == ["solid", True]
    assert seats.evaluate_all(HUES) == [False, False, False, True, True]


def test_no_word_of_an_answer_is_broken(page):
    """“2 Researc|h”: three answers and more share a line before a projector, two on a small one."""
    for size in [(1000, 700), (1280, 720), (1440, 900), (1920, 1080)]:
        measured(page, *size, 0)
        with projected(page, 0) as frame:
            frame.locator(".ttl-opts button").filter(has_text="Chores").click()
            sync_api.expect(frame.locator(".ttl-opts button").filter(has_text="Research")).to_be_visible()
            one = measured(page, *size, 0)[0]
            frame.locator(".ttl-hist .ttl-btn").first.click()
            sync_api.expect(frame.locator(".ttl-opts button").filter(has_text="Chores")).to_be_visible()
        assert one["broken"] == [] and one["unseen"] == 0, size


def test_beside_the_list_of_files_everything_above_the_board_stands_in_one_line(page):
    measured(page, 680, 720, 0)
    assert frames(page).nth(0).locator(".ttl-head").bounding_box()["height"] < 45


def test_a_list_of_many_seats_is_chosen_from_as_well(page):
    with projected(page, 2) as frame:
        seats = frame.locator(".ttl-head .ttl-see select")
        seats.select_option(label="Moderator")
        sync_api.expect(frame.locator(".ttl-decide")).to_contain_text("you see everything")


def test_a_key_takes_every_hand_from_the_wall(page):
    with projected(page, 0) as frame:
        told = frame.locator(".ttl-trace")
        sync_api.expect(told).to_contain_text("P2 draws the regular plan “")
        frame.locator(".ttl-opts button").first.focus()
        page.keyboard.press("e")
        everybody = frame.locator(".ttl-head .seats button").filter(has_text="Everybody")
        sync_api.expect(everybody).to_be_in_viewport(ratio=1)
        sync_api.expect(told).to_contain_text("P2 draws a regular plan, unseen by the others.")
        sync_api.expect(frame.locator(".ttl-opts button").first).to_be_enabled()
        page.keyboard.press("e")
        sync_api.expect(everybody).to_have_attribute("aria-pressed", "true")
        sync_api.expect(told).to_contain_text("P2 draws a regular plan, unseen by the others.")
        frame.locator(".ttl-head .seats button").filter(has_text="P2").click()
        sync_api.expect(told).to_contain_text("P2 draws the regular plan “")


@pytest.mark.parametrize(("width", "height"), [(1000, 700), (1280, 720)])
def test_the_button_below_the_plans_to_buy_is_whole(page, width, height):
    measured(page, width, height, 3)
    with projected(page, 3) as frame:
        measured(page, width, height, 3)
        card, button = frame.locator(".ttl-decide"), frame.locator(".ttl-decide .ttl-opts.goes, .ttl-decide .go").last
        lacks = card.evaluate("one => one.scrollHeight - one.clientHeight")
        inner, outer = button.bounding_box(), card.bounding_box()
        assert lacks <= 2 and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
