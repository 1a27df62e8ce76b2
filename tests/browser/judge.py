"""An automatic judge of accessibility (axe-core) put into a page: what it finds there, and how much it looked at.
`test_accessible.py` shows it every state of the widgets, `every_page.py` every page of the product."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

# Several widgets on one page are landmarks of the same name; one widget alone has each only once.
JUDGE = """async ([what, leave]) => {
  const off = { enabled: false }, rules = { "landmark-unique": off };
  for (const rule of leave) rules[rule] = off;
  const where = what ? { include: [...document.querySelectorAll(what)] } : document;
  const told = await axe.run(where, { resultTypes: ["violations", "passes"], rules });
  const faults = told.violations.flatMap((rule) => rule.nodes.map((node) =>
    `${rule.impact} ${rule.id}: ${node.target.flat().join(" ")}\\n    ${node.html.slice(0, 200)}\\n`
      + `    ${node.failureSummary.replaceAll("\\n", " ")}`));
  return { faults, looked: Object.fromEntries(told.passes.map((rule) => [rule.id, rule.nodes.length])) };
}"""


def let_in(page: Any) -> None:
    """Put the judge into a page."""
    from axe_playwright_python.base import AXE_SCRIPT

    # JupyterLab's body has no height and hides what sticks out: for the judge, everything.
    page.add_style_tag(content="html,body{height:100%!important;overflow:visible!important}")
    page.add_script_tag(content=AXE_SCRIPT)


def judged(page: Any, what: str = "", leave: Sequence[str] = ()) -> tuple[list[str], Counter[str]]:
    """What the judge finds in the parts of the page (a selector; '' for all of it), and how much it looked at.

    `leave`: rules that are left out.
    """
    told = page.evaluate(JUDGE, [what, list(leave)])
    return told["faults"], Counter(told["looked"])
