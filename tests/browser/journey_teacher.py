"""A teacher's lesson before a class, in each game: from the notebook as it ships to the sheet that is printed after it.
The wolves are moderated: the room sees the public screen, and only the moderator what the night hides."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.browser.every_size import MEASURE, ROOM, faults
from tests.browser.journey_student import all_answers_seen
from tests.browser.journeys import Journey, Stage
from tests.browser.running_lab import ASK, RUN
from tests.browser.settled import settled


@dataclass(frozen=True)
class Plan:
    """What a teacher does in a game; turns are answers, each the places to press, or none: the first button."""

    question: str
    """The cell of the first question to the class,"""
    presses: tuple[str, ...]
    """what is pressed there, the last of it closed,"""
    clause: str
    """and the clause that is the answer."""
    turns: tuple[tuple[str, ...], ...]
    then: str
    """Who is asked after the turns."""
    lifted: str = ""
    """A piece that is lifted before "why not"."""
    match: str = "match"
    """What the notebook calls the match of which the sheet asks."""
    shows: str = ""
    """A cell that the teacher adds for the projector, where the notebook ends with a laptop that goes round."""


PLANS = {
    "fourteen_nights": Plan("step-press", ("5",), "FN-6.1", (("3",), (), ("2",), ()), "P3"),
    "tabula_wolves": Plan("wolves", ("P9",), "TW-8.4.2", ((), ()), ""),
    "cetkaik": Plan("board", ("LAI", "KU"), "CK-5.3", (("LI", "LU"), ("KI", "KU")), "P1", "TE", "game"),
    "tiedie": Plan(
        "move", ("T7(2,0)",), "TD-5.3", (("T7(3,0)",), ("T7(2,0)",)), "P1", match="table",
        shows='table = lay(scene("round"), P1="move", P2="attack", P3="evade", P4="accuse", P5="sleep")\n'
        'play(table.play("attack P1 P2").play("now").play("move"), mode="alone");',
    ),
    "void_seeders": Plan(
        "start", ("7",), "NB-4.1", (("6",), ()), "P1", match="table",
        shows='table = scene("start")\nplay(table, mode="alone");',
    ),
}  # fmt: skip
TABLE = "tabula_wolves"
"""The game that a moderator leads around a real table."""
SHEET = 'from tabletop_lab.notebook import class_quiz\nclass_quiz({match}, n=6, seed=4).save("sheet.html");'
ADD = """source => { const book = window.jupyterapp.shell.currentWidget.content;
  book.activeCellIndex = book.widgets.length - 1;
  return window.jupyterapp.commands.execute('notebook:insert-cell-below')
    .then(() => book.activeCell.model.sharedModel.setSource(source)); }"""
TO = """id => { const book = window.jupyterapp.shell.currentWidget.content;
  book.activeCellIndex = book.widgets.findIndex((cell) => cell.model.id === id);
  book.activeCell.node.scrollIntoView(); }"""
AT = "id => window.jupyterapp.shell.currentWidget.content.widgets.findIndex((cell) => cell.model.id === id)"
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


def as_it_ships(stage: Stage, game: str) -> None:
    """Minute 0: pictures are there before anything is run; then everything is run."""
    stage.open(f"{game}_walkthrough")
    stage.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    stage.page.locator(".jp-Notebook .jp-RenderedHTMLCommon img:visible").first.wait_for()
    stage.picture("as-it-ships")
    stage.page.evaluate(RUN)
    stage.page.wait_for_function("window.ran !== null", timeout=300_000)
    stage.page.evaluate(ASK)
    stage.without_errors()


def first_question(stage: Stage, plan: Plan) -> None:
    """Minute 2: "where can the pawn go?"; a place that is closed answers with its clause."""
    from playwright.sync_api import expect

    at = stage.page.evaluate(AT, plan.question)
    board = stage.page.locator(".jp-Notebook-cell").nth(at).locator(".ttl-lesson")
    there = 0
    for _ in range(100):  # a notebook that was run shows its last cell, a moment later
        stage.page.evaluate(TO, plan.question)
        stage.page.wait_for_timeout(200)
        there = there + 1 if board.locator(f'[id="sq-{plan.presses[-1]}"]').evaluate(IN_SIGHT) else 0
        if there == 4:
            break
    for place in plan.presses:
        settled(stage.page)
        board.locator(f'[id="sq-{place}"]').click(force=True)  # not for choosing, and so "disabled" for the driver
    expect(board.locator(".ttl-lesson-side")).to_contain_text(plan.clause)
    stage.picture("asked-the-class")


def projected(stage: Stage, frame: Any) -> None:
    """Show the player in the whole window, by the key P."""
    from playwright.sync_api import expect

    frame.locator(".ttl-opts button,.place.target,input").first.focus()
    stage.page.keyboard.press("p")
    expect(frame).to_have_attribute("popover", "manual")
    for_a_room(stage, frame)


def on_the_projector(stage: Stage) -> Any:
    """Minute 4: the last player of the notebook before the class."""
    frame = stage.page.locator(".ttl-whole-player > .ttl").last
    frame.locator(".ttl-board svg .place").first.wait_for(state="attached")
    frame.scroll_into_view_if_needed()
    projected(stage, frame)
    stage.picture("projector")
    return frame


def night_for_the_moderator(stage: Stage, frame: Any, turns: tuple[tuple[str, ...], ...]) -> None:
    """Minutes 5 to 7 of a moderated table: away from the room the night is entered; then the room sees the morning."""
    from playwright.sync_api import expect

    page = stage.page
    page.keyboard.press("p")
    expect(frame).not_to_have_attribute("popover", "manual")
    hidden = frame.locator(".ttl-go:visible")
    stage.in_the_window(hidden)
    hidden.click()
    settled(page)
    stage.picture("cover")
    sure = frame.locator(".ttl-handoff .go")
    expect(sure).not_to_have_attribute("aria-disabled", "true")
    sure.click()
    expect(frame.locator(".ttl-handoff")).to_have_count(0)
    settled(page)
    all_answers_seen(frame)
    stage.picture("moderator")
    answered(stage, frame, turns)
    news = frame.locator(".ttl-trace").bounding_box()["height"]
    assert news >= 145, f"what happened has {news} px"
    stage.picture("morning")


def back_to_the_room(stage: Stage, frame: Any) -> None:
    """The moderator's screen is left, and the room sees the morning."""
    stage.page.locator(".ttl-hide:visible").click()
    stage.in_the_window(frame.locator(".ttl-go:visible"))
    projected(stage, frame)
    stage.picture("morning-for-the-room")
    stage.page.keyboard.press("p")


