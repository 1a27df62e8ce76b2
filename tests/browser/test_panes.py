"""The panes of the player in a real JupyterLab, by mouse and keys: the trace narrowed, who knows what, a rule to edit
and to copy, branches compared, bots stopped. What they say without a page is tested in tests/notebook."""

import os
import re
from pathlib import Path

import pytest

from tests.browser.notebook_of import notebook_of, sized
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = [*NEEDS_A_BROWSER, pytest.mark.usefixtures("at_rest")]

CELL = """import time
import tabletop_lab as tl
class Slow(tl.engine.Bot):
    name = "slow"
    def choose(self, decision, random):
        time.sleep(2)
        return decision.options[0]
nights = tl.games()["fourteen_nights"]
class Nights(nights):
    bots = {**nights.bots, "slow": Slow}
match = tl.Match(Nights, players=3, seed=7).run(until=60)
at = next(i for i in match.moments if i > 20 and match.answers[i].name == "move")
for k in range(5):
    match.goto(at).play(next(o for o in match.decision.labels if o != match.line[at].label)).run(until=40 + k)
    match.switch("main")
match.goto(40)
player = tl.play(match)"""


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "panes", [CELL]) as page:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        yield page


@pytest.fixture(scope="module")
def player(page):
    frame = page.locator(".ttl-whole-player > .ttl").first
    expect(frame.locator("#sq-1")).to_be_attached()
    return frame


def shot(frame, name):
    """Pictures for a person to look at, when SHOTS says where."""
    if folder := os.environ.get("SHOTS"):
        frame.screenshot(path=str(Path(folder) / f"{name}.png"))


def tab(player, name):
    player.locator(".ttl-side .ttl-bar button", has_text=re.compile(f"^{name}$")).click()


def test_the_trace_is_narrowed_by_control_and_key(page, player):
    player.locator(".ttl-told button").last.click()
    choice, count = player.locator(".ttl-filter select"), player.locator(".ttl-trace .ttl-bar .quiet")
    choice.select_option(label="▲ P2")
    expect(count).to_have_text(re.compile(r"^\d+ of \d+ sentences$"))
    expect(player.locator(".ttl-trace")).not_to_contain_text("P3 · ")
    player.locator(".ttl-trace .ttl-bar .ttl-btn").click()
    expect(count).to_have_count(0)
    player.locator(".ttl-opts button").first.focus()
    page.keyboard.press("f")
    expect(count).to_contain_text("sentences")
    assert choice.input_value() and "FN-6" in choice.evaluate("s => s.selectedOptions[0].text")
    page.keyboard.press("f")
    expect(count).to_have_count(0)
    expect(player.locator(".ttl-filter select")).to_have_attribute("aria-label", "Which sentences")


def test_a_press_between_the_buttons_gives_the_player_the_keys(page, player):
    page.locator(".jp-InputPrompt").first.click()
    at, before = player.locator(".ttl-at"), player.locator(".ttl-at").inner_text()
    at.click()
    page.keyboard.press("[")
    expect(at).not_to_have_text(before, use_inner_text=True)
    page.keyboard.press("]")
    expect(at).to_have_text(before, use_inner_text=True)


def test_who_knows_what_opens_by_key_and_follows_the_viewer(page, player):
    player.locator(".ttl-opts button").first.focus()
    page.keyboard.press("k")
    table = player.locator(".ttl-knows table")
    expect(table).to_be_visible()
    expect(table.locator("th[scope=col]")).to_have_count(4)
    expect(player.locator(".ttl-knows")).to_contain_text("perhaps some")
    player.locator(".ttl-seg.seats button").last.click()
    expect(player.locator(".ttl-knows")).to_contain_text("As the moderator knows it")
    expect(player.locator(".ttl-knows")).not_to_contain_text("perhaps some")
    page.keyboard.press("Alt+3")
    expect(player.locator(".ttl-knows")).to_contain_text("As far as P3 can tell")
    tab(player, "Clause")


def test_the_cell_is_copied_as_text_and_can_be_selected(page, player):
    player.locator(".ttl-decide .chip", has_text="FN-6.2").click()
    expect(player.locator(".ttl-clause h3 i")).to_have_text("FN-6.2")
    settled(page)  # a clause that is written again is folded again
    cell = player.locator(".ttl-cell")
    cell.locator("summary").click()
    cell.locator("[data-copy]").first.click()
    expect(cell.locator("[role=status]").first).to_have_text("Copied")
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith("%%rule FN-6.2 destinations\n@clause") and text.endswith("\n")
    cell.locator("pre").first.focus()
    assert page.evaluate("() => getSelection().toString()").strip() == text.strip()


