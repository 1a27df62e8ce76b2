"""Every page of the product before an automatic judge of accessibility: notebooks after all cells ran, the player in
its window and before a projector, the rules as a form, the quiz sheet, exported pages, slides, rulebooks and the
questions on their chapters. Cells run once: then the page changes its theme.

`python -m tests.browser.every_page` judges all of them in both languages, light and dark (`--names 00_start`,
`--lang ko`, `--theme dark`). In a notebook what is ours is judged, outputs and prose; the frame around it is
JupyterLab's. `--pictures FOLDER` takes pictures of every notebook and screen from top to bottom, for a person to
look at.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import tabletop_lab as tl
from tabletop_lab.cli import main as command
from tabletop_lab.notebook import class_quiz
from tests.browser import judge, slides
from tests.browser.journeys import LANGUAGES, THEMES, Stage, a_browser, new_page
from tests.browser.running_lab import running_lab, start_anew, write_notebook
from tests.browser.settled import SIZES, settled
from tests.notebooks.pairs import GAMES, NAMES, path_of

OURS = ".jp-OutputArea-output,.jp-MarkdownOutput"
THEIRS = ["link-in-text-block"]
"""What JupyterLab's own style does to our prose: a link in a sentence is told from it by its colour alone."""
HIGHEST = 32_000
"""Pixels: as high as a page may be. What is scrolled out of sight has no contrast, so a longer notebook is judged in
parts."""
FEWEST = 10
"""Texts on every page of the product."""
SLICE = 1500
"""Pixels: how high a picture of a part of such a page is."""
SEATS = {"fourteen_nights": 4, "tabula_wolves": 9, "cetkaik": 2, "tiedie": 5, "void_seeders": 3}
SCREENS = {
    "player": "tl.play(tl.Match({game!r}, players={seats}, seed=7).run('random', until=30), mode='alone');",
    "projector": "tl.play(tl.Match({game!r}, players={seats}, seed=7).run('random', until=30), mode='alone',"
    " size='projector');",
    "rules": "edit_rules(tl.Match({game!r}, players={seats}, seed=7).run('random', until=30));",
}
"""Cells that show one screen each."""

SCROLLED = """top => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 0;
  const area = document.querySelector(".jp-WindowedPanel-outer"); area.scrollTop = top; }"""
ALONE = """() => { const frame = document.querySelector(".ttl[popover]");
  document.body.append(frame); frame.showPopover(); }"""
WHERE = "area => [area.scrollTop, area.scrollHeight, area.clientHeight]"
# JupyterLab lets a reader scroll on below the last cell.
END = """area => [...area.querySelectorAll(".jp-Notebook-cell")].at(-1).getBoundingClientRect().bottom
  - area.getBoundingClientRect().top + area.scrollTop"""

Found = tuple[list[str], Counter[str]]


def open_notebook(stage: Stage, name: str, run: bool = True) -> None:
    """Open a notebook, and run all its cells."""
    stage.name = name
    stage.open(name, run=run)


def open_screen(stage: Stage, kind: str, game: str) -> None:
    """Show a screen of a game in a notebook of its own."""
    cell = SCREENS[kind].format(game=game, seats=SEATS[game])
    begin = f"import tabletop_lab as tl\nfrom tabletop_lab.notebook import edit_rules\ntl.language({stage.lang!r});"
    write_notebook(stage.lab, f"{stage.lang}/{kind}_{game}.ipynb", [begin, cell])
    open_notebook(stage, f"{kind}_{game}")
    shown = ".ttl[popover] .ttl-board svg" if kind == "projector" else ".jp-OutputArea-output .ttl"
    stage.page.locator(shown).first.wait_for()


def whole(stage: Stage, grow: bool = True) -> Found:
    """What is ours in the notebook that is open; `grow`: in a window as high as the notebook, or as high as can be."""
    page = stage.page
    if not grow:
        settled(page, f"{OURS},.ttl", SIZES)
        slices(stage)
        judge.let_in(page)
        # The judge knows nothing of the top layer of a page: it sees texts cut by the cell, and on the ground below.
        page.evaluate(ALONE)
        page.add_style_tag(content="body *{visibility:hidden}.ttl[popover],.ttl[popover] *{visibility:visible}")
        return judge.judged(page, ".ttl[popover]", THEIRS)
    area = page.locator(".jp-WindowedPanel-outer").first
    high = area.evaluate("area => area.scrollHeight")
    page.set_viewport_size({"width": stage.width, "height": min(HIGHEST, high + 300)})
    faults: list[str] = []
    looked: Counter[str] = Counter()
    top, taken = 0, 0
    while True:
        shown_from(stage, top)
        seen = area.evaluate(WHERE)[2]
        taken = slices(stage, taken)
        if not top:
            judge.let_in(page)
        found, much = judge.judged(page, OURS, THEIRS)
        faults += [fault for fault in found if fault not in faults]
        looked.update(much)
        top += seen
        if top >= area.evaluate(END):
            return faults, looked


def shown_from(stage: Stage, top: int) -> None:
    """Scroll the notebook, which goes to its last cell a moment after all cells ran, until it stays there."""
    area = stage.page.locator(".jp-WindowedPanel-outer").first
    for _ in range(20):
        stage.page.evaluate(SCROLLED, top)
        settled(stage.page, f"{OURS},.ttl", SIZES)
        now, high, seen = area.evaluate(WHERE)
        if abs(now - min(top, high - seen)) <= 1:
            return
    raise AssertionError(f"the notebook does not stay at {top}")


