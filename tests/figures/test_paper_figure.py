"""A board for print: its true size, its marks, its letters as outlines or as text, and what it says beside itself."""

import re
from math import dist

import pytest

import tabletop_lab as tl
from tabletop_lab.figures.paper_figure import WIDTHS
from tabletop_lab.figures.sketch import Sketch


def letters_of(figure):
    """The sizes of all its letters in points, as they are written when they stay text."""
    return [float(size) for size in re.findall(r'font-size="([\d.]+)"', figure.svg(text=True))]


@pytest.mark.parametrize("form", WIDTHS)
@pytest.mark.parametrize("name", ["cetkaik", "fourteen_nights", "tabula_wolves", "tiedie", "void_seeders"])
def test_a_board_is_as_wide_as_its_form_and_no_letter_is_under_7_points(name, form):
    game = tl.games()[name]
    match = tl.Match(game, players=min(max(game.seats), 8), seed=5).run("random", until=40)
    figure = match.draw(form=form, lang="ko")
    width = float(re.search(r'viewBox="0 0 ([\d.]+) ', figure.svg())[1])
    assert width / 72 * 25.4 == pytest.approx(WIDTHS[form], abs=0.05)
    assert min(letters_of(figure)) >= 7.0


def test_words_stay_text_in_the_language_that_is_asked_for():
    match = tl.Match("fourteen_nights", players=2, seed=3)
    assert ">찬스<" in match.draw(form="column", lang="ko").svg(text=True)
    assert "<text" not in match.draw(form="column", lang="ko").svg()


def test_a_call_out_grows_with_the_type_of_its_form(monkeypatch):
    radii = []
    monkeypatch.setattr(Sketch, "callout", lambda page, x, y, n, r=0: radii.append(round(r * 72, 1)))
    for form in WIDTHS:
        tl.Match("cetkaik", seed=1).draw(form=form, callouts=["KA"])
    assert sorted(set(radii)) == [7.9, 13.2]  # points: in print, on a slide


def test_marks_are_drawn_where_the_places_are(monkeypatch):
    calls, arrows = [], []
    monkeypatch.setattr(Sketch, "callout", lambda page, x, y, n, r=0: calls.append((n, round(x, 2), round(y, 2))))
    monkeypatch.setattr(Sketch, "arrow", lambda page, points, z=0: arrows.append(points))
    figure = tl.Match("cetkaik", seed=1).draw(form="page", callouts=["KA", "ZO"], arrows=[("KA", "ZO")])
    page = figure._page(False)
    x, y, w, h = page.box_of("ZO")
    assert [number for number, *_ in calls[-2:]] == [1, 2]
    at = calls[-1][1:]
    apart = dist(at, (min(max(at[0], x), x + w), min(max(at[1], y), y + h)))
    assert 0.05 < apart < 0.11 < dist(at, (x + w / 2, y + h / 2)) - w / 3, "it touches its square, and not tam there"
    assert arrows[-1][1] == (x + w / 2, y + h / 2)


def test_caption_number_and_credit_are_offered_beside_the_picture():
    match = tl.Match("cetkaik", seed=1).run("random", until=4)
    figure = match.draw(form="column", lang="en", number=3)
    assert figure.caption == "Figure 3. Cetkaik, step 4."
    assert figure.alt == match.alt_text(None, "en", asked=False)
    assert "MIT" in figure.credit and "Figure 3" not in figure.svg(text=True)


def test_files_are_written_by_their_suffix(tmp_path):
    figure = tl.Match("cetkaik", seed=1).draw(form="column")
    assert figure.save(tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg")
    assert figure.save(tmp_path / "a.png").read_bytes()[1:4] == b"PNG"
    with pytest.raises(tl.TabletopError, match=r"does not end in \.svg, \.png"):
        figure.save(tmp_path / "a.pdf")


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"form": "poster"}, "form: there is no form 'poster' (allowed: column, page, slide)"),
        ({"squares": ["Q9"]}, "place: there is no place 'Q9'"),
        ({"callouts": [3]}, "callouts: 3 is not possible"),
        ({"arrows": ["KA"]}, "place: there is no place 'K'"),
        ({"arrows": [1]}, "arrows: [1] names no arrows"),
        ({"theme": "pink"}, "theme: there is no theme 'pink'"),
    ],
)
def test_what_cannot_be_drawn_is_told(call, said):
    with pytest.raises(tl.TabletopError) as told:
        tl.Match("cetkaik", seed=1).draw(**({"form": "column"} | call))
    assert said in str(told.value)


def test_a_call_out_on_a_small_place_hides_no_pawn(monkeypatch):
    """Squares smaller than a call-out: it touches its own, and hides neither the pawn there nor another one."""
    match, drawn = tl.Match("tiedie", 4, seed=2).run("random"), []
    monkeypatch.setattr(Sketch, "callout", lambda page, x, y, n, r: drawn.append((page, n, (x, y), r)))
    for step in (60, 120, 200, 260):
        names = match.goto(step).draw(form="column")._page(False).names()
        there = [player for player in match.players if player in names]
        match.draw(form="column", callouts=there)
        shown, drawn[:] = list(drawn), []
        assert len(shown) == len(there) > 2
        for page, number, at, r in shown:
            boxes = [page.box_of(player) for player in there]
            x, y, w, h = boxes[number - 1]
            assert w < 2 * r, "a pawn is smaller than a call-out"
            assert dist(at, (min(max(at[0], x), x + w), min(max(at[1], y), y + h))) <= r, "it touches what it is about"
            assert all(dist(at, (x + w / 2, y + h / 2)) > r for x, y, w, h in boxes)
