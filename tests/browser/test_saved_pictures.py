"""Every picture that a notebook is shipped with, in the narrowest column: the list of files is open beside it in a
window of 1000 px. No letter of it is smaller there than a board's; what does not fit is moved from side to side."""

import pytest

from tabletop_lab.figures.in_a_column import LETTERS
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.notebooks.pairs import LANGUAGES, NAMES, read

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
# A small picture in a link shows what is opened; its name stands below it.
COLUMN = 548
"""Pixels of an output in that window."""
PAGE = """<body class="jp-Notebook" style="margin:0"><style>.out{width:%dpx;overflow:auto;font:14px sans-serif}
.out img{max-width:100%%}</style>%s"""
MEASURED = """() => [...document.querySelectorAll('img[data-letters]')]
  .filter((img) => img.offsetWidth && !img.closest('a'))
  .map((img) => [img.closest('.out').id, img.alt.slice(0, 40), img.getBoundingClientRect().width * img.dataset.letters])
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_letters_of_a_saved_picture_can_be_read_in_a_narrow_column(lang, name):
    shown = [
        f'<div class="out" id="{cell.id}">{output.data["text/html"]}</div>'
        for cell in read(lang, name).cells if cell.cell_type == "code"
        for output in cell.outputs if "text/html" in output.get("data", {})
    ]  # fmt: skip
    with opened_page(1000, 800) as page:
        page.set_content(PAGE % (COLUMN, "".join(shown)))
        found = page.evaluate(MEASURED)
    small = [f"{cell}: {alt}: {letters:.1f} px" for cell, alt, letters in found if letters < LETTERS - 0.05]
    assert not small, "\n" + "\n".join(small)
