"""One laptop passed around in a real JupyterLab: covers, screens, and what is left of them in the page and the file.
What stands in the models is tested in tests/notebook/test_laptop.py."""

import os
from pathlib import Path

import pytest

from tests.browser.notebook_of import notebook_of, themed
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import in_the_kernel, settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = [*NEEDS_A_BROWSER, pytest.mark.usefixtures("at_rest")]

VILLAGE = (Path(__file__).parents[1] / "notebook" / "village.py").read_text(encoding="utf-8")
CELLS = [
    VILLAGE.replace("from __future__ import annotations\n", ""),
    "from tabletop_lab.notebook import play\n"
    "player = play(village(('villager', 'seer', 'wolf', 'villager')), mode='hotseat')",
    "import tabletop_lab as tl\n"
    "dream = tl.play(tl.Match('fourteen_nights', players=3, seed=6).run(until=120), mode='hotseat')",
    "alone = tl.play(tl.Match('fourteen_nights', players=3, seed=6).run(until=30))",
]
# Every text of the page, shadow roots and attributes included.
ALL_TEXT = """() => { const told = []; const walk = node => { for (const a of node.attributes || []) told.push(a.value);
  if (node.nodeType === 3) told.push(node.data); if (node.shadowRoot) walk(node.shadowRoot);
  for (const child of node.childNodes) walk(child); };
  for (const frame of document.querySelectorAll('.jp-OutputArea-output')) walk(frame); return told.join('\\n'); }"""
# What the file of the notebook holds, cell by cell.
OUTPUTS = """() => window.jupyterapp.shell.currentWidget.content.model.toJSON().cells
  .map(cell => JSON.stringify(cell.outputs || []))"""


@pytest.fixture(scope="module")
def page(lab):
    """A notebook with two shared matches, run: nothing in it has taken the focus."""
    with notebook_of(lab, "laptop", CELLS, height=1000) as page:
        expect(page.locator(".ttl-handoff .go").first).not_to_have_attribute("aria-disabled", "true")
        assert page.evaluate("() => document.activeElement.closest('.jp-OutputArea')") is None
        yield page


@pytest.fixture
def village(page):
    frame = page.locator(".ttl-whole-player").first
    expect(frame.locator(".ttl").first).to_be_visible()
    return frame


def shot(page, frame, name):
    """Pictures for a person to look at, when SHOTS says where."""
    if folder := os.environ.get("SHOTS"):
        frame.scroll_into_view_if_needed()
        frame.screenshot(path=str(Path(folder) / f"{name}.png"))


def take(page, frame, seat):
    """The person of a seat waits for the button and presses it."""
    go = frame.locator(".ttl-handoff .go")
    expect(go).to_have_text(f"I am {seat} – show my screen")
    expect(go).not_to_have_attribute("aria-disabled", "true")
    go.click()
    expect(frame.locator(".ttl-decide")).to_be_visible()


def test_the_cover_is_a_dialog_with_a_button_that_waits(page, village):
    cover, go = village.locator(".ttl-handoff"), village.locator(".ttl-handoff .go")
    expect(cover.locator("h2")).to_have_text("Pass the laptop to P1")
    expect(cover).to_have_attribute("role", "dialog")
    expect(cover).to_have_attribute("aria-modal", "true")
    for name in ("aria-labelledby", "aria-describedby"):
        assert page.locator(f"[id='{cover.get_attribute(name)}']").count() == 1
    assert village.locator("svg.glyph").count() == 1 and village.locator(".ttl-svg").count() == 0
    expect(go).not_to_have_attribute("aria-disabled", "true")
    shot(page, village, "cover")


def test_a_night_goes_round_and_leaves_nothing_in_the_page(page, village):
    for seat in ("P1", "P2", "P3", "P4"):
        settled(page)
        text = page.evaluate(ALL_TEXT)
        assert "villager" not in text and "heart" not in text and "does the wolf take" not in text
        take(page, village, seat)
        expect(village.locator(".ttl-opts button").first).to_be_focused()
        settled(page)
        shown = page.evaluate(ALL_TEXT)
        assert ("into whose heart" in shown) == (seat == "P2")
        role = {"P2": "seer", "P3": "wolf"}.get(seat, "villager")
        assert role in shown
        shot(page, village, f"round-{seat}")
        village.locator(".ttl-opts button").first.click()
        expect(village.locator(".ttl-handoff")).to_be_visible()
        expect(village.locator(".ttl-svg")).to_have_count(0)
    expect(village.locator(".ttl-handoff")).to_contain_text("The wolf wakes")
    settled(page)
    assert "sees that" not in page.evaluate(ALL_TEXT)