def slices(stage: Stage, first: int = 0) -> int:
    """Pictures of the page from top to bottom, if there is a folder for them; how many there are by now."""
    size, tops = stage.page.viewport_size, range(0, stage.page.viewport_size["height"], SLICE)
    for at, top in enumerate(tops, first) if stage.folder is not None else ():
        clip = {"x": 0, "y": top, "width": size["width"], "height": min(SLICE, size["height"] - top)}
        name = f"{stage.name}-{stage.lang}-{stage.theme}-{at:02}.png"
        stage.page.screenshot(path=stage.folder / name, clip=clip)
    return first + len(tops)


def of_sheet(browser: Any, game: str, lang: str, folder: Path) -> Found:
    """A quiz sheet with its key, as a file."""
    match = tl.Match(game, players=SEATS[game], seed=7, lang=lang).run("random", until=30)
    return _file(browser, class_quiz(match, n=6, lang=lang).save(folder / f"{game}_{lang}.html"))


def of_export(browser: Any, name: str, lang: str, folder: Path) -> Found:
    """A shipped notebook as one exported page."""
    out = folder / f"{name}_{lang}.html"
    assert command(["export", str(path_of(lang, name)), "--out", str(out)]) == 0
    return _file(browser, out)


def of_slides(browser: Any, game: str, lang: str, folder: Path) -> Found:
    """The lesson of a game as slides."""
    return _file(browser, slides.written(folder, game, lang))


def of_book(browser: Any, game: str, lang: str, folder: Path) -> Found:
    """The rulebook of a game as one page."""
    assert command(["book", game, "--lang", lang, "--to", "html", "--out", str(folder)]) == 0
    return _file(browser, folder / f"{game}-{lang}.html")


def of_questions(browser: Any, game: str, lang: str, folder: Path) -> Found:
    """The questions on every chapter of a rulebook, with their keys."""
    assert command(["questions", game, "--lang", lang, "--out", str(folder / "questions")]) == 0
    faults: list[str] = []
    looked: Counter[str] = Counter()
    for path in sorted((folder / "questions").glob(f"{game}-*-{lang}.html")):
        found, much = _file(browser, path)
        faults += [f"{path.name}: {fault}" for fault in found]
        looked.update(much)
    return faults, looked


def _file(browser: Any, path: Path) -> Found:
    """A page opened from disk; it has one theme, as paper has."""
    page = new_page(browser)
    page.goto(Path(path).resolve().as_uri())
    judge.let_in(page)
    found = judge.judged(page)
    page.close()
    return found


def main() -> int:
    """Judge everything, and print what is wrong."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--names", nargs="*", default=NAMES)
    asked.add_argument("--screens", nargs="*", default=[*SCREENS])
    asked.add_argument("--games", nargs="*", default=GAMES, help="whose screens, sheets, slides, questions and books")
    asked.add_argument("--lang", nargs="*", default=LANGUAGES)
    asked.add_argument("--theme", nargs="*", default=THEMES)
    asked.add_argument("--pictures", type=Path, help="a folder for pictures")
    asked.add_argument("--as-shipped", action="store_true", help="notebooks as they are opened, before any cell is run")
    asked.add_argument("--no-files", action="store_true", help="notebooks and screens alone")
    told = asked.parse_args()
    if told.pictures:
        told.pictures.mkdir(parents=True, exist_ok=True)
    bad = 0

    def say(what: str, found: Found) -> None:
        nonlocal bad
        faults, looked = found
        if looked["color-contrast"] < FEWEST:
            faults = [*faults, "the judge saw hardly any text"]
        bad += len(faults)
        print(what, f"{looked['color-contrast']} texts, {len(faults)} faults", flush=True)
        for fault in faults:
            print("  ", fault, flush=True)

    with tempfile.TemporaryDirectory() as one, running_lab(Path(one)) as lab, a_browser() as browser:
        for lang in told.lang:
            run = not told.as_shipped
            shown = [(name, partial(open_notebook, name=name, run=run), True) for name in told.names] + [
                (f"{kind} {game}", partial(open_screen, kind=kind, game=game), kind != "projector")
                for kind in told.screens for game in told.games
            ]  # fmt: skip
            for what, show, grow in shown:
                at = Stage(new_page(browser), lab, lang, told.theme[0], folder=told.pictures)
                show(at)
                for theme in told.theme:
                    at.wear(theme)
                    say(f"{what} {lang} {theme}", whole(at, grow))
                at.page.close()
                start_anew(lab, Path(one))
        if not told.no_files:
            with tempfile.TemporaryDirectory() as folder:
                for lang in told.lang:
                    for game in told.games:
                        say(f"sheet {game} {lang}", of_sheet(browser, game, lang, Path(folder)))
                        say(f"slides {game} {lang}", of_slides(browser, game, lang, Path(folder)))
                        say(f"questions {game} {lang}", of_questions(browser, game, lang, Path(folder)))
                        say(f"book {game} {lang}", of_book(browser, game, lang, Path(folder)))
                    for name in told.names:
                        say(f"export {name} {lang}", of_export(browser, name, lang, Path(folder)))
    print("faults:", bad)
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
