"""An exported page, opened from disk by a browser without a network.
What the file holds is tested in tests/cli."""

from pathlib import Path

import nbformat
import pytest

from tabletop_lab.cli import main
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "en" / "make_your_own_game.ipynb"


def test_the_page_shows_every_picture_offline(tmp_path):
    """Run for the page, but for the cells that test a game: they show no picture, and take most of the time."""
    book, out = nbformat.read(NOTEBOOK, as_version=4), tmp_path / "game.html"
    book.cells = [cell for cell in book.cells if cell.cell_type == "markdown" or "check_game(" not in cell.source]
    nbformat.write(book, tmp_path / NOTEBOOK.name)
    assert main(["export", str(tmp_path / NOTEBOOK.name), "--out", str(out), "--run"]) == 0
    with opened_page(1000, 800) as page:
        wanted, failed, complaints = [], [], []
        page.on("requestfailed", lambda request: failed.append(request.url))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))

        def only_files(route):
            address = route.request.url
            if address.startswith(("file:", "data:")):
                route.continue_()
            else:
                wanted.append(address)
                route.abort()

        page.route("**/*", only_files)
        page.goto(out.as_uri(), wait_until="load")
        pictures = page.locator("img").evaluate_all("all => all.map(i => [i.naturalWidth, i.naturalHeight, i.alt])")
        assert len(pictures) >= 4, "two tables, the player and the plot"
        assert all(width > 0 and height > 0 and len(alt) > 20 for width, height, alt in pictures)
        assert page.title() == "Make your own game"
        assert (wanted, failed, complaints) == ([], [], [])