def test_a_stray_enter_does_not_open_and_esc_hides(page, village):
    take(page, village, "P1")
    in_the_kernel(page, "player.stage.handoff.guard.wait = 4_000")  # a driver may be slow to press
    village.locator(".ttl-opts button").first.press("Enter")
    go = village.locator(".ttl-handoff .go")
    expect(go).to_have_text("I am P2 – show my screen")
    expect(go).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(go).to_have_attribute("aria-disabled", "true")
    in_the_kernel(page, "player.stage.handoff.guard.wait = 800")
    expect(go).not_to_have_attribute("aria-disabled", "true")
    assert village.locator(".ttl-handoff").count() == 1, "too early: nothing opened"
    page.keyboard.press("Enter")
    expect(village.locator(".ttl-trace .ttl-news")).to_be_visible()
    village.locator(".ttl-told button").last.click()
    expect(village.locator(".ttl-trace")).to_contain_text("sees that")
    page.keyboard.press("Escape")
    expect(village.locator(".ttl-handoff h2")).to_have_text("Pass the laptop to P2")
    settled(page)
    assert "sees that" not in page.evaluate(ALL_TEXT)
    assert page.locator(".jp-Cell").count() == len(CELLS)


def test_the_moderator_asks_first(page, village):
    village.locator(".ttl-handoff .corner").click()
    expect(village.locator(".ttl-handoff h2")).to_have_text("Everyone may see this?")
    shot(page, village, "everyone")
    page.keyboard.press("Escape")
    expect(village.locator(".ttl-handoff h2")).to_have_text("Pass the laptop to P2")


def test_the_cover_speaks_korean(page, village):
    take(page, village, "P2")
    village.locator(".ttl-lang button").last.click()
    expect(village.locator(".ttl-go")).to_have_text("다 했어요")
    shot(page, village, "nothing-ko")
    page.keyboard.press("Escape")
    expect(village.locator(".ttl-handoff h2")).to_have_text("P2에게 노트북을 넘겨 주세요")
    expect(village.locator(".ttl-handoff .go")).to_have_text("제가 P2입니다 – 내 화면 보기")
    shot(page, village, "cover-ko")


def test_a_saved_notebook_holds_the_cover(page):
    dream = page.locator(".ttl-whole-player").nth(1)
    dream.scroll_into_view_if_needed()
    expect(dream.locator(".ttl-handoff .go")).not_to_have_attribute("aria-disabled", "true")
    shot(page, dream, "dream-cover")
    dream.locator(".ttl-handoff .go").click()
    expect(dream.locator(".place").first).to_be_attached()
    shot(page, dream, "dream-open")
    settled(page)
    saved = page.evaluate(OUTPUTS)
    assert "passed from seat to seat" in saved[2] and "Seen by" not in saved[2]
    assert "Seen by P3" in saved[3], "one person plays there: the picture is that person's"
    dream.locator(".ttl-hide").click()
    expect(dream.locator(".ttl-handoff")).to_be_visible()
    expect(dream.locator(".place")).to_have_count(0)


def test_one_person_begins_to_share(page):
    alone = page.locator(".ttl-whole-player").last
    alone.locator(".ttl-side .ttl-bar button", has_text="Seats").click()
    shot(page, alone, "seats")
    alone.locator(".ttl-laptop button").nth(1).click()
    expect(page.locator(".ttl-whole-player").last.locator(".ttl-handoff h2")).to_have_text("Pass the laptop to P3")
    page.wait_for_function(f"({OUTPUTS})()[3].includes('passed from seat to seat')")
    assert "Seen by" not in page.evaluate(OUTPUTS)[3], "what was saved before is gone"


@pytest.mark.parametrize(
    ("width", "theme"), [(480, "JupyterLab Light"), (480, "JupyterLab Dark"), (1000, "JupyterLab Dark"),
                         (1600, "JupyterLab Light")],
)  # fmt: skip
def test_the_cover_fits_every_size_and_theme(page, village, theme, width):
    themed(page, theme)
    page.set_viewport_size({"width": 1300, "height": 1000})
    village.evaluate("frame => { frame.style.width = ''; }")
    settled(page)
    page.set_viewport_size({"width": round(1300 + max(width, 700) - village.bounding_box()["width"]), "height": 1000})
    village.evaluate("(frame, width) => { frame.style.width = width < 700 ? width + 'px' : ''; }", width)
    settled(page)
    assert abs(village.bounding_box()["width"] - width) <= 2
    assert village.locator(".ttl").evaluate("frame => frame.scrollWidth <= frame.clientWidth + 1")
    shot(page, village, f"cover-{width}-{theme[11:].lower()}")


def test_the_browser_had_nothing_to_complain_about(page):
    assert page.complaints == []
