"""A cell that changes widgets without end in a real JupyterLab: its server drops messages beyond some 1,000 a second.
All of ours arrive, no cell stays at [*], and the player goes on. The pace itself: tests/notebook/test_pace.py.
"""

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = NEEDS_A_BROWSER

TIMES = 2_500
CELLS = [
    "import tabletop_lab as tl\nfrom IPython.display import display\n"
    "from tabletop_lab.notebook.widget.parts import Html\nfrom tabletop_lab.notebook.widget.region import Region",
    "player = tl.play(tl.Match('fourteen_nights', players=3, seed=7))\nplayer",
    "titles = [Html('ttl-one', ''), Html('ttl-two', '')]\ndisplay(*map(Region, titles))",
    f"for i in range(1, {TIMES} + 1):\n    for title in titles:\n        title.value = str(i)",
    "print('the last cell')",
]
COUNTS = "() => window.jupyterapp.shell.currentWidget.content.widgets.map(c => c.promptNode?.textContent ?? '')"


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "many", CELLS) as page:
        yield page


def refusals(laboratory):
    """What the server has said about messages that it dropped."""
    return [line for line in (laboratory[1] / "log").read_text().split("\n") if "rate exceeded" in line]


def test_all_that_a_cell_says_arrives(page, laboratory):
    last = str(TIMES)
    expect(page.locator(".ttl-one")).to_have_text(last)
    expect(page.locator(".ttl-two")).to_have_text(last)
    expect(page.locator(".jp-OutputArea", has_text="the last cell")).to_be_visible()
    assert refusals(laboratory) == []


def test_no_cell_waits_for_ever(page):
    page.wait_for_function(f"() => ({COUNTS})().slice(0, {len(CELLS)}).every(text => /\\d/.test(text))")
    assert page.evaluate(COUNTS)[: len(CELLS)] == [f"[{n}]:" for n in range(1, len(CELLS) + 1)]


def test_the_player_still_answers(page):
    player = page.locator(".ttl", has=page.locator("#sq-1")).first
    before = player.locator(".ttl-at").inner_text()
    player.locator(".ttl-decide .chip").first.click()
    expect(player.locator(".ttl-at")).not_to_have_text(before)
    assert page.complaints == []
