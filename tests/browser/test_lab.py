"""A real JupyterLab in a real browser: run the walkthrough, then play with mouse and keys.
What the widget says and does without a page is tested in tests/notebook."""

import json
import re
import urllib.request

import pytest

from tabletop_lab.cli import shipped
from tabletop_lab.engine.language.languages import LANGUAGES
from tests.browser.notebook_of import sized, themed
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER, running_lab
from tests.browser.settled import settled

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = [*NEEDS_A_BROWSER, pytest.mark.usefixtures("at_rest")]


def step_of(player):
    """The step the history names (0 at the start)."""
    found = re.search(r"Step (\d+)", player.locator(".ttl-at").inner_text())
    return int(found[1]) if found else 0


def test_every_cell_ran_without_a_warning(page):
    assert page.locator("[data-mime-type='application/vnd.jupyter.stderr']").all_inner_texts() == []
    assert page.locator("[data-mime-type='application/vnd.jupyter.error']").all_inner_texts() == []
    assert page.evaluate("() => window.ran[0]") is not False


def test_a_click_on_the_board_plays_a_turn(page, player):
    before = step_of(player)
    target = player.locator(".place.target").first
    key = target.get_attribute("data-key")
    assert target.get_attribute("role") == "button"
    assert target.get_attribute("aria-label")
    target.click()
    expect(player.locator(".ttl-at")).not_to_contain_text(f"Step {before} ")
    settled(page)
    assert step_of(player) > before
    expect(player.locator(".ttl-trace .ttl-news")).to_contain_text(key)
    player.locator(".ttl-told button").last.click()
    expect(player.locator(".ttl-trace .now")).to_have_count(1)


def test_a_button_answers_and_undo_brings_it_back(player):
    before, question = step_of(player), player.locator(".ttl-decide h3").inner_text()
    player.locator(".ttl-opts button").first.click()
    expect(player.locator(".ttl-at")).not_to_contain_text(f"Step {before} ")
    player.locator(".ttl-hist .ttl-btn").first.click()
    expect(player.locator(".ttl-at")).to_contain_text(f"Step {before} ")
    expect(player.locator(".ttl-decide h3")).to_have_text(question)


def test_keys_answer_and_undo_without_moving_the_notebook(page, player):
    before = step_of(player)
    cells = page.locator(".jp-Cell").count()
    first = player.locator(".ttl-opts button").first
    badge = next(name[4:] for name in first.get_attribute("class").split() if name.startswith("key-"))
    first.focus()
    page.keyboard.press(badge)
    expect(player.locator(".ttl-at")).not_to_contain_text(f"Step {before} ")
    page.keyboard.press("u")
    expect(player.locator(".ttl-at")).to_contain_text(f"Step {before} ")
    assert page.locator(".jp-Cell").count() == cells


def test_a_chip_opens_its_clause_in_sight(player):
    chip = player.locator(".ttl-decide .chip").last
    clause = chip.get_attribute("data-with")
    chip.click()
    expect(player.locator(".ttl-clause h3 i")).to_have_text(clause)
    expect(player.locator(".ttl-clause p").first).not_to_be_empty()
    expect(player.locator(".ttl-clause h3")).to_be_in_viewport(ratio=1)
    expect(player.locator(".ttl-clause p").first).to_be_in_viewport()  # a long one goes on in its card


def test_the_key_of_clauses_brings_them_in_sight_below_the_answers(page, player):
    player.evaluate("frame => frame.scrollIntoView()")
    player.locator(".ttl-opts button").first.focus()
    expect(player.locator(".ttl-clause p").first).not_to_be_in_viewport()
    page.keyboard.press("c")
    expect(player.locator(".ttl-clause h3")).to_be_in_viewport(ratio=1)
    expect(player.locator(".ttl-clause p").first).to_be_in_viewport()
    expect(player.locator(".ttl-opts button").first).to_be_in_viewport(ratio=1)


def test_why_not_names_a_clause(player):
    player.locator(".ttl-whybox > button").click()
    expect(player.locator(".ttl-whybox .ttl-why, .ttl-whybox .ttl-note").first).to_be_visible()


def test_the_seat_selector_hides_what_is_not_ones_own(player):
    seats = player.locator(".ttl-seg.seats button")
    decider = player.locator(".ttl-decide .turn b").inner_text()
    other = next(i for i in range(seats.count() - 1) if seats.nth(i).inner_text().split()[-1] not in decider)
    seats.nth(other).click()
    expect(player.locator(".ttl-opts button")).to_have_count(0)
    seats.last.click()
    expect(player.locator(".ttl-opts button").first).to_be_visible()


def test_the_language_can_be_switched(player):
    player.locator(".ttl-lang button").nth(1).click()
    expect(player.locator(".ttl-hist .ttl-btn").first).to_contain_text("되돌리기")
    expect(player.locator(".ttl-decide h3")).to_have_text(re.compile("[가-힣]"))
    player.locator(".ttl-lang button").first.click()
    expect(player.locator(".ttl-hist .ttl-btn").first).to_contain_text("Undo")


