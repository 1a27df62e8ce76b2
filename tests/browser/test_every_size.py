"""The player in small and large windows: type one can read, no empty bands, board, question and news at one glance.
A reduced set of games and sizes; `python -m tests.browser.every_size` measures all of them."""

from functools import cache, partial

import pytest

from tests.browser.every_size import BEGIN, ROOM, ROOMS, cell, faults, frames, grows, measured, projected
from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
pytestmark = NEEDS_A_BROWSER
# The fewest and the most players, in both languages; on the longest drawing, at the longest question, where most pieces
# lie on places to choose, and at the end of a game: there the page is another.
CASES = [
    ("fourteen_nights", 2, "ko", "board"),
    ("fourteen_nights", 5, "en", "board"),
    ("tabula_wolves", 7, "en", "question"),
    ("tabula_wolves", 22, "en", "board"),
    ("cetkaik", 2, "en", "board"),
    ("market", 4, "ko", "question"),
    ("tiedie", 8, "en", "board", {"mode": "hp", "map_layout": "M2"}),
    ("tiedie", 8, "en", "board", {"mode": "warden", "map_layout": "M1"}),  # cards, numbers and lines of eight
    ("tiedie", 8, "en", "question", {"mode": "hunter", "map_layout": "M4"}),
    ("tiedie", 8, "en", "question", {"mode": "hp", "map_layout": "M2"}),
    ("tiedie", 6, "ko", "question", {"mode": "warden"}),
    ("tiedie", 7, "en", "question", {"mode": "hp", "map_layout": "M2"}),  # nine answers of many words
    ("void_seeders", 1, "ko", "question"),
    ("void_seeders", 3, "ko", "question"),
    ("void_seeders", 5, "en", "board"),
    ("void_seeders", 4, "en", "press"),  # much before each seat: the line of seats was cut before a projector
    ("fourteen_nights", 5, "ko", "end"),
    ("tabula_wolves", 9, "en", "end"),
    ("cetkaik", 2, "ko", "end"),
    ("void_seeders", 5, "ko", "press"),
]
LARGE = len(CASES) - 2
"""So many of them are shown before a projector, too."""
NARROWEST = {"tiedie": 900, "void_seeders": 900}
"""Where the news of a game are whole: eight players have many numbers, and five on a ship."""
SIZES = [(680, 900), (900, 720), (1920, 720), (1440, 900), (1920, 1080)]
MORE = [(1280, 720), (1000, 900), (1600, 1080)]

BROKEN = """frame => [...frame.querySelectorAll(".ttl-opts.short .what")]
  .filter(e => e.getClientRects().length > 1 || e.offsetHeight > 1.8 * parseFloat(getComputedStyle(e).fontSize))
  .map(e => e.textContent)"""
"""Answers of few letters that do not stand in one line."""


@pytest.fixture(scope="module")
def page(lab):
    with notebook_of(lab, "sizes", [BEGIN, *(cell(*case) for case in CASES)]) as page:
        sync_api.expect(frames(page)).to_have_count(len(CASES))
        yield page


@pytest.fixture(scope="module")
def found(page):
    """What all players are like in a window of a size, measured when it is first asked for."""
    return cache(partial(measured, page))


