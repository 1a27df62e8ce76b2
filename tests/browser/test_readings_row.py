"""Readings of a rule side by side: boards that stand in a row begin at the same height, whatever stands above them."""

import itertools

import pytest

from tabletop_lab.notebook import readings
from tabletop_lab.playtest import worked_example
from tests.browser.one_browser import opened_page
from tests.browser.running_lab import NEEDS_A_BROWSER

pytestmark = NEEDS_A_BROWSER


@pytest.mark.parametrize(("width", "across"), ((1300, 2), (900, 1), (420, 1)))
def test_boards_in_a_row_begin_at_the_same_height(width, across):
    idle = worked_example("tiedie", 40).goto(1)
    shown = readings(idle, "executor", viewer="moderator", small=True, lang="en").html()
    with opened_page(width=width) as page:
        page.set_content(f"<body style='margin:10px'>{shown}</body>")
        boxes = [box for box in page.locator(".side img").evaluate_all(
            "all => all.map((one) => { const r = one.getBoundingClientRect(); return [r.top, r.left, r.right]; })"
        ) if box[2] > box[1]]  # fmt: skip
        assert len(boxes) == 4, "one board of each reading is seen, in the theme of the page"
        rows = [[box[1] for box in row] for _, row in itertools.groupby(boxes, key=lambda box: round(box[0]))]
        assert [len(row) for row in rows] == [across] * (4 // across)
        assert max(box[2] for box in boxes) <= width
