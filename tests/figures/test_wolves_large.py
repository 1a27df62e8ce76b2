"""The village in large windows: whatever a smaller window shows is there, and the middle of the table is used."""

from functools import cache

import pytest

import tabletop_lab as tl
from tabletop_lab.figures.render import sketch
from tabletop_lab.figures.style import live
from tabletop_lab.games.tabula_wolves.presentation import table_facts as facts
from tests.figures.covered import CAPITALS, RIM, covered, looked

each_language = pytest.mark.parametrize("lang", ("en", "ko"))
# Boards as they are in windows of 1000, 1440, 1600 and 1920 pixels, and on a projector of 1440 and 1920, each as the
# player lays them out: width, height, width of the player.
WINDOWS = [(868, 363, 868), (866, 627, 1330), (960, 627, 1490), (1049, 801, 1860)]
PROJECTORS = [(1000, 770, 1440, True), (1346, 947, 1920, True)]


@cache
def played(seats):
    return tl.Match("tabula_wolves", players=seats, seed=7).run("random")


def panels(match, viewer, lang, room):
    """The titles of what stands beside the table, by kind."""
    said, words, number = sketch(match, viewer, lang, form=live(*room)).written(), match.words(lang), match.state.day
    titles = {
        "order": [words(f"board-order-{when}") for when in ("first", "night", "day")],
        "game": [words("board-cards-living"), words("board-cards")],
        "secrets": [words(name, player=viewer) for name in ("board-tonight", "board-secrets", "board-nights")],
        "said": [words("board-said", number=number)],
    }
    return {name for name, some in titles.items() if set(map(str, some)) & set(said)}


@each_language
@pytest.mark.parametrize("rooms", (WINDOWS, PROJECTORS))
@pytest.mark.parametrize("seats", (7, 9, 15, 22))
def test_a_larger_window_shows_at_least_what_a_smaller_one_shows(seats, rooms, lang):
    """At 1600 pixels nothing stood beside the table, and with 18 seats and more nothing on a large projector."""
    shown = 0
    for share in (0, 0.45, 0.8):
        match = played(seats)
        match.goto(int(match.steps * share))
        for viewer in ("P5", tl.MODERATOR):
            found = [panels(match, viewer, lang, room) for room in rooms]
            for smaller, larger in zip(found, found[1:], strict=False):
                assert smaller <= larger, (share, viewer)
            shown += len(found[-1])
    assert shown >= 12, "two panels and more in the largest window"


@each_language
@pytest.mark.parametrize("room", [WINDOWS[1], WINDOWS[3], PROJECTORS[1]])
def test_the_middle_of_a_large_table_says_which_day_it_is(room, lang):
    """It was empty, and the day stood in a corner beside the table."""
    match = played(9)
    match.goto(int(match.steps * 0.45))
    page = looked(match, "P5", lang, live(*room))
    said = match.words(lang)("board-middle-day", number=match.state.day)
    (word,) = [word for word in page.words if word.said == said]
    assert abs((word.box.x0 + word.box.x1) / 2 - page.w / 2) < 0.2
    assert not covered(page)


@each_language
@pytest.mark.parametrize("seats", (15, 18, 22))
def test_no_name_on_a_card_lies_upon_its_picture(seats, lang):
    """In two lines of a projector’s type it did; there the cards have signs alone, and the key has the names."""
    match, room = played(seats), PROJECTORS[1]
    match.goto(int(match.steps * 0.7))
    page, view = looked(match, tl.MODERATOR, lang, live(*room)), match.view(tl.MODERATOR)
    narrow = 0
    for player in view.living:
        x0, y0, x1, y1 = page._extent_of(page.places[player][0])
        inside = [w for w in page.words if x0 < w.box.x0 and w.box.x1 < x1 and y0 < w.box.y0 < y1]
        assert sum(1.2 * (w.box.height + 2 * RIM) / CAPITALS for w in inside) <= 0.56 * (y1 - y0)
        narrow += not inside
    names = {str(match.words(lang)(f"board-card-{facts.known(view, p).role}")) for p in match.players}
    assert not narrow or names <= {word.said for word in page.words}, "the key has what no card has room for"