@pytest.mark.parametrize(
    ("width", "height"), [*SIZES, *(pytest.param(*size, marks=pytest.mark.thorough) for size in MORE)]
)
def test_everything_can_be_read_at_one_glance(found, width, height):
    wrong = [
        f"{' '.join(map(str, case))}: {fault}"
        for case, one in zip(CASES, found(width, height), strict=True)
        if width >= NARROWEST.get(case[0], 0)
        for fault in faults(one)
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_what_three_seats_have_is_whole_beside_an_open_list_of_files(page):
    """The line of seats below a low and narrow board: its third line was cut in the middle of the letters."""
    seats = CASES.index(("void_seeders", 3, "ko", "question"))
    (one,) = measured(page, 680, 720, seats)
    assert not [words for words in one["cut"] if "ttl-seats" in words]


@pytest.mark.parametrize(
    ("widths", "height"),
    [((900, 1920), 720), *(pytest.param(*both, marks=pytest.mark.thorough)
                           for both in [((900, 1280, 1920), 720), ((1600, 1920), 1080)])],
)  # fmt: skip
def test_a_larger_window_has_larger_type(found, widths, height):
    windows = [found(width, height) for width in widths]
    wrong = [f"{case}: {fault}" for at, case in enumerate(CASES) if (fault := grows([one[at] for one in windows]))]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.fixture(scope="module")
def on_a_projector(page, request):
    """What is wrong with each player in the whole window; a window of another size draws all players anew."""
    chosen = [item for item in request.session.items if getattr(item, "originalname", "") == PROJECTED]
    wrong, type_of = {item.callspec.params["at"]: [] for item in chosen}, {}
    for size in ROOMS:
        measured(page, *size, 0)
        for at, faulty in wrong.items():
            with projected(page, at) as frame:
                one = measured(page, *size, at)[0]
                faulty += [f"{CASES[at]} at {size}: “{name}” is broken" for name in frame.evaluate(BROKEN)]
                letters = frame.locator(".ttl-large").evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
            type_of[at, size] = letters
            faulty += [f"{CASES[at]} at {size}: {fault}" for fault in faults(one, ROOM)]
            faulty += [] if one["frame"] == size[0] else [f"{one['frame']} is not the whole window"]
    for at, faulty in wrong.items():
        large, small = (type_of[at, size] for size in [(1920, 1080), (1280, 720)])
        faulty += [] if large > 1.15 * small else [f"{CASES[at]}: {small} px at 1280, {large} px at 1920"]
    return wrong


PROJECTED = "test_before_a_projector_a_room_can_read_it"


@pytest.mark.thorough(keep=9)
@pytest.mark.parametrize("at", range(LARGE))
def test_before_a_projector_a_room_can_read_it(on_a_projector, at):
    """The button fills the window, and takes it back."""
    assert not on_a_projector[at]


@pytest.mark.thorough(keep=4)
@pytest.mark.parametrize(("width", "height"), [(1000, 700), (1000, 900), (1100, 800)])
@pytest.mark.parametrize(
    "case",
    [("cetkaik", 2, "en", "board"), ("fourteen_nights", 5, "ko", "end"), ("void_seeders", 5, "en", "board"),
     ("void_seeders", 5, "ko", "press")],
)  # fmt: skip
def test_before_a_square_projector_a_room_can_read_it_as_well(page, case, width, height):
    at = CASES.index(case)
    measured(page, width, height, at)
    with projected(page, at):
        assert faults(measured(page, width, height, at)[0], ROOM) == []


@pytest.mark.thorough(keep=2)
@pytest.mark.parametrize(("width", "height"), [(1000, 1400), (900, 1080)])
@pytest.mark.parametrize(
    "case", [("tiedie", 8, "en", "board", {"mode": "hp", "map_layout": "M2"}), ("void_seeders", 3, "ko", "question")]
)
def test_before_a_high_projector_the_board_has_the_whole_width(page, case, width, height):
    """Beside question and news, a map of 25 squares was shown in part, five squares wide."""
    at = CASES.index(case)
    measured(page, width, height, at)
    with projected(page, at) as frame:
        assert faults(measured(page, width, height, at)[0], ROOM) == []
        board, question = frame.locator(".ttl-board").bounding_box(), frame.locator(".ttl-decide").bounding_box()
        assert board["width"] > 0.95 * width and question["y"] > board["y"] + board["height"]


def test_the_title_of_a_table_of_five_gives_way_to_the_buttons(page):
    """As wide as a window of 1440 with the list of files: the last button stood alone in a second line."""
    at = CASES.index(("fourteen_nights", 5, "ko", "end"))
    measured(page, 1100, 900, at)
    middles = frames(page).nth(at).locator(".ttl-head").evaluate("""head => [...head.children]
      .map(one => one.getBoundingClientRect()).filter(r => r.height).map(r => (r.top + r.bottom) / 2)""")
    assert len(middles) > 4 and max(middles) - min(middles) < 8


def test_escape_leaves_the_projector_also_where_nothing_has_the_focus(page):
    frame = frames(page).first
    measured(page, 1440, 900, 0)
    frame.locator(".ttl-large").click()
    sync_api.expect(frame).to_have_attribute("popover", "manual")
    frame.locator(".ttl-title").click()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Escape")
    sync_api.expect(frame).not_to_have_attribute("popover", "manual")


def test_the_page_had_nothing_to_complain_of(page):
    assert page.complaints == []
