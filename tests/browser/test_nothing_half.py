"""What a narrow player has no room for: lists say that they go on, and show nothing by half; names for a tight hand.
Also what stands around a player: seats in their colours, and prose that breaks between words."""

import re

import pytest

from tests.browser.every_size import DRAWN, measured, projected
from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER
CELLS = [
    "import tabletop_lab as tl\nfrom IPython.display import Markdown",
    "from tabletop_lab.games.void_seeders.scenes import lucky, scene\n"
    'start = lucky(scene("start"), room="canteen", token="X02", noise_die=4)\ntl.play(start, mode="alone", lang="ko");',
    'tl.play(tl.Match("tabula_wolves", players=9, seed=5, lang="ko"), mode="moderator");',
    'tl.play(tl.Match("cetkaik", seed=7), mode="alone", lang="en");',
    'tl.play(tl.Match("tabula_wolves", players=9, seed=5, lang="en"), mode="moderator");',
    'Markdown("낱말이 끊기지 않습니다. " * 40)',
]
# Of things in a list: those seen in part, and those that lie below its edge; what the list says.
SEEN = """([frame, list, things, upper]) => {
  const part = frame.querySelector(list), edge = part.getBoundingClientRect();
  const on = part.dataset.more ? part : part.parentElement;
  const line = on === part && on.dataset.more ? parseFloat(getComputedStyle(on, "::after").height) : 0;
  const low = edge.bottom - line, high = edge.top + (upper ? line : 0);
  const all = [...part.querySelectorAll(things)].map((one) => [one.getBoundingClientRect(),
    getComputedStyle(one).opacity]);
  const cut = ([r]) => upper ? r.top < high - 2 && r.bottom > high + 1 : r.top < low - 1 && r.bottom > low + 2;
  return { said: on.dataset.more || "", scrolls: part.scrollHeight > part.clientHeight + 2,
    half: all.filter((one) => cut(one) && one[1] !== "0" && one[0].height < 60).length,
    beyond: all.filter(([r]) => upper ? r.top < high - 2 : r.bottom > low + 2).length }; }"""


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "nothing_half", CELLS, height=900) as page:
        page.set_viewport_size({"width": 1000, "height": 900})
        page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        yield page


def frame_at(page, at):
    """A player in sight, drawn for the room it has."""
    frame = page.locator(".ttl-whole-player > .ttl").nth(at)
    frame.scroll_into_view_if_needed()
    settled(page)
    page.wait_for_function(DRAWN)
    return frame


def seen(frame, parts, things, upper=False):
    return frame.page.evaluate(SEEN, [frame.element_handle(), parts, things, upper])


def test_what_happened_and_the_answers_say_how_many_lie_below_and_show_none_by_half(page):
    frame = frame_at(page, 0)
    for answer in ('[id="sq-6"].target', ".ttl-opts button"):
        before = frame.locator(".ttl-at").inner_text()
        frame.locator(answer).first.click()
        expect(frame.locator(".ttl-at")).not_to_have_text(before)
        settled(page)
    frame.locator(".place.target").first.focus()
    page.keyboard.press("w")
    expect(frame.locator(".ttl-why li").first).to_be_visible()
    settled(page)
    for parts, things in ((".ttl-pick > .ttl-opts", "button"), (".ttl-news", "li"), (".ttl-side > .ttl-body", "p,li")):
        found = seen(frame, parts, things)
        assert found["half"] == 0 and bool(found["said"]) == bool(found["beyond"] and found["scrolls"]), (parts, found)
    page.keyboard.press("p")
    expect(frame).to_have_attribute("popover", "manual")
    settled(page)
    answers = seen(frame, ".ttl-pick > .ttl-opts", "button")
    assert answers["beyond"] and str(answers["beyond"]) in answers["said"] and answers["half"] == 0, answers
    frame.locator(".ttl-whybox > button").click()
    expect(frame.locator(".ttl-news li").first).to_be_visible()
    settled(page)
    news = seen(frame, ".ttl-news", "li")
    assert news["beyond"] and str(news["beyond"]) in news["said"] and news["half"] == 0, news
    page.keyboard.press("p")
    expect(frame).not_to_have_attribute("popover", "manual")


