"""Static pictures on light and dark pages: in JupyterLab, where the theme changes, and in an exported page."""

import nbformat
import pytest

from tabletop_lab.cli import export
from tests.browser.notebook_of import notebook_of
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
FIRST = """import tabletop_lab as tl
from tabletop_lab.notebook import picture, readings, storyboard
match = tl.Match("cetkaik", seed=1, position={"turn": "IA"})
picture(match, "throw_odds")"""
CELLS = [FIRST, "match", "match.draw()", 'readings(match, "declare_before_throw", chosen=["MAU", "MAI"])']
# Which theme the pictures that are seen were drawn for, and how bright their first corner is.
SEEN = """() => [...document.querySelectorAll("img.tl-light, img.tl-dark")].filter(i => i.offsetWidth > 0).map(i => {
  const c = document.createElement("canvas"); c.width = i.naturalWidth; c.height = i.naturalHeight;
  const p = c.getContext("2d"); p.drawImage(i, 0, 0); const [r, g, b] = p.getImageData(2, 2, 1, 1).data;
  return [[...i.classList].find(c => c.startsWith("tl-")), r + g + b > 384]; })"""
CHANGE = "name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})"
PICTURES = 6
"""One of throws, the match twice, a board for each of three readings."""


def seen(page):
    """What is seen of the pictures, once all of them are decoded."""
    page.wait_for_function(f"() => document.querySelectorAll('img.tl-light').length === {PICTURES}")
    page.wait_for_function(
        "() => [...document.querySelectorAll('img.tl-light, img.tl-dark')].every((one) => !one.offsetWidth || "
        "(one.complete && one.naturalWidth))"
    )
    return page.evaluate(SEEN)


def test_a_page_that_changes_its_theme_changes_every_picture(lab):
    with notebook_of(lab, "themes", CELLS) as page:
        assert seen(page) == [["tl-light", True]] * PICTURES
        page.evaluate(CHANGE, "JupyterLab Dark")
        page.wait_for_function("() => document.body.dataset.jpThemeLight === 'false'")
        assert seen(page) == [["tl-dark", False]] * PICTURES
        page.evaluate(CHANGE, "JupyterLab Light")
        page.wait_for_function("() => document.body.dataset.jpThemeLight === 'true'")
        assert seen(page) == [["tl-light", True]] * PICTURES


def test_an_exported_page_has_both_too(tmp_path):
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in CELLS])
    path = tmp_path / "themes.ipynb"
    nbformat.write(notebook, path)
    out = tmp_path / "themes.html"
    assert export.run(export.parser().parse_args([str(path), "--run", "--out", str(out)])) == 0
    with opened_page() as page:
        page.goto(out.as_uri(), wait_until="load")
        assert seen(page) == [["tl-light", True]] * PICTURES
        page.evaluate("() => { document.body.dataset.jpThemeLight = 'false' }")
        assert seen(page) == [["tl-dark", False]] * PICTURES
