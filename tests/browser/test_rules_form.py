"""The rule editor in a real JupyterLab: opened from the player, an error made and corrected, applied, and gone on with.
What the editor says and does without a page is tested in tests/notebook."""

import re

import pytest

from tests.browser.notebook_of import notebook_of, sized
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = [*NEEDS_A_BROWSER, pytest.mark.usefixtures("at_rest")]

CELL = """import tabletop_lab as tl
tl.play(tl.Match("fourteen_nights", players=3, seed=6))"""
"""A form of some sixty parameters."""


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "form", [CELL], height=1000) as page:
        yield page


@pytest.fixture(scope="module")
def form(page, player):
    """The editor, opened by the player's button after bots played some turns."""
    whole = page.locator(".ttl-whole-player").last
    for _ in range(3):
        player.locator(".ttl-bots button").nth(1).click()
        settled(page)
    player.locator(".ttl-head button", has_text="Edit rules").click()
    frame = whole.locator(".ttl").nth(1)
    expect(frame.locator(".ttl-rules")).to_be_visible()
    frame.scroll_into_view_if_needed()
    return frame


def fill(form, name, value):
    control = form.locator(f".field-{name} input")
    control.fill(value)
    control.press("Tab")


def test_the_form_opens_with_every_chapter(form):
    expect(form.locator(".ttl-nav button")).to_have_count(12)
    expect(form.locator(".field-days input")).to_have_value("14")
    expect(form.locator(".ttl-foot .go")).to_be_disabled()


def test_an_error_is_shown_at_its_field_and_in_the_summary(form):
    fill(form, "recovery_day", "15")
    expect(form.locator(".field-recovery_day .err")).to_contain_text("after the last day")
    expect(form.locator(".field-recovery_day input")).to_have_attribute("aria-invalid", "true")
    expect(form.locator(".ttl-msg")).to_contain_text("1 value needs attention")
    expect(form.locator(".ttl-foot .go")).to_be_disabled()
    form.locator(".ttl-msg button").click()
    expect(form.locator(".field-recovery_day input")).to_be_focused()

# The smallest letters of a picture in px: a line of text is a path that is scaled from 100.
SMALLEST = """async picture => {
  const svg = decodeURIComponent(picture.src).startsWith("data:image/svg+xml;base64,")
    ? atob(picture.src.split(",")[1]) : await (await fetch(picture.src)).text();
  const [, , across, down] = /viewBox="([^"]+)"/.exec(svg)[1].split(/[ ,]+/).map(Number);
  const unit = Math.min(picture.clientWidth / across, picture.clientHeight / down);
  return Math.min(...[...svg.matchAll(/scale\\((-?[\\d.]+)/g)].map((found) => 100 * unit * Math.abs(found[1]))); }"""


def test_the_form_speaks_korean(form):
    form.locator(".ttl-lang button").nth(1).click()
    expect(form.locator(".field-recovery_day .err")).to_contain_text("마지막 날보다 뒤입니다")
    expect(form.locator(".ttl-foot .go")).to_contain_text("이 게임에 적용")
    form.locator(".ttl-lang button").first.click()
    expect(form.locator(".ttl-foot .go")).to_contain_text("Apply")


def test_search_and_only_changed_leave_what_was_asked_for(page, form):
    form.locator(".ttl-rules").focus()
    page.keyboard.press("/")
    expect(form.locator(".ttl-find input")).to_be_focused()
    page.keyboard.type("FN-6.2")
    expect(form.locator(".field-days")).to_be_hidden()
    expect(form.locator(".field-barred_spaces")).to_be_visible()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    expect(form.locator(".field-days")).to_be_visible()
    form.locator(".ttl-head button", has_text="Only changed (1)").click()
    expect(form.locator(".ttl-f:visible")).to_have_count(1)
    form.locator(".ttl-head button", has_text="Only changed").click()


@pytest.mark.parametrize(("width", "theme"), [(1000, "JupyterLab Light"), (1600, "JupyterLab Dark")])
def test_nothing_sticks_out_in_any_size_or_theme(page, form, tmp_path, theme, width):
    sized(page, form, width, theme, 1000)
    expect(form.locator(".ttl-form")).to_be_visible()
    assert form.evaluate("frame => frame.scrollWidth <= frame.clientWidth + 1")
    form.screenshot(path=tmp_path / f"rules-{width}-{theme[11:].lower()}.png")


def test_corrected_and_applied_by_key_it_shows_where_the_match_changes(page, form):
    fill(form, "recovery_day", "7")
    expect(form.locator(".field-recovery_day .err")).to_have_count(0)
    fill(form, "start_tc", "2000")
    expect(form.locator(".ttl-foot .go")).to_be_enabled()
    form.locator(".field-start_tc input").press("Control+Enter")
    expect(form.locator(".ttl-div h2")).to_contain_text("Under the new rules the match changes")
    expect(form.locator(".ttl-div h2")).to_be_focused()
    pictures = form.locator(".ttl-pair img")
    expect(pictures).to_have_count(2)
    assert [bool(picture.get_attribute("alt")) for picture in pictures.all()] == [True, True]
    for width in (860, 1000, 1300):
        sized(page, form, width, "JupyterLab Light", 1000)
        assert min(picture.evaluate(SMALLEST) for picture in pictures.all()) >= 10.9, width
        assert form.evaluate("frame => frame.scrollWidth <= frame.clientWidth + 1")
    page.keyboard.press("Escape")
    expect(form.locator(".field-start_tc input")).to_have_value("2000")


def test_the_player_goes_on_under_the_new_rules(page, player, form):
    form.locator(".ttl-foot .go").click()
    form.locator(".ttl-acts .go").click()
    expect(page.locator(".ttl-whole-player").last.locator(".ttl")).to_have_count(1)
    player.locator(".ttl-decide .chip").first.click()
    expect(player.locator(".ttl-clause")).not_to_be_empty()
    settled(page)
    assert re.search(r"Step \d+|Start", player.locator(".ttl-at").inner_text())
    assert page.complaints == []
