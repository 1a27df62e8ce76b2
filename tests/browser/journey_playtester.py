"""A playtester changes a rule of a game, in the form and by code, and sees where the same match goes another way."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import tabletop_lab as tl
from tabletop_lab.games.tiedie.scenes import short_game
from tabletop_lab.games.void_seeders.scenes import short_game as short_night
from tests.browser.journeys import Journey, Stage
from tests.browser.running_lab import ASK
from tests.browser.settled import settled

CELL = """([id, command]) => { const book = window.jupyterapp.shell.currentWidget.content;
  book.activeCellIndex = book.widgets.findIndex((cell) => cell.model.id === id);
  window.ran = null; window.jupyterapp.commands.execute(command).then((done) => { window.ran = [done]; }); }"""
# What of the view of the first difference sticks out of it, or is a picture that is not there.
WHOLE = """frame => {
  const wrong = [], box = frame.getBoundingClientRect(), said = (one) => one.textContent.slice(0, 30);
  if (frame.scrollWidth > frame.clientWidth + 1) wrong.push("sticks out");
  for (const node of frame.querySelectorAll("h2, .what, .ttl-chips, figure, figure img")) {
    const r = node.getBoundingClientRect();
    if (r.width && (r.left < box.left - 1 || r.right > box.right + 1)) wrong.push(`cut: ${said(node)}`);
    if (node.tagName === "IMG" && r.width && !(node.naturalWidth && node.alt)) wrong.push("an empty picture");
    if (parseFloat(getComputedStyle(node).fontSize) < 11) wrong.push(`small: ${said(node)}`);
  }
  return wrong; }"""
MOVED = """area => [...area.querySelectorAll("*")].filter((one) => one.scrollWidth > one.clientWidth + 1
  && /auto|scroll/.test(getComputedStyle(one).overflowX)).map((one) => one.className)"""


def cell(stage: Stage, name: str) -> Any:
    """A cell of the notebook by its id."""
    at = stage.page.evaluate(
        "id => window.jupyterapp.shell.currentWidget.content.widgets.findIndex((cell) => cell.model.id === id)", name
    )
    return stage.page.locator(".jp-Notebook-cell").nth(at)


def run(stage: Stage, name: str, command: str = "notebook:run-cell") -> None:
    """Run a cell, or what the command says of it, and wait until the page has shown everything."""
    stage.page.evaluate(CELL, [name, command])
    stage.page.wait_for_function("window.ran !== null", timeout=300_000)
    stage.page.evaluate(ASK)


def shown(stage: Stage, frame: Any) -> None:
    """Wait until every picture below a frame has been decoded."""
    stage.page.wait_for_function(
        "frame => [...frame.querySelectorAll('img')].every((one) => !one.offsetWidth || one.complete)",
        arg=frame.element_handle(),
    )


@dataclass(frozen=True)
class Plan:
    """What a playtester does in the first section of a rules lab, and what comes next."""

    form: str
    """The cell of the form,"""
    after: str
    """and the one below it."""
    played: Callable[[], Any]
    """The match of that section."""
    rule: str
    value: Any
    clause: str
    """Cited at the first difference."""
    then: Callable[[Stage], None]


def in_the_form(stage: Stage, game: str, plan: Plan) -> None:
    """A rule is changed in the form; the first difference is named, with its clause and a picture of either side."""
    from playwright.sync_api import expect

    stage.open(f"{game}_rules_lab")
    stage.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    run(stage, plan.after, "notebook:run-all-above")
    form = cell(stage, plan.form).locator(".ttl-whole-player > .ttl, .ttl").first
    field = form.locator(f".field-{plan.rule}")
    expect(field).to_be_visible()
    cell(stage, plan.form).evaluate("cell => cell.scrollIntoView()")
    stage.picture("form")
    if isinstance(plan.value, int):
        field.locator("input").fill(str(plan.value))
        field.locator("input").press("Tab")
    else:
        field.locator(".ttl-seg button").last.click()
    expect(form.locator(".ttl-foot .go")).to_be_enabled()
    form.locator(".ttl-foot .go").click()
    other, found = plan.played().with_rules(**{plan.rule: plan.value})
    edited = type(other.rules).model_fields[plan.rule].json_schema_extra["clauses"]
    headline = form.locator(".ttl-div h2")
    expect(headline).to_contain_text(re.compile(rf"\b{found.step}(?!\d)"))
    expect(form.locator(".ttl-chips .chip").first).to_be_visible()
    settled(stage.page)
    cited = {chip.get_attribute("data-with") for chip in form.locator(".ttl-chips .chip").all()}
    assert plan.clause in cited and cited <= {*found.clauses, *edited}, cited
    expect(form.locator(".ttl-pair img:visible")).to_have_count(2)
    shown(stage, form)
    assert form.evaluate(WHOLE) == []
    form.evaluate("frame => frame.scrollIntoView()")
    if stage.width >= 1440:  # both boards are whole without scrolling; in a narrow window they are as large as that
        for board in form.locator(".ttl-pair img:visible").all():
            stage.in_the_window(board)
    stage.picture("first-difference")


def boards_are_whole(stage: Stage, there: Any) -> None:
    """Nothing need be moved from side to side, and the letters of every board can be read."""
    area = there.bounding_box()
    assert there.evaluate(MOVED) == []
    for picture in there.locator("img:visible").all():
        box, letters = picture.bounding_box(), float(picture.get_attribute("data-letters"))
        assert box["x"] + box["width"] <= area["x"] + area["width"] + 1, "a picture is cut"
        assert box["width"] * letters > 10.95, box


def in_a_cell(stage: Stage) -> None:
    """A clause is rewritten in a cell that begins with %%rule: the first difference stands below it."""
    from playwright.sync_api import expect

    run(stage, "clause-load")
    run(stage, "clause-edited")
    there = cell(stage, "clause-edited").locator(".jp-OutputArea")
    expect(there.locator("img:visible")).to_have_count(2)
    expect(there).to_contain_text("FN-6.2")
    settled(stage.page, ".jp-OutputArea")
    shown(stage, there)
    assert re.search(r"\[FN-6\.3, FN-5\.3\]", there.inner_text()), there.inner_text()[:300]
    assert re.search("[가-힣]" if stage.lang == "ko" else "First difference", there.inner_text())
    boards_are_whole(stage, there)
    cell(stage, "clause-edited").evaluate("cell => cell.scrollIntoView()")
    stage.picture("clause-rewritten")
    there.evaluate("area => area.scrollIntoView()")
    stage.picture("clause-difference")
    if stage.width == 1440:  # both boards stand side by side beside the list of files, too
        stage.page.evaluate("() => window.jupyterapp.shell.expandLeft()")
        settled(stage.page, ".jp-OutputArea")
        boards_are_whole(stage, there)
        tops = [one.bounding_box()["y"] for one in there.locator("img:visible").all()]
        assert max(tops) - min(tops) < 2, tops
        there.evaluate("area => area.scrollIntoView()")
        stage.picture("beside-the-files")
        stage.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    stage.without_errors()


def many_readings(stage: Stage) -> None:
    """Eight readings, one at a time: a table says of each where the game goes another way."""
    from playwright.sync_api import expect

    run(stage, "change-table")
    table = cell(stage, "change-table").locator(".jp-OutputArea table")
    expect(table.locator("tr")).to_have_count(10)  # the game as it was played, too
    expect(table).to_contain_text("TW-11.5")
    cell(stage, "change-table").evaluate("cell => cell.scrollIntoView()")
    stage.picture("eight-readings")
    stage.without_errors()


def the_same_odds(stage: Stage) -> None:
    """A clause of the throws is rewritten in a cell; the picture of the odds below it is drawn by the new rule."""
    from playwright.sync_api import expect

    for name in ("announce", "clause-load", "clause-edited", "clause-picture"):
        run(stage, name)
    expect(cell(stage, "clause-edited").locator(".jp-OutputArea")).to_contain_text("CK-7.1")
    drawn = cell(stage, "clause-picture").locator(".jp-OutputArea img:visible")
    expect(drawn).to_have_count(1)
    shown(stage, cell(stage, "clause-picture"))
    cell(stage, "clause-edited").evaluate("cell => cell.scrollIntoView()")
    stage.picture("clause-rewritten")
    stage.without_errors()


def one_open_rule(stage: Stage) -> None:
    """In code the same difference; then the readings of a rule that the rulebook leaves open, each with its board."""
    from playwright.sync_api import expect

    for name in ("change-code", "executor-readings"):
        run(stage, name)
    expect(cell(stage, "change-code").locator(".jp-OutputArea")).to_contain_text("TD-5.3")
    boards = cell(stage, "executor-readings").locator(".jp-OutputArea img:visible")
    expect(boards.nth(1)).to_be_visible()
    shown(stage, cell(stage, "executor-readings"))
    assert cell(stage, "executor-readings").locator(".jp-OutputArea").evaluate(MOVED) == []
    cell(stage, "executor-readings").evaluate("cell => cell.scrollIntoView()")
    stage.picture("readings")
    stage.without_errors()


def a_lost_table(stage: Stage) -> None:
    """The readings of a table that is lost, each with its board, and the clause below them."""
    from playwright.sync_api import expect

    for name in ("number-code", "level-readings"):
        run(stage, name)
    boards = cell(stage, "level-readings").locator(".jp-OutputArea img:visible")
    expect(boards.nth(1)).to_be_visible()
    shown(stage, cell(stage, "level-readings"))
    assert cell(stage, "level-readings").locator(".jp-OutputArea").evaluate(MOVED) == []
    cell(stage, "level-readings").evaluate("cell => cell.scrollIntoView()")
    stage.picture("readings")
    stage.without_errors()


def a_changed_rule(game: str, stage: Stage) -> None:
    """First the form, then what the lab has next."""
    in_the_form(stage, game, PLANS[game])
    PLANS[game].then(stage)


def _bots(game: str, bots: str, **more: Any) -> Any:
    until = more.pop("until", None)
    return tl.Match(game, **more).run(bots, until=until)


PLANS = {
    "fourteen_nights": Plan(
        "number-form", "number-say", partial(_bots, "fourteen_nights", "balanced", players=3, seed=9, until=84),
        "recovery_day", 5, "FN-9.3", in_a_cell,
    ),
    "tabula_wolves": Plan(
        "change-form", "change-many",
        partial(_bots, "tabula_wolves", "random_blind", players=15, seed=4, rules="silent"),
        "suspect_tie_rule", "pool_then_token", "TW-11.5", many_readings,
    ),
    "cetkaik": Plan(
        "number", "number-press", partial(_bots, "cetkaik", "random", seed=3), "water_need", 5, "CK-7.1", the_same_odds
    ),
    "tiedie": Plan(
        "change-form", "change-say", partial(short_game, "tail", seed=3), "move_day", 4, "TD-5.3", one_open_rule
    ),
    "void_seeders": Plan(
        "number-form", "number-say", partial(short_night, seed=7), "madness_start", 2, "VS-6.1", a_lost_table
    ),
}  # fmt: skip
JOURNEYS: dict[str, Journey] = {game: partial(a_changed_rule, game) for game in PLANS}
