"""A teacher's lesson before a class: from the notebook as it ships to the sheet that is printed after it."""

from __future__ import annotations

import re
import time
from typing import Any

from tests.browser.every_size import MEASURE, ROOM, faults
from tests.browser.journeys import Journey, Stage
from tests.browser.running_lab import ASK, RUN
from tests.browser.settled import settled

LESSON = "fourteen_nights_walkthrough"
SHEET = 'from tabletop_lab.notebook import class_quiz\nclass_quiz(match, n=6, seed=4).save("sheet.html");'
ADD = """source => { const book = window.jupyterapp.shell.currentWidget.content;
  book.activeCellIndex = book.widgets.length - 1;
  return window.jupyterapp.commands.execute('notebook:insert-cell-below')
    .then(() => book.activeCell.model.sharedModel.setSource(source)); }"""
TO = """id => { const book = window.jupyterapp.shell.currentWidget.content;
  book.activeCellIndex = book.widgets.findIndex((cell) => cell.model.id === id);
  book.activeCell.node.scrollIntoView(); }"""
IN_SIGHT = "one => { const r = one.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; }"
# On paper: what sticks out, what is smaller than 9 pt, and pictures that are not there.
PAPER = """() => { const wrong = []; const wide = document.documentElement.clientWidth;
  for (const node of document.querySelectorAll("h1,h2,p,li,img")) {
    const r = node.getBoundingClientRect();
    if (r.right > wide + 1) wrong.push(`sticks out: ${node.textContent.slice(0, 30)}`);
    if (parseFloat(getComputedStyle(node).fontSize) < 12) wrong.push(`small: ${node.textContent.slice(0, 30)}`);
    if (node.tagName === "IMG" && !(node.naturalWidth && node.alt)) wrong.push("a picture without content or words");
  }
  return wrong; }"""


def for_a_room(stage: Stage, frame: Any, gives_way: str = "none") -> None:
    """Demand that all words of the projector are large enough, whole, and seen without scrolling.

    `gives_way`: the part that is not shown now, such as "told".
    """
    settled(stage.page)
    end, wrong = time.monotonic() + 30, ["not measured"]
    while wrong and time.monotonic() < end:
        wrong = [one for one in faults(frame.evaluate(MEASURE), ROOM) if not one.startswith(f"{gives_way} ends")]
        stage.page.wait_for_timeout(100)
    assert not wrong, f"{stage.lang} {stage.width}: {wrong}"


def as_it_ships(stage: Stage) -> None:
    """Minute 0: pictures are there before anything is run; then everything is run."""
    stage.open(LESSON)
    stage.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    stage.page.locator(".jp-Notebook .jp-RenderedHTMLCommon img").first.wait_for()
    stage.picture("as-it-ships")
    stage.page.evaluate(RUN)
    stage.page.wait_for_function("window.ran !== null", timeout=300_000)
    stage.page.evaluate(ASK)
    stage.without_errors()


def first_question(stage: Stage) -> None:
    """Minute 2: "where can the pawn go?"; a space that is closed answers with its clause."""
    from playwright.sync_api import expect

    board = stage.page.locator(".ttl-lesson").first
    closed, there = board.locator("#sq-5"), 0
    for _ in range(100):  # a notebook that was run shows its last cell, a moment later
        stage.page.evaluate(TO, "step")
        stage.page.wait_for_timeout(200)
        there = there + 1 if closed.evaluate(IN_SIGHT) else 0
        if there == 4:
            break
    settled(stage.page)
    closed.click(force=True)  # not for choosing, and so "disabled" for the driver
    expect(board.locator(".ttl-lesson-side")).to_contain_text("FN-6.1")
    stage.picture("asked-the-class")


def on_the_projector(stage: Stage) -> Any:
    """Minute 4: the player in the whole window, by the key P."""
    from playwright.sync_api import expect

    frame = stage.page.locator(".ttl-whole-player > .ttl").last
    frame.locator("#sq-3").wait_for(state="attached")
    frame.scroll_into_view_if_needed()
    frame.locator("#sq-3").focus()
    stage.page.keyboard.press("p")
    expect(frame).to_have_attribute("popover", "manual")
    for_a_room(stage, frame)
    stage.picture("projector")
    return frame


def first_turns(stage: Stage, frame: Any) -> None:
    """Minutes 5 to 7: two turns, each answer shown with what came of it."""
    from playwright.sync_api import expect

    for place in ("3", "", "2", ""):
        at = frame.locator(".ttl-at").inner_text()
        if place:
            frame.locator(f"#sq-{place}.target").click()
        else:
            frame.locator(".ttl-opts button.key-0").click()
        expect(frame.locator(".ttl-at")).not_to_have_text(at)
        for_a_room(stage, frame)
    expect(frame.locator(".ttl-decide .turn")).to_contain_text("P3")
    frame.locator("#sq-2").focus()
    stage.picture("third-turn")


def why_not(stage: Stage, frame: Any) -> None:
    """Minutes 8 and 9: the key W; the reason has a clause, which the player opens word for word."""
    from playwright.sync_api import expect

    stage.page.keyboard.press("w")
    reason = frame.locator(".ttl-why li").first
    expect(reason).to_be_visible()
    for_a_room(stage, frame, "told")  # the reasons have the room of what happened
    stage.in_the_window(reason)
    stage.picture("why-not")
    stage.page.keyboard.press("p")
    expect(frame).not_to_have_attribute("popover", "manual")
    chip = frame.locator(".ttl-why .chip").first
    clause = chip.get_attribute("data-with")
    chip.click()
    expect(frame.locator(".ttl-clause h3 i")).to_have_text(clause)
    frame.evaluate("frame => frame.scrollIntoView()")
    stage.picture("clause")


def printed_sheet(stage: Stage) -> None:
    """Minute 10: a sheet of questions on paper, the key on a page of its own."""
    page = stage.page
    page.evaluate(ADD, SHEET)
    page.evaluate(RUN.replace("run-all-cells", "run-cell"))
    page.wait_for_function("window.ran !== null", timeout=60_000)
    page.evaluate(ASK)
    stage.without_errors()
    page.goto(f"{stage.lab}/files/{stage.lang}/sheet.html?token=t")
    page.emulate_media(media="print")
    assert page.locator("section.question").count() == 6
    assert re.search("[가-힣]" if stage.lang == "ko" else "[a-z]", page.locator("header h1").inner_text())
    assert page.evaluate(PAPER) == []
    breaks = page.locator("article.key").evaluate("key => getComputedStyle(key).breakBefore")
    assert breaks == "page", "nobody hands out the key"
    stage.picture("sheet")


def lesson(stage: Stage) -> None:
    """The ten minutes."""
    as_it_ships(stage)
    first_question(stage)
    frame = on_the_projector(stage)
    first_turns(stage, frame)
    why_not(stage, frame)
    printed_sheet(stage)


JOURNEYS: dict[str, Journey] = {"lesson": lesson}
