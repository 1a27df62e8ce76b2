"""A playtester changes a rule, in the form and in a cell, and sees where the same match goes another way."""

from __future__ import annotations

import re
from typing import Any

import tabletop_lab as tl
from tests.browser.journeys import Journey, Stage
from tests.browser.running_lab import ASK
from tests.browser.settled import settled

LAB = "fourteen_nights_rules_lab"
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


def played() -> Any:
    """The match of the lab's first section."""
    return tl.Match("fourteen_nights", players=3, seed=6).run(bots="random", until=60)


def cell(stage: Stage, name: str) -> Any:
    """A cell of the notebook by its id."""
    at = stage.page.evaluate(
        "id => window.jupyterapp.shell.currentWidget.content.widgets.findIndex((cell) => cell.model.id === id)", name
    )
    return stage.page.locator(".jp-Notebook-cell").nth(at)


def run(stage: Stage, name: str, command: str = "notebook:run-cell") -> None:
    """Run a cell, or what the command says of it, and wait until the page has shown everything."""
    stage.page.evaluate(CELL, [name, command])
    stage.page.wait_for_function("window.ran !== null", timeout=120_000)
    stage.page.evaluate(ASK)


def shown(stage: Stage, frame: Any) -> None:
    """Wait until every picture below a frame has been decoded."""
    stage.page.wait_for_function(
        "frame => [...frame.querySelectorAll('img')].every((one) => !one.offsetWidth || one.complete)",
        arg=frame.element_handle(),
    )


def in_the_form(stage: Stage) -> None:
    """A number is changed in the form; the first difference is named, with its clause and a picture of either side."""
    from playwright.sync_api import expect

    stage.open(LAB)
    stage.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    run(stage, "number-say", "notebook:run-all-above")
    form = cell(stage, "number-form").locator(".ttl-whole-player > .ttl, .ttl").first
    field = form.locator(".field-recovery_day input")
    expect(field).to_have_value("7")
    cell(stage, "number").evaluate("cell => cell.scrollIntoView()")
    stage.picture("form")
    field.fill("5")
    field.press("Tab")
    expect(form.locator(".ttl-foot .go")).to_be_enabled()
    form.locator(".ttl-foot .go").click()
    _, found = played().with_rules(recovery_day=5)
    headline = form.locator(".ttl-div h2")
    expect(headline).to_contain_text(re.compile(rf"\b{found.step}(?!\d)"))
    expect(form.locator(".ttl-chips .chip").first).to_be_visible()
    settled(stage.page)
    cited = {chip.get_attribute("data-with") for chip in form.locator(".ttl-chips .chip").all()}
    assert "FN-9.3" in cited and cited <= set(found.clauses), cited
    expect(form.locator(".ttl-pair img:visible")).to_have_count(2)
    shown(stage, form)
    assert form.evaluate(WHOLE) == []
    form.evaluate("frame => frame.scrollIntoView()")
    stage.picture("first-difference")


def in_a_cell(stage: Stage) -> None:
    """A clause is rewritten in a cell that begins with %%rule: the first difference stands below it."""
    from playwright.sync_api import expect

    run(stage, "clause-load")
    run(stage, "clause-edited")
    there = cell(stage, "clause-edited").locator(".jp-OutputArea")
    expect(there.locator("td img:visible")).to_have_count(2)
    expect(there).to_contain_text("FN-6.2")
    settled(stage.page, ".jp-OutputArea")
    shown(stage, there)
    assert re.search(r"\[FN-6\.1, FN-6\.2, FN-5\.3\]", there.inner_text()), there.inner_text()[:300]
    assert re.search("[가-힣]" if stage.lang == "ko" else "First difference", there.inner_text())
    area = there.bounding_box()
    for picture in there.locator("td img:visible").all():
        box = picture.bounding_box()
        assert box["width"] > 200 and box["x"] + box["width"] <= area["x"] + area["width"] + 1, "a picture is cut"
    cell(stage, "clause-edited").evaluate("cell => cell.scrollIntoView()")
    stage.picture("clause-rewritten")
    there.evaluate("area => area.scrollIntoView()")
    stage.picture("clause-difference")
    stage.without_errors()


def a_changed_rule(stage: Stage) -> None:
    """First the form, then the cell."""
    in_the_form(stage)
    in_a_cell(stage)


JOURNEYS: dict[str, Journey] = {"a_changed_rule": a_changed_rule}
