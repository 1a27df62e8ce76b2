"""The corridors of the Void Seeders' ship: their numbers, their entrances and their noise, and what lies upon them."""

import numpy as np
import pytest
from matplotlib.transforms import Bbox

import tabletop_lab as tl
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import THEMES, live
from tabletop_lab.games.void_seeders.presentation import board, board_ways, ways_laid
from tabletop_lab.games.void_seeders.presentation import table_facts as facts
from tests.figures.covered import CAPITALS, RIM, covered, looked
from tests.figures.void_seeders_views import ROOMS, asked_seat, moments, played

pytestmark = pytest.mark.filterwarnings("error::UserWarning")
each_language = pytest.mark.parametrize("lang", ("en", "ko"))
MAP_NUMBERS = (4.7, 4.9, 6.6)
"""How far in front the numbers of rooms, of items and of corridors are drawn."""
HANGUL = 0.95
"""How high a Korean letter is with a hair above and below it, in heights of type."""


def entrances_on(page, match, lang="en"):
    """Where the entrances are on the page of a match: the middle of each, half its width and height."""
    view = match.view(None)
    whole = (page.margin, page.margin, page.w - 2 * page.margin, page.h - 2 * page.margin)
    _, sheet = board.laid(page, view, match.words(lang), whole)
    return list(board_ways.entrances_of(page, sheet, facts.ship(view)).values())


def letters_of(word):
    """Where the letters of a word are, be they Korean, which are higher than capitals."""
    high, middle = HANGUL * (word.box.height + 2 * RIM) / CAPITALS, (word.box.y0 + word.box.y1) / 2
    return Bbox.from_extents(word.box.x0, middle - high / 2, word.box.x1, middle + high / 2)


@pytest.mark.parametrize("room", [(768, 230, 780), (660, 270, 680), (740, 430, 1156)])
def test_no_entrance_lies_upon_another(room):
    match = played(5, 5).branch().goto(0)
    boxes = entrances_on(Sketch(live(*room), theme=THEMES["light"]), match)
    assert len(boxes) > 5
    pairs = [(a, b) for k, a in enumerate(boxes) for b in boxes[k + 1 :]]
    assert not [1 for a, b in pairs if abs(a[0] - b[0]) < a[2] + b[2] and abs(a[1] - b[1]) < a[3] + b[3]]


@pytest.mark.thorough(keep=8)
@each_language
@pytest.mark.parametrize("room", [*ROOMS, (690, 620, 1060), (1000, 680, 1440, True)])
def test_no_entrance_touches_the_number_or_the_name_of_a_room(room, lang):
    match = played(3).branch().goto(0)
    page = looked(match, None, lang, live(*room))
    heads = [word for word in page.words if word.z == 4.7]
    assert len(heads) >= len(facts.ship(match.view(None)).slots)
    for x, y, w, h in entrances_on(page, match, lang):
        frame = Bbox.from_extents(x - w, y - h, x + w, y + h).padded(page.RULE / 144)
        assert not [word.said for word in heads if Bbox.intersection(frame, letters_of(word))]


@pytest.mark.thorough(keep=2)
@pytest.mark.parametrize("players", (1, 3, 5))
def test_nothing_lies_upon_a_number(players):
    """The numbers of rooms and corridors, and of the items in a room: also in a low window, with all its noise."""
    wrong, numbers = [], 0
    for k, match in enumerate(moments(4, players=players)[1:]):
        for room in ((868, 226, 868), (768, 246, 768), ROOMS[k % 3 + 2]):
            page = looked(match, asked_seat(match) or tl.MODERATOR, ("en", "ko")[k % 2], live(*room))
            on_the_map = [word for word in page.words if word.z in MAP_NUMBERS]
            numbers += len(on_the_map)
            wrong += [(match.step, room, word.said) for word in covered(page) if word in on_the_map]
    assert numbers > 700
    assert not wrong, wrong


@each_language
@pytest.mark.parametrize("room", [(648, 536, 1024, True), (648, 500, 1024, True), (620, 674, 1000, True)])
def test_the_numbers_of_a_corridor_stand_at_their_own_corridor(room, lang):
    """Before an old projector, the numbers of 1-3 and 3-7 hung below the rooms, beside those of other corridors."""
    match = played(3).branch().goto(0)
    page, view = Sketch(live(*room), theme=THEMES["light"]), match.view(None)
    whole = (page.margin, page.margin, page.w - 2 * page.margin, page.h - 2 * page.margin)
    _, sheet = board.laid(page, view, match.words(lang), whole)
    ship = facts.ship(view)
    there, _ = board_ways._laid_on(page, sheet, ship, board_ways.ways_of(sheet, ship))
    assert {plate.way for plate in there.plates} == {way.name for way in board_ways.ways_of(sheet, ship)}
    assert board_ways.astray_on(page, sheet, ship) < 2.0


@each_language
@pytest.mark.parametrize("room", [(860, 340, 900), (1340, 500, 1920, True), (1340, 680, 1920, True), (1040, 520, 1760)])
def test_noise_lies_upon_no_other_corridor(room, lang):
    """Noise in 6-7 lay upon the line of 6-11: whoever looks on has to see in which corridor it is."""
    match = played(3).branch().goto(0)
    page, view = Sketch(live(*room), theme=THEMES["light"]), match.view(None)
    whole = (page.margin, page.margin, page.w - 2 * page.margin, page.h - 2 * page.margin)
    _, sheet = board.laid(page, view, match.words(lang), whole)
    ways = board_ways.ways_of(sheet, facts.ship(view))
    there, _ = board_ways._laid_on(page, sheet, facts.ship(view), ways)
    lines = np.array([[*way.start, *way.end] for way in ways])
    nearer = []
    for k, (bare, _) in enumerate(there.noise):
        far = [float(ways_laid._far_from(np.array([bare]), line[None])[0]) / sheet.em for line in lines]
        others = min(far[:k] + far[k + 1 :])
        assert far[k] < 0.5 or others > 0.5, ways[k].name
        nearer += [ways[k].name] * (others < far[k] - 0.05)
    assert len(nearer) <= 1, nearer