def test_what_was_read_aloud_says_how_many_lines_stand_above(page):
    frame = frame_at(page, 1)
    frame.locator(".ttl-go:visible").click()
    sure = frame.locator(".ttl-handoff .go")
    expect(sure).not_to_have_attribute("aria-disabled", "true")
    sure.click()
    expect(frame.locator(".ttl-handoff")).to_have_count(0)
    settled(page)
    script = seen(frame, ".ttl-script", "li", upper=True)
    assert script["scrolls"] and script["half"] == 0 and str(script["beyond"]) in script["said"], script


def test_a_long_list_says_how_many_options_lie_below_and_leaves_room_to_the_reasons(page):
    frame = frame_at(page, 2)
    frame.locator(":is([id=sq-TAU],[id=sq-TE]).target").first.click()
    settled(page)
    options = seen(frame, ".ttl-list", "button[role=option]")
    assert options["beyond"] and str(options["beyond"]) in options["said"] and options["half"] == 0, options
    frame.locator(":is([id=sq-TAU],[id=sq-TE])").first.focus()
    page.keyboard.press("w")
    expect(frame.locator(".ttl-why li").first).to_be_visible()
    settled(page)
    reasons = seen(frame, ".ttl-whybox .widget-html-content, .ttl-whybox", "li")
    assert reasons["half"] == 0, reasons
    first, box = frame.locator(".ttl-why li").first.bounding_box(), frame.locator(".ttl-whybox").bounding_box()
    assert first["y"] + first["height"] <= box["y"] + box["height"] - 14, (first, box)
    assert seen(frame, ".ttl-list", "button[role=option]")["said"] == ""  # it would lie on the way that was begun


def test_only_seats_have_a_letter_in_the_colour_of_a_seat(page):
    coloured = frame_at(page, 0).locator(".ttl-seg.seats button").evaluate_all(
        "all => all.map((one) => getComputedStyle(one, '::first-letter').color !== getComputedStyle(one).color)"
    )
    assert coloured == [True] * 3 + [False] * 2


def test_a_hand_that_lies_too_close_shows_the_names_of_its_cards(page):
    frame = frame_at(page, 0)
    row = frame.locator(".ttl-hand .row")
    for width, names in ((1000, True), (1440, False)):
        page.set_viewport_size({"width": width, "height": 900})
        frame_at(page, 0)
        expect(row.locator(".name").first).to_be_visible(visible=names)
        if names:
            cut = row.locator(".name").evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1)")
            assert cut == [] and row.locator("button").first.get_attribute("aria-pressed") == "false"
            mark = row.locator("button").first.evaluate("one => { const mark = document.createElement('i'); "
                "mark.className = 'new'; mark.textContent = 'new'; one.append(mark); "
                "const wide = mark.offsetWidth; mark.remove(); return wide; }")  # fmt: skip
            assert mark > 20, "a card that has just come says so beside its name"
            row.locator("button").first.click()
            expect(frame.locator(".ttl-hand .look img")).to_be_visible()
            frame.locator(".ttl-hand .look button").last.click()
    page.set_viewport_size({"width": 1000, "height": 900})


def test_the_prose_of_a_notebook_breaks_between_words(page):
    assert page.locator(".jp-RenderedMarkdown").last.evaluate("one => getComputedStyle(one).wordBreak") == "keep-all"


# Lines to read aloud of which the upper edge shows a part.
CUT = """frame => { const script = frame.querySelector(".ttl-script"), { top } = script.getBoundingClientRect();
  const line = script.dataset.more ? parseFloat(getComputedStyle(script, "::after").height) : 0;
  return [...script.querySelectorAll("li")].filter((one) => { const r = one.getBoundingClientRect();
    return r.top < top + line - 2 && r.bottom > top + line + 2 && getComputedStyle(one).opacity !== "0"; })
    .map((one) => one.textContent); }"""


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
@pytest.mark.parametrize("at", (1, 3))
def test_before_a_projector_no_line_to_read_aloud_begins_in_its_middle(page, at, size):
    """Above the question stood the end of the summary, from “Ties: clockwise” on."""
    measured(page, *size, at)
    with projected(page, at) as frame:
        measured(page, *size, at)
        # There is more than the card has room for, which the page finds a moment later.
        sync_api.expect(frame.locator(".ttl-script")).to_have_attribute("data-more", re.compile("."))
        assert frame.evaluate(CUT) == []
