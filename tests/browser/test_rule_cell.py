"""A rule edited in a cell of a real JupyterLab: filled in, mistaken, corrected, and seen in the open player.
Every mistake and header that there can be is tested in tests/notebook/test_magics.py."""

import os
from pathlib import Path

import pytest

from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER, RUN

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER

CELLS = [
    "import tabletop_lab as tl\nmatch = tl.Match('fourteen_nights', players=3, seed=7).run(until=30)",
    "player = tl.play(match)",
    "%rule FN-6.2",
]
SOURCES = "() => window.jupyterapp.shell.currentWidget.content.widgets.map(c => c.model.sharedModel.source)"
SET = """([at, text]) => { const book = window.jupyterapp.shell.currentWidget.content;
  book.activeCellIndex = at; book.activeCell.model.sharedModel.setSource(text); }"""
RUN_ONE = RUN.replace("run-all-cells", "run-cell")


@pytest.fixture(scope="module")
def page(lab):
    """A notebook with a match, its player, and a cell that asks for a rule."""
    with notebook_of(lab, "rule", CELLS) as page:
        yield page


def run(page, at, text):
    page.evaluate(SET, [at, text])
    page.evaluate(RUN_ONE)
    page.wait_for_function("window.ran !== null")


def shot(page, name):
    """Pictures for a person to look at, when SHOTS says where."""
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def test_a_rule_is_edited_mistaken_and_corrected(page):
    page.wait_for_function(f"({SOURCES})().some(s => s.startsWith('%%rule FN-6.2'))")
    sources = page.evaluate(SOURCES)
    at = next(i for i, text in enumerate(sources) if text.startswith("%%rule"))
    cell = sources[at]
    assert cell.startswith('%%rule FN-6.2\n@clause("FN-6.2")\ndef destinations(self, player: str)')

    run(page, at, cell.replace("    return", "    1 / 0\n    return"))
    output = page.locator(".jp-Notebook-cell").nth(at).locator(".jp-OutputArea")
    expect(output).to_contain_text("FN-6.2 destinations, line 7: ZeroDivisionError")
    expect(output).to_contain_text("->   7      1 / 0")
    expect(output).to_contain_text("match is as it was, at step 30.")
    shot(page, "rule-mistake")

    run(page, at, cell.replace("FN-6.2\n", "FN-6.2 --name no way to 4\n", 1).replace("not in barred", "!= 4"))
    expect(output).to_contain_text("is played as edited: “no way to 4”")
    expect(output).to_contain_text("step 23 [FN-6.1, FN-6.2, FN-5.3]")
    expect(output.locator("img:visible")).to_have_count(2)
    assert output.locator("img").first.get_attribute("alt").startswith("Before: ")
    expect(page.locator(".ttl-at").last).to_contain_text("Step 23")
    shot(page, "rule-applied")

    run(page, at, "%%rule FN-6.2")
    page.wait_for_function(f"({SOURCES})()[{at}].includes('!= 4')")
    shot(page, "rule-filled")
    assert page.complaints == []
