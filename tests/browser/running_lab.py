"""A JupyterLab started as users start it, for the tests and the measurements in a browser.
Only starts and opens things; what should be seen there is in the tests."""

import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import contextmanager, suppress

import pytest

from tabletop_lab.cli import shipped

CHROMIUM = os.environ.get("CHROMIUM") or next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)
NEEDS_A_BROWSER = [
    pytest.mark.browser,
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium: install one, or say where it is in CHROMIUM"),
]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# Outputs below the fold must be in the page, too.
SETTINGS = {"@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"}}

CONTEXT = "window.jupyterapp?.shell?.currentWidget?.context"
OPEN = """async (path) => { const { commands, shell } = window.jupyterapp, before = [...shell.widgets('main')];
  await commands.execute('docmanager:open', { path, factory: 'Notebook' });
  for (const widget of before) widget.dispose(); }"""
# The page as it was before the first notebook; an empty one opens the launcher by itself, at any moment.
PUT_AWAY = """async () => { const { commands, shell } = window.jupyterapp, before = [...shell.widgets('main')];
  await commands.execute('launcher:create'); for (const widget of before) widget.dispose();
  await commands.execute('apputils:change-theme', { theme: 'JupyterLab Light' }); }"""
READY = """async () => { const c = window.jupyterapp.shell.currentWidget.context;
  await c.ready; await c.sessionContext.ready; await c.sessionContext.session.kernel.info; }"""
# Everything the kernel said before its answer has reached the page by then.
ASK = """() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.requestKernelInfo()
  .then(() => null)"""
# Not awaited inside evaluate(): that has no timeout.
RUN = """() => { window.ran = null; window.jupyterapp.commands.execute('notebook:run-all-cells')
  .then(v => { window.ran = [v] }); }"""


@contextmanager
def running_lab(root, lang="en"):
    """The address of a JupyterLab in a language, with settings and files of its own below the folder `root`."""
    config = root / "config" / "labconfig"
    config.mkdir(parents=True)
    (config / "default_setting_overrides.json").write_text(json.dumps(SETTINGS))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = dict(
        os.environ, JUPYTER_CONFIG_PATH=str(root / "config"), JUPYTER_CONFIG_DIR=str(root / "none"),
        JUPYTERLAB_SETTINGS_DIR=str(root / "settings"), JUPYTERLAB_WORKSPACES_DIR=str(root / "workspaces"),
        JUPYTER_DATA_DIR=str(root / "data"), TABLETOP_LAB_LANG=lang,
    )  # fmt: skip
    env.pop("TABLETOP_LAB_PICTURES", None)  # what the other tests set
    start = "import sys; from tabletop_lab.cli import main; sys.exit(main())"
    log = (root / "log").open("w")
    process = subprocess.Popen(
        [
            sys.executable, "-c", start, "--no-browser", "--allow-root", "--dir", str(root / "books"),
            "--port", str(port),
            "--ServerApp.port_retries=0", "--IdentityProvider.token=t", "--LabApp.expose_app_in_browser=True",
        ],
        env=env, stdout=log, stderr=subprocess.STDOUT,
    )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(900):
            try:
                urllib.request.urlopen(f"{address}/api/status?token=t", timeout=2)
                break
            except OSError:
                assert process.poll() is None, (root / "log").read_text()
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def start_anew(address, root):
    """End the kernels of a laboratory and forget its settings, workspaces and notebooks."""
    for session in json.load(_asked(address, "sessions")):
        # A kernel takes a second or two to end, and nobody need wait for it.
        threading.Thread(target=_ended, args=(address, session["id"]), daemon=True).start()
    for folder in ("settings", "workspaces"):
        shutil.rmtree(root / folder, ignore_errors=True)
    for found in (root / "books").iterdir():
        found.unlink() if found.is_file() else shutil.rmtree(found)
    shipped.copy_to(root / "books")


def _ended(address, session):
    with suppress(OSError):  # the laboratory was faster
        _asked(address, f"sessions/{session}", "DELETE")


def _asked(address, what, method="GET"):
    request = urllib.request.Request(f"{address}/api/{what}?token=t", method=method)
    return urllib.request.urlopen(request, timeout=60)


def write_notebook(address, name, cells):
    """A notebook of these code cells in the running laboratory."""
    cells = [
        {"cell_type": "code", "id": f"c{i}", "metadata": {}, "source": text, "outputs": [], "execution_count": None}
        for i, text in enumerate(cells)
    ]
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    content = {"cells": cells, "metadata": {"kernelspec": spec}, "nbformat": 4, "nbformat_minor": 5}
    asked = urllib.request.Request(
        f"{address}/api/contents/{name}?token=t", method="PUT", headers={"Content-Type": "application/json"},
        data=json.dumps({"type": "notebook", "format": "json", "content": content}).encode(),
    )  # fmt: skip
    urllib.request.urlopen(asked, timeout=60)


# anywidget gives a model two seconds to start, and complains also of one that was closed before it had started: a game
# that is chosen and left at once. A widget that stands still is found by the test that presses it, not by this.
TWO_SECONDS = "[anywidget] Failed to initialize model."


def listen(page):
    """Collect in `page.complaints` what the browser has to complain about from now on."""
    heard = hasattr(page, "complaints")
    page.complaints = []
    if heard:
        return

    def note(text):
        if TWO_SECONDS not in text:
            page.complaints.append(text)

    page.on("console", lambda message: note(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: note(str(error)))


def run_notebook(page, address, notebook):
    """Open a notebook and run all its cells; `page.complaints` collects errors of the console.

    A page that shows this laboratory already opens it in place of what it showed before: to load JupyterLab takes
    longer than most tests.
    """
    listen(page)
    if page.url.startswith(f"{address}/lab"):
        page.evaluate(OPEN, notebook)
    else:
        page.goto(f"{address}/lab/tree/{notebook}?token=t&reset")
    page.wait_for_function(f"path => {CONTEXT}?.path === path && {CONTEXT}.sessionContext", arg=notebook)
    page.evaluate(READY)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    page.evaluate(RUN)
    page.wait_for_function("window.ran !== null", timeout=300_000)
    page.evaluate(ASK)
