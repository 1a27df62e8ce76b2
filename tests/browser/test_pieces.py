"""Pieces that walk: a pawn is seen moving to its new place, ends exactly there, and nobody has to wait for it.
Which shapes are one pawn is told by the drawing, and tested in tests/figures/test_sketch.py."""

import pytest

from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER, run_notebook, write_notebook
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = [*NEEDS_A_BROWSER, pytest.mark.usefixtures("at_rest")]
CELLS = ["import tabletop_lab as tl", "player = tl.play(tl.Match('fourteen_nights', players=3, seed=7))"]
# Every walk that begins is written down; a slow one can be asked for.
WATCH = """() => {
  window.walks = []; window.slow = 1;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, times) {
    const walk = animate.call(this, frames, { ...times, duration: times.duration * window.slow });
    window.walks.push({ from: frames.translate, duration: times.duration, walk, node: this });
    return walk;
  };
}"""
WALKING = "() => window.walks.filter(({ walk }) => walk.playState === 'running').length"
AWAY = """() => window.walks.map(({ node, from }) => {
  const [x, y] = getComputedStyle(node).translate.split(" ").map(parseFloat);
  return [node.isConnected, x || 0, y || 0, from[0]];
})"""


@pytest.fixture(scope="module")
def page(lab):
    write_notebook(lab, "pieces.ipynb", CELLS)
    with opened_page() as page:
        run_notebook(page, lab, "pieces.ipynb")
        sync_api.expect(page.locator(".ttl .place.target").first).to_be_attached()
        settled(page)
        page.evaluate(WATCH)
        yield page


def step(page):
    return page.locator(".ttl-at").inner_text()


def press(page, what):
    """Press and wait until the match has moved."""
    before = step(page)
    what.click()
    sync_api.expect(page.locator(".ttl-at")).not_to_have_text(before, use_inner_text=True)


def test_a_pawn_walks_and_ends_exactly_at_its_place(page):
    press(page, page.locator(".place.target").first)
    page.wait_for_function("() => window.walks.length > 1")
    assert page.evaluate("() => new Set(window.walks.map(({ from, duration }) => `${from} ${duration}`)).size") >= 1
    page.wait_for_function(f"() => ({WALKING})() === 0")
    ended = page.evaluate(AWAY)
    assert all((x, y) == (0, 0) for _, x, y, _ in ended)
    assert any(place != "0px 0px" for *_, place in ended)
    assert page.evaluate("() => window.walks.every(({ duration }) => duration === 120)")


def test_a_press_while_pieces_walk_is_not_lost(page):
    undo = page.locator(".ttl-hist button", has_text="Undo")
    page.evaluate("() => { window.slow = 500; window.walks.length = 0; }")
    press(page, undo)
    page.wait_for_function("() => window.walks.length > 0")
    before = step(page)
    target = page.locator(".place.target").last
    key = target.get_attribute("data-key")
    press(page, target)
    assert page.evaluate(WALKING) > 0, "it still walks"
    assert any((x, y) != (0, 0) for there, x, y, _ in page.evaluate(AWAY) if there), "and is seen on its way"
    assert step(page) != before
    sync_api.expect(page.locator(".ttl-trace")).to_contain_text(key)
    page.evaluate("() => { window.slow = 1; window.walks.forEach(({ walk }) => walk.finish()); }")


def test_who_wants_no_motion_sees_none(page):
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("() => { window.walks.length = 0; }")
    press(page, page.locator(".ttl-hist button", has_text="Undo"))
    press(page, page.locator(".place.target").first)
    assert page.evaluate("() => window.walks.length") == 0


def test_a_target_is_marked_when_the_button_goes_down_and_not_when_it_goes_up_elsewhere(page):
    target = page.locator(".place.target").first
    before, key = step(page), target.get_attribute("data-key")
    square = target.bounding_box()
    page.mouse.move(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2)
    page.mouse.down()
    sync_api.expect(page.locator(f"#sq-{key}")).to_have_class("place target sel")
    page.mouse.move(2, 2)
    page.mouse.up()
    sync_api.expect(page.locator(f"#sq-{key}")).to_have_class("place target")
    assert step(page) == before
