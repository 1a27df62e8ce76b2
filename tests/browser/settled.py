"""When a page has come to rest: the kernel has answered what was asked of it, and nothing of ours changes any more.
A test that looks once (a count, a text, a box) looks then; one that waits for something uses Playwright's `expect`."""

from __future__ import annotations

from typing import Any

from tests.browser.running_lab import ASK

# All words and attributes below some elements, their shadow roots too, until they stay the same for a while. They are
# read again only after a change was observed, and once more at the end: reading all of a large page takes its time.
STILL = """async ([what, quiet, most]) => {
  const deep = { subtree: true, childList: true, attributes: true, characterData: true };
  let touched = false, elements = [], sizes = "";
  const observer = new MutationObserver(() => { touched = true; });
  const told = () => { const all = [];
    const walk = (node) => { if (node.nodeType === 3) all.push(node.data);
      for (const a of node.attributes || []) all.push(a.name, a.value.length > 200 ? a.value.length : a.value);
      if (node.shadowRoot) { observer.observe(node.shadowRoot, deep); walk(node.shadowRoot); }
      for (const child of node.childNodes) walk(child); };
    touched = false;
    for (const one of elements) { observer.observe(one, deep); walk(one); }
    return all.join("\\n"); };
  const others = () => { const found = [...document.querySelectorAll(what)], before = sizes;
    sizes = found.map((one) => { const r = one.getBoundingClientRect(); return `${r.width} ${r.height}`; }).join();
    const same = sizes === before && found.length === elements.length && found.every((one, at) => one === elements[at]);
    elements = found;
    return !same; };
  others();
  const end = performance.now() + most;
  for (let seen = told(), since = performance.now(), start = since; performance.now() < end;) {
    await new Promise((done) => setTimeout(done, 30));
    const other = others(), over = performance.now() - since >= quiet;
    const now = other || touched || over ? told() : seen;
    if (other || now !== seen) { seen = now; since = performance.now(); }
    else if (over) { observer.disconnect(); return since === start ? "still" : "moved"; }
  }
  return "";
}"""
QUIET = 90
"""Milliseconds; longer than a page needs to dress what it was sent."""
SIZES = 300
"""Milliseconds; longer than a player waits before it tells its size (`PAUSE` of room.js)."""


def settled(page: Any, what: str = ".ttl", quiet: int = QUIET, most: int = 60_000) -> None:
    """Wait until everything that was pressed, sized or run before is in the page."""
    for _ in range(40):
        page.evaluate(ASK)
        how = page.evaluate(STILL, [what, quiet, most])
        if how == "still":
            return
        assert how, f"still changing after {most} ms"
    raise AssertionError("the page and its kernel go on for ever")


def in_the_kernel(page: Any, code: str) -> None:
    """Run code in the kernel of the notebook, without a cell."""
    told = page.evaluate(
        """code => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel
          .requestExecute({ code }).done.then(reply => reply.content.status)""",
        code,
    )
    assert told == "ok", f"{code}: {told}"
