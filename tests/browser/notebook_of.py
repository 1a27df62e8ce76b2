"""A notebook made of given cells, opened in a JupyterLab and run: for tests that need a match of their own.
Only opens it; what should be seen there stands in the tests."""

import json
import urllib.request
from contextlib import contextmanager

from tests.browser.running_lab import CHROMIUM, FLAGS, READY, RUN


@contextmanager
def notebook_of(lab, name, cells, height=1400):
    """The page with a notebook of these cells, all of them run; `page.complaints` collects errors of the page."""
    from playwright.sync_api import sync_playwright

    made = [
        {"cell_type": "code", "id": f"c{i}", "metadata": {}, "source": text, "outputs": [], "execution_count": None}
        for i, text in enumerate(cells)
    ]
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    content = {"cells": made, "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}
    asked = urllib.request.Request(
        f"{lab}/api/contents/{name}.ipynb?token=t", method="PUT", headers={"Content-Type": "application/json"},
        data=json.dumps({"type": "notebook", "format": "json", "content": content}).encode(),
    )  # fmt: skip
    urllib.request.urlopen(asked, timeout=10)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        page = browser.new_page(viewport={"width": 1300, "height": height})
        page.complaints = []
        page.on("console", lambda message: page.complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.goto(f"{lab}/lab/tree/{name}.ipynb?token=t&reset")
        page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.context?.sessionContext")
        page.evaluate(READY)
        page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        page.evaluate(RUN)
        page.wait_for_function("window.ran !== null", timeout=60_000)
        yield page
        browser.close()


def sized(page, frame, width, theme):
    """Give a frame this width in the page, in 'Light' or 'Dark'."""
    page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", theme)
    page.set_viewport_size({"width": 1300, "height": 1400})
    page.wait_for_timeout(300)
    have = frame.bounding_box()["width"]
    page.set_viewport_size({"width": round(1300 + width - have), "height": 1400})
    page.wait_for_timeout(400)
