"""A board before an old projector of 1024 x 768: the squares get the room, and no pawn covers another."""

from itertools import combinations

import pytest

import tabletop_lab as tl
from tabletop_lab.figures import render
from tabletop_lab.figures.letters import smallest
from tabletop_lab.figures.style import PX, live
from tabletop_lab.games.cetkaik.presentation import board_room
from tabletop_lab.games.fourteen_nights.presentation import board_map, board_shelf

FORM = live(650, 640, 1024, projector=True)


def drawn(match, form, monkeypatch):
    pawns = []
    page = render.sketch(match, viewer=tl.MODERATOR, form=form)
    made = type(page).player
    monkeypatch.setattr(
        type(page), "player",
        lambda self, x, y, seat, label, r=0.165, **look: (
            pawns.append((x, y, r * (1.5 if look.get("active") or look.get("moved") else 1))),
            made(self, x, y, seat, label, r, **look),
        ),
    )  # fmt: skip
    render.sketch(match, viewer=tl.MODERATOR, form=form)
    return pawns


def test_the_squares_of_cetkaik_take_most_of_the_width(monkeypatch):
    found = []
    made = board_room.placed
    monkeypatch.setattr(board_room, "placed", lambda *given: found.append(made(*given)) or found[-1])
    render.sketch(tl.Match("cetkaik", seed=6), viewer=tl.MODERATOR, lang="ko", form=FORM)
    assert 9 * found[0].field.s / PX > 0.56 * 650


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("until", [0, 6, 60, None])
@pytest.mark.parametrize(("width", "height", "share"), [(626, 770, 0.65), (626, 1160, 0.88), (726, 1000, 0.88)])
def test_in_a_high_window_all_else_is_below_the_squares(width, height, share, until, lang, monkeypatch):
    found, made = [], board_room.placed
    monkeypatch.setattr(board_room, "placed", lambda *given: found.append(made(*given)) or found[-1])
    form = live(width, height, 1000, projector=True)
    match = tl.Match("cetkaik", seed=4).run(bots="random", until=until)
    page = render.paint(match, None, tl.MODERATOR, lang, form=form)
    assert page.faults() == []
    (place,) = found
    assert 9 * place.field.s / PX > share * width
    said = [text.get_text() for text in page.texts]
    assert match.words(lang)("board-key-water") in said, "what a square means stands nowhere else"
    low = place.field.y
    for x, y, w, h in [place.strip, *place.reserves, place.legend, *([place.panel] if place.panel else [])]:
        assert min(x, y) >= 0 and x + w <= width * PX and y + h < low
    assert bool(place.panel) == (height > 1100)


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("form", [live(650, 540, 1024, True), live(520, 290, 564), live(860, 420, 1280, True)])
def test_no_pawn_covers_another(players, form, monkeypatch):
    match = tl.Match("fourteen_nights", players=players, seed=6).play("2")
    pawns = drawn(match.goto(match.steps - 1), form, monkeypatch)
    assert len(pawns) >= players
    for (x, y, r), (other, at, size) in combinations(pawns, 2):
        assert (x - other) ** 2 + (y - at) ** 2 >= (0.93 * (r + size)) ** 2


def test_the_places_of_a_shelf_lie_apart(monkeypatch):
    match, found = tl.Match("fourteen_nights", players=3, seed=6), []
    kind = type(render.sketch(match, viewer=tl.MODERATOR, form=FORM))
    made = kind.boxes_of
    monkeypatch.setattr(
        kind, "boxes_of", lambda self, boxes, *look, **more: found.append(boxes) or made(self, boxes, *look, **more)
    )
    render.sketch(match, viewer=tl.MODERATOR, form=FORM)
    rows = [boxes for boxes in found if len(boxes) == board_shelf.PLACES]
    assert rows and all(b[0] > a[0] + a[2] for boxes in rows for a, b in zip(boxes, boxes[1:], strict=False))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_words_about_a_chosen_piece_have_lines_of_their_own(lang):
    match = tl.Match("cetkaik", seed=1, position={"turn": "A"})
    for room in [(690, 780, 1100, True), (700, 760, 1100, True), (626, 1160, 1000, True)]:
        page = render.paint(match, None, "P1", lang, chosen=["TE"], form=live(*room))
        assert page.faults() == []


@pytest.mark.parametrize("room", [(620, 610, 1000, True), (640, 640, 1000, True)])
def test_no_pictogram_covers_the_name_of_a_space(room, monkeypatch):
    found = []
    monkeypatch.setattr(board_map, "_medal", lambda page, x, y, r, *more: found.append((x, y, r)))
    page = render.paint(tl.Match("fourteen_nights", players=3, seed=6), None, "P1", "en", form=live(*room))
    boxes = [page.extent(text) for text in page.texts if text.get_text().isalpha()]
    assert found and len(boxes) > 5
    for x, y, r in found:
        near = [(max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)) for x0, y0, x1, y1 in boxes]
        assert min(dx * dx + dy * dy for dx, dy in near) >= (0.95 * r) ** 2


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("room", [(620, 480, 1000), (634, 505, 1024)])
def test_five_pawns_on_one_space_have_letters_for_a_room(room, lang):
    match = tl.Match("fourteen_nights", players=5, seed=5, lang=lang).run(bots="random", until=0)
    svg = render.sketch(match, match.decision.player, lang, form=live(*room, projector=True)).drawing().svg()
    assert smallest(svg) * room[0] >= 18
