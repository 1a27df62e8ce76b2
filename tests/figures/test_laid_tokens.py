"""What lies before the seats of the village: nothing over another thing, a name or another seat's card."""

from itertools import combinations
from math import hypot

import pytest

from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import SLIDE, live
from tabletop_lab.games.tabula_wolves.presentation.board_laid import Laid
from tabletop_lab.games.tabula_wolves.presentation.board_ring import SIGNS, Circle, card_for

ROOMS = [(552, 280, 660), (830, 330, 860), (900, 430, 1000), (1240, 400, 1320), (1300, 700, 1880)]
"""Board and player in CSS pixels; the first is narrower than a window of 900."""


EDGE = 0.05
"""Inches of the edge of a card, where nothing is drawn."""


def meet(one, other, least=1e-6):
    return all(min(one[k] + one[k + 2], other[k] + other[k + 2]) - max(one[k], other[k]) > least for k in (0, 1))


def table(seats, form, faces=()):
    """A table with a pile before each seat, two of them with evidence; `faces`: seats whose cards are face up."""
    page = Sketch(form)
    scale = page.size_of("note") / 9.5
    players = tuple(f"P{n}" for n in range(1, seats + 1))
    size = seats, page.w, page.h, scale
    named = card_for(*size)
    card = named or card_for(*size, SIGNS) or (0.24, 0.24)
    laid = Laid(page, Circle(players, (0, 0, page.w, page.h), card=card, scale=scale), [], named is None, faces)
    for player in laid.in_order(players, {"P2": "fur", "P5": "footprint"}):
        with_card = player in ("P2", "P5")
        laid.place(player, (0.85 if with_card else 0.5) * scale, laid.tall * (1.25 if with_card else 1))
    return laid


@pytest.mark.parametrize(
    ("seats", "room"), [(n, room) for n in (7, 9, 12, 16, 19, 22) for room in ROOMS if n <= 12 or room != ROOMS[0]]
)
def test_nothing_lies_on_another_thing_or_on_the_card_of_another(seats, room):
    laid = table(seats, live(*room))
    boxes = {player: box for player, [box] in laid.before.items()}
    assert len(boxes) == seats
    assert [pair for pair in combinations(boxes, 2) if meet(boxes[pair[0]], boxes[pair[1]])] == []
    others = [(a, b) for a in boxes for b in boxes if a != b and meet(boxes[a], laid.circle.card(b), EDGE)]
    assert others == []
    far = laid.circle.frame + 1.3 / 72  # and half the line of a frame
    frames = [(x - far, y - far, w + 2 * far, h + 2 * far) for x, y, w, h in map(laid.circle.card, boxes)]
    assert far > 0.02
    if laid.circle.cw > 0.24:  # else not even the cards lie apart
        assert [pair for pair in combinations(frames, 2) if meet(*pair, 0.01)] == []


def test_what_has_no_room_before_its_seat_lies_on_its_own_card_off_the_name():
    laid = table(19, live(*ROOMS[1]))
    cards = {player: laid.circle.card(player) for player in laid.before}
    own = [player for player, [box] in laid.before.items() if meet(box, cards[player], EDGE)]
    assert own
    for player in own:
        (_, low, _, _), (_, y, _, h) = laid.before[player][0], cards[player]
        assert low >= y + 0.28 * h


def apart(box, card):
    (x, y, w, h), (a, b, c, d) = box, card
    return hypot(max(a - x - w, x - a - c, 0), max(b - y - h, y - b - d, 0))


@pytest.mark.parametrize(("seats", "room"), [(9, ROOMS[0]), (9, ROOMS[1]), (12, ROOMS[1]), (16, ROOMS[2])])
def test_what_lies_before_a_seat_is_nearer_to_its_card_than_to_any_other(seats, room):
    laid = table(seats, live(*room))
    cards = {player: laid.circle.card(player) for player in laid.before}
    near = {player: min(cards, key=lambda one: apart(box, cards[one])) for player, [box] in laid.before.items()}
    assert all(player == other for player, other in near.items()), near


@pytest.mark.parametrize("seats", (7, 9))
@pytest.mark.parametrize("room", [(868, 226, 868), *ROOMS[1:]])
def test_what_lies_between_two_cards_is_clearly_nearer_to_one_or_touches_it(seats, room):
    """So much nearer that it is seen: seven CSS pixels."""
    laid = table(seats, live(*room))
    cards = {player: laid.circle.card(player) for player in laid.before}
    for player, [box] in laid.before.items():
        far = {other: apart(box, card) for other, card in cards.items()}
        others = min(much for other, much in far.items() if other != player)
        assert others >= far[player] + 7 / 96, (player, far)


@pytest.mark.parametrize("seat", [f"P{n}" for n in range(1, 10)])
def test_nothing_lies_on_a_card_that_is_face_up(seat):
    laid = table(9, live(616, 345, 810), faces={seat})
    [box] = laid.before[seat]
    assert not meet(box, laid.circle.card(seat))


def test_an_arrow_ends_before_what_is_laid():
    laid = table(9, SLIDE)
    for player, [(x, y, w, h)] in laid.before.items():
        a, b = laid.circle.before(player, laid.stop(player))
        assert not (x < a < x + w and y < b < y + h), player
    assert Laid(laid.page, laid.circle, [], False).stop("P1") == 0
