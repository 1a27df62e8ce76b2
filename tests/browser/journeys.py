"""Journeys of one person through the lab, played in a browser and photographed: what they share, and the command.

`python -m tests.browser.journeys student FOLDER` plays every journey of the student in both languages, light and dark,
at three widths, and writes a picture at each station: `FOLDER/student-cetkaik-ko-dark-1440-2-answered.png`.
`--only cetkaik`, `--lang ko`, `--theme dark` and `--width 1440` take a part of it. What a journey does and must find
stands in `journey_student.py`, `journey_keys.py` (the same by the keyboard alone), `journey_teacher.py` and
`journey_playtester.py`; the suite plays a few of them.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.browser import one_browser
from tests.browser.running_lab import ASK, READY, RUN, listen, running_lab, start_anew

WHO = ("student", "keys", "teacher", "playtester")
LANGUAGES, THEMES, WIDTHS, HEIGHT = ("en", "ko"), ("light", "dark"), (1000, 1440, 1920), 900
ERRORS = "[data-mime-type='application/vnd.jupyter.stderr'],[data-mime-type='application/vnd.jupyter.error']"

# How many pictures of a theme are seen in a page of the lab; a sheet to print is light.
OF_THEME = """theme => document.body.dataset.jpThemeName
  ? [...document.querySelectorAll(theme)].filter((one) => one.offsetWidth > 0).length : 0"""


@dataclass
class Stage:
    """A page of the lab in one language, theme and width; it counts what the person does and takes the pictures."""

    page: Any
    lab: str
    lang: str = "en"
    theme: str = "light"
    width: int = 1440
    folder: Path | None = None
    name: str = ""
    actions: int = 0
    pictures: int = field(default=0, repr=False)

    def open(self, notebook: str, run: bool = False) -> None:
        """Open a notebook (`cetkaik_walkthrough`) of the person's language, and run all its cells if asked to."""
        self.page.goto(f"{self.lab}/lab/tree/{self.lang}/{notebook}.ipynb?token=t&reset")
        self.page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.context?.sessionContext")
        self.wear(self.theme)
        self.page.evaluate(READY)
        if run:
            self.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
            self.page.evaluate(RUN)
            self.page.wait_for_function("window.ran !== null", timeout=300_000)
            self.page.evaluate(ASK)

    def wear(self, theme: str) -> None:
        """Change the theme of the lab, and wait until the page has it."""
        self.theme, name = theme, f"JupyterLab {theme.title()}"
        self.page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", name)
        self.page.wait_for_function("name => document.body.dataset.jpThemeName === name", arg=name)

    def key(self, *keys: str) -> None:
        """Press keys; each is an action."""
        for key in keys:
            self.page.keyboard.press(key)
            self.actions += 1

    def click(self, locator: Any) -> None:
        """Press something with the mouse; an action."""
        locator.click()
        self.actions += 1

    def picture(self, name: str) -> None:
        """Take a picture of the window, if there is a folder for it, once nothing moves any more.

        Static pictures must be of the page's theme, before anything was run, too.
        """
        self.pictures += 1
        other = {"light": "dark", "dark": "light"}[self.theme]
        strange = self.page.evaluate(OF_THEME, f"img.tl-{other}")
        assert not strange, f"{strange} pictures of the {other} theme in a {self.theme} page at {name}"
        if self.folder is None:
            return
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(1200)
        at = f"{self.name}-{self.lang}-{self.theme}-{self.width}-{self.pictures}-{name}.png"
        self.page.screenshot(path=self.folder / at)

    def without_errors(self) -> None:
        """Demand that no cell said an error and that the browser did not complain."""
        said = [*self.page.locator(ERRORS).all_inner_texts(), *self.page.complaints]
        assert not said, "\n".join(said)

    def in_the_window(self, locator: Any, wait: float = 30.0) -> None:
        """Demand that something, or one of several, is seen without scrolling; within `wait` s: a page settles."""
        box, until = None, time.monotonic() + wait
        while time.monotonic() < until:
            for one in locator.all():
                if one.is_visible() and (box := one.bounding_box()):
                    left, top = box["x"], box["y"]
                    size = self.page.viewport_size
                    within = left + box["width"] <= size["width"] + 1 and top + box["height"] <= size["height"] + 1
                    if left >= 0 and top >= 0 and within:
                        return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"not in the window: {locator} {box}")


Journey = Callable[[Stage], None]


def new_page(browser: Any, width: int = 1440, height: int = HEIGHT) -> Any:
    """A page of that size; `page.complaints` collects what the browser has to complain about."""
    page = browser.new_page()
    page.set_viewport_size({"width": width, "height": height})
    listen(page)
    return page


@contextmanager
def a_browser():
    """The Chromium of all browser tests; pages that are still open are closed."""
    context = one_browser.browser()
    before = set(context.pages)
    yield context
    for page in set(context.pages) - before:
        page.close()


def journeys_of(who: str) -> dict[str, Journey]:
    """The journeys of a person by their names: what `JOURNEYS` of their file holds."""
    return dict(importlib.import_module(f"tests.browser.journey_{who}").JOURNEYS)


def played(browser: Any, lab: str, who: str, name: str, **more: Any) -> Stage:
    """Play one journey on a page of its own; `more`: lang, theme, width, folder. Raises what the journey finds."""
    page = new_page(browser, more.get("width", 1440))
    stage = Stage(page, lab, name=f"{who}-{name}", **more)
    try:
        journeys_of(who)[name](stage)
    finally:
        page.close()
    return stage


def main() -> int:
    """Play the journeys that were asked for, and print what went wrong."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("who", choices=WHO)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--only", nargs="*", default=[])
    asked.add_argument("--lang", nargs="*", default=LANGUAGES)
    asked.add_argument("--theme", nargs="*", default=THEMES)
    asked.add_argument("--width", nargs="*", type=int, default=WIDTHS)
    told = asked.parse_args()
    told.folder.mkdir(parents=True, exist_ok=True)
    cases = [(name, lang, theme, width) for name in told.only or journeys_of(told.who)
             for lang in told.lang for theme in told.theme for width in told.width]  # fmt: skip
    bad = 0
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder)) as lab, a_browser() as browser:
        for name, lang, theme, width in cases:
            try:
                stage = played(browser, lab, told.who, name, lang=lang, theme=theme, width=width, folder=told.folder)
                print(name, lang, theme, width, f"{stage.actions} actions, {stage.pictures} pictures", flush=True)
            except Exception as error:
                bad += 1
                why = re.sub(r"\s+", " ", "".join(traceback.format_exception_only(error)))
                print(name, lang, theme, width, "FAILED:", why[:400], flush=True)
            start_anew(lab, Path(folder))
    one_browser.close()
    print("faults:", bad)
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
