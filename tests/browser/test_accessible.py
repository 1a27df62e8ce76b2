"""The widgets before an automatic judge of accessibility (axe-core), in every theme and both languages.
What no machine can judge (keys, words, the order of reading) is tested in test_lab.py."""

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from tabletop_lab.figures.style import CONTRAST_DARK, DARK, LIGHT
from tests.browser import judge
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER, run_notebook, write_notebook
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytest.importorskip("axe_playwright_python.base", reason="axe-playwright-python is not installed")
pytestmark = NEEDS_A_BROWSER

BEGIN = """import tabletop_lab as tl
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.notebook import disputes, edit_rules, quiz
from tabletop_lab.testing.sample import Market
catalogue.register(Market)
def at(name, players=4, **more):
    match = tl.Match(Market, players=players, seed=7, position=more)
    match.chance = "ask" if name == "goods" else "auto"
    while match.decision.name != name:
        luck = match.decision.player == NATURE
        match.roll() if luck else match.run(bots=dict.fromkeys(match.players, "random"), until="decision")
    return match"""
# Every state of the widgets that looks unlike the others, by a name for the report.
STATES = {
    "board and buttons": "tl.play(at('walk', 3));",
    "why not": "tl.play(at('walk', 3)).why();",
    "seats and bots": "p = tl.play(at('again'), bots='careful'); p.screen.layout.tab('seats')",
    "branches": "p = tl.play(at('again')); p.branch('what if').undo().branch(); p.screen.layout.tab('branches')",
    "keys, a refusal": "p = tl.play(at('again')); p.presses.ui(lambda: p.click('99')); p.screen.layout.tab('keys')",
    "chance": "tl.play(at('goods'));",
    "long list": "p = tl.play(at('bid', coins={f'P{i}': 40 for i in range(1, 5)})); p.screen.choices.choose('0')",
    "parts": "hands = {'P1': [f'G0{i}' for i in range(1, 10)]}; coins = {f'P{i}': 9 for i in range(1, 5)}\n"
    "p = tl.play(at('sell', day=4, order=['P1', 'P2', 'P3', 'P4'], coins=coins, hands=hands))\n"
    "p.screen.choices.toggle(p.match.decision.options.items[0])",
    "game over": "tl.play(tl.Match(Market, players=3, seed=7).run('random'));",
    "rules": "edit_rules(tl.Match(Market, players=3, seed=7)).set('hand_limit', 1).set('days', 13)"
    ".show_clause('LM-4.2');",
    "divergence": "edit_rules(tl.Match(Market, players=4, seed=7).run(until=38)).set('closed_stalls', 'anyone')"
    ".apply();",
    "quiz": "q = quiz(tl.Match(Market, players=3, seed=7).run('random', until=40), n=3, seed=1)\n"
    "q.answer(0, q.questions[0].right); q.go(0)",
    "disputed rules": "disputes('market', (), 'closed_stalls', games=1)",
}


@pytest.fixture(scope="module")
def page(lab):
    """A notebook that shows every state at once, with the judge in its page."""
    write_notebook(lab, "states.ipynb", [BEGIN, *STATES.values()])
    with opened_page(height=1800) as page:
        run_notebook(page, lab, "states.ipynb")
        assert page.locator("[data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts() == []
        for name in STATES:
            # The kernel is ready before the page has shown everything it said.
            sync_api.expect(widgets(page, name).first).to_be_visible()
        judge.let_in(page)
        yield page


def widgets(page, name):
    """What the cell of a state shows."""
    return page.locator(".jp-Notebook-cell").nth(1 + list(STATES).index(name)).locator(".ttl")


def judged(page, *names):
    """What the judge finds: a report of every fault with its state, rule and element; and how much it looked at."""
    report, looked = [], Counter()
    for name in names:
        # What is scrolled out of sight has no contrast for the judge.
        widgets(page, name).first.scroll_into_view_if_needed()
        at = 1 + list(STATES).index(name)
        page.evaluate("at => document.querySelectorAll('.jp-Notebook-cell')[at].classList.add('judged')", at)
        faults, much = judge.judged(page, ".judged .ttl")
        page.evaluate("() => document.querySelector('.judged').classList.remove('judged')")
        report += [f"{name}: {fault}" for fault in faults]
        looked.update(much)
    return "\n".join(report), looked


def dressed(page, theme="JupyterLab Light", lang=0):
    """The whole page in a theme, every widget in a language."""
    page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", theme)
    for switch in page.locator(".ttl .ttl-lang").all():
        # Not by mouse: it waits for the page to stand still.
        switch.locator("button").nth(lang).evaluate("button => button.click()")
        sync_api.expect(switch.locator("button").nth(lang)).to_have_class(re.compile("mod-active"))
    settled(page)


@pytest.mark.parametrize(("theme", "lang"), [("JupyterLab Light", 0), ("JupyterLab Dark", 1)])
def test_the_judge_finds_no_fault(page, theme, lang):
    dressed(page, theme, lang)
    report, looked = judged(page, *STATES)
    if folder := os.environ.get("SHOTS"):
        for i, name in enumerate(STATES):
            widgets(page, name).screenshot(path=Path(folder) / f"{i}-{name}-{theme[11:].lower()}-{lang}.png")
    assert not report, f"\n{report}"
    assert looked["color-contrast"] > 800 and looked["nested-interactive"] > 500, "the judge saw the texts"


def test_the_judge_would_find_faults(page):
    """A name taken away, a pale text, a button in a button: the judge is awake."""
    frame = widgets(page, "board and buttons")
    frame.evaluate("""frame => {
      frame.querySelector(".ttl-lanes input").removeAttribute("aria-label");
      frame.style.setProperty("--quiet", "color-mix(in srgb, var(--fg) 30%, var(--bg))");
      frame.querySelector(".ttl-svg").shadowRoot.querySelector(".place").setAttribute("aria-label", "");
    }""")
    report, _ = judged(page, "board and buttons")
    found = {line.split(": ")[1].split()[-1] for line in report.splitlines() if line[0] != " "}
    assert found == {"label", "color-contrast", "aria-command-name"}


@pytest.mark.parametrize("asks", ["the machine", "the theme"])
def test_high_contrast_reaches_the_drawing(page, asks):
    """Asked for by the machine (a few colours of its own) or by a theme of JupyterLab; and back."""
    paper = widgets(page, "why not").locator(".ttl-svg rect[fill]").first

    def show(theme, **media):
        page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', {theme: name})", theme)
        page.emulate_media(**media)

    show("JupyterLab Light", forced_colors="none")
    sync_api.expect(paper).to_have_attribute("fill", LIGHT["paper"])
    if asks == "the machine":
        show("JupyterLab Light", forced_colors="active", color_scheme="dark")
    else:
        show("JupyterLab Dark High Contrast")
    sync_api.expect(paper).to_have_attribute("fill", CONTRAST_DARK["paper"])
    show("JupyterLab Dark", forced_colors="none")
    sync_api.expect(paper).to_have_attribute("fill", DARK["paper"])
