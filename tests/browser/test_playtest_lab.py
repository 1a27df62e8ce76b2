"""A study in a real JupyterLab: it runs beside the notebook, is stopped and goes on, and a press on a mark or a row
stands in that very game at the step where its measure was made; by mouse and by keys, in both languages."""

import os
import re
from pathlib import Path

import pytest

from tests.browser.notebook_of import notebook_of, themed
from tests.browser.running_lab import NEEDS_A_BROWSER

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = NEEDS_A_BROWSER

# So many games that no machine has played them all before somebody presses Stop.
CELLS = [
    """import tabletop_lab as tl
study = tl.study("fourteen_nights", {"any": {}, "own": {"extra_action_scope": "own_space_only"}}, n=6000, players=3,
                 bots="balanced", jobs=1, progress=False)
study""",
    "6 * 7",
]
PATIENCE = 60_000
"""Milliseconds: a machine with much else to do plays slowly."""


def shot(page, name):
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def test_a_study_runs_is_stopped_goes_on_and_a_press_stands_in_its_game(lab):
    with notebook_of(lab, "study", CELLS) as page:
        pane = page.locator(".ttl-lab").first
        # The cell below was run while games are being played.
        expect(page.locator(".jp-OutputArea-output", has_text=re.compile(r"^\s*42\s*$"))).to_be_visible()
        progress = pane.locator(".ttl-lab-progress progress")
        expect(progress).to_be_visible()
        assert float(progress.get_attribute("value")) < 1, "the notebook waited until all games were played"
        stop, resume = (pane.get_by_role("button", name=name, exact=True) for name in ("Stop", "Resume"))
        expect(pane.locator("[data-do=claim]").first).to_be_visible(timeout=PATIENCE)
        stop.click()
        expect(resume).to_be_enabled(timeout=PATIENCE)
        before = progress.get_attribute("value")
        assert 0 < float(before) < 1
        expect(pane.locator(".ttl-lab-said")).to_contain_text("as often as one likes")
        resume.click()
        expect(stop).to_be_enabled(timeout=PATIENCE)
        expect(progress).not_to_have_attribute("value", before, timeout=PATIENCE)
        stop.click()
        expect(resume).to_be_enabled(timeout=PATIENCE)
        shot(page, "study-stopped")

        # A mark of the figure, by the keyboard.
        mark = pane.locator("[data-do=point]").first
        seed = int(re.search(r"seed (\d+): open this game", mark.get_attribute("aria-label"))[1])
        mark.focus()
        page.keyboard.press("Enter")
        opened = pane.locator(".ttl-lab-told h3")
        expect(opened).to_contain_text(f"the game of seed {seed}", timeout=PATIENCE)
        expect(opened).to_be_focused()
        expect(page.locator(".ttl-board svg").first).to_be_visible(timeout=PATIENCE)

        # A game that stands out, by the mouse: the player stands at the step where the measure was made.
        row = pane.locator("tr[data-do=outlier]", has_not_text="changed by").first
        variant, seed = re.fullmatch(r"(\w+), seed (\d+)", row.locator("button").inner_text()).groups()
        row.click()
        expect(opened).to_contain_text(f"“{variant}”, the game of seed {seed}", timeout=PATIENCE)
        said = pane.locator(".ttl-lab-told p").first.inner_text()
        at = re.search(r"step (\d+) of (\d+)|after (\d+) steps", said)
        step = at[1] or at[3]
        expect(page.locator(".ttl-at").first).to_contain_text(f"Step {step} of {at[2] or step}")
        shot(page, "study-outlier")

        # Both games of one seed, where they part.
        pane.locator("tr[data-do=claim]").first.click()
        expect(pane.locator(".ttl-lab-told")).to_contain_text("then go different ways", timeout=PATIENCE)
        expect(page.locator(".ttl-compare")).to_be_visible(timeout=PATIENCE)
        shot(page, "study-pair")

        # Its position is kept.
        pane.locator(".ttl-lab-name input").fill("where both readings part")
        pane.get_by_role("button", name="Keep as an edge case").click()
        message = pane.locator(".ttl-lab-message")
        expect(message).to_contain_text("Kept in edge-case-fourteen_nights-", timeout=PATIENCE)

        pane.get_by_role("button", name="한국어").click()
        expect(pane.get_by_role("button", name="이어 하기")).to_be_visible(timeout=PATIENCE)
        expect(pane.locator(".ttl-lab-odd h3")).to_have_text("눈에 띄는 판")
        themed(page, "JupyterLab Dark")
        shot(page, "study-ko-dark")
        assert pane.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), "nothing sticks out"
        assert page.complaints == []