def test_edit_this_rule_opens_the_form_at_the_clause(page, player):
    player.locator("[data-do=edit]").click()
    form = page.locator(".ttl-rules")
    expect(form.locator(".ttl-find input")).to_have_value("FN-6.2")
    expect(form.locator(".field-barred_spaces")).to_be_visible()
    expect(form.locator(".field-days")).to_be_hidden()
    expect(form).to_be_focused()
    form.locator(".ttl-head button", has_text="Close").click()
    expect(form).to_have_count(0)


def test_labels_of_branches_do_not_cover_each_other(player):
    labels = player.locator(".ttl-ticks .fork")
    expect(labels).to_have_count(4)
    boxes = [label.bounding_box() for label in labels.all()]
    assert all(a["x"] + a["width"] <= b["x"] for a, b in zip(boxes, boxes[1:], strict=False)), boxes
    labels.last.click()
    expect(player.locator(".ttl-branches [data-do=switch]")).to_have_count(5)


@pytest.mark.parametrize(("width", "theme", "lang"), [(1000, "Light", 0), (1600, "Dark", 1)])
def test_two_branches_stand_side_by_side(page, player, width, theme, lang):
    sized(page, player, width, f"JupyterLab {theme}")
    player.locator(".ttl-lang button").nth(lang).click()
    expect(player.locator(".ttl-lang button").nth(lang)).to_have_class(re.compile("mod-active"))
    player.locator(".ttl-side .ttl-bar button").nth(2).click()
    player.locator(".ttl-branches [data-do=compare]").first.click()
    pane = page.locator(".ttl-compare")
    expect(pane.locator("img")).to_have_count(2)
    expect(pane).to_be_focused()
    expect(pane.locator(".ttl-headline")).to_contain_text(("then go different ways", "갈라집니다")[lang])
    assert all(image.get_attribute("alt") for image in pane.locator("img").all())
    settled(page)
    rows = pane.locator(".ttl-facts tbody tr")
    assert rows.count() > 3
    at = pane.locator(".ttl-at").inner_text()
    handle = pane.locator(".ttl-lanes input")
    handle.focus()
    page.keyboard.press("ArrowRight")
    expect(pane.locator(".ttl-at")).not_to_have_text(at)
    page.keyboard.press("Home")
    expect(rows).to_have_count(0)
    pane.locator(".ttl-hist button").first.click()
    expect(pane.locator(".ttl-at")).to_have_text(at)
    frame = page.locator(".ttl-whole-player > .ttl").nth(1)
    assert frame.evaluate("frame => frame.scrollWidth <= frame.clientWidth + 1"), "nothing sticks out sideways"
    shot(frame, f"compare-{width}")
    shot(player, f"branches-{width}")
    pane.focus()
    page.keyboard.press("Escape")
    expect(pane).to_have_count(0)


def test_slow_bots_are_said_to_think_and_stopped_by_esc(page, player):
    sized(page, player, 1000, "JupyterLab Light")
    player.locator(".ttl-lang button").first.click()
    tab(player, "Seats")
    expect(player.locator(".ttl-people select")).to_have_count(3)
    for drop in player.locator(".ttl-people select").all():
        drop.select_option(label="Bot: slow")
    at = player.locator(".ttl-at").text_content()
    player.locator(".ttl-bots button").first.click()
    thinks = re.compile(r"P3 is thinking\s*[12] s\s*Bot “slow”")
    page.wait_for_function(  # looked at again and again: it is not there for long
        "words => new RegExp(words).test(document.querySelector('.ttl-decide.busy')?.innerText ?? '')",
        arg=thinks.pattern,
    )
    shot(player, "busy-1000")
    expect(player.locator(".ttl-at")).not_to_have_text(at)
    at = player.locator(".ttl-at").text_content()
    player.locator(".ttl-bots button").last.click()
    expect(player.locator(".ttl-decide.busy")).to_be_visible()
    player.locator(".ttl-busy button").focus()
    page.keyboard.press("Escape")
    expect(player.locator(".ttl-decide.busy")).to_have_count(0)
    page.wait_for_timeout(2_500)  # longer than a bot thinks
    expect(player.locator(".ttl-at")).to_have_text(at)
    assert page.complaints == []