def test_a_chance_is_chosen_by_hand_and_taken_back(player):
    player.locator(".ttl-side .ttl-bar button", has_text="Seats").click()
    by_hand = player.locator(".ttl-side label", has_text="Stop whenever chance decides").locator("input")
    settled(player.page)  # what is sent when the pane opens would put another box in its place
    by_hand.click()
    expect(by_hand).to_be_checked()
    one = player.locator(".ttl-bots button").first
    outcomes = player.locator(".ttl-decide .ttl-list [role=option]")
    for _ in range(20):
        at = player.locator(".ttl-at").text_content()
        if outcomes.count() and "/" in outcomes.first.inner_text():
            break
        one.click()
        expect(player.locator(".ttl-at")).not_to_have_text(at)
        settled(player.page)
    before = step_of(player)
    chosen = outcomes.last.get_attribute("data-with")
    expect(player.locator(".ttl-go")).to_contain_text("at random")
    outcomes.last.click()
    expect(outcomes.last).to_have_attribute("aria-selected", "true")
    player.locator(".ttl-find .go").click()
    expect(player.locator(".ttl-at")).not_to_contain_text(f"Step {before} ")
    settled(player.page)
    if player.locator(".ttl-trace .ttl-news").count():
        player.locator(".ttl-told button").last.click()
    expect(player.locator(".ttl-trace .ttl-tree")).to_be_visible()
    settled(player.page)
    if "set by hand" not in player.locator(".ttl-trace").inner_text():  # the chance ended a turn, which is folded now
        player.locator(".ttl-trace .fold[aria-expanded=false]").last.click()
    expect(player.locator(".ttl-trace")).to_contain_text("set by hand")
    player.locator(".ttl-hist button", has_text="Undo").click()
    expect(player.locator(".ttl-at")).to_contain_text(f"Step {before} ")
    expect(player.locator(f".ttl-list [data-with='{chosen}']")).to_have_count(1)
    by_hand.click()
    expect(by_hand).not_to_be_checked()
    expect(player.locator(".ttl-decide .turn b")).not_to_be_empty()


def test_a_branch_is_named_and_left_again(player):
    player.locator(".ttl-side .ttl-bar button", has_text="Branches").click()
    was = player.locator(".ttl-at .quiet").inner_text()
    player.locator(".ttl-branches input").fill("what if")
    player.locator(".ttl-branches input").press("Tab")
    player.locator(".ttl-branches button", has_text="Branch here").click()
    expect(player.locator(".ttl-at")).to_contain_text("what if")
    player.locator(".ttl-branches [data-do=switch]", has_text=was).click()
    expect(player.locator(".ttl-at")).to_contain_text(was)
    expect(player.locator(".ttl-branches")).to_contain_text("what if")
    player.locator(".ttl-side .ttl-bar button").first.click()


def test_bots_play_to_the_end(player):
    player.locator(".ttl-bots button").last.click()
    expect(player.locator(".ttl-score").first).to_be_visible()
    expect(player.locator(".ttl-sums .ttl-score")).to_contain_text("FN-12.5")
    expect(player.locator(".ttl-hist .ttl-btn").first).to_be_enabled()


@pytest.mark.parametrize(
    ("width", "lang", "theme"),
    [(1000, 0, "JupyterLab Light"), (1000, 1, "JupyterLab Dark"), (1600, 0, "JupyterLab Dark"),
     (1600, 1, "JupyterLab Light")],
)  # fmt: skip
def test_looks_complete_in_every_size_theme_and_language(page, player, tmp_path, theme, width, lang):
    sized(page, player, width, theme, 1000)
    player.locator(".ttl-lang button").nth(lang).click()
    expect(player.locator(".ttl-lang button").nth(lang)).to_have_class(re.compile("mod-active"))
    settled(page)
    box = player.bounding_box()
    assert abs(box["width"] - width) <= 2
    assert player.evaluate("frame => frame.scrollWidth <= frame.clientWidth + 1"), "nothing sticks out sideways"
    paper = player.evaluate("frame => getComputedStyle(frame).backgroundColor")
    dark = sum(int(n) for n in re.findall(r"\d+", paper)[:3]) < 3 * 128
    assert dark == theme.endswith("Dark")
    player.screenshot(path=tmp_path / f"player-{width}-{theme[11:].lower()}-{('en', 'ko')[lang]}.png")


def test_an_exercise_is_answered_wrongly_then_rightly(page):
    themed(page, "JupyterLab Light")
    page.set_viewport_size({"width": 1300, "height": 1000})
    expect(page.locator(".ttl-exercise")).to_have_count(13)
    exercise = page.locator(".ttl-exercise").nth(4)
    expect(exercise).to_contain_text("Not answered yet.")
    exercise.get_by_label("5 Chance").check()
    exercise.get_by_role("button", name="Check").click()
    expect(exercise).to_contain_text("5 Chance is barred: ▲ P2 acted there in the previous turn or since. [FN-6.2]")
    exercise.get_by_label("5 Chance").uncheck()
    exercise.get_by_label("4 Travel support").check()
    exercise.get_by_role("button", name="Check").click()
    expect(exercise).to_contain_text("✓ Right")


def test_the_browser_had_nothing_to_complain_about(page):
    assert page.complaints == []


def test_the_start_page_is_there_in_both_languages(lab, page):
    for lang in LANGUAGES:
        with urllib.request.urlopen(f"{lab}/api/contents/{shipped.start(lang)}?token=t", timeout=20) as answer:
            assert json.load(answer)["path"] == f"{lang}/00_start.ipynb"


def test_the_menus_of_a_korean_lab_are_korean(tmp_path):
    with running_lab(tmp_path, "ko") as lab, opened_page() as page:
        page.goto(f"{lab}/lab/tree/ko/00_start.ipynb?token=t")
        bar = page.locator("#jp-MainMenu .lm-MenuBar-itemLabel")
        expect(bar.first).to_be_visible()
        expect(bar).to_contain_text(["파일", "편집", "보기", "실행", "커널", "탭", "설정", "도움말"])
