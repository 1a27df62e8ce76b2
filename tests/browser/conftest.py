"""What the browser tests share: a JupyterLab as users start it, the walkthrough run in it, and its live widget."""

import pytest

from tests.browser import one_browser
from tests.browser.running_lab import run_notebook, running_lab, start_anew
from tests.browser.settled import settled

NOTEBOOK = "en/fourteen_nights_walkthrough.ipynb"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown(item, nextitem):
    """The browser ends with the last of its tests."""
    yield
    if nextitem is None or "tests/browser/" not in nextitem.nodeid:
        one_browser.close()


@pytest.fixture(scope="session")
def laboratory(tmp_path_factory):
    """A JupyterLab started as users start it, with its own settings and files: its address and folder."""
    root = tmp_path_factory.mktemp("lab")
    with running_lab(root) as address:
        yield address, root


@pytest.fixture(scope="module")
def lab(laboratory):
    """The address of the JupyterLab in its initial state: no kernel runs, nothing was set or changed."""
    address, root = laboratory
    yield address
    start_anew(address, root)


@pytest.fixture(scope="module")
def page(lab):
    """The walkthrough, opened and run from top to bottom; `page.complaints` collects errors of the console."""
    with one_browser.lab_page() as page:
        run_notebook(page, lab, NOTEBOOK)
        yield page


@pytest.fixture(scope="module")
def player(page):
    """The live widget of the walkthrough."""
    from playwright.sync_api import expect

    frame = page.locator(".ttl").last
    expect(frame.locator("#sq-1")).to_be_attached()
    frame.scroll_into_view_if_needed()
    settled(page)
    return frame


@pytest.fixture
def at_rest(page):
    """What the test before has set off is in the page before this one looks at it."""
    settled(page)