def answered(stage: Stage, frame: Any, turns: tuple[tuple[str, ...], ...], room: bool = False) -> None:
    """Give answers, each with what came of it; `room`: before a class, where all of it must be seen."""
    from playwright.sync_api import expect

    for places in turns:
        at = frame.locator(".ttl-at").inner_text()
        for place in places:
            frame.locator(f'[id="sq-{place}"].target').click()
        if not places:
            frame.locator(".ttl-opts button").first.click()
        expect(frame.locator(".ttl-at")).not_to_have_text(at)
        settled(stage.page)
        if room:
            for_a_room(stage, frame)


def first_turns(stage: Stage, frame: Any, plan: Plan) -> None:
    """Minutes 5 to 7: two turns, each answer shown with what came of it."""
    from playwright.sync_api import expect

    answered(stage, frame, plan.turns, room=True)
    expect(frame.locator(".ttl-decide .turn")).to_contain_text(plan.then)
    stage.picture("third-turn")


def why_not(stage: Stage, frame: Any, plan: Plan, room: bool = True) -> None:
    """Minutes 8 and 9: the key W; the reason has a clause, which the player opens word for word."""
    from playwright.sync_api import expect

    if plan.lifted:
        frame.locator(f'[id="sq-{plan.lifted}"].target').click()
        settled(stage.page)
    frame.locator(".place.target").first.focus()
    stage.page.keyboard.press("w")
    reason = frame.locator(".ttl-why li").first
    expect(reason).to_be_visible()
    if room:
        for_a_room(stage, frame, "told")  # the reasons have the room of what happened
    stage.in_the_window(reason)
    stage.picture("why-not")
    if room:
        stage.page.keyboard.press("p")
    expect(frame).not_to_have_attribute("popover", "manual")
    chip = frame.locator(".ttl-why .chip").first
    clause = chip.get_attribute("data-with")
    chip.click()
    expect(frame.locator(".ttl-clause h3 i")).to_have_text(clause)
    stage.in_the_window(frame.locator(".ttl-clause h3"))
    stage.picture("clause")


def added(stage: Stage, source: str) -> None:
    """Add a cell below the last one and run it."""
    stage.page.evaluate(ADD, source)
    stage.page.evaluate(RUN.replace("run-all-cells", "run-cell"))
    stage.page.wait_for_function("window.ran !== null", timeout=300_000)
    stage.page.evaluate(ASK)
    stage.without_errors()


def printed_sheet(stage: Stage, match: str) -> None:
    """Minute 10: a sheet of questions on paper, the key on a page of its own."""
    page = stage.page
    added(stage, SHEET.format(match=match))
    page.goto(f"{stage.lab}/files/{stage.lang}/sheet.html?token=t")
    page.emulate_media(media="print")
    assert page.locator("section.question").count() == 6
    assert re.search("[가-힣]" if stage.lang == "ko" else "[a-z]", page.locator("header h1").inner_text())
    assert page.evaluate(PAPER) == []
    breaks = page.locator("article.key").evaluate("key => getComputedStyle(key).breakBefore")
    assert breaks == "page", "nobody hands out the key"
    stage.picture("sheet")


def lesson(game: str, stage: Stage) -> None:
    """The ten minutes."""
    plan = PLANS[game]
    as_it_ships(stage, game)
    first_question(stage, plan)
    if plan.shows:
        added(stage, plan.shows)
    frame = on_the_projector(stage)
    if game == TABLE:
        night_for_the_moderator(stage, frame, plan.turns)
    else:
        first_turns(stage, frame, plan)
    why_not(stage, frame, plan, room=game != TABLE)
    if game == TABLE:
        back_to_the_room(stage, frame)
    printed_sheet(stage, plan.match)


JOURNEYS: dict[str, Journey] = {game: partial(lesson, game) for game in PLANS}
