"""Slides of a walkthrough in a browser: nothing overflows, no small words, no network, and keys turn them.
One walkthrough in each language as it is shipped, one of them with high pictures;
`python -m tests.browser.slides` runs and measures all of them."""

import pytest

from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.slides import faults, opened, written

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
IN_SIGHT = """() => [...document.querySelectorAll("section")].filter((one) => {
  const r = one.getBoundingClientRect(); return r.top < innerHeight - 9 && r.bottom > 9; }).map((one) => +one.id)"""


QUESTIONS = """() => {
  const all = [...document.querySelectorAll("section")].filter((one) => one.querySelector("blockquote"));
  const [asked, talk] = [all.filter((one) => one.querySelector("h2")), all.filter((one) => !one.querySelector("h2"))];
  return [asked.length, asked.filter((one) => one.querySelector("img")).length,
          talk.map((one) => one.querySelectorAll("img, ul, ol, .told, .card").length)]; }"""
# How large the parts of each high picture are shown, where no words stand with them.
PARTS = """() => { const found = {};
  for (const img of document.querySelectorAll(".alone .piece img")) {
    const scale = Math.min(img.offsetWidth / img.naturalWidth, img.offsetHeight / img.naturalHeight);
    (found[img.alt] ||= []).push(scale);
  }
  return Object.values(found); }"""


@pytest.mark.parametrize(("game", "lang"), [("cetkaik", "ko"), ("tiedie", "en")])
def test_no_slide_overflows_and_keys_turn_them(tmp_path, game, lang):
    with opened(written(tmp_path, game, lang)) as page:
        assert faults(page) == {}
        last = page.locator("section").count()
        assert last > 60
        questions, with_board, to_talk_about = page.evaluate(QUESTIONS)
        assert questions >= 10 and with_board > 0.6 * questions, "a question stands beside the board that it is about"
        assert to_talk_about and set(to_talk_about) == {0}, "what is to be talked about has the slide to itself"
        shown = [page.evaluate(IN_SIGHT)]
        for key in ("ArrowRight", "PageDown", " ", "ArrowLeft", "End", "ArrowDown", "Home"):
            page.keyboard.press(key)
            shown.append(page.evaluate(IN_SIGHT))
        assert shown == [[1], [2], [3], [4], [3], [last], [last], [1]]
        page.set_viewport_size({"width": 1920, "height": 1080})
        page.wait_for_function("document.querySelector('section').getBoundingClientRect().width === 1920")
        page.keyboard.press("ArrowRight")
        assert page.evaluate(IN_SIGHT) == [2] and page.url.endswith("#2")
        assert page.wanted == []
        parts = page.evaluate(PARTS)
        assert parts or game != "tiedie"
        assert all(max(scales) < 1.1 * min(scales) for scales in parts), "the parts of a picture are one size"
        page.evaluate("() => { document.querySelectorAll('.on')[2].append('long '.repeat(2000)); }")
        page.evaluate("() => { document.querySelectorAll('footer')[4].style.fontSize = '17px'; }")
        page.set_viewport_size({"width": 1280, "height": 720})
        page.wait_for_function("document.querySelector('section').getBoundingClientRect().width === 1280")
        assert set(faults(page)) == {3, 5}, "the measure sees what is cut, and what is small"
