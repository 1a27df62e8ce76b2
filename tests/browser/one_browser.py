"""One Chromium for all browser tests of a run: what one page has loaded and compiled, the next need not load again.
It starts with the first page that is asked for; `close` ends it (the suite does so after the last browser test)."""

import tempfile
from contextlib import ExitStack, contextmanager

from tests.browser.running_lab import CHROMIUM, FLAGS, PUT_AWAY

PATIENCE = 180_000
"""Milliseconds in which something that is expected may come: a machine may be slow, and waiting costs only failures."""

_running = ExitStack()
_contexts = []
_lab_pages = []


def browser():
    """The browser, whose pages share one cache; started when it is first asked for."""
    from playwright.sync_api import expect, sync_playwright

    if not _contexts:
        expect.set_options(timeout=PATIENCE)
        playwright = _running.enter_context(sync_playwright())
        profile = _running.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, headless=True, args=FLAGS
        )
        context.set_default_timeout(PATIENCE)
        _running.callback(context.close)
        _contexts.append(context)
    return _contexts[0]


@contextmanager
def opened_page(width=1300, height=1000):
    """An empty page of this size, closed afterwards."""
    page = browser().new_page()
    page.set_viewport_size({"width": width, "height": height})
    try:
        yield page
    finally:
        page.close()


@contextmanager
def lab_page(width=1300, height=1000):
    """The one page in which tests open their notebooks one after another (`run_notebook`); put in order afterwards.

    A test that changes the page itself (a style, a script) takes an `opened_page`.
    """
    if not _lab_pages or _lab_pages[0].is_closed():
        _lab_pages[:] = [browser().new_page()]
    page = _lab_pages[0]
    page.set_viewport_size({"width": width, "height": height})
    try:
        yield page
    except BaseException:
        page.close()  # whatever a failure leaves there would fail the next test, too, and hide what failed first
        raise
    page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
    page.evaluate(PUT_AWAY)


def close():
    """End the browser, and Playwright's event loop with it: other tests have loops of their own."""
    _contexts.clear()
    _lab_pages.clear()
    _running.close()
