"""A notebook made of given cells, opened in a JupyterLab and run: for tests that need a match of their own.
Only opens it; what should be seen there is in the tests."""

from contextlib import contextmanager

from tests.browser.one_browser import opened_page
from tests.browser.running_lab import run_notebook, write_notebook


@contextmanager
def notebook_of(lab, name, cells, height=1400):
    """The page with a notebook of these cells, all of them run; `page.complaints` collects errors of the page."""
    write_notebook(lab, f"{name}.ipynb", cells)
    with opened_page(height=height) as page:
        run_notebook(page, lab, f"{name}.ipynb")
        yield page


def sized(page, frame, width, theme):
    """Give a frame this width in the page, in 'Light' or 'Dark'."""
    page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", theme)
    page.set_viewport_size({"width": 1300, "height": 1400})
    page.wait_for_timeout(300)
    have = frame.bounding_box()["width"]
    page.set_viewport_size({"width": round(1300 + width - have), "height": 1400})
    page.wait_for_timeout(400)
