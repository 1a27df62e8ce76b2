"""The boards of lessons in a small window: question, answers and board are seen at once, and can be read."""

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import SIZES, settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
CELLS = [
    "from tabletop_lab.games.void_seeders.scenes import scene\nfrom tabletop_lab.notebook import press",
    "press(scene('start'), lang='en')",
    "press(scene('start'), lang='ko')",
    "import tabletop_lab as tl\npress(tl.Match('fourteen_nights', players=3, seed=7), lang='en')",
    "press(tl.Match('cetkaik', seed=7), lang='ko')",
]
SLIM = (0, 1)
"""Boards that are narrower there than elsewhere."""
# How far down the lowest answer is, how high the window is, and how large the smallest letters of the board are.
LOOK = """frame => {
  const top = frame.getBoundingClientRect().top, area = frame.closest(".jp-WindowedPanel-outer");
  const answers = [...frame.querySelectorAll(".ttl-lesson-side :is(h3, p, button)")];
  const svg = frame.querySelector(".ttl-svg").shadowRoot.querySelector("svg"), unit = svg.getScreenCTM().a;
  const shapes = [...svg.lastElementChild.children].map((node) => node.getAttribute("transform") || "");
  const sizes = shapes.map((how) => 100 * unit * (/scale\\(([-.\\d]+)/.exec(how)?.[1] ?? 9));
  return [Math.max(...answers.map((one) => one.getBoundingClientRect().bottom)) - top, area.clientHeight,
          Math.min(...sizes), frame.scrollWidth - frame.clientWidth]; }"""


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "lesson-window", CELLS) as page:
        sync_api.expect(page.locator(".ttl-lesson")).to_have_count(len(CELLS) - 1)
        yield page


@pytest.mark.parametrize(("width", "height"), [(1000, 700), (1280, 720)])
@pytest.mark.parametrize("at", range(len(CELLS) - 1))
def test_the_answers_lie_above_the_edge_of_the_window(page, at, width, height):
    page.set_viewport_size({"width": width, "height": height})
    settled(page, quiet=SIZES)
    low, room, letters, out = page.locator(".ttl-lesson").nth(at).evaluate(LOOK)
    assert low <= room and out <= 1
    assert letters >= 10.95 or at not in SLIM
