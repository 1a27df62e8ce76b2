"""A notebook made of given cells, opened in a JupyterLab and run: for tests that need a match of their own.
Only opens it; what should be seen there is in the tests."""

from contextlib import contextmanager

from tests.browser.one_browser import lab_page
from tests.browser.running_lab import run_notebook, write_notebook
from tests.browser.settled import SIZES, settled


@contextmanager
def notebook_of(lab, name, cells, height=1400):
    """The page of the lab with a notebook of these cells, all of them run; `page.complaints` collects its errors."""
    write_notebook(lab, f"{name}.ipynb", cells)
    with lab_page(height=height) as page:
        run_notebook(page, lab, f"{name}.ipynb")
        yield page


def themed(page, theme):
    """Show the page in a theme of JupyterLab, such as 'JupyterLab Dark'."""
    page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", theme)
    page.wait_for_function("name => document.body.dataset.jpThemeName === name", arg=theme)


def sized(page, frame, width, theme, height=1400):
    """Give a frame this width in the page, in a theme; the page grows and shrinks with what the frame lacks."""
    themed(page, theme)
    if page.viewport_size["height"] != height:
        page.set_viewport_size({"width": page.viewport_size["width"], "height": height})
    for _ in range(12):
        settled(page)
        lacks = round(width - frame.bounding_box()["width"])
        if abs(lacks) <= 1:
            return settled(page, quiet=SIZES)
        page.set_viewport_size({"width": page.viewport_size["width"] + lacks, "height": height})
    raise AssertionError(f"the frame does not become {width} wide")
