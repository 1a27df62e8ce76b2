"""The player beside JupyterLab's open list of files, as one finds it when the lab opens: boards and answers that can be
read, some of what happened and of the moves at one glance, and a line that says where there is more room."""

import pytest

from tests.browser.every_size import DRAWN, MEASURE, frames
from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import SIZES, settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER

SHIP = "tl.Match('void_seeders', players=3, seed=7).run(bots='random').goto(44)"
NIGHTS, MOVED = "tl.Match('fourteen_nights', 3, seed=7)", "tl.Match('fourteen_nights', 3, seed=7).play('2')"
SQUARES = "tl.Match('cetkaik', seed=7)"
CASES = [(match, lang) for match in (SHIP, NIGHTS, MOVED, SQUARES) for lang in ("en", "ko")]
CELLS = ["import tabletop_lab as tl", *(f"tl.play({match}, lang='{lang}', mode='alone');" for match, lang in CASES)]
WORDS = {"en": "More room without the list of files: Ctrl+B", "ko": "파일 목록을 닫으면 더 넓습니다: Ctrl+B"}

# How many of some things in a part that scrolls are seen whole, and how many there are.
WHOLE = """([frame, part, things]) => {
  const within = frame.querySelector(part), edge = within.getBoundingClientRect();
  const all = [...within.querySelectorAll(things)];
  const low = edge.bottom - (within.dataset.more ? 17 : 0);
  const whole = (r) => r.top >= edge.top - 1 && r.bottom <= low + 1;
  const seen = all.filter((one) => whole(one.getBoundingClientRect()) && getComputedStyle(one).opacity !== "0");
  return [seen.length, all.length]; }"""


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "beside_files", CELLS, height=900) as page:
        expect(frames(page)).to_have_count(len(CASES))
        page.evaluate("() => window.jupyterapp.commands.execute('filebrowser:activate')")
        yield page
        page.evaluate("() => window.jupyterapp.shell.collapseLeft()")


def at_size(page, match, lang, width, height):
    """A player in a window of that size, drawn for the room it has."""
    page.set_viewport_size({"width": width, "height": height})
    settled(page, quiet=SIZES)
    page.wait_for_function(DRAWN)
    frame = frames(page).nth(CASES.index((match, lang)))
    frame.scroll_into_view_if_needed()
    settled(page)
    return frame


def whole(frame, part, things):
    return frame.page.evaluate(WHOLE, [frame.element_handle(), part, things])


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_a_ship_has_the_height_in_which_nothing_lies_upon_its_numbers(page, lang):
    found = at_size(page, SHIP, lang, 900, 720).evaluate(MEASURE)
    board = frames(page).nth(CASES.index((SHIP, lang))).locator(".ttl-svg").bounding_box()
    assert found["least"] >= 11 and found["covered"] == 0 and not found["small"]
    assert board["height"] > 0.6 * board["width"] - 10, board
    assert found["question"] < found["room"], "the question is on the first screen all the same"


@pytest.mark.parametrize("match", (NIGHTS, MOVED, SQUARES))
@pytest.mark.parametrize("lang", ("en", "ko"))
def test_letters_are_no_smaller_and_no_answer_is_broken_or_unseen(page, match, lang):
    found = at_size(page, match, lang, 900, 720).evaluate(MEASURE)
    assert found["least"] >= 11 and found["covered"] == 0
    assert found["broken"] == [] and found["unseen"] == 0 and not found["below"]


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_a_line_says_that_there_is_more_room_without_the_list_of_files(page, lang):
    line = at_size(page, MOVED, lang, 1000, 800).locator(".ttl-files")
    expect(line).to_be_visible()
    assert " ".join(line.inner_text().split()) == WORDS[lang]
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    expect(line).to_be_hidden()
    page.set_viewport_size({"width": 700, "height": 800})
    expect(line).to_be_hidden()
    page.evaluate("() => window.jupyterapp.commands.execute('filebrowser:activate')")
    expect(line).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 800})
    expect(line).to_be_hidden()


@pytest.mark.parametrize(("match", "lang"), CASES)
def test_three_lines_of_what_just_happened_are_seen_beside_a_board_of_middle_width(page, match, lang):
    frame = at_size(page, match, lang, 1440, 900)
    seen, there = whole(frame, ".ttl-trace .ttl-news", "li")
    assert there > 1 and seen >= min(3, there), (seen, there)
    assert frame.evaluate(MEASURE)["least"] >= 11


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_some_moves_of_the_chosen_piece_are_seen(page, lang):
    frame = at_size(page, SQUARES, lang, 1000, 800)
    if not frame.locator(".ttl-list button[role=option]").count():
        frame.locator(":is([id=sq-TAU],[id=sq-TE]).target").first.click()
        expect(frame.locator(".ttl-list button[role=option]").first).to_be_visible()
    settled(page)
    assert whole(frame, ".ttl-list", "button[role=option]")[0] >= 2
    assert whole(frame, ".ttl-list", ".way button")[0] >= 1, "the chip of the piece is whole"
